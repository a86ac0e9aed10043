import Model
import Parsing
import Store
import Time

/// A question of a conversation with what its answer showed: what the next one may point at.
public struct Exchange: Sendable {
    /// The question as typed.
    public var question: String
    /// How it was read.
    public var reading: ParsedQuestion
    /// How the last question was read that did not point at a single document.
    var unfocused: ParsedQuestion
    /// Whether it was understood by the one before it.
    public var isFollowUp: Bool
    /// The documents shown, in the order in which they were, one for each meeting.
    var shown: [DocumentRecord]
    /// The documents by the rank of their citations, the first of rank 1.
    var cited: [DocumentRecord]
    /// Which of those shown "that" means.
    var current: Int?
    /// Whether it is plain which of them that is: one was shown, named or pointed at, or one is far better than the others.
    var isPlain = true
    /// Whether there are more of what was listed than were shown.
    var isCut = false
    /// Whether one document of the answer before was pointed at.
    var isPointed = false
    /// Whom "she" and "they" mean.
    var people: [PersonReading]
    /// The time that the answer named.
    var span: TimeSpan?

    /// What a follow-up is read by.
    var previous: PreviousTurn {
        PreviousTurn(
            reading: reading, unfocused: unfocused, shownCount: shown.count, people: people, span: span,
            isPointed: isPointed)
    }

    /// Goes on with a document that was pointed at.
    mutating func point(at document: DocumentRecord, after before: Exchange?) {
        (isPointed, isPlain, isCut) = (true, true, before?.isCut ?? false)
        if let before, let place = before.shown.firstIndex(where: { $0.meeting == document.meeting }) {
            // "The third one" still counts what was listed before "the second one" was looked at.
            (shown, current) = (before.shown, place)
            cited += before.cited.dropFirst(cited.count)
        } else if let before, before.isCut {
            (shown, current) = (before.shown + [document], before.shown.count)
        } else {
            (shown, current) = ([document], 0)
        }
    }

    /// The document that a follow-up means; nil where the answer showed none such.
    func document(_ focus: Focus) -> DocumentRecord? {
        switch focus {
        case .that: current.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
        case .item(let number): shown.indices.contains(number - 1) ? shown[number - 1] : nil
        case .last: shown.last
        case .next, .latest, .earliest, .neighbour, .dated, .all, .chosen: nil
        case .citation(let rank): cited.indices.contains(rank - 1) ? cited[rank - 1] : nil
        }
    }

    /// Where a walk begins: the document at hand; of several alike the last one on the way on, the first one on the way back.
    func edge(_ step: Int) -> DocumentRecord? {
        let dated = shown.inOrderOfTime
        return isPlain ? document(.that) : step > 0 ? dated.last : dated.first
    }

    /// The one document shown whose title the question holds: "how do I make limoncello?" is about the note of that name.
    var named: Int? {
        let places = shown.indices.filter { place in
            let match = TitleMatch(shown[place].title)
            return !match.isIdle && match.share(of: [question]) == 1
        }
        return places.count == 1 ? places[0] : nil
    }
}

extension [DocumentRecord] {
    /// Those that have a date, in the order of time.
    var inOrderOfTime: [DocumentRecord] {
        filter { $0.start != nil }.enumerated().sorted {
            ($0.element.start?.secondNumber ?? 0, $0.offset) < ($1.element.start?.secondNumber ?? 0, $1.offset)
        }.map(\.element)
    }
}

extension Answer {
    /// Whether an answer is plainly about one document: what the next question calls "that".
    func isOfOneDocument(_ reading: ParsedQuestion) -> Bool {
        switch reading.request {
        case .date, .busiest, .actor: true
        case .attendance, .list, .count, .agenda, .duration, .tasks, .mostOften, .place, .free, .whether,
            .occurrences:
            shownDocuments.count < 2
        case .fact, .amount, .decision, .discussion, .summary, .another:
            shownDocuments.count < 2 || lead >= Answer.plainLead
        }
    }

    /// The best score of a document by that of the next one.
    private var lead: Float {
        guard let first = citations.first else { return 0 }
        let others = citations.filter { $0.document.meeting != first.document.meeting }.map(\.score)
        return first.score / max(others.max() ?? 0, .leastNormalMagnitude)
    }

    /// A document is plainly meant if its best place scores so many times as much as that of any other one.
    private static let plainLead: Float = 1.2

    /// The documents in the order in which the answer shows them, one for each meeting.
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
