import Language

extension EventWordList {
    static let english = EventWordList(
        unreal: """
            not no never without cancelled canceled skipped skip skipping missed instead will going gonna plan plans planned planning \
            want wants wanted would should could must need needs might may if unless hope hoping wish tomorrow todo remember remind reminder \
            try tried almost nearly wanting dream dreams dreaming love loves loving enjoy enjoys prefer hate looking let \
            maybe perhaps probably
            """,
        inLower: "may",
        verbParts: "",
        orders: "book",
        things: "plan plans dream dreams love hope wish reminder",
        possible: "can cannot be",
        deedNouns: "al ment tion sion ance ence",
        selves: "i we i've i'm i'd we've we're us",
        others: "he she they you who",
        own: "my our",
        nobody: "it there",
        backward: "it they he she this that these those its their his",
        adverbs:
            "just also then again finally today yesterday even still always already really both all together online",
        dayParts: "morning noon lunchtime afternoon evening night",
        aspects: "started began finished enjoyed kept continued stopped",
        finishing: "finish finished complete completed do did done",
        determiners: "the a an my our his her their some this that these those another two three",
        definite: LanguageLexicon.english.definite,
        nominative: "",
        ones: "a an another one",
        conjunctions: "and or",
        breaks: "but then while because",
        links: "that which when where",
        wheres: "to at in into near inside",
        places: "to at in into on onto inside near",
        prepositions: """
            about from with for of by since until after before during as through via without over when while along around across past towards between behind under
            """,
        sharedPlaces: "",
        sharedPrepositions: "",
        partitives: "of",
        hasCompounds: true)

    /// The preposition that a verb of visiting stands for.
    static let destination = "to"
}
