import Model
import Text

/// The words of a question or text, each looked up once.
struct NameScan {
    struct Item {
        var word = NameWord()
        var isFree: Bool
    }

    let tokens: [QuestionToken]
    private(set) var items: [Item] = []
    /// Whether any word may be a correctly spelt name, an address or initials.
    private(set) var mayHoldName = false

    init(_ tokens: [QuestionToken], index: NameIndex, common: Set<String> = [], free: (Int) -> Bool) {
        self.tokens = tokens
        items.reserveCapacity(tokens.count)
        for (place, token) in tokens.enumerated() {
            var item = Item(isFree: free(place))
            if token.kind != .symbol {
                item.word = index.word(NameScan.key(token))
                if item.word.bearers >= 0, common.contains(NameScan.bare(token)) { item.word.traits.insert(.ordinary) }
                mayHoldName = mayHoldName || item.word.isName || NameScan.isUnusual(token, item.word, index)
            } else if token.text == "@" {
                mayHoldName = true
            }
            items.append(item)
        }
    }

    /// Tells whether an unknown word may be a form of a name: "Sarahs", "SC", "S.", "sarah.chen".
    private static func isUnusual(_ token: QuestionToken, _ word: NameWord, _ index: NameIndex) -> Bool {
        guard token.kind == .word else { return false }
        let length = token.text.utf8.count
        if token.isGlued || length == 1 { return true }
        if length < 4, index.isKnown(NameSpelling.key(initials: bare(token))) { return true }
        if length <= 5, token.text.utf8.dropFirst().first.map({ (65...90).contains($0) }) == true { return true }
        guard !word.traits.contains(.ordinary), let singular = singular(token) else { return false }
        return index.word(NameSpelling.key(singular)).isName
    }

    private static func key(_ token: QuestionToken) -> UInt64 {
        var hash = StableHash()
        for byte in token.lower.utf8 {
            guard byte < 0x80, byte != UInt8(ascii: "'") else { return keyOfUnusual(token) }
            hash.combine(byte)
        }
        return hash.value
    }

    /// Returns the key of a word with other characters; "who's" is a word of its own, "Sarah's" has the key of "Sarah".
    private static func keyOfUnusual(_ token: QuestionToken) -> UInt64 {
        let contraction = NameSpelling.key(NameSpelling.fold(token.lower))
        if NameWords.all.word(contraction).traits.contains(.copula) { return contraction }
        return NameSpelling.key(bare(token))
    }

    static func bare(_ token: QuestionToken) -> String {
        let lower = token.lower
        guard lower.utf8.contains(UInt8(ascii: "'")) else { return NameSpelling.fold(lower) }
        for ending in ["'s", "'ll", "'d", "'"] where lower.hasSuffix(ending) {
            return NameSpelling.fold(String(lower.dropLast(ending.count)))
        }
        return NameSpelling.fold(lower)
    }

    /// Returns the folded word without the s of a plural or genitive: `sarah` for "Sarahs"; nil if it has none.
    static func singular(_ token: QuestionToken) -> String? {
        let s = UInt8(ascii: "s")
        guard token.kind == .word, token.lower.utf8.count > 3, token.lower.utf8.last == s || token.isPossessive else {
            return nil
        }
        let word = bare(token)
        guard word.utf8.last == s, word.utf8.dropLast().last != s, word.utf8.count > 3 else { return nil }
        return String(word.dropLast())
    }

    func traits(_ place: Int) -> NameWordTraits { items.indices.contains(place) ? items[place].word.traits : [] }

    func isFreeWord(_ place: Int) -> Bool {
        items.indices.contains(place) && items[place].isFree && tokens[place].kind != .symbol
    }

    func isGlued(_ symbol: String, at place: Int) -> Bool {
        tokens.indices.contains(place) && tokens[place].isGlued && tokens[place].text == symbol
    }

    /// Whether a word ends a dotted name that is not a person's: "js" of "ember.js"; "Dr.Chen" and "S.Chen" are people.
    func endsDottedName(_ place: Int) -> Bool {
        guard isGlued(".", at: place - 1), tokens[place].isGlued, place > 1, tokens[place - 2].kind == .word else {
            return false
        }
        return tokens[place - 2].lower.utf8.count > 1 && !traits(place - 2).contains(.title)
    }

    /// Returns the index of the next word, across a hyphen or dot without blanks; nil after a possessive or at the end.
    func following(_ place: Int) -> Int? {
        if tokens[place].lower.hasSuffix("'s") { return nil }
        var next = place + 1
        if isGlued("-", at: next) || isGlued(".", at: next) || isGlued("_", at: next) {
            guard next + 1 < tokens.count, tokens[next + 1].isGlued, items[next].isFree else { return nil }
            next += 1
        }
        return isFreeWord(next) ? next : nil
    }

    /// Returns a letter that may be an initial; nil for "a", "I", the A of "A/B" and the Q of "Q3".
    func initial(at place: Int) -> Character? {
        guard isFreeWord(place), tokens[place].kind == .word, tokens[place].lower.utf8.count <= 6 else { return nil }
        let word = NameScan.bare(tokens[place])
        guard word.count == 1, let letter = word.first else { return nil }
        if isGlued(".", at: place + 1) { return letter }
        let isAlone =
            place + 1 >= tokens.count || !tokens[place + 1].isGlued || "?!,;:)".contains(tokens[place + 1].text)
        return isAlone && !traits(place).contains(.ordinary) && letter != "a" && letter != "i" ? letter : nil
    }
}
