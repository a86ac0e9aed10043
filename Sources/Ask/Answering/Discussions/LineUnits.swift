import Retrieval

/// Groups lines that belong together: a row with its header, a question with its reply, a name with the lines below it.
struct LineUnits {
    let lines: [QuotableLine]
    /// The stems of each line.
    let words: [Set<UInt64>]
    let merits: [Float]
    /// The words of the question; nil for an overview.
    let evidence: Evidence?
    var asked: AskedKind?
    var memo = QuotableLine.memo()

    /// Returns a line and those that belong to it, in text order.
    func unit(of place: Int) -> [Int] {
        let line = lines[place]
        if line.traits.contains(.tableRow) { return head(of: place) + [place] }
        if asked?.isOfRun == true, line.form != .prose { return run(of: place) }
        if asks(line) { return [place] + replies(to: place) }
        let below = below(place)
        if evidence != nil, !below.isEmpty, isShort(below) { return [place] + Array(below) }
        if !below.isEmpty, line.traits.contains(.leadsIn) || onlyNames(place) {
            return [place] + (areNames(below) ? Array(below) : best(of: below))
        }
        if line.traits.contains(.leadsIn) { return [place] + led(by: place) }
        if evidence != nil, onlyNames(place), case let code = code(behind: place), !code.isEmpty {
            return [place] + Array(code)
        }
        guard evidence != nil else { return [place] }
        return (pointsBack(place) ? [place - 1] : []) + [place] + (isGoneOnFrom(place) ? [place + 1] : [])
    }

    /// Whether a line asks a question, or reports one.
    private func asks(_ line: QuotableLine) -> Bool {
        line.traits.contains(.question)
            || !line.traits.contains(.turn) && IndirectQuestion.isReported(in: line.text)
    }

    /// Whether a sentence refers to the one before it on its line: "It …", or "The pull request …" after "one pull request that Ana made".
    private func pointsBack(_ place: Int) -> Bool {
        guard place > 0, lines[place].traits.contains(.goesOn), !lines[place - 1].traits.contains(.isIdle) else {
            return false
        }
        let opening = lines[place].text.prefix(LineUnits.longestOpening).lowercased().split { !$0.isLetter }
        guard let first = opening.first.map(String.init) else { return false }
        if EventWords.pointsBack(first) { return true }
        guard EventWords.isDefinite(first), opening.count > 1 else { return false }
        var isKnown = false
        memo.forEachForm(in: String(opening[1])) { _, term, _ in isKnown = isKnown || words[place - 1].contains(term) }
        return isKnown
    }

    /// In characters; must include the noun after "the".
    private static let longestOpening = 60

    /// Whether the next sentence is on the same line; paragraphs often name a thing in one sentence and describe it in the next.
    private func isGoneOnFrom(_ place: Int) -> Bool {
        let next = place + 1
        return next < lines.count && lines[next].traits.contains(.goesOn) && !lines[next].traits.contains(.isIdle)
    }

    /// Whether a line adds almost nothing to the words of the question.
    private func onlyNames(_ place: Int) -> Bool {
        guard let evidence else { return false }
        return words[place].count { !evidence.isAsked($0) } <= LineUnits.mostNew
    }

    /// The maximum number of new words in a line that only names a matter: "Project X (Carol)".
    private static let mostNew = 2

    /// Returns the steps or items around a line, which are of its form.
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

    /// Returns the lines nested below an item.
    private func below(_ place: Int) -> Range<Int> {
        let next = place + 1
        let end = lines[next...].firstIndex {
            $0.depth <= lines[place].depth || !$0.headings.starts(with: lines[place].headings)
        }
        return next..<(end ?? lines.count)
    }

    /// Whether the lines below an item are few enough to be quoted with it.
    private func isShort(_ below: Range<Int>) -> Bool {
        below.count <= LineUnits.mostWhole
            && lines[below].reduce(0) { $0 + $1.text.utf8.count } <= LineUnits.mostBytesWhole
    }

    private static let (mostWhole, mostBytesWhole) = (8, 450)

    /// Whether lines are a list of names, which is quoted whole.
    private func areNames(_ below: Range<Int>) -> Bool {
        (2...AskedLines.longest).contains(below.count)
            && below.allSatisfy {
                lines[$0].depth == lines[below.lowerBound].depth && words[$0].count <= LineUnits.mostOfName
            }
    }

    /// The maximum number of words in a name.
    private static let mostOfName = 4

    /// Returns the best lines below an item, the first of equal ones.
    private func best(of below: Range<Int>) -> [Int] {
        let telling = below.prefix(LineUnits.mostBelow).filter {
            lines[$0].traits.isDisjoint(with: [.isIdle, .question, .tableHead]) && !words[$0].isEmpty
        }
        let ranked = telling.sorted { (merits[$1], $0) < (merits[$0], $1) }
        return ranked.prefix(LineUnits.mostTold).sorted()
    }

    private static let mostBelow = 40
    /// The maximum number of lines quoted below an item.
    private static let mostTold = 2

    /// Returns the next few lines under the same heading; a short list as a whole.
    private func led(by place: Int) -> [Int] {
        let items = lines[(place + 1)...].prefix { $0.form == .item && $0.headings.starts(with: lines[place].headings) }
        if evidence != nil, lines[place].form == .prose, !items.isEmpty, isShort(items.indices) {
            return Array(items.indices)
        }
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

    /// Returns the header row of a row's table; empty if it is not among the lines.
    private func head(of place: Int) -> [Int] {
        var head = place
        while head > 0, lines[head].traits.contains(.tableRow), !lines[head].traits.contains(.tableHead) { head -= 1 }
        return lines[head].traits.contains(.tableHead) && head != place ? [head] : []
    }

    /// Returns the first of the next lines that replies: a turn in a transcript, else no question and not on a higher level.
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

    /// Returns the first reply with the line after it if it is but the name of who replies.
    private func replies(to place: Int) -> [Int] {
        guard let first = reply(to: place) else { return [] }
        let next = first + 1
        guard words[first].count <= LineUnits.mostNew, next < lines.count,
            lines[next].headings == lines[first].headings,
            lines[next].lines.first <= lines[first].lines.last + LineUnits.replyReach
        else { return [first] }
        return [first, next]
    }

    /// Returns the short block of code directly behind a line: what somebody said below a name.
    private func code(behind place: Int) -> Range<Int> {
        let next = place + 1
        let end = lines[next...].firstIndex { $0.form != .code || $0.headings != lines[place].headings } ?? lines.count
        return isShort(next..<end) ? next..<end : next..<next
    }

    private static let repliesSought = 3
    /// The maximum distance to a reply, in lines; subtitles have two lines of their own between turns.
    private static let replyReach = 5
}
