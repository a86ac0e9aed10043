import Model
import Parsing
import Retrieval
import Store
import Time

/// Tells which of several people of one name is meant, by what else the question asks for.
///
/// First by its conditions: whoever has documents that satisfy them. Then by its topic: whoever took part in meetings that are called so.
/// Then by habit: whom the vault knows much better than all others. People whom a text is to be about need not attend anything, so only
/// habit tells of them.
struct PeopleChoice {
    let index: IndexReader
    let now: CivilDateTime

    /// Somebody is known much better with this many times the meetings of anybody else.
    static let dominance = 3

    /// Whether a reading names anybody who may be one of several.
    static func isNeeded(_ reading: ParsedQuestion) -> Bool {
        (reading.people + reading.excluded.people).contains { $0.candidates.count > 1 }
    }

    /// A reading in which the rest of the question has chosen where it can.
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

    /// Whom the vault knows much better than all others; nobody where there are no others.
    private static func dominant(_ people: [Person]) -> Person? {
        let sorted = people.sorted { $0.meetingCount > $1.meetingCount }
        guard sorted.count > 1 else { return nil }
        return sorted[0].meetingCount >= dominance * max(1, sorted[1].meetingCount) ? sorted[0] : nil
    }

    /// The candidates who have documents that satisfy the rest of the question.
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

    /// The candidates who took part in the meetings that the topic names best.
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

    /// A title names a topic with at least this share of its words.
    private static let leastShare: Float = 0.5

    /// What the question asks for beside somebody.
    private func rest(of reading: ParsedQuestion, without place: Int) -> DocumentFilter {
        var rest = reading
        let person = rest.people.remove(at: place)
        // An alternative to the person before leaves open whether this one is meant at all.
        if person.isAlternative { rest.people.removeAll() }
        rest.time?.isFilter = true
        if rest.time == nil { rest.time = time(of: reading.order?.end) }
        return DocumentFilter(rest)
    }

    /// The last ones have begun, the next ones have not.
    private func time(of order: Order?) -> QuestionTime? {
        let span: TimeSpan
        switch order {
        case .next: span = TimeSpan(start: now, end: nil)
        case .last: span = TimeSpan(start: nil, end: now)
        case .first, nil: return nil
        }
        return QuestionTime(text: "", spans: [span], isFilter: true)
    }

    /// The documents where somebody takes part, or where only a name is said is spoken of.
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
    /// Takes one of the people whom a name may mean; it is not ambiguous any more.
    ///
    /// - Parameters:
    ///   - person: Who is meant.
    ///   - place: The place of the name among the people of the reading.
    public mutating func choose(_ person: Person, at place: Int) {
        let text = people[place].text
        let names = Set(people[place].candidates.map(\.name))
        people[place].candidates = [person]
        ambiguous.removeAll { $0.text.hasPrefix(text) && $0.spans.isEmpty && names.isSuperset(of: $0.readings) }
    }

    /// Leaves out all whom a name does not mean; of nobody nothing is known.
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

    /// Takes one of the people whom a name may mean, and says that it may mean the others too.
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
