import Text

/// Chooses the lines that tell most together: about a question, else of a document.
///
/// Greedy maximal coverage: each time the line comes next that adds most, where words that chosen lines have add nothing and a line that
/// repeats one is passed over. Equal lines come in the order of the text, so equal inputs give equal outputs.
///
/// Source: Lin and Bilmes, ACL 2011, "A class of submodular functions for document summarization"; the likeness that ends the choice is
/// that of Carbonell and Goldstein, SIGIR 1998, doi:10.1145/290941.291025.
struct LineChoice {
    /// The words of the question; nil where a document is told without one.
    var evidence: Evidence?
    /// What kind of thing is asked for.
    var asked: AskedKind?
    /// The name of the month that is asked about, in lower case; rows of tables and logs name it without a date.
    var month: String?
    /// The title of the document, which says what all its lines are about.
    var title = ""
    /// The English words of texts that were read before.
    var memo = QuotableLine.memo()
    /// What the form of a line is worth.
    var weights = AnswerWeights()

    /// The lines that tell most, in the order of the text.
    ///
    /// A question is quoted with the reply, a line that leads to others with what stands below it, a row with the head of its table.
    ///
    /// - Parameters:
    ///   - lines: The lines of a document or of some passages of it, in order.
    ///   - count: The largest number of lines; what belongs to the last one may exceed it.
    /// - Returns: At least one line where there are any that say something.
    func lines(of lines: [QuotableLine], count: Int) -> [QuotableLine] {
        places(of: lines, count: count).map { lines[$0] }
    }

    /// The places of those lines.
    ///
    /// - Parameters:
    ///   - lines: The lines in order.
    ///   - count: The largest number of lines.
    ///   - priors: What each line is worth by where it stands; none where all are equal.
    /// - Returns: Rising places.
    func places(of lines: [QuotableLine], count: Int, priors: [Float] = []) -> [Int] {
        let words = lines.map { $0.words(memo) }
        let candidates = lines.indices.filter { isCandidate(lines[$0]) && !words[$0].isEmpty }
        let weights = weights(of: lines, words)
        func prior(_ place: Int) -> Float { priors.isEmpty ? 0 : priors[place] }
        let merits = lines.indices.map { place in
            weights[place] + prior(place) + merit(of: lines[place], at: place, words[place].count)
        }
        let units = LineUnits(lines: lines, words: words, merits: merits, evidence: evidence, asked: asked)
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
            // All that repeat it go at once: a log of one line ten thousand times is passed over but once.
            left.removeAll { other in
                unit.contains { QuotableLine.likeness(words[$0], words[other]) >= LineChoice.repetition }
            }
        }
        return chosen.sorted()
    }

    /// Lines that say less than this share of what the best one says of the question are left out.
    private static let leastShare: Float = 0.4
    /// A further line must add at least so much.
    private static let leastGain: Float = 0.3
    /// The same if a note is told by more lines than a few: an item of a diary adds little, and is all there is.
    private static let leastGainOfTold: Float = 0.1
    /// Lines as alike as this say the same.
    private static let repetition: Float = 0.6

    private func isCandidate(_ line: QuotableLine) -> Bool {
        // What front matter says answers a question, and tells nothing of what happened.
        line.traits.isDisjoint(with: [.tableHead, .isIdle]) && (evidence != nil || line.role != .fields)
    }

    /// What each line says of the question, 0 … 2: its own words, and those with its headings and title.
    ///
    /// Where the title says all that is asked, the words say little of which lines tell most.
    private func weights(of lines: [QuotableLine], _ words: [Set<UInt64>]) -> [Float] {
        guard let evidence else { return centralities(of: words) }
        let titleShare: Float = lines.count <= LineChoice.fewLines ? 0.8 : 0.3
        let ownShare = 1 - titleShare * evidence.strength(of: [title])
        var above: [[String]: Evidence.Holding] = [:]
        return lines.map { line in
            let head = line.traits.contains(.tableRow) ? line.headings.suffix(1) : []
            let holding = evidence.holding(of: [line.text] + head)
            let heads = above[line.headings] ?? evidence.holding(of: [title] + line.headings)
            above[line.headings] = heads
            let own = evidence.strength(ofHeld: evidence.held(holding))
            let open = evidence.strength(of: holding, below: heads) * weights[.lineTellsOpen]
            return own * ownShare + evidence.strength(ofHeld: evidence.held(holding.union(heads))) + open
        }
    }

    /// Of a longer document the title says less of what each line is about.
    private static let fewLines = 80

    /// Without a question, how much a line is about what its document is about: the mean frequency of its words.
    private func centralities(of lines: [Set<UInt64>]) -> [Float] {
        var counts: [UInt64: Int] = [:]
        for words in lines { for word in words { counts[word, default: 0] += 1 } }
        return lines.map { words in
            let sum = words.reduce(0) { $0 + min(counts[$1] ?? 1, LineChoice.highestCount) - 1 }
            return Float(sum) / Float(LineChoice.highestCount * (words.count + 2))
        }
    }

    private static let highestCount = 5

    /// What words add that no chosen line has: more, the more of a line is new.
    private func novelty(of words: Set<UInt64>, _ covered: Set<UInt64>) -> Float {
        let new = words.reduce(0) { $0 + (covered.contains($1) ? 0 : 1) }
        return weights[.lineIsNew] * Float(new) / Float(words.count + 2)
    }

    /// What a further row of a table costs: one shows what there is.
    private func again(_ place: Int, _ lines: [QuotableLine], _ chosen: [Int]) -> Float {
        let isRow = lines[place].traits.contains(.tableRow)
        return isRow && chosen.contains { lines[$0].traits.contains(.tableRow) } ? weights[.furtherRow] : 0
    }

    /// What a line is worth by its form: what is decided and counted before what is asked.
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
            if evidence == nil { add(.lateLine, Float(min(place, 10))) }
        }
        if let month, LineChoice.names(month, in: line.text) { add(.monthOfRow) }
        if let asked, asked.isAnswered(by: line) { add(.kindAsked) }
        return gain
    }

    /// Whether a text names a month, in full or by three letters and more.
    private static func names(_ month: String, in text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0.utf8.count >= 3 && month.hasPrefix($0.lowercased()) }
    }
}
