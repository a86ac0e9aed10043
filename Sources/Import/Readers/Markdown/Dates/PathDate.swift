import Time

/// The day given by the folders and the name of a file together: `2023/05-May/5.md`, `2024/10/08.md`, `2015-07/july-28.md`.
struct PathDate {
    let date: CivilDate
    /// How day and month were told apart by their numbers; nil if a month's name, a folder or convention decides.
    let order: NumericOrder?
    /// The file's name without the parts of the date.
    let rest: String

    /// Reads a path relative to the vault, without the file's extension; returns nil unless a folder names the year.
    init?(_ path: String) {
        guard PathDate.mayHoldYear(path) else { return nil }
        let parts = path.split(separator: "/").map { PathDate.tokens($0) }
        guard let name = parts.last, parts.count > 1 else { return nil }
        let folders = parts.dropLast()
        guard let place = folders.lastIndex(where: { $0.contains { $0.year != nil } }),
            let year = folders[place].lazy.compactMap(\.year).first
        else { return nil }
        // The month follows the year in its folder's name, or is in a folder below.
        let behind = folders[place].drop { $0.year == nil }.dropFirst() + folders[(place + 1)...].joined()
        let month = behind.lazy.compactMap(\.month).last
        let isNamed = behind.contains { $0.monthName != nil }
        if let found = PathDate.wholeDay(in: name, year: year) {
            (date, order) = (found.date, found.order)
            rest = name.indices.filter { !found.tokens.contains($0) }.map { name[$0].text }.joined(separator: " ")
            return
        }
        guard let found = PathDate.day(in: name, year: year, month: month, isNamed: isNamed) else { return nil }
        (date, order) = (found.date, nil)
        rest = name.indices.filter { !found.tokens.contains($0) }.map { name[$0].text }.joined(separator: " ")
    }

    /// Returns the 15th of the month named beside its year in the file name or one folder, `updates/2021-04-news.md`; nil if there is none.
    static func month(_ path: String) -> CivilDate? {
        for part in path.split(separator: "/").reversed() {
            let tokens = tokens(part)
            guard let place = tokens.firstIndex(where: { $0.year != nil }), let year = tokens[place].year else {
                continue
            }
            let before = tokens[..<place].last?.monthName
            guard let month = tokens[(place + 1)...].first?.month ?? before else { continue }
            return CivilDate(year: year, month: month, day: 15)
        }
        return nil
    }

    /// Returns the year of the last folder that names one: 2021 in `minutes/2021/sg-10-4`.
    static func year(_ path: String) -> Int? {
        guard mayHoldYear(path) else { return nil }
        return path.split(separator: "/").dropLast().reversed().lazy.compactMap { part in
            tokens(part).lazy.compactMap(\.year).first
        }.first
    }

    /// Returns the first day of the month that a file is called, `2018-august`, `2021-04`, `2018/august`, or whose name its own begins with:
    /// `2024-08 camping`.
    static func wholeMonth(_ path: String) -> CivilDate? {
        guard let name = path.split(separator: "/").last.map(tokens) else { return nil }
        switch name.count {
        case 1:
            guard let month = name[0].monthName, let year = year(path) else { return nil }
            return CivilDate(year: year, month: month, day: 1)
        case 2:
            if let year = name[0].year, let month = name[1].month { return CivilDate(year: year, month: month, day: 1) }
            guard let month = name[0].monthName, let year = name[1].year else { return nil }
            return CivilDate(year: year, month: month, day: 1)
        default:
            // `2024-08 12 monkeys` may be a day.
            guard name.count > 2, let year = name[0].year, let month = name[1].month, name[2].number == nil else {
                return nil
            }
            return CivilDate(year: year, month: month, day: 1)
        }
    }

    /// Returns the first day of the year that is a file's whole name, below a folder of that year, `2018/2018`; else nil.
    static func wholeYear(_ path: String) -> CivilDate? {
        guard let name = path.split(separator: "/").last.map(tokens), name.count == 1, let year = name[0].year,
            PathDate.year(path) == year
        else { return nil }
        return CivilDate(year: year, month: 1, day: 1)
    }

    /// Returns the day of three numbers, the last of which repeats the folder's year: `2022/9-12-22`, `2022/3-21-2022`.
    private static func wholeDay(
        in name: [Token], year: Int
    ) -> (date: CivilDate, order: NumericOrder?, tokens: Set<Int>)? {
        for place in name.indices.dropLast(2) {
            guard let first = name[place].number, let second = name[place + 1].number,
                name[place + 2].year == year || name[place + 2].number == year % 100
            else { continue }
            let tokens: Set<Int> = [place, place + 1, place + 2]
            let monthFirst = CivilDate(year: year, month: first, day: second)
            let dayFirst = CivilDate(year: year, month: second, day: first)
            switch (monthFirst, dayFirst) {
            case (let month?, let day?) where month == day: return (month, .certain(isMonthFirst: nil), tokens)
            case (let month?, let day?): return (month, .open(isMonthFirst: true, other: day), tokens)
            case (let month?, nil): return (month, .certain(isMonthFirst: true), tokens)
            case (nil, let day?): return (day, .certain(isMonthFirst: false), tokens)
            case (nil, nil): continue
            }
        }
        return nil
    }

    /// Returns whether four consecutive digits occur before the last slash.
    private static func mayHoldYear(_ path: String) -> Bool {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
        var digits = 0
        for byte in path.utf8[..<slash] {
            digits = byte.isDigit ? digits + 1 : 0
            if digits == 4 { return true }
        }
        return false
    }

    private struct Token {
        var text: Substring
        var number: Int? { text.count <= 2 ? Int(text) : nil }
        var year: Int? { text.count == 4 ? Int(text).flatMap { (1900...2199).contains($0) ? $0 : nil } : nil }
        /// The month of a name, or of a two-digit number.
        var month: Int? {
            WrittenDate.month(text.lowercased())
                ?? (text.count == 2 ? number.flatMap { (1...12).contains($0) ? $0 : nil } : nil)
        }

        /// Whether the character behind it, an underscore or a point, separates nothing else in the name.
        var hasOwnMark: Bool {
            let rest = text.base[text.endIndex...]
            guard let mark = rest.first, mark == "_" || mark == "." else { return false }
            return !rest.dropFirst().contains(mark)
        }

        var monthName: Int? { text.first?.isLetter == true ? WrittenDate.month(text.lowercased()) : nil }
    }

    private static func tokens(_ part: Substring) -> [Token] {
        part.words(withNumbers: true).map { Token(text: $0) }
    }

    private static func day(
        in name: [Token], year: Int, month: Int?, isNamed: Bool
    ) -> (date: CivilDate, tokens: Set<Int>)? {
        // The name of a month beside a number: `july-28`, `28-july`.
        for place in name.indices {
            guard let named = name[place].monthName else { continue }
            for beside in [place + 1, place - 1] where name.indices.contains(beside) {
                guard let day = name[beside].number, let date = CivilDate(year: year, month: named, day: day) else {
                    continue
                }
                return (date, [place, beside])
            }
        }
        // Month and day: `GC-03-09`, also below a folder of that month.
        for place in name.indices.dropLast() where name[place].text.count == 2 && name[place + 1].text.count == 2 {
            guard let first = name[place].number, let day = name[place + 1].number, month == nil || month == first,
                let date = CivilDate(year: year, month: first, day: day)
            else { continue }
            return (date, [place, place + 1])
        }
        // The day alone, below a folder of its month; `10-things` is not a day, unless the folder says `10-Oct` or its mark is its own: `10_two-things`.
        guard let month, let first = name.first, let day = first.number,
            name.count == 1 || name.dropFirst().allSatisfy({ WrittenDate.isWeekday($0.text.lowercased()) })
                || first.text.first == "0" || first.text.count == 2 && (isNamed || first.hasOwnMark),
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        return (date, [0])
    }
}
