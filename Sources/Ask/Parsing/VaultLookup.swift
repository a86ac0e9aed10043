import Model
import Time

/// Tells what only the vault knows of the words of a question; each is asked only where the question may speak of such a thing.
///
/// What a lookup does not say itself, it does not know.
public protocol VaultLookup<Failure> {
    /// What reading the vault throws.
    associatedtype Failure: Error

    /// Every tag of the vault in lower case.
    func tags() throws(Failure) -> Set<String>

    /// Who is what the question calls somebody: "the auditor".
    ///
    /// - Parameter descriptions: What the question calls them.
    /// - Returns: For each those who fit; nobody where the vault does not know.
    /// - Throws: What reading the vault throws.
    func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]]

    /// The folders and other collections that some words name.
    ///
    /// - Parameter names: The words.
    /// - Returns: For each its collection; nil where the vault has none.
    /// - Throws: What reading the vault throws.
    func collections(named names: [String]) throws(Failure) -> [NamedCollection?]

    /// When the meetings took place on which times hang: "since the offsite".
    ///
    /// - Parameter references: The meetings as the question names them.
    /// - Returns: For each its time; nil where the vault does not know it.
    /// - Throws: What reading the vault throws.
    func times(of references: [DocumentReference]) throws(Failure) -> [EventTime?]
}

extension VaultLookup {
    /// No tags.
    public func tags() throws(Failure) -> Set<String> { [] }

    /// Nobody.
    public func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]] {
        descriptions.map { _ in [] }
    }

    /// No collections.
    public func collections(named names: [String]) throws(Failure) -> [NamedCollection?] { names.map { _ in nil } }

    /// No times.
    public func times(of references: [DocumentReference]) throws(Failure) -> [EventTime?] {
        references.map { _ in nil }
    }
}

/// A lookup that knows nothing but tags.
struct TagLookup: VaultLookup {
    let known: Set<String>

    func tags() throws(Never) -> Set<String> { known }
}
