import Language
import Text

/// Recognises words of statements about changing states: old values, new values, duties; all in lower case.
enum ChangeWords {
    /// Returns whether the value after a word is the old one: "from 24 €", "statt", "von Otto".
    static func isGivenUp(behind word: String) -> Bool { givenUp.contains(word) }

    /// Returns whether one of some words tells what somebody has or is for a time: "owned", "responsible".
    static func isHeld(_ words: [String]) -> Bool { words.contains(where: held.contains) }

    /// Returns the words that name the same office as one of some words, with these: who heads a group leads and chairs it.
    static func ofSameOffice(_ words: [String]) -> [String] {
        words + leading.filter { !words.contains($0) && words.contains(where: leading.contains) }.sorted()
    }

    /// Returns whether a folded word names a duty without naming an office: "responsible".
    static func isDuty(_ word: String) -> Bool { duties.contains(word) }

    /// Returns whether a word introduces the day from which something holds.
    static func isSince(_ word: String) -> Bool { since.contains(word) }

    /// Returns whether a word tells of a change: "moves", "now", "übernimmt".
    static func isChange(_ word: String) -> Bool { changes.contains(word) }

    /// Returns whether a word makes its question one for a state: "status", "version".
    static func isState(_ word: String) -> Bool { states.contains(word) }

    /// Returns whether a state may be told without its name: "the portal is live" tells a status.
    static func isGeneral(_ word: String) -> Bool { general.contains(word) }

    /// Returns whether a state with this name is a number: "version".
    static func isNumbered(_ word: String) -> Bool { numbered.contains(word) }

    /// Returns whether a word is a preposition of place or direction.
    static func isOfPlace(_ word: String) -> Bool { places.contains(word) }

    private static let givenUp = Set(words: Language.allCases.map(\.states.givenUp))
    private static let held = Set(words: Language.allCases.map(\.states.held))
    private static let leading = Set(words: Language.allCases.map(\.states.leading))
    private static let duties = Set(Set(words: Language.allCases.map(\.states.duties)).map(LetterFolding.fold))
    private static let since = Set(words: Language.allCases.map(\.states.since))
    private static let changes = Set(words: Language.allCases.map(\.states.changes))
    private static let states = Set(words: Language.allCases.map(\.states.states))
    private static let general = Set(words: Language.allCases.map(\.states.general))
    private static let numbered = Set(words: Language.allCases.map(\.states.numbered))
    private static let places = Set(words: Language.allCases.map(\.states.places))
}
