import Model

/// A document with its chunks, ready to be stored.
public struct IndexedDocument: Sendable {
    /// The document; blocks are not stored.
    public var document: Document
    /// Its chunks in order.
    public var chunks: IndexedChunks
    /// The hashes of the words of title, tags, properties and path; postings have them under those of `TitleTerm`.
    public var titleTerms: Set<UInt64>

    /// Creates a document from an array of chunks.
    public init(document: Document, chunks: [IndexedChunk], titleTerms: Set<UInt64> = []) {
        self.init(document: document, chunks: IndexedChunks(chunks), titleTerms: titleTerms)
    }

    /// Creates a document from chunks, in memory or generated.
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
    /// The number of words in and around it, weighted by distance.
    public var smoothedLength: Float
    /// Features of its text that some questions need.
    public var marks: ChunkMarks
    /// The embedding: the bytes of a `PackedVector`.
    public var vector: [UInt8]

    /// Creates a chunk with its ranking data.
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

/// The settings that an index must match; otherwise it is rebuilt.
public struct IndexSettings: Sendable, Equatable {
    /// The vault's folder, an absolute path.
    public var vault: String
    /// The name of the time zone of all times.
    public var zone: String
    /// The versions of terms, chunks and vectors.
    public var versions: String
    /// The identity of the vault's folder (`FolderIdentity`); nil if only the path identifies it.
    public var folder: String?
    /// The user's own name and addresses, if given; with another owner, people are resolved anew without reading files.
    public var owner: PersonPage?

    /// Creates settings.
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
