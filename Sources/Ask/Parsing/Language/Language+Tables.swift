import Language

/// The tables of a language by which questions are read, each a file of its folder here.
///
/// The words that import needs as well stand in `Language.lexicon`.
extension Language {
    /// Phrases and properties of words; built into a `Lexicon`.
    var questions: QuestionLanguage {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words of times; built into `TimeWords`.
    var times: TimeWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words around names; joined with those of the other languages into `NameWords`.
    var names: NameCues {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Nouns of titles.
    var titles: TitleNouns {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words of follow-ups; joined with those of the other languages into `FollowUpTables`.
    var followUps: FollowUpWords {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }
}
