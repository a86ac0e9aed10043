import Answering
import Model
import Parsing
import Time

/// A reading as JSON; most keys are always present, null if unknown.
struct ReadingJSON: JSONWritable {
    private let reading: ParsedQuestion
    private let words: LanguageTemplates
    private let zone: TimeZone

    init(_ reading: ParsedQuestion, words: LanguageTemplates, zone: TimeZone) {
        self.reading = reading
        self.words = words
        self.zone = zone
    }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field(
                "ambiguous",
                reading.openAmbiguities.map { AmbiguityJSON(text: $0.text, readings: $0.words(words.ofValues.dates)) })
            // Only follow-ups have this key.
            if !reading.carried.isEmpty { $0.field("carried", reading.carried.map(\.rawValue)) }
            $0.field("excluded", ExcludedJSON(excluded: reading.excluded))
            $0.field("intent", reading.intent.rawValue)
            $0.field("kinds", ReadingJSON.kinds(reading.kinds))
            $0.field("nth", reading.order?.nth ?? 1)
            $0.field("order", reading.order?.end.rawValue)
            $0.field("people", (reading.people + reading.peopleOfText).map(PersonJSON.init))
            $0.field("phrases", reading.phrases)
            $0.field("places", reading.places)
            $0.field("sentence", Explanation.sentence(reading, templates: words.of(reading.language)))
            $0.field("tags", reading.tags)
            $0.field("taskState", reading.request.tasks?.state?.rawValue)
            $0.field("tense", ReadingJSON.word(reading.tense))
            $0.field("time", reading.time.map { TimeJSON(time: $0, zone: zone) })
            $0.field("titles", reading.containers.map(\.title))
            $0.field("topic", reading.topic)
            $0.field("unread", reading.unread)
        }
    }

    private static func word(_ tense: Tense) -> String? {
        switch tense {
        case .past: "past"
        case .future: "future"
        case .none: nil
        }
    }

    /// Returns the kinds as users name them: all kinds of meetings together are "meeting".
    fileprivate static func kinds(_ kinds: Set<DocumentKind>) -> [String] {
        kinds.isSuperset(of: [.meeting, .event]) ? ["meeting"] : kinds.map(\.rawValue).sorted()
    }

    private struct TimeJSON: JSONWritable {
        var time: QuestionTime
        var zone: TimeZone

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("end", time.hull.end.map(zone.isoString))
                $0.field("start", time.hull.start.map(zone.isoString))
                $0.field("text", time.text)
            }
        }
    }

    private struct PersonJSON: JSONWritable {
        var person: PersonReading

        init(_ person: PersonReading) { self.person = person }

        func write(to json: inout JSONBytes) {
            json.object {
                if let name = person.candidates.first?.name { $0.field("name", name) }
                $0.field("role", person.role.rawValue)
                $0.field("text", person.text)
            }
        }
    }

    private struct ExcludedJSON: JSONWritable {
        var excluded: Exclusions

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("kinds", ReadingJSON.kinds(excluded.kinds))
                $0.field("people", excluded.people.map(PersonJSON.init))
                $0.field("tags", excluded.tags)
                $0.field("titles", excluded.titles)
            }
        }
    }

    private struct AmbiguityJSON: JSONWritable {
        var text: String
        var readings: [String]

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("readings", readings)
                $0.field("text", text)
            }
        }
    }
}
