extension DescriptionWordList {
    static let english = DescriptionWordList(
        roles: "role title job position occupation profession function duty",
        organisations: "company organisation organization org employer firm team department group affiliation works",
        articles: "a an the my our his her their your its",
        own: "my",
        being: "is",
        working: "works work working",
        belonging: "from of at for",
        asWhat: "as",
        linking: "of for at in from to with",
        ends: "who that which and or but is was were are will would has had have can since until",
        and: "and & or",
        former: "former formerly ex previous then future not no")
}

extension ActorWordList {
    static let english = ActorWordList(
        firstPerson: "i we i'll i'm i've i'd we'll we're we've we'd my",
        writer: "i me myself",
        selves: "me",
        by: "by",
        with: "with w",
        and: "and or & +",
        leads:
            "present presents presented presenting introduce introduces introduced lead leads led give gives gave talk talks talked speak speaks spoke propose proposes proposed pitch pitched demo demoed demonstrated show showed shown report reports reported run runs ran host hosted",
        says:
            """
            say says said saying tell tells told mention mentions mentioned suggest suggests suggested propose proposes proposed recommend \
            recommended want wants wanted ask asks asked argue argues argued raise raises raised explain explained report reported announce \
            announced offer offers offered volunteer volunteered promise promised warn warned worry worried concerned complain complained object \
            objected oppose opposed disagree disagreed agree agreed support supported favour favoured favor favored like liked dislike disliked \
            prefer preferred doubt doubted think thinks thought believe believed feel felt claim claimed insist insisted push pushed note noted \
            express expressed voice voiced question questioned clarify clarified describe described introduce introduced against idea ideas \
            suggestion proposal concern objection opinion
            """,
        doers: "er ers or ors",
        speaker: "i me my mine myself we us our ours ourselves",
        listener: "you your yours yourself yourselves")
}

extension OfficeWordList {
    static let english = OfficeWordList(
        becoming:
            "is are was were as becomes became become elected appointed chosen named remains serves served has been",
        leading: "new current now acting interim both the",
        following: "since by unanimously with starting effective",
        since: "since from",
        until: "until till",
        assisting: "to",
        candidates: "candidate candidates nominated nominee running nomination")
}
