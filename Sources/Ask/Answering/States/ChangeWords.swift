import Text

/// What words of a statement tell of a state that changes: what is given up, and that something is so from now on; all in lower case.
enum ChangeWords {
    /// Whether what follows a word is what is given up: "from 24 €", "statt", "von Otto".
    static func isGivenUp(behind word: String) -> Bool { givenUp.contains(word) }

    /// Whether some words tell what somebody has or is for a time: "owned", "responsible".
    static func isHeld(_ words: [String]) -> Bool { words.contains(where: held.contains) }

    /// Whether a folded word says that somebody has something to see to, and names no office: "responsible".
    static func isDuty(_ word: String) -> Bool { duties.contains(word) }

    /// Whether what follows a word is the day from which something is so.
    static func isSince(_ word: String) -> Bool { since.contains(word) }

    /// Whether a word says that something is otherwise than before: "moves", "now", "übernimmt".
    static func isChange(_ word: String) -> Bool { changes.contains(word) }

    /// Whether a question that has a word asks for a state, whatever else it is called: "status", "version".
    static func isState(_ word: String) -> Bool { states.contains(word) }

    /// Whether a state that is called so is a number: "version".
    static func isNumbered(_ word: String) -> Bool { numbered.contains(word) }

    /// Whether a word stands before a place that something is at, or goes to.
    static func isOfPlace(_ word: String) -> Bool { places.contains(word) }

    private static let givenUp = Set(words: ["from was were than instead of", "von vom war statt anstatt als"])
    private static let held = Set(words: [
        "own owns owned owner lead leads led leader head heads headed run runs ran chair chairs chaired maintain maintains maintained responsible charge",
        "zuständig verantwortlich leitet leitete leiter leiterin besitzt besaß gehört gehörte verwaltet verwaltete führt führte",
    ])
    private static let duties = Set(
        Set(words: ["responsible charge", "zuständig verantwortlich"]).map(LetterFolding.fold))
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
    private static let numbered = Set(words: ["version"])
    private static let places = Set(words: ["at in to into on", "in im am an auf bei beim nach zum zur ins"])
}
