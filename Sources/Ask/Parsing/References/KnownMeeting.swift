import Model
import Time

/// A meeting or note with all its sources, as one thing that a question may name.
public struct KnownMeeting: Sendable {
    /// Its sources.
    var documents: [KnownDocument]
    /// When it began; nil where nothing says so.
    var start: CivilDateTime?
    /// When it was over.
    var finish: CivilDateTime?
    /// The titles and other names that its sources give it, each once.
    var titles: [String]
    /// What the titles say, in their order; empty where that was not worked out yet.
    var titleWords: [TitleWords] = []
    /// The rows of those who took part.
    var people: Set<Int>

    /// Groups documents by the meeting that they record.
    ///
    /// - Parameter documents: Documents of the vault; those of people and cancelled ones are passed over.
    /// - Returns: Meetings in the order of time, the undated first.
    static func grouped(_ documents: [KnownDocument]) -> [KnownMeeting] {
        var places: [Int: Int] = [:]
        var groups: [[KnownDocument]] = []
        for document in documents where document.kind != .person && !document.isCancelled {
            if let place = places[document.meeting] {
                groups[place].append(document)
            } else {
                places[document.meeting] = groups.count
                groups.append([document])
            }
        }
        // Equal times stay in the order of the documents: rows would tell in which order files were imported.
        return groups.map(KnownMeeting.init).enumerated().sorted {
            ($0.element.start?.secondNumber ?? .min, $0.offset) < ($1.element.start?.secondNumber ?? .min, $1.offset)
        }.map(\.element)
    }

    /// A meeting from its sources: the one that stands for it says when it was, one with a time of day before one without.
    private init(_ sources: [KnownDocument]) {
        documents = sources
        titles = sources.flatMap(\.titles).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        people = sources.reduce(into: []) { $0.formUnion($1.people) }
        let dated = sources.filter { $0.start != nil }
        let timed = dated.filter { !$0.isAllDay }
        let choice = timed.isEmpty ? dated : timed
        let main = choice.first { $0.number == $0.meeting } ?? choice.first
        start = main?.start
        finish = main?.finish
        if let start, finish == start { finish = choice.compactMap(\.finish).max() }
    }

    /// The names of the series that its titles say it belongs to.
    var seriesNames: [SeriesName] {
        titleWords.isEmpty ? titles.compactMap { SeriesName($0) } : titleWords.compactMap { SeriesName($0) }
    }

    /// Whether anybody met: a meeting, a transcript or an entry of a calendar.
    var isMeeting: Bool { documents.contains(where: \.kind.isMeeting) }

    /// Whether it may be spoken of as a meeting without being named.
    var isMeetingAsSuch: Bool { documents.contains { $0.kind.isMeeting && !$0.isOccasion } }

    /// Whether it has a kind; no kinds are any.
    func has(_ kinds: Set<DocumentKind>) -> Bool { kinds.isEmpty || documents.contains { kinds.contains($0.kind) } }

    /// Whether it lies in one of some times; no times are any.
    func lies(in spans: [TimeSpan]) -> Bool {
        guard !spans.isEmpty else { return true }
        guard let start else { return false }
        return spans.contains { $0.overlaps(from: start, to: finish) }
    }

    /// Whether each of some people took part.
    func isAttended(by groups: [Set<Int>]) -> Bool { groups.allSatisfy { !$0.isDisjoint(with: people) } }

    /// The rows of those of whom one must have taken part, for each of some people; alternatives are one.
    static func groups(_ people: [PersonReading]) -> [Set<Int>] {
        var groups: [Set<Int>] = []
        for person in people {
            let numbers = Set(person.candidates.map(\.number))
            if person.isAlternative, let last = groups.popLast() {
                groups.append(last.union(numbers))
            } else {
                groups.append(numbers)
            }
        }
        return groups
    }

    /// What each of its titles says.
    var words: [TitleWords] { titleWords.isEmpty ? titles.map { TitleWords($0) } : titleWords }

    /// Takes in a meeting that belongs to the same event: the second day of an offsite.
    mutating func join(_ other: KnownMeeting) {
        documents += other.documents
        people.formUnion(other.people)
        titleWords = words + other.words
        titles += other.titles
        finish = [finish, other.finish].compactMap { $0 }.max()
    }

    /// Whether a later meeting belongs to the same event: one of the same name meanwhile, or on the next day under another number.
    func goesOn(in later: KnownMeeting) -> Bool {
        guard let finish, let next = later.start, let ownStart = start else { return false }
        let isMeanwhile = next < finish
        let lastDay = max(ownStart.date, finish.adding(seconds: -1).date)
        let isNextDay = next.date == lastDay.adding(days: 1) || next.date == lastDay
        guard isMeanwhile || isNextDay else { return false }
        return titles.indices.contains { own in
            later.titles.indices.contains { other in
                (isMeanwhile || titles[own] != later.titles[other])
                    && words[own].hasOneName(with: later.words[other])
            }
        }
    }
}

extension TitleWords {
    /// Whether two titles are of one event: the same name, and nothing else that tells them apart.
    fileprivate func hasOneName(with other: TitleWords) -> Bool {
        !nameStems.isEmpty && nameStems == other.nameStems && restStems == other.restStems
    }

    private var nameStems: [UInt64] { words[name].filter(\.isTelling).map(\.stem) }

    private var restStems: [UInt64] { telling.filter { !name.contains($0) }.map { words[$0].stem } }
}
