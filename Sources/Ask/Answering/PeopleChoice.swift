import Model
import Parsing
import Retrieval
import Store
import Time

/// Tells which of several people of one name is meant, by what else the question asks for.
///
/// Whoever alone has documents that satisfy the rest of the question is meant. People whom a text is to be about need not attend anything,
/// so nothing tells of them.
struct PeopleChoice {
    let index: IndexReader
    let now: CivilDateTime

    /// Whether a reading names anybody who may be one of several.
    static func isNeeded(_ reading: ParsedQuestion) -> Bool {
        (reading.people + reading.excluded.people).contains { $0.candidates.count > 1 }
    }

    /// A reading in which the rest of the question has chosen where it can.
    func narrowed(_ reading: ParsedQuestion) throws(StoreError) -> ParsedQuestion {
        var result = reading
        for place in result.people.indices where result.people[place].candidates.count > 1 {
            let fitting = try fitting(at: place, in: result)
            if let only = fitting.first, fitting.count == 1 { result.choose(only, at: place) }
        }
        return result
    }

    /// The candidates who have documents that satisfy the rest of the question; nobody where there is no rest.
    private func fitting(at place: Int, in reading: ParsedQuestion) throws(StoreError) -> [Person] {
        let person = reading.people[place]
        guard person.role != .subject else { return [] }
        var rest = reading
        rest.people.remove(at: place)
        // An alternative to the person before leaves open whether this one is meant at all.
        if person.isAlternative { rest.people.removeAll() }
        rest.time?.isFilter = true
        let filter = DocumentFilter(rest)
        guard
            !filter.spans.isEmpty || !filter.attendees.isEmpty || !filter.documents.isEmpty || !filter.tags.isEmpty
                || !filter.places.isEmpty
        else { return [] }
        let documents = try index.documentNumbers(filter)
        var fitting: [Person] = []
        for candidate in person.candidates {
            let own = try present(candidate, as: person.role, filter)
            if !own.isDisjoint(with: documents) { fitting.append(candidate) }
        }
        return fitting
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
        ambiguous.removeAll { $0.text.hasPrefix(text) && names.isSuperset(of: $0.readings) }
    }
}
