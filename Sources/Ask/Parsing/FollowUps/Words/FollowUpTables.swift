import Language
import Text

/// The phrases of follow-ups, indexed for lookup, mostly for all languages together because a fragment is too short to tell its language.
struct FollowUpTables: Sendable {
    let openings: PhraseTable<FollowUpWords.Opening>
    let endings: PhraseTable<FollowUpWords.Ending>
    let fillers: Set<String>
    let dropped: PhraseTable<ReadingPart>
    let intents: PhraseTable<Intent>
    let requests: PhraseTable<ConversationRequest>
    let open: PhraseTable<Bool>
    let ordinals: PhraseTable<FollowUpWords.Ordinal>
    let documentNouns: Set<String>
    let shiftLead: Set<String>
    let shiftBehind: PhraseTable<Int>
    let shiftBefore: PhraseTable<Int>
    let countingFromNow: Set<String>
    let neighbourAskers: Set<String>
    let neighbourVerbs: PhraseTable<Int>
    let relations: PhraseTable<FollowUpWords.Relation>
    let chosen: PhraseTable<Bool>
    let choosing: Set<String>
    let amongThem: PhraseTable<Bool>
    let smallTalk: PhraseTable<SmallTalk>
    let existential: Set<String>
    let adding: Set<String>
    private let english: PhraseTable<FollowUpWords.Pronoun>
    private let german: PhraseTable<FollowUpWords.Pronoun>

    static let all = FollowUpTables([.english, .german])

    private init(_ languages: [FollowUpWords]) {
        openings = PhraseTable(languages.flatMap(\.openings))
        endings = PhraseTable(languages.flatMap(\.endings))
        fillers = FollowUpTables.words(languages.map(\.fillers))
        dropped = PhraseTable(languages.flatMap(\.dropped))
        intents = PhraseTable(languages.flatMap(\.intents))
        requests = PhraseTable(languages.flatMap(\.requests))
        open = PhraseTable(languages.map { (true, $0.open) })
        ordinals = PhraseTable(languages.flatMap(\.ordinals))
        documentNouns = FollowUpTables.words(languages.map(\.documentNouns))
        shiftLead = FollowUpTables.words(languages.map(\.shiftLead))
        shiftBehind = PhraseTable(languages.flatMap(\.shiftBehind))
        shiftBefore = PhraseTable(languages.flatMap(\.shiftBefore))
        countingFromNow = FollowUpTables.words(languages.map(\.countingFromNow))
        neighbourAskers = FollowUpTables.words(languages.map(\.neighbourAskers))
        neighbourVerbs = PhraseTable(languages.flatMap(\.neighbourVerbs))
        relations = PhraseTable(languages.flatMap(\.relations))
        chosen = PhraseTable(languages.map { (true, $0.chosen) })
        choosing = FollowUpTables.words(languages.map(\.choosing))
        amongThem = PhraseTable(languages.map { (true, $0.amongThem) })
        smallTalk = PhraseTable(languages.flatMap(\.smallTalk))
        adding = FollowUpTables.words(languages.map(\.adding))
        existential = FollowUpTables.words(languages.map(\.existential))
        english = PhraseTable(FollowUpWords.english.pronouns)
        german = PhraseTable(FollowUpWords.german.pronouns)
    }

    static func words(_ language: Language) -> FollowUpWords {
        switch language {
        case .english: .english
        case .german: .german
        }
    }

    /// Returns the pronouns of one language; "die" and "her" are pronouns in only one.
    func pronouns(_ language: Language) -> PhraseTable<FollowUpWords.Pronoun> {
        switch language {
        case .english: english
        case .german: german
        }
    }

    private static func words(_ lists: [String]) -> Set<String> {
        Set(lists.flatMap { $0.split { $0 == " " || $0 == "," }.map(String.init) })
    }
}
