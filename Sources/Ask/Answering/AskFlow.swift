import Parsing
import Store
import Time

/// The way of a question: understand → answer → prove.
///
/// Prompt, pipe and evaluation all ask here. The flow itself keeps nothing: what questions share is kept by `OpenVault`, and what was
/// said before by `Conversation`.
public struct AskFlow {
    /// The vault that is asked.
    public let vault: OpenVault
    let reader: ConversationReader
    let composer: AnswerComposer
    let proof: AnswerProof?

    var templates: LanguageTemplates { composer.templates }

    /// A flow over an open vault.
    ///
    /// - Parameters:
    ///   - vault: The vault.
    ///   - templates: The words of answers.
    ///   - weekStart: The weekday that weeks begin with.
    ///   - dayFirst: Whether 3/4 is the third of April.
    ///   - answerWeights: The weights that values are chosen by.
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
    ///   - conversation: What was said before; afterwards with this question. Small talk leaves it as it is.
    /// - Returns: The reply; `isOutdated` if the vault changed since it was read into the index.
    /// - Throws: `StoreError` if the index cannot be read.
    public func ask(_ question: Question, in conversation: inout Conversation) throws(StoreError) -> Reply {
        if let aside = try aside(question, in: conversation) { return aside }
        let understandings = try understand(question, in: conversation)
        let answered = try answer(question, understandings)
        let proven = try prove(answered)
        return concluded(proven, in: &conversation)
    }

    /// Understands a question: its time, people, tags, what is asked for, and what it takes over from the conversation.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - conversation: What was said before.
    /// - Returns: At least one way to understand it, the likeliest first.
    /// - Throws: `StoreError` if the index cannot be read.
    public func understand(
        _ question: Question, in conversation: Conversation = Conversation()
    ) throws(StoreError) -> [Understanding] {
        try reader.read(question, in: conversation)
    }

    /// Answers a question by the first understanding that has an answer, else by the first of all.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understandings: The ways to understand it; at least one that may be taken.
    /// - Returns: The reply; its quotes are still to be proven.
    /// - Throws: `StoreError` if the index cannot be read.
    public func answer(_ question: Question, _ understandings: [Understanding]) throws(StoreError) -> Reply {
        var first: Reply?
        for understanding in understandings {
            if understanding.mustHoldAll, try !holdsAll(question, understanding.reading) { continue }
            let answer = try composer.answer(question, understanding.reading)
            let reply = Reply(question: question, understanding: understanding, answer: answer)
            if answer.found || understanding.mustHoldAll { return reply }
            first = first ?? reply
        }
        return first ?? Reply(question: question, answer: Answer(found: false, headline: ""))
    }

    /// Compares what a reply quotes with the files, and leaves out what they no longer say.
    ///
    /// - Parameter reply: A reply.
    /// - Returns: The reply as its files prove it, with its citations numbered.
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

    /// Whether what is found for a reading is an answer that holds every word of it.
    private func holdsAll(_ question: Question, _ reading: ParsedQuestion) throws(StoreError) -> Bool {
        guard let strength = try composer.strength(question, reading) else { return false }
        return strength.isAnswer && strength.missing.isEmpty
    }
}

// MARK: - Conversation

extension AskFlow {
    /// A reply to what is no question for the vault: small talk, and what points at something that the last answer does not have.
    ///
    /// - Parameters:
    ///   - question: What was typed.
    ///   - conversation: What was said before; it goes on as if nothing had been said.
    /// - Returns: Nil if it is a question.
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

    /// Goes on with a reply, and says in it what was taken from the conversation.
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

    /// Makes a reply a part of a conversation.
    ///
    /// - Parameters:
    ///   - reply: A reply; small talk is no part of what is talked about.
    ///   - conversation: What was said before; afterwards with this question.
    public func note(_ reply: Reply, in conversation: inout Conversation) {
        guard let understanding = reply.understanding else { return }
        conversation.add(reader.exchange(reply.question, understanding, reply.answer, in: conversation))
    }

    /// Carries a conversation over to this vault, whose index was made anew: rows may mean other documents and people.
    ///
    /// - Parameters:
    ///   - conversation: What was said before the index changed.
    ///   - now: The moment at which that was noticed.
    /// - Returns: The same, without the documents that are gone.
    /// - Throws: `StoreError` if the index cannot be read.
    public func renewed(_ conversation: Conversation, at now: CivilDateTime) throws(StoreError) -> Conversation {
        try reader.renewed(conversation, at: now)
    }
}

// MARK: - Parts of the way

extension AskFlow {
    /// The reading of a question that stands alone, as an answer would take it.
    ///
    /// - Parameter question: The question.
    /// - Returns: The reading; of several people of one name whoever the answer would be about.
    /// - Throws: `StoreError` if the index cannot be read.
    public func read(_ question: Question) throws(StoreError) -> ParsedQuestion {
        let understandings = try understand(question)
        return understandings.count == 1
            ? understandings[0].reading : try answer(question, understandings).reading
    }

    /// Answers a reading that is known.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: The reading to answer.
    /// - Returns: The answer; its quotes are still to be proven.
    /// - Throws: `StoreError` if the index cannot be read.
    public func answer(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> Answer {
        try composer.answer(question, reading)
    }

    /// What the search for a reading is judged by.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - reading: A reading of it.
    /// - Returns: The strength; nil if the answer is computed and nothing is searched for.
    /// - Throws: `StoreError` if the index cannot be read.
    public func strength(_ question: Question, reading: ParsedQuestion) throws(StoreError) -> AnswerStrength? {
        try composer.strength(question, reading)
    }
}
