import Language

/// Turns text into terms: folded, stemmed words, with the stable hash used in postings.
public struct TermAnalyzer: Sendable {
    /// The version of the terms, raised whenever the same text gives other terms; an older index is then rebuilt.
    public static let version = 2

    /// One word of a text.
    public struct Term: Sendable, Hashable {
        /// The range of the word in the text's UTF-8 bytes.
        public let range: Range<Int>
        /// The folded word.
        public let word: String
        /// Its stem.
        public let stem: String
        /// The hash of the stem.
        public let hash: UInt64
    }

    /// An indexed form in a text: a word, a joined compound or a part of a word.
    public struct Form {
        /// The range in the text's UTF-8 bytes.
        public let range: Range<Int>
        /// The hash of the stem.
        public let hash: UInt64
        /// Whether it is additional, so that it does not count in the length of the text.
        public let isAddition: Bool
    }

    private let tokenizer = Tokenizer()
    private let language: Language
    private let others: [Language]

    /// Creates an analyzer with the stemmer of a language.
    public init(language: Language = .english) {
        self.language = language
        others = []
    }

    private init(others: [Language]) {
        language = .english
        self.others = others
    }

    /// An analyzer for texts of unknown language, which gives the stems of all languages, English first.
    public static let everyLanguage = TermAnalyzer(others: Language.stemmed.filter { $0 != .english })

    /// Calls `body` with each word of a text, in order, without creating strings.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - body: Gets the byte range of the word, the folded word, its stem and the stem's hash; the buffers are reused.
    public func forEachTerm(in text: String, _ body: (Range<Int>, [UInt8], [UInt8], UInt64) -> Void) {
        var stem: [UInt8] = []
        stem.reserveCapacity(64)
        tokenizer.forEachWord(in: text.utf8Span.span) { token, word in
            if token.traits.contains(.single) { return }
            stem.removeAll(keepingCapacity: true)
            stem += word
            let hash = language.stem(&stem)
            if token.traits.contains(.umlauts) { Umlauts.fold(&word) }
            body(token.range, word, stem, hash)
        }
    }

    /// Returns the words of a text in order.
    public func terms(of text: String) -> [Term] {
        var result: [Term] = []
        forEachTerm(in: text) { range, word, stem, hash in
            result.append(
                Term(
                    range: range, word: String(decoding: word, as: UTF8.self),
                    stem: String(decoding: stem, as: UTF8.self), hash: hash))
        }
        return result
    }

    /// Calls `body` with each form under which the text is indexed.
    ///
    /// The words come in order, each followed by its additions: joined compounds (`followup`, an address, `2.3.1`), the parts of
    /// `camelCase`, words with umlauts spelt out, single characters of scripts without spaces.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - body: Gets each form with its folded word and stem in reused buffers; ranges of additions may overlap others and begin before
    ///     them.
    public func forEachForm(in text: String, _ body: (Form, [UInt8], [UInt8]) -> Void) {
        let utf8 = text.utf8Span.span
        forEachForm(in: utf8, within: utf8.indices, body)
    }

    /// Returns the hashes of all forms of a text.
    public func hashes(of text: String) -> Set<UInt64> {
        var hashes: Set<UInt64> = []
        forEachForm(in: text) { form, _, _ in hashes.insert(form.hash) }
        return hashes
    }

    @inline(__always)
    private func read(
        _ token: Tokenizer.Token, _ word: [UInt8], _ stem: inout [UInt8], _ compound: inout CompoundWord,
        _ utf8: Span<UInt8>, _ body: (Form, [UInt8], [UInt8]) -> Void
    ) {
        stem.removeAll(keepingCapacity: true)
        stem += word
        let hash = language.stem(&stem)
        let isInCompound = !compound.isEmpty || CompoundWord.begins(with: token, in: utf8)
        if isInCompound || !token.traits.isEmpty || !others.isEmpty {
            if isInCompound { compound.append(token, word, in: utf8) }
            forms(of: token, word, stem, hash, body)
            if isInCompound { finish(&compound, in: utf8, body) }
        } else {
            body(Form(range: token.range, hash: hash, isAddition: false), word, stem)
        }
    }

    /// Calls `known` or `other` with each form under which the text is indexed, in the order of `forEachForm`.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - table: Cached words of this analyzer's language; new words are added to it.
    ///   - known: Gets the cached entry of a word with a single form.
    ///   - other: Gets every other form as `forEachForm` does.
    public func forEachForm(
        in text: String, knowing table: WordTable, known: (WordTable.Entry) -> Void,
        other: (Form, [UInt8], [UInt8]) -> Void
    ) {
        let utf8 = text.utf8Span.span
        var stem: [UInt8] = []
        stem.reserveCapacity(64)
        var compound = CompoundWord()
        tokenizer.forEachWord(in: utf8) { token, word in
            if token.traits.isEmpty, compound.isEmpty, !CompoundWord.begins(with: token, in: utf8) {
                known(table.entry(of: word))
            } else {
                read(token, word, &stem, &compound, utf8, other)
            }
        }
    }

    /// Does the same for a part of a text that ends at blanks; the text around it is taken into account.
    func forEachForm(
        in utf8: Span<UInt8>, within range: Range<Int>, _ body: (Form, [UInt8], [UInt8]) -> Void
    ) {
        var stem: [UInt8] = []
        stem.reserveCapacity(64)
        var compound = CompoundWord()
        tokenizer.forEachWord(in: utf8, within: range) { token, word in
            read(token, word, &stem, &compound, utf8, body)
        }
    }

    /// Emits the forms of a word that has several forms or does not count.
    @inline(never)
    private func forms(
        of token: Tokenizer.Token, _ word: [UInt8], _ stem: [UInt8], _ hash: UInt64,
        _ body: (Form, [UInt8], [UInt8]) -> Void
    ) {
        var folded = word
        Umlauts.fold(&folded)
        body(Form(range: token.range, hash: hash, isAddition: token.traits.contains(.single)), folded, stem)
        variants(of: word, range: token.range, hash, body)
    }

    @inline(never)
    private func finish(
        _ compound: inout CompoundWord, in utf8: Span<UInt8>, _ body: (Form, [UInt8], [UInt8]) -> Void
    ) {
        if compound.isOpen { return }
        for form in compound.forms(in: utf8) where !form.isWritten { addition(form, body) }
        compound = CompoundWord()
    }

    /// Emits stems in other languages and spelt-out umlauts; both spellings have the same German stem.
    private func variants(
        of spelling: [UInt8], range: Range<Int>, _ hash: UInt64, _ body: (Form, [UInt8], [UInt8]) -> Void
    ) {
        for other in others { addition(spelling, range, in: other, unless: hash, body) }
        if language != .german, spelling.contains(0xC3) {
            addition(Umlauts.speltOut(spelling), range, in: language, unless: hash, body)
        }
    }

    private func addition(_ form: CompoundForm, _ body: (Form, [UInt8], [UInt8]) -> Void) {
        let hash = addition(form.letters, form.range, in: language, unless: nil, body)
        for other in others { addition(form.letters, form.range, in: other, unless: hash, body) }
    }

    @discardableResult
    private func addition(
        _ letters: [UInt8], _ range: Range<Int>, in language: Language, unless known: UInt64?,
        _ body: (Form, [UInt8], [UInt8]) -> Void
    ) -> UInt64 {
        var (word, stem) = (letters, letters)
        Umlauts.fold(&word)
        let hash = language.stem(&stem)
        if hash != known { body(Form(range: range, hash: hash, isAddition: true), word, stem) }
        return hash
    }
}
