import Language
import Text

/// Questions for attendees by what they are: "which board members were there" asks who was there.
enum EnglishAttendees {
    /// Returns the tokens with "which board members" replaced by "who" where attendance is asked for.
    static func replaced(_ tokens: [QuestionToken]) -> [QuestionToken] {
        guard let range = range(in: tokens) else { return tokens }
        return tokens[..<range.lowerBound] + [tokens[range.lowerBound].read(as: "who")] + tokens[range.upperBound...]
    }

    /// Returns the noun for those asked for, "members" of "which board members were there"; nil if there is none.
    static func group(in tokens: [QuestionToken]) -> String? {
        range(in: tokens).map { tokens[$0.upperBound - 1].lower }
    }

    private static func range(in tokens: [QuestionToken]) -> Range<Int>? {
        guard let asking = tokens.indices.first(where: { openers.contains(tokens[$0].lower) }),
            let noun = tokens.indices.dropFirst(asking + 1).prefix(longest).first(where: {
                namesPeople(tokens[$0].lower)
            }), tokens[asking...noun].allSatisfy({ $0.kind == .word && verbs[$0.lower] == nil }),
            tokens.indices.contains(noun + 1), let behind = verbs[tokens[noun + 1].lower],
            behind.isEmpty || tokens.indices.contains(noun + 2) && behind.contains(tokens[noun + 2].lower)
        else { return nil }
        return asking..<(noun + 1)
    }

    private static let openers: Set<String> = ["which", "what"]
    /// The maximum number of words after the opener: "board committee members".
    private static let longest = 3

    /// Tells whether a word is a noun for several people of a meeting: "members", "treasurers".
    private static func namesPeople(_ word: String) -> Bool {
        word.hasSuffix("s") && (groups.contains(word) || offices.contains(String(word.dropLast())))
    }

    private static let groups = Set(words: [
        Language.english.lexicon.labels.groups, "colleagues participants councillors councilors",
    ])
    private static let offices = Set(words: [Language.english.lexicon.labels.offices])

    /// The verbs of attendance, each with the words of which one must follow; none means that the verb suffices.
    private static let verbs: [String: Set<String>] = [
        "attended": [], "joined": [], "missed": [], "came": ["to"], "took": ["part"],
        "were": ["there", "present", "absent", "at", "in", "missing", "on", "not"],
        "weren't": ["there", "at", "present"],
        "did": ["attend", "join", "not", "miss"], "didn't": ["attend", "join", "come"],
        "sent": ["apologies", "regrets"],
    ]
}
