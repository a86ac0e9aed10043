import Language

/// Words that name a time, a number or an amount, for which some questions ask.
///
/// The meaning of a word in its sentence ("may", "one") does not matter, since the cue only adjusts a rank.
public struct CueWords: Sendable {
    private let times: Set<UInt64>
    private let numbers: Set<UInt64>

    /// Creates the cue words of all languages with a stemmer.
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

    private static func stems(_ words: (Language) -> String) -> Set<UInt64> {
        Set(Language.stemmed.flatMap { TermAnalyzer(language: $0).terms(of: words($0)).map(\.hash) })
    }

    private static func timeWords(_ language: Language) -> String {
        let names = language.lexicon.monthNames + language.lexicon.weekdayNames
        return ([timeWords[language] ?? ""] + names).joined(separator: " ")
    }

    /// Zero and one seldom state an amount; words that do are in the lists below.
    private static func numberWords(_ language: Language) -> String {
        let numbers = language.lexicon.numbers.split(separator: " ").prefix(13).dropFirst(2)
        return ([numberWords[language] ?? ""] + numbers).joined(separator: " ")
    }

    private static let timeWords: [Language: Substring] = [
        .english: """
        yesterday today tonight tomorrow ago last next week weekend month year summer winter spring autumn fall morning recently just
        since
        """,
        .german: """
        gestern heute morgen letzte letzten letzter letztes nächste nächsten vor woche wochenende monat monaten jahr jahren
        sommer winter frühling herbst kürzlich neulich seit
        """,
    ]

    private static let numberWords: [Language: Substring] = [
        .english: "one dozen hundred thousand million once twice couple few several many half",
        .german: "dutzend hundert tausend million einmal zweimal paar wenige einige viele halb",
    ]
}
