import Answering
import Habits
import Indexing
import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Answers questions over a vault in its current state: updates the index first, and rebuilds a damaged one.
final class Asker {
    let settings: Settings
    private(set) var index: IndexReader
    private var flow: AskFlow
    /// The pages of habits and subscriptions, which answer questions about them.
    private var habits: HabitPages
    private var hasAnswered = false
    /// The note on what was not searched; computed for the first question that finds nothing.
    private var knownUnsearched: Unsearched?
    /// The index reflects the vault at this time or later.
    private var looked: ContinuousClock.Instant

    static let defaultLimit = (text: 5, json: 20)

    private let weights: Weights

    /// The weights of ranking and of choosing values; evaluation varies them.
    struct Weights {
        var ranking = RankingWeights()
        var answers = AnswerWeights()
        var hasRelatedWords = true
    }

    /// Creates an asker over an open index that reflects the vault at the time `looked` or later.
    init(
        settings: Settings, index: IndexReader, weights: Weights = Weights(), looked: ContinuousClock.Instant = .now
    ) throws(StoreError) {
        self.settings = settings
        self.index = index
        self.weights = weights
        self.looked = looked
        flow = try Asker.flow(settings, index, weights)
        habits = HabitPages(index, vault: settings.vault?.folder)
    }

    private static func flow(
        _ settings: Settings, _ index: IndexReader, _ weights: Weights
    ) throws(StoreError) -> AskFlow {
        let vault = try OpenVault(
            index: index, weights: weights.ranking,
            relatedWords: weights.hasRelatedWords ? settings.relatedWords?.words() : nil)
        return AskFlow(
            vault: vault, templates: settings.words, weekStart: settings.weekStart, dayFirst: settings.dayFirst,
            answerWeights: weights.answers, files: settings.vault.map { VaultLines(vault: $0.folder).read })
    }

    var names: KnownNames { flow.vault.names }

    var owner: VaultOwner { flow.vault.owner }

    // MARK: Questions

    func ask(_ text: String, json: Bool) throws(StoreError) -> Reply {
        try ask(alone: Line(text: text, json: json))
    }

    func ask(alone line: Line) throws(StoreError) -> Reply {
        var alone = Conversation()
        return try ask(line, in: &alone)
    }

    /// Answers a question and adds it to its conversation.
    func ask(_ line: Line, in conversation: inout Conversation) throws(StoreError) -> Reply {
        let question = question(line)
        return try fresh(&conversation, at: question.now) { flow, conversation throws(StoreError) in
            if let reply = try habitReply(to: question, in: conversation) {
                flow.note(reply, in: &conversation)
                return reply
            }
            return try flow.ask(question, in: &conversation)
        }
    }

    /// Answers a line outside any conversation, after changing its readings for an experiment.
    func ask(
        alone line: Line, understood change: (inout Understanding) -> Void
    ) throws(StoreError) -> Reply {
        let question = question(line)
        return try fresh(at: question.now) { flow throws(StoreError) in
            let understandings = try flow.understand(question).map { understanding in
                var changed = understanding
                change(&changed)
                return changed
            }
            return try flow.prove(try flow.answer(question, understandings))
        }
    }

    /// Answers a question again with another reading; nil keeps the limit of citations and entries.
    func again(_ reply: Reply, reading: ParsedQuestion, limit: Int? = nil) throws(StoreError) -> Reply {
        var question = reply.question
        if let limit { (question.limit, question.listLimit) = (limit, limit) }
        let understanding = Understanding(reading: reading, isFollowUp: true)
        return try fresh(at: question.now) { flow throws(StoreError) in
            try flow.prove(try flow.answer(question, [understanding]))
        }
    }

    /// Answers again the question to which a conversation has gone back.
    func back(
        to before: Exchange, from reply: Reply, in conversation: Conversation
    ) throws(StoreError) -> Reply {
        var question = reply.question
        question.text = before.question
        var earlier = conversation
        _ = earlier.undo()
        if let again = try habitReply(to: question, in: earlier) { return again }
        var again = try again(reply, reading: before.reading)
        again.question.text = before.question
        return again
    }

    /// Answers a reading that a command made.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - typed: The command as typed.
    ///   - scope: The file or folder that it is limited to; nil for the whole vault.
    ///   - limit: The maximum number of citations; nil for the usual one.
    ///   - json: Whether it is shown as JSON, which has more citations.
    /// - Returns: The reply.
    /// - Throws: `StoreError` if the index cannot be read.
    func show(
        _ reading: ParsedQuestion, typed: String, scope: String? = nil, limit: Int? = nil, json: Bool = false
    ) throws(StoreError) -> Reply {
        let question = question(typed, now: nil, scope: scope, limit: limit, json: json)
        return try fresh(at: question.now) { flow throws(StoreError) in
            try flow.prove(try flow.answer(question, [Understanding(reading: reading, isFollowUp: false)]))
        }
    }

    // MARK: Habits and subscriptions

    /// Answers a question about habits or subscriptions; nil for any other one.
    private func habitReply(to question: Question, in conversation: Conversation) throws(StoreError) -> Reply? {
        let pages = try habits.pages(in: question.scope)
        guard !pages.isEmpty else { return nil }
        let reader = HabitQuestionReader(now: question.now, weekStart: settings.weekStart, dayFirst: settings.dayFirst)
        // Files are read only if the words may ask about records.
        var records = HabitPages.Records()
        let before = conversation.exchanges.map(\.question)
        let asked = reader.question(question.text, after: before) {
            records = habits.records(of: pages)
            return records.book
        }
        guard let asked else { return nil }
        let words = settings.words.of(asked.language)
        var understanding = try flow.understand(question, in: conversation).first
        understanding?.reading.language = asked.language
        var answer = HabitAnswer(context(records, at: question.now, words), asked).answer()
        answer.remarks = records.book.problems(of: asked.kind).filter(asked.concerns).map {
            words.text("habits.problem", ["problem": ErrorWords.sentence($0)])
        }
        return try flow.prove(Reply(question: question, understanding: understanding, answer: answer))
    }

    /// Answers a command from the records of habits and subscriptions.
    func records(
        _ typed: String, _ answer: (HabitContext) -> Answer
    ) throws(StoreError) -> Reply {
        let question = question(typed, now: nil, scope: nil, limit: nil, json: false)
        return try fresh(at: question.now) { flow throws(StoreError) in
            let records = try habits.records()
            let context = context(records, at: question.now, settings.templates)
            return try flow.prove(Reply(question: question, answer: answer(context)))
        }
    }

    private func context(_ records: HabitPages.Records, at now: CivilDateTime, _ words: Templates) -> HabitContext {
        HabitContext(
            book: records.book, documents: records.documents, today: now.date, weekStart: settings.weekStart,
            curve: settings.levelCurve, templates: words)
    }

    /// Answers a question about habits or subscriptions outside any conversation; nil for any other one.
    func habitReply(to text: String, now: CivilDateTime?) throws(StoreError) -> Reply? {
        try habitReply(to: question(text, now: now, scope: nil, limit: nil, json: false), in: Conversation())
    }

    /// Answers a line that is not a question about the vault, such as small talk; nil for a question.
    func aside(_ line: Line, in conversation: Conversation) throws(StoreError) -> Reply? {
        try flow.aside(question(line), in: conversation)
    }

    /// Returns the first ambiguous name of a question with the people it may mean; nil if there is none.
    func personQuestion(_ line: Line, in conversation: Conversation) throws(StoreError) -> (
        PersonQuestion, words: String
    )? {
        let question = question(line)
        guard let reading = try flow.understand(question, in: conversation).first?.reading,
            let back = try flow.personQuestion(reading, for: question)
        else { return nil }
        return (back, reading.people[back.place].text)
    }

    func read(_ text: String, now: CivilDateTime? = nil) throws(StoreError) -> ParsedQuestion {
        try repairing { () throws(StoreError) in
            try flow.read(question(text, now: now, scope: nil, limit: nil, json: settings.json))
        }
    }

    func explain(_ reading: ParsedQuestion, now: CivilDateTime? = nil) throws(StoreError) -> Explanation {
        let question = question(reading.question, now: now, scope: nil, limit: nil, json: settings.json)
        return try repairing { () throws(StoreError) in try flow.explain(question, reading: reading) }
    }

    /// Returns how far the best match is above the threshold for an answer; nil if nothing is searched.
    func strength(of reply: Reply) throws(StoreError) -> AnswerStrength? {
        try flow.strength(reply.question, reading: reply.reading)
    }

    // MARK: Conversations

    /// Carries a conversation over to this asker's index from another one.
    func renew(_ conversation: inout Conversation) throws(StoreError) {
        conversation = try flow.renewed(conversation, at: settings.now)
    }

    /// Continues a conversation with another reading of its last question, so that follow-ups refer to the shown answer.
    func note(_ reply: Reply, in conversation: inout Conversation) {
        guard let last = conversation.last, last.reading != reply.reading else { return }
        flow.note(reply, in: &conversation)
    }

    // MARK: An index that is up to date

    /// Answers from the current vault, and again if a cited file has changed since it was read or the index was damaged.
    private func fresh(
        at now: CivilDateTime, _ ask: (AskFlow) throws(StoreError) -> Reply
    ) throws(StoreError) -> Reply {
        var alone = Conversation()
        return try fresh(&alone, at: now) { flow, _ throws(StoreError) in try ask(flow) }
    }

    /// The same in a conversation, which is carried over to a rebuilt index.
    private func fresh(
        _ conversation: inout Conversation, at now: CivilDateTime,
        _ ask: (AskFlow, inout Conversation) throws(StoreError) -> Reply
    ) throws(StoreError) -> Reply {
        let start = ContinuousClock.now
        let (before, known) = (conversation, index)
        if hasAnswered { try index.expectMoreQuestions() }
        hasAnswered = true
        var reply = try repairing { () throws(StoreError) in
            var result = known === index ? before : try flow.renewed(before, at: now)
            let reply = try ask(flow, &result)
            conversation = result
            return reply
        }
        if reply.isOutdated, try renew() {
            conversation = try flow.renewed(before, at: now)
            reply = try ask(flow, &conversation)
        }
        if reply.answer.certainty == .nothing, reply.answer.isSearched, reply.understanding != nil {
            reply.answer.unsearched = try unsearched(reply.reading)
        }
        reply.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        return reply
    }

    /// Runs `work`; if the index proves damaged, rebuilds it and runs `work` again.
    private func repairing<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        do throws(StoreError) {
            return try work()
        } catch {
            guard error.isDamage, settings.updates, repair() else { throw error }
            return try work()
        }
    }

    /// Returns the note on what no question of this index searches.
    private func unsearched(_ reading: ParsedQuestion) throws(StoreError) -> String? {
        if knownUnsearched == nil { knownUnsearched = try Unsearched(settings, index) }
        return knownUnsearched?.line(settings.words.of(reading.language))
    }

    /// Updates the index; returns false if nothing changed or the update failed.
    private func renew() throws(StoreError) -> Bool {
        do {
            let workspace = try Workspace(settings: settings)
            let report = try workspace.refresh()
            guard report.hasChanges else { return false }
            workspace.tell(report.problems)
            try use(try workspace.reopen())
            return true
        } catch {
            // Quotes that cannot be verified are omitted, and the answer says so.
            return false
        }
    }

    /// Runs `work` with an index that reflects the vault at `moment` or later.
    ///
    /// Scans the vault while `work` runs; only if it has changed, updates the index and runs `work` again.
    func upToDate<Result>(to moment: ContinuousClock.Instant, _ work: () throws -> Result) throws -> Result {
        guard settings.updates, moment > looked else { return try work() }
        let workspace = try Workspace(settings: settings)
        looked = .now
        let look = workspace.look()
        let result = Swift.Result { try work() }
        if try workspace.isUnchanged(since: index, look) || !renew() { return try result.get() }
        return try work()
    }

    /// Rebuilds the damaged index; returns false if that fails.
    private func repair() -> Bool {
        do {
            let workspace = try Workspace(settings: settings)
            try workspace.repair(index.fileNumber)
            try use(try workspace.reopen())
            return true
        } catch {
            Output.tell("daybook: \(line: ErrorWords.sentence(error))")
            return false
        }
    }

    private func use(_ renewed: IndexReader) throws(StoreError) {
        flow = try Asker.flow(settings, renewed, weights)
        habits = HabitPages(renewed, vault: settings.vault?.folder)
        index = renewed
        knownUnsearched = nil
    }

    /// Returns a fingerprint of the documents in the index; nil if unknown.
    func vaultState() throws(StoreError) -> String? { try index.rememberedVault()?.fingerprint }

    /// Returns a reply as JSON, with what the command of `--via` said of it.
    func json(_ reply: Reply, id: RequestID? = nil, via: ViaAnswer.Result? = nil) -> SafeText {
        var json = AnswerJSON(
            id: id, question: reply.question.text, reading: reply.reading, answer: reply.answer,
            words: settings.words, zone: settings.zone,
            milliseconds: reply.milliseconds)
        let words = ViaWords(templates: settings.words.of(reply.reading.language))
        json.via = via.map { ViaJSON(result: $0, words: words) }
        return JSONLine.line(json)
    }

    func question(_ line: Line) -> Question {
        question(line.text, now: line.now, scope: line.scope, limit: line.limit, json: line.json)
    }

    private func question(_ text: String, now: CivilDateTime?, scope: String?, limit: Int?, json: Bool) -> Question {
        let wanted = limit ?? settings.limit
        return Question(
            text: text, now: now ?? settings.now, scope: scope,
            limit: wanted ?? (json ? Asker.defaultLimit.json : Asker.defaultLimit.text), listLimit: wanted)
    }
}
