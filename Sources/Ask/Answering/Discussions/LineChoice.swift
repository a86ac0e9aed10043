import Text

/// Chooses the most informative lines, about a question or of a whole document.
///
/// Greedy maximal coverage: the line with the largest gain comes next; words already covered add nothing, and near-repetitions are skipped.
/// Equal gains go to the earlier line, so equal inputs give equal outputs.
///
/// Source: Lin and Bilmes, ACL 2011, "A class of submodular functions for document summarization"; the similarity limit follows Carbonell
/// and Goldstein, SIGIR 1998, doi:10.1145/290941.291025.
struct LineChoice {
    /// The words of the question; nil for an overview without one.
    var evidence: Evidence?
    var asked: AskedKind?
    /// The month asked about, in lower case; rows of tables and logs may contain it without a full date.
    var month: String?
    var title = ""
    /// A cache of analysed English words.
    var memo = QuotableLine.memo()
    var weights = AnswerWeights()

    /// Returns the most informative lines, in text order; at least one if any has content.
    ///
    /// A question comes with its reply, an introduction with what it introduces, a table row with its header; these may exceed `count`.
    func lines(of lines: [QuotableLine], count: Int) -> [QuotableLine] {
        places(of: lines, count: count).map { lines[$0] }
    }

    /// Returns the ascending indices of those lines; `priors` adds a value to each line.
    func places(of lines: [QuotableLine], count: Int, priors: [Float] = []) -> [Int] {
        let words = lines.map { $0.words(memo) }
        let candidates = lines.indices.filter { isCandidate(lines[$0]) && !words[$0].isEmpty }
        let weights = weights(of: lines, words)
        func prior(_ place: Int) -> Float { priors.isEmpty ? 0 : priors[place] }
        let merits = lines.indices.map { place in
            weights[place] + prior(place) + merit(of: lines[place], at: place, words[place].count)
        }
        let units = LineUnits(lines: lines, words: words, merits: merits, evidence: evidence, asked: asked, memo: memo)
        let isTold = evidence == nil && count > OverviewAnswer.leastLines
        if isTold, candidates.count <= count { return candidates }
        let leastGain = isTold ? LineChoice.leastGainOfTold : LineChoice.leastGain
        let worthwhile = (candidates.map { weights[$0] }.max() ?? 0) * LineChoice.leastShare
        var left = candidates.filter { evidence == nil || weights[$0] >= worthwhile || prior($0) >= 1 }
        var chosen: [Int] = []
        var covered: Set<UInt64> = []
        while chosen.count < count, !left.isEmpty {
            let gains = left.map { merits[$0] + novelty(of: words[$0], covered) + again($0, lines, chosen) }
            guard let best = gains.indices.max(by: { (gains[$0], $1) < (gains[$1], $0) }) else { break }
            let place = left.remove(at: best)
            guard chosen.isEmpty || gains[best] >= leastGain else { break }
            let unit = units.unit(of: place).filter { !chosen.contains($0) }
            chosen += unit
            for member in unit { covered.formUnion(words[member]) }
            // Repetitions are removed at once, so a log that repeats one line costs a single pass.
            left.removeAll { other in
                unit.contains { QuotableLine.likeness(words[$0], words[other]) >= LineChoice.repetition }
            }
        }
        return chosen.sorted()
    }

    /// The minimum weight of a line, relative to the largest.
    private static let leastShare: Float = 0.4
    private static let leastGain: Float = 0.3
    /// The same for a longer overview: diary entries add little, but nothing else exists.
    private static let leastGainOfTold: Float = 0.1
    /// The minimum Jaccard similarity of repetitions.
    private static let repetition: Float = 0.6

    private func isCandidate(_ line: QuotableLine) -> Bool {
        // Front matter may answer a question, but an overview needs events.
        line.traits.isDisjoint(with: [.tableHead, .isIdle])
            && (evidence != nil || line.role != .fields && !LineChoice.areTags(line.text))
    }

    /// Whether a line has only tags, `#hiring #work`.
    private static func areTags(_ text: String) -> Bool {
        text.utf8.first == UInt8(ascii: "#") && text.split(separator: " ").allSatisfy { $0.hasPrefix("#") }
    }

    /// Returns the weight of each line for the question.
    ///
    /// It is the sum of the share in the line, the share including its headings and title (together 0 … 2), and the share it adds to them.
    /// The more of the question the title contains, the less the line's own share counts, because its words hardly distinguish lines then.
    private func weights(of lines: [QuotableLine], _ words: [Set<UInt64>]) -> [Float] {
        guard let evidence else { return centralities(of: words) }
        let titleShare: Float = lines.count <= LineChoice.fewLines ? 0.8 : 0.3
        let ownShare = 1 - titleShare * evidence.strength(of: [title])
        var above: [[String]: Evidence.Holding] = [:]
        return lines.map { line in
            let head = line.traits.contains(.tableRow) ? line.headings.suffix(1) : []
            let holding = evidence.holding(of: [LinkTargets.blanked(in: line.text, keepsNames: true)] + head)
            let heads = above[line.headings] ?? evidence.holding(of: [title] + line.headings)
            above[line.headings] = heads
            let own = evidence.strength(ofHeld: evidence.held(holding))
            let open = evidence.strength(of: holding, below: heads) * weights[.lineTellsOpen]
            return own * ownShare + evidence.strength(ofHeld: evidence.held(holding.union(heads))) + open
        }
    }

    /// In documents with more lines, the title says less about each line.
    private static let fewLines = 80

    /// Returns how typical each line is of its document, by the mean frequency of its words; used without a question.
    private func centralities(of lines: [Set<UInt64>]) -> [Float] {
        var counts: [UInt64: Int] = [:]
        for words in lines { for word in words { counts[word, default: 0] += 1 } }
        return lines.map { words in
            let sum = words.reduce(0) { $0 + min(counts[$1] ?? 1, LineChoice.highestCount) - 1 }
            return Float(sum) / Float(LineChoice.highestCount * (words.count + 2))
        }
    }

    private static let highestCount = 5

    /// Returns the gain from words not yet covered, in proportion to their share of the line.
    private func novelty(of words: Set<UInt64>, _ covered: Set<UInt64>) -> Float {
        let new = words.reduce(0) { $0 + (covered.contains($1) ? 0 : 1) }
        return weights[.lineIsNew] * Float(new) / Float(words.count + 2)
    }

    /// Returns the penalty of a further table row, since one row shows the table's content.
    private func again(_ place: Int, _ lines: [QuotableLine], _ chosen: [Int]) -> Float {
        let isRow = lines[place].traits.contains(.tableRow)
        return isRow && chosen.contains { lines[$0].traits.contains(.tableRow) } ? weights[.furtherRow] : 0
    }

    /// Returns the value of a line by its form: decisions and numbers rank above questions.
    private func merit(of line: QuotableLine, at place: Int, _ words: Int) -> Float {
        var gain: Float = 0
        func add(_ feature: AnswerFeature, _ value: Float = 1) { gain += weights[feature] * value }
        switch line.verdict?.force {
        case .certain: add(.decided)
        case .likely: add(.likelyDecided)
        case nil: if line.traits.contains(.question) { add(.question) }
        }
        if line.traits.contains(.number) { add(.number) }
        if line.traits.contains(.gist) { add(.gist) }
        if line.traits.contains(.tableRow) {
            add(.lateRow, Float(min(place, 100)))
        } else {
            if words < 4 { add(.shortLine) }
            if evidence == nil {
                add(.lateLine, Float(min(place, 10)))
                add(.lineDepth, Float(line.depth))
            }
        }
        if let month, LineChoice.names(month, in: line.text) { add(.monthOfRow) }
        if let asked, asked.isAnswered(by: line) { add(.kindAsked) }
        return gain
    }

    /// Whether a text contains a month's name, in full or abbreviated to at least three letters.
    private static func names(_ month: String, in text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0.utf8.count >= 3 && month.hasPrefix($0.lowercased()) }
    }
}
