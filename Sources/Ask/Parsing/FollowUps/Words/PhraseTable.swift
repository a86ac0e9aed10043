import Text

/// Phrases with their meanings; the longest one that begins a text is found.
struct PhraseTable<Meaning: Sendable>: Sendable {
    private struct Entry: Sendable {
        var words: [String]
        var meaning: Meaning
    }

    /// The phrases by their first words, longest first.
    private var entries: [String: [Entry]] = [:]

    /// Creates a table; phrases are separated by commas, folded words by blanks.
    init(_ phrases: [(Meaning, String)]) {
        for (meaning, list) in phrases {
            WordList.forEachPhrase(of: list) { phrase in
                var words: [String] = []
                WordList.forEachWord(of: phrase) { words.append(String(decoding: $0)) }
                guard let first = words.first else { return }
                entries[first, default: []].append(Entry(words: words, meaning: meaning))
            }
        }
        for first in entries.keys { entries[first]?.sort { $0.words.count > $1.words.count } }
    }

    func beginning(_ tokens: ArraySlice<QuestionToken>) -> (meaning: Meaning, count: Int)? {
        guard let first = tokens.first, let candidates = entries[first.folded] else { return nil }
        let found = candidates.first { entry in
            entry.words.count <= tokens.count && zip(entry.words, tokens).allSatisfy { $0 == $1.folded }
        }
        return found.map { ($0.meaning, $0.words.count) }
    }

    func ending(_ tokens: ArraySlice<QuestionToken>) -> (meaning: Meaning, count: Int)? {
        for start in tokens.indices {
            if let found = beginning(tokens[start...]), found.count == tokens.endIndex - start { return found }
        }
        return nil
    }

    /// Returns the meaning of all tokens as one phrase.
    func whole(_ tokens: ArraySlice<QuestionToken>) -> Meaning? {
        beginning(tokens).flatMap { $0.count == tokens.count ? $0.meaning : nil }
    }

    func hasPhrase(beginningWith word: String) -> Bool { entries[word] != nil }
}
