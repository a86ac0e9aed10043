import Language

extension NameCues {
    static let german = NameCues(
        language: .capitalNouns,
        determiners: """
            der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine sein seine
            ihr ihre unser unsere euer eure kein keine diese dieser dieses diesen diesem jede jeder jedes welche welcher
            welches welchen im am zum zur vom beim ins
            """,
        prepositions: "mit von bei fur uber ohne gegen zwischen wegen ausser neben statt laut",
        auxiliaries: "",
        modals: "hat hatte wollte will soll sollte kann konnte wird wurde muss musste",
        weakCues: "habe haben hatten",
        copulas: "ist war sind waren",
        interrogatives: "wer was wann wo warum wie",
        askers: "wer",
        conjunctions: "und oder sowie",
        joiners: "plus mit ohne samt",
        personVerbs: LanguageLexicon.german.people.reaching,
        sayingVerbs: LanguageLexicon.german.people.saying,
        addressVerbs: "schrieb schreiben geschrieben schickte schicken geschickt gab geben gegeben",
        toward: "an zu",
        presence: "da dabei anwesend abwesend",
        speakers: "ich mir mich wir uns",
        titles: "herr herrn frau doktor dr prof dipl ing",
        quantifiers: "beide beiden zwei alle allen drei vier",
        roles: """
            abteilung buro gruppe kundendienst leitung mannschaft projekt raum verein vertrieb verwaltung vorstand zentrale
            """,
        ordinary: germanOrdinary)
}
