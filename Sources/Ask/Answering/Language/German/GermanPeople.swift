extension DescriptionWordList {
    static let german = DescriptionWordList(
        roles: "rolle beruf funktion position stelle aufgabe",
        organisations: "firma unternehmen arbeitgeber organisation abteilung bereich verein",
        articles: """
            der die das dem den des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem unserer \
            sein seine ihr ihre
            """,
        own: "mein meine meinen meinem meiner",
        being: "ist",
        working: "arbeitet arbeiten",
        belonging: "von vom bei beim aus",
        asWhat: "als",
        linking: "von vom für fuer fur bei beim in im aus der des zu",
        ends: "und oder aber ist war hat hatte wird kann seit bis",
        and: "und oder",
        former: "ehemalige ehemaliger ehemals früher früherer fruhere nicht kein keine")

    /// The ending of a woman's role.
    static let feminine = "in"
}

extension ActorWordList {
    static let german = ActorWordList(
        firstPerson: "ich wir mein meine",
        writer: "ich mir mich",
        selves: "ich mich",
        by: "von durch",
        with: "mit",
        and: "und oder",
        leads:
            "präsentiert präsentierte vorgestellt vorstellt vorstellte stellt stellte vorgetragen leitet leitete geleitet eingeführt berichtet berichtete gesprochen spricht sprach gezeigt zeigt zeigte",
        says:
            """
            sagt sagte gesagt erzählt erzählte meint meinte gemeint erwähnt erwähnte vorgeschlagen vorschlug schlug empfohlen empfahl will wollte \
            gewollt fragt fragte gefragt erklärt erklärte berichtet berichtete angeboten bot versprochen versprach gewarnt warnte beschwert \
            bezweifelt bezweifelte dagegen dafür findet fand gefordert forderte idee vorschlag einwand bedenken sorge
            """,
        doers: "er erin",
        speaker: "ich mich mir mein meine meinem meinen meiner meins wir uns unser unsere unserem unseren unserer",
        listener: "du dich dir dein deine deinem deinen deiner deins euch euer eure eurem euren")
}

extension OfficeWordList {
    static let german = OfficeWordList(
        becoming: "ist sind war waren wird wurde werden wurden als zum zur bleibt gewahlt ernannt ubernimmt",
        leading: "neuer neue neuen neues derzeit aktuell aktuelle aktueller zum zur als",
        following: "seit ab einstimmig gewahlt ernannt bestellt bestimmt",
        since: "seit ab",
        until: "bis",
        assisting: "",
        candidates: "kandidat kandidatin kandidiert kandidieren kandidatur vorgeschlagen")
}
