import Language

/// Common time phrases for completion, by language; weekdays and months stand alone, to complete after any "last", "on" or "seit".
enum TimePhrases {
    static let english = [
        "today", "tomorrow", "yesterday", "the day before yesterday", "the day after tomorrow", "this morning",
        "this afternoon", "this evening", "tonight", "last night", "this week", "last week", "next week",
        "the week before last", "the week after next", "this weekend", "last weekend", "next weekend", "this month",
        "last month", "next month", "this quarter", "last quarter", "next quarter", "this year", "last year",
        "next year", "in the last two weeks", "in the last three months", "in the past month", "since last week",
        "since last month", "until tomorrow", "two weeks ago", "three days ago", "a month ago", "a week ago",
    ]

    static let german = [
        "heute", "morgen", "gestern", "vorgestern", "übermorgen", "heute Morgen", "heute Nachmittag", "heute Abend",
        "gestern Abend", "diese Woche", "letzte Woche", "nächste Woche", "vorletzte Woche", "übernächste Woche",
        "dieses Wochenende", "letztes Wochenende", "nächstes Wochenende", "diesen Monat", "letzten Monat",
        "nächsten Monat", "dieses Quartal", "letztes Quartal", "nächstes Quartal", "dieses Jahr", "letztes Jahr",
        "nächstes Jahr", "in den letzten zwei Wochen", "in den letzten drei Monaten", "seit letzter Woche",
        "bis morgen", "vor zwei Wochen", "vor drei Tagen", "vor einem Monat",
    ]

    static let french = [
        "hier", "aujourd'hui", "demain", "avant-hier", "après-demain", "ce matin", "cet après-midi", "ce soir",
        "hier soir",
        "cette semaine", "la semaine dernière", "la semaine prochaine", "ce week-end", "le week-end dernier", "ce mois",
        "le mois dernier", "le mois prochain", "ce trimestre", "le trimestre dernier", "cette année",
        "l'année dernière",
        "depuis la semaine dernière", "jusqu'à demain", "il y a deux semaines", "il y a trois jours", "il y a un mois",
    ]

    static var all: [String] { english + german + french + names }

    private static var names: [String] {
        var known: Set<String> = []
        return Language.allCases.flatMap { $0.lexicon.weekdayNames + $0.lexicon.monthNames }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.filter { known.insert($0).inserted }
    }
}
