extension AskedWordList {
    static let german = AskedWordList(
        kinds: [
            (.place, "wo wohin woher"), (.person, "wer wen wem wessen"), (.time, "wann"),
            (.reason, "warum wieso weshalb"),
        ],
        how: "wie",
        steps: "zutaten zubereitung anleitung vorgehen schritte ablauf rezept",
        what: "",
        sharedWhat: "was",
        which: "welche welcher welches welchen welchem",
        whichThing: "welche welcher welches welchen welchem",
        being: "ist sind war kommt gehort bedeutet heisst",
        naming: "name heisst heissen hiess",
        several: "sind waren",
        determiners: "die unsere meine eure ihre diese",
        inside: "in ins im rein hinein",
        places: "in im am an auf unter hinter neben bei beim vor nach zur zum aus",
        joints: "oder")
}

extension PlaceWordList {
    static let german = PlaceWordList(
        labels: "ort raum wo treffpunkt veranstaltungsort tagungsort",
        anywhere: "ort platz stell statt",
        rooms: "raum zimmer saal",
        meetings: "besprech offen termin",
        records: "protokoll mitschrift notiz",
        rhythms: """
            wöchentliche wöchentlichen monatliche monatlichen jährliche jährlichen tägliche täglichen regelmäßige regelmäßigen \
            übliche üblichen
            """,
        purposes: "zweck ziel")
}
