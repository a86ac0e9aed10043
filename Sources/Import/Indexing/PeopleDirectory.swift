import Model
import Store
import Text

/// Decides which names and addresses are one person.
///
/// The same address is the same person, and so is the same full name, whatever its case, full stops and blanks, and the same handle unless
/// different people bear it: then it is a firm's. Initials and handles are aliases of whoever alone bears them in the whole vault. A page joins its title, aliases and addresses; an alias that is a
/// first name also stands before the page's last name ("Bob" of Robert Okafor: "Bob Okafor"). A bare first name, or a name written as accounts are (`anabecker`, `abecker`), is the only person
/// who bears it, and else somebody of their own. Of three words and more the last names may stand in any order; else similar names are never joined. A mention (`@Priya`, `@priya.raman`) is whoever bears
/// the name, or the address that begins so; one that nobody bears makes somebody known only if it is written as a name.
public struct PeopleDirectory: Sendable {
    private var parents: [Int] = []
    private var keys: [String: Int] = [:]
    private var entries: [Entry] = []

    private struct Entry {
        var name: String
        var email: String?
        var attendance: Int?
        var mention: Int?
        var isPage = false
        /// Whether it is a handle or initials, which stand for nobody's name unless there is no other.
        var isAlias = false
        var group: Int
    }

    /// The handles that are somebody's own.
    private var handles: Set<String> = []

    /// Resolves everybody.
    ///
    /// - Parameters:
    ///   - attendance: Everybody's attendance as the files name them.
    ///   - mentions: Everybody whom texts name behind `@`.
    ///   - pages: The pages about people.
    ///   - owner: What the vault's owner says of themselves, which joins names and addresses as a page does.
    /// - Returns: People in the order of their names; each row of attendance and mentions with one person at most.
    public static func resolve(
        attendance: [RawAttendance], mentions: [RawMention] = [], pages: [PersonPage], owner: PersonPage? = nil
    ) -> [ResolvedPerson] {
        var directory = PeopleDirectory()
        for page in pages { directory.add(page) }
        // A first name alone does not stand before a fuller one that the vault knows.
        if let owner { directory.add(owner, givesName: owner.name.contains(" ")) }
        let (full, bare) = attendance.reduce(into: ([RawAttendance](), [RawAttendance]())) { parts, row in
            let isFull = row.attendee.email != nil || row.attendee.name.contains(" ")
            if isFull { parts.0.append(row) } else { parts.1.append(row) }
        }
        directory.handles = ownHandles(attendance)
        for row in full { directory.add(row) }
        directory.addAliases(of: full)
        let bearers = directory.bearersOfShortNames()
        for row in bare { directory.add(row, bearers: bearers) }
        let handles = directory.bearersOfHandles()
        for mention in mentions { directory.add(mention, bearers: handles) }
        return directory.people()
    }

    private mutating func add(_ page: PersonPage, givesName: Bool = true) {
        let group = makeGroup()
        for name in [page.name] + page.aliases where !name.isEmpty {
            // Two people may both be called Bob: a nickname alone joins nobody.
            if name == page.name || name.contains(" ") { join(nameKey(name), to: group) }
            entries.append(Entry(name: name, isPage: givesName && name == page.name, group: group))
        }
        if let lastName = page.name.split(separator: " ").last, page.name.contains(" ") {
            for alias in page.aliases where !alias.contains(" ") { join(nameKey("\(alias) \(lastName)"), to: group) }
        }
        for email in page.emails {
            join("@" + email, to: group)
            entries.append(Entry(name: "", email: email, group: group))
        }
    }

    private mutating func add(_ row: RawAttendance) {
        let name = row.attendee.name
        let group = makeGroup()
        if let email = row.attendee.email { join("@" + email, to: group) }
        if name.contains(" ") { join(nameKey(name), to: group) }
        if let reordered = PeopleDirectory.keyInAnyOrder(nameKey(name)) { join(reordered, to: group) }
        joinHandles(of: row, to: group)
        entries.append(Entry(name: name, email: row.attendee.email, attendance: row.row, group: group))
    }

    /// A first name with two or more last names in any order; nil for shorter names.
    private static func keyInAnyOrder(_ key: String) -> String? {
        let words = key.split(separator: " ")
        guard words.count > 2 else { return nil }
        return "words " + ([words[0]] + words.dropFirst().sorted()).joined(separator: " ")
    }

    private mutating func joinHandles(of row: RawAttendance, to group: Int) {
        // The name in other capitals is no handle.
        let name = nameKey(row.attendee.name)
        for handle in row.attendee.aliases.map(nameKey) where handle != name && handles.contains(handle) {
            join("handle " + handle, to: group)
        }
    }

    /// The handles that name one person: those of a firm stand beside people who share no part of their names.
    private static func ownHandles(_ attendance: [RawAttendance]) -> Set<String> {
        var bearers: [String: Set<String>] = [:]
        for row in attendance where !row.attendee.aliases.isEmpty {
            for alias in row.attendee.aliases where !isInitials(alias) {
                bearers[NameKey.of(alias), default: []].insert(NameKey.of(row.attendee.name))
            }
        }
        return Set(
            bearers.filter { _, names in
                guard names.count > 1, let first = names.min() else { return true }
                let words = Set(first.split(separator: " "))
                return names.allSatisfy { name in name.split(separator: " ").contains { words.contains($0) } }
            }.keys)
    }

    private static func isInitials(_ alias: String) -> Bool {
        alias.count <= 5 && alias.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    /// Gives handles and initials to those who alone bear them.
    private mutating func addAliases(of rows: [RawAttendance]) {
        var bearers: [String: Set<Int>] = [:]
        var written: [String: String] = [:]
        let aliasesByRow = Dictionary(
            rows.filter { !$0.attendee.aliases.isEmpty }.map { ($0.row, $0.attendee.aliases) }
        ) { first, _ in first }
        for entry in entries {
            guard let row = entry.attendance, let aliases = aliasesByRow[row] else { continue }
            let root = root(of: entry.group)
            for alias in aliases {
                bearers[nameKey(alias), default: []].insert(root)
                written[nameKey(alias)] = alias
            }
        }
        for (key, roots) in bearers.sorted(by: { $0.key < $1.key }) {
            guard roots.count == 1, let root = roots.first, let alias = written[key] else { continue }
            entries.append(Entry(name: alias, isAlias: true, group: root))
        }
    }

    private mutating func add(_ row: RawAttendance, bearers: [String: Set<Int>]) {
        let key = nameKey(row.attendee.name)
        guard !row.attendee.name.isEmpty else { return }
        let handle = row.attendee.aliases.lazy.map(nameKey).first { $0 != key && handles.contains($0) }
        if let handle {
            let group = makeGroup()
            join("handle " + handle, to: group)
            return entries.append(Entry(name: row.attendee.name, attendance: row.row, group: group))
        }
        let known = bearers[key].flatMap { $0.count == 1 ? $0.first : nil }
        let group = known ?? makeGroup()
        if known == nil { join("bare " + key, to: group) }
        entries.append(Entry(name: row.attendee.name, attendance: row.row, group: group))
    }

    private mutating func add(_ mention: RawMention, bearers: [String: Set<Int>]) {
        let name = PeopleDirectory.blank("_", in: mention.name)
        let known = bearers[nameKey(mention.name)] ?? bearers[nameKey(PeopleDirectory.blank(".", in: name))] ?? []
        if let person = known.count == 1 ? known.first : nil {
            return entries.append(Entry(name: "", mention: mention.row, group: person))
        }
        // Among several it stays open; `@home` and `@waiting` are no people, and capitals alone name a group.
        guard known.isEmpty, name.first?.isUppercase == true, !name.contains("."), !PeopleDirectory.isAcronym(name)
        else { return }
        let group = makeGroup()
        join(name.contains(" ") ? nameKey(name) : "bare " + nameKey(name), to: group)
        entries.append(Entry(name: name, mention: mention.row, group: group))
    }

    /// "TAC", "ALL"; two capitals may be somebody's initials.
    private static func isAcronym(_ name: String) -> Bool { name.count > 2 && name.allSatisfy(\.isUppercase) }

    /// A name with blanks in the place of a mark; most have none, and a list may name somebody a hundred thousand times.
    private static func blank(_ mark: Unicode.Scalar, in name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: mark)) else { return name }
        return String(name.map { $0 == Character(mark) ? " " : $0 })
    }

    /// Whom a mention may mean: full names, first and last names, aliases, and addresses up to their `@`.
    private mutating func bearersOfHandles() -> [String: Set<Int>] {
        var bearers = bearersOfShortNames()
        for entry in entries {
            let root = root(of: entry.group)
            if entry.name.contains(" ") { bearers[nameKey(entry.name), default: []].insert(root) }
            if let local = entry.email?.split(separator: "@").first {
                bearers[nameKey(String(local)), default: []].insert(root)
            }
        }
        return bearers
    }

    /// Whom each first name, last name and one-word alias belongs to.
    private mutating func bearersOfShortNames() -> [String: Set<Int>] {
        var bearers: [String: Set<Int>] = [:]
        for entry in entries {
            let root = root(of: entry.group)
            let words = entry.name.split(separator: " ").map(String.init)
            let short = [words.first, words.last].compactMap { $0 } + PeopleDirectory.accounts(of: words)
            for word in Set(short) { bearers[nameKey(word), default: []].insert(root) }
        }
        return bearers
    }

    /// What somebody's account may be called by their name: `anabecker` and `abecker` of Ana Becker.
    private static func accounts(of words: [String]) -> [String] {
        guard words.count > 1, let first = words[0].first, let last = words.last, last.count >= shortestOfAccount else {
            return []
        }
        return [words.joined(), String(first) + last]
    }

    /// A shorter last name behind an initial may be any word.
    private static let shortestOfAccount = 4

    private mutating func people() -> [ResolvedPerson] {
        var groups: [Int: [Entry]] = [:]
        for entry in entries { groups[root(of: entry.group), default: []].append(entry) }
        return groups.sorted { $0.key < $1.key }.map { PeopleDirectory.person($0.value) }.sorted {
            ($0.name.lowercased(), $0.name, $0.emails.first ?? "") < (
                $1.name.lowercased(), $1.name, $1.emails.first ?? ""
            )
        }
    }

    private static func person(_ entries: [Entry]) -> ResolvedPerson {
        var uses: [String: Int] = [:]
        for entry in entries where !entry.name.isEmpty && !entry.name.contains("@") && !entry.isAlias {
            uses[entry.name, default: 0] += 1
        }
        let handles = Set(entries.filter(\.isAlias).map(\.name)).subtracting(uses.keys)
        let emails = Set(entries.compactMap(\.email)).sorted()
        let page = entries.first(where: \.isPage)?.name
        // The fullest name: more words first, then the more frequent, then by letters.
        let names = uses.sorted {
            ($1.key.split(separator: " ").count, $1.value, $0.key) < (
                $0.key.split(separator: " ").count, $0.value, $1.key
            )
        }.map(\.key)
        let name = page ?? names.first ?? handles.min() ?? emails.first ?? ""
        // Spellings that differ by case, full stops or blanks are one.
        var seen: Set<String> = [NameKey.of(name)]
        let aliases = (names + handles.sorted()).filter { seen.insert(NameKey.of($0)).inserted }
        return ResolvedPerson(
            name: name, aliases: aliases.sorted(), emails: emails,
            attendance: entries.compactMap(\.attendance).sorted(), mentions: entries.compactMap(\.mention).sorted())
    }

    private func nameKey(_ name: String) -> String { NameKey.of(name) }

    private mutating func makeGroup() -> Int {
        parents.append(parents.count)
        return parents.count - 1
    }

    private mutating func join(_ key: String, to group: Int) {
        guard let known = keys[key] else {
            keys[key] = group
            return
        }
        let (left, right) = (root(of: known), root(of: group))
        parents[max(left, right)] = min(left, right)
    }

    private mutating func root(of group: Int) -> Int {
        var root = group
        while parents[root] != root { root = parents[root] }
        var next = group
        while parents[next] != root { (parents[next], next) = (root, parents[next]) }
        return root
    }
}

/// The form under which names are compared: without case, accents, full stops and repeated blanks.
private enum NameKey {
    static func of(_ name: String) -> String {
        let folded = LetterFolding.fold(name)
        // Most names hold no mark that would have to go.
        guard
            folded.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) || folded.contains("  ")
        else {
            return folded
        }
        return folded.split { $0 == " " || $0 == "." || $0 == "," }.joined(separator: " ")
    }
}
