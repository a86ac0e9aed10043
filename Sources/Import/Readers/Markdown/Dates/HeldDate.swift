import Language
import Model
import Text
import Time

/// The day on which minutes say that their meeting was held, beside the day on which they were published.
///
/// "Minutes of the meeting held in the hall at 7pm on Friday 5 May 2023" says it, a title with its day ("Spring meeting 5 May 2023"), and a
/// line of only a weekday with its date, before the first item of the minutes. What the minutes say of another meeting, such as approving
/// its minutes, does not count.
struct HeldDate {
    /// The date and its 1-based line; nil if nothing says it.
    let found: (written: WrittenDate, line: Int)?

    /// Reads the top of minutes.
    ///
    /// - Parameter blocks: The blocks of the note in order.
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

    /// The number of lines in which the day is sought, and of lines over which a statement goes on.
    private static let (screen, wrapped) = (25, 2)

    private static func written(_ line: String, before next: [String]) -> WrittenDate? {
        // Most lines have no number, and say nothing of a day unless the next ones do.
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

    /// The most words of a line that is the title of minutes.
    private static let longestTitle = 8

    private static let heldWords = Set(words: Language.allCases.map(\.lexicon.labels.held))
    private static let approvals = Set(words: Language.allCases.map(\.lexicon.labels.approved))
}
