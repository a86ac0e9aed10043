import Store
import Text

/// What a vault knows of words: which it has, what is spelt like them, and what means something like them.
///
/// Reads the index as questions need it, and keeps what several of them share.
final class VaultVocabulary {
    private let index: IndexReader
    private let segments: [IndexReader.SegmentPlace]
    /// Whether the vocabulary has words that only chunks have which are gone.
    private let hasDeadWords: Bool
    private let relatedWords: RelatedWords?
    private var loadedSpelling: SpellingIndex?
    private var loadedNames: Set<UInt64>?

    /// The vocabulary of an open index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - table: Its chunk table.
    ///   - related: Words with the words that mean something like them, where they are to be used.
    init(_ index: IndexReader, table: IndexReader.ChunkTable, related: RelatedWords?) {
        self.index = index
        segments = table.segments
        hasDeadWords = table.hasDeadChunks
        relatedWords = related
    }

    /// Whether any document has a term in its text or its title.
    func isKnown(_ hash: UInt64) throws(StoreError) -> Bool {
        if try index.hasPostings(of: hash, in: segments) { return true }
        return try index.hasPostings(of: TitleTerm.hash(hash), in: segments)
    }

    /// Whether a word of the vocabulary still stands anywhere: words of chunks that are gone stay until segments are merged.
    private func isAlive(_ hash: UInt64) throws(StoreError) -> Bool {
        hasDeadWords ? try isKnown(hash) : true
    }

    /// The stems that a word which the vault does not know may be meant to be, the likeliest first; at most two.
    ///
    /// A word that has related words is no misspelling, however like another it is: only its ending may be another.
    func corrections(of word: QuestionTerm, in language: TextLanguage) throws(StoreError) -> [SpellingIndex.Neighbour] {
        return try spelling().corrections(
            of: word.word, stem: word.stem, mostLetters: isListed(word.stem, in: language) ? 0 : nil, where: isAlive)
    }

    /// Whether the lists of related words have a stem.
    func isListed(_ stem: String, in language: TextLanguage) -> Bool {
        guard let relatedWords else { return false }
        return !relatedWords.related(to: RelatedWords.name(of: stem, in: language)).isEmpty
    }

    /// The stems that are spelt most like a stem of the vault, the most alike first; at most four.
    ///
    /// - Parameters:
    ///   - stem: The stem of a word, or what it is taken to mean.
    ///   - word: The word, whose own stems are left out.
    /// - Returns: Stems with their likeness.
    /// - Throws: `StoreError` where the index cannot be read.
    func neighbours(of stem: String, besides word: QuestionTerm) throws(StoreError) -> [SpellingIndex.Neighbour] {
        let own = Set(word.alternatives.map(\.hash))
        let found = try spelling().neighbours(of: stem, sizes: 3...4, count: 4 + own.count, where: isAlive)
        return Array(found.filter { !own.contains($0.term) && $0.stem != stem }.prefix(4))
    }

    /// The stems of the vault that mean something like a word; none for numbers, short words and names of people.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - stem: Its stem, or the stem that it is taken to mean.
    ///   - language: The language of both.
    /// - Returns: Stems with their factors, the most related first.
    /// - Throws: `StoreError` where the index cannot be read.
    func related(to word: String, stem: String, in language: TextLanguage) throws(StoreError) -> [QueryTerms.Member] {
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

    private func spelling() throws(StoreError) -> SpellingIndex {
        if let loadedSpelling { return loadedSpelling }
        let read = try SpellingIndex(index, segments: segments)
        loadedSpelling = read
        return read
    }

    /// The stems of all parts of people's names: a name means nobody else.
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
