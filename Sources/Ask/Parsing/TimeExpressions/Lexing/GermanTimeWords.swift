/// The common German forms.
extension TimeWords {
    static let german = TimeWords(
        TimeWordList(
            words: [
                germanDays, germanPeriods, germanUnits, germanNumbers, germanDirections, germanRelations,
                germanSmallWords,
            ],
            caredFor: [(.ordinaryWord, germanOrdinaryWords), (.personName, germanNameWords)],
            phrases: [germanPhrases],
            plurals: [
                "tage", "tagen", "werktage", "werktagen", "arbeitstage", "arbeitstagen", "wochen", "monate", "monaten",
                "quartale", "quartalen", "jahre", "jahren", "stunden",
                "minuten", "sekunden", "montags", "dienstags", "mittwochs", "donnerstags", "freitags", "samstags",
                "sonntags",
            ],
            tenses: germanTenses,
            compoundHeads: [
                "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag",
            ],
            surestLength: 8, isHalfBefore: true, partsCompounds: false, hasDottedDates: true))

    /// Words that show that a question is German.
    static let germanMarks = [
        "januar", "februar", "märz", "mai", "juni", "juli", "oktober", "dezember", "ende", "anfang", "mitte",
        "übermorgen",
        "vorgestern", "kw", "termin", "termine", "treffen", "aufgaben", "zuletzt", "steht", "stehen", "montag",
        "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "gab",
        "gibt",
        "kommt", "kann", "mein", "meine", "meinen", "mir", "wieviel", "wieviele", "fass", "zu", "noch", "welcher",
        "bei",
        "was", "wer", "wie", "wo", "wann", "warum", "welche", "haben", "hat", "habe", "ist", "sind", "wir", "ich",
        "sie",
        "der", "die", "das", "den", "dem", "ein", "eine", "einer", "und", "oder", "mit", "für", "von", "vom", "zum",
        "zur",
        "im", "über", "nicht", "es", "seit", "bis", "vor", "nach", "letzte", "letzten", "letzter", "nächste",
        "nächsten",
        "diese", "diesen", "dieser", "heute", "gestern", "morgen", "wurde", "wurden", "waren", "zwischen", "woche",
    ]

    private static let germanDays: KeyValuePairs<String, TimeTerm> = [
        "montag": .weekday(.monday), "montags": .weekday(.monday), "dienstag": .weekday(.tuesday),
        "dienstags": .weekday(.tuesday), "mittwoch": .weekday(.wednesday), "mittwochs": .weekday(.wednesday),
        "donnerstag": .weekday(.thursday), "donnerstags": .weekday(.thursday), "freitag": .weekday(.friday),
        "freitags": .weekday(.friday), "samstag": .weekday(.saturday), "samstags": .weekday(.saturday),
        "sonnabend": .weekday(.saturday), "sonntag": .weekday(.sunday), "sonntags": .weekday(.sunday),
        "heute": .day(0), "heutige": .day(0), "heutigen": .day(0), "gestern": .day(-1), "gestrige": .day(-1),
        "gestrigen": .day(-1), "vorgestern": .day(-2), "vorvorgestern": .day(-3),
        "überübermorgen": .day(3), "übermorgen": .day(2), "morgen": .tomorrowOrMorning,
        "morgige": .day(1), "morgigen": .day(1), "jetzt": .now, "wochenende": .weekend, "wochenendes": .weekend,
        "arbeitswoche": .workweek, "früh": .dayPart(.morning), "morgens": .dayPart(.morning),
        "vormittag": .dayPart(.lateMorning), "vormittags": .dayPart(.lateMorning), "mittag": .dayPart(.midday),
        "mittags": .dayPart(.midday), "nachmittag": .dayPart(.afternoon), "nachmittags": .dayPart(.afternoon),
        "abend": .dayPart(.evening), "abends": .dayPart(.evening), "nacht": .dayPart(.night),
        "nachts": .dayPart(.night), "mitternacht": .midnight,
    ]

    private static let germanPeriods: KeyValuePairs<String, TimeTerm> = [
        "januar": .month(1), "jänner": .month(1), "februar": .month(2), "feb": .month(2), "märz": .month(3),
        "april": .month(4), "apr": .month(4), "mai": .month(5), "juni": .month(6), "juli": .month(7),
        "september": .month(9), "sept": .month(9), "sep": .month(9), "oktober": .month(10), "okt": .month(10),
        "januars": .month(1), "februars": .month(2), "septembers": .month(9), "oktobers": .month(10),
        "novembers": .month(11), "dezembers": .month(12), "november": .month(11), "nov": .month(11),
        "dezember": .month(12), "dez": .month(12),
        "frühling": .season(.spring), "frühjahr": .season(.spring), "herbst": .season(.autumn), "q": .quarterName,
        "weihnachten": .holiday(.christmas), "heiligabend": .holiday(.christmasEve),
        "silvester": .holiday(.newYearsEve), "neujahr": .holiday(.newYear), "ostern": .holiday(.easter),
        "ostersonntag": .holiday(.easter), "ostermontag": .holiday(.easterMonday),
        "karfreitag": .holiday(.goodFriday), "gründonnerstag": .holiday(.maundyThursday),
        "himmelfahrt": .holiday(.ascension), "pfingsten": .holiday(.pentecost),
        "pfingstmontag": .holiday(.whitMonday), "nikolaus": .holiday(.saintNicholas),
        "feiertage": .holidaySeason, "feiertagen": .holidaySeason, "ferien": .holidaySeason,
        "dreikönig": .holiday(.epiphany), "aschermittwoch": .holiday(.ashWednesday),
        "rosenmontag": .holiday(.roseMonday), "faschingsdienstag": .holiday(.shroveTuesday),
        "fronleichnam": .holiday(.corpusChristi), "allerheiligen": .holiday(.allSaints),
        "karsamstag": .holiday(.easterSaturday), "valentinstag": .holiday(.valentine),
        "halloween": .holiday(.halloween),
        "monatsende": .partOfUnit(.end, .month), "jahresende": .partOfUnit(.end, .year),
        "quartalsende": .partOfUnit(.end, .quarter), "monatsanfang": .partOfUnit(.beginning, .month),
        "jahresanfang": .partOfUnit(.beginning, .year), "jahresbeginn": .partOfUnit(.beginning, .year),
        "monatsbeginn": .partOfUnit(.beginning, .month), "quartalsbeginn": .partOfUnit(.beginning, .quarter),
        "wochenanfang": .partOfUnit(.beginning, .week), "wochenbeginn": .partOfUnit(.beginning, .week),
        "wochenmitte": .partOfUnit(.middle, .week), "monatsmitte": .partOfUnit(.middle, .month),
        "jahresmitte": .partOfUnit(.middle, .year), "jahreswechsel": .holiday(.newYear),
        "neulich": .vaguePast(days: 14, withToday: false), "kürzlich": .vaguePast(days: 30, withToday: true),
    ]

    private static let germanOrdinaryWords: KeyValuePairs<String, TimeTerm> = [
        "mo": .weekday(.monday), "di": .weekday(.tuesday), "mi": .weekday(.wednesday), "do": .weekday(.thursday),
        "fr": .weekday(.friday), "sa": .weekday(.saturday), "so": .weekday(.sunday), "winter": .season(.winter),
        "sommer": .season(.summer), "h": .halfName,
    ]

    private static let germanNameWords: KeyValuePairs<String, TimeTerm> = [
        "august": .month(8), "aug": .month(8), "jan": .month(1),
    ]

    private static let germanUnits: KeyValuePairs<String, TimeTerm> = [
        "sekunde": .unit(.second), "sekunden": .unit(.second), "minute": .unit(.minute), "minuten": .unit(.minute),
        "min": .unit(.minute), "stunde": .unit(.hour), "stunden": .unit(.hour), "std": .unit(.hour),
        "tag": .unit(.day), "tage": .unit(.day), "tagen": .unit(.day), "tages": .unit(.day),
        "werktag": .unit(.workday), "werktage": .unit(.workday), "werktagen": .unit(.workday),
        "arbeitstag": .unit(.workday), "arbeitstage": .unit(.workday), "arbeitstagen": .unit(.workday),
        "woche": .unit(.week), "wochen": .unit(.week), "kw": .unit(.week), "kalenderwoche": .unit(.week),
        "monat": .unit(.month), "monate": .unit(.month), "monaten": .unit(.month), "monats": .unit(.month),
        "quartal": .unit(.quarter), "quartale": .unit(.quarter), "quartals": .unit(.quarter),
        "quartalen": .unit(.quarter), "halbjahr": .unit(.halfYear), "halbjahres": .unit(.halfYear),
        "jahr": .unit(.year), "jahre": .unit(.year), "jahren": .unit(.year), "jahres": .unit(.year),
        "jahrzehnt": .unit(.decade), "viertel": .unit(.quarter),
    ]

    private static let germanNumbers: KeyValuePairs<String, TimeTerm> = [
        "null": .number(0), "eins": .number(1), "ein": .article, "eine": .article, "einem": .article,
        "einer": .article, "einen": .article, "eines": .article, "zwei": .number(2), "drei": .number(3),
        "vier": .number(4), "fünf": .number(5), "sechs": .number(6), "sieben": .number(7), "acht": .number(8),
        "neun": .number(9), "zehn": .number(10), "elf": .number(11), "zwölf": .number(12), "dreizehn": .number(13),
        "vierzehn": .number(14), "fünfzehn": .number(15), "sechzehn": .number(16), "siebzehn": .number(17),
        "achtzehn": .number(18), "neunzehn": .number(19), "zwanzig": .number(20), "dreißig": .number(30),
        "vierzig": .number(40), "fünfzig": .number(50), "hundert": .hundred, "tausend": .thousand,
        "paar": .vague(3, .few), "einige": .vague(3, .few), "einigen": .vague(3, .few), "mehrere": .vague(3, .few),
        "mehreren": .vague(3, .few), "wenige": .vague(3, .few), "wenigen": .vague(3, .few), "halb": .half,
        "halben": .half, "hälfte": .half, "halbe": .half, "halbes": .half,
        "erste": .ordinal(1), "ersten": .ordinal(1), "erster": .ordinal(1), "erstes": .ordinal(1),
        "zweite": .ordinal(2), "zweiten": .ordinal(2), "zweiter": .ordinal(2), "zweites": .ordinal(2),
        "dritte": .ordinal(3), "dritten": .ordinal(3), "dritter": .ordinal(3), "drittes": .ordinal(3),
        "drittel": .ordinal(3),
        "vierte": .ordinal(4), "vierten": .ordinal(4), "vierter": .ordinal(4), "viertes": .ordinal(4),
        "fünfte": .ordinal(5), "fünften": .ordinal(5), "sechsten": .ordinal(6), "siebten": .ordinal(7),
        "achten": .ordinal(8), "neunten": .ordinal(9), "zehnten": .ordinal(10), "elften": .ordinal(11),
        "zwölften": .ordinal(12), "jeden": .every, "jede": .every, "jedes": .every, "der": .the, "die": .the,
        "das": .the, "den": .the, "dem": .the, "des": .the,
    ]

    private static let germanDirections: KeyValuePairs<String, TimeTerm> = [
        "letzte": .direction(.last), "letzten": .direction(.last), "letzter": .direction(.last),
        "letztes": .direction(.last), "letztem": .direction(.last), "vorige": .direction(.last),
        "vorigen": .direction(.last), "voriger": .direction(.last), "voriges": .direction(.last),
        "vergangene": .direction(.last), "vergangenen": .direction(.last), "vergangener": .direction(.last),
        "vergangenes": .direction(.last), "diese": .direction(.this), "diesen": .direction(.this),
        "dieser": .direction(.this), "dieses": .direction(.this), "diesem": .direction(.this),
        "nächste": .direction(.next), "nächsten": .direction(.next), "nächster": .direction(.next),
        "nächstes": .direction(.next), "nächstem": .direction(.next), "kommende": .direction(.coming),
        "kommenden": .direction(.coming), "kommender": .direction(.coming), "kommendes": .direction(.coming),
        "vorletzte": .direction(.beforeLast), "vorletzten": .direction(.beforeLast),
        "vorletzter": .direction(.beforeLast), "vorletztes": .direction(.beforeLast),
        "übernächste": .direction(.afterNext), "übernächsten": .direction(.afterNext),
        "übernächster": .direction(.afterNext), "übernächstes": .direction(.afterNext),
        "anfang": .part(.early), "beginn": .part(.beginning), "mitte": .part(.middle), "ende": .part(.end),
        "gleiche": .same, "gleichen": .same, "gleicher": .same, "selbe": .same, "selben": .same, "selber": .same,
        "laufende": .direction(.this), "laufenden": .direction(.this), "laufender": .direction(.this),
        "laufendes": .direction(.this), "aktuelle": .direction(.this), "aktuellen": .direction(.this),
        "aktueller": .direction(.this), "aktuelles": .direction(.this), "früher": .part(.earlier),
        "früherer": .part(.early), "rest": .rest, "bisher": .soFar, "später": .later,
    ]

    private static let germanRelations: KeyValuePairs<String, TimeTerm> = [
        "seit": .relation(.since), "ab": .relation(.from), "nach": .relation(.after), "vor": .beforeOrAgo,
        "bis": .relation(.until), "von": .from, "vom": .from, "zwischen": .between, "und": .and, "oder": .or,
        "kurz": .close, "innerhalb": .within, "binnen": .within,
    ]

    private static let germanSmallWords: KeyValuePairs<String, TimeTerm> = [
        "in": .preposition(.in), "im": .preposition(.in), "am": .preposition(.on), "an": .preposition(.on),
        "um": .preposition(.at), "zu": .preposition(.at), "während": .preposition(.during),
        "für": .preposition(.for), "über": .preposition(.over), "gegen": .preposition(.around),
        "etwa": .approximately, "ungefähr": .approximately, "circa": .approximately, "ca": .approximately,
        "uhr": .oclock, "ist": .function, "sind": .function, "war": .function, "waren": .function,
        "haben": .function, "hat": .function, "habe": .function, "wurde": .function, "wurden": .function,
        "wird": .function, "werden": .function, "wir": .function, "ich": .function, "sie": .function,
        "er": .function, "es": .function, "was": .function, "wer": .function, "wann": .function, "wo": .function,
        "wie": .function, "mit": .function, "auf": .function, "aus": .function, "nicht": .function,
        "dass": .function, "bei": .function, "t": .letterT, "z": .letterZ, "version": .version, "ticket": .version,
        "seite": .version,
        "seiten": .version, "kapitel": .version, "raum": .version, "punkt": .version, "schritt": .version,
    ]

    private static let germanPhrases: KeyValuePairs<String, TimeTerm> = [
        "um diese zeit": .thisTime, "zur gleichen zeit": .thisTime, "zu dieser zeit": .thisTime,
        "vor kurzer zeit": .vaguePast(days: 30, withToday: true), "oder so": .orSo, "und später": .onwards,
        "am morgen": .dayPart(.morning), "am wochenende": .weekend, "heute nacht": .dayAndPart(0, .tonight),
        "letzte nacht": .dayAndPart(-1, .lastNight), "gestern nacht": .dayAndPart(-1, .lastNight),
        "spätestens am": .relation(.by), "spätestens bis": .relation(.by), "bis spätestens": .relation(.by),
        "bis zum": .relation(.until), "bis zur": .relation(.until), "bis heute": .toDate, "bis jetzt": .toNow,
        "ab jetzt": .nowOn, "von jetzt an": .nowOn, "von nun an": .nowOn, "ab sofort": .nowOn,
        "vor einiger zeit": .toNow, "vor längerer zeit": .toNow,
        "ein paar": .vague(3, .few), "vor kurzem": .vaguePast(days: 30, withToday: true),
        "in letzter zeit": .vaguePast(days: 30, withToday: true), "christi himmelfahrt": .holiday(.ascension),
        "heute in acht tagen": .day(7), "heute in 8 tagen": .day(7), "heute vor acht tagen": .day(-7),
        "heute vor 8 tagen": .day(-7), "heute in vierzehn tagen": .day(14), "heute in 14 tagen": .day(14),
        "rund um": .preposition(.around), "im vorfeld": .runUp, "im vorfeld von": .runUp,
        "tag der arbeit": .holiday(.labourDay), "heilige drei könige": .holiday(.epiphany),
        "tag der deutschen einheit": .holiday(.germanUnity), "erster mai": .holiday(.labourDay),
    ]

    private static let germanTenses: KeyValuePairs<String, TenseWord> = [
        "war": .past, "waren": .past, "wurde": .past, "wurden": .past, "hatte": .past, "hatten": .past,
        "gab": .past, "werde": .future, "wird": .future, "werden": .future, "fällig": .futureHint,
        "geplant": .futureHint, "ansteht": .futureHint, "steht": .futureHint, "stehen": .futureHint,
        "kommende": .futureHint, "kommenden": .futureHint, "nächste": .futureHint, "nächsten": .futureHint,
        "muss": .futureHint, "müssen": .futureHint, "soll": .futureHint, "termine": .futureHint,
        "besprochen": .pastHint, "entschieden": .pastHint, "beschlossen": .pastHint, "gesagt": .pastHint,
        "gemacht": .pastHint, "geschrieben": .pastHint, "gesprochen": .pastHint, "getroffen": .pastHint,
        "sagte": .pastHint, "schrieb": .pastHint, "gestern": .pastHint, "seit": .pastHint,
    ]
}
