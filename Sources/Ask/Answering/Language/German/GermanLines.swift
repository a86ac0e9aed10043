extension LineWordList {
    static let german = LineWordList(
        results:
            "fazit ergebnis ergebnisse ursache ursachen grund erkenntnis erkenntnisse lehre zusammenfassung lösung",
        summaries: "fazit ergebnis ergebnisse zusammenfassung kurzfassung uberblick",
        formalities: """
            der die das des und zur zum letzten vorigen sitzung sitzungen protokoll protokolls ende beginn uhrzeit zeit anwesenheit             feststellung
            """,
        sureFormalities: """
            begrussung eroffnung schliessung beschlussfahigkeit genehmigung protokollgenehmigung formalia entschuldigungen vorigen
            """,
        idle: """
            ja nein doch nee genau okay gut stimmt klar ach so hm aha mhm na eben richtig tja also gern danke bitte
            """,
        asking: "fragte fragt gefragt",
        asked: "warum ob wie wann was wer wo nach",
        pronouns: "ihn ihm ihnen", firstPronouns: "dies diese dieser dieses er sie")
}

extension PromiseWordList {
    static let german = PromiseWordList(
        contracted: "",
        promising: "werde verspreche mache schicke kümmere",
        intended: "wird verspricht versprach übernimmt macht schickt kümmert",
        obliging: "muss müssen soll sollen sollte wird werden bitte",
        labels: "aufgabe todo")
}
