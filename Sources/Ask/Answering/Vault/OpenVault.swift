import Language
import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// An open index with the data that several questions share.
///
/// Each part is loaded lazily and kept, because an open index does not change. All mutable state of answering is here. Not thread-safe:
/// each thread opens its own.
public final class OpenVault {
    /// The index.
    public let index: IndexReader
    /// The people and places of the vault.
    public let names: KnownNames
    /// The owner of the vault, whom "I" means.
    public let owner: VaultOwner
    let peopleInText: PeopleInText
    let memory = AnswerMemory()

    private let weights: RankingWeights
    /// The lists of related words, loaded by the first question that needs them.
    private lazy var lists = relatedWords()
    private let relatedWords: () -> RelatedWords?
    private var loadedRetriever: Retriever?
    /// Whether a word of a name is a word of the language too; cached, because each needs a pass over all given names.
    private var commonWords: [String: Bool] = [:]
    private var loadedAttended: Set<Int>?
    private var loadedHasMeetings: Bool?
    /// The documents of the last filters, the newest last; many questions have none or the same.
    private var filtered: [(filter: DocumentFilter, documents: [DocumentRecord])] = []
    private var loadedTags: Set<String>?
    private var loadedCollections: VaultCollections?
    /// Whether a noun tells meetings apart; cached, because each noun needs a pass over all titles.
    private var tellingNouns: [String: Bool] = [:]
    /// The first words of titles, which suffice for questions that name documents by title.
    private var loadedTitles: TitleBeginnings?
    /// All meetings and notes; loaded if a question names one by other words.
    private var loadedMeetings: KnownMeetings?
    /// The people whose attendance `loadedMeetings` includes.
    private var loadedAttendance: Set<Int> = []

    /// Opens the vault of an index.
    ///
    /// - Parameters:
    ///   - index: An open index.
    ///   - weights: The weights of the ranking.
    ///   - relatedWords: The list of related words; evaluated when a question first ranks. Nil for none.
    /// - Throws: `StoreError` if the index cannot be read.
    public init(
        index: IndexReader, weights: RankingWeights = RankingWeights(),
        relatedWords: @autoclosure @escaping () -> RelatedWords? = nil
    ) throws(StoreError) {
        self.index = index
        self.weights = weights
        self.relatedWords = relatedWords
        owner = try index.owner()
        names = KnownNames(
            people: try index.people(), places: try index.places(), owner: owner.person, ownsRecord: owner.hasCalendar)
        peopleInText = PeopleInText(names)
    }

    /// Returns the retriever, created when a question first ranks: lists, counts and agendas do not rank.
    func retriever() throws(StoreError) -> Retriever {
        if let loadedRetriever { return loadedRetriever }
        let made = try Retriever(index: index, weights: weights, related: lists)
        loadedRetriever = made
        return made
    }

    /// Returns the documents that pass a filter, ordered by time, path and line.
    func documents(_ filter: DocumentFilter) throws(StoreError) -> [DocumentRecord] {
        if let known = filtered.first(where: { $0.filter == filter }) { return known.documents }
        let documents = try index.documents(filter)
        guard documents.count <= OpenVault.mostDocumentsKept else { return documents }
        if filtered.count == OpenVault.keptFilters { filtered.removeFirst() }
        filtered.append((filter, documents))
        return documents
    }

    /// Returns whether the vault has a meeting of any kind; minutes that are neither called so nor name attendees are notes.
    func hasMeetings() throws(StoreError) -> Bool {
        if let loadedHasMeetings { return loadedHasMeetings }
        let has = try index.hasDocuments(MatchingMeetings.meetings)
        loadedHasMeetings = has
        return has
    }

    /// Returns the rows of all documents with attendees.
    func attendedDocuments() throws(StoreError) -> Set<Int> {
        if let loadedAttended { return loadedAttended }
        let attended = try index.attendedDocuments()
        loadedAttended = attended
        return attended
    }

    private static let keptFilters = 3
    /// The maximum number of documents kept for a filter, some 200 bytes each.
    private static let mostDocumentsKept = 100_000
}

extension OpenVault: VaultKnowledge {
    /// Returns every tag, in lower case.
    public func tags() throws(StoreError) -> Set<String> {
        if let loadedTags { return loadedTags }
        let tags = Set(try index.tags().map { $0.name.lowercased() })
        loadedTags = tags
        return tags
    }

    /// Returns the people that descriptions such as "the auditor" stand for; empty if no line says so.
    public func people(described descriptions: [PersonDescription]) throws(StoreError) -> [[Person]] {
        let described = DescribedPeople(index: index, names: names, people: peopleInText) { query throws(StoreError) in
            try self.retriever().rank(query)
        }
        var people: [[Person]] = []
        for description in descriptions { people.append(try described.people(description)) }
        return people
    }

    /// Returns the words that the lists of related words have, which hold hardly any names, but for given names.
    public func commonWords(among words: [String]) throws(StoreError) -> Set<String> {
        guard let lists else { return [] }
        return Set(
            words.filter { word in
                if let known = commonWords[word] { return known }
                let isCommon = lists.has(Language.english.stem(of: word)) && !GivenNames.contains(word)
                commonWords[word] = isCommon
                return isCommon
            })
    }

    /// Returns the folders and other collections with the given names; nil for each that does not exist.
    public func collections(named names: [String]) throws(StoreError) -> [NamedCollection?] {
        if loadedCollections == nil {
            var read = VaultCollections()
            try index.forEachPath { read.add($0, path: $1, kind: $2) }
            loadedCollections = read
        }
        return names.map { loadedCollections?.collection(named: $0) }
    }

    /// Returns the meetings and notes that titles may name.
    ///
    /// A title is looked up by its first word in a small table; all titles are loaded only for words that may be part of any title.
    public func meetings(
        titled titles: [String], attendedBy people: Set<Int>
    ) throws(StoreError) -> [KnownMeeting] {
        if loadedMeetings == nil, let rows = try titleBeginnings().numbers(namedBy: titles) {
            var named = KnownMeetings(try index.titledDocuments(ofMeetings: rows).map(KnownDocument.init))
            if !people.isEmpty { named.add(attendance: try index.attendance(of: people)) }
            return named.named(by: titles)
        }
        if loadedMeetings == nil {
            loadedMeetings = KnownMeetings(try index.titledDocuments().map(KnownDocument.init))
        }
        let missing = people.subtracting(loadedAttendance)
        if !missing.isEmpty {
            loadedMeetings?.add(attendance: try index.attendance(of: missing))
            loadedAttendance.formUnion(missing)
        }
        return loadedMeetings?.named(by: titles) ?? []
    }

    /// Returns whether a noun is in the titles of some meetings, but of fewer than nine tenths; true without meetings.
    public func tellsMeetingsApart(by noun: String) throws(StoreError) -> Bool {
        if let known = tellingNouns[noun] { return known }
        var (count, titled) = (0, 0)
        try index.forEachMeetingTitle { title in
            count += 1
            if Tokenizer().tokens(of: title).contains(where: { $0.folded == noun }) { titled += 1 }
        }
        let tells = count == 0 || titled > 0 && titled * 10 < count * 9
        tellingNouns[noun] = tells
        return tells
    }

    /// Returns the only meeting in a span, if there is exactly one and its title is a mere date.
    public func onlyMeeting(in span: TimeSpan) throws(StoreError) -> Container? {
        var filter = DocumentFilter()
        filter.spans = [span]
        let meetings = try Meeting.grouped(try index.documents(filter).filter(\.kind.isMeeting), in: index)
        guard meetings.count == 1, !DocumentReference.names(meetings[0].record.title) else { return nil }
        return Container(title: meetings[0].record.title, documents: Set(meetings[0].sources.map(\.number)))
    }

    private func titleBeginnings() throws(StoreError) -> TitleBeginnings {
        if let loadedTitles { return loadedTitles }
        var titles = TitleBeginnings()
        try index.forEachTitle { titles.add($1, of: $0) }
        loadedTitles = titles
        return titles
    }
}

extension KnownDocument {
    /// Converts a document of the index, without attendance, which is looked up only if a question names somebody.
    fileprivate init(_ document: IndexReader.TitledDocument) {
        let record = document.record
        self.init(
            number: record.number, meeting: record.meeting, titles: [record.title] + document.aliases,
            kind: record.kind, start: record.start, end: record.end,
            isAllDay: record.isAllDay, isCancelled: record.status.rawValue >= EventStatus.cancelled.rawValue,
            isOccasion: document.isOccasion)
    }
}
