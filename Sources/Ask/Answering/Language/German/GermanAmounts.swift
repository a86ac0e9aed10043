import Language

extension AmountWordList {
    static let german = AmountWordList(
        tens: LanguageLexicon.german.tens + " sechzig siebzig achtzig neunzig",
        compounds: [],
        factors: [(12, "dutzend"), (100, "hundert"), (1000, "tausend"), (1_000_000, "millionen mio")],
        units: [
            (.share, "prozent"), (.distance, "meter kilometer meilen"), (.weight, "gramm tonnen"), (.speed, "knoten"),
        ],
        names: [
            (.distance, "distanz strecke entfernung"), (.duration, "dauer"), (.money, "kosten preis ausgaben betrag"),
            (.weight, "gewicht"), (.speed, "tempo geschwindigkeit"),
        ],
        measures: [
            (.distance, "hohe lange breite tiefe entfernung distanz strecke"), (.weight, "gewicht"),
            (.speed, "geschwindigkeit tempo"), (.share, "prozentsatz anteil"),
            (.money, "kosten preis budget gebuhr miete gehalt saldo schulden einnahmen erlos spenden betrag"),
            (.any, "summe anzahl zahl grosse temperatur kapazitat rate"),
        ],
        minutes: [
            (1 / 60, "sekunde sekunden"), (1, "minute minuten"), (60, "std stunde stunden"), (1440, "tag tage tagen"),
            (10080, "woche wochen"), (43200, "monat monate monaten"), (525_600, "jahr jahre jahren"),
        ],
        money: "euro dollar franken cent",
        half: "halbe halb",
        halfBehind: "",
        and: "und eine einen ein",
        articles: "ein eine einer einem",
        of: "von davon",
        points: "später früher vorher zuvor danach alt",
        years: "jahr jahre jahren",
        old: "alt",
        turning: "wird wurde",
        sums: "summe gesamt zwischensumme",
        totals: "insgesamt, alles in allem, bisher, bislang, bis jetzt, zusammen, im ganzen",
        totalsOfPeriods: [(7, "diese woche"), (31, "diesen monat"), (366, "dieses jahr, diese saison")],
        tables: "liste listen tabelle tabellen log datei dateien",
        numbering: "nr nummer id jahr alter rang")
}
