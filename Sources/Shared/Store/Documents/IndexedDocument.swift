import Model

/// A document with its chunks, ready to be stored.
public struct IndexedDocument: Sendable {
    /// The document; its blocks are not stored.
    public var document: Document
    /// Its chunks in order.
    public var chunks: IndexedChunks
    /// The hashes of the words of its title, which no chunk has under these hashes.
    public var titleTerms: Set<UInt64>

    /// Creates a document from an array of chunks.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - chunks: Its chunks in order.
    ///   - titleTerms: The hashes of the words of its title.
    public init(document: Document, chunks: [IndexedChunk], titleTerms: Set<UInt64> = []) {
        self.init(document: document, chunks: IndexedChunks(chunks), titleTerms: titleTerms)
    }

    /// Creates a document from chunks in memory or generated.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - chunks: Its chunks in order.
    ///   - titleTerms: The hashes of the words of its title.
    public init(document: Document, chunks: IndexedChunks, titleTerms: Set<UInt64>) {
        self.document = document
        self.chunks = chunks
        self.titleTerms = titleTerms
    }
}

/// A chunk with its ranking data.
public struct IndexedChunk: Sendable {
    /// The chunk.
    public var chunk: Chunk
    /// The number of occurrences of each term, by hash.
    public var terms: TermCounts
    /// Its number of words.
    public var length: Int
    /// The number of words around it, weighted by distance.
    public var smoothedLength: Float
    /// Features of its text that some questions ask for.
    public var marks: ChunkMarks
    /// The embedding: the bytes of a `PackedVector`.
    public var vector: [UInt8]

    /// Creates a chunk with its ranking data.
    ///
    /// - Parameters:
    ///   - chunk: The chunk.
    ///   - terms: The number of occurrences of each term.
    ///   - length: Its number of words.
    ///   - smoothedLength: The number of words around it, weighted by distance.
    ///   - marks: Features of its text that some questions ask for.
    ///   - vector: The embedding.
    public init(
        chunk: Chunk, terms: TermCounts, length: Int, smoothedLength: Float, marks: ChunkMarks, vector: [UInt8]
    ) {
        self.chunk = chunk
        self.terms = terms
        self.length = length
        self.smoothedLength = smoothedLength
        self.marks = marks
        self.vector = vector
    }
}

/// The settings that an index must match; an index with others is rebuilt.
public struct IndexSettings: Sendable, Equatable {
    /// The vault's folder, an absolute path.
    public var vault: String
    /// The name of the time zone of document times.
    public var zone: String
    /// The versions of terms, chunks and vectors.
    public var versions: String
    /// The identity of the vault's folder, see `FolderIdentity`; nil if only the path identifies it.
    public var folder: String?
    /// The user's own name and addresses; nil if not given.
    ///
    /// Another owner makes people be resolved anew, without reading files.
    public var owner: PersonPage?

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, an absolute path.
    ///   - zone: The name of the time zone.
    ///   - versions: The versions of terms, chunks and vectors.
    ///   - folder: The identity of the vault's folder.
    ///   - owner: The user's own name and addresses.
    public init(
        vault: String, zone: String, versions: String, folder: String? = nil, owner: PersonPage? = nil
    ) {
        self.vault = vault
        self.zone = zone
        self.versions = versions
        self.folder = folder
        self.owner = owner
    }
}
