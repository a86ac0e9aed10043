import Language
import Model
import Text

/// Collects names in a document's sentences that may be people's, with the evidence; `ProseNames` decides for the whole vault.
///
/// Words are looked up only near capitalised ones, so most are skipped.
struct NamesInProse {
    private var found: [String: Mention] = [:]
    private var words: [Word] = []
    private let document: Document
    /// Whether the document's nouns are capitalised, so that a noun after a first name is no last name.
    private let hasCapitalNouns: Bool

    private struct Word {
        /// In bytes of the text.
        var range: Range<Int>
        /// Whether it has letters outside ASCII.
        var isWide: Bool
        /// Whether its first letter is a capital and not all are.
        var isCapital: Bool
        /// Whether exactly one blank separates it from the word before, besides marks of links and emphasis or the full stop of a title.
        var isNext: Bool
    }

    /// Returns one mention for each name that has several words or some evidence for or against being a person's, in order of line and
    /// name.
    static func mentions(in document: Document, _ language: Language) -> [Mention] {
        guard document.kind.isNamedByPath else { return [] }
        var names = NamesInProse(document, language)
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

    private init(_ document: Document, _ language: Language) {
        (self.document, hasCapitalNouns) = (document, language == .german)
    }

    /// Counts the lower-case uses of the names' first words.
    private func countSmallUses(of mentions: inout [Mention]) {
        var counts = HashTable<Int>()
        for mention in mentions { _ = counts.insert(NamesInProse.key(ofFirstWord: mention.name), 0) }
        for block in document.blocks where block.kind != .code {
            let bytes = block.text.utf8Span.span
            var place = 0
            while place < bytes.count {
                guard NamesInProse.isLetter(bytes, place) else {
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
        for place in mentions.indices {
            let key = NamesInProse.key(ofFirstWord: mentions[place].name)
            mentions[place].evidence?.small = counts[key] ?? 0
        }
    }

    private static func key(ofFirstWord name: String) -> UInt64 {
        StableHash.of(LetterFolding.fold(name.prefix { $0 != " " }).utf8)
    }

    private mutating func read(_ block: Block) {
        let bytes = block.text.utf8Span.span
        var line = block.lines.first
        var place = 0
        words.removeAll(keepingCapacity: true)
        var end = 0
        while place < bytes.count {
            guard NamesInProse.isLetter(bytes, place) else {
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

    /// Returns whether one blank separates two words, besides marks of links and emphasis or the full stop of a title.
    private func isNext(_ bytes: Span<UInt8>, _ end: Int, _ place: Int) -> Bool {
        guard !words.isEmpty, place - end <= NamesInProse.mostMarks else { return false }
        var blanks = 0
        for index in end..<place {
            switch bytes[index] {
            case UInt8(ascii: " "): blanks += 1
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "_"): break
            case UInt8(ascii: ".") where isBehindTitle(bytes): break
            default: return false
            }
        }
        return blanks == 1
    }

    /// The maximum number of bytes between two words of a name: "**Ana** [[said]]".
    private static let mostMarks = 6

    /// Returns whether a byte belongs to a letter; the block of typographic quotes and dashes (U+2000 … U+203F) has none.
    private static func isLetter(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
        let byte = bytes[place]
        guard byte >= 0x80 else { return (byte | 0x20) &- 97 < 26 }
        if byte == 0xE2 { return place + 1 < bytes.count && bytes[place + 1] != 0x80 }
        return byte >= 0xC0 || place == 0 || !isTail(bytes, place)
    }

    /// Returns whether a byte continues a typographic sign.
    private static func isTail(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
        let lead = (max(0, place - 2)...place).first { bytes[$0] == 0xE2 }
        return lead.map { $0 < place && bytes[$0 + 1] == 0x80 } ?? false
    }

    private func endsSentence(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
        switch bytes[place] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"): true
        case UInt8(ascii: "."): !isBehindTitle(bytes)
        default: false
        }
    }

    /// Returns whether the last word is a title, whose full stop does not end the sentence.
    private func isBehindTitle(_ bytes: Span<UInt8>) -> Bool {
        words.last.map { $0.isCapital && NamesInProse.traits(of: $0, bytes).contains(.title) } ?? false
    }

    /// Reads the word at a position: letters with hyphens between them; an apostrophe ends it.
    private static func word(_ bytes: Span<UInt8>, _ start: Int, isNext: Bool) -> Word {
        var end = start
        var hasSmall = false
        var isWide = false
        while end < bytes.count, isLetter(bytes, end) || isJoint(bytes, end) {
            let byte = bytes[end]
            if byte >= 0x80 { isWide = true }
            if byte >= 97 { hasSmall = true }
            end += 1
        }
        let isCapital = hasSmall && ((65...90).contains(bytes[start]) || isAccentedCapital(bytes, start))
        return Word(range: start..<end, isWide: isWide, isCapital: isCapital, isNext: isNext)
    }

    private static func key(of word: Word, _ bytes: Span<UInt8>) -> UInt64 {
        if word.isWide {
            return StableHash.of(LetterFolding.fold(String(decoding: bytes.extracting(word.range))).utf8)
        }
        var hash = StableHash()
        for place in word.range {
            let byte = bytes[place]
            hash.combine((65...90).contains(byte) ? byte | 0x20 : byte)
        }
        return hash.value
    }

    private static func traits(of word: Word, _ bytes: Span<UInt8>) -> Traits {
        if let known = traits[key(of: word, bytes)] { return known }
        // "Ann-Marie" is a given name by its first half.
        guard word.isCapital, let hyphen = word.range.first(where: { bytes[$0] == UInt8(ascii: "-") }) else {
            return []
        }
        let half = Word(
            range: word.range.lowerBound..<hyphen, isWide: word.isWide, isCapital: true, isNext: word.isNext)
        return (traits[key(of: half, bytes)] ?? []).intersection(.given)
    }

    private static func isJoint(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
        guard bytes[place] == UInt8(ascii: "-"), place + 1 < bytes.count else { return false }
        return isLetter(bytes, place + 1)
    }

    private static func isAccentedCapital(_ bytes: Span<UInt8>, _ place: Int) -> Bool {
        bytes[place] == 0xC3 && place + 1 < bytes.count && (0x80...0x9E).contains(bytes[place + 1])
            || (0xC4...0xC5).contains(bytes[place])
    }

    // MARK: Sentences

    private mutating func readSentence(_ bytes: Span<UInt8>, _ line: Int) {
        guard words.contains(where: \.isCapital) else { return }
        func traits(_ place: Int) -> Traits {
            words.indices.contains(place) ? NamesInProse.traits(of: words[place], bytes) : []
        }
        var place = 0
        var hasPronoun: Bool?
        while place < words.count {
            defer { place += 1 }
            guard words[place].isCapital else { continue }
            let own = traits(place)
            guard own.isDisjoint(with: .noName) else { continue }
            // In "Sadly Rhys", the first word is capitalised only as the start of the sentence.
            if place == 0, own.isEmpty, words.count > 1, words[1].isCapital, traits(1).contains(.given) { continue }
            let before = traits(place - 1)
            let isTitled = words[place].isNext && before.contains(.title) && words[place - 1].isCapital
            var last = place
            if place + 1 < words.count, words[place + 1].isNext, words[place + 1].isCapital,
                traits(place + 1).isDisjoint(with: .noName), !hasCapitalNouns || isTitled && own.contains(.given)
            {
                last = place + 1
            }
            let behind = last + 1 < words.count && words[last + 1].isNext ? traits(last + 1) : []
            let isMet =
                !before.isDisjoint(with: [.company, .place])
                && (1...NamesInProse.furthestContact).contains { traits(place - 1 - $0).contains(.contact) }
            let isTold = traits(last + 1).contains(.relative) && isJoined(bytes, last, last + 1)
            let isDeed =
                isMet || isTold || behind.contains(.saying) || before.contains(.reaching) || before.contains(.relation)
            guard own.contains(.given) || isTitled || isDeed else { continue }
            if hasPronoun == nil { hasPronoun = words.indices.contains { traits($0).contains(.pronoun) } }
            // In a list, each given name is evidence for the others.
            let listed = [
                isInList(bytes, place, from: -1, traits), isInList(bytes, last, from: 1, traits),
            ].count { $0 }
            let evidence = NameEvidence(
                uses: 1, deeds: isDeed ? 1 : 0, company: listed + (before.contains(.company) ? 1 : 0),
                pronouns: hasPronoun == true ? 1 : 0,
                // "The Chairman" is no name either.
                places: before.contains(.article) || before.contains(.place) && !isMet ? 1 : 0,
                isTitled: isTitled)
            let first = isTitled ? place - 1 : place
            let range = words[first].range.lowerBound..<words[last].range.upperBound
            add(String(decoding: bytes.extracting(range)), evidence, line)
            place = last
        }
    }

    /// The maximum distance in words from a word of contact to the preposition: "had a call with", "caught up briefly with".
    private static let furthestContact = 3

    /// Returns whether a given name is listed beside another: "Ann, Rhys and Tony".
    private func isInList(
        _ bytes: Span<UInt8>, _ place: Int, from step: Int, _ traits: (Int) -> Traits
    ) -> Bool {
        let next = place + step
        if traits(next).contains(.joint) {
            return words.indices.contains(next + step) && words[next + step].isCapital
                && traits(next + step).contains(.given)
        }
        return words.indices.contains(next) && words[next].isCapital && traits(next).contains(.given)
            && isJoined(bytes, min(place, next), max(place, next)) && !words[max(place, next)].isNext
    }

    /// Returns whether only commas and blanks separate two words.
    private func isJoined(_ bytes: Span<UInt8>, _ left: Int, _ right: Int) -> Bool {
        guard words.indices.contains(left), words.indices.contains(right) else { return false }
        return (words[left].range.upperBound..<words[right].range.lowerBound).allSatisfy {
            bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: ",")
        }
    }

    private mutating func add(_ name: String, _ evidence: NameEvidence, _ line: Int) {
        // Added in place, since a diary names the same people on every line.
        if found[name]?.evidence?.add(evidence) == nil {
            found[name] = Mention(name: name, line: line, evidence: evidence)
        }
    }
}

extension NamesInProse {
    /// The properties of a word that matter for a name beside it.
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
        /// A function word or a word of the calendar, which begins no name.
        static let grammar = Traits(rawValue: 256)
        static let contact = Traits(rawValue: 512)
        static let joint = Traits(rawValue: 1024)
        static let relative = Traits(rawValue: 2048)
        /// "The", "our": a common noun follows.
        static let article = Traits(rawValue: 4096)

        static let noName: Traits = [.grammar, .pronoun, .title, .relation]
    }

    /// Returns whether a folded word, or its part before a hyphen ("Ann-Marie"), is a given name.
    static func isGiven(_ word: String) -> Bool {
        func isListed(_ word: some StringProtocol) -> Bool {
            traits[StableHash.of(word.utf8)]?.contains(.given) ?? false
        }
        return isListed(word) || word.contains("-") && isListed(word.prefix { $0 != "-" })
    }

    /// The traits by the hash of the folded word; words without traits are absent.
    private static let traits: HashTable<Traits> = {
        var table = HashTable<Traits>(capacity: 12_000)
        func add(_ key: UInt64, _ traits: Traits) {
            let place = table.place(of: key, adding: [])
            table.values[place].formUnion(traits)
        }
        func add(_ list: String, _ traits: Traits) {
            WordList.forEachWord(of: list) { word in
                if word.indices.allSatisfy({ word[$0] < 0x80 && !(65...90).contains(word[$0]) }) {
                    add(StableHash.of(word), traits)
                } else {
                    add(StableHash.of(LetterFolding.fold(String(decoding: word)).utf8), traits)
                }
            }
        }
        GivenNames.forEach { add(StableHash.of($0), .given) }
        for lexicon in Language.allCases.map(\.lexicon) {
            let people = lexicon.people
            for (list, traits) in [
                (people.saying, Traits.saying), (people.reaching, .reaching), (people.company, .company),
                (people.relations, .relation), (people.pronouns, .pronoun), (people.places, .place),
                (people.contact, .contact), (people.joints, .joint), (people.relative, .relative),
                (people.articles, .article),
                (lexicon.titles, .title), (lexicon.functionWords, .grammar),
            ] {
                add(list, traits)
            }
            for names in lexicon.months + lexicon.weekdays { add(names, .grammar) }
        }
        return table
    }()
}
