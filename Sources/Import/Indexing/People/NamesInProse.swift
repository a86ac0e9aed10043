import Language
import Model
import Text

/// Collects the names in a document's sentences that may be people's, with what shows it; the vault decides (`ProseNames`).
///
/// Words are looked up only where one with a capital stands, so most are passed over.
struct NamesInProse {
    private var found: [String: Mention] = [:]
    private var words: [Word] = []
    private let document: Document
    /// Whether nouns have capitals, so that one behind a name is no last name; read when a name asks for it.
    private lazy var hasCapitalNouns = NamesInProse.language(of: document) == .german

    private struct Word {
        /// Its range of bytes in the text.
        var range: Range<Int>
        /// Whether it has letters outside ASCII.
        var isWide: Bool
        /// Whether its first letter is a capital and not all are.
        var isCapital: Bool
        /// Whether only one blank, or a full stop of a title, lies between it and the word before.
        var isNext: Bool
    }

    /// Returns the names of a document: those of several words, and those that something speaks for or against being a person's.
    ///
    /// - Parameter document: A document with its blocks.
    /// - Returns: One mention for each name, in order of line and name.
    static func mentions(in document: Document) -> [Mention] {
        guard document.kind.isNamedByPath else { return [] }
        var names = NamesInProse(document)
        for block in document.blocks {
            switch block.kind {
            case .paragraph, .item, .turn, .quote, .table: names.read(block)
            case .heading, .code, .event: break
            }
        }
        var telling = names.found.values.filter { $0.name.contains(" ") || $0.evidence?.isTelling ?? false }
        if !telling.isEmpty { names.countSmallUses(of: &telling) }
        return telling.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    private init(_ document: Document) { self.document = document }

    private static func language(of document: Document) -> Language {
        var detector = LanguageDetector()
        for block in document.blocks where !detector.isFull { detector.read(block.text) }
        return detector.language
    }

    /// Counts the uses of the names' first words without a capital.
    private func countSmallUses(of mentions: inout [Mention]) {
        var counts = HashTable<Int>()
        for mention in mentions { _ = counts.insert(NamesInProse.key(ofFirstWord: mention.name), 0) }
        for block in document.blocks where block.kind != .code {
            var text = block.text
            text.withUTF8 { bytes in
                var place = 0
                while place < bytes.count {
                    guard NamesInProse.isLetter(bytes[place]) else {
                        place += 1
                        continue
                    }
                    let word = NamesInProse.word(bytes, place, isNext: false)
                    place = word.range.upperBound
                    if !word.isCapital, let known = counts.place(of: NamesInProse.key(of: word, bytes)) {
                        counts.values[known] += 1
                    }
                }
            }
        }
        for place in mentions.indices {
            let key = NamesInProse.key(ofFirstWord: mentions[place].name)
            mentions[place].evidence?.small = counts[key] ?? 0
        }
    }

    private static func key(ofFirstWord name: String) -> UInt64 {
        StableHash.of(LetterFolding.fold(name.prefix { $0 != " " }).utf8)
    }

    private mutating func read(_ block: Block) {
        var text = block.text
        text.withUTF8 { bytes in
            var line = block.lines.first
            var place = 0
            words.removeAll(keepingCapacity: true)
            var end = 0
            while place < bytes.count {
                guard NamesInProse.isLetter(bytes[place]) else {
                    if endsSentence(bytes, place) {
                        readSentence(bytes, line)
                        words.removeAll(keepingCapacity: true)
                    }
                    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
                    place += 1
                    continue
                }
                let word = NamesInProse.word(bytes, place, isNext: isNext(bytes, end, place))
                words.append(word)
                place = word.range.upperBound
                end = place
            }
            readSentence(bytes, line)
        }
    }

    /// Whether only a blank, with the marks of links and emphasis, or the full stop of a title lies between two words.
    private func isNext(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, _ place: Int) -> Bool {
        guard !words.isEmpty, place - end <= NamesInProse.mostMarks else { return false }
        var blanks = 0
        for byte in bytes[end..<place] {
            switch byte {
            case UInt8(ascii: " "): blanks += 1
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"): break
            case UInt8(ascii: ".") where isBehindTitle(bytes): break
            default: return false
            }
        }
        return blanks == 1
    }

    /// The maximum number of bytes between the words of a name: "**Ana** [[said]]".
    private static let mostMarks = 6

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte >= 0x80 }

    private func endsSentence(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        switch bytes[place] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"): true
        case UInt8(ascii: "."): !isBehindTitle(bytes)
        default: false
        }
    }

    /// Whether the last word is a title, whose full stop ends no sentence.
    private func isBehindTitle(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        words.last.map { $0.isCapital && NamesInProse.traits(of: $0, bytes).contains(.title) } ?? false
    }

    /// Reads the word at a place: letters, with hyphens and apostrophes inside; a possessive "'s" ends it.
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, isNext: Bool) -> Word {
        var end = start
        var hasSmall = false
        var isWide = false
        while end < bytes.count, isLetter(bytes[end]) || isJoint(bytes, end) {
            let byte = bytes[end]
            if byte >= 0x80 { isWide = true }
            if byte >= 97 { hasSmall = true }
            end += 1
        }
        let isCapital = hasSmall && ((65...90).contains(bytes[start]) || isAccentedCapital(bytes, start))
        return Word(range: start..<end, isWide: isWide, isCapital: isCapital, isNext: isNext)
    }

    /// Returns the hash of a word's folded letters.
    private static func key(of word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        if word.isWide {
            return StableHash.of(LetterFolding.fold(String(decoding: bytes[word.range], as: UTF8.self)).utf8)
        }
        var hash = StableHash()
        for byte in bytes[word.range] { hash.combine((65...90).contains(byte) ? byte | 0x20 : byte) }
        return hash.value
    }

    private static func traits(of word: Word, _ bytes: UnsafeBufferPointer<UInt8>) -> Traits {
        traits[key(of: word, bytes)] ?? []
    }

    private static func isJoint(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        guard bytes[place] == UInt8(ascii: "-"), place + 1 < bytes.count else { return false }
        return isLetter(bytes[place + 1])
    }

    private static func isAccentedCapital(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        bytes[place] == 0xC3 && place + 1 < bytes.count && (0x80...0x9E).contains(bytes[place + 1])
            || (0xC4...0xC5).contains(bytes[place])
    }

    // MARK: Sentences

    private mutating func readSentence(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) {
        guard words.contains(where: \.isCapital) else { return }
        func traits(_ place: Int) -> Traits {
            words.indices.contains(place) ? NamesInProse.traits(of: words[place], bytes) : []
        }
        var place = 0
        while place < words.count {
            defer { place += 1 }
            guard words[place].isCapital else { continue }
            let own = traits(place)
            guard own.isDisjoint(with: .noName) else { continue }
            let before = traits(place - 1)
            let isTitled = words[place].isNext && before.contains(.title) && words[place - 1].isCapital
            var last = place
            if place + 1 < words.count, words[place + 1].isNext, words[place + 1].isCapital,
                traits(place + 1).isDisjoint(with: .noName), !hasCapitalNouns || isTitled && own.contains(.given)
            {
                last = place + 1
            }
            let behind = last + 1 < words.count && words[last + 1].isNext ? traits(last + 1) : []
            let isDeed = behind.contains(.saying) || before.contains(.reaching) || before.contains(.relation)
            guard own.contains(.given) || isTitled || isDeed else { continue }
            let hasPronoun = words.indices.contains { traits($0).contains(.pronoun) }
            let evidence = NameEvidence(
                uses: 1, deeds: isDeed ? 1 : 0, company: before.contains(.company) ? 1 : 0,
                pronouns: hasPronoun ? 1 : 0, places: before.contains(.place) ? 1 : 0, isTitled: isTitled)
            let first = isTitled ? place - 1 : place
            let range = words[first].range.lowerBound..<words[last].range.upperBound
            add(String(decoding: bytes[range], as: UTF8.self), evidence, line)
            place = last
        }
    }

    private mutating func add(_ name: String, _ evidence: NameEvidence, _ line: Int) {
        // Added in place: a diary names the same people on every line.
        if found[name]?.evidence?.add(evidence) == nil {
            found[name] = Mention(name: name, line: line, evidence: evidence)
        }
    }
}

extension NamesInProse {
    /// What a word may be to a name beside it.
    fileprivate struct Traits: OptionSet {
        let rawValue: UInt16

        static let given = Traits(rawValue: 1)
        static let saying = Traits(rawValue: 2)
        static let reaching = Traits(rawValue: 4)
        static let company = Traits(rawValue: 8)
        static let relation = Traits(rawValue: 16)
        static let pronoun = Traits(rawValue: 32)
        static let place = Traits(rawValue: 64)
        static let title = Traits(rawValue: 128)
        /// A word of grammar or of the calendar, which begins no name.
        static let grammar = Traits(rawValue: 256)

        static let noName: Traits = [.grammar, .pronoun, .title, .relation]
    }

    /// Returns whether a folded word is a given name.
    static func isGiven(_ word: String) -> Bool { traits[StableHash.of(word.utf8)]?.contains(.given) ?? false }

    /// The traits of all words that have some, by the hash of the folded word.
    private static let traits: HashTable<Traits> = {
        var table = HashTable<Traits>(capacity: 12_000)
        func add(_ words: some Sequence<some StringProtocol>, _ traits: Traits) {
            for word in words {
                let place = table.place(of: StableHash.of(LetterFolding.fold(word).utf8), adding: [])
                table.values[place].formUnion(traits)
            }
        }
        for list in GivenNames.lists {
            // These are folded already.
            for name in list.split(whereSeparator: { $0 == " " || $0 == "|" || $0 == "\n" }) {
                let place = table.place(of: StableHash.of(name.utf8), adding: [])
                table.values[place].formUnion(.given)
            }
        }
        for lexicon in Language.allCases.map(\.lexicon) {
            let people = lexicon.people
            for (list, traits) in [
                (people.saying, Traits.saying), (people.reaching, .reaching), (people.company, .company),
                (people.relations, .relation), (people.pronouns, .pronoun), (people.places, .place),
                (lexicon.titles, .title), (lexicon.functionWords, .grammar),
            ] {
                add(list.split { $0 == " " || $0 == "\n" }, traits)
            }
            for names in lexicon.months + lexicon.weekdays { add(names.split(separator: " "), .grammar) }
        }
        return table
    }()
}
