import Model
import Parsing
import Store

/// Answers "who" questions: who attended, has a duty, fits a description, holds an office, or does what the best passages say.
struct WhoAnswer {
    let context: AnswerContext
    /// The description of the person asked for.
    let actor: ActorRequest
    /// The attendance asked for; nil if the question is not about attendance.
    var attendance: AttendanceAnswer?

    func answer() throws(StoreError) -> Answer {
        guard let duty = actor.duty else { return try ofAnybody() }
        if let answer = try DutyAnswer(context: context, request: duty).answer() { return answer }
        var answer = try ofAnybody()
        // "Otto takes over the desk" does not state who took the notes.
        let isTold = answer.citations.contains { DutyWords.duty(in: $0.snippet) == .scribe }
        if duty.duty == .scribe, answer.found, !isTold {
            answer.value = nil
            answer.becomePerhaps(context.templates.text("occurrences.unstated"))
        }
        return answer
    }

    private func ofAnybody() throws(StoreError) -> Answer {
        let described = try actor.description.flatMap { description throws(StoreError) in
            try DescribedAnswer(context: context, description: description).answer()
        }
        // A person's own page takes precedence; otherwise the latest statement of an office or state does.
        if let described, described.citations.first?.document.kind == .person { return described }
        if let office = actor.office, !office.noun.contains(where: ChangeWords.isDuty),
            let answer = try OfficeAnswer(context: context, office: office).answer()
        {
            return answer
        }
        if let state = try StateAnswer(context: context).answer() { return state }
        if let described { return described }
        let search = context.query.text.isEmpty ? nil : try context.search()
        if let answer = try attendance?.answer(search) { return answer }
        // "Who is Kenji" asks about a person; it does not seek one.
        if context.reading.topic.isEmpty, context.reading.people.count == 1 {
            return try FindAnswer(context: context, headline: "find.headline").answer()
        }
        if actor.isDuty, let answer = try TaskDuty(context: context).answer(search) { return answer }
        guard let search, search.isAnswer, !search.found.isEmpty else {
            return try NothingFound(context: context, search: search).answer()
        }
        var answer = try named(in: search)
        // Lines about a meeting do not prove attendance.
        if let attendance, attendance.request.namesMeeting, attendance.form == .names, answer.found, answer.value == nil
        {
            answer.becomePerhaps(context.templates.text("perhaps.attendance"))
        }
        return answer
    }

    /// Makes lines uncertain that do not tell who is asked for, unless one says the whole question and names somebody.
    private func unlessNobodyIsNamed(_ lines: Answer, _ search: AnswerContext.Search) -> Answer {
        let names = NewName(context: context, evidence: search.evidence)
        guard lines.value == nil, context.reading.people.isEmpty,
            !names.isTold(in: lines, least: WhoAnswer.wholeShare)
        else { return lines }
        var lines = lines
        lines.becomePerhaps(context.templates.text(names.isTold(in: lines) ? "perhaps.people" : "perhaps.person"))
        return lines
    }

    /// The minimum share of the question in a line that says all of it.
    private static let wholeShare: Float = 0.9

    /// Returns who does what the question asks, and who speaks of it where that is the deed: not Bob, who says that Ana suggested it.
    private func speakersOrSubjects(
        _ actors: ActorSearch, _ search: AnswerContext.Search
    ) throws(StoreError) -> [ActorCandidate] {
        let subjects = try actors.candidates()
        let turns = try TurnSpeakers(context: context, search: search, request: actor).candidates()
        return subjects + turns.filter { turn in !subjects.contains { turn.quote.contains($0.quote) } }
    }

    /// Returns the best lines, with the names of the people if the lines identify them reliably.
    private func named(in search: AnswerContext.Search) throws(StoreError) -> Answer {
        let lines = try FindAnswer(context: context).answer(search)
        guard lines.found else { return lines }
        let actors = ActorSearch(context: context, search: search, request: actor)
        // Notes outside meetings may name somebody's company.
        var candidates = actor.isObject || attendance != nil ? try actors.companions() : []
        if candidates.isEmpty, !actor.isObject, !actor.isIdentity {
            candidates = try TopicLeaders(context: context, search: search, request: actor).candidates()
            if candidates.isEmpty { candidates = try speakersOrSubjects(actors, search) }
        }
        var best = context.scorer.best(of: candidates)
        let isOfOffice = actor.office.map { $0.holders == .ofTime } ?? false
        if best == nil, !isOfOffice, !actor.isObject { best = try actors.onlyNamed() }
        guard let best else { return unlessNobodyIsNamed(lines, search) }
        var ordered = search
        ordered.found = search.found(first: best.passage)
        var answer = try FindAnswer(context: context).answer(ordered)
        try ShownSentence(context: context, evidence: search.evidence, lines: [best.quote], passage: best.passage)
            .show(in: &answer)
        let names = best.people.map(\.name).sorted()
        answer.value = .list(names)
        answer.headline = context.templates.text(
            "who.named",
            [
                "people": names.joined(separator: ", "),
                "source": context.wording.source(best.passage.document),
            ])
        answer.candidates = context.scorer.explained(candidates) { $0.people.map(\.name).joined(separator: ", ") }
        return answer
    }
}
