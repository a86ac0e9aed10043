import Parsing
import Text

/// What kind of thing a question asks for, by which lines that can answer it are told from others.
enum AskedKind {
    case amount
    case place
    case person
    case time
    case reason

    /// What a question asks for; nil where it does not say.
    init?(_ reading: ParsedQuestion) {
        let words = Tokenizer().tokens(of: reading.question).prefix(AskedKind.depth).map(\.folded)
        let kind = reading.seeksNumber ? .amount : words.lazy.compactMap({ AskedKind.kinds[$0] }).first
        guard let kind else { return nil }
        self = kind
    }

    /// Whether a line holds such a thing.
    func isAnswered(by line: QuotableLine) -> Bool {
        switch self {
        case .amount: line.traits.contains(.number)
        case .place: AskedKind.names(in: line.text, behind: AskedKind.placeWords)
        case .person: AskedKind.names(in: line.text, behind: nil)
        case .time: AskedKind.holdsTime(line.text)
        case .reason: false
        }
    }

    /// The word of asking is one of the first of a question.
    private static let depth = 3

    /// Whether a word with a capital stands in a text, but for its first word; for places, behind a preposition.
    private static func names(in text: String, behind prepositions: Set<String>?) -> Bool {
        let words = text.split(separator: " ")
        return zip(words, words.dropFirst()).contains { before, word in
            let isName = word.first { $0.isLetter }?.isUppercase == true
            guard let prepositions else { return isName }
            return prepositions.contains(before.lowercased())
        }
    }

    private static func holdsTime(_ text: String) -> Bool {
        var isFound = false
        TermAnalyzer.everyLanguage.forEachForm(in: text) { form, word, _ in
            isFound = isFound || cues.namesTime(word, stem: form.hash)
        }
        return isFound
    }

    private static let cues = CueWords()

    private static let kinds = Dictionary(
        questionWords.values.flatMap { kinds in
            kinds.flatMap { kind, words in words.split(separator: " ").map { (String($0), kind) } }
        }
    ) { first, _ in first }

    /// The words of asking by language.
    private static let questionWords: [TextLanguage: [AskedKind: String]] = [
        .english: [.place: "where", .person: "who whom whose", .time: "when", .reason: "why"],
        .german: [
            .place: "wo wohin woher", .person: "wer wen wem wessen", .time: "wann", .reason: "warum wieso weshalb",
        ],
    ]

    private static let placeWords = Set(
        placePrepositions.values.flatMap { $0.split(separator: " ").map(String.init) })

    private static let placePrepositions: [TextLanguage: String] = [
        .english: "in at on under behind near inside outside beside beneath below above from to into by next",
        .german: "in im am an auf unter hinter neben bei beim vor nach zur zum aus",
    ]
}
