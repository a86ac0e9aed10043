import Language
import Store
import Text

/// The vocabulary of a vault: its words, similar spellings and related words; loaded lazily, and cached for several questions.
final class VaultVocabulary {
    private let index: IndexReader
    private let segments: [IndexReader.SegmentPlace]
    private let layout: SegmentLayout
    /// Whether the vocabulary may contain words that occur only in deleted chunks.
    private let hasDeadWords: Bool
    private let relatedWords: RelatedWords?
    private var loadedSpelling: SpellingIndex?
    private var loadedNames: Set<UInt64>?
    /// The stems spelt most like a stem, by it and their number; questions repeat many words.
    private var knownNeighbours: [NeighbourKey: [SpellingIndex.Neighbour]] = [:]

    private struct NeighbourKey: Hashable {
        let stem: String
        let count: Int
    }

    private static let mostNeighbourKeys = 1 << 12

    init(_ index: IndexReader, table: IndexReader.ChunkTable, related: RelatedWords?) {
        self.index = index
        segments = table.segments
        layout = table.layout
        hasDeadWords = table.hasDeadChunks
        relatedWords = related
    }

    /// Whether any document contains a term in its text or title.
    func isKnown(_ hash: UInt64) throws(StoreError) -> Bool {
        if try index.hasPostings(of: hash, in: segments) { return true }
        return try index.hasPostings(of: TitleTerm.hash(hash), in: segments)
    }

    /// Whether a word still occurs: words of deleted chunks stay in the vocabulary until segments are merged.
    private func isAlive(_ hash: UInt64) throws(StoreError) -> Bool {
        hasDeadWords ? try isKnown(hash) : true
    }

    /// Returns at most two stems that an unknown word may misspell, likeliest first.
    ///
    /// A word with related words is spelt correctly, so only its ending may differ.
    func corrections(of word: QuestionTerm, in language: Language) throws(StoreError) -> [SpellingIndex.Neighbour] {
        return try spelling().corrections(
            of: word.word, stem: word.stem, mostLetters: isListed(word.stem, in: language) ? 0 : nil, where: isAlive)
    }

    /// Whether a stem is in the lists of related words.
    func isListed(_ stem: String, in language: Language) -> Bool {
        relatedWords?.has(RelatedWords.name(of: stem, in: language)) ?? false
    }

    /// Returns the stems that a dictionary lists as synonyms or hyponyms of a stem.
    func kinds(of stem: String, in language: Language) -> Set<String> {
        guard let relatedWords else { return [] }
        let entries = relatedWords.related(to: RelatedWords.name(of: stem, in: language))
        return Set(entries.filter(\.corresponds).map(\.stem))
    }

    /// Whether a stem is among the related words of another one.
    func isRelated(_ stem: String, to other: String, in language: Language) -> Bool {
        guard let relatedWords else { return false }
        return relatedWords.related(to: RelatedWords.name(of: other, in: language)).contains { $0.stem == stem }
    }

    /// Returns at most four stems spelt most like a stem of the vault, most similar first, without those of the word itself.
    func neighbours(of stem: String, besides word: QuestionTerm) throws(StoreError) -> [SpellingIndex.Neighbour] {
        let own = Set(word.alternatives.map(\.hash))
        let found = try neighbours(NeighbourKey(stem: stem, count: 4 + own.count))
        return Array(found.filter { !own.contains($0.term) && $0.stem != stem }.prefix(4))
    }

    private func neighbours(_ key: NeighbourKey) throws(StoreError) -> [SpellingIndex.Neighbour] {
        if let known = knownNeighbours[key] { return known }
        let found = try spelling().neighbours(of: key.stem, sizes: 3...4, count: key.count, where: isAlive)
        if knownNeighbours.count == VaultVocabulary.mostNeighbourKeys { knownNeighbours.removeAll() }
        knownNeighbours[key] = found
        return found
    }

    /// Returns the stems of the vault related to a word, most related first; none for numbers, short words and names of people.
    ///
    /// `stem` is the stem of the folded word, or of its correction.
    func related(to word: String, stem: String, in language: Language) throws(StoreError) -> [QueryTerms.Member] {
        guard let relatedWords, word.utf8.count >= 3, word.utf8.first.map({ !(48...57).contains($0) }) ?? false else {
            return []
        }
        let names = try names()
        guard !names.contains(StableHash.of(stem.utf8)) else { return [] }
        var members: [QueryTerms.Member] = []
        for entry in relatedWords.related(to: RelatedWords.name(of: stem, in: language))
        where !QuestionWords.isEmpty(entry.stem) {
            guard !names.contains(entry.hash), try index.hasPostings(of: entry.hash, in: segments) else { continue }
            members.append(
                QueryTerms.Member(
                    hash: entry.hash, stem: entry.stem, factor: entry.factor, corresponds: entry.corresponds))
        }
        return members
    }

    /// Returns the vault's term for the first letters of a phrase; nil if the vault does not use them as its abbreviation.
    ///
    /// Two letters are often something else, so one chunk must contain them with all words of the phrase. Longer ones that spell an
    /// ordinary word must be mostly in capitals, and none may label a speaker or be written like a name.
    func abbreviation(of phrase: AbbreviatedPhrase) throws(StoreError) -> QueryTerms.Member? {
        let letters = phrase.letters
        guard let term = TermAnalyzer.questionTerms(of: letters).first, !QuestionWords.isEmpty(letters),
            try isKnown(term.hash), try !names().contains(term.hash)
        else { return nil }
        let slots = try index.postings(of: term.hash, in: segments).slots
        let isWord = isListed(term.stem, in: .english)
        let isUsed: Bool
        if letters.count < 3 {
            isUsed = try standsTogether(slots, phrase)
        } else if slots.isEmpty {
            // The letters occur only in titles.
            isUsed = !isWord
        } else {
            isUsed = try isAbbreviation(letters, in: slots, isWord: isWord)
        }
        guard isUsed else { return nil }
        return QueryTerms.Member(hash: term.hash, stem: term.stem, factor: VaultVocabulary.abbreviationFactor)
    }

    /// Weight of an abbreviation for each of its words.
    private static let abbreviationFactor: Float = 0.9

    private func standsTogether(_ slots: [Int32], _ phrase: AbbreviatedPhrase) throws(StoreError) -> Bool {
        var common = slots
        for word in phrase.words where !common.isEmpty {
            var isHeld = [Bool](repeating: false, count: common.count)
            for term in TermAnalyzer.questionTerms(of: word).flatMap(\.alternatives) {
                let others = try index.postings(of: term.hash, in: segments).slots
                // Both are ascending, so one walk finds what they share.
                var place = 0
                for (index, slot) in common.enumerated() {
                    while place < others.count, others[place] < slot { place += 1 }
                    if place < others.count, others[place] == slot { isHeld[index] = true }
                }
            }
            common = common.indices.compactMap { isHeld[$0] ? common[$0] : nil }
        }
        return !common.isEmpty
    }

    /// Decides by the first chunks that contain some letters whether they are an abbreviation there.
    private func isAbbreviation(_ letters: String, in slots: [Int32], isWord: Bool) throws(StoreError) -> Bool {
        let found = try index.chunks(slots.prefix(VaultVocabulary.chunksLookedAt).map { Int(layout.chunks[Int($0)]) })
        var (capitals, others) = (0, 0)
        for line in found.values.flatMap({ $0.text.split(separator: "\n") }) {
            for word in line.split(whereSeparator: { !$0.isLetter })
            where word.lowercased().hasPrefix(letters) && word.count <= letters.count + 1 {
                if word.startIndex == line.startIndex, line[word.endIndex...].hasPrefix(":") { return false }
                // "Doe" is a name.
                if word.first?.isUppercase == true, word.last?.isLowercase == true, word.count == letters.count {
                    return false
                }
                if word.prefix(letters.count).allSatisfy(\.isUppercase) { capitals += 1 } else { others += 1 }
            }
        }
        return isWord ? capitals > 2 * others : capitals + others > 0
    }

    /// Number of chunks read to see how the vault writes a word.
    private static let chunksLookedAt = 12

    private func spelling() throws(StoreError) -> SpellingIndex {
        if let loadedSpelling { return loadedSpelling }
        let read = try SpellingIndex(index, segments: segments)
        loadedSpelling = read
        return read
    }

    /// Returns the stems of all parts of people's names, which have no related words.
    private func names() throws(StoreError) -> Set<UInt64> {
        if let loadedNames { return loadedNames }
        var names: Set<UInt64> = []
        let analyzer = TermAnalyzer()
        for person in try index.people() {
            for name in [person.name] + person.aliases {
                analyzer.forEachTerm(in: name) { _, _, _, hash in names.insert(hash) }
            }
        }
        loadedNames = names
        return names
    }
}
