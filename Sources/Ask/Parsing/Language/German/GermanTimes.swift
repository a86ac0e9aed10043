import Language

extension TimeWordList {
    static let german = TimeWordList(
        lexicon: .german,
        words: [days, periods, counting, directions, relations, smallWords],
        care: [
            (.ordinaryWord, "mo di mi do fr sa so winter sommer h"),
            (.personName, "august aug jan"),
        ],
        phrases: [phrases],
        plurals: """
            tage tagen werktage werktagen arbeitstage arbeitstagen wochen monate monaten quartale quartalen jahre \
            jahren stunden minuten sekunden montags dienstags mittwochs donnerstags freitags samstags sonntags
            """,
        tenses: tenses,
        compoundHeads: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag"],
        surestLength: 8, isHalfBefore: true, partsCompounds: false, isDayFirst: true, hasDottedDates: true,
        hasBareYears: true)

    private static let days: [(TimeTerm, String)] = [
        (.day(0), "heute heutige heutigen"), (.day(-1), "gestern gestrige gestrigen"), (.day(-2), "vorgestern"),
        (.day(-3), "vorvorgestern"), (.day(3), "überübermorgen"), (.day(2), "übermorgen"),
        (.tomorrowOrMorning, "morgen"), (.day(1), "morgige morgigen"), (.now, "jetzt"),
        (.weekend, "wochenende wochenendes"), (.workweek, "arbeitswoche"), (.dayPart(.morning), "früh morgens"),
        (.dayPart(.lateMorning), "vormittag vormittags"), (.dayPart(.midday), "mittag mittags"),
        (.dayPart(.afternoon), "nachmittag nachmittags"), (.dayPart(.evening), "abend abends"),
        (.dayPart(.night), "nacht nachts"), (.midnight, "mitternacht"),
    ]

    private static let periods: [(TimeTerm, String)] = [
        (.season(.spring), "frühling frühjahr"), (.season(.autumn), "herbst"), (.quarterName, "q"),
        (.holiday(.christmas), "weihnachten"), (.holiday(.christmasEve), "heiligabend"),
        (.holiday(.newYearsEve), "silvester"), (.holiday(.newYear), "neujahr jahreswechsel"),
        (.holiday(.easter), "ostern ostersonntag"), (.holiday(.easterMonday), "ostermontag"),
        (.holiday(.goodFriday), "karfreitag"), (.holiday(.maundyThursday), "gründonnerstag"),
        (.holiday(.ascension), "himmelfahrt"), (.holiday(.pentecost), "pfingsten"),
        (.holiday(.whitMonday), "pfingstmontag"), (.holiday(.saintNicholas), "nikolaus"),
        (.holidaySeason, "feiertage feiertagen ferien"), (.holiday(.epiphany), "dreikönig"),
        (.holiday(.ashWednesday), "aschermittwoch"), (.holiday(.roseMonday), "rosenmontag"),
        (.holiday(.shroveTuesday), "faschingsdienstag"), (.holiday(.corpusChristi), "fronleichnam"),
        (.holiday(.allSaints), "allerheiligen"), (.holiday(.easterSaturday), "karsamstag"),
        (.holiday(.valentine), "valentinstag"), (.holiday(.halloween), "halloween"),
        (.partOfUnit(.end, .month), "monatsende"), (.partOfUnit(.end, .year), "jahresende"),
        (.partOfUnit(.end, .quarter), "quartalsende"), (.partOfUnit(.beginning, .month), "monatsanfang monatsbeginn"),
        (.partOfUnit(.beginning, .year), "jahresanfang jahresbeginn"),
        (.partOfUnit(.beginning, .quarter), "quartalsbeginn"),
        (.partOfUnit(.beginning, .week), "wochenanfang wochenbeginn"), (.partOfUnit(.middle, .week), "wochenmitte"),
        (.partOfUnit(.middle, .month), "monatsmitte"), (.partOfUnit(.middle, .year), "jahresmitte"),
        (.vaguePast(days: 14, withToday: false), "neulich"), (.vaguePast(days: 30, withToday: true), "kürzlich"),
        (.season(.winter), "winter"), (.season(.summer), "sommer"), (.halfName, "h"),
    ]

    private static let counting: [(TimeTerm, String)] = [
        (.hundred, "hundert"), (.thousand, "tausend"),
        (.vague(3, .few), "paar einige einigen mehrere mehreren wenige wenigen"),
        (.half, "halb halben hälfte halbe halbes"), (.ordinal(3), "drittel"), (.every, "jeden jede jedes"),
    ]

    private static let directions: [(TimeTerm, String)] = [
        (
            .direction(.last),
            """
            letzte letzten letzter letztes letztem vorige vorigen voriger voriges vergangene vergangenen \
            vergangener vergangenes
            """
        ),
        (
            .direction(.this),
            """
            diese diesen dieser dieses diesem laufende laufenden laufender laufendes aktuelle aktuellen \
            aktueller aktuelles
            """
        ),
        (.direction(.next), "nächste nächsten nächster nächstes nächstem"),
        (.direction(.coming), "kommende kommenden kommender kommendes"),
        (.direction(.beforeLast), "vorletzte vorletzten vorletzter vorletztes"),
        (.direction(.afterNext), "übernächste übernächsten übernächster übernächstes"),
        (.part(.early), "anfang früherer"), (.part(.beginning), "beginn"), (.part(.middle), "mitte"),
        (.part(.end), "ende"), (.same, "gleiche gleichen gleicher selbe selben selber"), (.part(.earlier), "früher"),
        (.rest, "rest"), (.soFar, "bisher"), (.later, "später"),
    ]

    private static let relations: [(TimeTerm, String)] = [
        (.relation(.since), "seit"), (.relation(.from), "ab"), (.relation(.after), "nach"), (.beforeOrAgo, "vor"),
        (.relation(.until), "bis"), (.from, "von vom"), (.between, "zwischen"), (.and, "und"), (.or, "oder"),
        (.close, "kurz"), (.within, "innerhalb binnen"),
    ]

    private static let smallWords: [(TimeTerm, String)] = [
        (.preposition(.in), "in im"), (.preposition(.on), "am an"), (.preposition(.at), "um zu"),
        (.preposition(.during), "während"), (.preposition(.for), "für"), (.preposition(.over), "über"),
        (.preposition(.around), "gegen"), (.approximately, "etwa ungefähr circa ca"), (.oclock, "uhr"),
        (
            .function,
            """
            ist sind war waren haben hat habe wurde wurden wird werden wir ich sie er es was wer wann wo wie mit \
            auf aus nicht dass bei
            """
        ),
        (.letterT, "t"), (.letterZ, "z"), (.version, "version ticket seite seiten kapitel raum punkt schritt"),
    ]

    private static let phrases: [(TimeTerm, String)] = [
        (.thisTime, "um diese zeit, zur gleichen zeit, zu dieser zeit"),
        (.vaguePast(days: 30, withToday: true), "vor kurzer zeit, vor kurzem, in letzter zeit"), (.orSo, "oder so"),
        (.onwards, "und später"), (.dayPart(.morning), "am morgen"), (.weekend, "am wochenende"),
        (.dayAndPart(0, .tonight), "heute nacht"), (.dayAndPart(-1, .lastNight), "letzte nacht, gestern nacht"),
        (.relation(.by), "spätestens am, spätestens bis, bis spätestens"), (.relation(.until), "bis zum, bis zur"),
        (.toDate, "bis heute"), (.toNow, "bis jetzt, vor einiger zeit, vor längerer zeit"),
        (.nowOn, "ab jetzt, von jetzt an, von nun an, ab sofort"), (.vague(3, .few), "ein paar"),
        (.holiday(.ascension), "christi himmelfahrt"), (.day(7), "heute in acht tagen, heute in 8 tagen"),
        (.day(-7), "heute vor acht tagen, heute vor 8 tagen"),
        (.day(14), "heute in vierzehn tagen, heute in 14 tagen"), (.preposition(.around), "rund um"),
        (.runUp, "im vorfeld, im vorfeld von"), (.holiday(.labourDay), "tag der arbeit, erster mai"),
        (.holiday(.epiphany), "heilige drei könige"), (.holiday(.germanUnity), "tag der deutschen einheit"),
    ]

    private static let tenses: [(TenseWord, String)] = [
        (.past, "war waren wurde wurden hatte hatten gab"), (.future, "werde wird werden"),
        (
            .futureHint,
            """
            fällig geplant ansteht steht stehen kommende kommenden nächste nächsten muss müssen soll termine
            """
        ),
        (
            .pastHint,
            """
            besprochen entschieden beschlossen gesagt gemacht geschrieben gesprochen getroffen sagte schrieb \
            gestern seit
            """
        ),
    ]
}
