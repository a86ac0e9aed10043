import Text

/// What is known of a word: what else it can be than a name, what names it relates to, and who bears it.
struct NameWord: Sendable {
    var traits: WordTraits = []
    /// The place of the related names in `NameWords.relatives`, or -1.
    var relatives: Int32 = -1
    /// The place of the first who bears the name in `NameIndex`, or -1.
    var bearers: Int32 = -1

    /// Whether somebody may be called so.
    var isName: Bool { bearers >= 0 || relatives >= 0 }
}

/// The tables of words, joined for one look-up by the key of a folded word.
struct NameWords: Sendable {
    /// Every word of the tables.
    private(set) var words = KeyTable(empty: NameWord(), capacity: 6000)
    /// For a given name, the keys of the names that the same person may go by.
    private(set) var relatives: [[UInt64]] = []

    /// The tables of all languages.
    static let all = NameWords()

    private init() {
        for cues in NameCues.all {
            for (list, traits) in cues.lists { add(list, [traits, .ordinary, cues.language]) }
        }
        for ordinary in OrdinaryWords.all {
            add(ordinary.names, [.ordinary, ordinary.language])
            add(ordinary.neighbours, [.ordinary, ordinary.language])
        }
        add(NameCues.particles, .particle)
        add(NameCues.acronyms, .acronym)
        add(Nicknames.others, .givenName)
        relate(Nicknames.shortForms)
        relate(Nicknames.spellings)
    }

    private mutating func add(_ list: String, _ traits: WordTraits) {
        NameWords.forEachWord(of: list) { key, _ in words[key].traits.formUnion(traits) }
    }

    /// Relates the names of each line: those on either side of its bar with one another, without a bar each with each.
    private mutating func relate(_ lines: String) {
        relatives.reserveCapacity(1500)
        var left: [Int] = []
        var right: [Int] = []
        var isBehindBar = false
        var keys: [UInt64] = []
        NameWords.forEachWord(of: lines) { key, separator in
            let place = relativesPlace(of: key)
            if isBehindBar { right.append(place) } else { left.append(place) }
            keys.append(key)
            if separator == UInt8(ascii: "|") { isBehindBar = true }
            guard separator == UInt8(ascii: "\n") else { return }
            let count = left.count
            for (place, one) in left.enumerated() {
                if isBehindBar {
                    for (other, two) in right.enumerated() { relate((one, keys[place]), (two, keys[count + other])) }
                } else {
                    for other in (place + 1)..<max(count, place + 1) {
                        relate((one, keys[place]), (left[other], keys[other]))
                    }
                }
            }
            left.removeAll(keepingCapacity: true)
            right.removeAll(keepingCapacity: true)
            keys.removeAll(keepingCapacity: true)
            isBehindBar = false
        }
    }

    private mutating func relate(_ left: (place: Int, key: UInt64), _ right: (place: Int, key: UInt64)) {
        guard left.key != right.key, !relatives[left.place].contains(right.key) else { return }
        relatives[left.place].append(right.key)
        relatives[right.place].append(left.key)
    }

    /// The place of a given name's related names.
    private mutating func relativesPlace(of key: UInt64) -> Int {
        let known = words[key]
        if known.relatives >= 0 { return Int(known.relatives) }
        words[key].relatives = Int32(relatives.count)
        words[key].traits.insert(.givenName)
        relatives.append([])
        return relatives.count - 1
    }

    /// Calls `body` with the key of each word of a list, and with the bar or line end behind it or else a blank.
    private static func forEachWord(of list: String, _ body: (UInt64, UInt8) -> Void) {
        var hash = StableHash()
        var isInWord = false
        var word: UInt64?
        func finish(_ separator: UInt8) {
            if let key = word { body(key, separator) }
            word = nil
        }
        for byte in list.utf8 {
            if byte > 32, byte != UInt8(ascii: "|") {
                if !isInWord { finish(32) }
                hash.combine(byte)
                isInWord = true
                continue
            }
            if isInWord { (word, hash, isInWord) = (hash.value, StableHash(), false) }
            if byte != 32 { finish(byte) }
        }
        if isInWord { word = hash.value }
        finish(UInt8(ascii: "\n"))
    }
}
