import Language
import Model
import Text
import Time

/// The day on which minutes say that their meeting was held, as opposed to the day of their publication.
///
/// It is in "Minutes of the meeting held in the hall at 7pm on Friday 5 May 2023", in a title ("Spring meeting 5 May 2023"), or in a line
/// of only a weekday with its date above the first item. Lines about another meeting, such as approving its minutes, do not count.
struct HeldDate {
    /// The date and its 1-based line; nil if nothing says it.
    let found: (written: WrittenDate, line: Int)?

    /// Reads the top of minutes, given their blocks in order.
    init(_ blocks: [Block]) {
        guard let first = blocks.first?.lines.first else {
            found = nil
            return
        }
        var lines: [(text: String, line: Int)] = []
        for (place, block) in blocks.enumerated() where block.lines.first < first + HeldDate.screen {
            // A heading further down is that of an item: "Minutes of the meeting held on 3 April".
            guard block.kind == .paragraph || block.kind == .heading && place == 0 else { break }
            let texts = block.text.lines.map { InlineText.plain(String($0)).trimmed }
            lines += texts.enumerated().map { ($1, block.lines.first + $0) }
        }
        found =
            lines.indices.lazy.compactMap { place in
                HeldDate.written(
                    lines[place].text, before: lines.dropFirst(place + 1).prefix(HeldDate.wrapped).map(\.text)
                )
                .map { ($0, lines[place].line) }
            }.first
    }

    /// The number of lines searched, and of following lines over which a statement may continue.
    private static let (screen, wrapped) = (25, 2)

    private static func written(_ line: String, before next: [String]) -> WrittenDate? {
        // Most lines have no number; they matter only if one of the next lines has one.
        let hasNumber = line.utf8.contains(where: \.isDigit)
        guard hasNumber || next.contains(where: { $0.utf8.contains(where: \.isDigit) }) else { return nil }
        let lower = line.lowercased()
        let words = lower.words().map(String.init)
        let held = words.first(where: heldWords.contains)
        guard hasNumber || held != nil, line.first?.isNumber != true || WrittenDate.begins(line),
            !TopDate.names(another: line)
        else { return nil }
        if hasNumber, let alone = WrittenDate(line, reference: nil), alone.rest.isEmpty {
            return words.contains { WrittenDate.isWeekday($0) } ? alone : nil
        }
        guard !words.contains(where: approvals.contains) else { return nil }
        // "Spring meeting 5 May 2023": a title with its day, and nothing else.
        if hasNumber, words.count <= longestTitle, words.contains(where: MeetingTitle.isMeeting),
            let titled = WrittenDate(among: line)
        {
            return titled
        }
        guard let held, words.contains(where: MeetingTitle.isRecord), let start = lower.firstRange(of: held) else {
            return nil
        }
        let distance = lower.distance(from: lower.startIndex, to: start.lowerBound)
        let statement = ([String(line.dropFirst(distance))] + next).joined(separator: " ")
        return WrittenDate(among: statement)
    }

    /// The maximum number of words in a line that is the title of minutes.
    private static let longestTitle = 8

    private static let heldWords = Set(words: Language.allCases.map(\.lexicon.labels.held))
    private static let approvals = Set(words: Language.allCases.map(\.lexicon.labels.approved))
}
