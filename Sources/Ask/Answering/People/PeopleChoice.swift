import Model
import Parsing
import Retrieval
import Store
import Time

/// Resolves an ambiguous name by the rest of the question.
///
/// Narrows the candidates to people with documents that satisfy the other conditions; then to attendees of the meetings whose titles match
/// the topic best; then to one with far more meetings than the others. Only the last step applies to people whom a text is about.
struct PeopleChoice {
    let index: IndexReader
    let now: CivilDateTime

    /// The minimum ratio of the preferred person's meetings to those of the next one.
    static let dominance = 3

    static func isNeeded(_ reading: ParsedQuestion) -> Bool {
        (reading.people + reading.excluded.people).contains { $0.candidates.count > 1 }
    }

    /// Returns the reading with its names narrowed as far as the question allows.
    func narrowed(_ reading: ParsedQuestion) throws(StoreError) -> ParsedQuestion {
        var result = reading
        for place in result.people.indices where result.people[place].candidates.count > 1 {
            if result.people[place].role != .subject {
                result.keep(try fitting(at: place, in: result), at: place)
                result.keep(try named(at: place, in: result), at: place)
            }
            if let best = PeopleChoice.dominant(result.people[place].candidates) { result.prefer(best, at: place) }
        }
        return result
    }

    /// Returns the person with far more meetings than all others; nil if there is none, or only one candidate.
    private static func dominant(_ people: [Person]) -> Person? {
        let sorted = people.sorted { $0.meetingCount > $1.meetingCount }
        guard sorted.count > 1 else { return nil }
        return sorted[0].meetingCount >= dominance * max(1, sorted[1].meetingCount) ? sorted[0] : nil
    }

    /// Returns the candidates with documents that satisfy the rest of the question; empty if the rest has no condition.
    private func fitting(at place: Int, in reading: ParsedQuestion) throws(StoreError) -> [Person] {
        let person = reading.people[place]
        let filter = rest(of: reading, without: place)
        guard
            !filter.spans.isEmpty || !filter.attendees.isEmpty || !filter.documents.isEmpty || !filter.tags.isEmpty
                || !filter.places.isEmpty || !filter.kinds.isEmpty
        else { return [] }
        let documents = try index.documentNumbers(filter)
        var fitting: [Person] = []
        for candidate in person.candidates {
            let own = try present(candidate, as: person.role, filter)
            if !own.isDisjoint(with: documents) { fitting.append(candidate) }
        }
        return fitting
    }

    /// Returns the candidates who attended the meetings whose titles match the topic best.
    private func named(at place: Int, in reading: ParsedQuestion) throws(StoreError) -> [Person] {
        let candidates = reading.people[place].candidates
        let match = TitleMatch(reading.topic)
        guard candidates.count > 1, !match.isIdle else { return [] }
        let filter = rest(of: reading, without: place)
        var shares: [Float] = []
        for candidate in candidates {
            var attended = filter
            attended.attendees.append([candidate.number])
            shares.append(match.share(of: Array(Set(try index.documents(attended).map(\.title)))))
        }
        let best = shares.max() ?? 0
        return best < PeopleChoice.leastShare ? [] : zip(candidates, shares).filter { $0.1 == best }.map(\.0)
    }

    /// The minimum share of the topic's words in the titles.
    private static let leastShare: Float = 0.5

    private func rest(of reading: ParsedQuestion, without place: Int) -> DocumentFilter {
        var rest = reading
        let person = rest.people.remove(at: place)
        // In "Ana or Sarah" the other person is no condition either.
        if person.isAlternative { rest.people.removeAll() }
        rest.time?.isFilter = true
        if rest.time == nil { rest.time = time(of: reading.order?.end) }
        return DocumentFilter(rest)
    }

    /// Returns the span that an order word implies: "last" is past, "next" is future.
    private func time(of order: Order?) -> QuestionTime? {
        let span: TimeSpan
        switch order {
        case .next: span = TimeSpan(start: now, end: nil)
        case .last: span = TimeSpan(start: nil, end: now)
        case .first, nil: return nil
        }
        return QuestionTime(text: "", spans: [span], isFilter: true)
    }

    /// Returns the documents with a person; a mention ignores the other conditions.
    private func present(
        _ person: Person, as role: PersonReading.Role, _ filter: DocumentFilter
    ) throws(StoreError) -> Set<Int> {
        if role == .mention { return Set(try index.attendedDocuments([person.number]).keys) }
        var attended = filter
        attended.attendees.append([person.number])
        return try index.documentNumbers(attended)
    }
}

extension ParsedQuestion {
    /// Chooses one candidate of an ambiguous name and removes the ambiguity.
    ///
    /// - Parameters:
    ///   - person: The person meant.
    ///   - place: The index of the name in `people`.
    public mutating func choose(_ person: Person, at place: Int) {
        let text = people[place].text
        let names = Set(people[place].candidates.map(\.name))
        people[place].candidates = [person]
        ambiguous.removeAll { $0.text.hasPrefix(text) && $0.spans.isEmpty && names.isSuperset(of: $0.readings) }
    }

    /// Narrows the candidates of a name to `kept`; no effect if `kept` is empty or has all of them.
    fileprivate mutating func keep(_ kept: [Person], at place: Int) {
        let all = people[place].candidates
        guard !kept.isEmpty, kept.count < all.count else { return }
        if kept.count == 1 { return choose(kept[0], at: place) }
        people[place].candidates = kept
        let dropped = Set(all.map(\.name)).subtracting(kept.map(\.name))
        for ambiguity in ambiguous.indices where ambiguous[ambiguity].text.hasPrefix(people[place].text) {
            ambiguous[ambiguity].readings.removeAll(where: dropped.contains)
        }
    }

    /// Chooses one candidate of a name and lists it first among the ambiguity's readings.
    mutating func prefer(_ person: Person, at place: Int) {
        people[place].candidates = [person]
        for ambiguity in ambiguous.indices
        where ambiguous[ambiguity].text.hasPrefix(people[place].text)
            && ambiguous[ambiguity].readings.contains(person.name)
        {
            ambiguous[ambiguity].readings.removeAll { $0 == person.name }
            ambiguous[ambiguity].readings.insert(person.name, at: 0)
        }
    }
}
