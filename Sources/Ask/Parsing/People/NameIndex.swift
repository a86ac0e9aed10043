import Language
import Model
import Text

/// People by every word of their names, aliases and addresses.
struct NameIndex: Sendable {
    struct Bearer: Sendable {
        var person: Int32
        var roles: NameRoles
        var strength: Strength
        /// The index of the next bearer of the same word, or -1.
        fileprivate var next: Int32
    }

    /// How directly a word names a person; a lower value wins.
    enum Strength: UInt8, Comparable, Sendable {
        case name
        /// A middle name, half of a name, another spelling, or the local part of an address.
        case variant
        /// A short form of the person's name, or the full form of it.
        case nickname

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// All people, those with the most meetings first.
    let people: [Person]
    /// The index of the vault's owner, or -1.
    let owner: Int32
    /// The index of the first bearer of each word, or -1.
    private var heads: HashTable<Int32>
    private var bearers: [Bearer] = []
    private(set) var spellings = NameSpellings()

    init(_ people: [Person], owner number: Int?) {
        self.people = people
        owner = Int32(people.firstIndex { $0.number == number } ?? -1)
        heads = HashTable(capacity: people.count * 5)
        bearers.reserveCapacity(people.count * 5)
        for (place, person) in people.enumerated() {
            add(name: person.name, of: Int32(place))
            for alias in person.aliases { add(name: alias, of: Int32(place)) }
            for address in person.emails { add(address: address, of: Int32(place)) }
        }
        spellings.finish()
    }

    func word(_ key: UInt64) -> NameWord {
        var word = NameWords.all.word(key)
        word.bearers = heads[key] ?? -1
        if isName(word), NameIndex.isOfAsking(key) { word.traits.insert(.ordinary) }
        return word
    }

    func isKnown(_ key: UInt64) -> Bool { heads[key] != nil }

    /// Returns the people who may be called by a word, its own bearers before those of related names; else unordered.
    func bearers(of word: NameWord) -> [Bearer] {
        var result = own(word)
        guard word.relatives >= 0 else { return result }
        NameWords.all.forEachRelative(of: word) { key in
            let name = self.word(key)
            let isVague = name.bearers >= 0 && NameWords.all.isVague(name, for: word)
            for var bearer in own(name) where !bearer.roles.isDisjoint(with: [.first, .whole]) {
                // If Sam has no last name, the full name may be Samuel or Samantha.
                if isVague, bearer.roles == .whole { continue }
                bearer.roles.formIntersection([.first, .whole])
                bearer.strength = .nickname
                result.append(bearer)
            }
        }
        return result
    }

    /// Whether somebody is called by a word; "team" in "Support Team" calls nobody.
    private func isName(_ word: NameWord) -> Bool {
        var place = word.bearers
        while place >= 0 {
            if !bearers[Int(place)].roles.isDisjoint(with: .alone) { return true }
            place = bearers[Int(place)].next
        }
        return false
    }

    private func own(_ word: NameWord) -> [Bearer] {
        var result: [Bearer] = []
        var place = word.bearers
        // The bearer added last comes first.
        while place >= 0 {
            result.append(bearers[Int(place)])
            place = bearers[Int(place)].next
        }
        return result
    }

    // MARK: Building

    private mutating func add(name: String, of person: Int32) {
        if name.utf8.contains(UInt8(ascii: "@")) { return add(address: name, of: person, isName: true) }
        if let initials = NameIndex.initials(name) {
            add(key: NameSpelling.key(initials: initials), .whole, .name, of: person)
            return
        }
        var parts = NameParts(name).parts
        // The end of a handle is no last name: "sam-harbour".
        if parts.count > 1, name.utf8.contains(UInt8(ascii: "-")),
            !name.contains(where: { $0 == " " || $0.isUppercase })
        {
            parts[parts.count - 1].roles = .particle
        }
        for part in parts { add(part, of: person) }
        for part in NameParts.joinedWords(of: name) { add(part.word, part.roles, .variant, of: person) }
        addInitials(parts, of: person)
    }

    /// Returns the folded letters of a name that is two or three capitals, nil of "BEN": as a word, "AT" would stand in every "who was at".
    private static func initials(_ name: String) -> String? {
        // The bytes rule out nearly all of the many names of a vault.
        guard name.utf8.count <= 6, (2...3).contains(name.count), name.allSatisfy(\.isUppercase) else { return nil }
        let folded = NameSpelling.fold(name.lowercased())
        return NameWords.all.word(NameSpelling.key(folded)).traits.contains(.givenName) ? nil : folded
    }

    private mutating func add(_ part: NameParts.Part, of person: Int32) {
        // Neither "at" of "Member-at-Large" nor "up" of "Catch-up" calls anybody, nor a title within a name.
        if part.roles == .inner,
            QuestionWords.isFunctionWord(part.word)
                || NameWords.all.word(NameSpelling.key(part.word)).traits.contains(.title)
        {
            return
        }
        let strength: Strength = part.isRare ? .variant : .name
        add(part.word, part.roles, strength, of: person)
        if let other = NameSpelling.speltOut(part.text) { add(other, part.roles, strength, of: person) }
        if let other = NameSpelling.contracted(part.word), !NameIndex.isOrdinary(other) {
            add(other, part.roles, .variant, of: person)
        }
    }

    /// Tells whether a respelt name is an ordinary word: "has" does not name Haas.
    private static func isOrdinary(_ word: String) -> Bool {
        NameWords.all.word(NameSpelling.key(word)).traits.contains(.ordinary) || QuestionWords.isFunctionWord(word)
    }

    /// Tells whether the word of a key also asks: "summary" may be part of a name, but is usually a question word.
    ///
    /// Of other languages than English only the words without a topic count; building their lexicons in every run would take time.
    private static func isOfAsking(_ key: UInt64) -> Bool {
        QuestionWords.isFunctionWord(hash: key) || QuestionWords.isEmpty(hash: key, in: .german)
            || Lexicon.of(.english).place(ofKey: key) != Lexicon.unknown
    }

    private mutating func add(_ word: String, _ roles: NameRoles, _ strength: Strength, of person: Int32) {
        let key = NameSpelling.key(word)
        let isNew = add(key: key, roles, strength, of: person)
        guard isNew, !roles.isDisjoint(with: [.first, .last, .whole]) else { return }
        spellings.add(word, key: key)
    }

    /// Adds a bearer; returns whether the word had none before.
    @discardableResult
    private mutating func add(key: UInt64, _ roles: NameRoles, _ strength: Strength, of person: Int32) -> Bool {
        let head = heads[key] ?? -1
        // The words of a person are added consecutively, so this person's bearer would come first.
        if head >= 0, bearers[Int(head)].person == person {
            bearers[Int(head)].roles.formUnion(roles)
            bearers[Int(head)].strength = min(strength, bearers[Int(head)].strength)
            return false
        }
        heads[key, default: -1] = Int32(bearers.count)
        bearers.append(Bearer(person: person, roles: roles, strength: strength, next: head))
        return head < 0
    }

    /// Adds two or three initials: SC for Sarah Chen, JVB and JB for Jan van der Berg.
    private mutating func addInitials(_ parts: [NameParts.Part], of person: Int32) {
        guard parts.count > 1, let first = parts.first, let last = parts.last(where: { $0.roles.contains(.last) }),
            !first.roles.contains(.part)
        else { return }
        if parts.count > 2 {
            let all = parts.filter { $0.roles != .whole }.map(\.word)
            if all.count == 3 { addInitials(NameSpelling.key(initialsOf: all), of: person) }
        }
        addInitials(NameSpelling.key(initialsOf: [first.word, last.word]), of: person)
    }

    private mutating func addInitials(_ key: UInt64, of person: Int32) {
        add(key: key, .whole, .variant, of: person)
    }

    /// Adds a whole address and its local part.
    private mutating func add(address: String, of person: Int32, isName: Bool = false) {
        var hash = StableHash()
        var local: (key: UInt64, length: Int)?
        var length = 0
        for byte in address.utf8 {
            if byte == UInt8(ascii: "@"), local == nil { local = (hash.value, length) }
            hash.combine((65...90).contains(byte) ? byte | 0x20 : byte)
            length += 1
        }
        guard let local else { return }
        add(key: hash.value, .whole, .name, of: person)
        guard local.length > 2, !NameIndex.isOfRole(address.utf8.prefix(local.length)) else { return }
        add(key: local.key, .whole, .variant, of: person)
        guard isName else { return }
        // An address without a name gives its words as the name.
        let words = address.prefix { $0 != "@" }.split { !$0.isLetter }.joined(separator: " ")
        let parts = NameParts(words).parts
        if parts.count > 1 { for part in parts { add(part, of: person) } }
    }

    /// Tells whether the local part of an address names a function: `support`, `sales.team`.
    private static func isOfRole(_ local: some Sequence<UInt8>) -> Bool {
        var hash = StableHash()
        func isRole() -> Bool { NameWords.all.word(hash.value).traits.contains(.role) }
        for byte in local {
            if (97...122).contains(byte | 0x20) {
                hash.combine(byte | 0x20)
            } else {
                if isRole() { return true }
                hash = StableHash()
            }
        }
        return isRole()
    }
}
