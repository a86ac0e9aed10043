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
        let meant = meant(of: statements)
        guard let first = meant.first else { return nil }
        let people = meant.flatMap(\.people).reduce(into: [String]()) {
            if !$0.contains($1.name) { $0.append($1.name) }
        }
        var answer = Answer(found: true, headline: "")
        for (place, statement) in meant.enumerated() {
            let attendees = try context.people(statement.document)
            answer.citations.append(
                Citation(
                    rank: place + 1, document: statement.document, people: attendees, lines: statement.lines,
                    snippet: statement.text, matches: [], score: 0))
            answer.sections.append(
                Answer.Section(
                    heading: place == 0 ? context.wording.heading(statement.document, people: attendees) : nil,
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

    /// Selects the statements of the document that counts, in line order.
    private func meant(of statements: [Statement]) -> [Statement] {
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
                let isHead = candidate.document.kind.isMeeting && chunk.number == candidate.document.chunks.first
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
