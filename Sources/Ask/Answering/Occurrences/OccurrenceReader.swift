import Language
import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Finds all statements of an event in the vault, by the postings of its words and without ranking.
struct OccurrenceReader {
    /// The result of a search.
    struct Outcome {
        var stated: [Occurrence] = []
        /// The number of places that contain the event's words but do not state that it happened, or when.
        var unsure = 0
    }

    let context: AnswerContext
    let pattern: EventPattern
    /// Whether to read transcripts, which often use words without stating an event.
    var readsTalks = true
    /// Whether an unsure sentence counts all the same, although it has another verb.
    var isTelling: (String) -> Bool = { _ in false }
    var seeksPeople = true
    var seeksAmounts = false

    /// Returns the statements that satisfy the question's conditions, in no particular order.
    ///
    /// Takes O(*p* + *c*) time for *p* postings of the words and *c* chunks that contain all words.
    func read() throws(StoreError) -> Outcome {
        let candidates = try OccurrenceCandidates(context: context, pattern: pattern).find()
        var found = Outcome()
        for candidate in candidates { try read(candidate, into: &found) }
        return found
    }

    /// Returns the front matter fields named like the event, within the asked time.
    func fields() throws(StoreError) -> [Occurrence] { occurrences(of: try series.fields()) }

    /// Returns the front matter fields named like a quantity, within the asked time.
    func fields(of quantity: Quantity) throws(StoreError) -> [Occurrence] {
        occurrences(of: try series.fields(of: quantity))
    }

    private var series: FieldSeries { FieldSeries(context: context, pattern: pattern) }

    private func occurrences(of fields: [FieldSeries.Field]) -> [Occurrence] {
        fields.compactMap { field in
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
            if var occurrence = try entry(document, document.title) {
                // The title of a log names the deed, its entries name the amounts.
                if seeksAmounts, document.dateSource == .item {
                    occurrence.statement.text = candidate.chunks.map(\.text).joined(separator: "\n")
                    occurrence.statement.matches = []
                }
                add([occurrence], to: &found)
            }
            return
        }
        for chunk in candidate.chunks where readsTalks || chunk.speakers.isEmpty {
            let above = chunk.headingPath.reduce(title) { $0 | pattern.words(in: $1, memo) }
            var isStated = false
            for line in chunk.readLines {
                let words = pattern.words(in: line.text, memo)
                guard words & pattern.needed != 0, (words | above) & pattern.needed == pattern.needed,
                    !MarkupLine.isAlone(line.text)
                else { continue }
                isStated = true
                let task = candidate.task(line.text, on: document.lines(of: line, in: chunk))
                if let task, !task.wasDone { continue }
                try read(
                    line, of: chunk, in: document, isBelow: words & pattern.needed != pattern.needed,
                    done: isDeed(words) ? task : nil, into: &found)
            }
            // A heading may state the event for its section: "## Swimming".
            if !isStated, above & pattern.needed == pattern.needed, title & pattern.needed != pattern.needed,
                let occurrence = try entry(document, chunk.headingPath.last ?? document.title, at: chunk)
            {
                add([occurrence], to: &found)
            }
        }
    }

    /// Whether a done task with these words is the event; "write the report" is, for "finish the report".
    private func isDeed(_ words: EventPattern.Words) -> Bool {
        guard words & pattern.needed == pattern.needed else { return false }
        return words & pattern.verb == pattern.verb || EventWords.isFinishing(pattern.event.verb ?? "")
    }

    /// Whether a document states an event by existing: a calendar event, a meeting, or a dated entry of a log.
    private func isEntry(_ document: DocumentRecord) -> Bool {
        document.kind.isMeeting || document.dateSource == .item || document.dateSource == .heading
    }

    private var memo: WordMemo { context.memory.words.everyLanguage }

    /// Adds the occurrences within the asked time; unsure ones are only counted.
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

    /// Returns the event that a document's title or a section's heading states.
    private func entry(
        _ document: DocumentRecord, _ name: String, at chunk: ChunkRecord? = nil
    ) throws(StoreError) -> Occurrence? {
        let sentence = EventSentence(name, pattern, names: names(in: name).map(\.range), memo: memo)
        guard sentence.verdict() == .stated else { return nil }
        let people = try context.people(document).compactMap { name in context.names.people.first { $0.name == name } }
        guard isOfCompanions(people) else { return nil }
        // Whoever takes part in a meeting does not do all that its headings name.
        if chunk != nil, !isOfSubject(sentence, self.names(in: name).map(\.person), nil) { return nil }
        let lines = chunk?.lines ?? LineRange(document.lines.first, document.lines.first)
        return Occurrence(
            span: day(of: document), statement: EventStatement(text: name, matches: sentence.matches),
            document: document,
            lines: lines, people: people, isCertain: false)
    }

    /// The first day of a document's event, or the whole week of a weekly note.
    private func day(of document: DocumentRecord) -> TimeSpan? { document.days }

    // MARK: Lines

    /// Reads a line; `done` is its task if that was done.
    private func read(
        _ line: ChunkRecord.ReadLine, of chunk: ChunkRecord, in document: DocumentRecord, isBelow: Bool,
        done: TaskItem?, into found: inout Outcome
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
            let isRole = isRole(sentence)
            guard isRole || isOfSubject(sentence, named, turn?.speaker) else { continue }
            let people = try seeksPeople && isOfAttendees(document) ? named + context.attendees(document) : named
            guard isOfCompanions(people) else { continue }
            var verdict = isOfMinutes && !sentence.namesSelf ? sentence.verdict().unsure : sentence.verdict()
            // A task that is done happened, unless it only asks.
            if done != nil, !sentence.isOfSomebodyElse, !sentence.isQuestion { verdict = .stated }
            if isRole { verdict = .stated }
            guard verdict != .no, let (times, isCertain) = times(in: sentence, of: document, chunk, done: done)
            else { continue }
            let lines = document.lines(of: line, in: chunk)
            let statement = EventStatement(
                text: piece, object: object(of: sentence, in: text), place: sentence.place, matches: sentence.matches,
                saysVerb: sentence.saysVerb)
            add(
                times.map {
                    Occurrence(
                        span: $0, statement: statement, document: document, lines: lines, people: people,
                        isCertain: isCertain)
                }, isUnsure: verdict == .unsure && !isTelling(piece), to: &found)
        }
    }

    /// Returns the object of a sentence; of the next one if it only repeats the event: "I had lunch. I ate sushi."
    private func object(of sentence: EventSentence, in text: String) -> String? {
        // In "I am reading some books:" the objects follow the colon.
        guard !PassageContinuation.endsInColon(text[...]) else { return nil }
        guard let object = sentence.object, isOfEvent(object) else { return sentence.object }
        guard let end = text.firstRange(of: sentence.text)?.upperBound,
            let next = OccurrenceReader.sentences(of: String(text[end...])).first
        else { return nil }
        return EventSentence(next, pattern, names: names(in: next).map(\.range), memo: memo).object
    }

    /// Whether an object only repeats the event: "dinner" for "what did I have for dinner".
    private func isOfEvent(_ object: String) -> Bool {
        Tokenizer().tokens(of: object).allSatisfy { pattern.words(in: $0.folded, memo) != 0 }
    }

    /// Returns the sentences that contain the event; the whole line if only several sentences together do.
    private func pieces(of text: String, isBelow: Bool) -> [String] {
        let sentences = OccurrenceReader.sentences(of: text)
        let needed = pattern.needed
        let whole = sentences.filter { pattern.words(in: $0, memo) & needed == needed }
        if !whole.isEmpty { return whole }
        if isBelow { return sentences.filter { pattern.words(in: $0, memo) & needed != 0 } }
        return sentences.count <= OccurrenceReader.mostJoined ? [text] : []
    }

    /// Splits a text into sentences; tags after a sentence are part of it.
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

    /// The maximum number of sentences that form one statement: one says "dinner", another what was eaten.
    private static let mostJoined = 3

    /// Removes the quote marks, list marker and checkbox of a line.
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

    /// Whether "I" is the user: always in a note; in a transcript only if the user is the speaker.
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

    /// Whether a line gives the role in question to the subject, by whatever name the question used: "Notary: Ana".
    private func isRole(_ sentence: EventSentence) -> Bool {
        guard case .person(let person) = pattern.event.subject else { return false }
        let named = Set(sentence.labelled.map(\.folded))
        let asked = Tokenizer().tokens(of: person.text).map(\.folded)
        return !asked.isEmpty && asked.allSatisfy(named.contains)
    }

    private func isOfCompanions(_ people: [Person]) -> Bool {
        pattern.event.companions.allSatisfy { asked in
            asked.candidates.contains { one in people.contains { $0.number == one.number } }
        }
    }

    /// Whether lines without a subject may be about any of several people, as in minutes.
    private func isOfMinutes(_ document: DocumentRecord) throws(StoreError) -> Bool {
        guard pattern.event.subject == .speaker, pattern.event.companions.isEmpty, document.kind == .meeting else {
            return false
        }
        return try context.attendees(document).filter { $0.number != context.names.owner }.count > 1
    }

    /// Whether a document's attendees took part in everything it states.
    private func isOfAttendees(_ document: DocumentRecord) -> Bool { document.kind.isMeeting }

    // MARK: Times

    /// Returns the days a sentence is about, and whether they are unambiguous; nil if they are after the day of writing.
    private func times(
        in sentence: EventSentence, of document: DocumentRecord, _ chunk: ChunkRecord, done: TaskItem?
    ) -> (spans: [TimeSpan?], isCertain: Bool)? {
        if let day = done?.completed { return ([day.span], true) }
        let day = document.writtenOn
        let times = named(in: sentence, from: day ?? context.now.date).filter { day != nil || $0.isAbsolute }
        var days = times.filter { $0.span.dayCount <= 1 }
        // A task is often ticked long after it was written.
        if let day, done == nil {
            // A future day does not date a past event: "On Thursday, after the Christmas party".
            let over = days.filter { ($0.span.start?.date ?? day) <= day }
            // "Watched a Christmas film" is past; "dinner with Bob on Friday" is not.
            if over.isEmpty, !days.isEmpty, !sentence.tellsPastDeed { return nil }
            days = over
        }
        if !days.isEmpty { return (days.map(\.span), days.allSatisfy(\.isAbsolute)) }
        if let coarse = times.first(where: { !$0.isBare && $0.span.dayCount > 1 }) {
            let isOfDay = day.map { coarse.span.contains($0.midnight) } ?? false
            let isAhead = day.map { day in coarse.span.start.map { $0 > day.midnight } ?? false } ?? false
            if !isOfDay, !(isAhead && sentence.tellsPastDeed) { return ([coarse.span], coarse.isAbsolute) }
        }
        return ([headedDay(chunk, of: document) ?? document.days], true)
    }

    /// Returns the day that a heading above a chunk names, in a report written later: "Trip of 3 November".
    private func headedDay(_ chunk: ChunkRecord, of document: DocumentRecord) -> TimeSpan? {
        guard let day = document.writtenOn else { return nil }
        for heading in chunk.headingPath.reversed() where heading.utf8.contains(where: { (48...57).contains($0) }) {
            let times = TimesInText(heading, writtenOn: day).times.map(\.span)
            guard times.count == 1, let span = times.first, span.dayCount == 1, let start = span.start?.date,
                (day.adding(days: -OccurrenceReader.longestDelay)...day).contains(start)
            else { continue }
            return span
        }
        return nil
    }

    /// The maximum number of days between a deed and its report.
    private static let longestDelay = 366

    private func named(in sentence: EventSentence, from day: CivilDate) -> [StatedTime] {
        let language = LanguageDetector.language(of: sentence.tokens)
        let times = TimeGrammar(now: day.at(hour: 12), language: language)
            .statedTimes(of: sentence.tokens, in: sentence.text).filter { $0.kind == .named }
        return TaskDates(times, in: sentence.text).ofDeed
    }
}

extension TimeSpan {
    /// The number of days; a partial day counts as one.
    fileprivate var dayCount: Int {
        guard let start, let end else { return .max }
        return (end.secondNumber - start.secondNumber + 86399) / 86400
    }
}
