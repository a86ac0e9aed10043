import Model
import Parsing
import Store
import Text

/// Finds promises in prose: "Sarah: I'll send the deck by Friday", "Sarah will send the deck", "ACTION: Sarah …".
struct PromisedLines {
    let context: AnswerContext
    let request: TaskRequest

    private static let mostDocuments = 200
    /// Maximum number of meetings whose lines are searched for duties if the question names nobody.
    private static let mostMeetings = 3

    private struct Line {
        var text: String
        var lines: LineRange
        var document: DocumentRecord
    }

    /// Returns the promises, newest first; nil if there are none.
    func answer() throws(StoreError) -> Answer? {
        let lines = try lines()
        guard !lines.isEmpty else { return nil }
        var answer = Answer(found: true, headline: "")
        answer.value = .list(lines.map(\.text))
        let shown = lines.prefix(context.listLimit ?? 10)
        for line in shown {
            var citation = try context.citation(line.document, rank: answer.citations.count + 1)
            citation.lines = line.lines
            citation.snippet = line.text
            answer.citations.append(citation)
            let heading = context.wording.heading(line.document, people: [])
            let quote = Answer.Quote(text: line.text, citations: [citation.rank])
            if answer.sections.last?.heading == heading {
                answer.sections[answer.sections.count - 1].quotes.append(quote)
            } else {
                answer.sections.append(Answer.Section(heading: heading, quotes: [quote]))
            }
        }
        answer.headline = context.templates.text(
            "tasks.promised",
            [
                "count": String(lines.count), "conditions": context.wording.conditionsBehindColon,
                "more": MeetingLines(context: context).more(shown: shown.count, of: lines.count),
            ])
        answer.remarks = context.wording.remarks
        if isOfAnybody { (answer.certainty, answer.headline) = (.perhaps, context.templates.text("perhaps.tasks")) }
        return answer
    }

    private var people: [Person] { context.reading.people.flatMap(\.candidates) }

    /// Whether the question names nobody whose promises it asks for; then any line that states a duty counts.
    private var isOfAnybody: Bool { people.isEmpty && !request.isOwn }

    private func lines() throws(StoreError) -> [Line] {
        let people = people
        let topic = TitleMatch(context.reading.topic.replacing(request.word?.text ?? "\0", with: ""))
        var documents = try context.index.documents(context.filter).filter { $0.kind != .event && $0.kind != .person }
        if isOfAnybody { documents = ofFewMeetings(documents) }
        var lines: [Line] = []
        for document in documents.reversed().prefix(PromisedLines.mostDocuments) {
            for chunk in try context.index.chunks(ofDocument: document.number)
            where PromiseWords.mayStand(in: chunk.text) {
                let sentences = PassageSentences([chunk], speakers: chunk.speakers, context: context).sentences
                for sentence in sentences where isPromise(sentence, by: people) {
                    guard topic.isIdle || topic.share(of: [sentence.text, document.title]) >= 0.5 else { continue }
                    lines.append(Line(text: sentence.text, lines: chunk.lines, document: document))
                }
            }
        }
        return lines
    }

    /// Returns the documents of the few meetings that the question is about, whose minutes state duties without marking them as tasks.
    private func ofFewMeetings(_ documents: [DocumentRecord]) -> [DocumentRecord] {
        let isNarrowed =
            !context.reading.containers.isEmpty || context.reading.time != nil || context.reading.order != nil
        let minutes = documents.filter(\.kind.isMeeting)
        return isNarrowed && Set(minutes.map(\.meeting)).count <= PromisedLines.mostMeetings ? minutes : []
    }

    private func isPromise(_ sentence: PassageSentences.Sentence, by people: [Person]) -> Bool {
        guard PromiseWords.mayStand(in: sentence.text), !sentence.text.hasSuffix("?") else { return false }
        let words = QuestionTokenizer().tokens(of: sentence.text)
        if isOfAnybody { return words.contains { PromiseWords.obliging.contains($0.lower) } }
        if let speaker = sentence.speaker, people.contains(speaker) || people.isEmpty, isOwnPromise(words) {
            return true
        }
        let places = context.peopleInText.places(in: sentence.text).filter { people.contains($0.person) }
        return places.contains { place in
            let next = words.firstIndex { $0.range.lowerBound >= place.range.upperBound }
            let first = words.firstIndex { $0.range.overlaps(place.range) } ?? 0
            let follows = next.map { PromiseWords.intended.contains(words[$0].lower) } ?? false
            let isLabelled =
                first >= 2 && words[first - 1].text == ":" && PromiseWords.labels.contains(words[first - 2].lower)
            return follows || isLabelled
        }
    }

    private func isOwnPromise(_ words: [QuestionToken]) -> Bool {
        words.indices.contains { place in
            if PromiseWords.contracted.contains(words[place].lower) { return true }
            let isSpeaker = ActorWords.firstPerson.contains(words[place].lower)
            return isSpeaker && words.indices.contains(place + 1)
                && PromiseWords.promising.contains(words[place + 1].lower)
        }
    }
}
