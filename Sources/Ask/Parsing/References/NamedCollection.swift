import Model

/// Documents with a common name: those of a folder, or with the same prefix (`dendron.alternatives.roam`).
public struct NamedCollection: Sendable, Equatable {
    /// The row numbers of the documents.
    public var documents: Set<Int>
    /// The kinds of the documents.
    public var kinds: Set<DocumentKind>

    /// Creates a named collection.
    ///
    /// - Parameters:
    ///   - documents: The row numbers of the documents.
    ///   - kinds: The kinds of the documents.
    public init(documents: Set<Int>, kinds: Set<DocumentKind>) {
        (self.documents, self.kinds) = (documents, kinds)
    }
}
