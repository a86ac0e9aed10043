import Text
import Time

/// The words that the headings of a log share before their dates: "Date: 5 May 2024", "Call on 3 June".
///
/// Words that at least two headings write before a date belong to the form of the log; what a single heading says before a date is its topic.
struct HeadingLead {
    private let shared: Set<String>

    /// Finds the words that at least two of some headings share.
    init(_ headings: [String]) {
        let leads = headings.compactMap { HeadingLead.split($0)?.lead }
        let counts = Dictionary(leads.map { ($0, 1) }, uniquingKeysWith: +)
        shared = Set(counts.filter { $0.value >= HeadingLead.fewest }.keys)
    }

    /// Returns a heading from its date on, if shared words precede it; else the heading.
    func withoutLead(_ heading: String) -> String { parted(heading)?.dated ?? heading }

    /// Returns the words before a heading's date if they tell its sections apart, as "Retro 5 May" does from "Planning 3 May"; else nil.
    func subject(of heading: String) -> String? {
        guard shared.count > 1, let dated = parted(heading)?.dated else { return nil }
        return String(heading.dropLast(dated.count)).trimmed.trimmingPunctuation
    }

    private func parted(_ heading: String) -> (lead: String, dated: String)? {
        guard !shared.isEmpty, let parts = HeadingLead.split(heading), shared.contains(parts.lead) else { return nil }
        return parts
    }

    private static let fewest = 2

    /// Splits a heading before its date; nil if it has none, begins with it, or too many words precede it.
    private static func split(_ heading: String) -> (lead: String, dated: String)? {
        guard heading.utf8.count <= longest, heading.utf8.contains(where: \.isDigit), !WrittenDate.begins(heading)
        else { return nil }
        var lead: [String] = []
        var rest = heading[...]
        while lead.count < mostWords {
            // A year or number before the date is no part of the form.
            let word = rest.drop { !$0.isLetter }.prefix(while: \.isLetter)
            guard !word.isEmpty else { return nil }
            lead.append(LetterFolding.fold(word))
            rest = rest[word.endIndex...].drop { !$0.isLetter && !$0.isNumber && $0 != "[" }
            let dated = [rest, rest.drop { !$0.isLetter }].first { WrittenDate.begins(String($0)) }
            if let dated { return (lead.joined(separator: " "), String(dated)) }
        }
        return nil
    }

    /// The maximum number of words before a date.
    private static let mostWords = 4
    /// The maximum length of a heading, in bytes.
    private static let longest = 160
}
