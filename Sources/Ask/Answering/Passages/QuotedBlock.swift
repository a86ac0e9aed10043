/// Finds the lines that belong to a quoted line by the note's structure: a short note, a short list, an item with its sub-items.
///
/// The line with the question's words seldom has the answer: "FLEECE 14/12" is above the songs, "mum, L hip" above how she is.
struct QuotedBlock {
    /// The lines of some passages, in text order.
    let lines: [QuotableLine]

    /// Returns the largest block around a line that is short enough to be quoted whole; the line itself if every block is too long.
    ///
    /// `isWholeNote` means that the lines are a whole note about the subject; `isEnough`, that the line tells enough by itself.
    func around(_ place: Int, isWholeNote: Bool, isEnough: Bool, mayBeText: Bool = false) -> Range<Int> {
        if isWholeNote, isShort(lines.startIndex..<lines.endIndex, lines: QuotedBlock.mostLinesOfNote) {
            return lines.startIndex..<lines.endIndex
        }
        var best = place..<(place + 1)
        if lines[place].form == .item {
            for depth in stride(from: lines[place].depth, through: 0, by: -1) {
                guard let top = top(of: place, at: depth) else { break }
                let block = top..<end(of: top)
                guard isShort(block) else { break }
                best = block
            }
        }
        guard lines[place].form == .prose else { return best }
        // "Tips for drilling:" says nothing without its list.
        if !isEnough || lines[place].traits.contains(.leadsIn), let list = listLed(by: place) { return list }
        let paragraph = paragraph(of: place)
        if mayBeText, isShort(paragraph) { return paragraph }
        let ends = (place + 1...endOfLine(of: place)).reversed()
        return place..<(ends.first { bytes(place..<$0) <= QuotedBlock.mostBytesOfPart } ?? place + 1)
    }

    /// Returns the short list that several of the given items are part of if the line above it is about the question, and what stands
    /// behind an item that asks; empty if there is none.
    func lists(around items: [Int], isAbout: (String) -> Bool) -> [Int] {
        var whole: [Int] = []
        for place in items where lines[place].form == .item {
            let list = siblings(of: place)
            let isPicked = items.count(where: list.contains) > 1
            if isPicked, isShort(list), lines[place].headings.last.map(isAbout) ?? false { whole += list }
            if lines[place].traits.contains(.question) {
                let replies = place..<min(list.upperBound, place + 1 + QuotedBlock.mostReplies)
                if isShort(replies) { whole += replies }
            }
        }
        return whole
    }

    /// Returns the items of one list with what stands below them.
    private func siblings(of place: Int) -> Range<Int> {
        func isOfList(_ other: Int) -> Bool {
            lines[other].form == .item && lines[other].depth >= lines[place].depth
                && lines[other].headings.starts(with: lines[place].headings)
        }
        var (start, end) = (place, place + 1)
        while start > 0, isOfList(start - 1) { start -= 1 }
        while end < lines.endIndex, isOfList(end) { end += 1 }
        return start..<end
    }

    /// The maximum number of lines quoted behind a question.
    private static let mostReplies = 3

    /// Returns the line at a depth of the outline that is the given line or above it.
    private func top(of place: Int, at depth: Int) -> Int? {
        var top = place
        while lines[top].depth > depth, top > 0 { top -= 1 }
        guard lines[top].depth == depth else { return nil }
        return top == place || lines[place].headings.starts(with: lines[top].headings + [lines[top].text]) ? top : nil
    }

    /// Returns the end of the lines nested below an item.
    private func end(of top: Int) -> Int {
        lines[(top + 1)...].firstIndex { line in
            line.depth <= lines[top].depth || !line.headings.starts(with: lines[top].headings)
        } ?? lines.endIndex
    }

    /// Returns a line with the list that it names, cut where it gets too long; nil if none follows.
    private func listLed(by place: Int) -> Range<Int>? {
        let isOpen = lines[place].traits.contains(.leadsIn)
        let end = isOpen ? endOfItems(behind: place) : end(of: place)
        guard end > place + 1, lines[place + 1].form == .item else { return nil }
        let cut = (place + 2...end).reversed().first { isShort(place..<$0) }
        return cut.map { place..<$0 }
    }

    /// Returns the end of the items directly behind a line.
    private func endOfItems(behind place: Int) -> Int {
        lines[(place + 1)...].firstIndex { line in
            line.form != .item || !line.headings.starts(with: lines[place].headings)
        } ?? lines.endIndex
    }

    /// Returns the end of the sentences on the line of a sentence.
    private func endOfLine(of place: Int) -> Int {
        lines[(place + 1)...].firstIndex { !$0.traits.contains(.goesOn) } ?? lines.endIndex
    }

    /// Returns the adjacent lines of prose under the same heading.
    private func paragraph(of place: Int) -> Range<Int> {
        func goOn(_ first: Int, _ second: Int) -> Bool {
            lines[second].lines.first <= lines[first].lines.last + 1
                && lines[first].headings == lines[second].headings
                && lines[first].form == .prose && lines[second].form == .prose
        }
        var (start, end) = (place, place + 1)
        while start > 0, goOn(start - 1, start) { start -= 1 }
        while end < lines.endIndex, goOn(end - 1, end) { end += 1 }
        return start..<end
    }

    private func isShort(_ block: Range<Int>, lines most: Int = QuotedBlock.mostLines) -> Bool {
        block.count <= most && bytes(block) <= QuotedBlock.mostBytes
    }

    private func bytes(_ block: Range<Int>) -> Int { lines[block].reduce(0) { $0 + $1.text.utf8.count } }

    /// The size of the part of a long paragraph that begins with a quoted sentence.
    private static let mostBytesOfPart = 300

    /// The limits of a block that a reader takes in at a glance.
    private static let (mostLines, mostLinesOfNote, mostBytes) = (12, 20, 600)
}
