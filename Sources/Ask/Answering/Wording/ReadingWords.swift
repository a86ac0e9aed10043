import Model
import Parsing
import Retrieval
import Store
import Time

/// Describes the parts of a reading in words.
struct ReadingWords {
    let templates: Templates
    let reading: ParsedQuestion

    var intent: String {
        let asked: String
        switch reading.request.asked {
        case .place: asked = templates.text("intent.place")
        case .view(let view): asked = templates.text("intent.view.\(view.name)")
        case .free(let free): asked = templates.text("intent.free.\(free.kind.rawValue)")
        case let request:
            let state = request.tasks?.state.map { "." + $0.rawValue } ?? ""
            asked = templates.text("intent.\(reading.intent.rawValue)\(state)")
        }
        guard case .whether(let claim, _) = reading.request else { return asked }
        return switch claim {
        case .event: templates.text("whether", ["asked": templates.text("whether.planned")])
        case .attendance: templates.text("whether", ["asked": templates.text("attendance")])
        case .task, .mention, .statement: templates.text("whether", ["asked": asked])
        }
    }

    /// The order word, such as "the last but one"; empty without one.
    var order: String {
        guard let order = reading.order else { return "" }
        let key = "order.\(order.end.rawValue)"
        if order.count > 1 { return templates.text("\(key).several", ["count": String(order.count)]) }
        if order.nth <= 1 { return templates.text(key) }
        let own = "\(key).\(order.nth)"
        return templates.has(own)
            ? templates.text(own) : templates.text("\(key).nth", ["nth": ordinal(order.nth)])
    }

    private func ordinal(_ number: Int) -> String {
        let key = "ordinal.\(number)"
        return templates.has(key) ? templates.text(key) : templates.text("ordinal", ["number": String(number)])
    }

    var kinds: [String] {
        let statuses = reading.statuses.sorted { $0.rawValue < $1.rawValue }.map { templates.text("status.\($0)") }
        return (reading.kinds.isEmpty ? [] : [templates.text("kinds", ["kinds": words(reading.kinds)])]) + statuses
    }

    /// Returns kinds in words; meeting notes and events together are "meetings".
    func words(_ kinds: Set<DocumentKind>) -> String {
        kinds.isSuperset(of: [.meeting, .event])
            ? templates.text("kind.meetings")
            : joined(kinds.map { templates.text("kind.\($0.rawValue)") }.sorted(), "and")
    }

    /// The people by role, with "and" and "or": "with Sarah Chen and Robert Okafor".
    var people: [String] {
        var groups: [(role: PersonReading.Role, names: [String])] = []
        for person in reading.people {
            let name = name(person)
            if person.isAlternative, let last = groups.last, let before = last.names.last {
                groups[groups.count - 1].names[last.names.count - 1] = joined([before, name], "or")
            } else if groups.last?.role == person.role {
                groups[groups.count - 1].names.append(name)
            } else {
                groups.append((person.role, [name]))
            }
        }
        return groups.map { templates.text("role.\($0.role.rawValue)", ["name": joined($0.names, "and")]) }
    }

    private func name(_ person: PersonReading) -> String {
        person.candidates.isEmpty ? person.text : person.candidates.map(\.name).joined(separator: " / ")
    }

    var exclusions: [String] {
        [excludedPeople, excludedTags, excludedKinds, excludedPlaces].compactMap { $0 } + excludedTitles
    }

    /// All exclusions by name, without their kind.
    var excludedNames: [String] {
        let excluded = reading.excluded
        return excluded.people.map(name) + excluded.tags.map { "#" + $0 }
            + (excluded.kinds.isEmpty ? [] : [words(excluded.kinds)]) + excluded.places + excluded.titles
    }

    var excludedPeople: String? { without(reading.excluded.people.map(name)) }

    var excludedTags: String? { without(reading.excluded.tags.map { "#" + $0 }) }

    var excludedKinds: String? { without(reading.excluded.kinds.isEmpty ? [] : [words(reading.excluded.kinds)]) }

    var excludedPlaces: String? {
        let places = reading.excluded.places.map(templates.quoted)
        return places.isEmpty ? nil : templates.text("place.without", ["place": joined(places, "or")])
    }

    var excludedTitles: [String] {
        reading.excluded.titles.isEmpty ? [] : [without(reading.excluded.titles.map { "\"\($0)\"" }) ?? ""]
    }

    private func without(_ names: [String]) -> String? {
        names.isEmpty ? nil : templates.text("without", ["name": joined(names, "or")])
    }

    var containers: [String] {
        reading.containers.map {
            templates.text("container", ["title": $0.title, "count": String($0.documents.count)])
        }
    }

    var places: [String] {
        guard !reading.places.isEmpty else { return [] }
        let key = DocumentFilter(reading).places.isEmpty ? "place.preferred" : "place"
        return [templates.text(key, ["place": joined(reading.places.map(templates.quoted), "or")])]
    }

    var tags: [String] { reading.tags.map { "#" + $0 } }

    /// The time asked for: "Mon 9 – Sun 15 March 2026"; empty without one.
    var time: String {
        guard let time = reading.time else { return "" }
        // A time with many spans, such as an hour on many days, is given in the question's words.
        return time.spans.count > 3 ? time.text : time.spans.map(templates.dates.span).joined(separator: "; ")
    }

    /// The time with its words in the question, and whether it is only preferred.
    private var timeAsRead: [String] {
        guard let asked = reading.time else { return [] }
        let isSame = asked.text.lowercased() == time.lowercased() || asked.text.isEmpty
        let words = isSame ? time : templates.text("time", ["time": time, "text": asked.text])
        if reading.request.tasks?.state == .due { return [templates.text("time.due", ["time": words])] }
        return [asked.isFilter ? words : templates.text("time.preferred", ["time": words])]
    }

    private var rest: [String] {
        var parts: [String] = []
        if let measure = reading.request.measure { parts.append(templates.text("measure.\(measure.rawValue)")) }
        if let tasks = reading.request.tasks {
            if tasks.isOwn { parts.append(templates.text("own")) }
            if tasks.isUnowned { parts.append(templates.text("unowned")) }
            if tasks.isAwaited { parts.append(templates.text("awaited")) }
        }
        if reading.request.isOfAttendance { parts.append(templates.text("attendance")) }
        if case .occurrences(let occurrences, _) = reading.request, occurrences.aggregate != .day,
            !occurrences.isBesideMeetings
        {
            parts.append(templates.text("written"))
        }
        if reading.looksFromNow { parts.append(templates.text("from-now")) }
        if !reading.topic.isEmpty { parts.append(templates.text("topic", ["topic": reading.topic])) }
        return parts + reading.phrases.map { templates.text("phrase", ["phrase": $0]) }
    }

    /// The reading in one sentence: "Read as: discussed, with Sarah Chen, Mon 9 – Sun 15 March 2026 (last week), topic: pricing".
    var sentence: String {
        let parts =
            [intent, order] + kinds + people + exclusions + tags + containers + places + timeAsRead + rest
        return templates.text("explain", ["reading": parts.filter { !$0.isEmpty }.joined(separator: ", ")])
    }

    /// Joins names: "a, b or c".
    private func joined(_ names: [String], _ key: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " " + templates.text("word.\(key)") + " " + last
    }
}
