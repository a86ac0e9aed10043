import Text

/// The things that words call by a number, such as "brew 9", "sprint 12" and "V2", of which a series has many.
struct SeriesNumbers {
    /// How texts refer to the things of a question.
    enum Mention {
        /// They name one of them.
        case same
        /// They name another of the series: "Brew 8" for "brew 9".
        case other
        /// They name none of the series.
        case none
    }

    private struct Name: Hashable {
        /// The stem of the series, such as "brew".
        var series: String
        var number: Int
    }

    private let names: Set<Name>

    var isEmpty: Bool { names.isEmpty }

    init(in text: String) { names = SeriesNumbers.names(in: text) }

    /// Returns how the titles and headings of a passage refer to these things.
    func mention(in headings: [String]) -> Mention {
        var isOther = false
        for heading in headings where heading.utf8.contains(where: { SeriesNumbers.isDigit($0) }) {
            for name in SeriesNumbers.names(in: heading) where names.contains(where: { $0.series == name.series }) {
                if names.contains(name) { return .same }
                isOther = true
            }
        }
        return isOther ? .other : .none
    }

    private static func names(in text: String) -> Set<Name> {
        guard text.utf8.contains(where: isDigit) else { return [] }
        var names: Set<Name> = []
        var last: (stem: String, end: Int)?
        for term in TermAnalyzer().terms(of: text) {
            if let number = number(of: term.word[...]) {
                if let last, term.range.lowerBound - last.end <= farthest {
                    names.insert(Name(series: last.stem, number: number))
                }
                last = nil
            } else {
                // "brew9" and "v2" hold both.
                let letters = term.word.prefix { $0.isLetter }
                if !letters.isEmpty, let number = number(of: term.word[letters.endIndex...]) {
                    names.insert(Name(series: SeriesNumbers.stem(of: String(letters)), number: number))
                }
                last = (term.stem, term.range.upperBound)
            }
        }
        return names
    }

    /// The maximum number of bytes between a name and its number: " ", " #".
    private static let farthest = 2
    /// The maximum number of digits; longer numbers are codes and dates.
    private static let mostDigits = 4

    private static func number(of word: Substring) -> Int? {
        word.utf8.count <= mostDigits && word.utf8.allSatisfy(isDigit) ? Int(word) : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func stem(of word: String) -> String { TermAnalyzer().terms(of: word).first?.stem ?? word }
}
