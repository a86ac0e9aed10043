import Language
import Text

/// The phrases of follow-ups, mostly for all languages together because a fragment is too short to show its language.
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
    let captured: PhraseTable<Capture.Kind>
    let capturing: PhraseTable<Capture.Kind>
    let existential: Set<String>
    let adding: Set<String>
    private let pronouns: [Language: PhraseTable<FollowUpWords.Pronoun>]

    static let all = FollowUpTables(Language.allCases.map(\.followUps))

    private init(_ languages: [FollowUpWords]) {
        openings = PhraseTable(languages.flatMap(\.openings))
        endings = PhraseTable(languages.flatMap(\.endings))
        fillers = FollowUpTables.words(languages.map(\.fillers))
        dropped = PhraseTable(languages.flatMap(\.dropped))
        intents = PhraseTable(languages.flatMap(\.intents))
        requests = PhraseTable(languages.flatMap(\.requests))
        open = PhraseTable(languages.map { (true, $0.open) })
        ordinals = PhraseTable(Language.allCases.flatMap(\.lexicon.places) + languages.flatMap(\.ordinals))
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
        captured = PhraseTable(languages.flatMap(\.captured))
        capturing = PhraseTable(languages.flatMap(\.capturing))
        adding = FollowUpTables.words(languages.map(\.adding))
        existential = FollowUpTables.words(languages.map(\.existential))
        pronouns = Dictionary(
            uniqueKeysWithValues: Language.allCases.map { ($0, PhraseTable($0.followUps.pronouns)) })
    }

    /// Returns the pronouns of one language; "die" and "her" are pronouns in only one.
    func pronouns(_ language: Language) -> PhraseTable<FollowUpWords.Pronoun> { pronouns[language] ?? PhraseTable([]) }

    private static func words(_ lists: [String]) -> Set<String> {
        Set(lists.flatMap(WordList.words))
    }
}

extension LanguageLexicon {
    /// The ordinals for shown documents, folded, as words and digits.
    fileprivate var places: [(FollowUpWords.Ordinal, String)] {
        ordinals.enumerated().map { place, words in
            let written = WordList.words(of: ordinalEndings).map { "\(place + 1) \($0)" }
            return (
                .item(place + 1),
                (WordList.words(of: words).map { LetterFolding.fold($0) } + written).joined(separator: ",")
            )
        }
    }
}
