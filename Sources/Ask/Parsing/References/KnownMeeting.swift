import Model
import Time

/// A meeting or note with all its sources, as one item that a question may name.
public struct KnownMeeting: Sendable {
    var documents: [KnownDocument]
    var start: CivilDateTime?
    /// The end; the start if the meeting is a moment.
    var finish: CivilDateTime?
    /// The titles and other names in its sources, each once.
    var titles: [String]
    /// The words of each title; computed lazily, empty until then.
    var titleWords: [TitleWords] = []
    var people: Set<Int>

    /// Groups documents by meeting, in time order, undated ones first; person pages and cancelled documents are skipped.
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
        // Equal times keep the order of the documents; row numbers would depend on the import order.
        return groups.map(KnownMeeting.init).enumerated().sorted {
            ($0.element.start?.secondNumber ?? .min, $0.offset) < ($1.element.start?.secondNumber ?? .min, $1.offset)
        }.map(\.element)
    }

    /// Creates a meeting from its sources; its time is that of the main source, preferably one with a time of day.
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

    var seriesNames: [SeriesName] {
        titleWords.isEmpty ? titles.compactMap { SeriesName($0) } : titleWords.compactMap { SeriesName($0) }
    }

    var isMeeting: Bool { documents.contains(where: \.kind.isMeeting) }

    /// Whether the noun "meeting" alone can mean it.
    var isMeetingAsSuch: Bool { documents.contains { $0.kind.isMeeting && !$0.isOccasion } }

    func has(_ kinds: Set<DocumentKind>) -> Bool { kinds.isEmpty || documents.contains { kinds.contains($0.kind) } }

    func lies(in spans: [TimeSpan]) -> Bool {
        guard !spans.isEmpty else { return true }
        guard let start else { return false }
        return spans.contains { $0.overlaps(from: start, to: finish) }
    }

    func isAttended(by groups: [Set<Int>]) -> Bool { groups.allSatisfy { !$0.isDisjoint(with: people) } }

    /// Returns the row numbers of each person's candidates; alternatives share one group.
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

    var words: [TitleWords] { titleWords.isEmpty ? titles.map { TitleWords($0) } : titleWords }

    /// Adds another part of the same event, such as the second day of an offsite.
    mutating func join(_ other: KnownMeeting) {
        documents += other.documents
        people.formUnion(other.people)
        titleWords = words + other.words
        titles += other.titles
        finish = [finish, other.finish].compactMap { $0 }.max()
    }

    /// Tells whether a later meeting continues this event: the same name meanwhile, or up to a day later with another number.
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
    fileprivate func hasOneName(with other: TitleWords) -> Bool {
        !nameStems.isEmpty && nameStems == other.nameStems && restStems == other.restStems
    }

    private var nameStems: [UInt64] { words[name].filter(\.isTelling).map(\.stem) }

    private var restStems: [UInt64] { telling.filter { !name.contains($0) }.map { words[$0].stem } }
}
