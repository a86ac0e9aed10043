import Model
import Parsing
import Retrieval
import Store
import Time

/// Answers with matching lines, best first; weaker passages are only listed.
struct FindAnswer {
    let context: AnswerContext
    /// The key of the headline's template; nil for the intent's own.
    var headline: String?

    /// Answers with passages, best first, or with decisions, the latest first; `known` is a search already made.
    func answer(_ known: AnswerContext.Search? = nil) throws(StoreError) -> Answer {
        let search: AnswerContext.Search
        if let known { search = known } else { search = try context.search() }
        guard search.isAnswer, !search.found.isEmpty else {
            // "Vote passes" contains no word of the question if only the heading above names the subject.
            if headline == nil, let outcome = try outcome(search) { return outcome }
            return try NothingFound(context: context, search: search).answer()
        }
        let (inTime, isElsewhen) = ofTime(search)
        if isElsewhen, known == nil {
            if let answer = try insideTime() { return answer }
            if let answer = try ofTimeAsTopic() { return answer }
        }
        if headline == nil, let decided = try decided(search.of(inTime), isElsewhen: isElsewhen) { return decided }
        let turns = try SpeakerTurns(context: context, evidence: search.evidence).told(inTime)
        let telling = FindAnswer.tellingFirst(turns, search.evidence)
        var told = try MeetingBodies(context: context, evidence: search.evidence).told(telling)
        if context.reading.seeksPresent { told.found = newestFirst(told.found) }
        let lines = AskedLines(context: context, search: search)
        let asked = try lines.first(told.found)
        var answer = try ranked(asked, search, besides: told.entries, isElsewhen: isElsewhen)
        if headline == nil, AskedKind(context.reading) == .name, answer.value == nil, answer.found {
            let isTold = NewName(context: context, evidence: search.evidence).isTold(in: answer)
            if !search.strength.missing.isEmpty || !isTold {
                answer.becomePerhaps(context.templates.text("perhaps.name"))
            }
            return answer
        }
        let members = lines.members(in: asked)
        if headline == nil, !members.isEmpty {
            answer.value = .list(members)
            answer.headline = context.templates.text(
                "find.members",
                [
                    "count": String(members.count), "names": members.joined(separator: ", "),
                    "conditions": context.wording.conditionsBehindColon,
                ])
        }
        return answer
    }

    /// Moves idle passages after the other best ones: lists of links to notes, and front matter with little of the question.
    private static func tellingFirst(
        _ found: [RetrievedPassage], _ evidence: Evidence
    ) -> [RetrievedPassage] {
        func isIdle(_ found: RetrievedPassage) -> Bool {
            found.passage.chunks.allSatisfy { chunk in
                chunk.text.lines().allSatisfy(MarkupLine.isReference)
                    || chunk.role == .fields && evidence.strength(of: [chunk.text]) < AnswerStrength.leastText
            }
        }
        let first = found.prefix(AnswerStrength.depth)
        let idle = first.filter(isIdle)
        guard !idle.isEmpty, idle.count < first.count else { return found }
        return first.filter { !isIdle($0) } + idle + found.dropFirst(first.count)
    }

    /// Answers from documents of the named time if the better matches are from other times.
    private func insideTime() throws(StoreError) -> Answer? {
        guard let time = context.reading.time else { return nil }
        var context = context
        context.query.filter.spans = time.spans
        context.filter = context.query.filter
        let search = try context.search()
        guard search.isAnswer, !search.found.isEmpty else { return nil }
        return try FindAnswer(context: context, headline: headline).answer(search)
    }

    /// Searches for the words of a time as part of the topic if nothing dates from that time: "did we agree to meet on 23 December".
    private func ofTimeAsTopic() throws(StoreError) -> Answer? {
        guard let time = context.reading.time else { return nil }
        let topic = TitleMatch(context.reading.topic)
        var context = context
        context.reading.time = nil
        context.reading.topic += " " + time.text
        context.query = Query(context.reading, scope: context.filter.scope)
        context.filter = context.query.filter
        let search = try context.search()
        // A passage that contains only the time is not about the topic.
        func isAnswer(_ found: RetrievedPassage) -> Bool {
            says(time.text, found) && (topic.isIdle || topic.share(of: [found.texts.joined(separator: " ")]) > 0)
        }
        guard search.isAnswer, let best = search.found.first, isAnswer(best) else { return nil }
        let saying = search.found.prefix(context.limit).filter(isAnswer)
        return try FindAnswer(context: context, headline: headline).answer(search.of(saying))
    }

    /// Whether a passage names the same time as `words`, as understood on the day it was written.
    private func says(_ words: String, _ found: RetrievedPassage) -> Bool {
        guard let day = found.document.writtenOn else { return false }
        return says(TimesInText(words, writtenOn: day).times.map(\.span), found)
    }

    /// Returns the passages that date from or mention the question's time; all passages and true if those have too little of the question.
    private func ofTime(_ search: AnswerContext.Search) -> (found: [RetrievedPassage], isElsewhen: Bool) {
        guard let time = context.reading.time, !time.isFilter, !time.isVague else { return (search.found, false) }
        let first = search.found.prefix(context.limit)
        let inTime = first.filter { isDated($0, in: time.spans) || says(time.spans, $0) }
        // Passages of that time must match the topic too, unless they name the exact day.
        let isOfDay = time.hull.start.map { time.hull.end == $0.date.adding(days: 1).midnight } ?? false
        let namesDay = isOfDay && inTime.contains { says(time.spans, $0) }
        let support = context.judged(inTime, search.words, search.evidence).strength.support
        let isIdle = !namesDay && support < search.strength.support * FindAnswer.leastOfTopic
        return inTime.isEmpty || isIdle ? (search.found, true) : (inTime, false)
    }

    /// The minimum support for the topic in passages of the named time, relative to that in all passages.
    private static let leastOfTopic: Float = 0.5

    private func isDated(_ found: RetrievedPassage, in spans: [TimeSpan]) -> Bool {
        found.document.lies(in: spans)
    }

    /// Whether a passage mentions a time within the spans, as understood on the day it was written.
    private func says(_ spans: [TimeSpan], _ found: RetrievedPassage) -> Bool {
        guard let day = found.document.writtenOn else { return false }
        let headings = found.passage.chunks.flatMap(\.headingPath).filter { $0.contains(where: \.isNumber) }
        return ([found.passage.text] + headings).contains { TimesInText($0, writtenOn: day).share(in: spans) > 0 }
    }

    /// Answers with decisions if they are asked for, or if the question seeks the present state, which the latest decision gives.
    private func decided(_ search: AnswerContext.Search, isElsewhen: Bool) throws(StoreError) -> Answer? {
        var context = context
        if isElsewhen { context.reading.time = nil }
        let outcomes = SectionOutcomes(context: context, search: search)
        guard
            context.reading.intent == .decision || outcomes.areAsked
                || context.reading.seeksPresent && !context.reading.seeksLatest
        else {
            return nil
        }
        let decision = DecisionAnswer(context: context, search: try outcomes.found())
        var answer: Answer?
        if context.reading.intent == .decision {
            answer = try decision.answer()
        } else if context.reading.intent == .find {
            answer = try decision.stated(of: outcomes.areAsked ? outcomes.matter : nil)
        }
        if isElsewhen { answer?.remarks.append(elsewhen) }
        return answer
    }

    /// Returns the outcome in a section whose heading matches the question, even if no passage contains all its words.
    private func outcome(_ search: AnswerContext.Search) throws(StoreError) -> Answer? {
        let outcomes = SectionOutcomes(context: context, search: search)
        guard outcomes.areAsked else { return nil }
        return try DecisionAnswer(context: context, search: try outcomes.found())
            .stated(of: outcomes.matter, namedBy: SectionOutcomes.wholeShare)
    }

    /// Composes an answer from ranked passages: each meeting or note once, with its best lines; later ones are only listed.
    ///
    /// Chunks in `told` are shown even if weak. With `isElsewhen`, the passages are from other times, and the headline omits the time.
    func ranked(
        _ found: [RetrievedPassage], _ search: AnswerContext.Search, besides told: Set<Int> = [],
        isElsewhen: Bool = false, isUnsure: Bool = false
    ) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        var places = RankedPlaces(now: context.now, memos: context.memory.words)
        let continuation = PassageContinuation(index: context.index)
        for (place, found) in found.distinct(nearestTo: context.now).prefix(context.limit).enumerated() {
            let found = place < PassageContinuation.depth ? try continuation.added(to: found) : found
            let citation = try context.citation(found, rank: place + 1, evidence: search.evidence)
            answer.citations.append(citation)
            places.add(
                found, citation: citation,
                isWorthShowing: place == 0 || told.contains(found.passage.best.chunk) || search.isWorthShowing(found))
        }
        let quotes = PassageQuotes(context: context, evidence: search.evidence, isUnsure: isUnsure)
        for place in places.shown {
            let lines = place.lines(quotes, isBest: answer.sections.isEmpty)
            if answer.sections.isEmpty, !isUnsure {
                answer.value = try QuotedValue(context: context, search: search, lines: lines.map(\.line)).value()
                answer.isValueQuoted = answer.value != nil
            }
            answer.sections.append(place.section(of: lines, quotes, context.wording))
        }
        if let others = AlsoIn(context: context).section(places.others.map(\.citations)) {
            answer.sections.append(others)
        }
        var wording = context.wording
        if isElsewhen { wording.reading.time = nil }
        answer.headline = context.templates.text(
            headline ?? "\(context.reading.intent.rawValue).headline",
            ["count": String(places.count), "conditions": wording.conditionsBehindColon])
        answer.remarks = context.wording.remarks
        if isElsewhen, isOfOtherTime(found) {
            answer.value = nil
            answer.becomePerhaps(elsewhen)
        }
        return answer
    }

    /// Whether the best passage dates from another time than asked; undated notes and recurring times may fit any time.
    private func isOfOtherTime(_ found: [RetrievedPassage]) -> Bool {
        context.reading.time?.spans.count == 1 && found.first?.document.start != nil
    }

    private var elsewhen: String {
        let time = ReadingWords(templates: context.templates, reading: context.reading).time
        return context.templates.text("remark.elsewhen", ["time": time])
    }

    /// Orders the first few passages that are about as strong as the best by time, the latest first; of all shown, if the latest is asked for.
    private func newestFirst(_ found: [RetrievedPassage]) -> [RetrievedPassage] {
        let isLatest = context.reading.seeksLatest
        let first = found.prefix(isLatest ? context.limit : FindAnswer.presentDepth)
        let strongest = first.map(\.strength).max() ?? 0
        let equal = first.indices.filter {
            let date = first[$0].document
            return first[$0].strength >= strongest * (isLatest ? FindAnswer.strongEnough : FindAnswer.aboutAsStrong)
                && date.start.map { $0 <= context.now } ?? false
        }
        let latest = equal.sorted {
            (found[$1].document.start?.secondNumber ?? 0, $0) < (found[$0].document.start?.secondNumber ?? 0, $1)
        }
        var result = found
        for (place, other) in zip(equal, latest) { result[place] = found[other] }
        return result
    }

    /// The number of best passages among which later ones are preferred.
    private static let presentDepth = 3
    private static let aboutAsStrong: Float = 0.95
    /// The minimum strength relative to the best passage where the latest is asked for.
    private static let strongEnough: Float = 0.8
}
