import Language

extension AmountWordList {
    static let english = AmountWordList(
        tens: LanguageLexicon.english.tens,
        compounds: [],
        factors: [(12, "dozen"), (100, "hundred"), (1000, "thousand k"), (1_000_000, "million m")],
        units: [
            (.share, "% percent pct"),
            (
                .distance,
                "km m cm mm mi ft metre metres meter meters kilometre kilometres kilometer kilometers mile miles feet foot inch inches"
            ),
            (.weight, "kg g t kilo kilos kilograms grams gram lb lbs pounds tonnes tons"),
            (.speed, "km/h kmh mph kn knots rpm rcf"),
        ],
        names: [
            (.distance, "distance mileage"), (.duration, "duration"), (.money, "cost price expense expenses"),
            (.weight, "weight"), (.speed, "speed pace"),
        ],
        measures: [
            (.distance, "height length width depth elevation altitude distance mileage"), (.weight, "weight"),
            (.speed, "speed pace"), (.share, "percentage proportion"),
            (.money, "cost price budget fee fare rent salary balance debt income revenue proceeds donations"),
            (.any, "total sum amount number score size temperature capacity rate turnout"),
        ],
        minutes: [
            (1 / 60, "s sec secs second seconds"), (1, "min mins minute minutes"), (60, "h hr hrs hour hours"),
            (1440, "day days"), (10080, "week weeks"), (43200, "month months"), (525_600, "year years"),
        ],
        money: "€ $ £ ¥ eur euro euros usd dollar dollars gbp pounds yen chf cents cent bucks",
        half: "half",
        halfBehind: "",
        and: "and a",
        articles: LanguageLexicon.english.indefinite,
        of: "of",
        points: "ago late later early earlier before after old",
        years: "year years yo",
        old: "old -",
        turning: "turns turned turning aged",
        sums: "total sum subtotal",
        totals:
            "so far, in all, all in all, in total, altogether, all told, overall, to date, up to now, until now, grand total",
        totalsOfPeriods: [(7, "this week"), (31, "this month"), (366, "this year, this season")],
        tables: "list lists log logs table tables sheet sheets spreadsheet file files",
        numbering: "no nr number num id ticket year age rank")
}
