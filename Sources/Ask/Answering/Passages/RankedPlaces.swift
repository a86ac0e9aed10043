import Model
import Retrieval
import Store
import Text
import Time

/// Groups ranked passages by meeting or note, and copies of the same text.
struct RankedPlaces {
    /// A meeting or note, with the passages found in it.
    struct Place {
        var passages: [CitedPassages.Passage]
        /// The citations of the passages and their copies, best first.
        var citations: [Citation]
        /// The fingerprint of the best passage, for recognising copies.
        var fingerprint: NearDuplicates.Fingerprint
        /// The citation ranks of copies, which contain the same text.
        var copies: [Int] = []
        var isWorthShowing: Bool

        /// The quoted passages: the best one, and others of high rank.
        private var quotedPassages: [CitedPassages.Passage] {
            passages.prefix(1) + passages.dropFirst().filter { $0.rank <= RankedPlaces.fullyCited }
        }

        /// Returns the quoted lines in text order; for the best place of an answer, with the block around them.
        func lines(_ quotes: PassageQuotes, isBest: Bool) -> [PassageQuotes.RankedLine] {
            quotes.lines(quotedPassages, count: RankedPlaces.linesPerPlace, isWhole: isBest)
        }

        /// Returns a section with the quoted lines; passages without a quoted line are cited below them.
        func section(
            of lines: [PassageQuotes.RankedLine], _ quotes: PassageQuotes, _ wording: Wording
        ) -> Answer.Section {
            let first = passages[0]
            let people = citations.first { $0.rank == first.rank }?.people ?? []
            var quoted = quotes.quotes(of: lines)
            if quoted.isEmpty { quoted = quotes.fallback(first) }
            if let last = quoted.indices.last { quoted[last].citations += copies }
            let told = Set(quoted.flatMap(\.citations))
            let others = quotedPassages.map(\.rank).filter { !told.contains($0) }
            if !others.isEmpty {
                quoted.append(.computed(wording.templates.text("also-here"), citations: others))
            }
            let heading = wording.heading(first.found.document, people: people)
            let whereabouts = quotes.whereabouts(of: lines, in: first)
            guard let name = whereabouts ?? sectionName(of: lines, quotes.evidence) else {
                return Answer.Section(heading: heading, quotes: quoted)
            }
            return Answer.Section(
                heading: wording.templates.text("heading.section", ["title": heading, "section": name]), quotes: quoted)
        }

        /// Returns the heading or item above the quoted lines that says what they are about; nil if they or the title say it themselves.
        private func sectionName(of lines: [PassageQuotes.RankedLine], _ evidence: Evidence) -> String? {
            let evidence = evidence.inside(passages[0].found.document)
            let told = lines.map(\.line.text) + [passages[0].found.document.fullName]
            let own = evidence.strength(of: told)
            let names = Set(lines.flatMap(\.line.headings)).subtracting(told).filter { !$0.hasPrefix("|") }.sorted()
            let added = names.map { evidence.strength(of: told + [$0]) - own }
            guard let most = added.max(), most >= RankedPlaces.leastAdded, let place = added.firstIndex(of: most) else {
                return nil
            }
            return names[place]
        }
    }

    private let now: CivilDateTime
    private let memos: WordMemos
    private var places: [Place] = []

    init(now: CivilDateTime, memos: WordMemos = WordMemos()) { (self.now, self.memos) = (now, memos) }

    private static let linesPerPlace = 2
    /// The minimum share of the question that the name of a section adds to what is quoted from it.
    private static let leastAdded: Float = 0.15
    /// The maximum rank at which a passage is always quoted or cited with its place; lower ranks are left out.
    private static let fullyCited = 5
    /// The maximum number of places shown in full; the others are only listed.
    private static let mostShown = 3

    var shown: ArraySlice<Place> { places.filter(\.isWorthShowing).prefix(RankedPlaces.mostShown) }

    /// The places that are only listed.
    var others: ArraySlice<Place> { places.filter(\.isWorthShowing).dropFirst(RankedPlaces.mostShown) }

    var count: Int { shown.count + others.count }

    mutating func add(_ found: RetrievedPassage, citation: Citation, isWorthShowing: Bool) {
        let fingerprint = NearDuplicates.Fingerprint(found.passage, memos: memos)
        if let place = places.firstIndex(where: { isCopy(found, fingerprint, of: $0) }) {
            places[place].citations.append(citation)
            places[place].copies.append(citation.rank)
            // Of recurring text, the occurrence nearest to now is shown.
            if distance(found.document) < distance(places[place].passages[0].found.document) {
                let before = places[place].passages[0]
                places[place].passages[0] = (found, citation.rank)
                places[place].copies.removeAll { $0 == citation.rank }
                places[place].copies.insert(before.rank, at: 0)
            }
        } else if let place = places.firstIndex(where: { $0.holds(found) }) {
            // A calendar entry adds nothing to notes.
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

    /// Whether a passage repeats a place's text in another file or in another occurrence of a recurring event.
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
    fileprivate func holds(_ found: RetrievedPassage) -> Bool {
        let own = passages[0].found.document
        return own.number == found.document.number
            || (own.meeting == found.document.meeting && own.kind != .event)
    }
}

/// Lists the places that are not shown in full, in one line.
struct AlsoIn {
    let context: AnswerContext

    /// Returns the titles and dates of the first few places, with the ranks of their best citations; nil if there are none.
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
