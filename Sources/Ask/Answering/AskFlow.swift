import Parsing
import Store
import Time

/// Answers a question in three steps: understand → answer → prove.
///
/// The prompt, pipes and evaluation use it. It holds no state: `OpenVault` keeps what questions share, `Conversation` what was said.
public struct AskFlow {
    /// The vault that is asked.
    public let vault: OpenVault
    let reader: ConversationReader
    let composer: AnswerComposer
    let proof: AnswerProof?

    var templates: LanguageTemplates { composer.templates }

    /// Creates a flow over an open vault.
    ///
    /// - Parameters:
    ///   - vault: The vault.
    ///   - templates: The texts of answers.
    ///   - weekStart: The first day of the week.
    ///   - dayFirst: Whether 3/4 is 3 April.
    ///   - answerWeights: The weights for choosing among candidate values.
    ///   - files: Reads the files of the vault as they are now; nil if quotes need no proof.
    public init(
        vault: OpenVault, templates: LanguageTemplates, weekStart: Weekday = .monday, dayFirst: Bool = false,
        answerWeights: AnswerWeights = AnswerWeights(), files: AnswerProof.Reader? = nil
    ) {
        self.vault = vault
        composer = AnswerComposer(
            vault: vault, scorer: CandidateScorer(weights: answerWeights), templates: templates, weekStart: weekStart)
        reader = ConversationReader(
            vault: vault, parser: QuestionParser(names: vault.names, weekStart: weekStart, dayFirst: dayFirst),
            composer: composer)
        proof = files.map { AnswerProof(index: vault.index, read: $0) }
    }

    /// Answers a question of a conversation.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - conversation: What was said before; the question is added to it unless it is small talk.
    /// - Returns: The reply; `isOutdated` if the vault changed since it was read into the index.
    /// - Throws: `StoreError` if the index cannot be read.
    public func ask(_ question: Question, in conversation: inout Conversation) throws(StoreError) -> Reply {
        if let aside = try aside(question, in: conversation) { return aside }
        let reply: Reply
        if let inParts = try answeredInParts(question, in: conversation) {
            reply = inParts
        } else {
            reply = try answered(question, in: conversation)
        }
        let proven = try prove(reply)
        return concluded(proven, in: &conversation)
    }

    private func answered(_ question: Question, in conversation: Conversation) throws(StoreError) -> Reply {
        try answer(question, try understand(question, in: conversation))
    }

    /// Answers a question that asks two things, the second as a follow-up to the first; nil if it asks one, or is answered better as a whole.
    private func answeredInParts(
        _ question: Question, in conversation: Conversation
    ) throws(StoreError) -> Reply? {
        guard let compound = CompoundQuestion(question.text) else { return nil }
        func part(_ text: String, in conversation: Conversation) throws(StoreError) -> Reply {
            var part = question
            part.text = text
            return try answered(part, in: conversation)
        }
        var first = try part(compound.first, in: conversation)
        guard first.answer.found else { return nil }
        var begun = conversation
        note(first, in: &begun)
        let second = try part(compound.second, in: begun)
        first.question = question
        if second.answer.found {
            var other = second.answer
            // What the second question took from the first one is no news.
            other.remarks = []
            if first.answer.cites(other) {
                (other.sections, other.citations) = ([], [])
                if other.value == nil || other.isValueQuoted { return first }
            }
            first.answer = first.answer.joined(with: other)
            return first
        }
        let whole = try answered(question, in: conversation)
        if whole.answer.found, whole.answer.value != nil || first.answer.value == nil { return whole }
        let words = templates.of(first.reading.language)
        first.answer.remarks.append(words.text("remark.unanswered", ["text": words.quoted(compound.second)]))
        return first
    }

    /// Understands a question: its time, people, tags, intent, and what it takes over from the conversation.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - conversation: What was said before.
    /// - Returns: At least one understanding, the likeliest first.
    /// - Throws: `StoreError` if the index cannot be read.
    public func understand(
        _ question: Question, in conversation: Conversation = Conversation()
    ) throws(StoreError) -> [Understanding] {
        try reader.read(question, in: conversation)
    }

    /// Answers a question by the first understanding that has an answer, else by the first one.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understandings: The ways to understand it; at least one of them without `mustHoldAll`.
    /// - Returns: The reply; its quotes are not yet proven.
    /// - Throws: `StoreError` if the index cannot be read.
    public func answer(_ question: Question, _ understandings: [Understanding]) throws(StoreError) -> Reply {
        var first: Reply?
        for understanding in understandings {
            if understanding.mustHoldAll, try !holdsAll(question, understanding.reading) { continue }
            let answer = try answer(question, to: understanding.reading)
            let reply = Reply(question: question, understanding: understanding, answer: answer)
            if answer.found || understanding.mustHoldAll { return reply }
            first = first ?? reply
        }
        return first ?? Reply(question: question, answer: Answer(found: false, headline: ""))
    }

    /// Answers a question as it was read, by the meetings that the vault has.
    private func answer(_ question: Question, to reading: ParsedQuestion) throws(StoreError) -> Answer {
        let meant = try MeantMeetingKind(of: reading, in: vault)
        var answer = try composer.answer(question, meant.reading)
        if meant.reading.isOfDated, answer.certainty != .nothing {
            answer.remarks.append(templates.of(reading.language).text("remark.notes"))
        }
        return answer
    }

    /// Compares the quotes of a reply with the files, and removes those that the files no longer contain.
    ///
    /// - Parameter reply: A reply.
    /// - Returns: The reply with proven quotes and numbered citations.
    /// - Throws: `StoreError` if the index cannot be read.
    public func prove(_ reply: Reply) throws(StoreError) -> Reply {
        guard let proof else { return reply }
        let proven = try proof.prove(reply.answer)
        var result = reply
        (result.answer, result.unproven) = (proven.answer, proven.unproven)
        result.isOutdated = proven.isOutdated || !proven.changed.isEmpty
        if !proven.changed.isEmpty {
            let slots = ["count": String(proven.changed.count), "files": proven.changed.joined(separator: ", ")]
            let words = templates.of(reply.reading.language)
            result.answer.remarks.append(words.text("remark.changed", slots))
        }
        return result
    }

    /// Whether the search for a reading gives an answer that contains every word of it.
    private func holdsAll(_ question: Question, _ reading: ParsedQuestion) throws(StoreError) -> Bool {
        guard let strength = try composer.strength(question, reading) else { return false }
        return strength.isAnswer && strength.missing.isEmpty
    }
}

// MARK: - Conversation

extension AskFlow {
    /// Replies to input that is no question for the vault: small talk, and references to something that the last answer lacks.
    ///
    /// - Parameters:
    ///   - question: What was typed.
    ///   - conversation: What was said before; it is not changed.
    /// - Returns: The reply; nil if the input is a question.
    /// - Throws: `StoreError` if the index cannot be read.
    public func aside(_ question: Question, in conversation: Conversation) throws(StoreError) -> Reply? {
        let before = conversation.last?.reading.language
        if let talk = ConversationWords.smallTalk(question.text) {
            let language = ConversationWords.language(of: question.text, after: before)
            let answer = try answer(to: talk, in: language, at: question.now)
            return Reply(question: question, answer: answer, language: language)
        }
        guard let answer = try reader.answer(toPointer: question, in: conversation) else { return nil }
        return Reply(
            question: question, answer: answer, language: ParsedQuestion.language(of: question.text, after: before))
    }

    /// Adds a reply to the conversation, and the remarks on what was taken from it.
    private func concluded(_ reply: Reply, in conversation: inout Conversation) -> Reply {
        guard let understanding = reply.understanding else { return reply }
        let templates = templates.of(reply.reading.language)
        var result = reply
        note(reply, in: &conversation)
        if let (words, person) = understanding.correction { conversation.choose(person, for: words) }
        if let unsaid = understanding.unsaid {
            result.answer.remarks.append(templates.text("remark.unsaid", ["topic": unsaid]))
        }
        for (words, name) in understanding.choices where conversation.tellsChoice(of: words) {
            result.answer.remarks.insert(templates.text("choice.kept", ["text": words, "name": name]), at: 0)
        }
        return result
    }

    /// Adds a reply to a conversation.
    ///
    /// - Parameters:
    ///   - reply: A reply; small talk is not added.
    ///   - conversation: What was said before; the question is added to it.
    public func note(_ reply: Reply, in conversation: inout Conversation) {
        guard let understanding = reply.understanding else { return }
        conversation.add(reader.exchange(reply.question, understanding, reply.answer, in: conversation))
    }

    /// Carries a conversation over to this vault after its index changed: row numbers may mean other documents and people.
    ///
    /// - Parameters:
    ///   - conversation: What was said before the index changed.
    ///   - now: The moment at which the change was noticed.
    /// - Returns: The conversation without the documents that are gone.
    /// - Throws: `StoreError` if the index cannot be read.
    public func renewed(_ conversation: Conversation, at now: CivilDateTime) throws(StoreError) -> Conversation {
        try reader.renewed(conversation, at: now)
    }
}

// MARK: - Parts of the way

extension AskFlow {
    /// Reads a standalone question as an answer would.
    ///
    /// - Parameter question: The question.
    /// - Returns: The reading; if a name has several candidates, the one that the answer would be about.
    /// - Throws: `StoreError` if the index cannot be read.
    public func read(_ question: Question) throws(StoreError) -> ParsedQuestion {
        let understandings = try understand(question)
        return understandings.count == 1
            ? understandings[0].reading : try answer(question, understandings).reading
    }

    /// Answers a known reading.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: The reading to answer.
    /// - Returns: The answer; its quotes are not yet proven.
    /// - Throws: `StoreError` if the index cannot be read.
    public func answer(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Answer {
        try composer.answer(question, reading)
    }

    /// Returns the measures by which the search for a reading is judged.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: A reading of it.
    /// - Returns: The strength; nil if the answer is computed without a search.
    /// - Throws: `StoreError` if the index cannot be read.
    public func strength(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> AnswerStrength? {
        try composer.strength(question, reading)
    }
}
