extension StateWordList {
    static let german = StateWordList(
        givenUp: "von vom war statt anstatt als",
        held: """
            zuständig verantwortlich leitet leitete leiter leiterin besitzt besaß gehört gehörte verwaltet verwaltete führt führte
            """,
        leading: """
            leitet leitete leiter leiterin vorsitz vorsitzender vorsitzende moderiert moderierte moderator moderatorin
            """,
        duties: "zuständig verantwortlich",
        since: "ab seit",
        changes: """
            jetzt nun aktuell aktuelle aktueller derzeit derzeitige neu neue neuer neuen wird wurde steigt stieg sinkt sank erhöht gesenkt übernimmt übernahm übernommen verschoben verlegt
            wechselt wechselte gewechselt ersetzt umgestellt umgezogen zieht
            """,
        states: "status stand version zustand phase",
        general: "status stand zustand",
        numbered: "version",
        places: "in im am an auf bei beim nach zum zur ins",
        asking: "was welche welcher welches wie",
        copulas: "ist sind war waren",
        linking: "",
        auxiliaries: "")
}
