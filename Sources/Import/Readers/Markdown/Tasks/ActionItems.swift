import Model

/// The tasks of a note: checkbox items, items below labels of actions, lines that begin with such a label, and tables of actions.
struct ActionItems {
    private(set) var tasks: [NoteTask] = []

    private let people: ActionPeople
    private let isMeeting: Bool
    /// The items that have items of their own.
    private let parents: Set<String>

    /// Finds the tasks; `tables` are HTML tables with tags by first line, `attendance` the lines of lists of people, which hold no tasks.
    init(
        _ sections: SectionRoles, boxes: [(syntax: TaskSyntax, line: Int)], tables: [Int: String], people: [Attendee],
        attendance: Set<Int>, isMeeting: Bool
    ) {
        self.people = ActionPeople(people)
        self.isMeeting = isMeeting
        parents = Set(sections.blocks.flatMap(\.parentItems))
        var boxes = Dictionary(boxes.map { ($0.line, $0.syntax) }) { first, _ in first }
        for (block, place) in zip(sections.blocks, sections.places)
        where !attendance.contains(block.lines.first) && block.role != .attendees {
            if block.kind == .item, let box = boxes.removeValue(forKey: block.lines.first) {
                tasks.append(task(box, block))
                continue
            }
            switch block.kind {
            case .item, .paragraph, .quote:
                if let html = tables[block.lines.first] {
                    add(MarkdownTable(html: html, from: block.lines.first), block)
                } else {
                    add(block, place)
                }
            case .table: add(MarkdownTable(pipes: block.text, from: block.lines.first), block)
            case .heading, .turn, .code, .event: break
            }
        }
        tasks += boxes.filter { !attendance.contains($0.key) }.map { NoteTask($1, line: $0) }
        tasks.sort { $0.line < $1.line }
        guard isMeeting else { return }
        let places = tasks.indices.filter {
            tasks[$0].isAction && tasks[$0].owner == nil && ActionOwner.mayName(tasks[$0].text)
        }
        guard !places.isEmpty else { return }
        let names = ProperNames(sections.blocks)
        for place in places {
            (tasks[place].owner, tasks[place].text) = ActionOwner.named(tasks[place].text, names)
        }
    }

    // MARK: Check boxes

    /// Returns the task of a checkbox item; in a meeting or below a label of actions its words may name the owner.
    private func task(_ box: TaskSyntax, _ block: Block) -> NoteTask {
        var task = NoteTask(box, line: block.lines.first)
        let label = label(task.text[...])
        if let label { task.text = String(label.rest) }
        guard label != nil || block.role == .actions || isMeeting else { return task }
        give(&task, label)
        return task
    }

    /// Moves the owner from a task's text to the task.
    private func give(_ task: inout NoteTask, _ label: ActionLabel?) {
        task.isAction = true
        if let named = label?.owner {
            task.owner = people.all(in: named)?.first ?? ListedName(named).attendee.name
            return
        }
        let owner = ActionOwner(task.text, people: people)
        task.owner = owner.name
        task.text = owner.text
    }

    // MARK: Items and lines

    private mutating func add(_ block: Block, _ place: SectionRoles.Place) {
        guard block.role == .actions || ActionLabel.mayStand(in: block.text) else { return }
        let lines = block.text.lines
        let isNumbered = block.lines.last - block.lines.first + 1 == lines.count
        // Lines without a label continue the task above.
        var starts = lines.indices.filter { ($0 == 0 || isNumbered) && label(lines[$0]) != nil }
        let isMember = block.role == .actions && isDirect(block, place)
        let owner = isMember ? headOwner(block, place) : nil
        if isMember, starts.first != 0 {
            // Below a subheading of the section there may be discussion as well.
            if block.kind == .item {
                guard !isBelowOther(place) || owner != nil || hasOwner(lines[0]) else { return }
                starts.insert(0, at: 0)
            } else if isNumbered {
                // A line of a paragraph is a task if it names an owner.
                starts = lines.indices.filter { starts.contains($0) || hasOwner(lines[$0]) }
            }
        } else if place == .own, block.role == .actions, starts.first != 0, isMeeting {
            // "To do:" heads the following lines that name their owners.
            let owned = isNumbered ? lines.indices.dropFirst().filter { hasOwner(lines[$0]) } : []
            starts = Set([0] + owned + starts).sorted()
        }
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : lines.count
            let text = lines[start..<end].map(\.trimmed).joined(separator: " ")
            let known = tasks.count
            add(text, line: block.lines.first + start)
            for place in known..<tasks.count where tasks[place].owner == nil { tasks[place].owner = owner }
        }
    }

    /// Returns the person whose name alone is the heading directly above, in a section of actions: "### Ana" below "## Actions".
    private func headOwner(_ block: Block, _ place: SectionRoles.Place) -> String? {
        guard isBelowOther(place), let heading = block.headingPath.last, let named = people.all(in: heading[...]) else {
            return nil
        }
        return named.count == 1 ? named[0] : nil
    }

    private mutating func add(_ text: String, line: Int) {
        let outer = ActionState(text)
        let label = label(outer.text[...])
        var rest = label.map { String($0.rest) } ?? outer.text
        if label == nil, let written = SectionLabel(line: rest[...]), written.hasColon {
            // "Next steps: …" is a label; a label alone only heads the text below.
            guard !written.rest.isEmpty else { return }
            if ActionVocabulary.isLabel(written.words) { rest = written.rest }
        }
        // "Actions" alone heads the list below.
        if let whole = SectionLabel(line: rest[...], mayBeWhole: true), whole.rest.isEmpty,
            ActionVocabulary.isLabel(whole.words)
        {
            return
        }
        for part in label?.owner == nil
            ? ActionParts.of(rest, isLabelled: rest != outer.text, hasOwner: hasOwner) : [(rest, false)]
        {
            let inner = ActionState(part.text)
            let state = part.isDone ? .done : outer.state == .open ? inner.state : outer.state
            var task = NoteTask(line: line, state: state, text: inner.text)
            guard isAction(task.text) else { continue }
            give(&task, label)
            if ActionItems.isAction(task.text) { tasks.append(task) }
        }
    }

    private func label(_ line: Substring) -> ActionLabel? {
        guard let label = ActionLabel(line) else { return nil }
        return label.isLoose && !isMeeting && !label.rest.hasPrefix("@") ? nil : label
    }

    private func hasOwner(_ line: Substring) -> Bool { ActionOwner(line.trimmed, people: people).name != nil }

    /// Returns whether there is another heading between a block and the heading that is its label.
    private func isBelowOther(_ place: SectionRoles.Place) -> Bool {
        if case .above(_, let headings) = place { headings > 0 } else { false }
    }

    /// Returns whether there are only names and labels between a block and its label; items below an action describe that action.
    private func isDirect(_ block: Block, _ place: SectionRoles.Place) -> Bool {
        guard case .above(let items, _) = place else { return false }
        return block.parentItems.dropFirst(items).allSatisfy { item in
            people.all(in: item[...]) != nil || SectionLabel(line: item[...]).map { $0.rest.isEmpty } ?? false
        }
    }

    /// Returns whether a text is something to do, not just a link, a label, a name, or "none".
    private func isAction(_ text: String) -> Bool {
        guard ActionItems.isAction(text), people.all(in: text[...]) == nil else { return false }
        guard let label = SectionLabel(line: text[...]), label.rest.isEmpty else { return true }
        // A bold line of many words is something to do, unless it heads items of its own.
        return !label.hasColon && label.words.count > ActionItems.mostWordsOfLabel && !parents.contains(text)
    }

    /// The maximum number of words of a bold line that is a label.
    private static let mostWordsOfLabel = 3

    private static func isAction(_ text: String) -> Bool {
        guard text.contains(where: \.isLetter), !ActionState.isNone(text) else { return false }
        if !text.contains(where: \.isWhitespace) {
            return !text.holds("://") && !text.hasPrefix("[") && !text.hasPrefix("![")
        }
        // A link alone is not an action.
        guard text.hasPrefix("["), text.hasSuffix(")") || text.hasSuffix("]") else { return true }
        let isWiki = text.hasPrefix("[[")
        guard let close = text.range(of: isWiki ? "]]" : "](") else { return true }
        let behind = text[close.upperBound...]
        return isWiki ? !behind.isEmpty : (behind.firstIndex(of: ")").map { behind[$0...].count > 1 } ?? true)
    }

    // MARK: Tables

    private mutating func add(_ table: MarkdownTable, _ block: Block) {
        tasks += ActionTable(table, isExpected: block.role == .actions, people: people).tasks
    }
}
