import Model

/// A document with its chunks, ready to be stored.
public struct IndexedDocument: Sendable {
    /// The document; its blocks are not stored.
    public var document: Document
    /// Its chunks in order.
    public var chunks: IndexedChunks
    /// The hashes of the words of its title, which stand in no chunk under them.
    public var titleTerms: Set<UInt64>

    /// A document with its chunks.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - chunks: Its chunks in order.
    ///   - titleTerms: The hashes of the words of its title.
    public init(document: Document, chunks: [IndexedChunk], titleTerms: Set<UInt64> = []) {
        self.init(document: document, chunks: IndexedChunks(chunks), titleTerms: titleTerms)
    }

    /// A document with its chunks.
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

/// A chunk with what ranking needs of it.
public struct IndexedChunk: Sendable {
    /// The chunk.
    public var chunk: Chunk
    /// How often each term occurs in it, by the hash of the term.
    public var terms: TermCounts
    /// Its number of words.
    public var length: Int
    /// The number of words around it, weighted by nearness.
    public var smoothedLength: Float
    /// What its text holds that some questions ask for.
    public var marks: ChunkMarks
    /// Its embedding: the bytes of a `PackedVector`.
    public var vector: [UInt8]

    /// A chunk with what ranking needs of it.
    ///
    /// - Parameters:
    ///   - chunk: The chunk.
    ///   - terms: How often each term occurs in it.
    ///   - length: Its number of words.
    ///   - smoothedLength: The number of words around it, weighted by nearness.
    ///   - marks: What its text holds that some questions ask for.
    ///   - vector: Its embedding.
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

/// What the index must agree with to be used: anything else is rebuilt.
public struct IndexSettings: Sendable, Equatable {
    /// The vault's folder, absolute.
    public var vault: String
    /// The name of the time zone on whose clock documents are put.
    public var zone: String
    /// The versions of everything that made terms, chunks and vectors.
    public var versions: String
    /// What tells the vault's folder from others, see `FolderIdentity`; nil if its path alone does.
    public var folder: String?
    /// Who the user says that they are; nil where they do not.
    ///
    /// People are resolved anew for another one, and nothing is read for it.
    public var owner: PersonPage?

    /// What the index must agree with.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - zone: The name of the time zone.
    ///   - versions: The versions of everything that made terms, chunks and vectors.
    ///   - folder: What tells the vault's folder from others.
    ///   - owner: Who the user says that they are.
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
