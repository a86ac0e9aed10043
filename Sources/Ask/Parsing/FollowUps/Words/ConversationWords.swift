import Text

/// What is said in a conversation without being a question for the vault: small talk, and requests about the last answer.
public enum ConversationWords {
    /// The small talk that a text is, from its first word to its last.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: Nil where it says more: "hello world note" is searched.
    public static func smallTalk(_ text: String) -> SmallTalk? {
        let tokens = words(FollowUpText(text).tokens)
        let tables = FollowUpTables.all
        if let whole = tables.smallTalk.whole(tokens[...]) { return whole }
        // "Hi, thanks!" is two of them; the last one is answered.
        guard let first = tables.smallTalk.beginning(tokens[...]) else { return nil }
        return tables.smallTalk.whole(tokens[first.count...])
    }

    /// The language of small talk, or of a text that points at something.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - before: The language of the question before it.
    /// - Returns: The language that has it as small talk; the one before where both have it. Else as of any text.
    public static func language(of text: String, after before: TextLanguage?) -> TextLanguage? {
        let tokens = words(FollowUpText(text).tokens)
        let talking = TextLanguage.allCases.filter { language in
            let table = PhraseTable(FollowUpTables.words(language == .german ? .german : .english).smallTalk)
            return table.whole(tokens[...]) != nil
        }
        return talking.count == 1 ? talking[0] : ParsedQuestion.language(of: text, after: before)
    }

    /// What is wanted of the last answer.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: Nil where it is a question.
    public static func request(_ text: String) -> ConversationRequest? {
        let tokens = words(FollowUpText(text).tokens)
        let tables = FollowUpTables.all
        for rest in [tokens[...], bare(tokens[...])] {
            if let request = tables.requests.whole(rest) { return request }
            if let open = tables.open.beginning(rest), let focus = DocumentOrdinal.focus(rest.dropFirst(open.count)) {
                return .open(focus)
            }
        }
        return nil
    }

    /// What a text points at and says nothing else of: nothing that can be looked for in a vault.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: Nil where it stands for itself.
    public static func pointer(_ text: String) -> ConversationPointer? {
        let typed = FollowUpText(text)
        let body = bare(words(typed.tokens)[...])
        if FollowUpTables.all.dropped.whole(body) != nil { return .condition }
        if let focus = DocumentOrdinal.focus(body), focus.isCounted { return .place }
        let isCounted = DocumentOrdinal.all(in: typed).contains {
            $0.focus.isCounted && typed.tokens[$0.tokens].last?.folded == "one"
        }
        return isCounted ? .place : nil
    }

    /// The words alone.
    private static func words(_ tokens: [QuestionToken]) -> [QuestionToken] {
        tokens.filter { $0.kind != .symbol || $0.text == "#" }
    }

    private static func bare(_ tokens: ArraySlice<QuestionToken>) -> ArraySlice<QuestionToken> {
        let rest = tokens.drop { FollowUpTables.all.fillers.contains($0.folded) }
        guard let ending = FollowUpTables.all.endings.ending(rest), case .nothing = ending.meaning else { return rest }
        return rest.dropLast(ending.count)
    }
}

/// What a text points at, where it only makes sense behind an answer.
public enum ConversationPointer: Sendable {
    /// One of the places shown: "the second one".
    case place
    /// A condition to let go of: "any time".
    case condition
}

extension Focus {
    /// Whether it is counted from the first one shown.
    fileprivate var isCounted: Bool {
        switch self {
        case .item, .citation: true
        default: false
        }
    }
}
