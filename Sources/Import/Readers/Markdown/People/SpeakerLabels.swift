import Model
import Text

/// Tells which of the names before colons at the beginnings of lines and list items are speakers.
///
/// A label is a speaker only if it is somebody: someone who attends by the same document, by name, first name, initials or handle, or one who
/// comes back as speakers do. A word that the same text also writes small is an ordinary one: "Update:" beside "we update it".
struct SpeakerLabels {
    /// The labels that name speakers, as written.
    private(set) var speakers: Set<String> = []
    /// For each speaker who attends, the place among the attendees.
    private(set) var attendees: [String: Int] = [:]
    /// Whether most of the text is what somebody says: if somebody is quoted now and then, nobody's turn begins.
    private var isTalk = false
    /// The sections that are talk, by their headings, in a text that is not as a whole: minutes begin with lists and an agenda.
    private var sectionsOfTalk: Set<[String]> = []
    /// The labels that were taken for nobody, most frequent first.
    private(set) var others: [String] = []
    /// Where those speak who are on no list, by name and line.
    private(set) var turns: [(name: String, line: Int)] = []

    /// A speaker who is on no list comes back so often.
    private static let leastTurns = 3
    /// More labels than this are not told.
    private static let mostOthers = 20
    /// The longest label, in bytes.
    static let longest = 80

    /// Finds the speakers of a note.
    ///
    /// - Parameters:
    ///   - blocks: Its blocks; turns are those that bold labels begin.
    ///   - people: Those who attend.
    ///   - mayBeMeeting: Whether title or path say that this is a meeting; else only a text that mostly is talk has speakers on no list.
    init(_ blocks: [Block], people: [Attendee], mayBeMeeting: Bool) {
        let count = LabelCount(blocks)
        let (counts, bold) = (count.labels, count.bold)
        guard !counts.isEmpty else { return }
        let mayTalk = mayBeMeeting || count.isTalk { _ in true }
        let names = AttendeeNames(people)
        var returning: Set<String> = []
        for (label, count) in counts {
            if let place = names.place(of: label) {
                speakers.insert(label)
                attendees[label] = place
            } else if mayTalk, count >= SpeakerLabels.leastTurns, label.count > 1, SpeakerName.isName(label),
                !ActionVocabulary.shared.labels.contains(label.lowercased()),
                !(SectionLabel(heading: label).map { LabelVocabulary.shared.knowsAll($0.words) } ?? false)
            {
                returning.insert(label)
            }
        }
        // One label alone may be a field of each section; people answer one another.
        if returning.count + speakers.count > 1 {
            let ordinary = SpeakerLabels.smallWords(of: returning, in: blocks)
            speakers.formUnion(returning.filter { !ordinary.contains($0) })
        }
        // What is written as a turn and as a full name is one, even once; and beside it others are.
        let turns = bold.filter { SpeakerName.isName($0) }
        if people.isEmpty, turns.contains(where: { $0.contains(" ") }) {
            let ordinary = SpeakerLabels.smallWords(of: turns, in: blocks)
            speakers.formUnion(turns.filter { !ordinary.contains($0) })
        }
        if !speakers.isEmpty {
            self.turns = count.places.filter {
                speakers.contains($0.name) && attendees[$0.name] == nil && SpeakerName.isName($0.name)
            }
        }
        isTalk = count.isTalk(speakers.contains)
        if !isTalk { sectionsOfTalk = count.sectionsOfTalk(speakers.contains) }
        others = counts.filter { !speakers.contains($0.key) }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .prefix(SpeakerLabels.mostOthers).map(\.key)
    }

    /// The blocks with their speakers; a paragraph is parted where somebody else begins to speak.
    ///
    /// - Parameters:
    ///   - blocks: The blocks.
    ///   - turnTexts: The turns that bold labels begin, as written, by line: one of nobody is a paragraph again.
    /// - Returns: The blocks in order.
    func marked(_ blocks: [Block], turnTexts: [Int: String]) -> [Block] {
        guard !turnTexts.isEmpty || !speakers.isEmpty else { return blocks }
        var result: [Block] = []
        result.reserveCapacity(blocks.count)
        var turn: HeadedTurn?
        for var block in blocks {
            if let name = HeadedTurn.name(of: block), speakers.contains(name) {
                turn = HeadedTurn(speaker: name, headingPath: block.headingPath)
                continue
            }
            if let speaker = block.speaker, !speakers.contains(speaker) {
                block.kind = .paragraph
                block.speaker = nil
                block.text = turnTexts[block.lines.first] ?? block.text
            }
            if let taken = turn?.take(block) {
                result.append(taken)
                continue
            }
            turn = nil
            let isTalk = isTalk || sectionsOfTalk.contains(block.headingPath)
            switch block.kind {
            case .paragraph where block.speaker == nil && isTalk: result += parted(block)
            case .item where isTalk:
                block.speaker = speaker(of: block.text.firstLine)
                result.append(block)
            default: result.append(block)
            }
        }
        return result
    }

    private func speaker(of line: Substring) -> String? {
        SpeakerLabels.label(of: line).flatMap { speakers.contains($0.name) ? $0.name : nil }
    }

    /// A paragraph cut where somebody begins to speak.
    private func parted(_ block: Block) -> [Block] {
        let lines = block.text.lines
        guard block.lines.last - block.lines.first + 1 == lines.count else { return [block] }
        let starts = lines.indices.compactMap { place in speaker(of: lines[place]).map { (place, $0) } }
        guard let first = starts.first else { return [block] }
        var parts: [(start: Int, speaker: String?)] = starts.map { ($0.0, $0.1) }
        if first.0 > 0 { parts.insert((0, nil), at: 0) }
        return parts.indices.map { index in
            let end = index + 1 < parts.count ? parts[index + 1].start : lines.count
            var part = block
            part.lines = LineRange(block.lines.first + parts[index].start, block.lines.first + end - 1)
            part.text = lines[parts[index].start..<end].joined(separator: "\n")
            part.speaker = parts[index].speaker
            return part
        }
    }

    /// The label that a line begins with, and what is said: `AB: …`, `Ana Becker (ACME): …`, `**Ana**: …`, `@ab - …`.
    static func label(of line: Substring) -> (name: String, said: Substring)? {
        guard let first = line.utf8.first, first != UInt8(ascii: "|"), first != UInt8(ascii: "#") else { return nil }
        let head = line.utf8.prefix(longest)
        if first == UInt8(ascii: "@"), let blank = head.firstIndex(of: UInt8(ascii: " ")) {
            let name = line[..<blank].dropFirst().drop { $0 == "@" }
            let behind = line[blank...].drop(while: \.isWhitespace)
            let bare = name.last == ":" ? name.dropLast() : name
            guard !bare.isEmpty, name.last == ":" || "-–—".contains(behind.first ?? " ") else { return nil }
            return (String(bare), behind.drop { "-–— ".contains($0) })
        }
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
        var behind = line[line.utf8.index(after: colon)...]
        while behind.first == "*" || behind.first == "_" { behind = behind.dropFirst() }
        guard behind.isEmpty || behind.first?.isWhitespace == true else { return nil }
        var name = line[..<colon].filter { $0 != "*" && $0 != "`" }.trimmed
        if name.hasSuffix(")"), let open = name.firstIndex(of: "(") { name = name[..<open].trimmed }
        if name.hasPrefix("@") { name = String(name.dropFirst()) }
        let words = name.split(separator: " ")
        guard (1...4).contains(words.count), words.allSatisfy({ $0.first?.isLetter == true }),
            name.first?.isLowercase == false || words.count == 1
        else { return nil }
        return (name, behind)
    }

    /// Those of some labels whose words the text also writes small, as last names are not: "Newcomers Hour" beside "for newcomers".
    private static func smallWords(of labels: Set<String>, in blocks: [Block]) -> Set<String> {
        var labelsByWord: [String: [String]] = [:]
        for label in labels {
            let words = label.split { !$0.isLetter }.map { $0.lowercased() }
            // "Will" of "Will Young" is a word of every text.
            for word in words.count > 1 ? words.dropFirst() : words[...] {
                labelsByWord[word, default: []].append(label)
            }
        }
        guard !labelsByWord.isEmpty else { return [] }
        var found: Set<String> = []
        for block in blocks where block.kind != .code {
            for word in block.text.split(whereSeparator: { !$0.isLetter }) where word.first?.isLowercase == true {
                if let labels = labelsByWord[String(word)] { found.formUnion(labels) }
            }
        }
        return found
    }
}

/// How often each label stands in a note, and where.
private struct LabelCount {
    private(set) var labels: [String: Int] = [:]
    private(set) var places: [(name: String, line: Int)] = []
    /// The labels written in bold.
    private(set) var bold: Set<String> = []
    /// The same by section.
    private var sections: [[String]: Section] = [:]
    private var lines = 0
    private var words = 0

    /// The lines below one heading.
    private struct Section {
        var lines = 0
        var labels: [String] = []
        var words = 0
    }

    init(_ blocks: [Block]) {
        for block in blocks {
            let before = (lines: lines, words: words, places: places.count)
            defer { addSection(of: block, since: before) }
            if let speaker = block.speaker {
                bold.insert(speaker)
                add(speaker, block.text[...], block.lines.first)
                lines += 1
            } else if let name = HeadedTurn.name(of: block) {
                add(name, "", block.lines.first)
                lines += 1
            } else if block.kind == .paragraph || block.kind == .item {
                guard block.text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }) else {
                    lines += block.lines.last - block.lines.first + 1
                    continue
                }
                for (offset, line) in block.text.lines.enumerated() {
                    lines += 1
                    if let label = SpeakerLabels.label(of: line) {
                        add(label.name, label.said, block.lines.first + offset)
                    }
                }
            }
        }
    }

    private mutating func add(_ label: String, _ said: Substring, _ line: Int) {
        labels[label, default: 0] += 1
        places.append((label, line))
        words += said.utf8.count { $0 == 0x20 }
    }

    private mutating func addSection(of block: Block, since before: (lines: Int, words: Int, places: Int)) {
        guard lines > before.lines else { return }
        var section = sections[block.headingPath] ?? Section()
        section.lines += lines - before.lines
        section.words += words - before.words
        section.labels += places[before.places...].map(\.name)
        sections[block.headingPath] = section
    }

    /// The sections in which two lines of three are what somebody says, and several people speak.
    ///
    /// - Parameter isSpeaker: Whether a label is a speaker's.
    /// - Returns: The headings of each, outermost first; never a list of those present or of what is to be done.
    func sectionsOfTalk(_ isSpeaker: (String) -> Bool) -> Set<[String]> {
        Set(
            sections.filter { path, section in
                let turns = section.labels.filter(isSpeaker)
                let role = path.last.flatMap { SectionLabel(heading: $0) }.flatMap(LabelVocabulary.shared.role)
                return turns.count >= LabelCount.leastOfSection && Set(turns).count > 1
                    && turns.count * 3 >= section.lines * 2 && section.words >= turns.count * 4
                    && role != .attendees && role != .actions
            }.keys)
    }

    /// A section of fewer turns may be a list.
    private static let leastOfSection = 4

    /// Whether two lines of three are what somebody says, in more than a word or two.
    ///
    /// - Parameter isSpeaker: Whether a label is a speaker's.
    /// - Returns: False for notes in which somebody is quoted now and then.
    func isTalk(_ isSpeaker: (String) -> Bool) -> Bool {
        let turns = places.count { isSpeaker($0.name) }
        return turns * 3 >= lines * 2 && words >= turns * 4 && turns > 0
    }
}

/// Those who attend, by everything that they may be called in the same document.
struct AttendeeNames {
    /// For each name the place of who bears it; nil where several do.
    private var places: [String: Int?] = [:]

    init(_ people: [Attendee]) {
        for (place, person) in people.enumerated() where !person.declined {
            let words = person.name.split { $0 == " " || $0 == "-" }.map(String.init)
            var names = Set([person.name] + person.aliases)
            if let first = person.name.split(separator: " ").first { names.insert(String(first)) }
            if let last = person.name.split(separator: " ").last { names.insert(String(last)) }
            let initials = words.compactMap(\.first).map(String.init).joined()
            if words.count > 1 { names.insert(initials) }
            // A first name with the initial of the last: "Brian B", "Sarah C.".
            if words.count > 1, let first = words.first, let last = words.last?.first {
                names.insert("\(first) \(last)")
            }
            for name in names { add(name, place) }
        }
    }

    private mutating func add(_ name: String, _ place: Int) {
        let key = AttendeeNames.key(name)
        if let known = places[key], known != place { places[key] = .some(nil) } else { places[key] = place }
    }

    /// The place of the only one who bears a name.
    func place(of label: String) -> Int? { places[AttendeeNames.key(label)] ?? nil }

    private static func key(_ name: String) -> String { LetterFolding.fold(name).filter { $0 != "." } }
}
