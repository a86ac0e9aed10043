import Language
import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Collects the dates in the best passages of a search, and those of their documents.
struct DateCandidates {
    let context: AnswerContext
    let search: AnswerContext.Search
    private let coverage: QuestionCoverage
    let names: EventNameWords
    let words: Set<String>
    let grain: TimeGrain?
    let verb: HappenedVerb?
    let isDue: Bool
    let isOfDeed: Bool
    let topic: TitleMatch
    private let asked: TaskDates.Asked
    /// The question's words with digits, because "PEP 563" is not "PEP 680".
    let numbers: [String]
    let strongest: Float
    /// The candidates, in the order of their passages.
    private(set) var all: [DateCandidate] = []

    /// Collects the candidates for the requested date.
    init(context: AnswerContext, search: AnswerContext.Search, request: DateRequest = DateRequest()) {
        self.context = context
        self.search = search
        coverage = QuestionCoverage(
            search.words, people: context.reading.people, memo: context.memory.words.everyLanguage)
        names = EventNameWords(QuestionCoverage.names(of: context.reading.people))
        words = StatementWords.words(of: context.reading.question)
        grain = StatementWords.grain(context.reading.question)
        numbers = search.words.map(\.word).filter { $0.utf8.contains { (0x30...0x39).contains($0) } }
        verb = search.words.firstIndex { $0.word == request.verb }.map(HappenedVerb.init)
        (isDue, isOfDeed) = (request.isDue, request.isOfDeed)
        topic = TitleMatch(context.reading.topic)
        asked = isDue ? .duty : verb != nil || context.reading.tense == .past ? .deed : .nothing
        strongest = search.found.prefix(DateCandidates.depth).map(\.passage.score).max() ?? 0
        all = proposed()
    }

    /// Returns the best candidate, the first of equal ones; nil if no sentence contains enough of the question.
    func best() -> DateCandidate? {
        context.scorer.best(of: all).map(withClock)
    }

    private func withClock(_ best: DateCandidate) -> DateCandidate {
        guard best.words != nil, let day = best.span, day.start?.date.span == day else { return best }
        let events = all.filter { candidate in
            candidate.hasClock && candidate.words == nil && candidate.place != best.place
                && candidate.span?.start?.date == day.start?.date
                && candidate.sentence.share >= max(0.3, best.sentence.share * 0.7)
        }
        guard let event = context.scorer.best(of: events) else { return best }
        var timed = best
        timed.span = event.span
        timed.hasClock = true
        timed.clock = event.place
        return timed
    }

    /// Returns the candidates, ordered by passage and sentence.
    private func proposed() -> [DateCandidate] {
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

    /// Returns candidates from lower passages, used if none of the best passages states the event.
    private func statedFartherDown() -> [DateCandidate] {
        let places = search.found.indices.dropFirst(DateCandidates.depth).prefix(DateCandidates.fartherDepth)
        return places.flatMap { place in
            sentences(of: search.found[place], atMost: DateCandidates.mostSentences).filter(\.isStatement)
                .flatMap { self.candidates($0, at: place) }
        }
    }

    private func sentences(of found: RetrievedPassage, atMost count: Int) -> [DatedSentence] {
        DatedSentences(
            found, coverage: coverage, verb: verb, asked: asked, writtenOn: DateCandidates.day(of: found.document),
            today: context.now.date
        ).sentences(atMost: count)
    }

    private static let depth = 6
    /// The number of lower passages read for statements with the verb.
    private static let fartherDepth = 24
    private static let mostSentences = 40

    private static func day(of document: DocumentRecord) -> CivilDate? { document.writtenOn }

    private func candidates(_ sentence: DatedSentence, at place: Int) -> [DateCandidate] {
        guard sentence.isWorthSaying else { return [] }
        let found = search.found[place]
        let shared = features(of: sentence, at: place)
        func candidate(_ span: TimeSpan?, _ words: String?, hasClock: Bool, _ features: FeatureSum) -> DateCandidate {
            var all = shared
            all.add(features)
            return DateCandidate(
                span: span, words: words, hasClock: hasClock, sentence: sentence, place: place, passage: found,
                features: all)
        }
        // An event that is only considered has no date.
        let times = sentence.telling == .unreal ? [] : DateCandidates.finest(sentence.times)
        let named = times.filter { (sentence.day != nil || isReadable($0, found.document)) && maySayWhen($0) }
        let (document, day) = (found.document, sentence.day)
        let own = candidate(
            spanOfEvent(document) ?? (day == document.writtenOn ? document.days : day?.span), nil,
            hasClock: document.kind == .event && !document.isAllDay,
            features(ofDayOf: document, sentence))
        return named.map {
            candidate($0.span, $0.text, hasClock: $0.hasClock, features(of: $0, in: sentence, title: document.title))
        } + [own]
    }

    /// Removes spans that contain a more exact date: "Planning (July) 2021-07-07".
    private static func finest(_ times: [StatedTime]) -> [StatedTime] {
        times.filter { time in
            !times.contains { $0.isAbsolute && $0.span != time.span && time.span.intersection($0.span) == $0.span }
        }
    }

    /// Returns the best sentence with a time of day without a day, "no naps after 4 pm"; nil if none contains enough of the question.
    func bestClock() -> DateCandidate? {
        var timed: [DateCandidate] = []
        for (place, found) in search.found.prefix(DateCandidates.depth).enumerated() {
            for sentence in sentences(of: found, atMost: DateCandidates.mostSentences)
            where sentence.share > 0 && sentence.shareOfAll >= DateCandidates.leastOfClock && !sentence.isTask {
                guard let words = DateCandidates.clock(in: sentence.text) else { continue }
                timed.append(
                    DateCandidate(
                        span: nil, words: words, hasClock: true, sentence: sentence, place: place, passage: found,
                        features: features(of: sentence, at: place)))
            }
        }
        return context.scorer.best(of: timed)
    }

    private static let leastOfClock: Float = 0.6

    private static func clock(in text: String) -> String? {
        let tokens = QuestionTokenizer().tokens(of: text)
        let language = LanguageDetector.language(of: tokens)
        return TimeGrammar(now: CivilDate(dayNumber: 0).at(hour: 12), language: language)
            .expressions(in: tokens, question: text).first(where: \.isTimeOfDay)?.text
    }

    /// The maximum length, in days, of a span without an absolute date.
    private static let longestTold = 366

    /// Whether a time can date an event; "recently" and "over the past four years" cannot.
    private func maySayWhen(_ time: StatedTime) -> Bool {
        if !time.isAbsolute, time.span.days > DateCandidates.longestTold { return false }
        return verb == nil || !time.isVague && (time.kind != .length || StatementWords.asksBeginning(words))
    }

    /// Whether a time is clear without a document date; on a person's page a birthday may lack its year.
    private func isReadable(_ time: StatedTime, _ document: DocumentRecord) -> Bool {
        time.isAbsolute || (document.kind == .person && time.text.contains(where: \.isNumber))
    }

    private func spanOfEvent(_ document: DocumentRecord) -> TimeSpan? {
        guard document.kind == .event, !document.isAllDay, let start = document.start else { return nil }
        return TimeSpan(start: start, end: document.end ?? start.adding(minutes: 1))
    }

    /// Marks the earliest of about equally good notes, written when the event happened; later notes refer back to it.
    private func preferringEarliest(_ candidates: [DateCandidate]) -> [DateCandidate] {
        guard context.reading.tense == .past else { return candidates }
        // A statement may take the event's name from its heading.
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
            if isFirst, share(candidate.sentence) >= most * 0.8 { candidate.features.add(.earliest) }
            return candidate
        }
    }
}
