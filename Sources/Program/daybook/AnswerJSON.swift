import Answering
import Model
import Parsing
import Time

/// The JSON contract of answers and readings: keys are always there, null where unknown.
struct AnswerJSON: Encodable {
    var id: String?
    var question: String
    var reading: ReadingJSON
    var found: Bool
    var answer: Body
    var citations: [CitationJSON]
    var nearest: NearestJSON?
    var without: [WithoutJSON]
    var elapsed: Double

    struct Body {
        var text: String
        var value: Value?
        var span: SpanJSON?
    }

    /// A number, a date-time or a list.
    enum Value {
        case number(Double)
        case text(String)
        case list([String])
    }

    init(
        id: String?, question: String, reading: ParsedQuestion, answer: Answer, templates: Templates, zone: TimeZone,
        milliseconds: Double
    ) {
        self.id = id
        self.question = question
        self.reading = ReadingJSON(reading, templates: templates, zone: zone)
        found = answer.found
        self.answer = Body(
            text: AnswerText.plain(answer), value: answer.value.map { Value($0, zone: zone) },
            span: answer.span.map { SpanJSON($0, zone: zone) })
        citations = answer.citations.map { CitationJSON($0, zone: zone) }
        nearest = answer.nearest.map {
            NearestJSON(text: $0.text, citation: $0.citation.map { CitationJSON($0, zone: zone) })
        }
        without = answer.without.map { WithoutJSON(condition: $0.condition.name, text: $0.words, count: $0.count) }
        elapsed = (milliseconds * 100).rounded() / 100
    }

    private enum Key: String, CodingKey {
        case id, question, reading, found, answer, citations, nearest, without
        case elapsed = "elapsed_ms"
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(id, forKey: .id)
        try object.encode(question, forKey: .question)
        try object.encode(reading, forKey: .reading)
        try object.encode(found, forKey: .found)
        try object.encode(answer, forKey: .answer)
        try object.encode(citations, forKey: .citations)
        try object.encode(nearest, forKey: .nearest)
        try object.encode(without, forKey: .without)
        try object.encode(elapsed, forKey: .elapsed)
    }
}

extension AnswerJSON.Value: Encodable {
    init(_ value: AnswerValue, zone: TimeZone) {
        switch value {
        case .number(let number): self = .number(number)
        case .moment(let moment): self = .text(zone.isoString(moment))
        case .list(let list): self = .list(list)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        }
    }
}

extension AnswerJSON.Body: Encodable {
    private enum Key: CodingKey { case text, value, span }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(text, forKey: .text)
        try object.encode(value, forKey: .value)
        try object.encode(span, forKey: .span)
    }
}

/// A half-open span; null where a side is open.
struct SpanJSON: Encodable {
    var start: String?
    var end: String?

    init(_ span: TimeSpan, zone: TimeZone) {
        start = span.start.map(zone.isoString)
        end = span.end.map(zone.isoString)
    }

    private enum Key: CodingKey { case start, end }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(start, forKey: .start)
        try object.encode(end, forKey: .end)
    }
}

/// A citation.
struct CitationJSON: Encodable {
    var citation: Citation
    var zone: TimeZone

    init(_ citation: Citation, zone: TimeZone) {
        self.citation = citation
        self.zone = zone
    }

    private enum Key: CodingKey {
        case rank, file, lines, title, kind, date, people, snippet, matches, score, speakers, time
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(citation.rank, forKey: .rank)
        try object.encode(citation.document.path, forKey: .file)
        try object.encode([citation.lines.first, citation.lines.last], forKey: .lines)
        try object.encode(citation.document.title, forKey: .title)
        try object.encode(citation.document.kind.rawValue, forKey: .kind)
        try object.encode(citation.document.start.map(zone.isoString), forKey: .date)
        try object.encode(citation.people, forKey: .people)
        try object.encode(citation.snippet, forKey: .snippet)
        try object.encode(citation.matches.map { [$0.lowerBound, $0.upperBound] }, forKey: .matches)
        try object.encode((Double(citation.score) * 1000).rounded() / 1000, forKey: .score)
        try object.encode(citation.speakers.isEmpty ? nil : citation.speakers, forKey: .speakers)
        // Hours have two digits at least, so that times can be compared as text.
        try object.encode(citation.cueTime.map { $0.utf8.count < 8 ? "0" + $0 : $0 }, forKey: .time)
    }
}

/// What a question would give without one of its conditions.
struct WithoutJSON: Encodable {
    /// "time", "people", "tags", "kinds", "places", "titles", "exclusions" or "phrases".
    var condition: String
    var text: String
    var count: Int
}

/// What comes nearest to an answer.
struct NearestJSON: Encodable {
    var text: String
    var citation: CitationJSON?

    private enum Key: CodingKey { case text, citation }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(text, forKey: .text)
        try object.encode(citation, forKey: .citation)
    }
}

/// The text of an answer in one string, with `[n]` behind what citation n proves.
enum AnswerText {
    static func plain(_ answer: Answer) -> String {
        var lines = answer.headline.isEmpty ? [] : [answer.headline]
        for section in answer.sections.prefix(answer.shown ?? .max) {
            if let heading = section.heading { lines.append(heading) }
            lines += section.quotes.map { $0.line + $0.citations.map { " [\($0)]" }.joined() }
        }
        return lines.joined(separator: "\n")
    }
}
