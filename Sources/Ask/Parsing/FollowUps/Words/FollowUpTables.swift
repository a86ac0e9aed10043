import Language
import Text

/// The phrases of follow-ups, mostly for all languages together because a fragment is too short to show its language.
///
/// Each table is built when it is first asked: a question that is no follow-up needs only a few.
enum FollowUpTables {
    static let openings = PhraseTable<FollowUpWords.Opening>(words.flatMap(\.openings))
    static let endings = PhraseTable<FollowUpWords.Ending>(words.flatMap(\.endings))
    static let fillers = list(words.map(\.fillers))
    static let dropped = PhraseTable<ReadingPart>(words.flatMap(\.dropped))
    static let intents = PhraseTable<Intent>(words.flatMap(\.intents))
    static let requests = PhraseTable<ConversationRequest>(words.flatMap(\.requests))
    static let open = PhraseTable<Bool>(words.map { (true, $0.open) })
    static let ordinals = PhraseTable<FollowUpWords.Ordinal>(
        Language.allCases.flatMap(\.lexicon.places) + words.flatMap(\.ordinals))
    static let documentNouns = list(words.map(\.documentNouns))
    static let shiftLead = list(words.map(\.shiftLead))
    static let shiftBehind = PhraseTable<Int>(words.flatMap(\.shiftBehind))
    static let shiftBefore = PhraseTable<Int>(words.flatMap(\.shiftBefore))
    static let countingFromNow = list(words.map(\.countingFromNow))
    static let neighbourAskers = list(words.map(\.neighbourAskers))
    static let neighbourVerbs = PhraseTable<Int>(words.flatMap(\.neighbourVerbs))
    static let relations = PhraseTable<FollowUpWords.Relation>(words.flatMap(\.relations))
    static let chosen = PhraseTable<Bool>(words.map { (true, $0.chosen) })
    static let choosing = list(words.map(\.choosing))
    static let amongThem = PhraseTable<Bool>(words.map { (true, $0.amongThem) })
    static let smallTalk = PhraseTable<SmallTalk>(words.flatMap(\.smallTalk))
    static let captured = PhraseTable<Capture.Kind>(words.flatMap(\.captured))
    static let capturing = PhraseTable<Capture.Kind>(words.flatMap(\.capturing))
    static let existential = list(words.map(\.existential))
    static let adding = list(words.map(\.adding))

    private static let pronouns = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { ($0, PhraseTable($0.followUps.pronouns)) })

    /// Returns the pronouns of one language; "die" and "her" are pronouns in only one.
    static func pronouns(_ language: Language) -> PhraseTable<FollowUpWords.Pronoun> {
        pronouns[language] ?? PhraseTable([])
    }

    private static let words = Language.allCases.map(\.followUps)

    private static func list(_ lists: [String]) -> Set<String> { Set(lists.flatMap(WordList.words)) }
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
