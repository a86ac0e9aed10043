import Language

/// The tables of a language by which notes are read for answers, each a part of a file of its folder here.
///
/// The look-ups (`EventWords`, `AmountWords` …) join the words of all languages, so a word that means something else in another
/// language stands only where its position rules that out. Nothing is built before it is first needed.
extension Language {
    /// Words that show whether an event took place.
    var events: EventWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words for numbers and units.
    var amounts: AmountWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words for states that change.
    var states: StateWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words for the steps that a matter goes through.
    var milestones: MilestoneWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words that matter for dates.
    var dates: DateWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words that express a role or an organisation.
    var descriptions: DescriptionWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words that say who does something.
    var actors: ActorWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words that link a person to an office.
    var offices: OfficeWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words for decisions.
    var decisions: DecisionWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words by which lines are chosen to be quoted.
    var lines: LineWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words that announce what somebody will do.
    var promises: PromiseWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words that tell what a question asks for.
    var asked: AskedWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }

    /// Words for the places of meetings.
    var places: PlaceWordList {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }
}
