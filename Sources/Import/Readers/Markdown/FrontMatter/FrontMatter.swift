import Model

/// A note's front matter, YAML or (between lines of `+++`) TOML, with its keys interpreted.
///
/// Lines that cannot be read are reported; the note's body is never lost.
struct FrontMatter {
    private(set) var entries: [YAMLValue.Entry] = []
    private(set) var problems: [(line: Int, message: String)] = []
    /// The number of lines of the front matter, including both fences; 0 if there is none.
    private(set) var lineCount = 0
    /// Whether the YAML is invalid, so that the assignment to keys is a guess; it then gives no title, tags or aliases.
    private(set) var isBroken = false
    /// Whether unreadable lines at the top mark the note as private.
    private(set) var saysPrivateBesides = false
    private var keys: [String] = []
    private var fields: [FrontMatterField?] = []

    private static let mostLines = 1000

    init() {}

    init(_ text: SourceText) {
        read(text)
        if lineCount == 0 || isBroken { saysPrivateBesides = BrokenFrontMatter(text).saysPrivate }
    }

    /// Adds properties from the text of a page; keys of the front matter take precedence.
    mutating func add(_ properties: [YAMLValue.Entry]) {
        let known = Set(keys)
        for entry in properties where !known.contains(FrontMatterField.normalized(entry.key)) {
            entries.append(entry)
            keys.append(FrontMatterField.normalized(entry.key))
            fields.append(FrontMatterField(key: entry.key))
        }
    }

    /// The index of the first line with text: some programs leave blank lines above the front matter.
    private static func top(of text: SourceText) -> Int {
        text.lineRanges.prefix(mostBlankLines).firstIndex { !text.utf8[$0].allSatisfy { $0 <= UInt8(ascii: " ") } } ?? 0
    }

    private static let mostBlankLines = 10

    private mutating func readTOML(_ text: SourceText) {
        let places = text.lineRanges.indices.prefix(FrontMatter.mostLines)
        guard let close = places.dropFirst().first(where: { FrontMatter.isFence($0, of: text, ["+++"]) }) else {
            problems.append((1, "front matter is not closed by '+++'; read as text"))
            return
        }
        let parser = TOMLParser(places[...close].compactMap(text.line)[1..<close], firstLine: 2)
        lineCount = close + 1
        problems = parser.problems
        add(parser.entries)
    }

    private mutating func read(_ text: SourceText) {
        if FrontMatter.isFence(0, of: text, ["+++"]) { return readTOML(text) }
        let top = FrontMatter.top(of: text)
        guard FrontMatter.isFence(top, of: text, ["---"]) else { return }
        let places = text.lineRanges.indices.prefix(FrontMatter.mostLines)
        let rest = places[(top + 1)...]
        guard let close = rest.first(where: { FrontMatter.isFence($0, of: text, ["---", "..."]) }) else {
            // Below a blank line it may be a rule.
            if top == 0 { problems.append((1, "front matter is not closed by '---'; read as text")) }
            return
        }
        let lines = places[...close].compactMap(text.line)
        var parser = YAMLParser(lines[(top + 1)..<close], firstLine: top + 2)
        let entries = parser.entries()
        // Prose between two horizontal rules is not front matter; nothing of a note may be lost.
        let first = lines.indices[(top + 1)..<close].first {
            !lines[$0].trimmed.isEmpty && !lines[$0].trimmed.hasPrefix("#")
        }
        guard first.map({ $0 + 1 == entries.first?.line }) ?? (top == 0) else {
            if top == 0 { problems.append((1, "front matter without a key in its first line; read as text")) }
            return
        }
        if top > 0, parser.isBroken { return }
        self.entries = FrontMatter.lastOfEach(entries)
        keys = self.entries.map { FrontMatterField.normalized($0.key) }
        fields = keys.map { FrontMatterField.fields[$0] }
        lineCount = close + 1
        problems = parser.problems
        isBroken = parser.isBroken
    }

    /// Returns whether a line is one of the fences; the first byte rules out most lines.
    private static func isFence(_ index: Int, of text: SourceText, _ fences: [String]) -> Bool {
        guard text.lineRanges.indices.contains(index), let first = text.utf8[text.lineRanges[index]].first,
            first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || first == UInt8(ascii: "+")
        else { return false }
        return text.line(index).map { fences.contains($0.trimmedEnd) } ?? false
    }

    /// Keeps the last entry of each key, as other YAML readers do.
    private static func lastOfEach(_ entries: [YAMLValue.Entry]) -> [YAMLValue.Entry] {
        let last = Dictionary(entries.enumerated().map { ($1.key, $0) }) { $1 }
        return entries.enumerated().filter { last[$1.key] == $0 }.map(\.element)
    }

    /// Returns the first text of a field; maps are skipped.
    func text(_ field: FrontMatterField) -> String? {
        values(field).lazy.flatMap { value in if case .map = value { [String]() } else { value.texts } }.first
    }

    /// Returns all texts of a field, in the order of its names; a single text is split at commas.
    func texts(_ field: FrontMatterField) -> [String] {
        values(field).flatMap { value in
            guard case .text(let text) = value else { return value.texts }
            return text.parts(at: UInt8(ascii: ",")).map { $0.trimmed }.filter { !$0.isEmpty }
        }
    }

    /// Returns the values of a field, in the order of its names.
    func values(_ field: FrontMatterField) -> [YAMLValue] {
        let places = fields.indices.filter { fields[$0] == field }
        if places.count < 2 { return places.map { entries[$0].value } }
        return field.names.flatMap { name in places.filter { keys[$0] == name }.map { entries[$0].value } }
    }

    /// Returns the texts of a field with the lines of their keys.
    func lines(of field: FrontMatterField) -> [(line: Int, text: String)] {
        fields.indices.filter { fields[$0] == field }
            .flatMap { index in entries[index].value.texts.map { (entries[index].line, $0) } }
    }

    /// The people listed under keys that label lists of people: `Anwesend`, `regrets`, `scribe`.
    var labelledPeople: [Attendee] {
        entries.indices.flatMap { place -> [Attendee] in
            guard fields[place] == nil, let label = SectionLabel(heading: keys[place]),
                let sense = LabelVocabulary.shared.attendance(of: label), LabelVocabulary.shared.knowsAll(label.words)
            else { return [] }
            return WrittenAttendee.all(entries[place].value).map { attendee in
                var attendee = attendee
                if sense == .absent { attendee.declined = true }
                if case .duty(let duty) = sense { attendee.duty = duty }
                return attendee
            }
        }
    }

    /// Whether it lists attendees under a key that only meetings have; `people` may also be a note's subject.
    var saysWhoAttended: Bool {
        keys.indices.contains {
            FrontMatterField.attendanceNames.contains(keys[$0]) && !entries[$0].value.texts.isEmpty
        }
    }

    /// The kind, if it is none that this program knows.
    var ownKind: String? {
        let isKnown = texts(.kind).contains { WrittenKind.kind($0) != nil || $0.lowercased() == "note" }
        return isKnown ? nil : text(.kind)
    }

    /// Whether the page keeps records, the days of which are no dates of the page: a habit or a subscription.
    var keepsRecords: Bool { ownKind.map { ["habit", "subscription"].contains($0.lowercased()) } ?? false }

    /// The entries whose keys name no field, and those of e-mail and event identity, with their values as text.
    var properties: [Property] {
        entries.compactMap { entry in
            let field = FrontMatterField(key: entry.key)
            guard field == nil || field == .email || field == .eventIdentity else { return nil }
            let value = entry.value.texts.joined(separator: ", ")
            let key = field == .email ? "email" : entry.key.lowercased()
            return value.isEmpty || ProgramProperty.isOne(key, value)
                ? nil : Property(key: key, value: value, line: entry.line)
        }
    }
}
