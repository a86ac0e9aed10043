extension DateWordList {
    /// Words that are others in English or German ("propose", "reserve", "programme") are left out.
    static let french = DateWordList(
        acts: "decide decider dit convenu mentionne parle discute evoque suggere annonce",
        plans: "prevu prevue prevus prevues prevoit planifie planifiee",
        beginnings: "commence commencer debute demarre depuis achete appris rejoint recu devenu emmenage ouvert",
        elapsed:
            "depuis combien de temps, combien de temps depuis, combien de jours depuis, combien de semaines depuis",
        which: "quel quelle",
        grains: [(.year, "annee"), (.month, "mois"), (.week, "semaine"), (.day, "jour date"), (.minute, "heure")],
        headers: ["Date : ", "Envoyé : ", "Envoyé: "],
        hours: "h heures",
        next: "prochain prochaine",
        meetings: "réunion séance entretien rencontre")
}
