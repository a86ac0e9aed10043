import Language
import Parsing
import Text

/// Words for numbers and units, of all languages.
enum AmountWords {
    /// Returns the value of a number word below a hundred, or of words joined by hyphens; nil for other words.
    static func number(_ word: String) -> Int? { numbers[word] }

    /// Whether a number word may begin a number of several words: "quatre" of "quatre-vingt".
    static func beginsCompound(_ word: String) -> Bool { compoundBeginnings.contains(word) }

    /// Returns the multiplier of a word such as "hundred" or "k"; nil for other words.
    static func factor(_ word: String) -> Double? { factors[word] }

    /// Returns the quantity that a unit measures; nil for other words.
    static func quantity(of unit: String) -> Quantity? { units[unit] }

    /// Returns the quantity that a word names: "distance", "cost"; nil for other words.
    static func namedQuantity(_ word: String) -> Quantity? { names[word] }

    /// Returns the quantity that a noun asks for without "how much", folded: "height", "total"; nil for other words.
    static func measure(_ noun: String) -> Quantity? { measures[noun] }

    /// Returns the minutes in a unit of time; nil for other words.
    static func minutes(of unit: String) -> Double? { minutes[unit] }

    /// The minutes in a year.
    static let minutesOfYear = 525_600.0

    /// Whether a word is a currency sign or name.
    static func isMoney(_ word: String) -> Bool { money.contains(word) }

    /// Before a unit of time, or after "and a": "half an hour", "two and a half hours".
    static let half = Set(words: Language.allCases.map(\.amounts.half))
    /// After a unit of time and a word of `and`: "deux heures et demie".
    static let halfBehind = Set(words: Language.allCases.map(\.amounts.halfBehind))
    /// Between an amount and the part added to it, articles included: "two and a half hours", "an hour and 20 minutes".
    static let and = Set(words: Language.allCases.map(\.amounts.and))
    /// Articles between a half and its unit, or before a unit alone: "half an hour", "an hour".
    static let articles = Set(words: Language.allCases.map(\.amounts.articles))
    /// Words after a number of things named before: "70 of them".
    static let of = Set(words: Language.allCases.map(\.amounts.of))
    /// Words after a duration that is measured from a point in time: "five years ago".
    static let points = Set(words: Language.allCases.map(\.amounts.points))
    /// Units of an age: "37 years old", "37 Jahre alt".
    static let years = Set(words: Language.allCases.map(\.amounts.years))
    /// Words after the years of an age: "37 years old", "a 37-year-old".
    static let old = Set(words: Language.allCases.map(\.amounts.old))
    /// Words before an age: "turns 37".
    static let turning = Set(words: Language.allCases.map(\.amounts.turning))

    private static let numbers: [String: Int] = {
        var numbers: [String: Int] = [:]
        for language in Language.allCases {
            for (value, word) in WordList.words(of: language.lexicon.numbers).enumerated() { numbers[word] = value }
            for (place, word) in WordList.words(of: language.amounts.tens).enumerated() {
                numbers[word] = (place + 3) * 10
            }
            for (value, words) in language.amounts.compounds {
                for word in WordList.words(of: words) { numbers[word] = value }
            }
        }
        return numbers
    }()
    private static let compoundBeginnings = Set(
        numbers.keys.compactMap { word in word.firstIndex(of: "-").map { String(word[..<$0]) } })
    private static let factors = dictionary { $0.factors.map { ($0.value, $0.words) } }
    private static let units: [String: Quantity] = {
        let durations = minutes.mapValues { _ in Quantity.duration }
        return durations.merging(dictionary { $0.units.map { ($0.quantity, $0.words) } }) { _, unit in unit }
    }()
    private static let names = dictionary { $0.names.map { ($0.quantity, $0.words) } }
    private static let measures = dictionary { $0.measures.map { ($0.quantity, $0.words) } }
    private static let minutes = dictionary { $0.minutes.map { ($0.minutes, $0.words) } }
    private static let money = Set(words: Language.allCases.map(\.amounts.money))

    private static func dictionary<Value>(_ lists: (AmountWordList) -> [(Value, String)]) -> [String: Value] {
        let pairs = Language.allCases.flatMap { lists($0.amounts) }
        return Dictionary(
            pairs.flatMap { value, words in WordList.words(of: words).map { ($0, value) } },
            uniquingKeysWith: { first, _ in first })
    }
}
