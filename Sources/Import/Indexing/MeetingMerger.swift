import Model
import Store
import Text
import Time

/// Decides which documents record the same meeting: a calendar event, its note, its transcript.
///
/// - Copies of an event in several calendars are one meeting if they share the identity: UID and position in the series.
/// - A note or transcript that names an event's UID belongs to the occurrence on its day, or to the only one.
/// - Two documents of different kinds are one meeting if they begin within 15 minutes of each other and share at least half of the words of
///   the shorter title. If one of them has a date but no time, both must be of the same day, and one title must contain all words of the
///   other. If both name people, they must share one who does not attend most meetings, unless they begin within 15 minutes and one title
///   contains all words of the other. Matches with shared people are preferred.
/// - Two documents of one kind are one meeting under the same conditions if their titles differ only in the word for the record: "TSC
///   Meeting Notes" and "TSC Meeting Transcript".
/// - Two files of one day are one meeting if their paths differ only in that word: `03-10-agenda.md`, `03-10-minutes.md`, or
///   `agendas/2021-01-07.md`, `notes/2021-01-07.md`, or `2021-01-07/agenda.md`, `2021-01-07/minutes.md`; so are a draft and its final
///   version, `minutes-draft.md`. Where a folder is called so, and its neighbour by another such word, the only records of one day in both
///   are of one meeting whatever they are called.
///
/// Documents of several days (a conference, a trip) and documents dated only by the modification time are not compared. The event
/// represents the meeting if there is one, or else the meeting note.
public enum MeetingMerger {
    /// The reason why two documents record one meeting.
    public enum Reason: Sendable, Equatable {
        /// Two calendars hold the same event.
        case sameEvent
        /// The note or transcript names the event's UID.
        case namesEvent
        /// They begin this many minutes apart, and the titles share these words.
        case sameTime(minutes: Int, words: [String])
        /// They are of the same day, and one title contains all words of the other.
        case sameDay(words: [String])
        /// They are of the same day, and their paths differ only in the word for the record.
        case sameName
        /// They are the only ones of their day in neighbouring folders for kinds of record.
        case sameCollection
    }

    /// Words ignored in comparing titles, unless a title has no others.
    private static let idleWords: Set<String> = [
        "1", "2", "a", "an", "and", "the", "with", "of", "on", "for", "in", "call", "meeting",
    ]

    /// Words for the record of a meeting, ignored like the idle ones.
    fileprivate static let recordWords: Set<String> = [
        "notes", "minutes", "transcript", "recording", "agenda", "summary", "recap", "protokoll", "mitschrift",
        "transkript", "notizen", "tagesordnung",
    ]

    /// The words among them for a verbatim record, which represents a meeting only if there is no other.
    private static let transcriptWords: Set<String> = ["transcript", "recording", "mitschrift", "transkript"]

    /// The words among them for a plan, which represents a meeting only if there is no note of it.
    private static let planWords: Set<String> = ["agenda", "tagesordnung"]

    /// Words for the state of a record, of which one meeting may have several.
    fileprivate static let stateWords: Set<String> = [
        "draft", "final", "approved", "unapproved", "revised", "corrected", "signed", "entwurf", "genehmigt",
    ]

    /// The words among them for a version that another replaces.
    private static let draftWords: Set<String> = ["draft", "unapproved", "entwurf"]

    /// The maximum distance between two start times, in seconds.
    private static let nearness = 15 * 60

    /// Maps the documents of meetings with several sources to their representatives.
    ///
    /// - Parameters:
    ///   - sources: Meeting notes, transcripts and events, sorted by time.
    ///   - owner: The names of the vault's owner, who attends most of them.
    /// - Returns: The row of the representative for each such document except the representative itself.
    public static func representatives(_ sources: [MeetingSource], owner: Set<String> = []) -> [Int: Int] {
        let identities = IdentityMatches(sources)
        var result = identities.representatives
        let crowd = everywhere(sources).union(owner)
        let others = sources.map { source in
            var source = source
            source.people.subtract(crowd)
            return source
        }.filter { result[$0.document] == nil || identities.isNamed($0) }
        for group in groups(others) where group.count > 1 { merge(group, identities, into: &result) }
        return result
    }

    /// The strength of a match of two files whose paths differ only in the word for the record: above that of any titles.
    private static let sameFile = 3.0

    /// The strength of a match by neighbouring folders: above that of any titles without common people.
    private static let sameCollection = 2.5

    /// Returns the people who attend more than half of the meetings with several people: sharing them is no evidence.
    private static func everywhere(_ sources: [MeetingSource]) -> Set<String> {
        let named = sources.filter { $0.people.count > 1 }
        // Of a few meetings, anybody may attend half.
        guard named.count >= 12 else { return [] }
        var counts: [String: Int] = [:]
        for source in named { for person in source.people { counts[person, default: 0] += 1 } }
        return Set(counts.filter { $0.value * 2 > named.count }.keys)
    }

    /// Returns the reason why two documents may record one meeting.
    ///
    /// - Parameters:
    ///   - left: A source of a meeting.
    ///   - right: Another source.
    /// - Returns: The strongest reason, or nil if there is none.
    public static func reason(_ left: MeetingSource, _ right: MeetingSource) -> Reason? {
        let (event, other) = left.kind == .event ? (left, right) : (right, left)
        if event.kind == .event, let identity = event.identity, let named = other.identity {
            if other.kind == .event { return identity == named ? .sameEvent : nil }
            if named == identity || named == event.eventUID { return .namesEvent }
        }
        return Candidate(left).match(Candidate(right))?.reason
    }

    /// Groups the sources by day; joins two days if a meeting may begin around the midnight between them.
    private static func groups(_ sources: [MeetingSource]) -> [[MeetingSource]] {
        var groups: [[MeetingSource]] = []
        for source in sources where !source.isLong && !source.isUndated {
            if let last = groups.last?.last, last.day == source.day || mayHoldMidnight(last, source) {
                groups[groups.count - 1].append(source)
            } else {
                groups.append([source])
            }
        }
        return groups
    }

    /// Returns whether two sources may be one meeting around midnight; false for two events, so that a full calendar splits into days.
    private static func mayHoldMidnight(_ left: MeetingSource, _ right: MeetingSource) -> Bool {
        right.start - left.start <= nearness && !left.isAllDay && !right.isAllDay
            && (left.kind != .event || right.kind != .event)
    }

    private static func merge(_ group: [MeetingSource], _ identities: IdentityMatches, into result: inout [Int: Int]) {
        var candidates = group.map(Candidate.init)
        let records = Dictionary(grouping: candidates.indices) { candidates[$0].file.flatMap(\.collection) }
        for (collection, places) in records where collection != nil && places.count > 1 {
            for place in places { candidates[place].file?.collection = nil }
        }
        let ordered = candidates.enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }.map(
            \.element)
        var meetings: [[Candidate]] = []
        for candidate in ordered {
            let isEvent = candidate.source.kind == .event
            let named = result[candidate.source.document]
            let best = (isEvent ? 0..<0 : meetings.indices).compactMap { index -> (index: Int, value: Double)? in
                if let named { return meetings[index][0].source.document == named ? (index, .infinity) : nil }
                return similarity(candidate, meetings[index]).map { (index, $0) }
            }.max { ($0.value, $1.index) < ($1.value, $0.index) }
            if let best {
                meetings[best.index].append(candidate)
                result[candidate.source.document] = meetings[best.index][0].source.document
            } else if named == nil {
                meetings.append([candidate])
            }
        }
    }

    private static func similarity(_ candidate: Candidate, _ meeting: [Candidate]) -> Double? {
        let isTaken = meeting.contains { $0.source.kind == candidate.source.kind && !$0.isOtherRecord(than: candidate) }
        if isTaken { return nil }
        return meeting.compactMap { candidate.match($0)?.value }.max()
    }

    private struct Candidate {
        let source: MeetingSource
        let words: Set<String>
        let records: Set<String>
        /// What the path tells of the kind of record; nil if it tells nothing.
        var file: RecordPath?

        init(_ source: MeetingSource) {
            self.source = source
            file = source.path.flatMap(RecordPath.init)
            let all = Tokenizer().tokens(of: source.title).map(\.folded)
            let records = MeetingMerger.recordWords.intersection(all)
            self.records = records
            let telling = all.filter { !MeetingMerger.idleWords.contains($0) && !records.contains($0) }
            words = Set(telling.isEmpty ? all : telling)
        }

        /// Returns whether the titles or the file names differ only in the word for the record.
        func isOtherRecord(than other: Candidate) -> Bool {
            words == other.words && records != other.records || isOtherFile(than: other) || isNeighbour(of: other)
        }

        private func isOtherFile(than other: Candidate) -> Bool {
            guard let file, let otherFile = other.file else { return false }
            return file.name == otherFile.name && (file.record != otherFile.record || file.state != otherFile.state)
        }

        private func isNeighbour(of other: Candidate) -> Bool {
            guard let collection = file?.collection, let otherCollection = other.file?.collection else { return false }
            return collection.folder == otherCollection.folder && collection.record != otherCollection.record
        }

        /// Returns whether the title or file name has a word of some kinds of record.
        private func isRecord(in kinds: Set<String>) -> Bool {
            !records.isDisjoint(with: kinds) || file.map { kinds.contains($0.record) } ?? false
        }

        var day: CivilDate { source.day }

        /// The priority as representative: event, note, its draft, agenda, transcript.
        var rank: Int {
            if source.kind == .event { return 0 }
            if isRecord(in: MeetingMerger.planWords) { return 3 }
            guard source.kind == .meeting, !isRecord(in: MeetingMerger.transcriptWords) else { return 4 }
            return file?.state.map(MeetingMerger.draftWords.contains) == true ? 2 : 1
        }

        private func isOtherCompany(than other: Candidate) -> Bool {
            guard !source.people.isEmpty, !other.source.people.isEmpty else { return false }
            return !source.people.contains { person in
                other.source.people.contains {
                    $0 == person || Candidate.isShort(person, of: $0) || Candidate.isShort($0, of: person)
                }
            }
        }

        private static func isShort(_ name: String, of full: String) -> Bool {
            guard !name.contains(" ") else { return false }
            let words = full.split(separator: " ").map { LetterFolding.fold(String($0)) }
            return [words.first, words.last].contains(LetterFolding.fold(name))
        }

        /// Returns the reason and strength of the match by time and title, or nil if the documents record different meetings.
        func match(_ other: Candidate) -> (value: Double, reason: Reason)? {
            guard !source.isUndated, !other.source.isUndated else { return nil }
            if day == other.day, isOtherFile(than: other) {
                return (MeetingMerger.sameFile, .sameName)
            }
            // A note is at most an agenda, and its title says little.
            guard source.kind != .note, other.source.kind != .note else { return nil }
            if day == other.day, isNeighbour(of: other) { return (MeetingMerger.sameCollection, .sameCollection) }
            let common = words.intersection(other.words)
            let shared = Double(common.count)
            let shorter = Double(min(words.count, other.words.count))
            guard shorter > 0, shared > 0 else { return nil }
            let isOtherCompany = isOtherCompany(than: other)
            let isNamed = !source.people.isEmpty && !other.source.people.isEmpty
            let value = shared / Double(max(words.count, other.words.count)) + (isNamed && !isOtherCompany ? 0.5 : 0)
            guard !source.isAllDay, !other.source.isAllDay else {
                guard day == other.day, shared == shorter, !isOtherCompany else { return nil }
                return (value, .sameDay(words: common.sorted()))
            }
            let distance = abs(source.start - other.source.start)
            guard distance <= MeetingMerger.nearness, shared / shorter >= 0.5 else { return nil }
            // The speakers of a recording may differ from those invited.
            guard !isOtherCompany || shared == shorter else { return nil }
            return (value + 1, .sameTime(minutes: distance / 60, words: common.sorted()))
        }
    }
}

/// What a path tells of the kind of record that a file is.
private struct RecordPath {
    /// A folder for one kind of record, with its neighbours.
    struct Collection: Hashable {
        /// The folder that holds it.
        let folder: String
        let record: String
    }

    /// The words of the path without those for the record and its state.
    let name: [Substring]
    let record: String
    /// The word for the state of the record; nil if there is none.
    var state: String?
    /// The folder named by a kind of record; nil if there is none.
    var collection: Collection?

    /// Splits a path; nil if neither the file name nor a folder has a word for a record.
    init?(_ path: String) {
        guard RecordPath.mayHoldRecordWord(path) else { return nil }
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let folders = path[..<start].split(separator: "/")
        var words = Array(path[start...].split { !$0.isLetter && !$0.isNumber }.dropLast())
        if words.count > 1,
            let place = words.lastIndex(where: { MeetingMerger.stateWords.contains($0.lowercased()) })
        {
            state = words.remove(at: place).lowercased()
        }
        let folder = folders.lastIndex { RecordPath.kinds[$0.lowercased()] != nil }
        let place = words.lastIndex { RecordPath.kinds[$0.lowercased()] != nil }
        let inFolder = folder.flatMap { RecordPath.kinds[folders[$0].lowercased()] }
        guard let record = place.flatMap({ RecordPath.kinds[words[$0].lowercased()] }) ?? inFolder else { return nil }
        self.record = record
        if let place {
            name = folders + words[..<place] + words[(place + 1)...]
        } else {
            name = folders.enumerated().filter { $0.offset != folder }.map(\.element) + words
        }
        if let folder {
            collection = Collection(folder: folders[..<folder].joined(separator: "/"), record: record)
        }
    }

    /// Returns false only for a path certainly without such a word: most have none, and letters are slow to tell apart.
    private static func mayHoldRecordWord(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        if bytes.contains(where: { $0 >= 0x80 }) { return true }
        return bytes.indices.contains { start in
            guard start == 0 || !isWord(bytes[start - 1]), isWord(bytes[start]) else { return false }
            let rest = bytes[start...]
            // A plural may change the last letter.
            return MeetingMerger.recordWords.contains { word in
                word.utf8.count <= rest.count && zip(word.utf8.dropLast(), rest).allSatisfy { $0 == $1 | 0x20 }
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// The word for a record by its singular and its plural.
    private static let kinds: [String: String] = MeetingMerger.recordWords.reduce(into: [:]) { kinds, word in
        for plural in [word, word + "s", word + "e", word + "en", String(word.dropLast()) + "ies"] {
            kinds[plural] = word
        }
    }
}

/// Matches by event identity: copies of one event, and notes that name one.
private struct IdentityMatches {
    /// The representative of each copy of an event and each document that names one.
    private(set) var representatives: [Int: Int] = [:]
    private var named: Set<Int> = []

    init(_ sources: [MeetingSource]) {
        var first: [String: MeetingSource] = [:]
        var occurrences: [String: [MeetingSource]] = [:]
        for event in sources where event.kind == .event {
            guard let identity = event.identity else { continue }
            if let same = first[identity] {
                representatives[event.document] = same.document
            } else {
                first[identity] = event
                if let uid = event.eventUID { occurrences[uid, default: []].append(event) }
            }
        }
        for source in sources where source.kind != .event {
            guard let name = source.identity else { continue }
            let day = CivilDateTime(secondNumber: source.start).date
            let candidates = occurrences[name] ?? []
            let event =
                first[name] ?? candidates.first { CivilDateTime(secondNumber: $0.start).date == day }
                ?? (candidates.count == 1 ? candidates.first : nil)
            guard let event else { continue }
            representatives[source.document] = event.document
            named.insert(source.document)
        }
    }

    /// Returns whether a document names its event; it still takes part in merging, to keep others of its kind out.
    func isNamed(_ source: MeetingSource) -> Bool { named.contains(source.document) }
}

extension MeetingSource {
    fileprivate var day: CivilDate { CivilDateTime(secondNumber: start).date }

    /// The UID of the event: its identity without the position in the series.
    var eventUID: String? {
        identity.map { identity in identity.lastIndex(of: "/").map { String(identity[..<$0]) } ?? identity }
    }
}
