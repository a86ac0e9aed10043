import Language
import Model
import Store
import Text

/// Turns documents into the content of the index: chunks with terms, lengths and vectors.
///
/// Words are cached, since documents repeat them; the results do not depend on the cache.
public struct DocumentIndexer {
    private let chunker = Chunker()
    private var tables: [WordTable] = []
    private var embedder = DocumentEmbedder()
    private var counts = HashTable<Int32>()
    private var headingTerms = HeadingTerms()
    private var words = NewWords()

    /// Creates an indexer with an empty cache.
    public init() {}

    /// The versions of all parts that determine the content of the index.
    public static var versions: String {
        "readers \(VaultReaders.version), terms \(TermAnalyzer.version), chunks \(Chunker.version), embedding \(HashedEmbedder.version)x\(HashedEmbedder.width), "
            + "weights \(FieldWeights.version)"
    }

    /// Starts a batch: all words are reported anew.
    public mutating func beginBatch() { words.beginBatch() }

    /// Indexes the documents of one source.
    ///
    /// - Parameters:
    ///   - documents: Documents with their blocks; the blocks are removed to save memory.
    ///   - path: The source's file, relative to the vault; its words are terms of notes.
    /// - Returns: The documents with their chunks, and by hash the stems that were not reported before in this batch; those of a source
    ///   with private documents are always reported.
    public mutating func index(takingTextOf documents: inout [Document], path: String = "") -> (
        documents: [IndexedDocument], words: [UInt64: [UInt8]]
    ) {
        words.beginSource(isPrivate: documents.contains(where: \.isPrivate))
        var indexed: [IndexedDocument] = []
        for place in documents.indices {
            var document = documents[place]
            // From here on the text is in the chunks.
            documents[place].blocks = []
            let language = DocumentIndexer.language(of: document)
            document.mentions += NamesInProse.mentions(in: document, language)
            let chunks = chunker.chunks(of: document)
            document.blocks = []
            let table = table(for: language)
            let heads = headTerms(document, path, TermAnalyzer(language: table.language))
            headingTerms = HeadingTerms()
            let indexedChunks = index(chunks, heads: heads, table)
            indexed.append(IndexedDocument(document: document, chunks: indexedChunks, titleTerms: Set(heads.keys)))
        }
        return (indexed, words.ofSource)
    }

    private mutating func table(for language: Language) -> WordTable {
        if let known = tables.first(where: { $0.language == language }) { return known }
        let table = WordTable(language: language)
        tables.append(table)
        return table
    }

    private mutating func index(_ chunks: [Chunk], heads: [UInt64: Int], _ table: WordTable) -> IndexedChunks {
        if chunks.count > DocumentIndexer.mostChunksAtHand { return later(chunks, heads: heads, table) }
        var indexed: [IndexedChunk] = []
        indexed.reserveCapacity(chunks.count)
        for place in chunks.indices { indexed.append(index(chunks, place, heads: heads, table)) }
        let lengths = indexed.map(\.length)
        for place in chunks.indices {
            indexed[place].smoothedLength = DocumentIndexer.smoothedLength(of: place, lengths, chunks)
        }
        return IndexedChunks(indexed)
    }

    /// The maximum number of indexed chunks held in memory; more would take several megabytes.
    private static let mostChunksAtHand = 10_000

    /// Indexes the chunks of a large document in two passes, so that their terms and vectors are never in memory together.
    private mutating func later(_ chunks: [Chunk], heads: [UInt64: Int], _ table: WordTable) -> IndexedChunks {
        let lengths = chunks.indices.map { index(chunks, $0, heads: heads, table).length }
        let language = table.language
        return IndexedChunks(count: chunks.count) {
            var indexer = DocumentIndexer()
            let table = WordTable(language: language)
            var places = chunks.indices.makeIterator()
            return AnyIterator {
                places.next().map { place in
                    indexer.beginBatch()
                    var chunk = indexer.index(chunks, place, heads: heads, table)
                    chunk.smoothedLength = DocumentIndexer.smoothedLength(of: place, lengths, chunks)
                    return chunk
                }
            }
        }
    }

    private mutating func index(
        _ chunks: [Chunk], _ place: Int, heads: [UInt64: Int], _ table: WordTable
    ) -> IndexedChunk {
        let chunk = chunks[place]
        let analyzer = TermAnalyzer(language: table.language)
        counts.removeAll()
        var (length, marks) = read(chunk.text, analyzer, table)
        if DocumentIndexer.endsWithQuestionMark(chunk.text) { marks.insert(.question) }
        if place == 0 { for (term, weight) in heads { set(TitleTerm.hash(term), to: weight) } }
        addHeading(chunk.headingPath, analyzer)
        for speaker in chunk.speakers { set(SpeakerTerm.hash(speaker), to: max(1, 255 / chunk.speakers.count)) }
        return IndexedChunk(
            chunk: chunk, terms: TermCounts(keys: counts.keys, counts: counts.values), length: length,
            smoothedLength: 0, marks: marks, vector: embedder.vector())
    }

    private static func smoothedLength(of place: Int, _ lengths: [Int], _ chunks: [Chunk]) -> Float {
        var sum: Float = 0
        SmoothingKernel.forEachNeighbour(of: place, middles: chunks.indices, at: { chunks[$0].middle }) {
            other, weight in
            sum += weight * Float(lengths[other])
        }
        return sum
    }

    /// Adds the words of a text to the terms and vector of the chunk; returns their number and the marks of time and number words.
    private mutating func read(
        _ text: String, _ analyzer: TermAnalyzer, _ table: WordTable
    ) -> (length: Int, marks: ChunkMarks) {
        embedder.reset()
        var length = 0
        var found: WordTable.Marks = []
        analyzer.forEachForm(in: text, knowing: table) { entry in
            count(entry.hash, FieldWeights.text)
            if words.isNew(entry.hash) { words.add(entry.hash, table.stem(of: entry)) }
            length += 1
            found.formUnion(entry.marks)
            if !entry.marks.contains(.function) { table.add(entry, to: &embedder) }
        } other: { form, word, stem in
            count(form.hash, FieldWeights.text)
            if words.isNew(form.hash) { words.add(form.hash, stem) }
            if form.isAddition { return }
            length += 1
            let marks = WordTable.marks(of: word, stem: form.hash)
            found.formUnion(marks)
            if !marks.contains(.function) { embedder.add(word: word, stem: form.hash) }
        }
        var marks: ChunkMarks = []
        if found.contains(.time) { marks.insert(.time) }
        if found.contains(.number) { marks.insert(.number) }
        return (length, marks)
    }

    private mutating func count(_ term: UInt64, _ weight: Int) {
        counts.values[counts.place(of: term, adding: 0)] += Int32(weight)
    }

    private mutating func set(_ term: UInt64, to weight: Int) {
        counts.values[counts.place(of: term, adding: 0)] = Int32(weight)
    }

    private static func endsWithQuestionMark(_ text: String) -> Bool {
        // Fast path: most texts end with a letter or a full stop, which need no Unicode properties.
        if let last = text.utf8.last, (0x21...0x7E).contains(last), !#""?)"#.utf8.contains(last) { return false }
        return text.last { !$0.isWhitespace && $0 != "\"" && $0 != "”" && $0 != ")" } == "?"
    }

    private static func language(of document: Document) -> Language {
        var detector = LanguageDetector()
        detector.read(document.title)
        for block in document.blocks where !detector.isFull { detector.read(block.text) }
        return detector.language
    }

    /// Returns the terms of the title, tags, properties and path, which describe the whole document.
    private mutating func headTerms(
        _ document: Document, _ path: String, _ analyzer: TermAnalyzer
    ) -> [UInt64: Int] {
        let properties = document.properties.filter { $0.value.characterCount <= 200 }.map(\.value)
        let pathWords = document.kind.isNamedByPath ? [PathWords.of(path)] : []
        let fields = [
            (FieldWeights.property, properties + document.tags + pathWords),
            // The text of an event begins with its title.
            (FieldWeights.title, (document.kind == .event ? [] : [document.title]) + document.aliases),
        ]
        var terms: [UInt64: Int] = [:]
        for (weight, texts) in fields {
            for text in texts {
                analyzer.forEachForm(in: text) { form, _, stem in
                    terms[form.hash] = weight
                    if words.isNew(form.hash) { words.add(form.hash, stem) }
                }
            }
        }
        // Attendees have their own filter and boost.
        for attendee in document.attendees where !terms.isEmpty {
            analyzer.forEachForm(in: attendee.name) { form, _, _ in terms[form.hash] = nil }
        }
        return terms
    }

    private mutating func addHeading(_ path: [String], _ analyzer: TermAnalyzer) {
        if headingTerms.path != path {
            headingTerms = HeadingTerms(path: path)
            for heading in path {
                analyzer.forEachForm(in: heading) { form, _, stem in
                    headingTerms.terms.append(form.hash)
                    if words.isNew(form.hash) { words.add(form.hash, stem) }
                }
            }
        }
        for term in headingTerms.terms { count(term, FieldWeights.heading) }
    }
}

/// The terms of the headings above a chunk, cached because the next chunk mostly has the same ones.
private struct HeadingTerms {
    var path: [String] = []
    var terms: [UInt64] = []
}

private struct NewWords {
    /// Stems reported for sources without private documents; stems of private documents alone must be kept apart.
    private var told = HashTable<Void>()
    private var isPrivate = false
    private(set) var ofSource: [UInt64: [UInt8]] = [:]

    mutating func beginBatch() { told.removeAll() }

    mutating func beginSource(isPrivate: Bool) {
        self.isPrivate = isPrivate
        ofSource = [:]
    }

    mutating func isNew(_ hash: UInt64) -> Bool { isPrivate ? ofSource[hash] == nil : told.insert(hash, ()) }

    mutating func add(_ hash: UInt64, _ stem: [UInt8]) { ofSource[hash] = stem }
}
