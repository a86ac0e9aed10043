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

    private static let givenUp = Set(words: ["from was were than instead of", "von vom war statt anstatt als"])
    private static let held = Set(words: [
        "own owns owned owner lead leads led leader head heads headed run runs ran chair chairs chaired maintain maintains maintained responsible charge",
        "zuständig verantwortlich leitet leitete leiter leiterin besitzt besaß gehört gehörte verwaltet verwaltete führt führte",
    ])
    private static let leading = Set(words: [
        "lead leads led leader head heads headed chair chairs chaired chairperson chairman chairwoman co-chair run runs ran moderates moderated moderator facilitator",
        "leitet leitete leiter leiterin vorsitz vorsitzender vorsitzende moderiert moderierte moderator moderatorin",
    ])
    private static let duties = Set(
        Set(words: ["responsible charge care", "zuständig verantwortlich"]).map(LetterFolding.fold))
    private static let since = Set(words: ["from since starting effective", "ab seit"])
    private static let changes = Set(words: [
        """
        now new current currently latest becomes became moves moved moving changes changed takes took goes went rises rose raised drops dropped falls fell lowered
        increased increases upgraded switched switches postponed shifted hands handed replaces replaced succeeds renamed
        """,
        """
        jetzt nun aktuell aktuelle aktueller derzeit derzeitige neu neue neuer neuen wird wurde steigt stieg sinkt sank erhöht gesenkt übernimmt übernahm übernommen verschoben verlegt
        wechselt wechselte gewechselt ersetzt umgestellt umgezogen zieht
        """,
    ])
    private static let states = Set(words: [
        "status state version stage phase progress", "status stand version zustand phase",
    ])
    private static let general = Set(words: ["status state progress", "status stand zustand"])
    private static let numbered = Set(words: ["version"])
    private static let places = Set(words: ["at in to into on", "in im am an auf bei beim nach zum zur ins"])
}
