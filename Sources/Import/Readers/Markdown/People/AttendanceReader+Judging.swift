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
        let form = ListForm(texts, legend: legend)
        let commas = form.commas
        let isBoxed = pending.contains { boxes[$0.line] != nil || AttendanceReader.hasEmptyBox($0.text) }
        let hasTicks = pending.contains { boxes[$0.line].map { $0 == "x" || $0 == "X" } ?? false }
        var found: [(Attendee, Entry)] = []
        var (names, others) = (0, 0)
        for (place, entry) in pending.enumerated() where !entry.text.isEmpty {
            let children = children(of: place)
            if !children.isEmpty, boxes[entry.line] == nil, areNames(children, commas), !isPerson(entry) { continue }
            // Items below a person's name are notes, unless all of them are names.
            if entry.depth > top, !isBelowGroup(place, commas) { continue }
            var bare = entry
            bare.text = ListForm.withoutNote(entry.text)
            let people = form.people(of: entry.text) ?? people(of: bare, isAlone: texts.count == 1, commas)
            if people.isEmpty { others += 1 } else { names += 1 }
            for var person in people {
                let isUnticked = boxes[entry.line] == " " || AttendanceReader.hasEmptyBox(entry.text)
                if isBoxed, isUnticked || !hasTicks { person.declined = true }
                found.append((person, entry))
            }
        }
        // Topics below a title may look like full names: "Harvest Supper", "Village Hall".
        let isSure =
            !region.isTitle || form.isExplained
            || others * AttendanceReader.fewestOfTitle <= names && names > 1
                && found.allSatisfy { $0.0.name.contains(" ") }
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

    /// Returns whether an item begins with a box that lacks its blank: `[] Ana`.
    private static func hasEmptyBox(_ text: String) -> Bool { text.hasPrefix("[]") }

    /// Returns whether an item labels a group of nobody, "**Lisbon**:", unlike one that ends with a smiley, "Ana :wave:".
    private static func isEmptyGroup(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: ":")), let last = InlineText.plain(text).split(separator: " ").last else {
            return false
        }
        return last.hasSuffix(":") && !last.hasPrefix(":")
    }

    func people(of entry: Entry, isAlone: Bool, _ commas: ListedName.Commas) -> [Attendee] {
        if AttendanceReader.isEmptyGroup(entry.text) { return [] }
        if entry.text.contains(",") {
            let people = NameList.people(in: entry.text)
            // Beside other items, "Ana Becker, Acme Labs, New York" is one person.
            if people.count > 2, isAlone ? NameList.isKnown(people) : NameList.areMostlyKnown(people) { return people }
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
        if isPerson(pending[parent]) { return false }
        return boxes[pending[parent].line] == nil && areNames(children(of: parent), commas)
            && isBelowGroup(parent, commas)
    }

    /// Returns whether an item is certainly the name of one person, so that the items below it are notes.
    private func isPerson(_ entry: Entry) -> Bool {
        let people = NameList.people(in: entry.text)
        return people.count == 1 && people[0].name.contains(" ") && NameList.isKnown(people)
    }

    /// Returns whether some items may be names; one of several may be written in an unknown way.
    private func areNames(_ entries: [Entry], _ commas: ListedName.Commas) -> Bool {
        let others = entries.count { !isName($0, commas) }
        return others == 0 || others * AttendanceReader.fewestNames <= entries.count - others
    }

    /// The same in a list below the title of a meeting.
    private static let fewestOfTitle = 6

    /// The minimum number of names in a list for each item that is none.
    private static let fewestNames = 4

    func isName(_ entry: Entry, _ commas: ListedName.Commas) -> Bool {
        entry.text.isEmpty || ListedName(entry.text, commas: commas).isPlausible && !entry.text.hasSuffix(".")
    }

    /// Returns how a list uses commas: `Becker, Ana` if every entry has one word before its comma and the words after differ.
    static func commas(_ texts: [String]) -> ListedName.Commas {
        // A firm may follow: "Becker, Ana; Acme".
        let parted = texts.map { text in
            InlineText.plain(text).prefix { $0 != ";" && $0 != "\t" }.split(separator: ",", maxSplits: 1).map(\.trimmed)
        }
        let heads = parted.compactMap(\.first)
        let tails = parted.filter { $0.count == 2 }.map { $0[1] }
        let isEach = tails.count * 2 > texts.count && heads.allSatisfy { !$0.contains(" ") }
        return isEach && Set(tails).count == tails.count && tails.allSatisfy { !$0.contains(" ") }
            ? .partFirstName : .partFirm
    }
}
