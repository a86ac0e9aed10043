import Language
import Parsing
import Text

/// The kind of thing a question asks for, which separates the lines that can answer it from others.
enum AskedKind {
    case amount
    case place
    case person
    /// What somebody or something is called.
    case name
    case time
    case reason
    /// How to do something: the steps.
    case manner
    /// The parts of something: the items of a list.
    case contents
    /// The meaning of something: the sentence that introduces it.
    case definition
    /// The members of a kind: the items of a list with that name.
    case members

    /// Recognises the kind; nil if the question does not say.
    init?(_ reading: ParsedQuestion) {
        let words = Tokenizer().tokens(of: reading.question).prefix(AskedKind.depthOfNouns).map(\.folded)
        if reading.seeksNumber {
            self = .amount
            return
        }
        let first = words.prefix(AskedKind.depth).first { AskedKind.kinds[$0] != nil }
        guard let kind = first.flatMap({ AskedKind.kinds[$0] }) ?? AskedKind.ofWhole(words) else { return nil }
        self = kind
    }

    /// Returns the kind named by several words: "how do I", "what is in", "what is".
    private static func ofWhole(_ words: [String]) -> AskedKind? {
        guard words.count > 1 else { return nil }
        if what.contains(words[0]) || how.contains(words[0]), words.contains(where: naming.contains) { return .name }
        if how.contains(words[0]) { return QuestionWords.isFunctionWord(words[1]) ? .manner : nil }
        if which.contains(words[0]), words.prefix(depth).dropFirst().contains(where: isPlural) { return .members }
        // "What teams did we propose".
        if what.contains(words[0]), isPlural(words[1]) { return .members }
        guard what.contains(words[0]), being.contains(words[1]) else { return nil }
        // "What are our rules"; "what are tokens" asks for a meaning.
        if several.contains(words[1]), words.count > 3, determiners.contains(words[2]),
            words.dropFirst(3).contains(where: isPlural)
        {
            return .members
        }
        return words.count > 2 && inside.contains(words[2]) ? .contents : .definition
    }

    /// Returns whether a word, folded, begins an open question rather than a yes-or-no question: "was" is a question word in German only.
    static func isOpen(_ word: String, _ language: Language) -> Bool {
        if let own = Language.allCases.first(where: { $0.asked.sharedWhat == word }) { return language == own }
        return kinds[word] != nil || how.contains(word) || what.contains(word) || which.contains(word)
    }

    /// Whether an English word may be a plural noun; German has no such mark.
    private static func isPlural(_ word: String) -> Bool {
        word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !QuestionWords.isFunctionWord(word)
    }

    private static let which = Set(words: Language.allCases.map(\.asked.which))
    private static let how = Set(words: Language.allCases.map(\.asked.how))
    private static let what = Set(words: Language.allCases.flatMap { [$0.asked.what, $0.asked.sharedWhat] })
    private static let being = Set(words: Language.allCases.map(\.asked.being))
    private static let naming = Set(words: Language.allCases.map(\.asked.naming))
    private static let several = Set(words: Language.allCases.map(\.asked.several))
    private static let determiners = Set(words: Language.allCases.map(\.asked.determiners))
    private static let inside = Set(words: Language.allCases.map(\.asked.inside))

    /// Returns whether a line contains this kind of thing.
    func isAnswered(by line: QuotableLine) -> Bool {
        switch self {
        case .amount: line.traits.contains(.number)
        case .place: AskedKind.names(in: line.text, behind: AskedKind.placeWords)
        case .person, .name: AskedKind.names(in: line.text, behind: nil)
        case .time: AskedKind.holdsTime(line.text)
        case .manner: line.form != .prose
        case .contents, .members: line.form == .item
        case .reason, .definition: false
        }
    }

    /// Returns whether a line names this kind of thing: a place by a capitalised word, "to Ulm", not "into the river".
    func isNamed(by line: QuotableLine) -> Bool {
        guard self == .place else { return isAnswered(by: line) }
        let words = line.text.split(separator: " ")
        return zip(words, words.dropFirst()).contains { before, word in
            AskedKind.placeWords.contains(before.lowercased()) && word.first { $0.isLetter }?.isUppercase == true
        }
    }

    /// Whether neighbouring steps or items answer it together.
    var isOfRun: Bool { self == .manner || self == .contents || self == .members }

    /// The number of first words of a question among which the question word is sought.
    private static let depth = 3

    /// The number of first words among which the plural noun of a list is sought.
    private static let depthOfNouns = 7

    /// Whether a capitalised word other than the first is in a text; for places, any word after a preposition counts.
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
        Language.allCases.flatMap(\.asked.kinds).flatMap { kind, words in
            WordList.words(of: words).map { ($0, kind) }
        }
    ) { first, _ in first }

    private static let placeWords = Set(words: Language.allCases.map(\.asked.places))
}
