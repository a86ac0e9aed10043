import Answering
import Indexing
import Model
import Parsing
import Store
import Text
import Time

/// Asks questions of an open index, and remembers what several of them share.
final class Asker {
    let settings: Settings
    private(set) var index: IndexReader
    private var flow: QuestionFlow
    private var hasAnswered = false
    /// What is said of what was not searched; nil before anybody asked.
    private var knownUnsearched: String??
    /// The index holds the vault as it was at this moment, or later.
    private var looked: ContinuousClock.Instant

    /// The citations shown where nobody says how many.
    static let defaultLimit = (text: 5, json: 20)

    private let ablation: Ablation

    /// An asker over an open index, which holds the vault as it was at the moment `looked` or later.
    init(
        settings: Settings, index: IndexReader, ablation: Ablation = .none, looked: ContinuousClock.Instant = .now
    ) throws(StoreError) {
        self.settings = settings
        self.index = index
        self.ablation = ablation
        self.looked = looked
        flow = try Asker.flow(settings, index, ablation)
    }

    private static func flow(
        _ settings: Settings, _ index: IndexReader, _ ablation: Ablation
    ) throws(StoreError) -> QuestionFlow {
        try QuestionFlow(
            index: index, templates: settings.templates, weekStart: settings.weekStart, dayFirst: settings.dayFirst,
            weights: ablation.weights, answerWeights: ablation.answerWeights,
            related: ablation.hasRelatedWords ? settings.relatedWords?.words() : nil)
    }

    /// By how much what is found for a question passes the test of being an answer; nil where nothing is searched for.
    func strength(of reply: Reply) throws(StoreError) -> AnswerStrength? {
        try flow.strength(reply.question, reading: reply.reading)
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

    /// Who "I" is.
    var owner: VaultOwner { flow.owner }

    /// Reads a question.
    func read(_ text: String, now: CivilDateTime? = nil) throws(StoreError) -> ParsedQuestion {
        try repairing { () throws(StoreError) in
            try flow.read(question(text, now: now, scope: nil, limit: nil, json: settings.json))
        }
    }

    /// Answers a question that stands alone.
    func ask(_ text: String, json: Bool) throws(StoreError) -> Reply {
        try ask(alone: Line(text: text, json: json))
    }

    /// Answers a line that stands alone.
    func ask(alone line: Line) throws(StoreError) -> Reply {
        var alone = Conversation()
        if let aside = try aside(line, in: alone) { return aside }
        return try ask(line, in: &alone)
    }

    /// Answers a question of a conversation.
    ///
    /// - Parameters:
    ///   - line: The question.
    ///   - conversation: What was said before; afterwards with this question.
    /// - Returns: The question with its answer.
    /// - Throws: `StoreError` where the index cannot be read.
    func ask(_ line: Line, in conversation: inout Conversation) throws(StoreError) -> Reply {
        let start = ContinuousClock.now
        let question = question(line)
        var before = conversation
        var known = index
        var understood: Understanding?
        var reply = try answer(question, since: start) { flow throws(StoreError) in
            if known !== index {
                before = try flow.renewed(before, for: question)
                known = index
            }
            var understanding = try flow.read(question, in: before)
            ablation.strip(&understanding.reading)
            understood = understanding
            return understanding.reading
        }
        guard let understood else { return reply }
        conversation = before
        conversation.add(flow.exchange(question, understood, reply.answer, in: before))
        if let (words, person) = understood.correction { conversation.choose(person, for: words) }
        if let unsaid = understood.unsaid {
            reply.answer.remarks.append(settings.templates.text("remark.unsaid", ["topic": unsaid]))
        }
        for (words, name) in understood.choices where conversation.tellsChoice(of: words) {
            reply.answer.remarks.insert(settings.templates.text("choice.kept", ["text": words, "name": name]), at: 0)
        }
        return reply
    }

    /// Carries a conversation over to this asker's index, which is another one than before.
    func renew(_ conversation: inout Conversation) throws(StoreError) {
        let question = question("", now: nil, scope: nil, limit: nil, json: settings.json)
        conversation = try flow.renewed(conversation, for: question)
    }

    /// Goes on with a reply to the same question read in another way, so that what follows is read by what is shown.
    func note(_ reply: Reply, in conversation: inout Conversation) {
        guard let last = conversation.last, last.reading != reply.reading else { return }
        let understanding = Understanding(reading: reply.reading, isFollowUp: true)
        conversation.add(flow.exchange(reply.question, understanding, reply.answer, in: conversation))
    }

    /// The first name of a question that may mean several people, with whom it may mean; nil where there is none.
    func personQuestion(_ line: Line, in conversation: Conversation) throws(StoreError) -> (
        PersonQuestion, words: String
    )? {
        let question = question(line)
        let reading = try flow.read(question, in: conversation).reading
        guard let back = try flow.personQuestion(reading, for: question) else { return nil }
        return (back, reading.people[back.place].text)
    }

    /// Answers what is no question for the vault: small talk, and what points at something that the last answer does not have.
    ///
    /// - Parameters:
    ///   - line: What was typed.
    ///   - conversation: What was said before, which goes on as if nothing had been said.
    /// - Returns: Nil where it is a question.
    /// - Throws: `StoreError` where the index cannot be read.
    func aside(_ line: Line, in conversation: Conversation) throws(StoreError) -> Reply? {
        let start = ContinuousClock.now
        let question = question(line)
        let answer =
            if let talk = ConversationWords.smallTalk(line.text) {
                try flow.answer(to: talk, at: question.now)
            } else {
                try flow.answer(toPointer: question, in: conversation)
            }
        guard let answer else { return nil }
        return Reply(
            question: question, reading: ParsedQuestion(question: line.text), answer: answer,
            milliseconds: (ContinuousClock.now - start) / .milliseconds(1))
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
        try repairing { () throws(StoreError) in try proven(question, since: start, reading: read) }
    }

    /// Does something with the index; once more if it turns out to be damaged, after it was made anew.
    private func repairing<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        do throws(StoreError) {
            return try work()
        } catch {
            guard error.isDamage, settings.updates, repair() else { throw error }
            return try work()
        }
    }

    private func proven(
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
        if answer.certainty == .nothing, answer.isSearched { answer.unsearched = try unsearched() }
        let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
        return Reply(
            question: question, reading: reading, answer: answer, unproven: proven.unproven, milliseconds: elapsed)
    }

    /// What no question of this index searches, looked up for the first one that finds nothing.
    private func unsearched() throws(StoreError) -> String? {
        if let knownUnsearched { return knownUnsearched }
        let line = try Unsearched(settings, index).line()
        knownUnsearched = .some(line)
        return line
    }

    private func prove(_ answer: Answer) throws(StoreError) -> AnswerProof.Proven {
        guard let folder = settings.vault?.folder else { return AnswerProof.Proven(answer: answer) }
        return try AnswerProof(vault: folder, index: index).prove(answer)
    }

    /// Brings the index up to date; false where that changed nothing or cannot be done.
    private func renew() throws(StoreError) -> Bool {
        do {
            let workspace = try Workspace(settings: settings)
            let report = try workspace.refresh()
            guard report.hasChanges else { return false }
            workspace.tell(report.problems)
            try use(try workspace.reopen())
            return true
        } catch {
            // What cannot be proven is left out, and the answer says so.
            return false
        }
    }

    /// Does something with the index as the vault is at a moment or later; the vault is looked at meanwhile, and only if it changed is
    /// the work done once more.
    func upToDate<Result>(to moment: ContinuousClock.Instant, _ work: () throws -> Result) throws -> Result {
        guard settings.updates, moment > looked else { return try work() }
        let workspace = try Workspace(settings: settings)
        looked = .now
        let look = workspace.look()
        let result = Swift.Result { try work() }
        if try workspace.isUnchanged(since: index, look) || !renew() { return try result.get() }
        return try work()
    }

    /// Makes the damaged index anew; false if that cannot be done.
    private func repair() -> Bool {
        do {
            let workspace = try Workspace(settings: settings)
            try workspace.repair(index.fileNumber)
            try use(try workspace.reopen())
            return true
        } catch {
            Output.messages.line("daybook: \(line: ErrorWords.sentence(error))")
            return false
        }
    }

    /// Goes on with another index.
    private func use(_ renewed: IndexReader) throws(StoreError) {
        flow = try Asker.flow(settings, renewed, ablation)
        index = renewed
        knownUnsearched = nil
    }

    /// What tells the documents that the index holds from those of any other state of the vault; nil if that is not known.
    func vaultState() throws(StoreError) -> String? { try index.rememberedVault()?.fingerprint }

    /// How candidates were filtered and ranked.
    func explain(_ reading: ParsedQuestion, now: CivilDateTime? = nil) throws(StoreError) -> Explanation {
        let question = question(reading.question, now: now, scope: nil, limit: nil, json: settings.json)
        return try repairing { () throws(StoreError) in try flow.explain(question, reading: reading) }
    }

    /// A reply as a line of JSON.
    func json(_ reply: Reply, id: RequestID? = nil) -> SafeText {
        JSONLine.line(
            AnswerJSON(
                id: id, question: reply.question.text, reading: reply.reading, answer: reply.answer,
                templates: settings.templates, zone: settings.zone,
                milliseconds: reply.milliseconds))
    }

    private func question(_ line: Line) -> Question {
        question(line.text, now: line.now, scope: line.scope, limit: line.limit, json: line.json)
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
