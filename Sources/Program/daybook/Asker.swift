import Answering
import Indexing
import Model
import Parsing
import Store
import Time

/// Asks questions of an open index, and remembers what several of them share.
final class Asker {
    let settings: Settings
    private(set) var index: IndexReader
    private var flow: QuestionFlow
    private var hasAnswered = false

    /// The citations shown where nobody says how many.
    static let defaultLimit = (text: 5, json: 20)

    /// An asker over an open index.
    init(settings: Settings, index: IndexReader) throws(StoreError) {
        self.settings = settings
        self.index = index
        flow = try Asker.flow(settings, index)
    }

    private static func flow(_ settings: Settings, _ index: IndexReader) throws(StoreError) -> QuestionFlow {
        try QuestionFlow(
            index: index, templates: settings.templates, weekStart: settings.weekStart, dayFirst: settings.dayFirst,
            related: settings.relatedWords?.words())
    }

    /// A question with its reading and answer.
    struct Reply {
        var question: Question
        var reading: ParsedQuestion
        var answer: Answer
        /// Quotations that their files do not hold, though they are those of the index.
        var unproven: [Answer.Quote] = []
        var milliseconds: Double
    }

    /// What the vault knows by name, for completion.
    var names: KnownNames { flow.knownNames }

    /// Reads a question.
    func read(_ text: String, now: CivilDateTime? = nil) throws(StoreError) -> ParsedQuestion {
        try flow.read(question(text, now: now, scope: nil, limit: nil, json: settings.json))
    }

    /// Answers a question.
    func ask(
        _ text: String, now: CivilDateTime? = nil, scope: String? = nil, limit: Int? = nil, json: Bool
    ) throws(StoreError) -> Reply {
        let start = ContinuousClock.now
        let question = question(text, now: now, scope: scope, limit: limit, json: json)
        return try answer(question, since: start) { flow throws(StoreError) in try flow.read(question) }
    }

    /// Answers a question, and asks back who is meant where a name may mean several people.
    ///
    /// - Parameters:
    ///   - text: The question.
    ///   - json: Whether the answer will be JSON.
    ///   - choose: Asks back; nobody drops the question.
    /// - Returns: Nil where the question was dropped.
    /// - Throws: `StoreError` where the index cannot be read.
    func ask(
        _ text: String, json: Bool, choosing choose: (PersonQuestion) -> Person?
    ) throws(StoreError) -> Reply? {
        let question = question(text, now: nil, scope: nil, limit: nil, json: json)
        var chosen: [(place: Int, person: Person)] = []
        var reading = try flow.read(question)
        while let back = try flow.personQuestion(reading, for: question) {
            guard let person = choose(back) else { return nil }
            chosen.append((back.place, person))
            reading.choose(person, at: back.place)
        }
        return try answer(question, since: ContinuousClock.now) { flow throws(StoreError) in
            var reading = try flow.read(question)
            for (place, person) in chosen {
                // In an index that was brought up to date somebody may have another number.
                let known = flow.knownNames.people
                let same = known.contains(person) ? person : known.first { $0.name == person.name }
                reading.choose(same ?? person, at: place)
            }
            return reading
        }
    }

    /// Answers a question once more: read in another way, or with more of its answer.
    ///
    /// - Parameters:
    ///   - reply: What was answered before.
    ///   - reading: The reading to answer.
    ///   - limit: The largest number of citations and entries; nil for as many as before.
    /// - Returns: The new answer to the same question.
    /// - Throws: `StoreError` where the index cannot be read.
    func again(_ reply: Reply, reading: ParsedQuestion, limit: Int? = nil) throws(StoreError) -> Reply {
        var question = reply.question
        if let limit { (question.limit, question.listLimit) = (limit, limit) }
        return try answer(question, since: ContinuousClock.now) { _ throws(StoreError) in reading }
    }

    /// Answers a question with proven quotes; once more where a file that is cited changed since it was read.
    private func answer(
        _ question: Question, since start: ContinuousClock.Instant,
        reading read: (QuestionFlow) throws(StoreError) -> ParsedQuestion
    ) throws(StoreError) -> Reply {
        if hasAnswered { try index.expectMoreQuestions() }
        hasAnswered = true
        var reading = try read(flow)
        var proven = try prove(try flow.answer(question, reading: reading))
        if proven.isOutdated || !proven.changed.isEmpty, try renew() {
            reading = try read(flow)
            proven = try prove(try flow.answer(question, reading: reading))
        }
        var answer = proven.answer
        if let remark = flow.remark(ofChanged: proven.changed) { answer.remarks.append(remark) }
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
        return Reply(
            question: question, reading: reading, answer: answer, unproven: proven.unproven, milliseconds: elapsed)
    }

    private func prove(_ answer: Answer) throws(StoreError) -> AnswerProof.Proven {
        guard let folder = settings.vault?.folder else { return AnswerProof.Proven(answer: answer) }
        return try AnswerProof(vault: folder, index: index).prove(answer)
    }

    /// Brings the index up to date; false where that changed nothing or cannot be done.
    private func renew() throws(StoreError) -> Bool {
        do {
            let workspace = try Workspace(settings: settings)
            guard try workspace.refresh().hasChanges else { return false }
            let renewed = try workspace.reopen()
            flow = try Asker.flow(settings, renewed)
            index = renewed
            return true
        } catch {
            // What cannot be proven is left out, and the answer says so.
            return false
        }
    }

    /// How candidates were filtered and ranked.
    func explain(_ reading: ParsedQuestion, now: CivilDateTime? = nil) throws(StoreError) -> Explanation {
        let question = question(reading.question, now: now, scope: nil, limit: nil, json: settings.json)
        return try flow.explain(question, reading: reading)
    }

    /// A reply as a line of JSON.
    func json(_ reply: Reply, id: String? = nil) -> String {
        JSONLine.line(
            AnswerJSON(
                id: id, question: reply.question.text, reading: reply.reading, answer: reply.answer,
                templates: settings.templates, zone: settings.zone,
                milliseconds: reply.milliseconds))
    }

    private func question(_ text: String, now: CivilDateTime?, scope: String?, limit: Int?, json: Bool) -> Question {
        let wanted = limit ?? settings.limit
        return Question(
            text: text, now: now ?? settings.now, scope: scope,
            limit: wanted ?? (json ? Asker.defaultLimit.json : Asker.defaultLimit.text), listLimit: wanted)
    }
}

extension AnswerProof {
    /// A proof of answers by the files of a vault.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - index: The index that the answers come from.
    init(vault: String, index: IndexReader) {
        let files = VaultLines(vault: vault)
        self.init(index: index, read: files.read)
    }
}
