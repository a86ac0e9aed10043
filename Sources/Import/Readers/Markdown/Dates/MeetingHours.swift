import Language
import Model
import Text
import Time

/// When minutes say that their meeting began and ended: "Called to order at 7:37 pm", "the meeting closed at 9.10pm".
struct MeetingHours {
    private let lines: [String]

    /// Keeps the lines of minutes.
    ///
    /// - Parameter blocks: The blocks of the note in order.
    init(_ blocks: [Block]) { lines = blocks.flatMap { $0.text.lines }.map(String.init) }

    /// Writes the hours into a document that has none: the beginning if it has only a day, the end if it has none.
    func apply(to document: inout Document) {
        guard document.dateSource < .modified, let start = document.start, document.end == nil, let closing,
            let begun = document.isAllDay ? opening(on: start.date) : start
        else { return }
        var end = start.date.at(hour: closing.hour, minute: closing.minute)
        // "Adjourned 8:15" after "7:37 pm".
        if end <= begun, closing.hour < 12 { end = start.date.at(hour: closing.hour + 12, minute: closing.minute) }
        guard end > begun, end.secondNumber - begun.secondNumber <= MeetingHours.longest else { return }
        (document.start, document.end, document.isAllDay) = (begun, end, false)
    }

    /// The first time near the top behind a word of opening, or beside the day of the meeting: "At 7.30pm on Wednesday 23 July 2008".
    private func opening(on day: CivilDate) -> CivilDateTime? {
        let top = lines.prefix(MeetingHours.screen)
        let stated = top.lazy.compactMap { MeetingHours.time(in: $0, MeetingHours.opens) }.first
        let time =
            stated
            ?? top.lazy.compactMap { line in
                MeetingHours.holdsDigit(line) && WrittenDate(among: line)?.date == day
                    ? MeetingHours.time(in: InlineText.plain(line).split(separator: " ")) : nil
            }.first
        return time.map { day.at(hour: $0.hour, minute: $0.minute) }
    }

    /// The last time of day behind a word of closing.
    private var closing: TimeOfDay? {
        lines.reversed().lazy.compactMap { MeetingHours.time(in: $0, MeetingHours.closes) }.first
    }

    /// The number of lines in which the beginning is sought.
    private static let screen = 25

    /// The length in seconds from which a day's meeting is not believed.
    private static let longest = 10 * 3600

    /// Returns the time of day behind a word of opening or closing in a line.
    private static func time(in line: String, _ words: Set<String>) -> TimeOfDay? {
        guard holdsDigit(line) else { return nil }
        let text = InlineText.plain(line)
        let parts = text.split(separator: " ").map { LetterFolding.fold($0).filter(\.isLetter) }
        // A long line tells of other things, unless it speaks of the meeting.
        guard let word = parts.firstIndex(where: words.contains),
            parts.count <= longestLine || parts.contains(where: MeetingTitle.isMeeting)
        else { return nil }
        return time(in: Array(text.split(separator: " ").dropFirst(word + 1).prefix(furthest)))
    }

    /// Returns the first time of day among some words.
    private static func time(in words: [Substring]) -> TimeOfDay? {
        words.indices.lazy.compactMap { TimeOfDay.prefix(of: words[$0...].joined(separator: " "))?.time }.first
    }

    private static func holdsDigit(_ line: String) -> Bool { line.utf8.contains(where: \.isDigit) }

    /// The number of words in a line about nothing else, and of words between the word and its time.
    private static let (longestLine, furthest) = (10, 12)
    private static let opens = Set(words: Language.allCases.map(\.lexicon.labels.opened))
    private static let closes = Set(words: Language.allCases.map(\.lexicon.labels.closed))
}
