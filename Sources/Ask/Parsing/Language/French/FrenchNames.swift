import Language

extension NameCues {
    /// Without words that are names elsewhere ("de", "la", "marc", "rose"), because the lists of all languages are joined.
    static let french = NameCues(
        language: .smallNouns,
        determiners: "mes notre nos votre vos leurs cet cette chaque toute quel quelle quels quelles aux",
        prepositions: "avec par chez entre concernant selon",
        auxiliaries: "",
        modals: "ont avait avaient veut voulait doit devait",
        weakCues: "",
        copulas: "est sont etait etaient",
        interrogatives: "qui quoi quand comment pourquoi",
        askers: "qui",
        conjunctions: "et ou",
        joiners: "avec",
        personVerbs: LanguageLexicon.french.people.reaching,
        sayingVerbs: LanguageLexicon.french.people.saying,
        addressVerbs: "parle parler ecrire",
        toward: "",
        presence: "present presente absent absente",
        speakers: "je moi nous",
        titles: "monsieur madame mademoiselle mme mlle docteur",
        quantifiers: "deux trois",
        roles: "equipe service bureau accueil comptabilite",
        ordinary: """
            accord annee apres autre avant bilan chose compte contrat decembre demain depuis dimanche discussion discussions equipe faire
            fevrier hier janvier jeudi jour jours juillet juin liste lundi mardi matin mercredi merci mois novembre octobre prix prochain
            prochaine projet question quelques rapport reunion reunions salle samedi seance semaine semaines septembre soir sujet tache
            taches temps toute toutes travail vendredi
            """)
}
