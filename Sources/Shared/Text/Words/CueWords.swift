/// Words that name a time, a number or an amount, which some questions ask for.
///
/// A word counts regardless of its meaning in the sentence ("may", "one"), because the cue only nudges a rank.
public struct CueWords: Sendable {
    private let times: Set<UInt64>
    private let numbers: Set<UInt64>

    /// Creates the cue words of English and German.
    public init() {
        times = CueWords.stems(CueWords.timeWords)
        numbers = CueWords.stems(CueWords.numberWords)
    }

    /// Returns whether a word names a time: "yesterday", "March", "ago", a year.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - stem: The hash of its stem.
    /// - Returns: True also for 1900 … 2099.
    public func namesTime(_ word: [UInt8], stem: UInt64) -> Bool { times.contains(stem) || CueWords.isYear(word) }

    /// Returns whether a word names a number: "three", "dozen", or anything that begins with a digit.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - stem: The hash of its stem.
    /// - Returns: True also for words such as "several".
    public func namesNumber(_ word: [UInt8], stem: UInt64) -> Bool {
        word.first.map { (48...57).contains($0) } ?? false || numbers.contains(stem)
    }

    private static func isYear(_ word: [UInt8]) -> Bool {
        word.count == 4 && (word.starts(with: [49, 57]) || word.starts(with: [50, 48]))
            && word[2...].allSatisfy { (48...57).contains($0) }
    }

    private static func stems(_ words: [TextLanguage: String]) -> Set<UInt64> {
        Set(words.flatMap { language, words in TermAnalyzer(language: language).terms(of: words).map(\.hash) })
    }

    private static let timeWords: [TextLanguage: String] = [
        .english: """
        yesterday today tonight tomorrow ago last next week weekend month year summer winter spring autumn fall morning
        monday tuesday wednesday thursday friday saturday sunday recently just since january february march april june july
        august september october november december
        """,
        .german: """
        gestern heute morgen letzte letzten letzter letztes nächste nächsten vor woche wochenende monat monaten jahr jahren
        sommer winter frühling herbst montag dienstag mittwoch donnerstag freitag samstag sonntag kürzlich neulich seit januar
        februar märz april mai juni juli august september oktober november dezember
        """,
    ]

    private static let numberWords: [TextLanguage: String] = [
        .english: """
        one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million once twice couple few
        several many half
        """,
        .german: """
        zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dutzend hundert tausend million einmal zweimal paar wenige
        einige viele halb
        """,
    ]
}
