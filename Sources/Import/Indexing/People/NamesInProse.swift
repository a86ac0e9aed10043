import Language
import Model
import Text

/// Collects the names in a document's sentences that may be people's, with what shows it; the vault decides (`ProseNames`).
///
/// Every word is hashed once; most are none of a name's.
struct NamesInProse {
    private var found: [String: Mention] = [:]
    private var words: [Word] = []
    /// The uses of given names without a capital, by the hash of the word.
    private var small = HashTable<Int>()
    private let document: Document
    /// Whether nouns have capitals, so that one behind a name is no last name; read when a name asks for it.
    private lazy var hasCapitalNouns = NamesInProse.language(of: document) == .german

    private struct Word {
        /// Its range of bytes in the text, and the hash of its small letters.
        var range: Range<Int>
        var key: UInt64
        var traits: Traits
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
        let telling = names.found.values.filter { $0.name.contains(" ") || $0.evidence?.isTelling ?? false }
        return telling.map(names.withSmallUses).sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    private init(_ document: Document) { self.document = document }

    private static func language(of document: Document) -> Language {
        var detector = LanguageDetector()
        for block in document.blocks where !detector.isFull { detector.read(block.text) }
        return detector.language
    }

    private func withSmallUses(_ mention: Mention) -> Mention {
        var mention = mention
        let first = mention.name.prefix { $0 != " " }
        mention.evidence?.small = small[StableHash.of(LetterFolding.fold(first).utf8)] ?? 0
        return mention
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
                    if NamesInProse.endsSentence(bytes, place, after: words.last?.traits) {
                        readSentence(bytes, line)
                        words.removeAll(keepingCapacity: true)
                    }
                    if bytes[place] == UInt8(ascii: "\n") { line += 1 }
                    place += 1
                    continue
                }
                let word = NamesInProse.word(bytes, place, isNext: isNext(bytes, end, place))
                words.append(word)
                if !word.isCapital, word.traits.contains(.given) { small[word.key, default: 0] += 1 }
                place = word.range.upperBound
                end = place
            }
            readSentence(bytes, line)
        }
    }

    /// Whether only a blank, with the marks of links and emphasis, or the full stop of a title lies between two words.
    private func isNext(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, _ place: Int) -> Bool {
        guard let last = words.last, place - end <= NamesInProse.mostMarks else { return false }
        var blanks = 0
        for byte in bytes[end..<place] {
            switch byte {
            case UInt8(ascii: " "): blanks += 1
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"): break
            case UInt8(ascii: ".") where last.traits.contains(.title): break
            default: return false
            }
        }
        return blanks == 1
    }

    /// The maximum number of bytes between the words of a name: "**Ana** [[said]]".
    private static let mostMarks = 6

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte >= 0x80 }

    private static func endsSentence(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, after last: Traits?) -> Bool {
        switch bytes[place] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"): true
        case UInt8(ascii: "."): last?.contains(.title) != true
        default: false
        }
    }

    /// Reads the word at a place: letters, with hyphens and apostrophes inside; a possessive "'s" ends it.
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, isNext: Bool) -> Word {
        var end = start
        var hash = StableHash()
        var hasSmall = false
        var isPlain = true
        while end < bytes.count, isLetter(bytes[end]) || isJoint(bytes, end) {
            let byte = bytes[end]
            if byte >= 0x80 { isPlain = false }
            if (97...122).contains(byte) || byte >= 0x80 { hasSmall = true }
            hash.combine((65...90).contains(byte) ? byte | 0x20 : byte)
            end += 1
        }
        // Capitals with accents begin with this byte in UTF-8.
        let isCapital = hasSmall && ((65...90).contains(bytes[start]) || isAccentedCapital(bytes, start))
        let key =
            isPlain
            ? hash.value
            : StableHash.of(LetterFolding.fold(String(decoding: bytes[start..<end], as: UTF8.self)).utf8)
        return Word(range: start..<end, key: key, traits: traits[key] ?? [], isCapital: isCapital, isNext: isNext)
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
        let hasPronoun = words.contains { $0.traits.contains(.pronoun) }
        var place = 0
        while place < words.count {
            defer { place += 1 }
            let word = words[place]
            guard word.isCapital, word.traits.isDisjoint(with: .noName) else { continue }
            let before = place > 0 ? words[place - 1].traits : []
            let isTitled = word.isNext && before.contains(.title) && words[place - 1].isCapital
            var last = place
            if place + 1 < words.count, words[place + 1].isNext, words[place + 1].isCapital,
                words[place + 1].traits.isDisjoint(with: .noName),
                !hasCapitalNouns || isTitled && word.traits.contains(.given)
            {
                last = place + 1
            }
            let behind = last + 1 < words.count && words[last + 1].isNext ? words[last + 1].traits : []
            let isDeed = behind.contains(.saying) || before.contains(.reaching) || before.contains(.relation)
            guard word.traits.contains(.given) || isTitled || isDeed else { continue }
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
        // The short fast path matters: a diary names the same people on every line.
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

    /// The traits of all words that have some, by the hash of the folded word.
    fileprivate static let traits: HashTable<Traits> = {
        var table = HashTable<Traits>(capacity: 12_000)
        func add(_ words: some Sequence<some StringProtocol>, _ traits: Traits) {
            for word in words {
                let place = table.place(of: StableHash.of(LetterFolding.fold(word).utf8), adding: [])
                table.values[place].formUnion(traits)
            }
        }
        add(GivenNames.all, .given)
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
