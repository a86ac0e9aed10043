import Time

/// Reads time expressions from lexemes; the longest match at an index wins.
///
/// Recursive descent of bounded depth. Each function takes the index at which something may begin, and returns its meaning and the
/// index after it, or nil. The parser knows terms, not words, so it works for every language with a table.
struct TimeParser: Sendable {
    let lexemes: [Lexeme]
    let words: TimeWords
    let isDayFirst: Bool
    let isYearFirst: Bool
    let today: CivilDate
    /// The index of the last lexeme that can join a range; −1 if there is none.
    private(set) var lastRangeWord = -1

    init(lexemes: [Lexeme], words: TimeWords, isDayFirst: Bool, isYearFirst: Bool, today: CivilDate) {
        self.lexemes = lexemes
        self.words = words
        self.isDayFirst = isDayFirst
        self.isYearFirst = isYearFirst
        self.today = today
        lastRangeWord = lexemes.indices.last { isRangeWord($0, allowsAnd: true) || isListWord($0) } ?? -1
    }

    var currentYear: Int { today.year }

    /// The maximum nesting depth: "Monday of the first week of March of last year".
    static let deepest = 4

    func term(_ index: Int) -> TimeTerm { lexemes.indices.contains(index) ? lexemes[index].term : .nothing }

    func isGlued(_ index: Int) -> Bool { lexemes.indices.contains(index) && lexemes[index].isGlued }

    func digitCount(_ index: Int) -> Int { lexemes.indices.contains(index) ? lexemes[index].digitCount : 0 }

    func isPlural(_ index: Int) -> Bool { lexemes.indices.contains(index) && lexemes[index].isPlural }

    func isSymbol(_ index: Int, _ scalar: Unicode.Scalar) -> Bool { term(index) == .symbol(scalar) }

    func isDash(_ index: Int) -> Bool {
        guard case .symbol(let scalar) = term(index) else { return false }
        return scalar == "-" || scalar == "\u{2013}" || scalar == "\u{2014}" || scalar == "~" || scalar == "\u{2012}"
            || scalar == "\u{2212}"
    }

    func skip(_ index: Int, where isSkipped: (TimeTerm) -> Bool) -> Int {
        index < lexemes.count && isSkipped(lexemes[index].term) ? index + 1 : index
    }

    func skipThe(_ index: Int) -> Int { skip(index) { $0 == .the } }

    func skipOf(_ index: Int) -> Int { skip(index) { $0 == .preposition(.of) } }

    func skipComma(_ index: Int) -> Int { isSymbol(index, ",") ? index + 1 : index }

    /// Skips the full stop of an abbreviation if more follows: `Oct. 2`, `Tue. 3 March`.
    func skipAbbreviationStop(_ index: Int) -> Int {
        isSymbol(index, ".") && isGlued(index) && index + 1 < lexemes.count ? index + 1 : index
    }
}

/// A phrase read as a time, with the reason why it may be no time.
struct TimeMatch: Sendable {
    /// The reason why a match alone may be no time.
    enum Doubt: Hashable, Sendable {
        case none
        /// An ordinary word: "may", "march".
        case ordinaryWord
        /// A name: "April".
        case personName
        /// Four digits, which may also be a price or a count.
        case year
        /// A day number, which may also be a floor: "the 15th".
        case dayNumber
        /// A plain number, which may be an hour: "at 3".
        case bareClock
        /// A unit with an article: "the week", "the month".
        case bareUnit
        /// Numbers with a dash: "2-15".
        case dashedNumbers
        /// Numbers with dots, which may be a version: "8.3.25".
        case dottedNumbers
        /// A part of a day: "morning", "lunch".
        case dayPart
        /// A holiday or season before a noun: "the Christmas party", "the winter wheels".
        case modifier
        /// An amount behind "after", which counts from what was told before more often than from now: "after two weeks".
        case laterThanTold
        /// An amount behind "in", which a question about the past does not count from now: "what was not spent in a year".
        case notInPast
        /// A phrase that is certain even without a preposition.
        case settled

        var isOfWord: Bool { self == .ordinaryWord || self == .personName }
    }

    var node: TimeNode
    var end: Int
    var doubt = Doubt.none
    /// Whether it begins with a time of day, so that "at" or "in the" before it is part of the phrase.
    var beginsWithTimeOfDay = false
}

extension TimeMatch {
    /// Returns the longer of two matches, the first one on a tie.
    static func longer(_ first: TimeMatch?, _ second: TimeMatch?) -> TimeMatch? {
        guard let first else { return second }
        guard let second, second.end > first.end else { return first }
        return second
    }
}
