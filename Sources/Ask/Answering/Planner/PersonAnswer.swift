import Model
import Parsing
import Store

/// Answers with a page on one person: the lines that say most, meetings, words, tasks and mentions.
struct PersonAnswer {
    let context: AnswerContext

    func answer() throws(StoreError) -> Answer {
        guard let person = context.reading.people.first?.candidates.first else {
            return try NothingFound(context: context).answer()
        }
        let facts = try PersonFacts(context: context, of: [person])
        var answer = Answer(found: true, headline: "")
        try addLines(to: &answer)
        let entry = try facts.entry(of: person, rank: answer.citations.count + 1)
        let role = try role(of: person)
        var page = PersonDossier(entry: entry, role: role)
        addMeetings(entry, to: &answer)
        page.said = try addSaid(by: person, facts, to: &answer)
        let tasks = TaskEntries(context: context)
        page.theirTasks = try tasks.add(tasksOf: person, facts, to: &answer)
        page.ownTasks = try tasks.add(tasksFor: person, facts, to: &answer)
        page.mentions = try addMentions(of: person, to: &answer)
        answer.view = .person(page)
        answer.headline = [person.name, role ?? "", person.emails.first { $0 != person.name } ?? ""]
            .filter { !$0.isEmpty }.joined(separator: " · ")
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Adds the lines that say most about the person.
    private func addLines(to answer: inout Answer) throws(StoreError) {
        var lines = context
        lines.reading.request = .fact
        var found = try FindAnswer(context: lines).answer()
        // A title alone says nothing of anybody.
        found.sections.removeAll { section in
            section.quotes.allSatisfy { quote in section.heading.map { $0.hasPrefix(quote.text + " · ") } ?? false }
        }
        if found.certainty == .answered { answer.add(found, sections: PersonAnswer.mostPlaces) }
    }

    private static let mostPlaces = 4

    private func role(of person: Person) throws(StoreError) -> String? {
        let names = Set([person.name] + person.aliases)
        let pages = try context.index.personPages().filter { names.contains($0.title) }.map(\.document)
        return try context.index.properties(["role"]).first { pages.contains($0.document) }?.property.value
    }

    private func addMeetings(_ entry: PersonEntry, to answer: inout Answer) {
        guard entry.meetingCount > 0 else { return }
        var section = Answer.Section(
            heading: text("person.meetings", ["count": String(entry.meetingCount)]), quotes: [])
        for (card, key) in [(entry.last, "person.last"), (entry.next, "person.next")] {
            guard let card else { continue }
            answer.citations.append(card.citation)
            let head = MeetingCards(context: context).head(card, hasDate: true)
            section.quotes.append(.computed(text(key, ["meeting": head]), citations: [card.citation.rank]))
        }
        answer.sections.append(section)
    }

    // MARK: Words

    /// Adds the last turns of the person in the last meeting in which they spoke.
    private func addSaid(
        by person: Person, _ facts: PersonFacts, to answer: inout Answer
    ) throws(StoreError) -> [SaidLine] {
        var reading = ParsedQuestion(question: "")
        reading.people = [PersonReading(text: person.name, role: .speaker, candidates: [person])]
        let spoken = SpokenLines(reading)
        for meeting in facts.past(of: person).suffix(PersonAnswer.mostMeetings).reversed() {
            for source in try context.index.documents(ofMeeting: meeting.record.meeting) {
                let chunks = try context.index.chunks(ofDocument: source.number).filter {
                    spoken.areWanted($0.speakers)
                }
                let told = chunks.last { spoken.of($0.text, speakers: $0.speakers).split(separator: " ").count >= 6 }
                guard let chunk = told ?? chunks.last else { continue }
                var citation = try context.citation(source, rank: answer.citations.count + 1)
                let words = spoken.of(chunk.text, speakers: chunk.speakers)
                (citation.lines, citation.snippet) = (chunk.lines, words)
                answer.citations.append(citation)
                let heading = text("person.said", ["source": context.wording.source(source)])
                answer.sections.append(
                    Answer.Section(heading: heading, quotes: [Answer.Quote(text: words, citations: [citation.rank])]))
                return [SaidLine(text: words, citation: citation)]
            }
        }
        return []
    }

    /// The number of last meetings that are searched for words.
    private static let mostMeetings = 40

    /// Adds the newest notes that mention the person.
    private func addMentions(of person: Person, to answer: inout Answer) throws(StoreError) -> [Citation] {
        let lines = try context.index.mentions(of: person.number)
        let documents = try context.index.documents(Set(lines.keys)).values.filter { $0.kind == .note }
        let newest = documents.sorted {
            ($1.start?.secondNumber ?? .min, $0.path) < ($0.start?.secondNumber ?? .min, $1.path)
        }
        var section = Answer.Section(
            heading: text("person.mentions", ["count": String(documents.count)]), quotes: [])
        var citations: [Citation] = []
        for document in newest.prefix(PersonAnswer.mostMentions) {
            var citation = try context.citation(document, rank: answer.citations.count + 1)
            if let line = lines[document.number] { citation.lines = LineRange(line, line) }
            answer.citations.append(citation)
            citations.append(citation)
            section.quotes.append(.computed(context.wording.source(document), citations: [citation.rank]))
        }
        if !section.quotes.isEmpty { answer.sections.append(section) }
        return citations
    }

    private static let mostMentions = 5

    private func text(_ key: String, _ slots: [String: String]) -> String { context.templates.text(key, slots) }
}
