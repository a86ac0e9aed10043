extension VerbForms {
    /// Irregular German verbs: the infinitive, the present if it is irregular, the past and the participle.
    static let germanTable = """
        anfangen anfing angefangen
        anrufen rufe anrief angerufen
        aufstehen aufstand aufgestanden
        ausgeben ausgab ausgegeben
        backen backt bäckt backte gebacken
        beginnen begann begonnen
        bekommen bekam
        bleiben blieb geblieben
        brechen bricht brach gebrochen
        bringen brachte gebracht
        denken dachte gedacht
        einkaufen eingekauft
        einladen einlud eingeladen
        essen isst aß assen gegessen
        fahren fährt fuhr gefahren
        fallen fällt fiel gefallen
        fangen fängt fing gefangen
        finden fand gefunden
        fliegen flog geflogen
        geben gibt gab gegeben
        gehen ging gegangen
        gewinnen gewann gewonnen
        gießen goss gegossen
        haben hat hatte gehabt
        halten hält hielt gehalten
        heben hob gehoben
        helfen hilft half geholfen
        kennen kannte gekannt
        kommen kam gekommen
        laden lud geladen
        laufen läuft lief gelaufen
        leihen lieh geliehen
        lesen liest las gelesen
        liegen lag gelegen
        nehmen nimmt nahm genommen
        reiten ritt geritten
        rennen rannte gerannt
        rufen rief gerufen
        schieben schob geschoben
        schlafen schläft schlief geschlafen
        schlagen schlägt schlug geschlagen
        schließen schloss geschlossen
        schneiden schnitt geschnitten
        schreiben schrieb geschrieben
        schwimmen schwamm geschwommen
        sehen sieht sah gesehen
        sein ist war gewesen
        singen sang gesungen
        sitzen saß gesessen
        sprechen spricht sprach gesprochen
        springen sprang gesprungen
        stehen stand gestanden
        steigen stieg gestiegen
        sterben stirbt starb gestorben
        streichen strich gestrichen
        streiten stritt gestritten
        tragen trägt trug getragen
        treffen trifft traf getroffen
        trinken trank getrunken
        tun tat getan
        umziehen umzog umgezogen
        vergessen vergisst vergaß
        verlieren verlor verloren
        verschlafen verschläft verschlief
        wachsen wächst wuchs gewachsen
        waschen wäscht wusch gewaschen
        werfen wirft warf geworfen
        wiegen wog gewogen
        wissen weiß wusste gewusst
        ziehen zog gezogen
        """

    /// German support verbs, which carry a noun, with their auxiliaries.
    static let germanSupport = """
        sein bin bist ist sind war warst waren gewesen haben hab habe hast hat hatte hatten gehabt machen mache macht machte machten \
        gemacht gehen gehe geht ging gingen gegangen tun tue tut tat getan nehmen nehme nimmt nahm genommen kommen komme kommt \
        kam gekommen bekommen bekomme bekam verbringen verbringe verbracht verbrachte
        """

    /// German support verbs whose noun is an activity.
    static let germanDeeds = """
        haben hab habe hast hat hatte hatten gehabt machen mache macht machte machten gemacht gehen gehe geht ging gingen gegangen
        """

    /// German nouns that make one verb with a support verb: "Anteil nehmen".
    static let germanSupportNouns = "teil anteil"

    /// German verbs of going to or being at a place, in one form each.
    static let germanOfPlaceVerbs = "gehen fahren fliegen reisen besuchen"

    /// German verbs of what is done with documents, in all forms that ask for their number.
    static let germanKeeping = """
        schreiben schreibe geschrieben aufgeschrieben notieren notiere notiert sammeln sammle gesammelt speichern gespeichert anlegen angelegt
        """

    /// German verbs of being at a place, in all forms.
    static let germanOfPlace = "besuchen besuche besucht besuchte besuchten reisen reise reist reiste reisten gereist"
}
