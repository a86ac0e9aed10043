extension PersonWords {
    static let french = PersonWords(
        saying: "dit pense pensait voulait mentionne ecrit explique raconte suggere",
        reaching: "rencontre rencontrer appele appeler vu voir",
        company: "avec de par",
        contact: "appel parle discute dejeuner dejeune cafe diner rendez-vous reunion promenade travaille",
        joints: "et",
        relative: "",
        relations: """
            soeur frere mere pere fils fille mari femme cousin cousine tante oncle niece neveu ami amie voisin voisine collegue \
            chef professeur
            """,
        pronouns: "il lui elle",
        places: "a en dans vers",
        articles: "le la les un une notre nos mon ma chaque")
}
