extension LanguageLexicon {
    /// French.
    public static let french = LanguageLexicon(
        months: [
            "janvier janv", "février févr fév", "mars", "avril avr", "mai", "juin", "juillet juil", "août",
            "septembre sept",
            "octobre oct", "novembre nov", "décembre déc",
        ],
        weekdays: [
            "lundi lundis", "mardi mardis", "mercredi mercredis", "jeudi jeudis", "vendredi vendredis",
            "samedi samedis",
            "dimanche dimanches",
        ],
        weekdayLetters: 4...4,
        units: [
            (.second, "seconde secondes"), (.minute, "minute minutes min"), (.hour, "heure heures"),
            (.day, "jour jours journée"), (.week, "semaine semaines"), (.month, "mois"),
            (.quarter, "trimestre trimestres"), (.halfYear, "semestre semestres"),
            (.year, "an ans année années"), (.decade, "décennie"),
        ],
        numbers: """
            zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit \
            dix-neuf vingt
            """,
        tens: "trente quarante cinquante soixante",
        ordinals: [
            "premier première premiers premières", "deuxième second seconde", "troisième", "quatrième", "cinquième",
            "sixième",
            "septième", "huitième", "neuvième", "dixième", "onzième", "douzième",
        ],
        ordinalEndings: "er ère re e ème",
        indefinite: "un une", definite: "le la les l ces",
        elisions: "l d j m n s t c qu jusqu lorsqu puisqu quelqu",
        functionWords: """
            alors aucun aucune aujourd aussi avec avons avez avait avaient beaucoup celle celles celui cela cet cette ceux chez
            dans depuis donc dont elles etait etaient etre eux ils lorsque nous parce pendant peut puis puisque quand quel quelle
            quelles quels qui quoi sommes suis tous toujours toute toutes tres trop vers vos votre vous voici voila
            """,
        sharedWords: """
            a ai as au aux c ce ces comme d de des du elle en est et ete eu fait il j je jamais l la le les leur leurs lui m ma mais
            me meme mes moi mon n ne ni nos notre on ont ou par pas plus pour qu que s sa sans se ses si son sont sous sur t ta te
            tes ton tout tu un une y
            """,
        askingWords: """
            aborde aborder combien comment concernant concerne dire dit discute discuter evoque mentionne parle parler pourquoi
            propos reunion sujet
            derriere devant envers hors malgre parmi pendant sauf selon vers
            """,
        marks: """
            apres avant bien bon deja demain deux encore entre faire hier jour jours merci mois moins notre prochain prochaine
            semaine dernier derniere
            """,
        titles: "mme mlle dr",
        duties: [
            DutyNames(
                duty: .scribe, names: "rapporteur rapporteuse", labels: "preneur_de_notes secretaire_de_seance",
                deeds: ""),
            DutyNames(
                duty: .chair, names: "animateur animatrice", labels: "president_de_seance presidente_de_seance",
                deeds: "presidee animee dirigee"),
        ],
        labels: .french, actions: .french, people: .french)
}
