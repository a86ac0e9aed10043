import Retrieval

/// Which lines are understood together: a row with the head of its table, a question with the reply, and what only names a matter with
/// what stands below it.
struct LineUnits {
    let lines: [QuotableLine]
    /// The stems of each line.
    let words: [Set<UInt64>]
    /// What each line is worth.
    let merits: [Float]
    /// The words of the question; nil where a document is told without one.
    let evidence: Evidence?
    /// What kind of thing is asked for.
    var asked: AskedKind?

    /// A line with those that it is understood with, in the order of the text.
    func unit(of place: Int) -> [Int] {
        let line = lines[place]
        if line.traits.contains(.tableRow) { return head(of: place) + [place] }
        if asked?.isOfRun == true, line.form != .prose { return run(of: place) }
        if line.traits.contains(.question) { return [place] + (reply(to: place).map { [$0] } ?? []) }
        let below = below(place)
        if !below.isEmpty, line.traits.contains(.leadsIn) || onlyNames(place) { return [place] + best(of: below) }
        if line.traits.contains(.leadsIn) { return [place] + led(by: place) }
        return evidence != nil && isGoneOnFrom(place) ? [place, place + 1] : [place]
    }

    /// Whether the next sentence stands on the same line: a paragraph names a thing in one sentence and says in the next what of it.
    private func isGoneOnFrom(_ place: Int) -> Bool {
        let next = place + 1
        return next < lines.count && lines[next].traits.contains(.goesOn) && !lines[next].traits.contains(.isIdle)
    }

    /// Whether a line says next to nothing that the question does not say itself.
    private func onlyNames(_ place: Int) -> Bool {
        guard let evidence else { return false }
        return words[place].count { !evidence.isAsked($0) } <= LineUnits.mostNew
    }

    /// "Project X (Carol)" names a matter, though Carol is new.
    private static let mostNew = 2

    /// The steps or items that a line is one of.
    private func run(of place: Int) -> [Int] {
        func isOfRun(_ line: QuotableLine) -> Bool {
            line.form == lines[place].form && line.headings.first == lines[place].headings.first
        }
        var start = place
        while start > 0, isOfRun(lines[start - 1]), place - start < AskedLines.longest - 1 { start -= 1 }
        let end = lines[place...].firstIndex { !isOfRun($0) } ?? lines.count
        return Array((start..<end).prefix(AskedLines.longest))
    }

    // MARK: Below a line

    /// The lines that stand in an item.
    private func below(_ place: Int) -> Range<Int> {
        let next = place + 1
        let end = lines[next...].firstIndex {
            $0.depth <= lines[place].depth || !$0.headings.starts(with: lines[place].headings)
        }
        return next..<(end ?? lines.count)
    }

    /// What tells most of what stands below a line; the first lines of what tells as much.
    private func best(of below: Range<Int>) -> [Int] {
        let telling = below.prefix(LineUnits.mostBelow).filter {
            lines[$0].traits.isDisjoint(with: [.isIdle, .question, .tableHead]) && !words[$0].isEmpty
        }
        let ranked = telling.sorted { (merits[$1], $0) < (merits[$0], $1) }
        return ranked.prefix(LineUnits.mostTold).sorted()
    }

    private static let mostBelow = 40
    /// Of what stands below an item so many lines are told.
    private static let mostTold = 2

    /// The next few lines under the same heading.
    private func led(by place: Int) -> [Int] {
        var led: [Int] = []
        for next in lines.indices[(place + 1)...].prefix(LineUnits.mostLed)
        where next == place + led.count + 1 && lines[next].headings == lines[place].headings
            && lines[next].lines.first <= lines[next - 1].lines.last + 2
        {
            led.append(next)
        }
        return led
    }

    private static let mostLed = 3

    /// The head of a row's table, where it stands among the lines.
    private func head(of place: Int) -> [Int] {
        var head = place
        while head > 0, lines[head].traits.contains(.tableRow), !lines[head].traits.contains(.tableHead) { head -= 1 }
        return lines[head].traits.contains(.tableHead) && head != place ? [head] : []
    }

    /// The first of the next lines that answers: in talk a turn that says something, else what is no question and stands no higher.
    private func reply(to place: Int) -> Int? {
        let question = lines[place]
        return lines.indices[(place + 1)...].prefix(LineUnits.repliesSought).first {
            let line = lines[$0]
            let isReply =
                question.traits.contains(.turn)
                ? line.traits.contains(.turn) : !line.traits.contains(.question) && line.depth >= question.depth
            return isReply && !line.traits.contains(.isIdle)
                && line.lines.first <= question.lines.last + LineUnits.replyReach
        }
    }

    private static let repliesSought = 3
    /// A reply stands at most so many lines below; captions have two of their own between turns.
    private static let replyReach = 5
}
