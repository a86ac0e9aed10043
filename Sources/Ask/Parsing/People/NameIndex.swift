import Model
import Text

/// Who bears which name: every word of every name, alias and address of the vault, found by one look-up.
struct NameIndex: Sendable {
    /// Somebody who bears a word as a name.
    struct Bearer: Sendable {
        /// The place of the person in `people`.
        var person: Int32
        var roles: NameRoles
        /// How far the word is from a name of the person: nothing for the name itself.
        var strength: Strength
        /// The place of the next bearer of the same word, or -1.
        fileprivate var next: Int32
    }

    /// How surely a word names somebody; a lesser one beats a greater one.
    enum Strength: UInt8, Comparable, Sendable {
        /// It is their name.
        case name
        /// It is a middle name, half of a name, another spelling of it, or the beginning of their address.
        case variant
        /// Their name is a short form of it, or it is one of theirs.
        case nickname

        static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
    }

    /// Everybody, those with most meetings first.
    let people: [Person]
    /// The place of the vault's owner, or -1.
    let owner: Int32
    /// The place of the first bearer of each word of a name, or -1.
    private var heads: HashTable<Int32>
    /// Function words and words of asking that somebody is called by: a few.
    private var askingWords: Set<UInt64> = []
    private var bearers: [Bearer] = []
    /// The names that a misspelt word is compared with.
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

    /// What is known of a word.
    func word(_ key: UInt64) -> NameWord {
        var word = NameWords.all.word(key)
        word.bearers = heads[key] ?? -1
        if word.bearers >= 0, askingWords.contains(key) { word.traits.insert(.ordinary) }
        return word
    }

    /// Whether a word, number or address is known at all.
    func isKnown(_ key: UInt64) -> Bool { heads[key] != nil }

    /// Everybody who may be called by a word: those who bear it, then those whose names it is a nickname of; in no order.
    func bearers(of word: NameWord) -> [Bearer] {
        var result = own(word)
        guard word.relatives >= 0 else { return result }
        NameWords.all.forEachRelative(of: word) { key in
            let name = self.word(key)
            let isVague = name.bearers >= 0 && NameWords.all.isVague(name, for: word)
            for var bearer in own(name) where !bearer.roles.isDisjoint(with: [.first, .whole]) {
                // Of Sam, who has no last name, nobody knows whether it is Samuel or Samantha.
                if isVague, bearer.roles == .whole { continue }
                bearer.roles.formIntersection([.first, .whole])
                bearer.strength = .nickname
                result.append(bearer)
            }
        }
        return result
    }

    private func own(_ word: NameWord) -> [Bearer] {
        var result: [Bearer] = []
        var place = word.bearers
        // The latest stands first.
        while place >= 0 {
            result.append(bearers[Int(place)])
            place = bearers[Int(place)].next
        }
        return result
    }

    // MARK: Building

    private mutating func add(name: String, of person: Int32) {
        if name.utf8.contains(UInt8(ascii: "@")) { return add(address: name, of: person, isName: true) }
        let parts = NameParts(name).parts
        for part in parts { add(part, of: person) }
        for part in NameParts.joinedWords(of: name) { add(part.word, part.roles, .variant, of: person) }
        addInitials(parts, of: person)
    }

    private mutating func add(_ part: NameParts.Part, of person: Int32) {
        let strength: Strength = part.isRare ? .variant : .name
        add(part.word, part.roles, strength, of: person)
        if let other = NameSpelling.speltOut(part.text) { add(other, part.roles, strength, of: person) }
        if let other = NameSpelling.contracted(part.word), !NameIndex.isOrdinary(other) {
            add(other, part.roles, .variant, of: person)
        }
    }

    /// "Has" is nobody called Haas.
    private static func isOrdinary(_ word: String) -> Bool {
        NameWords.all.word(NameSpelling.key(word)).traits.contains(.ordinary) || QuestionWords.isFunctionWord(word)
    }

    /// "Summary" may stand in a name, and asks far more often.
    private static func isOfAsking(_ word: String) -> Bool {
        word.utf8.count <= 7 && QuestionWords.isFunctionWord(word)
            || [Lexicon.english, .german].contains { $0.place(of: word) != Lexicon.unknown }
    }

    private mutating func add(_ word: String, _ roles: NameRoles, _ strength: Strength, of person: Int32) {
        let key = NameSpelling.key(word)
        let isNew = add(key: key, roles, strength, of: person)
        guard isNew, !roles.isDisjoint(with: [.first, .last, .whole]) else { return }
        if NameIndex.isOfAsking(word) { askingWords.insert(key) }
        spellings.add(word, key: key)
    }

    /// Returns whether nobody has borne the word before.
    @discardableResult
    private mutating func add(key: UInt64, _ roles: NameRoles, _ strength: Strength, of person: Int32) -> Bool {
        let head = heads[key] ?? -1
        // A person's words are added one after another: whoever bears it already stands first.
        if head >= 0, bearers[Int(head)].person == person {
            bearers[Int(head)].roles.formUnion(roles)
            bearers[Int(head)].strength = min(strength, bearers[Int(head)].strength)
            return false
        }
        heads[key, default: -1] = Int32(bearers.count)
        bearers.append(Bearer(person: person, roles: roles, strength: strength, next: head))
        return head < 0
    }

    /// SC of Sarah Chen, JVB and JB of Jan van der Berg.
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

    /// An address is found as a whole, and by what stands before the `@`.
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
        // Of somebody known by the address alone, it is the name.
        let words = address.prefix { $0 != "@" }.split { !$0.isLetter }.joined(separator: " ")
        let parts = NameParts(words).parts
        if parts.count > 1 { for part in parts { add(part, of: person) } }
    }

    /// Whether an address is that of a function: `support`, `sales.team`.
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
