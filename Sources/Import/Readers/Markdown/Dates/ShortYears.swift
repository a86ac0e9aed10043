/// The years of two digits behind the dates of a list, "13 Dec 25 concert", "10 Feb 26 birthday".
///
/// One alone may count something ("3 May 25 people"); several within a few years of each other are years.
struct ShortYears {
    private let areYears: Bool

    init(_ texts: some Sequence<String>) {
        let found = texts.compactMap { ShortYears.digits(in: $0).flatMap { Int($0) } }
        let isNarrow = (found.max() ?? 0) - (found.min() ?? 0) <= ShortYears.mostYears
        areYears = found.count >= ShortYears.fewest && isNarrow
    }

    /// The minimum number of dates with such a year.
    private static let fewest = 3
    /// The maximum distance between the years.
    private static let mostYears = 3

    /// Returns a text with the year behind its leading date written out.
    func written(out text: String) -> String {
        guard areYears, let digits = ShortYears.digits(in: text) else { return text }
        return text[..<digits.startIndex] + "20" + text[digits.startIndex...]
    }

    /// Returns the two digits behind a leading day and month; nil if something else follows.
    private static func digits(in text: String) -> Substring? {
        let words = text.split(separator: " ", maxSplits: 3)
        guard words.count > 2, words[2].count == 2, words[2].utf8.allSatisfy({ (48...57).contains($0) }),
            (1...31).contains(Int(words[0].filter(\.isNumber)) ?? 0), words[0].count <= 4,
            WrittenDate.month(words[1].lowercased()) != nil
        else { return nil }
        return words[2]
    }
}
