/// A language of time expressions.
public enum TimeLanguage: Int, Hashable, Sendable, CaseIterable {
    case english, german

    /// Returns the language with the most characteristic words in a question.
    ///
    /// - Parameter tokens: The tokens of the question.
    /// - Returns: The language; English on a tie.
    public static func detected(in tokens: [QuestionToken]) -> TimeLanguage {
        var counts = [Int](repeating: 0, count: allCases.count)
        for token in tokens where token.kind == .word {
            guard let languages = marks[token.lower] else { continue }
            for language in allCases where languages & language.bit != 0 { counts[language.rawValue] += 1 }
        }
        return allCases.reduce(.english) { counts[$1.rawValue] > counts[$0.rawValue] ? $1 : $0 }
    }

    private var bit: UInt8 { 1 << UInt8(rawValue) }

    private var words: [String] {
        switch self {
        case .english: TimeWords.englishMarks
        case .german: TimeWords.germanMarks
        }
    }

    /// The languages of each characteristic word, one bit each.
    private static let marks: [String: UInt8] = {
        var marks: [String: UInt8] = [:]
        for language in allCases {
            for word in language.words { marks[word, default: 0] |= language.bit }
        }
        return marks
    }()
}
