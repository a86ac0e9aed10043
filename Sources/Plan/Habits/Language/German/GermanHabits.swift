extension HabitWords {
    static let german = HabitWords(
        daily: "täglich, jeden tag, tag für tag", workdays: "werktags, wochentags, werktage, jeden werktag",
        weekends: "am wochenende, wochenenden",
        timesAWeek: """
            pro woche, die woche, in der woche, mal pro woche, mal die woche, mal in der woche, x pro woche, x die woche, \
            tage pro woche
            """,
        cycles: [
            .weekly: "wöchentlich", .monthly: "monatlich", .quarterly: "vierteljährlich, quartalsweise",
            .halfYearly: "halbjährlich", .yearly: "jährlich",
        ],
        every: "alle jede jeden jedes",
        openings: "bitte, sag mir, kannst du mir sagen, weißt du, also, hey, ok",
        followUps: "und, und im, und in, und was ist mit, was ist mit, wie ist es mit, und wie ist es mit, auch",
        monthly: "im monat, pro monat, jeden monat, monatlich, den monat",
        yearly: "im jahr, pro jahr, jedes jahr, jährlich, das jahr",
        determiners: "mein meine meinen meiner meinem das der die den dem unser unsere",
        areas: "gesundheit arbeit zuhause lernen geist sport geld familie freunde musik",
        contractions: [:],
        patterns: [
            (
                .whether,
                """
                habe|hab|bin|war ich {habit}
                """
            ),
            (
                .count,
                """
                an wie vielen|viel tagen habe|hab|bin|war ich {habit}
                wie viele tage habe|hab|bin|war ich {habit}
                wie oft habe|hab|bin|war ich {habit}
                """
            ),
            (
                .last,
                """
                wann habe|hab|bin|war ich zuletzt {habit}
                wann habe|hab|bin|war ich das letzte mal {habit}
                """
            ),
            (
                .streak(isLongest: true),
                """
                was|wie ist|war meine längste|beste serie|strähne bei|beim|im|in|für|mit|von {habit}
                wie lang|lange ist|war meine längste|beste serie|strähne bei|beim|im|in|für|mit|von {habit}
                was|wie ist|war meine längste|beste {habit} serie|strähne
                wie lang|lange ist|war meine längste|beste {habit} serie|strähne
                was|wie ist|war meine längste|beste serie|strähne
                """
            ),
            (
                .streak(isLongest: false),
                """
                was|wie ist meine aktuelle? serie|strähne bei|beim|im|in|für|mit|von {habit}
                wie lang|lange ist meine aktuelle? serie|strähne bei|beim|im|in|für|mit|von {habit}
                """
            ),
            (
                .level,
                """
                welches|welchen|was level|stufe hat|habe ich? in|bei? {area}
                welche level|stufe hat|habe ich? in|bei? {area}
                auf welchem|welcher level|stufe ist|steht {area}
                auf welchem|welcher level|stufe bin|stehe ich in|bei {area}
                auf welchem|welcher level|stufe bin|stehe ich
                welches|welchen|welche level|stufe habe ich
                wie viel|viele xp fehlen|brauche ich? bis|noch|zum|zur? nächsten|nächste level|stufe in|bei? {area}
                wie viel|viele xp fehlen|brauche ich? noch? bis|zum|zur? nächsten|nächste level|stufe
                """
            ),
            (
                .xp,
                """
                wie viel|viele xp|erfahrungspunkte habe|hab ich in|bei|für {area}
                wie viel|viele xp|erfahrungspunkte habe|hab ich bekommen|gesammelt|verdient?
                wieviel|wieviele xp|erfahrungspunkte habe|hab ich bekommen|gesammelt|verdient?
                wie viel|viele xp|erfahrungspunkte hat {area}
                """
            ),
            (
                .coins,
                """
                wie viele|viel münzen habe|hab ich bekommen|gesammelt|verdient?
                """
            ),
            (
                .missed,
                """
                welche gewohnheiten habe|hab ich verpasst|ausgelassen|versäumt
                """
            ),
            (
                .left,
                """
                welche gewohnheiten sind|stehen noch? offen|übrig|an
                welche gewohnheiten muss ich noch? machen|erledigen
                """
            ),
            (
                .habits,
                """
                was sind meine gewohnheiten
                welche gewohnheiten habe|hab ich
                zeig|zeige mir? meine gewohnheiten
                """
            ),
            (
                .subscriptions,
                """
                was sind meine abos|abonnements
                welche abos|abonnements habe|hab ich
                zeig|zeige mir? meine abos|abonnements
                """
            ),
            (
                .renewals,
                """
                was verlängert|erneuert sich
                welche abos|abonnements verlängern|erneuern sich
                was wird abgebucht|verlängert|erneuert|berechnet
                welche abos|abonnements werden abgebucht|verlängert|erneuert|berechnet
                """
            ),
            (
                .nextBill,
                """
                wann verlängert|erneuert sich {bill}
                wann wird {bill} abgebucht|verlängert|erneuert|berechnet|fällig
                wann ist {bill} fällig
                """
            ),
            (
                .cost,
                """
                wie viel|viele zahle|zahl|bezahle|bezahl ich für|fürs meine? abos|abonnements {per}
                wieviel zahle|zahl|bezahle|bezahl ich für|fürs meine? abos|abonnements {per}
                was|wieviel kosten|kostet mich? meine abos|abonnements {per}
                wie viel kosten|kostet mich? meine abos|abonnements {per}
                wie viel zahle|zahl|bezahle|bezahl ich {per} für|fürs meine? abos|abonnements
                wie viel zahle|zahl|bezahle|bezahl ich für|fürs {bill} {per}
                wieviel zahle|zahl|bezahle|bezahl ich für|fürs {bill} {per}
                wie viel zahle|zahl|bezahle|bezahl ich {per} für|fürs {bill}
                was|wieviel kosten|kostet mich? {bill} {per}
                wie viel kosten|kostet mich? {bill} {per}
                """
            ),
        ])
}
