import Model
import Text

/// The blocks of a note, each with the role given by its nearest label.
///
/// From nearest to farthest, labels are: the block's own, `Decision: …`; enclosing list items, `- Conclusion:`, innermost first; a line
/// that is a label, `**Decisions**` or `Action items:`, up to the next such line or heading; headings, innermost first.
struct SectionRoles {
    /// The blocks in order; a paragraph is split at each line that begins with a label with a role.
    private(set) var blocks: [Block] = []
    private(set) var places: [Place] = []

    /// The position of the label that gives a block its role.
    enum Place: Hashable {
        /// No label: the block has no role, or one from its kind.
        case none
        /// At the beginning of the block.
        case own
        /// Above the block: `items` is the depth of the labelling item, 0 for a line or heading; `headings` counts those in between.
        case above(items: Int, headings: Int)
        /// At the beginning of an enclosing item that says more than its label.
        case within
    }

    /// A line that is a label, with its enclosing items.
    private struct OpenLabel {
        var role: SectionRole
        var parents: [String]
    }

    private struct LineLabel {
        var role: SectionRole?
        /// Whether the line is nothing but the label.
        var isAlone: Bool
        /// Whether it looks like a title of the following text: bold, or a few words.
        var isTitle: Bool
    }

    private let isMeeting: Bool
    private var headingRoles: [String: SectionRole?] = [:]
    private var lineRoles: [[String]: SectionRole?] = [:]
    private var open: OpenLabel?

    /// The maximum number of words in a title that ends with a colon.
    private static let mostTitleWords = 3
    /// The maximum number of words in a label that begins a line.
    private static let mostLabelWords = 4
    /// The maximum number of cached labels; the cache is then emptied.
    private static let mostRemembered = 1000

    /// Assigns roles in time linear in the text; the title as a heading labels no section, and "AI" means actions only in a meeting.
    init(_ blocks: [Block], title: String, isMeeting: Bool) {
        self.isMeeting = isMeeting
        if let first = blocks.first, first.kind == .heading, PageTitle.plain(first.text) == title {
            headingRoles[first.text] = .some(nil)
        }
        self.blocks.reserveCapacity(blocks.count)
        places.reserveCapacity(blocks.count)
        for block in blocks {
            switch block.kind {
            case .heading:
                open = nil
                add(block, role: role(ofHeading: block.text) ?? inherited(block).role, .none)
            case .paragraph, .quote: parts(of: block).forEach { read($0) }
            case .item: read(block)
            case .table:
                let isActions = ActionTable.isOne(block)
                let (role, place) = inherited(block)
                add(block, role: isActions ? .actions : role, place)
            case .turn, .code, .event:
                let (role, place) = inherited(block)
                add(block, role: role, place)
            }
        }
    }

    private mutating func add(_ block: Block, role: SectionRole?, _ place: Place) {
        var block = block
        block.role = role ?? (block.speaker == nil ? nil : .log)
        blocks.append(block)
        places.append(place)
    }

    private mutating func read(_ block: Block) {
        let label = label(of: block.text.firstLine) ?? bareLabel(block)
        if block.kind != .item, let label, label.isAlone {
            // Another label ends the scope of this one.
            if let role = label.role {
                open = OpenLabel(role: role, parents: block.parentItems)
            } else if label.isTitle {
                open = nil
            }
        }
        if let label, let role = label.role {
            var block = block
            block.labelsItself = !label.isAlone
            return add(block, role: role, .own)
        }
        let (role, place) = inherited(block)
        add(block, role: role, place)
    }

    /// Returns the role of the nearest label above a block.
    private mutating func inherited(_ block: Block) -> (role: SectionRole?, place: Place) {
        for (depth, item) in block.parentItems.enumerated().reversed() {
            if let label = label(of: item[...]) ?? wholeLabel(item), let role = label.role {
                return (role, label.isAlone ? .above(items: depth + 1, headings: 0) : .within)
            }
            if let open, open.parents.count == depth + 1, block.parentItems.starts(with: open.parents) {
                return (open.role, .above(items: depth + 1, headings: 0))
            }
        }
        if let open, open.parents.isEmpty { return (open.role, .above(items: 0, headings: 0)) }
        for (between, heading) in block.headingPath.reversed().enumerated() {
            if let role = role(ofHeading: heading) { return (role, .above(items: 0, headings: between)) }
        }
        return (nil, .none)
    }

    private mutating func role(ofHeading text: String) -> SectionRole? {
        if let known = headingRoles[text] { return known }
        let role = SectionLabel(heading: text).flatMap(role)
        headingRoles[text] = .some(role)
        return role
    }

    private func role(of label: SectionLabel) -> SectionRole? {
        let vocabulary = LabelVocabulary.shared
        if case .duty = vocabulary.attendance(of: label) { return .attendees }
        guard let role = vocabulary.role(of: label) else { return nil }
        return role == .actions && !isMeeting && ActionVocabulary.isLoose(label.words) ? nil : role
    }

    /// Returns the label that a line begins with; nil if there is none.
    private mutating func label(of line: Substring) -> LineLabel? {
        guard SectionRoles.mayBeLabel(line.utf8), let label = SectionLabel(line: line) else { return nil }
        let isBold = line.hasPrefix("**") || line.hasPrefix("__")
        let isShort =
            label.words.count <= SectionRoles.mostTitleWords
            && !label.words.contains(where: QuestionWords.isFunctionWord)
        return LineLabel(role: role(ofLine: label), isAlone: label.rest.isEmpty, isTitle: isBold || isShort)
    }

    /// Returns the label that an unmarked paragraph consists of: "Actions", "Next steps".
    private mutating func bareLabel(_ block: Block) -> LineLabel? {
        guard block.kind == .paragraph, block.text.utf8.count <= SectionRoles.longestBareLabel,
            let label = SectionLabel(line: block.text[...], mayBeWhole: true), block.text.last?.isLetter == true,
            label.words.count <= 2, !label.words.contains(where: QuestionWords.isFunctionWord),
            let role = role(ofLine: label), role == .actions || role == .decisions
        else { return nil }
        return LineLabel(role: role, isAlone: true, isTitle: true)
    }

    /// Returns the label of actions or decisions that an item with items of its own consists of, without a mark: "Action items".
    private mutating func wholeLabel(_ item: String) -> LineLabel? {
        guard isMeeting, item.utf8.count <= SectionRoles.longestBareLabel, item.last?.isLetter == true,
            let label = SectionLabel(line: item[...], mayBeWhole: true), label.words.count <= 2,
            !label.words.contains(where: QuestionWords.isFunctionWord), let role = role(ofLine: label),
            role == .actions || role == .decisions
        else { return nil }
        return LineLabel(role: role, isAlone: true, isTitle: true)
    }

    /// The maximum length of such a label, in bytes.
    private static let longestBareLabel = 24

    private mutating func role(ofLine label: SectionLabel) -> SectionRole? {
        // "Follow-up on the list of last week: …" is a sentence, not a label.
        guard label.words.count <= SectionRoles.mostLabelWords else { return nil }
        if let known = lineRoles[label.words] { return known }
        if lineRoles.count >= SectionRoles.mostRemembered { lineRoles = [:] }
        let role = role(of: label)
        lineRoles[label.words] = .some(role)
        return role
    }

    /// Returns whether a line has a colon after a few words, or begins in bold.
    private static func mayBeLabel(_ line: Substring.UTF8View) -> Bool {
        guard let first = line.first else { return false }
        if first == UInt8(ascii: "*") || first == UInt8(ascii: "_") { return true }
        var blanks = 0
        for byte in line {
            if byte == UInt8(ascii: ":") { return true }
            if byte == 0x20 { blanks += 1 }
            if blanks > mostBlanks { return false }
        }
        return false
    }

    /// The maximum number of blanks before the colon; higher than the limit of words, because of text in brackets.
    private static let mostBlanks = 8

    /// Splits a paragraph at the lines that begin with a label with a role.
    private mutating func parts(of block: Block) -> [Block] {
        guard block.lines.last > block.lines.first, block.text.utf8.contains(UInt8(ascii: ":")) else { return [block] }
        let lines = block.text.lines
        guard block.lines.last - block.lines.first + 1 == lines.count else { return [block] }
        let starts = [0] + lines.indices.dropFirst().filter { label(of: lines[$0])?.role != nil }
        guard starts.count > 1 else { return [block] }
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : lines.count
            var part = block
            part.lines = LineRange(block.lines.first + starts[index], block.lines.first + end - 1)
            part.text = lines[starts[index]..<end].joined(separator: "\n")
            if index > 0 { part.speaker = nil }
            return part
        }
    }
}
