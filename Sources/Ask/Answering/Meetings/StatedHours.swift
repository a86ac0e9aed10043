import Language
import Model
import Parsing
import Store
import Text
import Time

/// Finds the lines of minutes that state when the meeting began and ended: "Adjourned by Bo 8:15".
struct StatedHours {
    let context: AnswerContext

    /// Returns citations of those lines, in text order, ranked from 1; empty if only a calendar or front matter states the hours.
    func citations(of meeting: Meeting) throws(StoreError) -> [Citation] {
        guard let start = meeting.record.start, let end = meeting.record.end, !meeting.record.isAllDay else {
            return []
        }
        for source in [meeting.record] + meeting.sources where source.kind == .meeting {
            let lines = LineReader().lines(of: try context.index.chunks(ofDocument: source.number))
            // A calendar entry's time may occur in a note by chance: "the bus goes at 8:15".
            let closing = lines.last { StatedHours.states(end, in: $0.text) && StatedHours.speaksOfEnd($0.text) }
            guard let closing else { continue }
            let opening = lines.first { StatedHours.states(start, in: $0.text) && $0.text != closing.text }
            let people = try context.people(source)
            return ([opening].compactMap { $0 } + [closing]).enumerated().map { place, line in
                Citation(
                    rank: place + 1, document: source, people: people, lines: line.lines, snippet: line.text,
                    matches: [], score: 0)
            }
        }
        return []
    }

    /// Whether a line contains a time of day: "20:15", "8.15 pm", "8 pm".
    private static func states(_ time: CivilDateTime, in line: String) -> Bool {
        let tokens = QuestionTokenizer().tokens(of: line)
        return tokens.indices.contains { place in
            guard let hour = tokens[place].number, hour == time.hour || hour == (time.hour + 11) % 12 + 1,
                place + 1 < tokens.count
            else { return false }
            if time.minute == 0, marks.contains(tokens[place + 1].lower) { return true }
            return ":.".contains(tokens[place + 1].text) && place + 2 < tokens.count
                && tokens[place + 2].number == time.minute
        }
    }

    private static func speaksOfEnd(_ line: String) -> Bool {
        QuestionTokenizer().tokens(of: line).contains { closings.contains($0.folded) }
    }

    private static let closings = Set(words: Language.allCases.map(\.lexicon.labels.closed))
    private static let marks = Set(words: Language.allCases.map(\.dates.hours))
}
