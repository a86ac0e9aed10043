extension EventWordList {
    /// Words that are others in English or German ("hier", "mais", "mon", "encore", "midi", "on") are left out.
    static let french = EventWordList(
        unreal: """
            pas jamais aucun aucune rien annulé annulée annulés annulées manqué manquée raté ratée vais va allons devrais devrait dois doit \
            devons faut faudrait veux veut voulais voulait voulons voudrais voudrait aimerais aimerait pourrais pourrait peut prévu prévue \
            prévoyons si demain espère espérons envie essayé failli presque probablement sera serait
            """,
        inLower: "",
        verbParts: "",
        orders: "réserve",
        things: "envie",
        possible: "peut peuvent pourrait sera seront être",
        deedNouns: "tion sion ment",
        selves: "je j'ai j'avais j'étais j'y nous",
        others: "il elle ils elles vous qui",
        own: "mes notre nos",
        nobody: "c'est c'était cela ça",
        backward: "il elle ils elles cela ça ceci cette leur leurs",
        adverbs: "aussi puis ensuite alors enfin finalement aujourd'hui déjà toujours vraiment ensemble",
        dayParts: "matin soir soirée nuit",
        aspects: "commencé fini terminé continué arrêté aimé",
        finishing: "fini terminé achevé fait",
        determiners: "le la les un une d'un d'une cette mes notre nos votre vos leur leurs quelques chaque deux trois",
        definite: "le la les",
        nominative: "",
        ones: "un une",
        conjunctions: "et ou",
        breaks: "puis alors parce tandis",
        links: "que qui où lorsque quand",
        wheres: "à au aux dans chez",
        places: "à dans",
        prepositions: "avec depuis dès après contre selon devant derrière jusqu'à jusqu'au",
        sharedPlaces: "au aux chez en sur",
        sharedPrepositions: "avant du entre par pendant pour sans vers",
        partitives: "de",
        hasCompounds: false)
}
