import Language

/// The months, weekdays, units and numbers stand in `Shared/Language/English/English.swift`; plurals of units are repeated here.
extension TimeWordList {
    static let english = TimeWordList(
        lexicon: .english,
        words: [days, periods, counting, directions, relations, smallWords],
        care: [
            (.ordinaryWord, "march mar sat sun fall spring winter h"),
            (.personName, "april may june august jan jun summer autumn"),
            (.lowerCase, "mon wed"),
            (.capitals, "boy cob"),
        ],
        phrases: [phrases, holidays],
        plurals: """
            seconds secs minutes mins hours hrs days workdays weeks wks fortnights months mths mos quarters qtrs \
            years yrs decades weekends weekdays summers winters springs autumns easters christmases mondays mornings \
            afternoons evenings nights tuesdays wednesdays thursdays fridays saturdays sundays
            """,
        tenses: tenses, pastEndings: ["ed"], futureEndings: ["'ll"], compoundHeads: ["last", "next", "this"])

    private static let days: [(TimeTerm, String)] = [
        (.day(0), "today todays"), (.day(-1), "yesterday yesterdays"),
        (.day(1), "tomorrow tomorrows tmrw tmr tmw"), (.day(2), "overmorrow"),
        (.weekend, "weekend weekends wkend wknd"), (.workweek, "workweek weekdays"), (.now, "now"),
        (.dayAndPart(0, .tonight), "tonight tonite"), (.dayAndPart(-1, .lastNight), "overnight lastnight"),
        (.dayPart(.morning), "morning mornings"), (.dayPart(.afternoon), "afternoon afternoons"),
        (.dayPart(.evening), "evening evenings"), (.dayPart(.night), "night nights"), (.dayPart(.lunch), "lunch"),
        (.dayPart(.midday), "lunchtime"), (.dayPart(.daytime), "daytime"), (.dayPart(.breakfast), "breakfast"),
        (.dayPart(.dinner), "dinner supper dinnertime"),
    ]

    private static let periods: [(TimeTerm, String)] = [
        (.season(.winter), "wintertime winters winter"), (.season(.summer), "summertime summers summer"),
        (.quarterName, "q"), (.holiday(.easter), "easter easters"),
        (.holiday(.christmas), "christmases christmas xmas"),
        (.season(.spring), "springs spring"), (.season(.autumn), "autumns fall autumn"),
        (.holiday(.halloween), "halloween"), (.holiday(.thanksgiving), "thanksgiving"),
        (.holiday(.juneteenth), "juneteenth"), (.holiday(.pentecost), "pentecost whitsun"),
        (.holiday(.epiphany), "epiphany"), (.partOfUnit(.middle, .week), "midweek"),
        (.partOfUnit(.middle, .month), "midmonth"), (.partOfUnit(.middle, .year), "midyear"),
        (.partOfUnit(.end, .month), "eom"), (.partOfUnit(.beginning, .month), "bom"),
        (.partOfUnit(.end, .year), "eoy"), (.partOfUnit(.end, .week), "eow"), (.partOfUnit(.end, .quarter), "eoq"),
        (.dayAndPart(0, .endOfDay), "eod cob"), (.partOfUnit(.toDate, .year), "ytd"),
        (.partOfUnit(.toDate, .month), "mtd"), (.partOfUnit(.toDate, .quarter), "qtd"),
        (.partOfUnit(.toDate, .week), "wtd"), (.vaguePast(days: 30, withToday: true), "recently lately"),
        (.halfName, "h"), (.partOfUnit(.beginning, .year), "boy"),
    ]

    private static let counting: [(TimeTerm, String)] = [
        (.unitLetter(.day), "d"), (.unitLetter(.week), "w"), (.unitLetter(.year), "y"), (.hundred, "hundred"),
        (.thousand, "thousand"), (.number(12), "dozen"), (.ordinal(30), "thirtieth"),
        (.vague(2, .couple), "couple pair"), (.vague(3, .few), "few some"), (.vague(5, .few), "several"),
        (.recent, "recent"), (.holidaySeason, "holidays break"), (.half, "half"),
        (.every, "every each"),
    ]

    private static let directions: [(TimeTerm, String)] = [
        (.direction(.last), "last previous preceding prior"), (.direction(.past), "past trailing"),
        (.direction(.this), "this current"), (.direction(.next), "next following"),
        (.direction(.coming), "coming upcoming forthcoming"), (.ago, "ago back"), (.gone, "gone"), (.time, "time"),
        (.later, "later"), (.fromNow, "hence"), (.same, "same corresponding equivalent"), (.part(.early), "early"),
        (.part(.beginning), "start"), (.part(.middle), "mid middle"), (.part(.late), "late"), (.part(.end), "end"),
        (.part(.earlier), "earlier"), (.rest, "rest remainder"), (.final, "final"),
        (.direction(.beforeLast), "penultimate"),
    ]

    private static let relations: [(TimeTerm, String)] = [
        (.relation(.since), "since"), (.relation(.after), "after"), (.relation(.before), "before"),
        (.relation(.until), "until untill till til through thru"), (.by, "by"), (.from, "from"), (.to, "to"),
        (.between, "between betw"), (.and, "and but"), (.or, "or"), (.onwards, "onwards onward"),
        (.starting, "starting beginning commencing"), (.within, "within"),
        (.close, "just shortly right immediately soon"),
    ]

    private static let smallWords: [(TimeTerm, String)] = [
        (.preposition(.in), "in"), (.preposition(.on), "on"), (.preposition(.at), "at"), (.preposition(.of), "of"),
        (.preposition(.during), "during throughout"), (.preposition(.for), "for"), (.preposition(.over), "over"),
        (.preposition(.around), "around"), (.preposition(.about), "about"),
        (.approximately, "circa approximately approx roughly almost nearly"), (.exactly, "exactly precisely"),
        (.preposition(.filler), "sometime anytime sometimes"),
        (.version, "version v release ticket issue page pages room building chapter section item bug pr step slide"),
        (
            .function,
            """
            did do does was were is are am have has had will would can could should i we you they he she it me \
            us them my our what who where when why how which with that there be not please again if because so \
            as than then regarding concerning alone only
            """
        ),
        (.meridiem(.morning), "am"), (.meridiem(.afternoon), "pm"), (.oclock, "oclock o'clock"),
        (.noon, "noon midday"), (.midnight, "midnight"), (.sharp, "sharp ish"), (.letterP, "p"), (.letterM, "m"),
        (.letterT, "t"), (.letterZ, "z"), (.decadeEnding, "s"),
    ]

    private static let phrases: [(TimeTerm, String)] = [
        (.weekend, "week - end, week - ends"), (.workweek, "working week, work week"),
        (.now, "right now, at the moment, at present, at the present time"),
        (.dayPart(.workingHours), "business hours, working hours, office hours"),
        (.dayPart(.midday), "lunch time, lunch break"), (.dayPart(.firstThing), "first thing"),
        (
            .dayPart(.endOfDay),
            """
            close of business, close of play, end of day, end of business, end of play, end of the day
            """
        ),
        (.dayAndPart(-1, .lastNight), "last night, yesterday night"), (.dayAndPart(0, .tonight), "this night"),
        (.unit(.halfYear), "half year, half - year"),
        (
            .other,
            """
            go through, goes through, went through, going through, gone through, run through, walk through, \
            spring cleaning, spring clean, i up to, we up to, you up to, they up to, turn up to, turned up to, \
            show up to, showed up to, day that, day when, day i, day we
            """
        ),
        (.vague(2, .couple), "couple of, pair of, a couple, a couple of, a pair of"), (.vague(3, .few), "a few"),
        (.vague(5, .few), "a handful of, a number of, quite a few"), (.number(12), "a dozen"),
        (.theQuarter, "three quarters of an, three - quarters of an"), (.function, "how long ago"),
        (.fromNow, "from now, from today, from this point"), (.ago, "before now"),
        (
            .thisTime,
            """
            this time, about this time, around this time, the same time, same time, same period, the same period
            """
        ),
        (.atThisTime, "at this time"), (.toDate, "to date, to this day, up to today"), (.soFar, "so far, thus far"),
        (
            .toNow,
            """
            until now, up to now, by now, till now, up until now, a while ago, a while back, quite a while ago, \
            some time ago, some while ago, a long time ago, long ago
            """
        ),
        (.nowOn, "from now on, from now onwards, from now onward, from this point on, from here on, as of now"),
        (.relation(.before), "pre -, since before, prior to, earlier than, ahead of, in advance of"),
        (.unit(.workday), "working day, working days, business day, business days, work day, work days"),
        (.partOfUnit(.end, .year), "year end, year - end, years end"),
        (.partOfUnit(.end, .month), "month end, month - end"),
        (.partOfUnit(.end, .quarter), "quarter end, quarter - end"),
        (.partOfUnit(.toDate, .year), "year to date, year so far"),
        (.partOfUnit(.toDate, .month), "month to date, month so far"),
        (.partOfUnit(.toDate, .week), "week to date, week so far"),
        (.partOfUnit(.toDate, .quarter), "quarter to date, quarter so far"),
        (
            .vaguePast(days: 7, withToday: false),
            """
            the other day, the other evening, the other night, the other morning
            """
        ),
        (.vaguePast(days: 21, withToday: false), "the other week"),
        (.every, "an average, a typical, a normal"),
        (.vaguePast(days: 30, withToday: true), "these days, of late, not long ago"),
        (
            .relation(.from),
            """
            not before, no earlier than, not earlier than, as of, in or after, effective from, at or after, \
            on or after, as far back as
            """
        ),
        (.relation(.since), "ever since"), (.relation(.after), "later than, greater than, subsequent to"),
        (.lessThan, "less than, no more than, at most, a little under"),
        (.moreThan, "more than, at least, a little over, just over"), (.toTheDay, "to the day"),
        (.runUp, "leading up to, run - up to, runup to, lead - up to, lead up to"),
        (.part(.early), "early on, early part, first part"), (.part(.late), "late on, latter part"),
        (.gone, "just past, just gone"), (.approximately, "just under, a good, more or less"),
        (
            .relation(.until),
            """
            up to, up until, not after, as late as, before or in, before or on, before or at, on or before, \
            at or before, in or before, on or earlier than, up to and including
            """
        ),
        (.relation(.by), "no later than, not later than, latest by, at the latest by"),
        (.within, "in less than, in under, in no more than, in at most"), (.between, "in between"),
        (.starting, "starting from, starting on, beginning on, starting in"),
        (.onwards, "and onwards, and later, or later, and after, or after, on wards"),
        (
            .weekOf,
            """
            w / c, week commencing, week beginning, week ending, w / e, week commencing on, week beginning on
            """
        ),
        (.direction(.coming), "this coming, this upcoming, this next"), (.direction(.past), "this past"),
        (.direction(.last), "this last"), (.day(2), "the day after tomorrow, day after tomorrow"),
        (.day(-2), "the day before yesterday, day before yesterday"), (.preposition(.during), "in the course of"),
        (.preposition(.filler), "some time, any time, at some point, all day, all of"),
        (.from, "starts from, start from"), (.clockPast, "half past"), (.orSo, "or so"),
        (.part(.secondHalf), "latter half, back half"), (.part(.end), "tail end"),
        (.dayPart(.smallHours), "small hours, early hours"),
        (.vaguePast(days: 90, withToday: false), "the other month"), (.day(1), "2 morrow, 2 mrw"),
    ]

    private static let holidays: [(TimeTerm, String)] = [
        (.holiday(.christmasEve), "christmas eve, xmas eve"), (.holiday(.christmas), "christmas day, xmas day"),
        (.holiday(.boxingDay), "boxing day"),
        (.holiday(.newYear), "new year, new years, new years day, new year day, the new year, turn of the year"),
        (.holiday(.newYearsEve), "new years eve, new year eve"), (.holiday(.easter), "easter sunday, easter day"),
        (.holiday(.easterMonday), "easter monday, easter mon"), (.holiday(.easterSaturday), "easter saturday"),
        (.holiday(.goodFriday), "good friday"), (.holiday(.palmSunday), "palm sunday"),
        (.holiday(.ashWednesday), "ash wednesday"), (.holiday(.shroveTuesday), "shrove tuesday, pancake day"),
        (.holiday(.maundyThursday), "maundy thursday"), (.holiday(.ascension), "ascension day"),
        (.holiday(.pentecost), "whit sunday"), (.holiday(.whitMonday), "whit monday"),
        (.holiday(.valentine), "valentines day, valentine day, valentines"), (.holiday(.groundhog), "groundhog day"),
        (
            .holiday(.saintPatrick),
            """
            st patricks day, saint patricks day, st paddys day, saint paddys day, st . patricks day
            """
        ),
        (.holiday(.earthDay), "earth day"), (.holiday(.aprilFools), "april fools, april fools day"),
        (.holiday(.labourDay), "may day, international workers day, labour day"), (.holiday(.laborDay), "labor day"),
        (.holiday(.halloween), "halloween day"), (.holiday(.allSaints), "all saints day"),
        (.holiday(.veterans), "veterans day, veteran day, remembrance day"),
        (.holiday(.independence), "independence day"),
        (
            .holiday(.martinLutherKing),
            """
            martin luther king day, mlk day, martin luther kings day, mlk jr day, mlk jr . day, \
            martin luther king jr day, martin luther king jr . day
            """
        ),
        (.holiday(.presidents), "presidents day, president day"), (.holiday(.memorial), "memorial day"),
        (.holiday(.columbus), "columbus day"),
        (.holiday(.thanksgiving), "thanksgiving day, thanks giving, thanks giving day"),
        (.holiday(.blackFriday), "black friday"), (.holiday(.cyberMonday), "cyber monday"),
        (.holiday(.mothersDay), "mothers day, mother day, mothering sunday"),
        (.holiday(.fathersDay), "fathers day, father day"),
        (.holiday(.womensDay), "womens day, international womens day"), (.holiday(.starWars), "star wars day"),
    ]

    private static let tenses: [(TenseWord, String)] = [
        (.past, "did didn't was wasn't were weren't had hadn't"), (.future, "will won't shall gonna"),
        (
            .futureHint,
            """
            next upcoming coming tomorrow due planned scheduled expected deadline going plan plans schedule \
            remind need needs must
            """
        ),
        (.present, "have do does has is are am what's who's i'm"),
        (.presentCue, "on free available busy happening away out meeting i we"),
        (
            .pastHint,
            """
            said wrote written made met told went came saw got gave took sent spoke talked been done thought \
            brought chose found heard held led left lost put ran read set began started happened ago since last \
            yesterday became bought broke built burnt caught drank drew drove fell felt flew forgot fought froze \
            grew kept knew lent paid rang rode rose sang shook slept sold spent stole stood stuck swam taught \
            threw tore understood woke won wore
            """
        ),
        (.nothing, "indeed speed proceed exceed embed"),
    ]
}
