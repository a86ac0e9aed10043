import Model
import Store
import Text
import Time

/// Scores candidate chunks by facts about them and their documents: people, dates, questions and answers.
struct DocumentScorer {
    let index: IndexReader
    let facts: DocumentFacts
    let table: IndexReader.ChunkTable
    let weights: RankingWeights

    /// Adds the scores of a query's preferences to a board that has the scores of words.
    func score(_ query: Query, on board: inout ScoreBoard) throws(StoreError) {
        try scorePeople(query.preferredPeople, on: &board)
        if !query.subjects.isEmpty {
            let weight = query.isAboutSubjectsAlone ? weights.page : weights.attendees + weights.speakers
            try scorePages(of: query.subjects, weight: weight, on: &board)
        }
        board.preferences.add(marks: query.wants, weights)
        if let now = query.presentState {
            try scoreRecency(at: now, weight: weights.recency * (query.isVaguelyPresent ? 0.5 : 1), on: &board)
        }
        if !query.preferredSpans.isEmpty {
            try scoreDates(query.preferredSpans, on: &board)
            try scoreNamedTimes(query.preferredSpans, on: &board)
        }
    }

    // MARK: People

    private func scorePeople(_ people: [Person], on board: inout ScoreBoard) throws(StoreError) {
        let numbers = Set(people.map(\.number))
        guard !numbers.isEmpty else { return }
        for (document, count) in try index.attendedDocuments(numbers) {
            let share = Float(count) / Float(numbers.count)
            board.preferences.add(attendees: weights.attendees * share, toDocument: document)
        }
        // Names that differ only in case or accents are one term.
        let names = people.flatMap { [$0.name] + $0.aliases }
        for term in Set(names.map(SpeakerTerm.hash)).sorted() {
            let spoken = try index.postings(of: term, in: table.segments)
            for (slot, count) in zip(spoken.slots, spoken.counts) {
                board.preferences.add(speakers: weights.speakers * Float(count) / 255, to: Int(slot))
            }
        }
    }

    private func scorePages(
        of names: Set<String>, weight: Float, on board: inout ScoreBoard
    ) throws(StoreError) {
        for page in try facts.personPages() where names.contains(page.title) {
            board.preferences.add(attendees: weight, toDocument: page.document)
        }
    }

    // MARK: Dates

    private func scoreDates(_ spans: [TimeSpan], on board: inout ScoreBoard) throws(StoreError) {
        func documents(_ spans: [TimeSpan]) throws(StoreError) -> Set<Int> {
            var filter = DocumentFilter()
            filter.spans = spans
            return try index.documentNumbers(filter)
        }
        let inside = try documents(spans)
        let isOfDays = spans.allSatisfy { span in
            guard let start = span.start, let end = span.end else { return false }
            return end.secondNumber - start.secondNumber <= 86_400
        }
        let weight = isOfDays ? weights.day : weights.date
        for document in inside { board.preferences.add(date: weight, toDocument: document) }
        let soonAfter = try documents(
            spans.compactMap { span in span.end.map { TimeSpan(start: $0, end: $0.date.adding(days: 31).midnight) } })
        for document in soonAfter where !inside.contains(document) {
            board.preferences.add(date: weights.date * 0.5, toDocument: document)
        }
    }

    /// Number of best chunks whose text is read for time expressions.
    private static let readForTimes = 60

    /// Prefers chunks whose text or headings name the time: "yesterday" in a note of the day after, "Release of 31 August".
    private func scoreNamedTimes(_ spans: [TimeSpan], on board: inout ScoreBoard) throws(StoreError) {
        guard weights.namedTime > 0 else { return }
        func namesTime(_ slot: Int) -> Bool { ChunkMarks(rawValue: table.layout.marks[slot]).contains(.time) }
        let named = board.best(DocumentScorer.readForTimes, where: namesTime)
        let slots = named + board.best(DocumentScorer.readForTimes) { !namesTime($0) }
        let documents = try index.documents(Set(slots.map { Int(table.layout.documents[$0]) }))
        let chunks = try index.chunks(slots.map { Int(table.layout.chunks[$0]) })
        for slot in slots {
            guard let document = documents[Int(table.layout.documents[slot])],
                let written = document.writtenOn, let chunk = chunks[Int(table.layout.chunks[slot])]
            else { continue }
            let texts =
                chunk.headingPath.filter { $0.contains(where: \.isNumber) } + (namesTime(slot) ? [chunk.text] : [])
            let share = texts.map { TimesInText($0, writtenOn: written).share(in: spans) }.max() ?? 0
            board.preferences.add(namedTime: weights.namedTime * share, to: slot)
        }
    }

    /// Age in days at which the score of recency is halved.
    private static let halfLife = 90.0

    private func scoreRecency(
        at now: CivilDateTime, weight: Float, on board: inout ScoreBoard
    ) throws(StoreError) {
        guard weight > 0 else { return }
        for (document, day) in try facts.days() {
            let age = Double(max(0, now.date.dayNumber - day))
            let share = Float(DocumentScorer.halfLife / (DocumentScorer.halfLife + age))
            board.preferences.add(date: weight * share, toDocument: document)
        }
    }
}
