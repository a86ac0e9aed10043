import Language
import Text

/// The source form of the words of one language: blanks separate words, commas phrases.
struct TimeWordList {
    /// Months, weekdays, units, numbers, ordinals and articles; the lists below override it.
    var lexicon: LanguageLexicon
    var words: [[(TimeTerm, String)]]
    /// Words that are times only under conditions.
    var care: [(TimeWord.Care, String)]
    /// Phrases of several tokens, without apostrophes.
    var phrases: [[(TimeTerm, String)]]
    /// Plural units and weekdays; without a count they mean a few.
    var plurals: String
    var tenses: [(TenseWord, String)]
    var pastEndings: [String] = []
    var futureEndings: [String] = []
    var compoundHeads: [String] = []
    /// The minimum length of names recognised without a lead if misspelt; shorter ones resemble too many other words.
    var surestLength = 7
    var isHalfBefore = false
    var partsCompounds = true
    var isDayFirst = false
    var directionsFollow = false
    var spacesHours = false
    var hasDottedDates = false
    var hasBareYears = false

    /// All words with their meanings; the last meaning of a word counts.
    var terms: [(TimeTerm, String)] { lexicon.terms + words.joined() }
}

extension LanguageLexicon {
    fileprivate var terms: [(TimeTerm, String)] {
        var terms: [(TimeTerm, String)] = [(.article, indefinite), (.the, definite), (.ordinalEnding, ordinalEndings)]
        terms += months.enumerated().map { (.month($0 + 1), $1) }
        terms += weekdays.enumerated().map { (.weekday(.init(isoNumber: $0 + 1)), $1) }
        terms += units.map { (.unit($0.unit), $0.words) }
        terms += WordList.words(of: numbers).enumerated().map { (.number($0), $1) }
        terms += WordList.words(of: tens).enumerated().map { (.number(30 + 10 * $0), $1) }
        return terms + ordinals.enumerated().map { (.ordinal($0 + 1), $1) }
    }
}
