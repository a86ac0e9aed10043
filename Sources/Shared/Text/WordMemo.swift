import Language

/// Caches the indexed forms of words for one thread; texts repeat most words, and a look-up is cheaper than stemming.
///
/// Each run between blanks is looked up as a whole, with its punctuation. A run with a digit is not cached, since its unit may follow the
/// blank.
public final class WordMemo {
    /// Properties of a form.
    public struct Traits: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: UInt8

        /// Creates traits from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The form is additional, so that it does not count in the length of the text.
        public static let addition = Traits(rawValue: 1)
        /// The word holds a digit.
        public static let number = Traits(rawValue: 2)
        /// The word is a function word.
        public static let functionWord = Traits(rawValue: 4)
    }

    private let analyzer: TermAnalyzer
    private var table = RunTable()

    /// Creates an empty memo for the words of an analyzer.
    public init(_ analyzer: TermAnalyzer = .everyLanguage) { self.analyzer = analyzer }

    /// Calls `body` with each form under which a text is indexed, like `TermAnalyzer.forEachForm`.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - body: Gets the byte range, hash and traits of each form; must not use this memo.
    public func forEachForm(in text: String, _ body: (Range<Int>, UInt64, Traits) -> Void) {
        table.forEachForm(in: text.utf8Span.span, analyzer, body)
    }
}

/// A memo for texts of unknown language, and one per language.
public final class WordMemos {
    /// The memo for texts of unknown language.
    public let everyLanguage = WordMemo()
    private var others: [Language: WordMemo] = [:]

    /// Creates empty memos.
    public init() {}

    /// Returns the memo for texts of a language, the same each time.
    public func memo(of language: Language) -> WordMemo {
        if let known = others[language] { return known }
        let memo = WordMemo(TermAnalyzer(language: language))
        others[language] = memo
        return memo
    }
}

/// The forms of runs between blanks, by the hash of their bytes, in an open hash table with linear probing.
private struct RunTable {
    private struct Form {
        var start, end: Int32
        var traits: WordMemo.Traits
        var hash: UInt64
    }

    /// 0 for a free slot.
    private var keys: [UInt64] = []
    private var places: [(start: Int32, end: Int32)] = []
    private var forms: [Form] = []
    private var count = 0

    /// The maximum number of runs; all are then forgotten.
    private static let mostRuns = 1 << 15
    /// The maximum length of a cached run in bytes; longer ones seldom recur.
    private static let longestRun = 40

    init() { forget() }

    mutating func forEachForm(
        in utf8: Span<UInt8>, _ analyzer: TermAnalyzer,
        _ body: (Range<Int>, UInt64, WordMemo.Traits) -> Void
    ) {
        var end = 0
        while end < utf8.count {
            let start = end
            var hash = StableHash()
            var hasDigit = false
            while end < utf8.count, utf8[end] > 0x20 {
                hash.combine(utf8[end])
                hasDigit = hasDigit || utf8[end].isASCIIDigit
                end += 1
            }
            if hasDigit || end - start > RunTable.longestRun {
                analyzer.forEachForm(in: utf8, within: start..<end) { form, word, _ in
                    body(form.range, form.hash, RunTable.traits(form, word))
                }
            } else if end > start {
                let place = places[slot(ofRun: start..<end, max(1, hash.value), in: utf8, analyzer)]
                for form in Int(place.start)..<Int(place.end) {
                    let (first, last) = (start + Int(forms[form].start), start + Int(forms[form].end))
                    body(first..<last, forms[form].hash, forms[form].traits)
                }
            }
            end += 1
        }
    }

    private static func traits(_ form: TermAnalyzer.Form, _ word: [UInt8]) -> WordMemo.Traits {
        var traits: WordMemo.Traits = form.isAddition ? .addition : []
        if word.contains(where: \.isASCIIDigit) { traits.insert(.number) }
        if QuestionWords.isFunctionWord(word) { traits.insert(.functionWord) }
        return traits
    }

    @inline(__always)
    private mutating func slot(
        ofRun run: Range<Int>, _ key: UInt64, in utf8: Span<UInt8>, _ analyzer: TermAnalyzer
    ) -> Int {
        let slot = slot(of: key)
        return keys[slot] == key ? slot : add(key, run, in: utf8, analyzer)
    }

    /// Returns the slot that holds a key, or the free slot for it.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var slot = Int(truncatingIfNeeded: key) & mask
        while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }

    @inline(never)
    private mutating func add(
        _ key: UInt64, _ run: Range<Int>, in utf8: Span<UInt8>, _ analyzer: TermAnalyzer
    ) -> Int {
        if count == RunTable.mostRuns { forget() }
        if count * 2 >= keys.count { grow() }
        let slot = slot(of: key)
        let first = forms.count
        analyzer.forEachForm(in: utf8, within: run) { form, word, _ in
            let (start, end) = (form.range.lowerBound - run.lowerBound, form.range.upperBound - run.lowerBound)
            forms.append(
                Form(start: Int32(start), end: Int32(end), traits: RunTable.traits(form, word), hash: form.hash))
        }
        (keys[slot], places[slot]) = (key, (Int32(first), Int32(forms.count)))
        count += 1
        return slot
    }

    private mutating func grow() {
        let (oldKeys, oldPlaces) = (keys, places)
        makeSlots(oldKeys.count * 2)
        for old in oldKeys.indices where oldKeys[old] != 0 {
            let slot = slot(of: oldKeys[old])
            (keys[slot], places[slot]) = (oldKeys[old], oldPlaces[old])
        }
    }

    private mutating func forget() {
        makeSlots(1 << 10)
        forms.removeAll()
        count = 0
    }

    private mutating func makeSlots(_ count: Int) {
        keys = [UInt64](repeating: 0, count: count)
        places = [(start: Int32, end: Int32)](repeating: (0, 0), count: count)
    }
}
