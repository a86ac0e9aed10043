import Model
import Time

/// What a vault knows that reading a question may need beside names of people and places.
///
/// Each part is asked for only if the question may speak of such a thing, so that a vault reads no more of its index than a question
/// needs. A vault that does not implement a part knows nothing of it.
public protocol VaultKnowledge<Failure> {
    /// The error thrown if the vault cannot be read.
    associatedtype Failure: Error

    /// Every tag of the vault in lower case.
    func tags() throws(Failure) -> Set<String>

    /// The people that descriptions such as "the auditor" stand for.
    ///
    /// - Parameter descriptions: The descriptions of a question.
    /// - Returns: For each description the people who fit; empty if the vault does not tell.
    /// - Throws: `Failure` if the vault cannot be read.
    func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]]

    /// The folders and other collections that some words name.
    ///
    /// - Parameter names: The words.
    /// - Returns: For each name its collection; nil if the vault has none.
    /// - Throws: `Failure` if the vault cannot be read.
    func collections(named names: [String]) throws(Failure) -> [NamedCollection?]

    /// The meetings and notes that titles may name: "since the offsite", "in the board minutes".
    ///
    /// - Parameters:
    ///   - titles: The words of the titles.
    ///   - people: The rows of people whose attendance must be known.
    /// - Returns: At least all that the titles may name, in the order of time.
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
    /// - Returns: The title and the documents of the meeting; nil if there was none, or more than one.
    /// - Throws: `Failure` if the vault cannot be read.
    func onlyMeeting(in span: TimeSpan) throws(Failure) -> Container?
}

extension VaultKnowledge {
    /// No tags.
    public func tags() throws(Failure) -> Set<String> { [] }

    /// Nobody.
    public func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]] {
        descriptions.map { _ in [] }
    }

    /// No collections.
    public func collections(named names: [String]) throws(Failure) -> [NamedCollection?] { names.map { _ in nil } }

    /// No meetings.
    public func meetings(
        titled titles: [String], attendedBy people: Set<Int>
    ) throws(Failure) -> [KnownMeeting] { [] }

    /// Nothing is known: a noun may be a part of titles.
    public func tellsMeetingsApart(by noun: String) throws(Failure) -> Bool { true }

    /// No meeting.
    public func onlyMeeting(in span: TimeSpan) throws(Failure) -> Container? { nil }
}

/// Knows nothing but tags.
struct TagKnowledge: VaultKnowledge {
    let known: Set<String>

    func tags() throws(Never) -> Set<String> { known }
}
