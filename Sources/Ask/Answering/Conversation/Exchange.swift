import Model
import Parsing
import Store
import Time

/// A question with the documents and people of its answer, which the next question may refer to.
public struct Exchange: Sendable {
    /// The question as typed.
    public var question: String
    /// How it was read.
    public var reading: ParsedQuestion
    /// The reading of the last question that did not point at one document.
    var unfocused: ParsedQuestion
    /// Whether it was understood in the context of the exchange before it.
    public var isFollowUp: Bool
    /// The documents shown, in display order, one per meeting.
    var shown: [DocumentRecord]
    /// The documents of the citations, in rank order from 1.
    var cited: [DocumentRecord]
    /// The index in `shown` of the document that "that" means.
    var current: Int?
    /// Whether "that" is unambiguous: one document was shown, named or pointed at, or one scores far better than the others.
    var isPlain = true
    /// Whether the list was longer than the part shown.
    var isCut = false
    /// Whether the question pointed at one document of the previous answer.
    var isPointed = false
    /// The people that "she" and "they" mean.
    var people: [PersonReading]
    /// The time that the answer named.
    var span: TimeSpan?

    var previous: PreviousTurn {
        PreviousTurn(
            reading: reading, unfocused: unfocused, shownCount: shown.count, people: people, span: span,
            isPointed: isPointed)
    }

    /// Makes a document that was pointed at the current one.
    mutating func point(at document: DocumentRecord, after before: Exchange?) {
        (isPointed, isPlain, isCut) = (true, true, before?.isCut ?? false)
        if let before, let place = before.shown.firstIndex(where: { $0.meeting == document.meeting }) {
            // "The third one" still counts in the list from before "the second one" was opened.
            (shown, current) = (before.shown, place)
            cited += before.cited.dropFirst(cited.count)
        } else if let before, before.isCut {
            (shown, current) = (before.shown + [document], before.shown.count)
        } else {
            (shown, current) = ([document], 0)
        }
    }

    /// Returns the document that a focus means; nil if the answer showed none.
    func document(_ focus: Focus) -> DocumentRecord? {
        switch focus {
        case .that: current.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
        case .item(let number): shown.indices.contains(number - 1) ? shown[number - 1] : nil
        case .last: shown.last
        case .next, .latest, .earliest, .neighbour, .dated, .all, .chosen: nil
        case .citation(let rank): cited.indices.contains(rank - 1) ? cited[rank - 1] : nil
        }
    }

    /// Returns the start of a walk: the current document if unambiguous, else the last one for steps forward, the first for steps back.
    func edge(_ step: Int) -> DocumentRecord? {
        let dated = shown.inOrderOfTime
        return isPlain ? document(.that) : step > 0 ? dated.last : dated.first
    }

    /// The index of the only shown document whose title the question contains: "how do I make limoncello?" names the note "Limoncello".
    var named: Int? {
        let places = shown.indices.filter { place in
            let match = TitleMatch(shown[place].title)
            return !match.isIdle && match.share(of: [question]) == 1
        }
        return places.count == 1 ? places[0] : nil
    }
}

extension [DocumentRecord] {
    /// The dated documents in order of time; ties keep their order.
    var inOrderOfTime: [DocumentRecord] {
        filter { $0.start != nil }.enumerated().sorted {
            ($0.element.start?.secondNumber ?? 0, $0.offset) < ($1.element.start?.secondNumber ?? 0, $1.offset)
        }.map(\.element)
    }
}

extension Answer {
    /// Whether an answer is clearly about one document, which the next question calls "that".
    func isOfOneDocument(_ reading: ParsedQuestion) -> Bool {
        switch reading.request {
        case .date, .busiest, .actor: true
        case .attendance, .list, .count, .agenda, .duration, .tasks, .mostOften, .place, .free, .whether,
            .occurrences, .view:
            shownDocuments.count < 2
        case .fact, .amount, .decision, .discussion, .summary, .another:
            shownDocuments.count < 2 || lead >= Answer.plainLead
        }
    }

    /// The ratio of the best score to the best of another meeting.
    private var lead: Float {
        guard let first = citations.first else { return 0 }
        let others = citations.filter { $0.document.meeting != first.document.meeting }.map(\.score)
        return first.score / max(others.max() ?? 0, .leastNormalMagnitude)
    }

    /// Minimum lead at which one document is clearly meant.
    private static let plainLead: Float = 1.2

    /// The documents in display order, one per meeting.
    var shownDocuments: [DocumentRecord] {
        if let entries { return entries }
        let citations = numberedCitations
        var shown: [DocumentRecord] = []
        func add(_ rank: Int?) {
            guard let rank, citations.indices.contains(rank - 1) else { return }
            let document = citations[rank - 1].document
            if !shown.contains(where: { $0.meeting == document.meeting }) { shown.append(document) }
        }
        for section in sections {
            if section.heading == nil {
                for quote in section.quotes { add(quote.citations.first) }
            } else {
                add(section.quotes.first?.citations.first)
            }
        }
        return shown
    }
}
