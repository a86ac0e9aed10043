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
    var wide: ParsedQuestion
    /// Whether it was understood by the one before it.
    public var isFollowUp: Bool
    /// The documents shown, in the order in which they were, one for each meeting.
    var shown: [DocumentRecord]
    /// The documents by the rank of their citations, the first of rank 1.
    var cited: [DocumentRecord]
    /// Which of those shown "that" means.
    var current: Int?
    /// Whom "she" and "they" mean.
    var people: [PersonReading]
    /// The time that the answer named.
    var span: TimeSpan?

    /// What a follow-up is read by.
    var precedent: Precedent {
        Precedent(reading: reading, wide: wide, shownCount: shown.count, people: people, span: span)
    }

    /// The document that a follow-up means; nil where the answer showed none such.
    func document(_ focus: Focus) -> DocumentRecord? {
        switch focus {
        case .that: current.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
        case .item(let number): shown.indices.contains(number - 1) ? shown[number - 1] : nil
        case .last: shown.last
        case .next, .latest, .earliest: nil
        case .citation(let rank): cited.indices.contains(rank - 1) ? cited[rank - 1] : nil
        }
    }
}

extension Answer {
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
