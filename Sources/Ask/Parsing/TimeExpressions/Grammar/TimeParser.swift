import Time

/// Reads time expressions off a row of lexemes by trying what can begin at a place and keeping the longest.
///
/// Recursive descent with bounded depth; every function takes the index where something may begin and answers with
/// what it read and the index behind it, or nil. The parser knows terms, not words, so it serves every language with
/// a table.
struct TimeParser: Sendable {
    let lexemes: [Lexeme]
    let words: TimeWords
    /// Whether 3/4 is 3 April.
    let isDayFirst: Bool
    /// The running year, for years of two digits.
    let currentYear: Int
    /// The last lexeme that can join the two ends of a range; −1 where none can.
    private(set) var lastRangeWord = -1

    init(lexemes: [Lexeme], words: TimeWords, isDayFirst: Bool, currentYear: Int) {
        self.lexemes = lexemes
        self.words = words
        self.isDayFirst = isDayFirst
        self.currentYear = currentYear
        lastRangeWord = lexemes.indices.last { isRangeWord($0, allowsAnd: true) || isListWord($0) } ?? -1
    }

    /// How deep one expression may hang on another: Monday of the first week of March of last year.
    static let deepest = 4

    /// The term at an index; none before the beginning and behind the end.
    func term(_ index: Int) -> TimeTerm { lexemes.indices.contains(index) ? lexemes[index].term : .nothing }

    func isGlued(_ index: Int) -> Bool { lexemes.indices.contains(index) && lexemes[index].isGlued }

    func digitCount(_ index: Int) -> Int { lexemes.indices.contains(index) ? lexemes[index].digitCount : 0 }

    func isPlural(_ index: Int) -> Bool { lexemes.indices.contains(index) && lexemes[index].isPlural }

    func isSymbol(_ index: Int, _ scalar: Unicode.Scalar) -> Bool { term(index) == .symbol(scalar) }

    /// Whether a dash of any kind, or a tilde, stands there.
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

    /// A full stop glued to an abbreviation, where more follows: `Oct. 2`, `Tue. 3 March`.
    func skipAbbreviationStop(_ index: Int) -> Int {
        isSymbol(index, ".") && isGlued(index) && index + 1 < lexemes.count ? index + 1 : index
    }
}

/// Something read as a time: what it means, where it ends, and what must stand before it to be believed.
struct TimeMatch: Sendable {
    /// Why a match alone may be no time.
    enum Doubt: Hashable, Sendable {
        case none
        /// A word that is also an ordinary one: may, march.
        case ordinaryWord
        /// A word that is also a name: April.
        case personName
        /// Four digits: a year, a price, a count.
        case year
        /// The 15th, which may be a floor.
        case dayNumber
        /// At 3.
        case bareClock
        /// The week, the month: of the week, for the day.
        case bareUnit
        /// 2-15.
        case dashedNumbers
        /// Morning, lunch.
        case dayPart
        /// A holiday that names a thing with the noun after it: "the Christmas party".
        case modifier
        /// A settled phrase that takes no preposition.
        case settled

        /// Whether it is the word itself that may mean something else.
        var isOfWord: Bool { self == .ordinaryWord || self == .personName }
    }

    var node: TimeNode
    var end: Int
    var doubt = Doubt.none
    /// Whether it begins with a time of day, so that "at" or "in the" belongs to it.
    var beginsWithTimeOfDay = false
}

extension TimeMatch {
    /// The longer of two matches, the first one where they are equal.
    static func longer(_ first: TimeMatch?, _ second: TimeMatch?) -> TimeMatch? {
        guard let first else { return second }
        guard let second, second.end > first.end else { return first }
        return second
    }
}
