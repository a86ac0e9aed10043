import Language
import Text

/// Texts that are not questions for the vault: small talk, and requests about the last answer.
public enum ConversationWords {
    /// Returns the kind of small talk that a text is as a whole.
    ///
    /// - Parameter text: The text that the user typed.
    /// - Returns: The kind; nil if the text says more: "hello world note" is a search.
    public static func smallTalk(_ text: String) -> SmallTalk? {
        let tokens = words(FollowUpText(text).tokens)
        let tables = FollowUpTables.self
        if let whole = tables.smallTalk.whole(tokens[...]) { return whole }
        // "Hi, thanks!" has two kinds; the last one counts.
        guard let first = tables.smallTalk.beginning(tokens[...]) else { return nil }
        return tables.smallTalk.whole(tokens[first.count...])
    }

    /// Detects the language of small talk, or of a text that points back.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - before: The language of the previous question.
    /// - Returns: The only language in which the text is small talk; otherwise the language as for any text.
    public static func language(of text: String, after before: Language?) -> Language? {
        let tokens = words(FollowUpText(text).tokens)
        let talking = Language.allCases.filter { language in
            let table = PhraseTable(language.followUps.smallTalk)
            return table.whole(tokens[...]) != nil
        }
        return talking.count == 1 ? talking[0] : ParsedQuestion.language(of: text, after: before)
    }

    /// Returns the request about the last answer that a text is.
    ///
    /// - Parameter text: The text that the user typed.
    /// - Returns: The request; nil if the text is a question.
    public static func request(_ text: String) -> ConversationRequest? {
        let tokens = words(FollowUpText(text).tokens)
        let tables = FollowUpTables.self
        for rest in [tokens[...], bare(tokens[...])] {
            if let request = tables.requests.whole(rest) { return request }
            if let open = tables.open.beginning(rest), let focus = DocumentOrdinal.focus(rest.dropFirst(open.count)) {
                return .open(focus)
            }
        }
        return nil
    }

    /// Returns the kind of pointer that a text consists of, if it says nothing else and so cannot be searched.
    ///
    /// - Parameter text: The text that the user typed.
    /// - Returns: The kind of pointer; nil if the text can stand alone.
    public static func pointer(_ text: String) -> ConversationPointer? {
        let typed = FollowUpText(text)
        let body = bare(words(typed.tokens)[...])
        if FollowUpTables.dropped.whole(body) != nil { return .condition }
        if let focus = DocumentOrdinal.focus(body), focus.isCounted { return .place }
        let isCounted = DocumentOrdinal.all(in: typed).contains {
            $0.focus.isCounted && typed.tokens[$0.tokens].last?.folded == "one"
        }
        return isCounted ? .place : nil
    }

    private static func words(_ tokens: [QuestionToken]) -> [QuestionToken] {
        tokens.filter { $0.kind != .symbol || $0.text == "#" }
    }

    private static func bare(_ tokens: ArraySlice<QuestionToken>) -> ArraySlice<QuestionToken> {
        let rest = tokens.drop { FollowUpTables.fillers.contains($0.folded) }
        guard let ending = FollowUpTables.endings.ending(rest), case .nothing = ending.meaning else { return rest }
        return rest.dropLast(ending.count)
    }
}

/// The target of a text that makes sense only after an answer.
public enum ConversationPointer: Sendable {
    /// One of the shown documents: "the second one".
    case place
    /// A condition to drop: "any time".
    case condition
}

extension Focus {
    fileprivate var isCounted: Bool {
        switch self {
        case .item, .citation: true
        default: false
        }
    }
}
