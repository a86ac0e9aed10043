import Model
import Parsing
import Retrieval
import Store
import Time

/// What the vault must be asked to understand a question: the documents that it names, and which of several people is meant.
extension QuestionFlow {
    /// Resolves what the parser could not: references to documents, then names of several people.
    func resolved(_ reading: ParsedQuestion, at now: CivilDateTime) throws(StoreError) -> ParsedQuestion {
        var result = reading
        if !reading.references.isEmpty {
            let resolver = try resolver(for: reading.references, people: reading.people, at: now)
            result = resolver.resolve(reading)
            if result.containers.isEmpty, let named = try meetingOfDay(reading) { result = resolver.resolve(named) }
        }
        if PeopleChoice.isNeeded(result) {
            result = try PeopleChoice(index: index, now: now).narrowed(result)
        }
        return result
    }

    /// The reading with the one meeting of the day that it names, where no title says what the question calls it: notes that are called by
    /// their date alone have a name that people know, "the board meeting of 4 May".
    private func meetingOfDay(_ reading: ParsedQuestion) throws(StoreError) -> ParsedQuestion? {
        guard let place = reading.references.firstIndex(where: \.namesMeeting) else { return nil }
        let reference = reading.references[place]
        guard let day = reference.spans.first ?? (reading.time?.isVague == false ? reading.time?.hull : nil),
            let start = day.start, let end = day.end, end.secondNumber - start.secondNumber <= 86_400
        else { return nil }
        var filter = DocumentFilter()
        filter.spans = [day]
        let meetings = try Meeting.grouped(try index.documents(filter).filter(\.kind.isMeeting), in: index)
        guard meetings.count == 1, !DocumentReference.names(meetings[0].record.title) else { return nil }
        var named = reading
        named.references.remove(at: place)
        named.containers.append(
            Container(title: reference.name.lowercased(), documents: Set(meetings[0].sources.map(\.number))))
        return named
    }

    /// Those who are what a question calls them; for each description nobody where the vault does not tell.
    func people(described descriptions: [PersonDescription]) throws(StoreError) -> [[Person]] {
        let described = DescribedPeople(index: index, names: names, people: peopleInText) { query throws(StoreError) in
            try self.retriever().rank(query)
        }
        var people: [[Person]] = []
        for description in descriptions { people.append(try described.people(description)) }
        return people
    }

    /// The folders and other collections that some words name; nil for each that the vault has not.
    func collections(named names: [String]) throws(StoreError) -> [NamedCollection?] {
        if loadedCollections == nil {
            var read = VaultCollections()
            try index.forEachPath { read.add($0, path: $1, kind: $2) }
            loadedCollections = read
        }
        return names.map { loadedCollections?.collection(named: $0) }
    }

    /// Takes another of the people of one name where the one taken has no answer and the other has.
    func answerable(_ reading: ParsedQuestion, _ question: Question) throws(StoreError) -> ParsedQuestion {
        for place in reading.people.indices {
            let others = others(than: reading.people[place], in: reading)
            guard !others.isEmpty, try !isAnswered(question, reading: reading) else { continue }
            for other in others.prefix(AnswerForEach.mostPeople) {
                var changed = reading
                changed.prefer(other, at: place)
                if try isAnswered(question, reading: changed) { return changed }
            }
        }
        return reading
    }

    /// Whether a reading has an answer, which is kept for whoever asks for it next.
    private func isAnswered(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Bool {
        let answer = try answer(question, reading: reading)
        knownAnswer = (question, reading, answer)
        return answer.found
    }

    /// Who else may be meant by a name for which one was taken.
    private func others(than person: PersonReading, in reading: ParsedQuestion) -> [Person] {
        guard person.candidates.count == 1, let taken = person.candidates.first else { return [] }
        let ambiguous = reading.ambiguous.filter { $0.text.hasPrefix(person.text) && $0.readings.contains(taken.name) }
        let names = Set(ambiguous.flatMap(\.readings))
        return knownNames.people.filter { $0.number != taken.number && names.contains($0.name) }
    }

    func resolver(
        for references: [DocumentReference], people: [PersonReading] = [], at now: CivilDateTime
    ) throws(StoreError) -> ReferenceResolver {
        let titles = references.map(\.writtenTitle)
        let people = Set((people + references.flatMap(\.people)).flatMap(\.candidates).map(\.number))
        return try resolver(forTitles: titles, people: people, at: now)
    }

    private func resolver(
        forTitles names: [String], people: Set<Int> = [], at now: CivilDateTime
    ) throws(StoreError) -> ReferenceResolver {
        if !hasLoadedMeetings, let rows = try titles().numbers(namedBy: names) {
            var named = KnownMeetings(try index.titledDocuments(ofMeetings: rows).map(KnownDocument.init))
            if !people.isEmpty { named.add(attendance: try index.attendance(of: people)) }
            return ReferenceResolver(&named, titles: names, now: now, weekStart: weekStart)
        }
        if !hasLoadedMeetings {
            loadedMeetings = KnownMeetings(try index.titledDocuments().map(KnownDocument.init))
            hasLoadedMeetings = true
        }
        let missing = people.subtracting(loadedAttendance)
        if !missing.isEmpty {
            loadedMeetings.add(attendance: try index.attendance(of: missing))
            loadedAttendance.formUnion(missing)
        }
        return ReferenceResolver(&loadedMeetings, titles: names, now: now, weekStart: weekStart)
    }

    /// The beginnings of all titles, read when the first question may name one.
    private func titles() throws(StoreError) -> TitleBeginnings {
        if let loadedTitles { return loadedTitles }
        var titles = TitleBeginnings()
        try index.forEachTitle { titles.add($1, of: $0) }
        loadedTitles = titles
        return titles
    }

    /// The documents that words of titles leave out.
    ///
    /// - Parameters:
    ///   - titles: Words of titles.
    ///   - now: The moment of the question.
    /// - Returns: The rows of the documents, and the words that name none as a whole.
    /// - Throws: `StoreError` where the index cannot be read.
    func leftOut(
        _ titles: [String], at now: CivilDateTime
    ) throws(StoreError) -> (documents: Set<Int>, unnamed: [String]) {
        guard !titles.isEmpty else { return ([], []) }
        let resolver = try resolver(forTitles: titles, at: now)
        var documents: Set<Int> = []
        var unnamed: [String] = []
        for title in titles {
            let named = resolver.documents(titled: title)
            if named.isEmpty { unnamed.append(title) } else { documents.formUnion(named) }
        }
        return (documents, unnamed)
    }
}

extension KnownDocument {
    /// A document of the index; those who took part are looked up where a question names somebody.
    fileprivate init(_ document: IndexReader.TitledDocument) {
        let record = document.record
        self.init(
            number: record.number, meeting: record.meeting, titles: [record.title] + document.aliases,
            kind: record.kind, start: record.start, end: record.end,
            isAllDay: record.isAllDay, isCancelled: record.status.rawValue >= EventStatus.cancelled.rawValue,
            isOccasion: document.isOccasion)
    }
}
