import Language
import Text

struct NameWord: Sendable {
    var traits: NameWordTraits = []
    /// The index of the first related name in `NameWords`, or -1.
    var relatives: Int32 = -1
    /// The index of the first bearer in `NameIndex`, or -1.
    var bearers: Int32 = -1

    var isName: Bool { bearers >= 0 || relatives >= 0 }
}

/// The word tables of all languages, joined for one lookup by the key of a folded word.
struct NameWords: Sendable {
    private var words = HashTable<NameWord>(capacity: 5200)
    /// The keys of related names, each with the index of the next one of the same name, or -1.
    private var relatives: [(key: UInt64, next: Int32)] = []

    static let all = NameWords()

    private init() {
        for cues in Language.allCases.map(\.names) {
            for (list, traits) in cues.lists { add(list, [traits, .ordinary, cues.language]) }
        }
        add(NameCues.particles, .particle)
        add(NameCues.acronyms, .acronym)
        add(Nicknames.others, .givenName)
        relate(Nicknames.shortForms)
        relate(Nicknames.spellings)
    }

    private mutating func add(_ list: String, _ traits: NameWordTraits) {
        NameWords.forEachWord(of: list) { key, _ in words[key, default: NameWord()].traits.formUnion(traits) }
    }

    func forEachRelative(of word: NameWord, _ body: (UInt64) -> Void) {
        var place = word.relatives
        while place >= 0 {
            body(relatives[Int(place)].key)
            place = relatives[Int(place)].next
        }
    }

    func word(_ key: UInt64) -> NameWord { words[key] ?? NameWord() }

    /// Tells whether a short form stands for a full name and for unrelated ones: Sam for Samantha and Samuel.
    func isVague(_ short: NameWord, for full: NameWord) -> Bool {
        guard short.traits.contains(.shortForm), full.traits.contains(.fullName), !full.traits.contains(.shortForm)
        else {
            return false
        }
        var isVague = false
        forEachRelative(of: short) { key in
            let other = word(key)
            guard other.traits.contains(.fullName), !other.traits.contains(.shortForm) else { return }
            isVague = isVague || (other.relatives != full.relatives && !isRelated(full, to: other))
        }
        return isVague
    }

    private func isRelated(_ word: NameWord, to other: NameWord) -> Bool {
        var isRelated = false
        forEachRelative(of: word) { isRelated = isRelated || self.word($0).relatives == other.relatives }
        return isRelated
    }

    private typealias Name = (key: UInt64, place: Int)

    /// Relates the names of each line: those left of a bar to those right of it; without a bar, each to each.
    private mutating func relate(_ lines: String) {
        relatives.reserveCapacity(4200)
        var names: [Name] = []
        var bar: Int?
        NameWords.forEachWord(of: lines) { key, separator in
            names.append((key, words.place(of: key, adding: NameWord())))
            if separator == UInt8(ascii: "|") { bar = names.count }
            guard separator == UInt8(ascii: "\n") else { return }
            mark(names, bar)
            for left in 0..<(bar ?? names.count) {
                for right in (bar ?? left + 1)..<names.count { relate(names[left], names[right]) }
            }
            names.removeAll(keepingCapacity: true)
            bar = nil
        }
    }

    private mutating func mark(_ names: [Name], _ bar: Int?) {
        for (place, name) in names.enumerated() {
            let kind = bar.map { place < $0 ? NameWordTraits.shortForm : .fullName } ?? []
            words.values[name.place].traits.formUnion([kind, .givenName])
        }
    }

    private mutating func relate(_ left: Name, _ right: Name) {
        // A duplicate relation costs less than checking for it.
        guard left.place != right.place else { return }
        add(right, to: left)
        add(left, to: right)
    }

    private mutating func add(_ relative: Name, to name: Name) {
        relatives.append((relative.key, words.values[name.place].relatives))
        words.values[name.place].relatives = Int32(relatives.count - 1)
    }

    /// Calls `body` with the key of each word of a list and its separator: a bar, a line end or a blank.
    private static func forEachWord(of list: String, _ body: (UInt64, UInt8) -> Void) {
        let bytes = list.utf8Span.span
        var place = 0
        while place < bytes.count {
            var hash = StableHash()
            while place < bytes.count, !isSeparator(bytes[place]) {
                hash.combine(bytes[place])
                place += 1
            }
            var separator = place < bytes.count ? UInt8(ascii: " ") : UInt8(ascii: "\n")
            while place < bytes.count, isSeparator(bytes[place]) {
                if bytes[place] != UInt8(ascii: " ") { separator = bytes[place] }
                place += 1
            }
            body(hash.value, separator)
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte <= 32 || byte == UInt8(ascii: "|") }
}
