import Answering

/// Asks one question after the other in one conversation.
struct ConversationTalk {
    let vault: TestVault
    let flow: AskFlow
    private(set) var conversation = Conversation()

    init(_ files: [String: String]) throws {
        vault = try TestVault(files)
        flow = try vault.flow()
    }

    /// Asks a question after all that were asked before.
    ///
    /// - Parameter text: The question.
    /// - Returns: Its answer.
    /// - Throws: What reading or answering throws.
    @discardableResult mutating func ask(_ text: String) throws -> Answer {
        let question = try vault.question(text)
        return try flow.ask(question, in: &conversation).answer
    }

    /// Asks some questions and gives the answer of the last one.
    ///
    /// - Parameters:
    ///   - files: The files of the vault.
    ///   - questions: The questions in order.
    /// - Returns: The last answer.
    /// - Throws: What reading or answering throws.
    static func answer(_ files: [String: String], _ questions: [String]) throws -> Answer {
        var talk = try ConversationTalk(files)
        for question in questions.dropLast() { try talk.ask(question) }
        return try talk.ask(questions.last ?? "")
    }
}
