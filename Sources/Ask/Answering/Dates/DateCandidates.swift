import Model
import Parsing
import Retrieval
import Store
import Time

/// A date that may answer a question, with the sentence that it was found in.
struct DateCandidate {
    /// The date; nil where the document has none.
    var span: TimeSpan?
    /// The words that name it; nil where it is the document's own date.
    var words: String?
    /// Whether it is known to the time of day.
    var hasClock = false
    /// The sentence.
    var sentence: DatedSentence
    /// The place of its passage among those found.
    var place: Int
    /// The place of the calendar's event that tells the time of day, where the words do not.
    var clock: Int?
    /// How likely it is what was asked for; higher is better.
    var score: Float = 0
}

/// All dates that the best passages of a search name, weighed against one another and against the dates of the documents.
///
/// A sum of a few features, each measured on question sets; the weights were fitted on some conversations and checked on others, and
/// the result hardly depends on any single one.
struct DateCandidates {
    let context: AnswerContext
    let search: AnswerContext.Search
    private let coverage: QuestionCoverage
    private let names: NameWords
    private let words: Set<String>
    private let grain: TimeGrain?
    private let verb: HappenedVerb?
    private let isDue: Bool
    private let asked: TaskDates.Asked
    /// The words of the question with digits: "PEP 563" is not "PEP 680".
    private let numbers: [String]

    /// The dates of what a search found.
    ///
    /// - Parameters:
    ///   - context: The question.
    ///   - search: What was found.
    ///   - request: The date that is asked for.
    init(context: AnswerContext, search: AnswerContext.Search, request: DateRequest = DateRequest()) {
        self.context = context
        self.search = search
        coverage = QuestionCoverage(
            search.words, people: context.reading.people, memo: context.memory.words.everyLanguage)
        names = NameWords(QuestionCoverage.names(of: context.reading.people))
        words = StatementWords.words(of: context.reading.question)
        grain = StatementWords.grain(context.reading.question)
        numbers = search.words.map(\.word).filter { $0.utf8.contains { (0x30...0x39).contains($0) } }
        verb = search.words.firstIndex { $0.word == request.verb }.map(HappenedVerb.init)
        isDue = request.isDue
        asked = isDue ? .duty : verb != nil || context.reading.tense == .past ? .deed : .nothing
    }

    /// The likeliest, of equal ones the first; nil where none holds enough of the question.
    func best() -> DateCandidate? {
        var best: DateCandidate?
        let all = all()
        for candidate in all where candidate.score > best?.score ?? -.infinity { best = candidate }
        return best.map { withClock($0, of: all) }
    }

    /// The calendar may know the hour of a day that a note names.
    private func withClock(_ best: DateCandidate, of all: [DateCandidate]) -> DateCandidate {
        guard best.words != nil, let day = best.span, day.start?.date.span == day else { return best }
        let events = all.filter { candidate in
            candidate.hasClock && candidate.words == nil && candidate.place != best.place
                && candidate.span?.start?.date == day.start?.date
                && candidate.sentence.share >= max(0.3, best.sentence.share * 0.7)
        }
        guard let event = events.max(by: { $0.score < $1.score }) else { return best }
        var timed = best
        timed.span = event.span
        timed.hasClock = true
        timed.clock = event.place
        return timed
    }

    /// Every candidate in the order of passages and sentences.
    func all() -> [DateCandidate] {
        var left = DateCandidates.mostSentences
        var candidates: [DateCandidate] = []
        for (place, found) in search.found.prefix(DateCandidates.depth).enumerated() where left > 0 {
            let sentences = sentences(of: found, atMost: left)
            left -= sentences.count
            for sentence in sentences { candidates += self.candidates(sentence, at: place) }
        }
        if verb != nil, !candidates.contains(where: { $0.sentence.isStatement }) { candidates += statedFartherDown() }
        return preferringEarliest(candidates)
    }

    /// Where none of the best passages says that it took place, one farther down may.
    private func statedFartherDown() -> [DateCandidate] {
        let places = search.found.indices.dropFirst(DateCandidates.depth).prefix(DateCandidates.fartherDepth)
        return places.flatMap { place in
            sentences(of: search.found[place], atMost: DateCandidates.mostSentences).filter(\.isStatement)
                .flatMap { self.candidates($0, at: place) }
        }
    }

    private func sentences(of found: AnswerContext.Found, atMost count: Int) -> [DatedSentence] {
        DatedSentences(
            found, coverage: coverage, verb: verb, asked: asked, writtenOn: DateCandidates.day(of: found.document),
            today: context.now.date
        ).sentences(atMost: count)
    }

    /// How many passages are looked at.
    private static let depth = 6
    /// How many more are looked at for the verb alone.
    private static let fartherDepth = 24
    /// How many sentences are read.
    private static let mostSentences = 40

    /// The day a document was written on; nil where only its file's time says so.
    private static func day(of document: DocumentRecord) -> CivilDate? { document.start?.date }

    private func candidates(_ sentence: DatedSentence, at place: Int) -> [DateCandidate] {
        let day = sentence.day
        let document = search.found[place].document
        let base = score(of: sentence, at: place)
        var candidates: [DateCandidate] = []
        // What is only supposed has no date.
        let times = sentence.telling == .unreal ? [] : DateCandidates.finest(sentence.times)
        for time in times where (day != nil || isReadable(time, document)) && maySayWhen(time) {
            var candidate = DateCandidate(
                span: time.span, words: time.text, hasClock: time.hasClock, sentence: sentence, place: place)
            candidate.score = base + score(of: time, in: sentence, day)
            candidates.append(candidate)
        }
        var own = DateCandidate(
            span: spanOfEvent(document) ?? day?.span, words: nil, sentence: sentence, place: place)
        own.hasClock = document.kind == .event && !document.isAllDay
        own.score = base + scoreOfDocument(document, sentence, day)
        return (candidates + [own]).filter { $0.sentence.isWorthSaying }
    }

    /// "Planning (July) 2021-07-07": a whole date says more than the month that holds it.
    private static func finest(_ times: [StatedTime]) -> [StatedTime] {
        times.filter { time in
            !times.contains { $0.isAbsolute && $0.span != time.span && time.span.intersection($0.span) == $0.span }
        }
    }

    /// The likeliest sentence that names a time of day without a day: "no naps after 4 pm"; nil where none holds enough of the question.
    func bestClock() -> DateCandidate? {
        var best: DateCandidate?
        for (place, found) in search.found.prefix(DateCandidates.depth).enumerated() {
            for sentence in sentences(of: found, atMost: DateCandidates.mostSentences)
            where sentence.share > 0 && sentence.shareOfAll >= DateCandidates.leastOfClock && !sentence.isTask {
                guard let words = DateCandidates.clock(in: sentence.text) else { continue }
                let score = score(of: sentence, at: place)
                guard score > best?.score ?? -.infinity else { continue }
                best = DateCandidate(
                    span: nil, words: words, hasClock: true, sentence: sentence, place: place, score: score)
            }
        }
        return best
    }

    private static let leastOfClock: Float = 0.6

    private static func clock(in text: String) -> String? {
        let tokens = QuestionTokenizer().tokens(of: text)
        let language = TimeLanguage.detected(in: tokens)
        return TimeGrammar(now: CivilDate(dayNumber: 0).at(hour: 12), dayFirst: language == .german, language: language)
            .expressions(in: tokens, question: text).first(where: \.isTimeOfDay)?.text
    }

    /// A time that counts from when it was written tells no day if it is longer than a year.
    private static let longestTold = 366

    /// "Recently" and "over the past four years" say nothing of when something took place.
    private func maySayWhen(_ time: StatedTime) -> Bool {
        if !time.isAbsolute, time.span.days > DateCandidates.longestTold { return false }
        return verb == nil || !time.isVague && (time.kind != .length || StatementWords.asksBeginning(words))
    }

    /// What stands in a document without a date is read where it needs none; birthdays on pages about people have but a day.
    private func isReadable(_ time: StatedTime, _ document: DocumentRecord) -> Bool {
        time.isAbsolute || (document.kind == .person && time.text.contains(where: \.isNumber))
    }

    private func spanOfEvent(_ document: DocumentRecord) -> TimeSpan? {
        guard document.kind == .event, !document.isAllDay, let start = document.start else { return nil }
        return TimeSpan(start: start, end: document.end ?? start.adding(minutes: 1))
    }

    /// Of notes that tell as much of what has been, the first was written when it happened; later ones come back to it.
    private func preferringEarliest(_ candidates: [DateCandidate]) -> [DateCandidate] {
        guard context.reading.tense == .past else { return candidates }
        // Of those that say so the heading may name what of.
        let states = candidates.contains { $0.sentence.isStatement }
        func share(_ sentence: DatedSentence) -> Float {
            states ? (sentence.isStatement ? sentence.shareOfAll : 0) : sentence.share
        }
        let own = candidates.filter { $0.words == nil && $0.span != nil && !$0.sentence.isTask }
        let most = own.map { share($0.sentence) }.max() ?? 0
        let early = own.filter { share($0.sentence) >= most * 0.8 }.compactMap { $0.span?.start }.min()
        guard most > 0, let early else { return candidates }
        return candidates.map { candidate in
            var candidate = candidate
            let isFirst = candidate.words == nil && candidate.span?.start == early
            if isFirst, share(candidate.sentence) >= most * 0.8 { candidate.score += DateCandidates.earliest }
            return candidate
        }
    }

    private static let earliest: Float = 1.2

    // MARK: Weights

    /// What a sentence says about the question, wherever its date comes from.
    private func score(of sentence: DatedSentence, at place: Int) -> Float {
        let strongest = search.found.prefix(DateCandidates.depth).map(\.passage.best.score).max() ?? 0
        // "Approved unanimously" is of what its heading names.
        let ofHeadings: Float = sentence.isStatement ? 2.3 : 0.6
        var score = 2.3 * sentence.share + 0.85 * sentence.shareOfLine + ofHeadings * sentence.shareOfHeadings
        score += 2.1 / Float(1 + place)
        if strongest > 0 { score += 1.75 * search.found[place].passage.best.score / strongest }
        if sentence.isTask { score += isDue ? 1.5 : -2.5 }
        if isDue, StatementWords.saysDue(sentence.text) { score += 1.5 }
        if verb != nil, !hasNumbers(sentence, search.found[place]) { score -= 3 }
        switch sentence.telling {
        case .stated: score += 1.5
        case .unreal: score -= 2
        case .silent, nil: break
        }
        return score + scoreOfSpeaker(sentence, search.found[place].document, search.found[place].passage)
    }

    /// Whoever is asked about says it, or is named.
    private func scoreOfSpeaker(
        _ sentence: DatedSentence, _ document: DocumentRecord, _ passage: Passage
    ) -> Float {
        guard !names.isEmpty else { return 0 }
        guard let speaker = sentence.speaker else {
            if isNamed(in: sentence.text) || (document.kind == .person && isNamed(in: document.title)) { return 1 }
            if isNamed(in: document.title) || isNamed(in: sentence.headings) { return 0.5 }
            return isNamed(in: passage.text) ? 0 : verb == nil ? -0.85 : -2.5
        }
        return isNamed(in: speaker) ? 1 : isNamed(in: sentence.text) ? 0 : -0.85
    }

    /// Whether a sentence, or what stands above it, has the numbers of the question.
    func hasNumbers(_ sentence: DatedSentence, _ found: AnswerContext.Found) -> Bool {
        let text = (sentence.text + " " + sentence.headings + " " + found.document.title).lowercased()
        return numbers.allSatisfy { text.holds($0) }
    }

    /// Whether a sentence, or what stands around it, names whom the question does; true where it names nobody.
    func names(_ sentence: DatedSentence, _ found: AnswerContext.Found) -> Bool {
        names.isEmpty || (found.texts + [sentence.speaker ?? ""]).contains(where: isNamed)
    }

    private func isNamed(in text: String) -> Bool { names.stand(in: text) }

    private func score(of time: StatedTime, in sentence: DatedSentence, _ day: CivilDate?) -> Float {
        var score: Float = isAct ? 1.5 : 4.3
        // An item of a list stands alone: its date is that of the question only where it holds enough of it.
        if sentence.speaker == nil { score *= min(1, 2 * sentence.shareOfAll) }
        if let distance = sentence.distance(of: time) { score += 1.1 / (1 + Float(distance) / 3) }
        if time.isVague { score -= 2.2 }
        // A date beside another verb is that of something else.
        if sentence.speaker == nil, sentence.telling.map({ $0 != .stated }) ?? false { score -= 2.5 }
        if time.isBare { score -= 1.2 }
        switch time.kind {
        case .named: break
        case .since: score += 0.5
        case .until: score -= 0.5
        case .length: if StatementWords.asksBeginning(words) { score += 0.3 } else { score -= 0.5 }
        }
        if time.span.days > 200, grain != .year { score -= 0.6 }
        if grain == .day || grain == .minute, time.span.days > 7 { score -= 1.5 }
        if grain == .minute { score += time.hasClock ? 1 : -0.5 }
        if let day { score += scoreOfTense(time.span, day) }
        return score + scoreOfQuestionTime(time.span)
    }

    /// The document's own date is right where a fresh event is told, and of what was said or settled.
    private func scoreOfDocument(_ document: DocumentRecord, _ sentence: DatedSentence, _ day: CivilDate?) -> Float {
        var score: Float = isAct ? 2.5 : 0
        if document.kind == .event { score = sentence.share + sentence.shareOfHeadings >= 0.5 ? 3.5 : -1 }
        if StatementWords.isFresh(sentence.text) { score += 1.25 }
        if !sentence.times.isEmpty, !isAct { score -= 0.9 }
        return score + (day.map { scoreOfQuestionTime($0.span) } ?? 0)
    }

    /// What is asked as past does not lie ahead of the note, and what is to come not behind it.
    private func scoreOfTense(_ span: TimeSpan, _ day: CivilDate) -> Float {
        guard let start = span.start, let end = span.end else { return 0 }
        if context.reading.tense == .past {
            if start.date > context.now.date, !StatementWords.asksPlan(words) { return -4 }
            guard start.date > day, !StatementWords.asksPlan(words) else { return 0 }
            return isAct ? -3 : verb == nil ? -1 : -2
        }
        return end <= day.midnight ? -2.5 : 0
    }

    /// "When did we go camping in July": a date inside the time that the question names itself.
    private func scoreOfQuestionTime(_ span: TimeSpan) -> Float {
        guard let time = context.reading.time, !time.isVague else { return 0 }
        return time.spans.contains { $0.intersection(span) != nil } ? 1 : -1
    }

    private var isAct: Bool { context.reading.tense == .past && StatementWords.asksAct(words) }
}

extension TimeSpan {
    /// How many days it has; none where an end is open.
    var days: Int {
        guard let start, let end else { return 0 }
        return end.date.dayNumber - start.date.dayNumber
    }
}
