import Parsing

/// Describes what a follow-up carries over from the question before it.
struct CarriedWords {
    let templates: Templates
    let reading: ParsedQuestion

    /// "Still: with Sarah Chen, last week"; nil if nothing was carried over.
    var remark: String? { sentence("remark.carried") }

    var explanation: String? { sentence("explain.carried") }

    private func sentence(_ key: String) -> String? {
        let words = ReadingWords(templates: templates, reading: reading)
        let parts = reading.carried.flatMap { self.words($0, words) }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : templates.text(key, ["conditions": parts.joined(separator: ", ")])
    }

    private func words(_ part: ReadingPart, _ words: ReadingWords) -> [String] {
        switch part {
        case .people: words.people
        case .exclusions: words.exclusions
        case .tags: words.tags
        case .kinds: words.kinds
        case .titles: reading.containers.map { templates.text("container.title", ["title": $0.title]) }
        case .places: words.places
        case .topic:
            reading.topic.isEmpty
                ? [] : [templates.text("about", ["topic": reading.thing.isEmpty ? reading.topic : reading.thing])]
        case .phrases: reading.phrases.map { templates.text("phrase", ["phrase": $0]) }
        case .time: [words.time]
        case .order: [words.order]
        }
    }
}
