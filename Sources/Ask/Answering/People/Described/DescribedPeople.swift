import Model
import Parsing
import Retrieval
import Store
import Text

/// Finds the people who fit a description, by their pages, by lines that name them, and by email addresses.
struct DescribedPeople {
    /// A line stating that a person fits.
    struct Statement {
        var person: Person
        var text: String
        /// The text in the file; for a field, its value.
        var snippet: String
        var ground: DescribedLine.Ground
        var document: DocumentRecord
        var lines: LineRange
    }

    let index: IndexReader
    let names: KnownNames
    let people: PeopleInText
    let rank: (Query) throws(StoreError) -> Retriever.Ranking

    /// Returns the people who fit a description, those with the most meetings first.
    func people(_ description: PersonDescription) throws(StoreError) -> [Person] {
        let fitting = try statements(description).map(\.person) + addressed(description).map(\.person)
        let numbers = Set(fitting.map(\.number))
        return names.people.filter { numbers.contains($0.number) }
    }

    /// Returns the most reliable statement for each person; empty if too many people fit a role.
    func statements(_ description: PersonDescription) throws(StoreError) -> [Statement] {
        var best: [Int: Statement] = [:]
        for statement in try all(description) where isMeant(statement.person, description) {
            if let known = best[statement.person.number], known.ground <= statement.ground { continue }
            best[statement.person.number] = statement
        }
        let found = names.people.compactMap { best[$0.number] }
        return description.relation == .being && found.count > DescribedPeople.mostBearers ? [] : found
    }

    /// The maximum number of people who share a role; above it, "the designer" identifies nobody.
    private static let mostBearers = 4

    /// Returns the people with an email address at the organisation that a description names.
    func addressed(_ description: PersonDescription) -> [(person: Person, address: String)] {
        guard description.relation == .belonging else { return [] }
        let label = description.words.joined()
        return names.people.filter { isMeant($0, description) }.compactMap { person in
            person.emails.first { DescribedPeople.labels(of: $0).contains(label) }.map { (person, $0) }
        }
    }

    /// Returns the labels of an address's domain except the last, without hyphens: `segelschulebrandt` of `jo@segelschule-brandt.example`.
    private static func labels(of address: String) -> [String] {
        guard let at = address.lastIndex(of: "@") else { return [] }
        return address[address.index(after: at)...].split(separator: ".").dropLast().map { $0.filter { $0 != "-" } }
    }

    private func isMeant(_ person: Person, _ description: PersonDescription) -> Bool {
        if !description.people.isEmpty { return description.people.contains { $0.number == person.number } }
        return !description.isOwn || person.number != names.owner
    }

    // MARK: Lines

    /// The lines of a statement and their text.
    private typealias Place = (lines: LineRange, snippet: String)

    private func all(_ description: PersonDescription) throws(StoreError) -> [Statement] {
        var query = Query(text: (description.words + description.people.prefix(1).map(\.name)).joined(separator: " "))
        let anywhere = try rank(query)
        query.filter.kinds = [.person]
        let onPages = try rank(query)
        var statements: [Statement] = []
        var seen: Set<Int> = []
        for ranking in [onPages, anywhere] {
            let documents = try index.documents(Set(ranking.passages.map(\.document)))
            for chunk in ranking.passages.flatMap(\.chunks) where seen.insert(chunk.number).inserted {
                guard let document = documents[chunk.document] else { continue }
                statements += try self.statements(description, in: chunk, of: document)
            }
        }
        return statements
    }

    private func statements(
        _ description: PersonDescription, in chunk: ChunkRecord, of document: DocumentRecord
    ) throws(StoreError) -> [Statement] {
        let lines = chunk.text.lines(keepingEmpty: true)
        let read = lines.map { DescribedLine($0, people: people) }
        var statements: [Statement] = []
        func add(_ person: Person, _ ground: DescribedLine.Ground, _ line: Substring, _ place: Place) {
            statements.append(
                Statement(
                    person: person, text: String(line), snippet: place.snippet, ground: ground, document: document,
                    lines: place.lines))
        }
        if let owner = owner(of: document) {
            let page = read.flatMap(\.words)
            for (line, read) in zip(lines, read) where read.labels(description, page: page) {
                add(owner, .label, line, try place(ofField: line, in: chunk, of: document))
            }
        }
        let isOfMeeting = document.kind != .note && document.kind != .person
        for (offset, read) in read.enumerated() {
            for (people, ground) in read.people(who: description, isOfMeeting: isOfMeeting) {
                guard let person = try one(of: people, in: document) else { continue }
                let place = document.place(of: offset, in: chunk, of: lines.count)
                add(person, ground, lines[offset], (place, String(lines[offset])))
            }
        }
        return statements
    }

    /// Returns the person a page is about; nil for other documents.
    private func owner(of document: DocumentRecord) -> Person? {
        guard document.kind == .person || document.kind == .note else { return nil }
        return names.people.first { $0.name == document.title || $0.aliases.contains(document.title) }
    }

    /// Returns the line of a front matter field, or else the lines of the chunk.
    private func place(
        ofField line: Substring, in chunk: ChunkRecord, of document: DocumentRecord
    ) throws(StoreError) -> Place {
        let labels = DescriptionWords.roles.union(DescriptionWords.organisations)
        let property = try index.properties(labels, ofMeeting: document.meeting).first {
            line.hasSuffix($0.property.value)
        }
        guard let field = property?.property, let number = field.line else { return (chunk.lines, String(line)) }
        return (LineRange(number, number), field.value)
    }

    /// Resolves a name to its only bearer, or to the only bearer who attended.
    private func one(
        of people: [Person], in document: DocumentRecord
    ) throws(StoreError) -> Person? {
        if people.count == 1 { return people[0] }
        let present = Set(try index.attendees(ofMeeting: document.meeting).map(\.number))
        let there = people.filter { present.contains($0.number) }
        return there.count == 1 ? there[0] : nil
    }
}
