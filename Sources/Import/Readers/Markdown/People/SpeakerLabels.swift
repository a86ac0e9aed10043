import Model
import Text

/// The labels before colons, at the beginning of lines and list items, that name speakers.
///
/// A speaker is an attendee, by name, first name, initials or handle, or a name that recurs as speakers do. A word that the text also
/// writes in lower case is not a speaker: "Update:" beside "we update it".
struct SpeakerLabels {
    /// The labels that name speakers, as written.
    private(set) var speakers: Set<String> = []
    /// The index among the attendees of each speaker who attends.
    private(set) var attendees: [String: Int] = [:]
    /// Whether most of the text is speech; if people are only quoted now and then, lines begin no turns.
    private var isTalk = false
    /// The headings of sections that are talk, in a text that is not as a whole: minutes begin with lists and an agenda.
    private var sectionsOfTalk: Set<[String]> = []
    /// The labels that are not speakers, most frequent first.
    private(set) var others: [String] = []
    /// The turns of speakers who are on no list, by name and line.
    private(set) var turns: [(name: String, line: Int)] = []

    /// The minimum number of turns of a speaker who is on no list.
    private static let leastTurns = 3
    /// The maximum number of labels in `others`.
    private static let mostOthers = 20
    /// The maximum length of a label, in bytes.
    static let longest = 80

    /// Finds the speakers of a note; unless title or path name a meeting, only a text that is mostly talk has speakers who are on no list.
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
            } else if names.areShared(label) {
                speakers.insert(label)
            } else if mayTalk, count >= SpeakerLabels.leastTurns, label.count > 1, SpeakerName.isName(label),
                !ActionVocabulary.shared.labels.contains(label.lowercased()),
                !(SectionLabel(heading: label).map { LabelVocabulary.shared.knowsAll($0.words) } ?? false)
            {
                returning.insert(label)
            }
        }
        // A single label may be a field of each section; a talk has at least two speakers.
        if returning.count + speakers.count > 1 {
            let ordinary = SpeakerLabels.smallWords(of: returning, in: blocks)
            speakers.formUnion(returning.filter { !ordinary.contains($0) })
        }
        // A bold full name is a speaker even if it occurs once, and so are the other bold names beside it.
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

    /// Returns blocks with speakers, split before each; a bold label of nobody becomes text again, from `turnTexts` by line.
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

    /// Splits a paragraph before each line that a speaker begins.
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

    /// Returns the label that a line begins with, and the text after it: `AB: …`, `Ana Becker (ACME): …`, `**Ana**: …`, `@ab - …`.
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

    /// Returns the labels with words that the text also writes in lower case, unlike last names: "Newcomers Hour" beside "for newcomers".
    private static func smallWords(of labels: Set<String>, in blocks: [Block]) -> Set<String> {
        var labelsByWord: [String: [String]] = [:]
        for label in labels {
            let words = label.split { !$0.isLetter }.map { $0.lowercased() }
            // A first name may be an ordinary word: "Will" of "Will Young".
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

/// The occurrences of labels in a note.
private struct LabelCount {
    private(set) var labels: [String: Int] = [:]
    private(set) var places: [(name: String, line: Int)] = []
    /// The labels written in bold.
    private(set) var bold: Set<String> = []
    /// The counts by heading path.
    private var sections: [[String]: Section] = [:]
    private var lines = 0
    private var words = 0

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

    /// Returns the heading paths of sections in which at least two thirds of the lines are speech, by several people.
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

    /// The minimum number of turns in a section; fewer may be a list.
    private static let leastOfSection = 4

    /// Returns whether at least two thirds of the lines are speech, with four or more words on average.
    func isTalk(_ isSpeaker: (String) -> Bool) -> Bool {
        let turns = places.count { isSpeaker($0.name) }
        return turns * 3 >= lines * 2 && words >= turns * 4 && turns > 0
    }
}

/// The attendees who did not decline, by everything that they may be called in the same document.
struct AttendeeNames {
    /// The index of the person for each name; nil if several people share it.
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

    /// Returns the index of the only person with a name.
    func place(of label: String) -> Int? { places[AttendeeNames.key(label)] ?? nil }

    /// Whether a label may be any of several people: initials or a name that they share.
    func areShared(_ label: String) -> Bool { places[AttendeeNames.key(label)] == .some(nil) }

    private static func key(_ name: String) -> String { LetterFolding.fold(name).filter { $0 != "." } }
}
