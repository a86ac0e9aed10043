import Model
import Time

/// Facts about a vault besides the names of people and places, requested only if a question may need them; by default nothing is known.
public protocol VaultKnowledge<Failure> {
    /// The error thrown if the vault cannot be read.
    associatedtype Failure: Error

    /// Returns every tag of the vault in lower case.
    func tags() throws(Failure) -> Set<String>

    /// Finds the people whom descriptions such as "the auditor" denote.
    ///
    /// - Parameter descriptions: The descriptions in a question.
    /// - Returns: The matching people for each description; empty if the vault does not name them.
    /// - Throws: `Failure` if the vault cannot be read.
    func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]]

    /// Finds the English words among those that name somebody in the vault: "park" of William Park.
    ///
    /// - Parameter words: Folded words of names.
    /// - Returns: The words that also have another meaning; empty if no words of the language are known.
    /// - Throws: `Failure` if the vault cannot be read.
    func commonWords(among words: [String]) throws(Failure) -> Set<String>

    /// Finds the folders and other collections with the given names.
    ///
    /// - Parameter names: The names as written in a question.
    /// - Returns: The collection for each name; nil if the vault has none.
    /// - Throws: `Failure` if the vault cannot be read.
    func collections(named names: [String]) throws(Failure) -> [NamedCollection?]

    /// Finds the meetings and notes to which titles may refer: "since the offsite", "in the board minutes".
    ///
    /// - Parameters:
    ///   - titles: The words of the titles.
    ///   - people: The row numbers of people whose attendance must be known.
    /// - Returns: A superset of the documents to which the titles may refer, in time order.
    /// - Throws: `Failure` if the vault cannot be read.
    func meetings(titled titles: [String], attendedBy people: Set<Int>) throws(Failure) -> [KnownMeeting]

    /// Tells whether a noun distinguishes meetings: some titles contain it and others do not.
    ///
    /// - Parameter noun: A folded noun for meetings: "call".
    /// - Returns: False if no title of a meeting contains it, or nearly all do; it then stands for any meeting.
    /// - Throws: `Failure` if the vault cannot be read.
    func tellsMeetingsApart(by noun: String) throws(Failure) -> Bool

    /// Finds the meeting of a time, if it is the only one and its title is only a date or a general noun.
    ///
    /// - Parameter span: A day or less.
    /// - Returns: The title and the documents of the meeting; nil if there is none or more than one.
    /// - Throws: `Failure` if the vault cannot be read.
    func onlyMeeting(in span: TimeSpan) throws(Failure) -> Container?
}

extension VaultKnowledge {
    /// Returns no tags.
    public func tags() throws(Failure) -> Set<String> { [] }

    /// Returns no people for each description.
    public func people(described descriptions: [PersonDescription]) throws(Failure) -> [[Person]] {
        descriptions.map { _ in [] }
    }

    /// Returns no words.
    public func commonWords(among words: [String]) throws(Failure) -> Set<String> { [] }

    /// Returns no collection for each name.
    public func collections(named names: [String]) throws(Failure) -> [NamedCollection?] { names.map { _ in nil } }

    /// Returns no meetings.
    public func meetings(
        titled titles: [String], attendedBy people: Set<Int>
    ) throws(Failure) -> [KnownMeeting] { [] }

    /// Returns true, since a noun may be part of unknown titles.
    public func tellsMeetingsApart(by noun: String) throws(Failure) -> Bool { true }

    /// Returns no meeting.
    public func onlyMeeting(in span: TimeSpan) throws(Failure) -> Container? { nil }
}

/// A vault that knows only its tags.
struct TagKnowledge: VaultKnowledge {
    let known: Set<String>

    func tags() throws(Never) -> Set<String> { known }
}
