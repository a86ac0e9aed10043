import Model
import Retrieval
import Store
import Text
import Time

/// Ranked passages by the meeting or note that they stand in, copies of one text together.
struct RankedPlaces {
    /// A meeting or note with what was found there.
    struct Place {
        /// Its passages, best first.
        var passages: [CitedPassages.Passage]
        /// The citations of them and of their copies, best first.
        var citations: [Citation]
        /// What tells copies of its best passage.
        var fingerprint: NearDuplicates.Fingerprint
        /// The ranks of copies, which prove the same words.
        var copies: [Int] = []
        var isWorthShowing: Bool

        /// The place with its best lines; the passages that none of them is of are cited below.
        func section(_ quotes: PassageQuotes, _ wording: Wording) -> Answer.Section {
            let first = passages[0]
            let people = citations.first { $0.rank == first.rank }?.people ?? []
            let best = passages.prefix(1) + passages.dropFirst().filter { $0.rank <= RankedPlaces.fullyCited }
            var quoted = quotes.quotes(Array(best), count: RankedPlaces.linesPerPlace)
            if quoted.isEmpty { quoted = quotes.fallback(first) }
            if let last = quoted.indices.last { quoted[last].citations += copies }
            let told = Set(quoted.flatMap(\.citations))
            let others = best.map(\.rank).filter { !told.contains($0) }
            if !others.isEmpty {
                quoted.append(.computed(wording.templates.text("also-here"), citations: others))
            }
            return Answer.Section(
                heading: wording.heading(first.found.document, people: people), quotes: quoted)
        }
    }

    private let now: CivilDateTime
    private let memos: WordMemos
    private var places: [Place] = []

    init(now: CivilDateTime, memos: WordMemos = WordMemos()) { (self.now, self.memos) = (now, memos) }

    /// A place is told in so many lines.
    private static let linesPerPlace = 2
    /// Each of so many best passages is quoted or cited with its place; what is weaker is not quoted beside its place's best.
    private static let fullyCited = 5
    /// So many places are told in full, the others named.
    private static let mostShown = 3

    /// What is told in full.
    var shown: ArraySlice<Place> { places.filter(\.isWorthShowing).prefix(RankedPlaces.mostShown) }

    /// What is only named.
    var others: ArraySlice<Place> { places.filter(\.isWorthShowing).dropFirst(RankedPlaces.mostShown) }

    /// How many places there are that are worth showing.
    var count: Int { shown.count + others.count }

    mutating func add(_ found: RetrievedPassage, citation: Citation, isWorthShowing: Bool) {
        let fingerprint = NearDuplicates.Fingerprint(found.passage, memos: memos)
        if let place = places.firstIndex(where: { isCopy(found, fingerprint, of: $0) }) {
            places[place].citations.append(citation)
            places[place].copies.append(citation.rank)
            // Of what recurs, the time nearest to now is shown.
            if distance(found.document) < distance(places[place].passages[0].found.document) {
                let before = places[place].passages[0]
                places[place].passages[0] = (found, citation.rank)
                places[place].copies.removeAll { $0 == citation.rank }
                places[place].copies.insert(before.rank, at: 0)
            }
        } else if let place = places.firstIndex(where: { $0.holds(found) }) {
            // Behind what was written, an entry of the calendar says nothing.
            guard isWorthShowing, found.document.kind != .event else { return }
            places[place].citations.append(citation)
            places[place].passages.append((found, citation.rank))
        } else {
            places.append(
                Place(
                    passages: [(found, citation.rank)], citations: [citation], fingerprint: fingerprint,
                    isWorthShowing: isWorthShowing))
        }
    }

    private func distance(_ document: DocumentRecord) -> Int {
        document.start.map { abs($0.secondNumber - now.secondNumber) } ?? .max
    }

    /// Whether a passage says what a place says, in another file or for another time of what recurs.
    private func isCopy(
        _ found: RetrievedPassage, _ fingerprint: NearDuplicates.Fingerprint, of place: Place
    ) -> Bool {
        let other = place.passages[0].found
        if found.document.kind == .event, other.document.kind == .event {
            return found.document.title == other.document.title && found.passage.text == other.passage.text
        }
        guard found.document.number != other.document.number else { return false }
        return NearDuplicates().areSame(fingerprint, place.fingerprint)
    }
}

extension RankedPlaces.Place {
    /// Whether a passage stands in the same meeting or note.
    fileprivate func holds(_ found: RetrievedPassage) -> Bool {
        let own = passages[0].found.document
        return own.number == found.document.number
            || (own.meeting == found.document.meeting && own.kind != .event)
    }
}

/// Names places that are not told in full, in one line.
struct AlsoIn {
    let context: AnswerContext

    /// The line; nil where there are none.
    ///
    /// - Parameter places: The citations of each place.
    /// - Returns: The title and date of each of the first few, with the rank of its best citation.
    func section(_ places: [[Citation]]) -> Answer.Section? {
        let named = places.prefix(AlsoIn.most).compactMap(\.first)
        guard !named.isEmpty else { return nil }
        let titles = named.map { title($0.document) }
        let text = context.templates.text("also-in", ["places": titles.joined(separator: ", ")])
        return Answer.Section(quotes: [.computed(text, citations: named.map(\.rank))])
    }

    private static let most = 5

    private func title(_ document: DocumentRecord) -> String {
        guard let start = document.start else { return document.title }
        return context.templates.text(
            "also-in.place", ["title": document.title, "date": context.templates.dates.day(start.date)])
    }
}
