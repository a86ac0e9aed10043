import Parsing

/// The words of one language for numbers and units; in lower case, with accents.
///
/// The number words up to twenty stand in `LanguageLexicon.numbers`.
struct AmountWordList: Sendable {
    /// The tens from thirty on.
    let tens: String
    /// Numbers of several words that are joined by hyphens or blanks, here by hyphens; tens and ones need not be listed.
    let compounds: [(value: Int, words: String)]
    /// Multipliers of the number before them.
    let factors: [(value: Double, words: String)]
    /// The units of each quantity but time.
    let units: [(quantity: Quantity, words: String)]
    /// Names of quantities, as heads of columns and keys of fields have them.
    let names: [(quantity: Quantity, words: String)]
    /// Folded nouns that ask for a number without "how much": "the weight of the anchor".
    let measures: [(quantity: Quantity, words: String)]
    /// The units of time, with their minutes.
    let minutes: [(minutes: Double, words: String)]
    /// Names of currencies.
    let money: String
    /// Before a unit of time, or after a word of `and` and its article: "half an hour", "two and a half hours".
    let half: String
    /// After a unit of time and a word of `and`: "deux heures et demie".
    let halfBehind: String
    /// Between an amount and the part added to it, articles included.
    let and: String
    /// Articles between a half and its unit, or before a unit alone.
    let articles: String
    /// Words after a number of things named before: "70 of them".
    let of: String
    /// Words after a duration that is measured from a point in time: "five years ago".
    let points: String
    /// Units of an age.
    let years: String
    /// Words after the years of an age: "37 years old", "a 37-year-old".
    let old: String
    /// Words before an age: "turns 37".
    let turning: String
    /// Folded heads of table rows that sum up others.
    let sums: String
    /// Phrases that make an amount the total so far.
    let totals: String
    /// Phrases that make an amount the total of a period of at most so many days.
    let totalsOfPeriods: [(days: Int, phrases: String)]
    /// Folded nouns for a table.
    let tables: String
    /// Folded heads of columns that number or identify their rows.
    let numbering: String
}
