import Store
import Text
import Time

/// Groups passages with their citation ranks by meeting or note.
struct CitedPassages {
    typealias Passage = (found: RetrievedPassage, rank: Int)

    private var groups: [Int: [Passage]] = [:]

    private(set) var documents: [DocumentRecord] = []

    mutating func add(_ found: RetrievedPassage, rank: Int) {
        groups[found.document.meeting, default: []].append((found, rank))
        if !documents.contains(where: { $0.number == found.document.number }) { documents.append(found.document) }
    }

    /// Returns the passages of a meeting, best first.
    func passages(of meeting: Meeting) -> [Passage] { groups[meeting.record.meeting] ?? [] }

    func bestRank(of meeting: Meeting) -> Int { passages(of: meeting).first?.rank ?? .max }
}

/// Quotes the most relevant lines from the passages of one meeting.
struct PassageQuotes {
    let context: AnswerContext
    let evidence: Evidence
    var isUnsure = false

    /// A line worth quoting, with the rank of the citation that proves it.
    typealias RankedLine = (line: QuotableLine, rank: Int)

    /// Returns at most `count` lines of one meeting's passages as quotes, in text order; empty if no line is worth quoting.
    ///
    /// Lines that belong to the last one may exceed `count`.
    func quotes(_ passages: [CitedPassages.Passage], count: Int) -> [Answer.Quote] {
        quotes(of: lines(passages, count: count))
    }

    func quotes(of lines: [RankedLine]) -> [Answer.Quote] {
        lines.map { line, rank in
            Answer.Quote(text: line.text, matches: evidence.matches(in: line.text), citations: [rank])
        }
    }

    /// Returns at most `count` lines of one meeting's passages (given best first) to be quoted, in text order.
    ///
    /// Lines belonging to the last one may exceed `count`. `isWhole` adds short blocks around the best passage's lines if those say too
    /// little.
    func lines(_ passages: [CitedPassages.Passage], count: Int, isWhole: Bool = false) -> [RankedLine] {
        guard let first = passages.first else { return [] }
        let inText = passages.sorted {
            ($0.found.document.path, $0.found.document.lines.first, $0.found.passage.lines.first, $0.rank)
                < ($1.found.document.path, $1.found.document.lines.first, $1.found.passage.lines.first, $1.rank)
        }
        var lines: [QuotableLine] = []
        var ranks: [Int] = []
        var priors: [Float] = []
        let best = passages.map(\.found.passage.score).max() ?? 0
        let speaking = SpokenLines(context.reading)
        for passage in inText {
            let own = self.lines(of: passage.found)
            lines += own
            ranks += own.map { _ in passage.rank }
            let share = best > 0 ? max(0, passage.found.passage.score / best) : 0
            priors += own.map { line in
                let isAsked =
                    passage.found.asked.map { $0.first <= line.lines.first && line.lines.last <= $0.last } ?? false
                return share * PassageQuotes.rankShare + (isAsked ? PassageQuotes.askedShare : 0)
                    + (speaking.isNamed(in: line.text) ? PassageQuotes.namedShare : 0)
            }
        }
        let inside = evidence.inside(first.found.document)
        let choice = LineChoice(
            evidence: inside, asked: AskedKind(context.reading), month: month, title: first.found.document.fullName,
            memo: context.memory.words.memo(of: .english), weights: context.scorer.weights)
        var places = choice.places(of: lines, count: count, priors: priors)
        if isWhole {
            let isEnough = sayEnough(places.map { lines[$0] }, inside)
            // What a line says next is told once, from its first quoted sentence on.
            let open = places.filter { place in
                lines[place].form == .prose
                    ? lines[place].traits.contains(.leadsIn) || !lines[place].traits.contains(.goesOn)
                        || !places.contains(place - 1) : !isEnough
            }
            places = Set(places).union(
                blocks(around: open, of: places, in: first, lines, ranks, inside, isEnough: isEnough)
            )
            .sorted()
        }
        if isWhole { places = withItemsAbove(withAntecedents(places, lines), lines) }
        // Passages may overlap, so that a line stands in two of them.
        var seen: Set<String> = []
        return places.filter { lines[$0].traits.contains(.turn) || seen.insert(lines[$0].text).inserted }
            .map { (lines[$0], ranks[$0]) }
    }

    /// Adds the sentences of the same paragraph that quoted ones refer back to.
    private func withAntecedents(_ places: [Int], _ lines: [QuotableLine]) -> [Int] {
        let reference = BackReference(context.query.language)
        let before = places.filter { place in
            place > 0 && lines[place].form == .prose && lines[place].traits.contains(.goesOn)
                && !lines[place].traits.contains(.turn) && !lines[place - 1].traits.contains(.isIdle)
                && reference.isIn(lines[place].text)
        }
        return Set(places + before.map { $0 - 1 }).sorted()
    }

    /// Returns the headings and items above the first line that says nothing but the thing whose place is asked for: "Box 4 › Top drawer".
    ///
    /// It is a quoted line, or one of the best passage if none is quoted.
    func whereabouts(of quoted: [RankedLine], in best: CitedPassages.Passage) -> String? {
        guard AskedKind(context.reading) == .place else { return nil }
        let shown = quoted.isEmpty ? lines(of: best.found) : quoted.map(\.line)
        let named = shown.first { line in
            let matches = evidence.matches(in: line.text)
            let words = Tokenizer().tokens(of: line.text).filter { !QuestionWords.isFunctionWord($0.folded) }
            return !matches.isEmpty && words.count == matches.count
        }
        let above = named?.headings.filter { $0 != named?.text } ?? []
        return above.isEmpty ? nil : above.joined(separator: " › ")
    }

    /// Adds the items above quoted ones that hold the place, person, time or number asked for, if no quoted line does: "Weekend in Ulm".
    private func withItemsAbove(_ places: [Int], _ lines: [QuotableLine]) -> [Int] {
        guard let asked = AskedKind(context.reading), !asked.isOfRun,
            !places.contains(where: { asked.isNamed(by: lines[$0]) })
        else { return places }
        let above = places.compactMap { place in
            lines[..<place].lastIndex { lines[place].depth > 0 && lines[place].headings.last == $0.text }
        }
        return Set(places + above.filter { asked.isNamed(by: lines[$0]) }).sorted()
    }

    /// Whether lines contain a number, or most of the question and enough other words; never in an uncertain answer.
    private func sayEnough(_ lines: [QuotableLine], _ evidence: Evidence) -> Bool {
        guard !isUnsure else { return false }
        let isOfRun = AskedKind(context.reading)?.isOfRun ?? false
        if !isOfRun, lines.contains(where: { $0.traits.contains(.number) }) { return true }
        guard evidence.strength(of: lines.map(\.text)) >= PassageQuotes.sufficient else { return false }
        let memo = context.memory.words.memo(of: .english)
        let new = lines.reduce(into: Set<UInt64>()) { $0.formUnion($1.words(memo).filter { !evidence.isAsked($0) }) }
        return new.count >= PassageQuotes.leastNews
    }

    /// Returns the blocks around chosen lines of a passage; none in a transcript.
    private func blocks(
        around chosen: [Int], of all: [Int], in passage: CitedPassages.Passage, _ lines: [QuotableLine], _ ranks: [Int],
        _ evidence: Evidence, isEnough: Bool
    ) -> [Int] {
        guard passage.found.passage.speakers.isEmpty, let start = ranks.firstIndex(of: passage.rank),
            let last = ranks.lastIndex(of: passage.rank)
        else { return [] }
        let block = QuotedBlock(lines: Array(lines[start...last]))
        let isWholeNote =
            !isEnough && passage.found.passage.chunks.count == passage.found.document.chunks.count
            && (isUnsure || passage.found.document.kind != .person)
            && evidence.strength(of: [passage.found.document.fullName]) > 0
        let places = all.filter { (start...last).contains($0) && !lines[$0].traits.contains(.tableRow) }
        let lists = block.lists(around: places.map { $0 - start }) { evidence.weight(of: $0) > 0 }.map { $0 + start }
        return lists
            + places.filter(chosen.contains).flatMap { place in
                block.around(place - start, isWholeNote: isWholeNote, isEnough: isEnough, mayBeText: isUnsure).map {
                    $0 + start
                }
            }
    }

    /// The minimum share of the question in lines that say enough by themselves, and the number of other words they must add.
    private static let (sufficient, leastNews): (Float, Int) = (0.75, 3)

    /// The month that contains the question's time: its English name in lower case.
    private var month: String? {
        guard let hull = context.reading.time?.hull, let start = hull.start?.date,
            let last = hull.end?.adding(seconds: -1).date, start.month == last.month, start.year == last.year
        else { return nil }
        return context.languages.ofValues.text("month.\(start.month)").lowercased()
    }

    /// The bonus for a line of the best passage; lines of others get less, in proportion to the passage's score.
    private static let rankShare: Float = 0.6

    /// The bonus for a line that names the person whose words are asked for.
    private static let namedShare: Float = 0.3

    /// The bonus for a line looked up because it contains what is asked for.
    private static let askedShare: Float = 1

    /// Returns the quotable lines of a passage; if somebody's words are asked for, only that person's turns.
    private func lines(of found: RetrievedPassage) -> [QuotableLine] {
        let all = LineReader().lines(of: found.passage.chunks)
        let text = found.passage.text
        let spoken = SpokenLines(context.reading).of(text, speakers: found.passage.speakers)
        guard spoken != text else { return all }
        let kept = Set(spoken.lines().map(String.init))
        let own = all.filter { line in kept.contains { $0.contains(line.text) } }
        return own.contains { !$0.traits.contains(.isIdle) } ? own : all
    }

    /// Returns one quote of a passage in which no line stands out.
    func fallback(_ passage: CitedPassages.Passage) -> [Answer.Quote] {
        context.quotes(passage.found, evidence: evidence, count: 1).map { quote in
            var quote = quote
            quote.citations = [passage.rank]
            return quote
        }
    }
}
