import Language

/// A number in a text with the values that it may have.
struct Figure {
    /// The number as written.
    var text: String
    /// The range of the number, in UTF-8 bytes.
    var range: Range<Int>
    var values: Set<Value>

    /// A value in one of the notations that a number may have.
    enum Value: Hashable {
        case number(Double)
        /// A time of day, in minutes.
        case clock(Int)
        /// A version, a name with digits ("Q3").
        case name(String)
    }

    var isClock: Bool {
        values.contains { if case .clock = $0 { true } else { false } }
    }
}

/// Finds the numbers of a text, in digits and in words.
///
/// `1,200`, `1.200` and `1200` agree, as do `12,50` and `12.5`, `3k` and `3000`, `2:30 pm` and `14:30`. A comma or point before three digits
/// may group them or begin decimals, so such a number has two values. Words of one and zero are no numbers here: they are articles too.
struct FigureReader {
    private let words: [String: Double]

    /// Reads the number words of some languages.
    init(languages: [Language]) {
        var words: [String: Double] = [:]
        for lexicon in languages.map(\.lexicon) {
            for (value, word) in lexicon.numbers.split(separator: " ").enumerated() where value > 1 {
                words[String(word)] = Double(value)
            }
            for (place, word) in lexicon.tens.split(separator: " ").enumerated() {
                words[String(word)] = Double(30 + 10 * place)
            }
        }
        self.words = words
    }

    func figures(in text: String) -> [Figure] {
        var scan = FigureScan(text)
        var figures: [Figure] = []
        while let word = scan.next() {
            if word.text.contains(where: { $0.isASCII && $0.isNumber }) {
                figures.append(
                    Figure(text: word.text, range: word.range, values: NumberNotation(word, before: scan.peek()).values)
                )
            } else if let value = words[word.text.lowercased()] {
                figures.append(Figure(text: word.text, range: word.range, values: [.number(value)]))
            }
        }
        return figures
    }
}

/// A run of letters and digits, with the signs between digits.
struct FigureWord {
    var text: String
    var range: Range<Int>
}

/// Splits a text into words, of which numbers keep their signs: `1,200.50`, `14:30`, `2.1.3`.
struct FigureScan {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    private var byte = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func next() -> FigureWord? {
        while place < scalars.count, !FigureScan.isWord(scalars[place]) { advance() }
        guard place < scalars.count else { return nil }
        let (start, firstByte) = (place, byte)
        while place < scalars.count, FigureScan.isWord(scalars[place]) || isSignInNumber { advance() }
        let text = String(String.UnicodeScalarView(scalars[start..<place]))
        return FigureWord(text: text, range: firstByte..<byte)
    }

    /// The next word, which is not taken.
    func peek() -> String? {
        var copy = self
        return copy.next()?.text
    }

    private mutating func advance() {
        byte += String(scalars[place]).utf8.count
        place += 1
    }

    /// Whether the sign here stands between digits; a blank only before three of them, as `1 200` in French.
    private var isSignInNumber: Bool {
        guard place > 0, FigureScan.isDigit(scalars[place - 1]), place + 1 < scalars.count,
            FigureScan.isDigit(scalars[place + 1])
        else { return false }
        switch scalars[place] {
        case ".", ",", ":", "'", "’": return true
        case "\u{A0}", "\u{202F}":
            let group = scalars[(place + 1)...].prefix { FigureScan.isDigit($0) }
            return group.count == 3
        default: return false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || scalar.properties.isAlphabetic
    }
}

/// The values of a number by its notation.
struct NumberNotation {
    private let digits: String
    private let ending: String
    private let whole: String
    private let wordAfter: String

    /// Takes a word with digits, and the word after it.
    init(_ word: FigureWord, before next: String?) {
        whole = word.text.lowercased()
        let isNumber = { (character: Character) in character.isASCII && character.isNumber }
        if let first = whole.first, isNumber(first) {
            let end = whole.lastIndex(where: isNumber) ?? whole.startIndex
            digits = String(whole[...end])
            ending = String(whole[whole.index(after: end)...])
        } else {
            (digits, ending) = ("", "")
        }
        wordAfter = next?.lowercased() ?? ""
    }

    var values: Set<Figure.Value> {
        guard !digits.isEmpty, !digits.contains(where: \.isLetter) else { return hours ?? [.name(whole)] }
        if digits.contains(":") { return clock(separator: ":") ?? [.name(digits)] }
        let parts = digits.split(whereSeparator: { !$0.isNumber })
        let isVersion = parts.count > 2 && !parts.dropFirst().allSatisfy { $0.count == 3 }
        guard !isVersion || Set(digits.filter { !$0.isNumber }).count > 1 else { return [.name(digits)] }
        var values: Set<Figure.Value> = []
        for number in numbers(parts.map(String.init)) {
            values.insert(.number(number))
            if let factor { values.insert(.number(number * factor)) }
        }
        if isHour { values.formUnion(clock(separator: ".") ?? []) }
        return values
    }

    private func numbers(_ parts: [String]) -> [Double] {
        let grouped = parts.dropFirst().allSatisfy { $0.count == 3 } ? Double(parts.joined()) : nil
        let decimal =
            parts.count > 1 ? Double(parts.dropLast().joined() + "." + (parts.last ?? "")) : Double(parts.joined())
        return [grouped, decimal].compactMap { $0 }
    }

    // MARK: Times of day

    private static let hourWords: Set<String> = ["uhr", "h", "heures", "heure", "am", "pm", "o", "a", "p"]

    private var isHour: Bool { NumberNotation.hourWords.contains(ending.isEmpty ? wordAfter : ending) }

    /// `14h30`.
    private var hours: Set<Figure.Value>? {
        guard let h = whole.firstIndex(of: "h"), let hour = Int(whole[..<h]),
            let minute = Int(whole[whole.index(after: h)...]), hour < 24, minute < 60
        else { return nil }
        return [.clock(hour * 60 + minute)]
    }

    private func clock(separator: Character) -> Set<Figure.Value>? {
        let parts = digits.split(separator: separator).map { Int($0) }
        guard let hour = parts.first ?? nil, hour < 25, parts.count <= 3, !parts.contains(nil),
            let minute = parts.count > 1 ? parts[1] : 0, minute < 60
        else { return nil }
        let mark = ending.isEmpty ? wordAfter : ending
        let minutes = hour % 24 * 60 + minute
        if mark.hasPrefix("p"), hour < 12 { return [.clock(minutes + 720)] }
        if mark == "am" || mark == "a" { return [.clock(hour == 12 ? minute : minutes)] }
        return hour <= 12 && mark != "uhr" ? [.clock(minutes), .clock((minutes + 720) % 1440)] : [.clock(minutes)]
    }

    // MARK: Magnitudes

    private static let factors: [String: Double] = [
        "k": 1e3, "m": 1e6, "thousand": 1e3, "tausend": 1e3, "tsd": 1e3, "mille": 1e3, "million": 1e6,
        "millions": 1e6, "millionen": 1e6, "mio": 1e6, "billion": 1e9, "milliarden": 1e9, "milliarde": 1e9,
        "mrd": 1e9, "milliard": 1e9, "milliards": 1e9,
    ]

    private var factor: Double? { NumberNotation.factors[ending.isEmpty ? wordAfter : ending] }
}
