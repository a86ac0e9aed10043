import Time

/// Dates in the names of files, as words, with short years, or between words.
extension WrittenDate {
    /// Reads the date in a file's name without its extension; it is rejected if it may be a version number.
    init?(inName name: String) {
        let name = String(name.map { $0 == "_" ? " " : $0 })
        // Without a four-digit year a name may hold a version number.
        let written = WrittenDate(among: name).flatMap { name.contains("\($0.date.year)") ? $0 : nil }
        guard let found = written ?? WrittenDate.padded(in: name) ?? WrittenDate.compact(in: name) else { return nil }
        self = found
    }

    /// Reads the date between the words of a file's name, "sync-19-01-2023"; it needs a four-digit year.
    init?(withinName name: String) {
        guard name.utf8.contains(UInt8(ascii: "-")), let found = WrittenDate(among: WrittenDate.parted(name)),
            name.contains("\(found.date.year)")
        else { return nil }
        self = found
    }

    /// Returns the date in a name if day, month and year have two digits each, "meeting 08.02.24", or if it is the whole name, "3-24-26".
    private static func padded(in name: String) -> WrittenDate? {
        if case let parts = name.split(separator: "-", omittingEmptySubsequences: false), parts.count == 3,
            parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }), parts[2].count == 2,
            let written = WrittenDate(parts.joined(separator: "/"), reference: nil), case .certain? = written.order
        {
            return written
        }
        return name.split(separator: " ").lazy.compactMap { word -> WrittenDate? in
            let parts = word.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isNumber) }) else { return nil }
            return WrittenDate(String(word), reference: nil)
        }.first
    }

    /// Returns a name with blanks for the hyphens beside its words, and before the number that follows a month: "sync-19-01-2023", "sync-Nov4-2020".
    private static func parted(_ name: String) -> String {
        var words: [Substring] = []
        for word in name.split(whereSeparator: { $0 == "-" || $0 == " " }) {
            let letters = word.prefix { $0.isLetter }
            let isMonth = letters.count < word.count && WrittenDate.namesMonth(letters)
            words += isMonth ? [letters, word[letters.endIndex...]] : [word]
        }
        var result = ""
        for (place, word) in words.enumerated() {
            let isNumber = place > 0 && words[place - 1].allSatisfy(\.isNumber) && word.allSatisfy(\.isNumber)
            result += (place == 0 ? "" : isNumber ? "-" : " ") + word
        }
        return result
    }

    /// Returns the date of six digits that begin a name, "102521-retrospective", "210405 board".
    private static func compact(in name: String) -> WrittenDate? {
        let digits = name.prefix { $0.isNumber }
        guard digits.count == 6, digits.utf8.count == 6, name[digits.endIndex...].first?.isLetter != true else {
            return nil
        }
        let parts = stride(from: 0, to: 6, by: 2).map { digits.dropFirst($0).prefix(2) }
        guard let year = Int(parts[0]), let month = Int(parts[1]), let last = Int(parts[2]) else { return nil }
        if years.contains(year), let day = CivilDate(year: 2000 + year, month: month, day: last) {
            return WrittenDate(day: day)
        }
        return years.contains(last) ? WrittenDate(parts.joined(separator: "/"), reference: nil) : nil
    }

    /// The years of this century that notes with short names are likely from.
    private static let years = 14...40
}
