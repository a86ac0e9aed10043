import Model
import Store
import Text

/// Turns documents into what the index stores: chunks with their terms, lengths and vectors.
public struct DocumentIndexer: Sendable {
    private let chunker = Chunker()
    private let cues = CueWords()

    /// Creates an indexer; it holds no state.
    public init() {}

    /// The versions of everything that makes documents, terms, chunks and vectors.
    public static var versions: String {
        "readers \(VaultReaders.version), terms \(TermAnalyzer.version), chunks \(Chunker.version), embedding \(HashedEmbedder.version)x\(HashedEmbedder.width), "
            + "weights \(FieldWeights.version)"
    }

    /// Indexes the documents of one source.
    ///
    /// - Parameter documents: Documents with their blocks.
    /// - Returns: The documents with their chunks, and the stems that occur in them by their hash.
    public func index(_ documents: [Document]) -> (documents: [IndexedDocument], words: [UInt64: [UInt8]]) {
        var words: [UInt64: [UInt8]] = [:]
        var indexed: [IndexedDocument] = []
        for var document in documents {
            let chunks = chunker.chunks(of: document)
            let analyzer = TermAnalyzer(language: DocumentIndexer.language(of: document, chunks: chunks))
            let heads = headTerms(document, analyzer, words: &words)
            let indexedChunks = index(chunks, heads: heads, analyzer, words: &words)
            document.blocks = []
            indexed.append(IndexedDocument(document: document, chunks: indexedChunks, titleTerms: Set(heads.keys)))
        }
        return (indexed, words)
    }

    private func index(
        _ chunks: [Chunk], heads: [UInt64: Int], _ analyzer: TermAnalyzer, words: inout [UInt64: [UInt8]]
    ) -> [IndexedChunk] {
        var embedder = HashedEmbedder()
        var indexed: [IndexedChunk] = []
        for chunk in chunks {
            embedder.reset()
            var terms: [UInt64: Int] = [:]
            var length = 0
            var marks = DocumentIndexer.marks(ofEnd: chunk.text)
            analyzer.forEachForm(in: chunk.text) { form, word, stem in
                terms[form.hash, default: 0] += FieldWeights.text
                if words[form.hash] == nil { words[form.hash] = stem }
                if form.isAddition { return }
                length += 1
                if cues.namesTime(word, stem: form.hash) { marks.insert(.time) }
                if cues.namesNumber(word, stem: form.hash) { marks.insert(.number) }
                if !QuestionWords.isFunctionWord(word) { embedder.add(word: word, stem: form.hash) }
            }
            if indexed.isEmpty { for (term, weight) in heads { terms[TitleTerm.hash(term)] = weight } }
            addHeading(chunk.headingPath, analyzer, to: &terms, words: &words)
            for speaker in chunk.speakers { terms[SpeakerTerm.hash(speaker)] = max(1, 255 / chunk.speakers.count) }
            indexed.append(
                IndexedChunk(
                    chunk: chunk, terms: terms, length: length, smoothedLength: 0,
                    marks: marks,
                    vector: embedder.vector()))
        }
        smoothLengths(of: &indexed)
        return indexed
    }

    /// Whether a text ends with a question mark.
    private static func marks(ofEnd text: String) -> ChunkMarks {
        text.last { !$0.isWhitespace && $0 != "\"" && $0 != "”" && $0 != ")" } == "?" ? .question : []
    }

    /// The language that most function words of a document are of.
    private static func language(of document: Document, chunks: [Chunk]) -> TextLanguage {
        var detector = LanguageDetector()
        detector.read(document.title)
        for chunk in chunks where !detector.isFull { detector.read(chunk.text) }
        return detector.language
    }

    /// The terms of the title, the tags and the properties: they belong to the whole document.
    private func headTerms(
        _ document: Document, _ analyzer: TermAnalyzer, words: inout [UInt64: [UInt8]]
    ) -> [UInt64: Int] {
        let properties = document.properties.filter { $0.value.count <= 200 }.map(\.value)
        let fields = [
            (FieldWeights.property, properties + document.tags),
            // The text of an event begins with its title.
            (FieldWeights.title, (document.kind == .event ? [] : [document.title]) + document.aliases),
        ]
        var terms: [UInt64: Int] = [:]
        for (weight, texts) in fields {
            for text in texts {
                analyzer.forEachForm(in: text) { form, _, stem in
                    terms[form.hash] = weight
                    if words[form.hash] == nil { words[form.hash] = stem }
                }
            }
        }
        // Who attends is a filter and a boost of its own.
        for attendee in document.attendees {
            analyzer.forEachForm(in: attendee.name) { form, _, _ in terms[form.hash] = nil }
        }
        return terms
    }

    private func addHeading(
        _ path: [String], _ analyzer: TermAnalyzer, to terms: inout [UInt64: Int], words: inout [UInt64: [UInt8]]
    ) {
        for heading in path {
            analyzer.forEachForm(in: heading) { form, _, stem in
                terms[form.hash, default: 0] += FieldWeights.heading
                if words[form.hash] == nil { words[form.hash] = stem }
            }
        }
    }

    private func smoothLengths(of chunks: inout [IndexedChunk]) {
        for index in chunks.indices {
            var sum: Float = 0
            SmoothingKernel.forEachNeighbour(of: index, middles: chunks.indices, at: { chunks[$0].chunk.middle }) {
                other, weight in
                sum += weight * Float(chunks[other].length)
            }
            chunks[index].smoothedLength = sum
        }
    }
}
