import Language

extension AmountWordList {
    /// Words that are others in English or German ("cent", "an", "livre", "plus", "a") are left out.
    static let french = AmountWordList(
        tens: LanguageLexicon.french.tens,
        compounds: [
            (21, "vingt-et-un vingt-et-une"), (31, "trente-et-un trente-et-une"),
            (41, "quarante-et-un quarante-et-une"), (51, "cinquante-et-un cinquante-et-une"),
            (61, "soixante-et-un soixante-et-une"), (70, "soixante-dix"), (71, "soixante-et-onze"),
            (72, "soixante-douze"), (73, "soixante-treize"), (74, "soixante-quatorze"),
            (75, "soixante-quinze"), (76, "soixante-seize"), (77, "soixante-dix-sept"), (78, "soixante-dix-huit"),
            (79, "soixante-dix-neuf"), (80, "quatre-vingt quatre-vingts"), (81, "quatre-vingt-un"),
            (82, "quatre-vingt-deux"), (83, "quatre-vingt-trois"), (84, "quatre-vingt-quatre"),
            (85, "quatre-vingt-cinq"), (86, "quatre-vingt-six"), (87, "quatre-vingt-sept"), (88, "quatre-vingt-huit"),
            (89, "quatre-vingt-neuf"), (90, "quatre-vingt-dix"), (91, "quatre-vingt-onze"),
            (92, "quatre-vingt-douze"), (93, "quatre-vingt-treize"), (94, "quatre-vingt-quatorze"),
            (95, "quatre-vingt-quinze"), (96, "quatre-vingt-seize"), (97, "quatre-vingt-dix-sept"),
            (98, "quatre-vingt-dix-huit"), (99, "quatre-vingt-dix-neuf"),
        ],
        factors: [(12, "douzaine"), (1000, "mille"), (1_000_000, "million millions"), (1e9, "milliard milliards")],
        units: [
            (.share, "pourcent"), (.distance, "mètre mètres kilomètre kilomètres centimètre centimètres"),
            (.weight, "gramme grammes kilogramme kilogrammes tonne"), (.speed, "nœuds noeuds"),
        ],
        names: [
            (.distance, "distance"), (.duration, "durée"), (.money, "coût prix dépense dépenses montant"),
            (.weight, "poids"), (.speed, "vitesse"),
        ],
        measures: [
            (.distance, "hauteur longueur largeur profondeur altitude distance"), (.weight, "poids"),
            (.speed, "vitesse"), (.share, "pourcentage proportion"),
            (.money, "cout prix budget loyer salaire solde dette recettes dons montant"),
            (.any, "total somme nombre taille temperature capacite taux score"),
        ],
        minutes: [
            (1 / 60, "seconde secondes"), (1, "minute minutes"), (60, "heure heures"), (1440, "jour jours journée"),
            (10080, "semaine semaines"), (43200, "mois"), (525_600, "ans année années"),
        ],
        money: "euro euros dollar dollars franc francs centime centimes",
        half: "demi demie",
        halfBehind: "demie demi",
        and: "et",
        articles: "un une",
        of: "d'entre",
        points: "avant après auparavant",
        years: "ans année années",
        old: "",
        turning: "aura avait",
        sums: "total somme",
        totals: "en tout, au total, jusqu ici, jusqu à présent, jusqu à maintenant",
        totalsOfPeriods: [(7, "cette semaine"), (31, "ce mois - ci, ce mois"), (366, "cette année, cette saison")],
        tables: "liste listes tableau tableaux fichier fichiers",
        numbering: "no numero id annee age rang")
}
