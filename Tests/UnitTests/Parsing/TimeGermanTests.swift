import Testing

/// German questions, by a table of their own.
@Suite struct TimeGermanTests {
    @Test(arguments: [
        TimeCase("Was haben wir letzte Woche besprochen?", "2026-03-02/2026-03-09", "letzte Woche"),
        TimeCase("vorletzten Monat", "2026-01-01/2026-02-01", "vorletzten Monat"),
        TimeCase("das vorletzte Wochenende", "2026-02-28/2026-03-02", "das vorletzte Wochenende"),
        TimeCase("vor drei Tagen", "2026-03-07/2026-03-08", "vor drei Tagen"),
        TimeCase("vor zwei Monaten", "2026-01-01/2026-02-01", "vor zwei Monaten"),
        TimeCase("vor ein paar Tagen", "2026-03-03/2026-03-10", "vor ein paar Tagen"),
        TimeCase("vor einem Jahr", "2025-01-01/2026-01-01", "vor einem Jahr"),
        TimeCase("Mitte März", "2026-03-11/2026-03-21", "Mitte März"),
        TimeCase("Anfang letzten Jahres", "2025-01-01/2025-05-01", "Anfang letzten Jahres"),
        TimeCase("Ende Januar", "2026-01-21/2026-02-01", "Ende Januar"),
        TimeCase("seit Montag", "2026-03-09/", "seit Montag"),
        TimeCase("seit Anfang des Jahres", "2026-01-01/", "seit Anfang des Jahres"),
        TimeCase("Was muss bis Ende des Monats fertig sein?", "/2026-04-01", "bis Ende des Monats"),
        TimeCase("bis Freitag, was steht an", "/2026-03-14", "bis Freitag"),
        TimeCase("Notizen vom 3.2.", "2026-02-03/2026-02-04", "3.2."),
        TimeCase("am 3.4.2025", "2025-04-03/2025-04-04", "3.4.2025"),
        TimeCase("am 5. Februar 2025", "2025-02-05/2025-02-06", "5. Februar 2025"),
        TimeCase("in KW 7", "2026-02-09/2026-02-16", "KW 7"),
        TimeCase("KW 53 2020", "2020-12-28/2021-01-04", "KW 53 2020"),
        TimeCase("heute früh", "2026-03-10T05:00/2026-03-10T12:00", "heute früh"),
        TimeCase("gestern Abend", "2026-03-09T17:00/2026-03-10T00:00", "gestern Abend"),
        TimeCase("am Montagabend", "2026-03-09T17:00/2026-03-10T00:00", "Montagabend"),
        TimeCase("Donnerstagnachmittag", "2026-03-05T12:00/2026-03-05T18:00", "Donnerstagnachmittag"),
        TimeCase("Freitagmorgen", "2026-03-06T05:00/2026-03-06T12:00", "Freitagmorgen"),
        TimeCase("zwischen Weihnachten und Neujahr", "2025-12-25/2026-01-02", "zwischen Weihnachten und Neujahr"),
        TimeCase("in den letzten zwei Wochen", "2026-02-24/2026-03-11", "den letzten zwei Wochen"),
        TimeCase("in den nächsten drei Tagen", "2026-03-10/2026-03-14", "den nächsten drei Tagen"),
        TimeCase("Was steht übernächste Woche an?", "2026-03-23/2026-03-30", "übernächste Woche"),
        TimeCase("Was war am Wochenende?", "2026-03-07/2026-03-09", "am Wochenende"),
        TimeCase("nächstes Wochenende", "2026-03-21/2026-03-23", "nächstes Wochenende"),
    ])
    func `German days, weeks and months`(_ example: TimeCase) throws { try check(example, language: .german) }

    @Test(arguments: [
        TimeCase("Wer hat 2022 den Vorsitz übernommen?", "2022-01-01/2023-01-01", "2022"),
        TimeCase("Ort vom Sommerfest 2025", "2025-01-01/2026-01-01", "2025"),
    ])
    func `German years need no preposition`(_ example: TimeCase) throws { try check(example, language: .german) }

    @Test(arguments: [1500, 2000, 2500])
    func `a round number, and what is too early or too late to be noted, is no German year`(number: Int) throws {
        #expect(try Names.reading("haben wir \(number) Flyer bestellt").time == nil)
    }

    @Test(arguments: [
        TimeCase("im Sommer 2025", "2025-06-01/2025-09-01", "Sommer 2025"),
        TimeCase("im letzten Sommer", "2025-06-01/2025-09-01", "letzten Sommer"),
        TimeCase("im Herbst letzten Jahres", "2025-09-01/2025-12-01", "Herbst letzten Jahres"),
        TimeCase("von Montag bis Mittwoch", "2026-03-09/2026-03-12", "von Montag bis Mittwoch"),
        TimeCase(
            "letzte Woche von Dienstag bis Donnerstag", "2026-03-03/2026-03-06",
            "letzte Woche von Dienstag bis Donnerstag"),
        TimeCase("gestern um halb vier", "2026-03-09T15:30/2026-03-09T15:31", "gestern um halb vier"),
        TimeCase("gestern um 15 Uhr 30", "2026-03-09T15:30/2026-03-09T15:31", "gestern um 15 Uhr 30"),
        TimeCase("morgen um 9 Uhr", "2026-03-11T09:00/2026-03-11T10:00", "morgen um 9 Uhr"),
        TimeCase("um Viertel nach drei", "2026-03-10T15:15/2026-03-10T15:16", "um Viertel nach drei"),
        TimeCase("um Viertel vor vier", "2026-03-10T15:45/2026-03-10T15:46", "um Viertel vor vier"),
        TimeCase("heute zwischen 10 und 12 Uhr", "2026-03-10T10:00/2026-03-10T12:00", "heute zwischen 10 und 12 Uhr"),
        TimeCase("Montag in einer Woche", "2026-03-16/2026-03-17", "Montag in einer Woche"),
        TimeCase("heute in einer Woche", "2026-03-17/2026-03-18", "heute in einer Woche"),
        TimeCase("gestern vor einem Jahr", "2025-03-09/2025-03-10", "gestern vor einem Jahr"),
        TimeCase("Montag letzter Woche", "2026-03-02/2026-03-03", "Montag letzter Woche"),
        TimeCase("am Mittwoch der letzten Woche", "2026-03-04/2026-03-05", "Mittwoch der letzten Woche"),
        TimeCase("das dritte Quartal letzten Jahres", "2025-07-01/2025-10-01", "das dritte Quartal letzten Jahres"),
        TimeCase("Q3 2025", "2025-07-01/2025-10-01", "Q3 2025"),
        TimeCase("die erste Hälfte des letzten Jahres", "2025-01-01/2025-07-01", "die erste Hälfte des letzten Jahres"),
        TimeCase("im zweiten Halbjahr 2024", "2024-07-01/2025-01-01", "zweiten Halbjahr 2024"),
        TimeCase("der erste Montag im Februar", "2026-02-02/2026-02-03", "der erste Montag im Februar"),
        TimeCase("der letzte Freitag im Januar 2026", "2026-01-30/2026-01-31", "der letzte Freitag im Januar 2026"),
        TimeCase("die letzten drei Monate", "2025-12-10/2026-03-11", "die letzten drei Monate"),
        TimeCase("die Woche vor Ostern 2025", "2025-04-07/2025-04-14", "die Woche vor Ostern 2025"),
        TimeCase("zwei Wochen vor Weihnachten 2025", "2025-12-11/2025-12-12", "zwei Wochen vor Weihnachten 2025"),
        TimeCase("kurz vor Weihnachten", "2025-12-18/2025-12-25", "kurz vor Weihnachten"),
        TimeCase("über Ostern", "2025-04-18/2025-04-22", "Ostern"),
        TimeCase("vom 28. Februar bis 3. März", "2026-02-28/2026-03-04", "vom 28. Februar bis 3. März"),
        TimeCase("vom 10. bis 12. Februar", "2026-02-10/2026-02-13", "vom 10. bis 12. Februar"),
        TimeCase("von Januar bis März 2025", "2025-01-01/2025-04-01", "von Januar bis März 2025"),
    ])
    func `German ranges and times of day`(_ example: TimeCase) throws { try check(example, language: .german) }

    @Test(arguments: [
        TimeCase("Ende 2024 bis Anfang 2025", "2024-09-01/2025-05-01", "Ende 2024 bis Anfang 2025"),
        TimeCase("diese Woche", "2026-03-09/2026-03-16", "diese Woche"),
        TimeCase("Anfang der Woche", "2026-03-09/2026-03-12", "Anfang der Woche"),
        TimeCase("Ende nächster Woche", "2026-03-19/2026-03-23", "Ende nächster Woche"),
        TimeCase("im laufenden Jahr", "2026-01-01/2027-01-01", "laufenden Jahr"),
        TimeCase("dieses Jahr bisher", "2026-01-01/2026-03-11", "dieses Jahr bisher"),
        TimeCase("den Rest der Woche", "2026-03-10T14:20/2026-03-16T00:00", "den Rest der Woche"),
        TimeCase("seit zwei Wochen", "2026-02-24/2026-03-11", "seit zwei Wochen"),
        TimeCase("ab nächster Woche", "2026-03-16/", "ab nächster Woche"),
        TimeCase("vor dem 1. März", "/2026-03-01", "vor dem 1. März"),
        TimeCase("nach dem 5. Februar", "2026-02-06/", "nach dem 5. Februar"),
        TimeCase("bis zum 20. März, was müssen wir tun", "/2026-03-21", "bis zum 20. März"),
        TimeCase("nächsten Dienstag", "2026-03-17/2026-03-18", "nächsten Dienstag"),
        TimeCase("letzten Freitag", "2026-03-06/2026-03-07", "letzten Freitag"),
        TimeCase("kommenden Donnerstag", "2026-03-12/2026-03-13", "kommenden Donnerstag"),
        TimeCase("vergangene Nacht", "2026-03-09T18:00/2026-03-10T05:00", "vergangene Nacht"),
        TimeCase("vorgestern Nacht", "2026-03-08T20:00/2026-03-09T05:00", "vorgestern Nacht"),
        TimeCase("vor 14 Tagen", "2026-02-24/2026-02-25", "vor 14 Tagen"),
        TimeCase("vor zwei, drei Wochen", "2026-02-16/2026-03-02", "vor zwei, drei Wochen"),
        TimeCase("vor zwei bis drei Wochen", "2026-02-16/2026-03-02", "vor zwei bis drei Wochen"),
        TimeCase("vor ein oder zwei Wochen", "2026-02-23/2026-03-09", "vor ein oder zwei Wochen"),
        TimeCase("in drei Wochen", "2026-03-30/2026-04-06", "in drei Wochen"),
        TimeCase("letztes Jahr um diese Zeit", "2025-03-10/2025-03-17", "letztes Jahr um diese Zeit"),
        TimeCase("heute vor einem Monat", "2026-02-10/2026-02-11", "heute vor einem Monat"),
        TimeCase("Monatsende", "2026-03-21/2026-04-01", "Monatsende"),
        TimeCase("bis Jahresende, was ist geplant", "/2027-01-01", "bis Jahresende"),
        TimeCase("Mitwoch", "2026-03-04/2026-03-05", "Mitwoch"),
        TimeCase("letzten Donerstag", "2026-03-05/2026-03-06", "letzten Donerstag"),
        TimeCase("im Feburar", "2026-02-01/2026-03-01", "Feburar"),
        TimeCase("am 17. November, worum ging es", "2025-11-17/2025-11-18", "17. November"),
    ])
    func `German relations and counts`(_ example: TimeCase) throws { try check(example, language: .german) }

    @Test(arguments: [
        TimeCase("am 3. und 4. Februar", "2026-02-03/2026-02-05", "3. und 4. Februar"),
        TimeCase("1. Quartal 2025", "2025-01-01/2025-04-01", "1. Quartal 2025"),
        TimeCase("am letzten Tag des Monats", "2026-03-31/2026-04-01", "letzten Tag des Monats"),
        TimeCase("am selben Tag letztes Jahr", "2025-03-10/2025-03-11", "selben Tag letztes Jahr"),
        TimeCase("die gleiche Woche im letzten Jahr", "2025-03-10/2025-03-17", "die gleiche Woche im letzten Jahr"),
        TimeCase("2.-4. März", "2026-03-02/2026-03-05", "2.-4. März"),
        TimeCase("Aufgaben bis spätestens Freitag", "/2026-03-14", "bis spätestens Freitag"),
        TimeCase("am Dienstag vor zwei Wochen", "2026-02-24/2026-02-25", "Dienstag vor zwei Wochen"),
        TimeCase("im Winter 2024/25", "2024-12-01/2025-03-01", "Winter 2024/25"),
        TimeCase("am Montag, den 9. März 2026", "2026-03-09/2026-03-10", "Montag, den 9. März 2026"),
        TimeCase("Rosenmontag", "2026-02-16/2026-02-17", "Rosenmontag"),
        TimeCase("bisher dieses Jahr", "2026-01-01/2026-03-11", "bisher dieses Jahr"),
    ])
    func `German dates with dots, genitives and feasts`(_ example: TimeCase) throws {
        try check(example, language: .german)
    }

    @Test(arguments: [
        "jeden Montag",
        "so viel Arbeit",
        "der Raum 12",
        "Version 1.10.30",
        "mi casa",
        "die Besprechung war gut",
        "Frau Sommer sagte",
        "um 10 Personen", "Notizen zu Sontag", "ein Buch von Freytag",
    ])
    func `German words and numbers that are no times`(_ question: String) throws {
        #expect(try read(question, language: .german).expressions.map(\.text) == [])
    }
}
