import Language
import Model
import Store
import Text

/// Resolves names and addresses to people.
///
/// - The same address is one person. So is the same full name, ignoring case, full stops and blanks, and from three words on also the order
///   of the last names. Similar names are never joined.
/// - "Dave Cake" or "D. Cake" is David Cake, unless a document lists both or there is another such name (`ShortForms`).
/// - The same handle is one person, unless its users share no part of their names: then it belongs to a firm.
/// - Initials and handles are aliases of the person who has them in nearly all documents: a misspelt list does not take them away.
/// - A person page joins its title, aliases and addresses. A one-word alias is also joined with the page's last name: the alias "Bob" of
///   Robert Okafor also gives "Bob Okafor".
/// - A bare first or last name, also after a title ("Dr. Becker"), an account name (`anabecker`, `abecker`), or initials ("AB") means the
///   only person who has it, or else a person of its own.
/// - A mention (`@Priya`, `@priya.raman`) means the only person with that name, or with an address that begins so. An unmatched mention
///   creates a person only if it is written as a name.
/// - A name in sentences (`ProseNames`) is a person of its own only if nobody else has it. A full name is also that of the only person
///   known by the first or the last name alone.
public struct PeopleDirectory: Sendable {
    private var parents: [Int] = []
    private var keys: [String: Int] = [:]
    private var entries: [Entry] = []

    private struct Entry {
        var name: String
        var email: String?
        /// The rows of attendance and of mentions that are so named.
        var attendance: [Int] = []
        var mentions: [Int] = []
        /// How often the name is used.
        var uses = 1
        var isPage = false
        /// Whether it is a handle or initials, which are the name only if there is no other.
        var isAlias = false
        /// Whether it occurs in sentences.
        var isOfText = false
        var group: Int
    }

    private var handles: Set<String> = []
    /// The handles and initials of people on lists, with the number of rows that have them and the position of the last.
    private var otherNames: [(aliases: [String], group: Int, uses: Int, last: Int)] = []

    /// Resolves all people of a vault.
    ///
    /// - Parameters:
    ///   - attendance: The attendance of everybody, as named in the files.
    ///   - mentions: The people mentioned in texts after `@`.
    ///   - pages: The person pages.
    ///   - owner: The owner named by the user, who joins names and addresses as a page does.
    /// - Returns: People sorted by name; each row of attendance or mentions belongs to at most one person.
    public static func resolve(
        attendance: [RawAttendance], mentions: [RawMention] = [], pages: [PersonPage], owner: PersonPage? = nil
    ) -> [ResolvedPerson] {
        var directory = PeopleDirectory()
        for page in pages { directory.add(page) }
        // A lone first name does not replace a fuller name known in the vault.
        if let owner { directory.add(owner, givesName: owner.name.contains(" ")) }
        // A list may name the same people a hundred thousand times.
        let namings = Naming.withoutRuns(Naming.grouped(attendance))
        let (full, bare) = namings.reduce(into: ([Naming](), [Naming]())) { parts, naming in
            let isFull = naming.email != nil || NameKey.of(naming.name).contains(" ")
            if isFull { parts.0.append(naming) } else { parts.1.append(naming) }
        }
        directory.handles = ownHandles(namings)
        for naming in full { directory.add(naming) }
        for (short, name) in ShortForms.pairs(full, attendance) { directory.join(short, with: name) }
        directory.addAliases()
        let bearers = directory.bearersOfShortNames()
        for naming in bare { directory.add(naming, bearers: bearers) }
        let handles = directory.bearersOfHandles()
        let named = MentionedName.grouped(mentions)
        for mention in named.tagged { directory.add(mention, bearers: handles) }
        let surnames = Set(bare.map { directory.nameKey($0.name) }).filter { !NamesInProse.isGiven($0) }
        directory.add(ProseNames(named.inProse, surnames: surnames), besides: handles)
        return directory.people()
    }

    /// Joins the people of two names.
    private mutating func join(_ one: String, with other: String) {
        guard let group = keys[other] else { return }
        join(one, to: root(of: group))
    }

    // MARK: Names in sentences

    /// Adds the people named only in sentences; `known` maps short and full names to the people of lists, pages and mentions.
    private mutating func add(_ names: ProseNames, besides known: [String: Set<Int>]) {
        var fullNames: [String: Set<String>] = [:]
        for name in names.full {
            for short in Set([ProseNames.shortName(name.name), surname(of: name) ?? ""]) {
                fullNames[short, default: []].insert(nameKey(name.name))
            }
        }
        var withFullNames = names.full.isEmpty ? [] : peopleWithFullNames()
        var bearers: [String: Set<Int>] = [:]
        for name in names.full where known[nameKey(name.name)] == nil {
            let first = ProseNames.shortName(name.name)
            let short = known[first] == nil ? surname(of: name).flatMap { known[$0] == nil ? nil : $0 } ?? first : first
            guard let others = known[short] else {
                bearers[short, default: []].insert(add(name, key: nameKey(name.name)))
                continue
            }
            // "Joel Ames" in a sentence is the Joel, or the Ames, of the lists, if there is one and one full name for him.
            if others.count == 1, let one = others.first, let forms = fullNames[short],
                PeopleDirectory.isFullest(nameKey(name.name), of: forms), withFullNames.insert(root(of: one)).inserted
            {
                entries.append(Entry(name: name.name, isOfText: true, group: one))
            }
        }
        let relatives = known.keys.reduce(into: Set<String>()) { $0.formUnion(Nicknames.related[$1] ?? []) }
        for name in names.bare {
            let short = nameKey(name.name)
            // People on lists are also found by short forms of their names.
            guard known[short] == nil, bearers[short] != nil || !relatives.contains(short) else { continue }
            // If several people have full names with this first name, it may mean yet another person.
            let others = bearers[short] ?? []
            add(name, key: "bare " + short, to: others.count == 1 ? others.first : nil)
        }
    }

    /// Returns whether a full name is the only one of some, or the longest of forms of one name: "Christopher Jerdon" beside "Chris Jerdon".
    private static func isFullest(_ key: String, of names: Set<String>) -> Bool {
        let words = key.split(separator: " ")
        return names.allSatisfy { other in
            if other == key { return true }
            let parts = other.split(separator: " ")
            return other.count < key.count && words.count == 2 && parts.count == 2 && words[1] == parts[1]
                && Nicknames.related[String(words[0])]?.contains(String(parts[0])) ?? false
        }
    }

    /// Returns the last name, folded; nil if it may be a first name.
    private func surname(of name: ProseNames.Name) -> String? {
        let last = ProseNames.lastName(name.name)
        return NamesInProse.isGiven(last) ? nil : last
    }

    @discardableResult
    private mutating func add(_ name: ProseNames.Name, key: String, to person: Int? = nil) -> Int {
        let group = person ?? makeGroup()
        if person == nil { join(key, to: group) }
        entries.append(
            Entry(name: name.name, mentions: name.rows, uses: name.rows.count, isOfText: true, group: group))
        return root(of: group)
    }

    /// Returns the people with a name of several words or a page.
    private mutating func peopleWithFullNames() -> Set<Int> {
        var people: Set<Int> = []
        for entry in entries where entry.isPage || nameKey(entry.name).contains(" ") {
            people.insert(root(of: entry.group))
        }
        return people
    }

    private mutating func add(_ page: PersonPage, givesName: Bool = true) {
        let group = makeGroup()
        for name in [page.name] + page.aliases where !name.isEmpty {
            // A one-word nickname joins nobody: two people may both be called Bob.
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

    private mutating func add(_ naming: Naming) {
        let name = naming.name
        let group = makeGroup()
        if let email = naming.email { join("@" + email, to: group) }
        if name.contains(" ") { join(nameKey(name), to: group) }
        if let reordered = PeopleDirectory.keyInAnyOrder(nameKey(name)) { join(reordered, to: group) }
        joinHandles(of: naming, to: group)
        entries.append(
            Entry(
                name: name, email: naming.email, attendance: naming.rows, uses: naming.rows.count, group: group))
        if !naming.aliases.isEmpty { otherNames.append((naming.aliases, group, naming.rows.count, naming.last)) }
    }

    /// Returns a key of the first name and the sorted last names; nil for names of one or two words.
    private static func keyInAnyOrder(_ key: String) -> String? {
        let words = key.split(separator: " ")
        guard words.count > 2 else { return nil }
        return "words " + ([words[0]] + words.dropFirst().sorted()).joined(separator: " ")
    }

    private mutating func joinHandles(of naming: Naming, to group: Int) {
        // The name in other capitals is not a handle.
        let name = nameKey(naming.name)
        for handle in naming.aliases.map(nameKey) where handle != name && handles.contains(handle) {
            join("handle " + handle, to: group)
        }
    }

    /// Returns the handles that identify one person, whose users share a part of their names; other handles belong to firms.
    private static func ownHandles(_ namings: [Naming]) -> Set<String> {
        var bearers: [String: Set<String>] = [:]
        for naming in namings {
            for alias in naming.aliases where !isInitials(alias) {
                bearers[NameKey.of(alias), default: []].insert(NameKey.of(naming.name))
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

    /// Adds handles and initials as aliases of those who have nearly all of their uses.
    private mutating func addAliases() {
        var bearers: [String: [Int: Int]] = [:]
        var written: [String: String] = [:]
        // Of several ways to write one, the last of the vault counts.
        for names in otherNames.sorted(by: { $0.last < $1.last }) {
            let root = root(of: names.group)
            for alias in names.aliases {
                bearers[nameKey(alias), default: [:]][root, default: 0] += names.uses
                written[nameKey(alias)] = alias
            }
        }
        for (key, uses) in bearers.sorted(by: { $0.key < $1.key }) {
            let all = uses.values.reduce(0, +)
            guard let most = uses.first(where: { $0.value > PeopleDirectory.ownShare * (all - $0.value) }),
                let alias = written[key]
            else { continue }
            entries.append(Entry(name: alias, isAlias: true, group: most.key))
        }
    }

    /// Initials belong to somebody who has them more than this many times as often as all others.
    private static let ownShare = 4

    private mutating func add(_ naming: Naming, bearers: [String: Set<Int>]) {
        let key = nameKey(naming.name)
        guard !naming.name.isEmpty else { return }
        var entry = Entry(name: naming.name, attendance: naming.rows, uses: naming.rows.count, group: 0)
        if let handle = naming.aliases.lazy.map(nameKey).first(where: { $0 != key && handles.contains($0) }) {
            entry.group = makeGroup()
            join("handle " + handle, to: entry.group)
            return entries.append(entry)
        }
        let initials = PeopleDirectory.isInitials(naming.name) ? bearers["initials " + key] : nil
        let known = (bearers[key] ?? initials).flatMap { $0.count == 1 ? $0.first : nil }
        entry.group = known ?? makeGroup()
        if known == nil { join("bare " + key, to: entry.group) }
        entries.append(entry)
    }

    private mutating func add(_ mention: MentionedName, bearers: [String: Set<Int>]) {
        let name = PeopleDirectory.blank("_", in: mention.name)
        let known = bearers[nameKey(mention.name)] ?? bearers[nameKey(PeopleDirectory.blank(".", in: name))] ?? []
        if let person = known.count == 1 ? known.first : nil {
            return entries.append(Entry(name: "", mentions: mention.rows, group: person))
        }
        // An ambiguous mention stays unresolved; `@home` and `@waiting` are not people, and an acronym names a group.
        guard known.isEmpty, name.first?.isUppercase == true, !name.contains("."), !PeopleDirectory.isAcronym(name)
        else { return }
        let group = makeGroup()
        join(name.contains(" ") ? nameKey(name) : "bare " + nameKey(name), to: group)
        entries.append(Entry(name: name, mentions: mention.rows, uses: mention.rows.count, group: group))
    }

    /// Returns whether a name is an acronym, "TAC" or "ALL"; two capitals may be initials.
    private static func isAcronym(_ name: String) -> Bool { name.count > 2 && name.allSatisfy(\.isUppercase) }

    /// Returns a name with a mark replaced by blanks; fast without one, since a list may name a person a hundred thousand times.
    private static func blank(_ mark: Unicode.Scalar, in name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: mark)) else { return name }
        return String(name.map { $0 == Character(mark) ? " " : $0 })
    }

    /// Returns the people by keys of mentions: full names, first and last names, aliases, and addresses before `@`.
    private mutating func bearersOfHandles() -> [String: Set<Int>] {
        var bearers = bearersOfShortNames()
        var told: [String: Set<Int>] = [:]
        for entry in entries {
            let root = root(of: entry.group)
            guard entry.email != nil || told[entry.name, default: []].insert(root).inserted else { continue }
            if entry.name.contains(" ") { bearers[nameKey(entry.name), default: []].insert(root) }
            if let local = entry.email?.split(separator: "@").first {
                bearers[nameKey(String(local)), default: []].insert(root)
            }
        }
        return bearers
    }

    /// Returns the people by first name, last name, nickname, one-word alias and account name.
    private mutating func bearersOfShortNames() -> [String: Set<Int>] {
        var bearers: [String: Set<Int>] = [:]
        // Most entries repeat a name of the same person.
        var told: [String: Set<Int>] = [:]
        for entry in entries {
            let root = root(of: entry.group)
            guard told[entry.name, default: []].insert(root).inserted else { continue }
            let words = entry.name.split(separator: " ").map(String.init)
            let nickname = NameKey.nickname(in: entry.name).map(String.init)
            let short = [words.first, words.last, nickname].compactMap { $0 } + PeopleDirectory.accounts(of: words)
            for word in Set(short) { bearers[nameKey(word), default: []].insert(root) }
            let key = nameKey(entry.name)
            guard words.count > 1, key.contains(" ") else { continue }
            let initials = key.split(separator: " ").compactMap(\.first).map(String.init).joined()
            bearers["initials " + initials, default: []].insert(root)
        }
        return bearers
    }

    /// Returns possible account names: `anabecker` and `abecker` for Ana Becker.
    private static func accounts(of words: [String]) -> [String] {
        guard words.count > 1, let first = words[0].first, let last = words.last, last.count >= shortestOfAccount else {
            return []
        }
        return [words.joined(), String(first) + last]
    }

    /// The minimum length of a last name in an account name; an initial and a shorter name may be any word.
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
            uses[entry.name, default: 0] += entry.uses
        }
        let handles = Set(entries.filter(\.isAlias).map(\.name)).subtracting(uses.keys)
        let emails = Set(entries.compactMap(\.email)).sorted()
        let page = entries.first(where: \.isPage)?.name
        // The fullest name comes first: more words, each worth two initials, then more uses, then alphabetical order. A slip of the pen does
        // not count as fuller.
        func words(_ name: String) -> [Substring] { NameKey.of(name).split(separator: " ") }
        let most = uses.filter { words($0.key).count { $0.count > 1 } > 1 }.values.max() ?? 0
        // Nor do letters behind it, which tell something of the day: "Bo Ek NP".
        func fullness(_ name: String, _ uses: Int) -> Int {
            if uses * slip < most { return 0 }
            let marks =
                name.contains(where: \.isLowercase) ? name.split(separator: " ").dropFirst(2).filter(isMark) : []
            return words(name).reduce(0) { $0 + min($1.count, 2) } - 2 * marks.count
        }
        // A name without title is preferred: "Bo Ek" to "Cllr Bo Ek".
        func rank(_ name: String, _ uses: Int) -> (Int, Int, Int) {
            (fullness(name, uses), NameKey.isTitled(name) ? 0 : 1, uses)
        }
        let names = uses.sorted {
            let (left, right) = (rank($0.key, $0.value), rank($1.key, $1.value))
            return left == right ? $0.key < $1.key : right < left
        }.map(\.key)
        let name = page ?? names.first ?? handles.min() ?? emails.first ?? ""
        // Spellings that differ only by case, full stops or blanks are one alias.
        var seen: Set<String> = [NameKey.of(name)]
        let aliases = (names + handles.sorted()).filter { seen.insert(NameKey.of($0)).inserted }
        return ResolvedPerson(
            name: name, aliases: aliases.sorted(), emails: emails,
            attendance: entries.flatMap(\.attendance).sorted(), mentions: entries.flatMap(\.mentions).sorted(),
            isOfText: entries.allSatisfy(\.isOfText))
    }

    /// A name is a slip if another full name of the person is used more than this many times as often.
    private static let slip = 20

    private static func isMark(_ word: Substring) -> Bool {
        (2...4).contains(word.count) && word.allSatisfy { $0.isUppercase }
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
