import Model
import Time

/// Knowledge of a vault that reading a question may need, beyond the names of people and places.
///
/// Each part is requested only if the question may need it, so that no more of the index is read than necessary. The default
/// implementation of each part returns nothing.
public protocol VaultKnowledge<Failure> {
    /// The error thrown if the vault cannot be read.
    associatedtype Failure: Error

    /// Returns every tag of the vault in lower case.
    func tags() throws(Failure) -> Set<String>

    /// Finds the people whom descriptions such as "the auditor" stand for.
    ///
    /// - Parameter descriptions: The descriptions in a question.
    /// - Returns: The people who fit, for each description; empty if the vault does not tell.
    /// - Throws: `Failure` if the vault cannot be read.
    func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]]

    /// Finds the folders and other collections with the given names.
    ///
    /// - Parameter names: The names as written in a question.
    /// - Returns: The collection for each name; nil if the vault has none.
    /// - Throws: `Failure` if the vault cannot be read.
    func collections(named names: [String]) throws(Failure) -> [NamedCollection?]

    /// Finds the meetings and notes that titles may name: "since the offsite", "in the board minutes".
    ///
    /// - Parameters:
    ///   - titles: The words of the titles.
    ///   - people: The row numbers of people whose attendance must be known.
    /// - Returns: A superset of the documents that the titles may name, in time order.
    /// - Throws: `Failure` if the vault cannot be read.
    func meetings(titled titles: [String], attendedBy people: Set<Int>) throws(Failure) -> [KnownMeeting]

    /// Whether titles tell meetings apart by a noun: some have it, and others do not.
    ///
    /// - Parameter noun: A folded noun for meetings: "call".
    /// - Returns: False if no title of a meeting has it, or nearly all do: then it stands for any meeting.
    /// - Throws: `Failure` if the vault cannot be read.
    func tellsMeetingsApart(by noun: String) throws(Failure) -> Bool

    /// The meeting of a time, if there was exactly one and its title does not name a kind of document itself.
    ///
    /// - Parameter span: A day or less.
    /// - Returns: The title and the documents of the meeting; nil if there is none or more than one.
    /// - Throws: `Failure` if the vault cannot be read.
    func onlyMeeting(in span: TimeSpan) throws(Failure) -> Container?
}

extension VaultKnowledge {
    /// Returns no tags.
    public func tags() throws(Failure) -> Set<String> { [] }

    /// Returns nobody for each description.
    public func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]] {
        descriptions.map { _ in [] }
    }

    /// Returns no collection for each name.
    public func collections(named names: [String]) throws(Failure) -> [NamedCollection?] { names.map { _ in nil } }

    /// Returns no meetings.
    public func meetings(
        titled titles: [String], attendedBy people: Set<Int>
    ) throws(Failure) -> [KnownMeeting] { [] }

    /// Nothing is known: a noun may be a part of titles.
    public func tellsMeetingsApart(by noun: String) throws(Failure) -> Bool { true }

    /// No meeting.
    public func onlyMeeting(in span: TimeSpan) throws(Failure) -> Container? { nil }
}

/// A vault that knows only its tags.
struct TagKnowledge: VaultKnowledge {
    let known: Set<String>

    func tags() throws(Never) -> Set<String> { known }
}
