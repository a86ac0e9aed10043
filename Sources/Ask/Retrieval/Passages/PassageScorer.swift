import Store
import Text

/// Scores passages, once they are joined, by what single chunks do not tell: how much of the question each holds and how close together,
/// how good its document is, and how early or late among those found.
///
/// The weights were fitted with a listwise logistic model (Cao and others, "Learning to Rank", ICML 2007, doi:10.1145/1273496.1273513); see
/// `docs/retrieval.md`.
struct PassageScorer {
    let weights: RankingWeights
    let memo: WordMemo

    /// Returns the passages, best first; `documents` are theirs, by row.
    func scored(
        _ passages: [Passage], of documents: [Int: DocumentRecord], _ words: [Retriever.RankedWord], _ query: Query
    ) -> [Passage] {
        guard passages.count > 1 else { return passages }
        var scored = passages
        let isWritten = !query.isDiscussion && PassageScorer.areWritten(passages)
        let times = TimeOrder(documents)
        for place in scored.indices {
            scored[place].parts.order = order(of: scored[place].document, times, query, isWritten: isWritten)
        }
        let coverage = PassageCoverage(words)
        scoreWords(of: &scored, documents, coverage, query, isWritten: isWritten)
        if isWritten {
            scoreNotes(&scored)
            scoreSections(of: &scored, coverage)
        }
        scoreNumbers(of: &scored, documents, SeriesNumbers(in: query.text))
        let ranks = scored.indices.sorted { (scored[$0].score, $1) > (scored[$1].score, $0) }
        return ranks.map { scored[$0] }
    }

    /// Whether most of the best passages are written notes, not talk, whose turns are short and say a thing only once.
    private static func areWritten(_ passages: [Passage]) -> Bool {
        let best = passages.prefix(mostJudged)
        return best.count { $0.speakers.isEmpty } * 2 >= best.count
    }

    private static let mostJudged = 10

    // MARK: Words

    private func scoreWords(
        of passages: inout [Passage], _ documents: [Int: DocumentRecord], _ coverage: PassageCoverage, _ query: Query,
        isWritten: Bool
    ) {
        // Any line about somebody holds a question of names alone.
        guard !query.isAboutSubjectsAlone else { return }
        var titles: [Int: PassageCoverage.Held] = [:]
        for place in passages.indices {
            let number = passages[place].document
            var held = titles[number] ?? coverage.nothing
            if titles[number] == nil, let document = documents[number] {
                coverage.add(document.fullName, to: &held, isText: false, memo)
                titles[number] = held
            }
            for chunk in passages[place].chunks {
                for text in chunk.headingPath + chunk.parentItems {
                    coverage.add(text, to: &held, isText: false, memo)
                }
                coverage.add(chunk.text, to: &held, isText: true, memo)
            }
            let share = coverage.share(held)
            guard isWritten else {
                let weight = query.isDiscussion ? weights.coverageOfDiscussion : weights.coverageOfTalk
                passages[place].parts.coverage = weight * share * share
                continue
            }
            passages[place].parts.coverage = weights.coverage * share.squareRoot()
            let near = min(held.near.count { $0 }, PassageScorer.mostNear)
            passages[place].parts.nearness = weights.nearness * Float(near)
        }
    }

    /// The maximum number of pairs of near words that count.
    private static let mostNear = 3

    /// Scores the sections that are called as the question calls their matter, whose lines need not repeat it, and the lines that are.
    private func scoreSections(of passages: inout [Passage], _ coverage: PassageCoverage) {
        var shares: [UInt64: Float] = [:]
        func share(of name: Substring.UTF8View) -> Float {
            let hash = StableHash.of(name)
            if let known = shares[hash] { return known }
            let share = coverage.shareOfName(String(Substring(name)), memo)
            shares[hash] = share
            return share
        }
        for place in passages.indices {
            var (heading, label): (Float, Float) = (0, 0)
            for name in passages[place].chunks.first?.headingPath ?? [] {
                heading = max(heading, share(of: name[...].utf8))
            }
            for chunk in passages[place].chunks {
                let utf8 = chunk.text.utf8
                LineLabel.forEach(in: chunk.text.utf8Span.span) { range in
                    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
                    label = max(label, share(of: utf8[start..<utf8.index(start, offsetBy: range.count)]))
                }
            }
            passages[place].parts.section = weights.section * heading + weights.label * label
        }
    }

    /// Scores which of a numbered series a passage belongs to; its lines seldom repeat the number.
    private func scoreNumbers(
        of passages: inout [Passage], _ documents: [Int: DocumentRecord], _ names: SeriesNumbers
    ) {
        guard !names.isEmpty else { return }
        for place in passages.indices {
            let title = documents[passages[place].document]?.fullName ?? ""
            switch names.mention(in: [title] + (passages[place].chunks.first?.headingPath ?? [])) {
            case .same: passages[place].parts.number = weights.number
            case .other: passages[place].parts.number = -weights.number
            case .none: break
            }
        }
    }

    // MARK: Notes

    /// Scores what tells passages of notes apart: the context less than where chunks are chosen, the document, and the lines.
    private func scoreNotes(_ passages: inout [Passage]) {
        var best: [Int: Float] = [:]
        for passage in passages { best[passage.document] = max(best[passage.document] ?? 0, passage.best.score) }
        let most = best.values.max() ?? 0
        for place in passages.indices {
            passages[place].parts.document = weights.document * ((best[passages[place].document] ?? most) - most)
            passages[place].parts.lines = weights.lines * share(ofLines: passages[place])
            passages[place].parts.surroundings = (weights.contextOfPassage - 1) * passages[place].best.parts.context
        }
    }

    // MARK: Time

    private func order(of document: Int, _ times: TimeOrder, _ query: Query, isWritten: Bool) -> Float {
        switch query.order {
        case .first: return -weights.oldest * times.place(of: document)
        case .last: return weights.newest * times.place(of: document)
        default:
            // Notes are written anew when things change; what was said in a talk is not said again.
            guard isWritten else { return 0 }
            return 0 - (query.prefersNewer ? weights.newerAsked : weights.newer) * times.age(of: document)
        }
    }

    // MARK: Lines

    /// Returns the share of the lines that a passage may well have, 1 for more.
    private func share(ofLines passage: Passage) -> Float {
        let lines = passage.chunks.reduce(passage.chunks.count) { count, chunk in
            chunk.text.utf8.reduce(count) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
        }
        return Float(min(lines, PassageScorer.mostLines)) / Float(PassageScorer.mostLines)
    }

    private static let mostLines = 6
}

/// The position of documents among the days of those found.
private struct TimeOrder {
    private let days: [Int: Int]
    private let span: ClosedRange<Int>

    /// Creates the order of documents by row.
    init(_ documents: [Int: DocumentRecord]) {
        days = documents.compactMapValues { $0.start?.date.dayNumber }
        span = (days.values.min() ?? 0)...(days.values.max() ?? 0)
    }

    /// Returns −0.5 for the oldest document, 0.5 for the newest one, and 0 in the middle and without a date.
    func place(of document: Int) -> Float {
        guard span.count > 1, let day = days[document] else { return 0 }
        return Float(day - span.lowerBound) / Float(span.count - 1) - 0.5
    }

    /// Returns how much older than the newest document one is: 0 up to a month, 0.5 for a year more or without a date, 1 for much older.
    func age(of document: Int) -> Float {
        guard let day = days[document] else { return 0.5 }
        let age = Float(max(0, span.upperBound - day - TimeOrder.month))
        return age / (age + TimeOrder.year)
    }

    private static let month = 30
    private static let year: Float = 365
}
