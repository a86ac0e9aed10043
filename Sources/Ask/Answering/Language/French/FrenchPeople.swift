extension DescriptionWordList {
    /// Words that are others in English or German ("mon", "ma", "son", "du", "pour", "service") are left out; "est" only follows a person.
    static let french = DescriptionWordList(
        roles: "role titre poste fonction metier profession emploi",
        organisations: "entreprise societe employeur organisation equipe departement groupe",
        articles: "le la les un une mes notre nos votre leur leurs",
        own: "mes",
        being: "est",
        working: "travaille travaillent",
        belonging: "de chez",
        asWhat: "comme",
        linking: "de chez aux dans",
        ends: "qui et ou sont etait etaient avait sera depuis",
        and: "et ou",
        former: "ancien ancienne anciennement futur pas")
}

extension ActorWordList {
    /// Words that are others in English or German ("mon", "ma", "on", "ai", "tu", "ton") are left out; "par" only stands before a person.
    static let french = ActorWordList(
        firstPerson: "je j'ai j'avais j'étais nous mes notre",
        writer: "je moi",
        selves: "moi",
        by: "par",
        with: "avec",
        and: "et ou",
        leads:
            "présente présenté présentait introduit animé anime dirige dirigé parle parlé propose proposé montre montré",
        says:
            """
            dit disait raconté mentionné suggéré proposé recommandé voulu voulait veut demandé expliqué annoncé offert promis prévenu objecté \
            pensait pense préféré préfère contre idée proposition suggestion objection inquiétude
            """,
        doers: "eur eurs euse euses trice trices",
        speaker: "je moi mes mien mienne nous notre nos",
        listener: "toi tes vous votre vos")
}

extension OfficeWordList {
    /// Words that are others in English or German ("reste", "par") are left out; "est" only stands between a person and an office.
    static let french = OfficeWordList(
        becoming: "est sont etait devient devenu devenue elu elue nomme nommee designe designee demeure comme",
        leading: "nouveau nouvel nouvelle actuel actuelle",
        following: "depuis elu elue nomme nommee designe designee",
        since: "depuis",
        until: "jusqu'en jusqu'au jusqu'a",
        assisting: "",
        candidates: "candidat candidats candidature candidatures")
}
