import Parsing

/// Words for numbers and units; each language is one line of a table.
enum AmountWords {
    /// Returns the value of a number word below a hundred; nil for other words.
    static func number(_ word: String) -> Int? { numbers[word] }

    /// Returns the multiplier of a word such as "hundred" or "k"; nil for other words.
    static func factor(_ word: String) -> Double? { factors[word] }

    /// Returns the quantity that a unit measures; nil for other words.
    static func quantity(of unit: String) -> Quantity? { units[unit] }

    /// Returns the minutes in a unit of time; nil for other words.
    static func minutes(of unit: String) -> Double? { minutes[unit] }

    /// Whether a word is a currency sign or name.
    static func isMoney(_ word: String) -> Bool { money.contains(word) }

    /// Before a unit of time, or after "and a": "half an hour", "two and a half hours".
    static let half = table(["half", "halbe halb"])
    /// Between an amount and the part added to it, articles included: "two and a half hours", "an hour and 20 minutes".
    static let and = table(["and a", "und eine einen ein"])
    /// Articles between a half and its unit, or before a unit alone: "half an hour", "an hour".
    static let articles = table(["a an", "ein eine einer einem"])
    /// Words after a number of things named before: "70 of them".
    static let of = table(["of", "von davon"])
    /// Words after a duration that is measured from a point in time: "five years ago".
    static let points = table([
        "ago late later early earlier before after old", "später früher vorher zuvor danach alt",
    ])
    /// Units of an age: "37 years old", "37 Jahre alt".
    static let years = table(["year years yo", "jahr jahre jahren"])
    /// Words after the years of an age: "37 years old", "a 37-year-old".
    static let old = table(["old -", "alt"])
    /// Words before an age: "turns 37".
    static let turning = table(["turns turned turning aged", "wird wurde"])

    private static let numbers: [String: Int] = {
        var numbers: [String: Int] = [:]
        let small = [
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
            "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
        ]
        let tens = [
            "twenty thirty forty fifty sixty seventy eighty ninety",
            "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
        ]
        for words in small {
            for (value, word) in words.split(separator: " ").enumerated() { numbers[String(word)] = value }
        }
        for words in tens {
            for (value, word) in words.split(separator: " ").enumerated() { numbers[String(word)] = (value + 2) * 10 }
        }
        return numbers
    }()

    private static let factors: [String: Double] = [
        "hundred": 100, "thousand": 1000, "million": 1_000_000, "k": 1000, "m": 1_000_000, "dozen": 12,
        "hundert": 100, "tausend": 1000, "millionen": 1_000_000, "mio": 1_000_000, "dutzend": 12,
    ]

    private static let units: [String: Quantity] = dictionary([
        (.share, "% percent prozent pct"),
        (
            .distance,
            "km m cm mm mi ft metre metres meter meters kilometre kilometres kilometer kilometers mile miles feet foot inch inches meilen"
        ),
        (.weight, "kg g t kilo kilos kilograms grams gram lb lbs pounds tonnes tons gramm tonnen"),
        (.speed, "km/h kmh mph kn knots knoten"),
        (.duration, minutes.keys.sorted().joined(separator: " ")),
    ])

    private static let minutes: [String: Double] = [
        "min": 1, "mins": 1, "minute": 1, "minutes": 1, "minuten": 1, "h": 60, "hr": 60, "hrs": 60, "hour": 60,
        "hours": 60,
        "std": 60, "stunde": 60, "stunden": 60, "day": 1440, "days": 1440, "tag": 1440, "tage": 1440, "tagen": 1440,
        "month": 43200, "months": 43200, "monat": 43200, "monate": 43200, "monaten": 43200, "year": 525_600,
        "years": 525_600,
        "jahr": 525_600, "jahre": 525_600, "jahren": 525_600, "week": 10080, "weeks": 10080, "woche": 10080,
        "wochen": 10080, "s": 1 / 60, "sec": 1 / 60, "secs": 1 / 60,
        "second": 1 / 60, "seconds": 1 / 60, "sekunde": 1 / 60, "sekunden": 1 / 60,
    ]

    private static let money = table([
        "€ $ £ ¥ eur euro euros usd dollar dollars gbp pounds yen chf franken cents cent bucks"
    ])

    private static func table(_ lines: [String]) -> Set<String> {
        Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }

    private static func dictionary(_ lines: [(Quantity, String)]) -> [String: Quantity] {
        Dictionary(
            lines.flatMap { quantity, words in words.split(separator: " ").map { (String($0), quantity) } },
            uniquingKeysWith: { first, _ in first })
    }
}
