extension QuestionLanguage {
    static let germanIntents: [(Intent, isLeading: Bool, String)] = [
        (
            .when, true,
            "wann, seit wann, bis wann, an welchem tag, welcher tag war, um wie viel uhr, um wieviel uhr, in welchem monat, in welchem jahr, in welcher woche, welches jahr, welcher monat, welches datum, was ist die frist, wie ist die frist, was ist die deadline, ab wann, wann genau, wie lange ist es her"
        ),
        (.duration, true, "wie lange, wie viele stunden, wieviele stunden, wie viel zeit, wieviel zeit"),
        (
            .tasks, true,
            "wer macht was, wer muss was, wer soll was, wer hat was zu tun, wer übernimmt was, wer hat was übernommen"
        ),
        (.who, false, "teilnehmer, teilnehmerinnen"),
        (.who, true, "wer, wen, wem, mit wem, wer war, wer alles, wessen, von wem"),
        (
            .summary, false,
            "fass * zusammen, fasse * zusammen, fass zusammen, fass, fasse, zusammenfassung, überblick über, kurzfassung, das wichtigste"
        ),
        (
            .decision, false,
            """
            entschieden, beschlossen, entscheidung, entscheidungen, geeinigt, festgelegt, vereinbart, beschluss, beschlüsse, \
            ausgemacht
            """
        ),
        (
            .tasks, false,
            """
            noch zu tun, zu tun, noch offen, aufgaben, aufgabe, todos, todo, zu erledigen, offene punkte, muss ich * machen, \
            muss ich noch, was muss ich, was müssen wir, was soll ich, was muss @ tun, was muss @ machen, was soll @ tun, was soll @ machen, was sollte @ tun, was sollte @ machen, was hat @ zu tun, soll ich noch, überfällig, überfällige, fällig, versprochen, was habe ich erledigt, \
            was haben wir erledigt, was hat * erledigt, was habe ich * erledigt, was haben wir * erledigt, was habe ich * geschafft, was haben wir * geschafft, was habe ich * abgeschlossen
            """
        ),
        (
            .discuss, false,
            """
            besprochen, geredet, gesprochen, diskutiert, hat * gesagt, haben * gesagt, gesagt, geschrieben, was stand, \
            ging es um, worum ging es, ging es, thema war, themen waren, was war, erzählt, erwähnt, was gab es, was kam, passiert, besprachen, sprachen wir, \
            was ist passiert, meinte, sagte
            """
        ),
        (
            .agenda, false,
            """
            was steht an, was steht * an, was liegt an, was liegt * an, steht * an, steht an, kalender, agenda, was habe ich, bin ich frei, \
            habe ich zeit, habe ich * zeit, bin ich * frei, was ist * los, terminkalender, habe ich * termine, habe ich termine
            """
        ),
    ]
}
