import Language

/// The tables by which questions are read, one file each in the language's folder; `Language.lexicon` has the words import needs too.
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
