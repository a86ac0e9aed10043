extension EventWordList {
    static let german = EventWordList(
        unreal: """
            nicht kein keine keinen keinem nie niemals ohne abgesagt ausgefallen statt werde will wollte wollen würde sollte soll muss müsste \
            könnte möchte falls wenn morgen vorhaben geplant plane fast beinahe liebe mag gern gerne \
            vielleicht wahrscheinlich wohl
            """,
        inLower: "",
        verbParts: "statt",
        orders: "",
        things: "",
        possible: "kann können wird werden",
        deedNouns: "ung ungen",
        selves: "ich wir",
        others: "er sie du ihr man",
        own: "mein meine meinen meinem meiner unser unsere unseren",
        nobody: "es",
        backward: "es sie er dies dieser diese dieses sein ihr",
        adverbs: "gerade auch dann wieder endlich heute gestern noch schon",
        dayParts: "morgens vormittags mittags nachmittags abends nachts früh",
        aspects: "",
        finishing: "erledigt erledigte beendet beendete abgeschlossen fertig fertiggestellt",
        determiners: """
            der die das den dem des ein eine einen einem einer mein meine meinen unser unsere etwas noch zwei drei
            """,
        definite: "der die das den dem",
        nominative: "der die das ein eine unser unsere",
        ones: "ein eine einen einem",
        conjunctions: "und oder",
        breaks: "aber dann während weil",
        links: "dass wo",
        wheres: "zu zum zur in im ins nach bei beim",
        places: "zu zum zur in im ins an am ans auf bei beim nach",
        prepositions: """
            über von vom mit für seit bis vor während durch als aus gegen um entlang unter zwischen hinter neben
            """,
        sharedPlaces: "",
        sharedPrepositions: "",
        partitives: "",
        hasCompounds: true)
}
