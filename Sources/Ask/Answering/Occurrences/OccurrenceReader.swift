import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Finds every place of the vault that states an event: all that the postings hold, not the best of a ranking.
struct OccurrenceReader {
    /// What was found.
    struct Outcome {
        /// What states the event.
        var stated: [Occurrence] = []
        /// How many places hold its words and do not say that it happened, or not when.
        var unsure = 0
    }

    let context: AnswerContext
    let pattern: EventPattern
    /// Whether what is said in talks counts: there things are named in too many ways to be told from one another.
    var readsTalks = true
    /// Whether a sentence tells enough although another verb goes with the words.
    var isTelling: (String) -> Bool = { _ in false }
    /// Whether it matters who took part.
    var seeksPeople = true

    /// The places that state the event in the time of the question, in no certain order.
    ///
    /// - Returns: Places of documents that pass the question's other conditions.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*p* + *c*), where *p* is the number of postings of the words and *c* that of the chunks that hold them all.
    func read() throws(StoreError) -> Outcome {
        let candidates = try OccurrenceCandidates(context: context, pattern: pattern).find()
        var found = Outcome()
        for candidate in candidates { try read(candidate, into: &found) }
        return found
    }

    /// The fields of front matter that are called like the event, in the time of the question.
    func fields() throws(StoreError) -> [Occurrence] {
        try FieldSeries(context: context, pattern: pattern).fields().compactMap { field in
            guard let span = day(of: field.document), isInTime(span) else { return nil }
            return Occurrence(
                span: span, statement: EventStatement(text: field.text, isField: true), document: field.document,
                lines: field.lines)
        }
    }

    private func read(_ candidate: OccurrenceCandidates.Candidate, into found: inout Outcome) throws(StoreError) {
        let document = candidate.document
        let title = pattern.words(in: document.title, memo)
        if title & pattern.needed == pattern.needed, isEntry(document) {
            if let occurrence = try entry(document, document.title) { add([occurrence], to: &found) }
            return
        }
        for chunk in candidate.chunks where readsTalks || chunk.speakers.isEmpty {
            let above = chunk.headingPath.reduce(title) { $0 | pattern.words(in: $1, memo) }
            var isStated = false
            for line in chunk.readLines {
                let words = pattern.words(in: line.text, memo)
                guard words & pattern.needed != 0, (words | above) & pattern.needed == pattern.needed else { continue }
                isStated = true
                if candidate.tasks.contains(chunk.lines.first + line.first) { continue }
                try read(line, of: chunk, in: document, isBelow: words & pattern.needed != pattern.needed, into: &found)
            }
            // "## Swimming", and what was swum below.
            if !isStated, above & pattern.needed == pattern.needed, title & pattern.needed != pattern.needed,
                let occurrence = try entry(document, chunk.headingPath.last ?? document.title, at: chunk)
            {
                add([occurrence], to: &found)
            }
        }
    }

    /// An event of the calendar, a meeting, and a dated entry of a log took place by standing there.
    private func isEntry(_ document: DocumentRecord) -> Bool {
        document.kind.isMeeting || document.dateSource == .item || document.dateSource == .heading
    }

    private var memo: WordMemo { context.memory.words.everyLanguage }

    /// Adds what is of the time of the question; of what is unsure only the number is kept.
    private func add(_ occurrences: [Occurrence], isUnsure: Bool = false, to found: inout Outcome) {
        var isLeftOut = false
        for occurrence in occurrences {
            if let span = occurrence.span {
                guard isInTime(span), span.start.map({ $0 <= context.now }) ?? true else { continue }
            }
            if isUnsure || occurrence.span == nil && context.reading.time != nil {
                isLeftOut = true
            } else {
                found.stated.append(occurrence)
            }
        }
        if isLeftOut { found.unsure += 1 }
    }

    private func isInTime(_ span: TimeSpan) -> Bool {
        guard let time = context.reading.time, !time.isVague else { return true }
        return time.spans.contains { asked in span.start.map { asked.contains($0) } ?? false }
    }

    // MARK: Entries

    /// What took place because a document or a section is called so.
    private func entry(
        _ document: DocumentRecord, _ name: String, at chunk: ChunkRecord? = nil
    ) throws(StoreError) -> Occurrence? {
        let sentence = EventSentence(name, pattern, names: names(in: name).map(\.range), memo: memo)
        guard sentence.verdict() == .stated else { return nil }
        let people = try context.people(document).compactMap { name in context.names.people.first { $0.name == name } }
        guard isOfCompanions(people) else { return nil }
        let lines = chunk?.lines ?? LineRange(document.lines.first, document.lines.first)
        return Occurrence(
            span: day(of: document), statement: EventStatement(text: name, matches: sentence.matches),
            document: document,
            lines: lines, people: people, isCertain: false)
    }

    /// The day of a document, or the days of a week's note; of an event of several days the first one.
    private func day(of document: DocumentRecord) -> TimeSpan? { document.days }

    // MARK: Lines

    private func read(
        _ line: ChunkRecord.ReadLine, of chunk: ChunkRecord, in document: DocumentRecord, isBelow: Bool,
        into found: inout Outcome
    ) throws(StoreError) {
        let turn = SpokenLines.turn(line.text[...], of: chunk.speakers)
        guard isByAsked(turn?.speaker, chunk, document) else { return }
        let text = turn.map { String($0.said) } ?? OccurrenceReader.plain(line.text)
        let isOfMinutes = try isOfMinutes(document)
        for piece in pieces(of: text, isBelow: isBelow) {
            let sentence = EventSentence(
                piece, pattern, names: names(in: piece).map(\.range), isSpoken: turn != nil || !chunk.speakers.isEmpty,
                memo: memo)
            let named = seeksPeople ? names(in: piece).map(\.person) : []
            guard isOfSubject(sentence, named, turn?.speaker) else { continue }
            let people = try seeksPeople && isOfAttendees(document) ? named + context.attendees(document) : named
            guard isOfCompanions(people) else { continue }
            let verdict = isOfMinutes && !sentence.namesSelf ? sentence.verdict().unsure : sentence.verdict()
            guard verdict != .no, let (times, isCertain) = times(in: sentence, of: document) else { continue }
            let first = chunk.lines.first + line.first
            let lines = LineRange(first, first + line.starts.count - 1)
            let statement = EventStatement(
                text: piece, object: object(of: sentence, in: text), place: sentence.place, matches: sentence.matches)
            add(
                times.map {
                    Occurrence(
                        span: $0, statement: statement, document: document, lines: lines, people: people,
                        isCertain: isCertain)
                }, isUnsure: verdict == .unsure && !isTelling(piece), to: &found)
        }
    }

    /// What was done; where the sentence only names the event, what the next one of its line says: "I had lunch. I ate sushi."
    private func object(of sentence: EventSentence, in text: String) -> String? {
        guard let object = sentence.object, isOfEvent(object) else { return sentence.object }
        guard let end = text.firstRange(of: sentence.text)?.upperBound,
            let next = OccurrenceReader.sentences(of: String(text[end...])).first
        else { return nil }
        return EventSentence(next, pattern, names: names(in: next).map(\.range), memo: memo).object
    }

    /// Whether an object says no more than the event: "dinner" of "what did I have for dinner".
    private func isOfEvent(_ object: String) -> Bool {
        Tokenizer().tokens(of: object).allSatisfy { pattern.words(in: $0.folded, memo) != 0 }
    }

    /// The sentences that hold the event; the line as a whole where only its sentences together do.
    private func pieces(of text: String, isBelow: Bool) -> [String] {
        let sentences = OccurrenceReader.sentences(of: text)
        let needed = pattern.needed
        let whole = sentences.filter { pattern.words(in: $0, memo) & needed == needed }
        if !whole.isEmpty { return whole }
        if isBelow { return sentences.filter { pattern.words(in: $0, memo) & needed != 0 } }
        return sentences.count <= OccurrenceReader.mostJoined ? [text] : []
    }

    /// The sentences of a text; tags behind one belong to it.
    private static func sentences(of text: String) -> [String] {
        var ranges: [Range<String.Index>] = []
        for range in Sentences.ranges(in: text) {
            let isOfTags = text[range].split(separator: " ").allSatisfy { $0.hasPrefix("#") }
            if isOfTags, let last = ranges.popLast() {
                ranges.append(last.lowerBound..<range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { String(text[$0]) }
    }

    /// So many sentences of one item are one statement, such as one of dinner and one of what was eaten.
    private static let mostJoined = 3

    /// The line without the mark of its item.
    static func plain(_ line: String) -> String {
        var start = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
        for mark in ["- ", "* ", "+ "] where start.hasPrefix(mark) { start = start.dropFirst(2) }
        if start.hasPrefix("["), let close = start.firstIndex(of: "]"),
            start.distance(from: start.startIndex, to: close) == 2
        {
            start = start[start.index(after: close)...].drop { $0 == " " }
        }
        return String(start)
    }

    // MARK: People

    private func names(in text: String) -> [(range: Range<Int>, person: Person)] {
        context.peopleInText.places(in: text)
    }

    /// In a talk "I" is whoever speaks; in a note it is whoever asks.
    private func isByAsked(_ speaker: String?, _ chunk: ChunkRecord, _ document: DocumentRecord) -> Bool {
        guard pattern.event.subject == .speaker, let speaker = speaker ?? chunk.speakers.first else { return true }
        guard let owner = context.names.people.first(where: { $0.number == context.names.owner }) else { return false }
        return owner.name == speaker || owner.aliases.contains(speaker)
    }

    private func isOfSubject(_ sentence: EventSentence, _ people: [Person], _ speaker: String?) -> Bool {
        guard case .person(let person) = pattern.event.subject else { return true }
        if people.contains(where: person.candidates.contains) { return true }
        guard let speaker, person.candidates.contains(where: { $0.name == speaker || $0.aliases.contains(speaker) })
        else {
            return false
        }
        return !sentence.isOfSomebodyElse
    }

    private func isOfCompanions(_ people: [Person]) -> Bool {
        pattern.event.companions.allSatisfy { asked in
            asked.candidates.contains { one in people.contains { $0.number == one.number } }
        }
    }

    /// What the notes of a meeting of several people say of nobody may be said of each of them.
    private func isOfMinutes(_ document: DocumentRecord) throws(StoreError) -> Bool {
        guard pattern.event.subject == .speaker, pattern.event.companions.isEmpty, document.kind == .meeting else {
            return false
        }
        return try context.attendees(document).filter { $0.number != context.names.owner }.count > 1
    }

    /// Those on the list of a meeting took part in what is said to have happened there.
    private func isOfAttendees(_ document: DocumentRecord) -> Bool { document.kind.isMeeting }

    // MARK: Times

    /// The days that a sentence is about, and whether no other ones may be meant; nil where they are still to come from the day of
    /// writing.
    private func times(
        in sentence: EventSentence, of document: DocumentRecord
    ) -> (spans: [TimeSpan?], isCertain: Bool)? {
        let day = document.writtenOn
        let times = named(in: sentence, from: day ?? context.now.date).filter { day != nil || $0.isAbsolute }
        var days = times.filter { $0.span.dayCount <= 1 }
        if let day {
            // "On Thursday, after the Christmas party": a day to come is not that of what is over.
            let over = days.filter { ($0.span.start?.date ?? day) <= day }
            // "Watched a Christmas film" is over; "dinner with Bob on Friday" is not.
            if over.isEmpty, !days.isEmpty, !sentence.tellsPastDeed { return nil }
            days = over
        }
        if !days.isEmpty { return (days.map(\.span), days.allSatisfy(\.isAbsolute)) }
        guard let coarse = times.first(where: { !$0.isBare && $0.span.dayCount > 1 }) else {
            return ([document.days], true)
        }
        if let day, coarse.span.contains(day.midnight) { return ([document.days], true) }
        if let day, sentence.tellsPastDeed, coarse.span.start.map({ $0 > day.midnight }) ?? false {
            return ([document.days], true)
        }
        return ([coarse.span], coarse.isAbsolute)
    }

    private func named(in sentence: EventSentence, from day: CivilDate) -> [StatedTime] {
        let language = TimeLanguage.detected(in: sentence.tokens)
        let times = TimeGrammar(now: day.at(hour: 12), dayFirst: language == .german, language: language)
            .statedTimes(of: sentence.tokens, in: sentence.text).filter { $0.kind == .named }
        return TaskDates(times, in: sentence.text).ofDeed
    }
}

extension TimeSpan {
    /// How many days it has, a part of one counted as one.
    fileprivate var dayCount: Int {
        guard let start, let end else { return .max }
        return (end.secondNumber - start.secondNumber + 86399) / 86400
    }
}
