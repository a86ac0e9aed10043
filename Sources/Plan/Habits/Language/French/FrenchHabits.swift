extension HabitWords {
    static let french = HabitWords(
        daily: "quotidien, tous les jours, chaque jour", workdays: "jours ouvrables, en semaine",
        weekends: "le week end, week ends",
        timesAWeek: "par semaine, fois par semaine, x par semaine, jours par semaine",
        cycles: [
            .weekly: "hebdomadaire", .monthly: "mensuel, mensuellement", .quarterly: "trimestriel",
            .halfYearly: "semestriel", .yearly: "annuel, annuellement",
        ],
        every: "chaque",
        openings: "dis moi, s'il te plaît, peux tu me dire, alors",
        followUps: "et, et en, et pour, et au, qu'en est il de",
        monthly: "par mois, chaque mois, mensuellement",
        yearly: "par an, chaque année, par année, annuellement",
        determiners: "mon ma mes le la les notre nos du de",
        areas: "santé travail maison apprentissage esprit sport argent famille amis musique",
        contractions: [
            "d'xp": "xp", "d'abonnements": "abonnements", "qu'est": "que est", "l'abonnement": "abonnement",
        ],
        patterns: [
            (
                .whether,
                """
                ai je fait? {habit}
                est ce que j'ai fait? {habit}
                """
            ),
            (
                .count,
                """
                combien de jours|fois ai je fait? {habit}
                combien de jours|fois est ce que j'ai fait? {habit}
                """
            ),
            (
                .last,
                """
                quand ai je fait? {habit} pour la dernière fois
                """
            ),
            (
                .streak(isLongest: true),
                """
                quelle est ma plus longue|meilleure série de|en|pour {habit}
                quelle est ma plus longue|meilleure série
                quelle est ma meilleure série de|en|pour {habit}
                """
            ),
            (
                .streak(isLongest: false),
                """
                quelle est ma série actuelle? de|en|pour {habit}
                """
            ),
            (
                .level,
                """
                quel niveau a {area}
                quel est mon niveau en|de|pour {area}
                à quel niveau est {area}
                quel est mon niveau
                à quel niveau suis je
                """
            ),
            (
                .xp,
                """
                combien xp ai je en|pour? {area}
                combien xp ai je
                combien de points d'expérience ai je
                """
            ),
            (
                .coins,
                """
                combien de pièces ai je
                """
            ),
            (
                .missed,
                """
                quelles habitudes ai je manquées|ratées|sautées
                """
            ),
            (
                .left,
                """
                quelles habitudes restent à faire
                """
            ),
            (
                .habits,
                """
                quelles sont mes habitudes
                quelles habitudes ai je
                """
            ),
            (
                .subscriptions,
                """
                quels sont mes abonnements
                quels abonnements ai je
                """
            ),
            (
                .renewals,
                """
                que est ce qui se renouvelle
                quels abonnements se renouvellent
                quels abonnements sont renouvelés|prélevés|facturés
                """
            ),
            (
                .nextBill,
                """
                quand se renouvelle {bill}
                quand est renouvelé|prélevé|facturé {bill}
                """
            ),
            (
                .cost,
                """
                combien coûtent mes abonnements {per}
                combien je paie pour mes abonnements {per}
                combien est ce que je paie pour mes abonnements {per}
                combien je paie pour {bill} {per}
                combien est ce que je paie pour {bill} {per}
                combien coûte {bill} {per}
                """
            ),
        ])
}
