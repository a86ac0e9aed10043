import Answering
import Model
import Parsing
import Time

/// The JSON format of answers; every key is always present, null if unknown.
struct AnswerJSON: JSONWritable {
    var id: RequestID?
    var question: String
    var reading: ReadingJSON
    var certainty: Certainty
    var answer: Body
    var citations: [CitationJSON]
    var nearest: NearestJSON?
    var without: [WithoutJSON]
    var elapsed: Double
    /// What the command of `--via` said; nil without one.
    var via: ViaJSON?

    struct Body {
        var text: String
        var value: Value?
        var span: SpanJSON?
    }

    enum Value {
        case number(Double)
        case text(String)
        case list([String])
    }

    init(
        id: RequestID?, question: String, reading: ParsedQuestion, answer: Answer, words: LanguageTemplates,
        zone: TimeZone,
        milliseconds: Double
    ) {
        let answer = answer.numberedByFit()
        self.id = id
        self.question = question
        self.reading = ReadingJSON(reading, words: words, zone: zone)
        certainty = answer.certainty
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

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("answer", answer)
            $0.field("certainty", certainty.rawValue)
            $0.field("citations", citations)
            $0.field("elapsed_ms", elapsed)
            $0.field("found", certainty == .answered)
            $0.field("id", id)
            $0.field("nearest", nearest)
            $0.field("question", question)
            $0.field("reading", reading)
            $0.field("schema", JSONLine.schema)
            $0.field("via", via)
            $0.field("without", without)
        }
    }
}

extension AnswerJSON.Value: JSONWritable {
    init(_ value: AnswerValue, zone: TimeZone) {
        switch value {
        case .number(let number): self = .number(number)
        case .moment(let moment): self = .text(zone.isoString(moment))
        case .list(let list): self = .list(list)
        }
    }

    func write(to json: inout JSONBytes) {
        switch self {
        case .number(let number): number.write(to: &json)
        case .text(let text): text.write(to: &json)
        case .list(let list): list.write(to: &json)
        }
    }
}

extension AnswerJSON.Body: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("span", span)
            $0.field("text", text)
            $0.field("value", value)
        }
    }
}

/// A half-open time span; an open end is null.
struct SpanJSON: JSONWritable {
    var start: String?
    var end: String?

    init(_ span: TimeSpan, zone: TimeZone) {
        start = span.start.map(zone.isoString)
        end = span.end.map(zone.isoString)
    }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("end", end)
            $0.field("start", start)
        }
    }
}

struct CitationJSON: JSONWritable {
    var citation: Citation
    var zone: TimeZone

    init(_ citation: Citation, zone: TimeZone) {
        self.citation = citation
        self.zone = zone
    }

    func write(to json: inout JSONBytes) { write(to: &json, scores: nil) }

    /// Writes the citation, with the parts of its score by name if given.
    func write(to json: inout JSONBytes, scores: [String: Double]?) {
        json.object {
            $0.field("date", citation.document.start.map(zone.isoString))
            $0.field("dateSource", ExportWords.name(citation.document.dateSource))
            $0.field("file", citation.document.path)
            $0.field("kind", citation.document.kind.rawValue)
            $0.field("lines", [citation.lines.first, citation.lines.last])
            $0.field("matches", citation.matches.map { [$0.lowerBound, $0.upperBound] })
            $0.field("people", citation.people)
            $0.field("rank", citation.rank)
            $0.field("score", (Double(citation.score) * 1000).rounded() / 1000)
            if let scores { $0.field("scores", NumbersJSON(numbers: scores)) }
            $0.field("snippet", citation.snippet)
            $0.field("speakers", citation.speakers.isEmpty ? nil : citation.speakers)
            // Hours get at least two digits, so that times compare as text.
            $0.field("time", citation.cueTime.map { $0.utf8.count < 8 ? "0" + $0 : $0 })
            $0.field("title", citation.document.title)
        }
    }
}

struct NumbersJSON: JSONWritable {
    var numbers: [String: Double]

    func write(to json: inout JSONBytes) {
        json.object { object in
            for (name, number) in numbers.sorted(by: { $0.key < $1.key }) { object.field(name, number) }
        }
    }
}

/// The result of a question without one of its conditions.
struct WithoutJSON: JSONWritable {
    /// "time", "people", "tags", "kinds", "places", "titles", "exclusions" or "phrases".
    var condition: String
    var text: String
    var count: Int

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("condition", condition)
            $0.field("count", count)
            $0.field("text", text)
        }
    }
}

struct NearestJSON: JSONWritable {
    var text: String
    var citation: CitationJSON?

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("citation", citation)
            $0.field("text", text)
        }
    }
}

/// The text of an answer in one string, with `[n]` after text proven by citation n.
enum AnswerText {
    static func plain(_ answer: Answer) -> String {
        var lines = answer.headline.isEmpty ? [] : [answer.headline]
        for section in answer.sections.prefix(answer.shown ?? .max) {
            if let heading = section.heading { lines.append(heading) }
            lines += section.quotes.map { $0.line + $0.citations.map { " [\($0)]" }.joined() }
        }
        if let unsearched = answer.unsearched { lines.append(unsearched) }
        return lines.joined(separator: "\n")
    }
}
