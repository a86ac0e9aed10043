import Language

/// A word of a question with the index terms that match it.
///
/// Documents of a vault are stemmed in their own languages, so a word has a stem in each. A compound ("follow-up", "v2.3.1", "€12",
/// `parseTopic`) is one word that matches as a whole or, with less weight, by its parts.
public struct QuestionTerm: Hashable, Sendable {
    /// A term that matches the word.
    public struct Alternative: Hashable, Sendable {
        /// Its stem.
        public let stem: String
        /// The hash of the stem in the postings.
        public let hash: UInt64
        /// The weight of a match: 1 for the word, less for a part of it.
        public let factor: Float
    }

    /// The range of the word in the question's UTF-8 bytes.
    public let range: Range<Int>
    /// The folded word; a compound is joined.
    public let word: String
    /// The terms with distinct hashes, never empty: first the stem in the question's language, last the parts.
    public let alternatives: [Alternative]

    /// The stem in the question's language.
    public var stem: String { alternatives[0].stem }

    /// The hash of the stem in the question's language.
    public var hash: UInt64 { alternatives[0].hash }
}

extension TermAnalyzer {
    /// Returns the words of a question, each with its alternatives.
    ///
    /// - Parameters:
    ///   - text: A question or its topic.
    ///   - language: The language of the question (`LanguageDetector`).
    /// - Returns: The words in order, including function words.
    public static func questionTerms(of text: String, language: Language = .english) -> [QuestionTerm] {
        var reader = QuestionTermReader(language: language)
        return reader.terms(of: text)
    }
}

private struct QuestionTermReader {
    private struct Word {
        var range: Range<Int>
        var forms: [CompoundForm]
        /// Whether it is a plain word, which may form a compound with the next.
        var isPlain = true
    }

    private let languages: [Language]
    private var words: [Word] = []
    private var compound = CompoundWord()
    private var run: [UnspacedWords.Character] = []

    init(language: Language) {
        let own = Language.stemmed.contains(language) ? language : .english
        languages = [own] + Language.stemmed.filter { $0 != own }
    }

    mutating func terms(of text: String) -> [QuestionTerm] {
        let utf8 = text.utf8Span.span
        Tokenizer().forEachWord(in: utf8) { token, letters in add(token, letters, in: utf8) }
        endRun()
        joinNeighbours(in: utf8)
        return words.map(term)
    }

    private mutating func add(_ token: Tokenizer.Token, _ letters: [UInt8], in utf8: Span<UInt8>) {
        if token.traits.contains(.unspaced) {
            if run.last.map({ $0.range.upperBound < token.range.lowerBound }) == true { endRun() }
            if run.isEmpty || token.traits.contains(.single) { run.append((token.range, letters)) }
            return
        }
        endRun()
        // A unit after a number belongs to the number's word.
        if let last = words.last, token.range.lowerBound < last.range.upperBound { return }
        guard !compound.isEmpty || CompoundWord.begins(with: token, in: utf8) else {
            words.append(Word(range: token.range, forms: [CompoundForm(range: token.range, letters: letters)]))
            return
        }
        compound.append(token, letters, in: utf8)
        if compound.isOpen { return }
        let forms = compound.forms(in: utf8)
        if let whole = forms.first?.range, whole.lowerBound <= compound.range.lowerBound {
            while let last = words.last, last.range.lowerBound >= whole.lowerBound { words.removeLast() }
            words.append(Word(range: whole, forms: forms, isPlain: false))
            addParts(of: compound, behind: whole.upperBound)
        } else {
            addParts(of: compound, behind: compound.range.lowerBound)
        }
        compound = CompoundWord()
    }

    private mutating func addParts(of compound: CompoundWord, behind start: Int) {
        for part in compound.parts where part.range.lowerBound >= start {
            words.append(Word(range: part.range, forms: [CompoundForm(range: part.range, letters: part.letters)]))
        }
    }

    private mutating func endRun() {
        words += UnspacedWords.words(of: run).map {
            Word(range: $0.range, forms: [CompoundForm(range: $0.range, letters: $0.letters)], isPlain: false)
        }
        run = []
    }

    /// Adds the joined form to two neighbours, since "sign up" may be written "sign-up" or "signup"; the first must not be a function word.
    private mutating func joinNeighbours(in utf8: Span<UInt8>) {
        let plain = words
        for (place, next) in zip(plain.indices, plain.indices.dropFirst()) {
            let (left, right) = (plain[place], plain[next])
            let gap = left.range.upperBound
            guard left.isPlain, right.isPlain, gap + 1 == right.range.lowerBound, utf8[gap] == UInt8(ascii: " "),
                let head = left.forms.first?.letters, let tail = right.forms.first?.letters, head.count > 1,
                !QuestionWords.isFunctionWord(head)
            else { continue }
            let whole = CompoundForm(range: left.range.lowerBound..<right.range.upperBound, letters: head + tail)
            words[place].forms.append(whole)
            words[next].forms.append(whole)
        }
    }

    private func term(_ word: Word) -> QuestionTerm {
        var alternatives: [QuestionTerm.Alternative] = []
        func add(_ letters: [UInt8], _ language: Language, _ factor: Float) {
            var stem = letters
            let hash = language.stem(&stem)
            guard !alternatives.contains(where: { $0.hash == hash }) else { return }
            alternatives.append(
                QuestionTerm.Alternative(stem: String(decoding: stem, as: UTF8.self), hash: hash, factor: factor))
        }
        for form in word.forms {
            for language in languages { add(form.letters, language, form.factor) }
            if form.letters.contains(0xC3) { add(Umlauts.speltOut(form.letters), .english, form.factor) }
        }
        if let other = UnitNames.other(String(decoding: word.forms[0].letters, as: UTF8.self)) {
            for language in languages { add(Array(other.utf8), language, 1) }
        }
        var letters = word.forms[0].letters
        Umlauts.fold(&letters)
        return QuestionTerm(
            range: word.range, word: String(decoding: letters, as: UTF8.self), alternatives: alternatives)
    }
}
