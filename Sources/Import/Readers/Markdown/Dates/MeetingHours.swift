import Language
import Model
import Text
import Time

/// The hours at which minutes say that their meeting began and ended: "Called to order at 7:37 pm", "the meeting closed at 9.10pm".
struct MeetingHours {
    private let lines: [String]

    init(_ blocks: [Block]) { lines = blocks.flatMap { $0.text.lines }.map(String.init) }

    /// Writes the hours into a document without an end; a time that it begins at already is kept.
    func apply(to document: inout Document) {
        guard document.dateSource < .modified, let start = document.start, document.end == nil, let closing,
            let begun = document.isAllDay ? opening(on: start.date) : start
        else { return }
        var end = start.date.at(hour: closing.hour, minute: closing.minute)
        // "Adjourned 8:15" after "7:37 pm" means the evening.
        if end <= begun, closing.hour < 12 { end = start.date.at(hour: closing.hour + 12, minute: closing.minute) }
        guard end > begun, end.secondNumber - begun.secondNumber <= MeetingHours.longest else { return }
        (document.start, document.end, document.isAllDay) = (begun, end, false)
    }

    /// The first time near the top after a word of opening, or in a line with the meeting's day: "At 7pm on Friday 5 May 2023".
    private func opening(on day: CivilDate) -> CivilDateTime? {
        let top = lines.prefix(MeetingHours.screen)
        let stated = top.lazy.compactMap { MeetingHours.time(in: $0, MeetingHours.opens) }.first
        let time =
            stated
            ?? top.lazy.compactMap { line in
                guard let time = MeetingHours.times(in: line)?.times.first?.time else { return nil }
                return WrittenDate(among: line)?.date == day ? time : nil
            }.first
        return time.map { day.at(hour: $0.hour, minute: $0.minute) }
    }

    /// The last time of day after a word of closing.
    private var closing: TimeOfDay? {
        lines.reversed().lazy.compactMap { MeetingHours.time(in: $0, MeetingHours.closes) }.first
    }

    /// The number of lines searched for the beginning.
    private static let screen = 25

    /// The maximum length of a meeting, in seconds; longer ones are taken for errors.
    private static let longest = 10 * 3600

    /// Returns the time of day after a word of opening or closing in a line.
    private static func time(in line: String, _ words: Set<String>) -> TimeOfDay? {
        // Few lines hold a time of day, so this comes first.
        guard let (parts, times) = times(in: line) else { return nil }
        let folded = parts.map { LetterFolding.fold($0).filter(\.isLetter) }
        // A long line is about other things, unless it names the meeting.
        guard let word = folded.firstIndex(where: words.contains),
            parts.count <= longestLine || folded.contains(where: MeetingTitle.isMeeting)
        else { return nil }
        return times.first { $0.place > word && $0.place <= word + furthest }?.time
    }

    /// A time of day with the index of its word.
    private typealias Told = (place: Int, time: TimeOfDay)

    /// Returns the words of a line and its times of day; nil if it has none.
    private static func times(in line: String) -> (words: [Substring], times: [Told])? {
        guard line.utf8.contains(where: \.isDigit) else { return nil }
        let words = line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
            .map(Substring.init)
        var times: [Told] = []
        for place in words.indices where words[place].utf8.first?.isDigit == true {
            // "am" and "pm" may be a word of their own.
            let text = words[place...].prefix(2).joined(separator: " ")
            if let time = TimeOfDay.prefix(of: text)?.time { times.append((place, time)) }
        }
        return times.isEmpty ? nil : (words, times)
    }

    /// The maximum number of words in a line that need not name the meeting, and from the opening or closing word to its time.
    private static let (longestLine, furthest) = (10, 12)
    private static let opens = Set(words: Language.allCases.map(\.lexicon.labels.opened))
    private static let closes = Set(words: Language.allCases.map(\.lexicon.labels.closed))
}
