import Model
import Text

/// The judgement of collected items: whether they are people.
extension AttendanceReader {
    /// Judges the collected items and adds those that are people.
    mutating func commit() {
        defer { pending = [] }
        guard !pending.isEmpty, let region else { return }
        let top = pending.map(\.depth).min() ?? 0
        let texts = pending.filter { $0.depth == top && !$0.text.isEmpty }.map(\.text)
        let commas = AttendanceReader.commas(texts)
        let isBoxed = pending.contains { boxes[$0.line] != nil }
        let hasTicks = pending.contains { boxes[$0.line].map { $0 == "x" || $0 == "X" } ?? false }
        var found: [(Attendee, Entry)] = []
        var (names, others) = (0, 0)
        for (place, entry) in pending.enumerated() where !entry.text.isEmpty {
            let children = children(of: place)
            let isGroup = !children.isEmpty && boxes[entry.line] == nil && children.allSatisfy { isName($0, commas) }
            if isGroup { continue }
            // Items below a person's name are notes, unless all of them are names.
            if entry.depth > top, !isBelowGroup(place, commas) { continue }
            let people = people(of: entry, isAlone: texts.count == 1, commas)
            if people.isEmpty { others += 1 } else { names += 1 }
            for var person in people {
                if isBoxed, boxes[entry.line] == " " || !hasTicks { person.declined = true }
                found.append((person, entry))
            }
        }
        // Topics below a title may look like full names: "Harvest Supper", "Village Hall".
        let isSure =
            !region.isTitle
            || others == 0 && names > 1 && found.allSatisfy { $0.0.name.contains(" ") }
                && NameList.isPartlyKnown(found.map(\.0))
        guard names > 0, names >= others || isBoxed, isSure else {
            // A list below "Attending" may be of events.
            if names == 0 { self.region = nil }
            return
        }
        for (person, entry) in found { add([person], entry.sense, AttendanceReader.ground(region.sense), entry.line) }
        self.region?.hasPeople = true
        lines.formUnion(pending.map(\.line))
    }

    func people(of entry: Entry, isAlone: Bool, _ commas: ListedName.Commas) -> [Attendee] {
        if entry.text.contains(",") {
            let people = NameList.people(in: entry.text)
            // Beside other items, "Ana Becker, Acme Labs, New York" is one person.
            if people.count > 2, isAlone || NameList.areMostlyKnown(people) { return people }
        }
        let parts = NameList.atJoints(InlineText.plain(entry.text))
        let names = (parts.count > 1 ? parts : [entry.text]).map { ListedName($0, commas: commas) }
        return names.filter(\.isPlausible).map(\.attendee)
    }

    func children(of place: Int) -> [Entry] {
        let depth = pending[place].depth
        let behind = pending[(place + 1)...].prefix { $0.depth > depth }
        return behind.filter { $0.depth == depth + 1 }
    }

    func isBelowGroup(_ place: Int, _ commas: ListedName.Commas) -> Bool {
        let depth = pending[place].depth
        guard let parent = pending[..<place].lastIndex(where: { $0.depth < depth }) else { return true }
        if pending[parent].text.isEmpty { return true }
        return boxes[pending[parent].line] == nil && children(of: parent).allSatisfy { isName($0, commas) }
    }

    func isName(_ entry: Entry, _ commas: ListedName.Commas) -> Bool {
        entry.text.isEmpty || ListedName(entry.text, commas: commas).isPlausible && !entry.text.hasSuffix(".")
    }

    /// Returns how a list uses commas: `Becker, Ana` if every entry has one word before its comma and the words after differ.
    static func commas(_ texts: [String]) -> ListedName.Commas {
        let parted = texts.map { InlineText.plain($0).split(separator: ",", maxSplits: 1).map(\.trimmed) }
        let heads = parted.compactMap(\.first)
        let tails = parted.filter { $0.count == 2 }.map { $0[1] }
        let isEach = tails.count * 2 > texts.count && heads.allSatisfy { !$0.contains(" ") }
        return isEach && Set(tails).count == tails.count && tails.allSatisfy { !$0.contains(" ") }
            ? .partFirstName : .partFirm
    }
}
