import Model

/// Documents of the vault that have a name together: those of a folder, or those whose names begin alike (`dendron.alternatives.roam`).
public struct NamedCollection: Sendable, Equatable {
    /// The rows of the documents.
    public var documents: Set<Int>
    /// What they are.
    public var kinds: Set<DocumentKind>

    /// Documents that have a name together.
    ///
    /// - Parameters:
    ///   - documents: The rows of the documents.
    ///   - kinds: What they are.
    public init(documents: Set<Int>, kinds: Set<DocumentKind>) {
        (self.documents, self.kinds) = (documents, kinds)
    }
}
