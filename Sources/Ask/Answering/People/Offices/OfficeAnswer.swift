import Model
import Parsing
import Store
import Time

/// Answers who holds or held an office.
///
/// The latest line that names a holder counts; for a past time, the line then in force.
struct OfficeAnswer {
    /// A line that names holders of the office.
    private struct Statement {
        var people: [Person]
        var text: String
        var document: DocumentRecord
        var lines: LineRange
        var day: CivilDate
    }

    var context: AnswerContext
    var office: OfficeRequest

    /// Returns the holders; nil if no line names one for the question's time.
    func answer() throws(StoreError) -> Answer? {
        if let answer = try stated() { return answer }
        // Minutes of a board write "Chair: Ana" without naming the board.
        guard !context.reading.containers.isEmpty else { return nil }
        var anywhere = self
        anywhere.office.rest = []
        anywhere.context.reading.containers = []
        anywhere.context.filter.documents = []
        return try anywhere.stated()
    }

    private func stated() throws(StoreError) -> Answer? {
        let statements = try statements().filter { $0.day <= context.now.date }
        if office.holders == .all { return try all(statements) }
        return try answer(meant(of: statements))
    }

    /// Answers with everybody who held the office, in the order of their first statement, each with the days of the first and the last one.
    private func all(_ statements: [Statement]) throws(StoreError) -> Answer? {
        let inTime = statements.sorted { $0.day < $1.day }
        let names = inTime.flatMap { $0.people.map(\.name) }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        guard names.count > 1 else { return try answer(inTime.suffix(1)) }
        var answer = Answer(found: true, headline: "")
        for name in names {
            let own = inTime.filter { $0.people.contains { $0.name == name } }
            guard let first = own.first, let last = own.last else { continue }
            let rank = answer.citations.count + 1
            answer.citations.append(try citation(first, rank: rank))
            let days = (first.day == last.day ? [first.day] : [first.day, last.day]).map(context.templates.dates.day)
            answer.sections.append(
                Answer.Section(quotes: [
                    .computed(
                        context.templates.text("who.term", ["people": name, "days": days.joined(separator: " – ")]),
                        citations: [rank])
                ]))
        }
        answer.value = .list(names)
        answer.headline = context.templates.text("who.holders", ["people": names.joined(separator: ", ")])
        answer.remarks = context.wording.remarks
        return answer
    }

    private func citation(_ statement: Statement, rank: Int) throws(StoreError) -> Citation {
        Citation(
            rank: rank, document: statement.document, people: try context.people(statement.document),
            lines: statement.lines, snippet: statement.text, matches: [], score: 0)
    }

    private func answer(_ meant: [Statement]) throws(StoreError) -> Answer? {
        guard let first = meant.first else { return nil }
        let people = meant.flatMap(\.people).reduce(into: [String]()) {
            if !$0.contains($1.name) { $0.append($1.name) }
        }
        var answer = Answer(found: true, headline: "")
        for (place, statement) in meant.enumerated() {
            let citation = try citation(statement, rank: place + 1)
            answer.citations.append(citation)
            answer.sections.append(
                Answer.Section(
                    heading: place == 0 ? context.wording.heading(statement.document, people: citation.people) : nil,
                    quotes: [Answer.Quote(text: statement.text, citations: [place + 1])]))
        }
        answer.value = .list(people.sorted())
        answer.headline = context.templates.text(
            "who.named",
            ["people": people.sorted().joined(separator: ", "), "source": context.wording.source(first.document)])
        answer.remarks = context.wording.remarks
        return answer
    }

    // MARK: Which of them

    /// Statements that follow each other in time and name the same holders.
    private struct Term {
        var statements: [Statement]

        func isOf(_ people: [Person]) -> Bool {
            statements.contains { $0.people.contains { holder in people.contains { $0.number == holder.number } } }
        }
    }

    /// Returns the terms in order of time; a holder's later term is one of its own.
    private func terms(of statements: [Statement]) -> [Term] {
        var terms: [Term] = []
        for statement in statements.sorted(by: { $0.day < $1.day }) {
            if let last = terms.indices.last, terms[last].statements.last?.people == statement.people {
                terms[last].statements.append(statement)
            } else {
                terms.append(Term(statements: [statement]))
            }
        }
        return terms
    }

    /// Returns the last statement of the term before the first one of some people, or the first of the term behind their last one.
    private func beside(_ people: [Person], isBefore: Bool, _ statements: [Statement]) -> [Statement] {
        let terms = terms(of: statements)
        guard
            let own = isBefore
                ? terms.firstIndex(where: { $0.isOf(people) }) : terms.lastIndex(where: { $0.isOf(people) })
        else { return [] }
        if isBefore { return terms[..<own].last.map { Array($0.statements.suffix(1)) } ?? [] }
        return terms[(own + 1)...].first { !$0.isOf(people) }.map { Array($0.statements.prefix(1)) } ?? []
    }

    /// Selects the statements of the document that counts, in line order.
    private func meant(of statements: [Statement]) -> [Statement] {
        switch office.holders {
        case .before(let people): return beside(people, isBefore: true, statements)
        case .after(let people): return beside(people, isBefore: false, statements)
        case .ofTime, .all: break
        }
        let days = Dictionary(grouping: statements, by: \.day).sorted { $0.key < $1.key }
        let day: CivilDate?
        if let hull = context.reading.time.flatMap({ $0.isVague ? nil : $0.hull }) {
            day = office.isElection ? days.last { hull.contains($0.key.midnight) }?.key : inForce(days.map(\.key), hull)
        } else {
            // "Who was treasurer" may mean any former holder.
            day = context.reading.tense == .past && !office.isElection ? nil : days.last?.key
        }
        guard let day, let first = statements.first(where: { $0.day == day }) else { return [] }
        return statements.filter { $0.day == day && $0.document.meeting == first.document.meeting }
    }

    /// Returns the day whose statement is valid for most of a span; each is valid until the next one.
    private func inForce(_ days: [CivilDate], _ hull: TimeSpan) -> CivilDate? {
        var best: (day: CivilDate, length: Int)?
        for (place, day) in days.enumerated() {
            let next = place + 1 < days.count ? days[place + 1].midnight : context.now
            guard next > day.midnight, let common = TimeSpan(start: day.midnight, end: next).intersection(hull),
                let start = common.start, let end = common.end
            else { continue }
            let length = end.secondNumber - start.secondNumber
            if length > best?.length ?? 0 { best = (day, length) }
        }
        return best?.day
    }

    // MARK: The lines

    private func statements() throws(StoreError) -> [Statement] {
        var event = EventPhrase()
        event.groups = [office.noun]
        var anytime = context
        anytime.reading.time = nil
        anytime.filter.spans = []
        guard let pattern = EventPattern(event, language: context.query.language) else { return [] }
        var statements: [Statement] = []
        for candidate in try OccurrenceCandidates(context: anytime, pattern: pattern).find() {
            guard let day = candidate.document.writtenOn, isOfRest(candidate.document) else { continue }
            for chunk in candidate.chunks {
                // At its head "Chair: Ana" tells her part in this meeting, "Treasurer: Ana" her office.
                let isHead =
                    DutyWords.duty(in: office.noun.joined(separator: " ")) != nil
                    && candidate.document.kind.isMeeting && chunk.number == candidate.document.chunks.first
                for line in chunk.readLines {
                    let holders = OfficeLine(
                        line.text, people: context.peopleInText, office: office, language: context.query.language
                    ).holders(of: office, isLabelled: !isHead)
                    var people: [Person] = []
                    for holder in holders {
                        if let person = try one(of: holder, in: candidate.document) { people.append(person) }
                    }
                    guard !people.isEmpty else { continue }
                    statements.append(
                        Statement(
                            people: people, text: line.text, document: candidate.document,
                            lines: candidate.document.lines(of: line, in: chunk), day: day))
                }
            }
        }
        return statements
    }

    /// Whether the document belongs to the office's body ("of the board"); minutes of another body do not count.
    private func isOfRest(_ document: DocumentRecord) -> Bool {
        let rest = TitleMatch(office.rest.joined(separator: " "))
        return rest.isIdle || rest.share(of: [document.title, document.path]) > 0
    }

    /// Resolves a name to its only bearer, an attendee, or else the likeliest bearer.
    private func one(of people: [Person], in document: DocumentRecord) throws(StoreError) -> Person? {
        guard people.count > 1 else { return people.first }
        let present = Set(try context.attendees(document).map(\.number))
        return people.first { present.contains($0.number) } ?? people.first
    }
}
