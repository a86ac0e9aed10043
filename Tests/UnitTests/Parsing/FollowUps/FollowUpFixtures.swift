import Model
import Parsing
import Testing
import Time

/// A question, what is said next, and what must be understood of it; nil is not looked at.
struct FollowUpRow: CustomTestStringConvertible, Sendable {
    var before: String
    var text: String
    var intent: Intent?
    var people: [String]?
    var time: [String]?
    var kinds: Set<DocumentKind>?
    var tags: [String]?
    var excluded: [String]?
    var topic: String?
    var focus: Focus?
    var carried: Set<ReadingPart>?

    init(
        _ before: String, _ text: String, _ intent: Intent? = nil, people: [String]? = nil, time: [String]? = nil,
        kinds: Set<DocumentKind>? = nil, tags: [String]? = nil, excluded: [String]? = nil, topic: String? = nil,
        focus: Focus? = nil, carried: Set<ReadingPart>? = nil
    ) {
        (self.before, self.text, self.intent, self.people, self.time) = (before, text, intent, people, time)
        (self.kinds, self.tags, self.excluded, self.topic) = (kinds, tags, excluded, topic)
        (self.focus, self.carried) = (focus, carried)
    }

    var testDescription: String { "\(before) → \(text)" }

    /// Reads both on Wednesday 18 March 2026 at ten and compares.
    func check() throws {
        let found = try #require(try FollowUpRow.read(text, after: before))
        let reading = found.reading
        if let intent { #expect(reading.intent == intent) }
        if let people { #expect(reading.people.map(FollowUpRow.describe) == people) }
        if let time { #expect(reading.time?.spans.flatMap(FollowUpRow.days) ?? [] == time) }
        if let kinds { #expect(reading.kinds == kinds) }
        if let tags { #expect(reading.tags == tags) }
        if let excluded {
            let left = reading.excluded
            let names = left.people.flatMap { $0.candidates.map(\.name) } + left.tags + left.titles
            #expect(names + left.kinds.map(\.rawValue).sorted() == excluded)
        }
        if let topic { #expect(reading.topic == topic) }
        #expect(found.focus == focus)
        if let carried { #expect(found.carried == carried) }
    }

    /// What a text means behind another one whose answer showed some documents; nil where it stands alone.
    static func read(_ text: String, after before: String, shown: Int = 3) throws -> FollowUp? {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        let reading = Names.parser.parse(before, now: now)
        let previous = PreviousTurn(reading: reading, shownCount: shown, people: reading.people)
        return FollowUpReader(after: previous, now: now).read(text) { Names.parser.parse($0, now: now) }
    }

    private static func describe(_ person: PersonReading) -> String {
        person.candidates.map(\.name).joined(separator: "|") + "/" + person.role.rawValue
    }

    /// The first and the last day of a span.
    private static func days(_ span: TimeSpan) -> [String] {
        [span.start, span.end?.adding(seconds: -1)].compactMap { moment in
            guard let fields = moment?.date.fields else { return nil }
            let digits = [fields.month, fields.day].map { $0 < 10 ? "0\($0)" : "\($0)" }
            return ([String(fields.year)] + digits).joined(separator: "-")
        }
    }
}
