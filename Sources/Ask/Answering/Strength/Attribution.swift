import Model
import Parsing
import Store
import Text

/// Decides whether the sentences of a passage are about the person asked about or somebody else.
///
/// A sentence is about the person if they say it, except for what they ask others; if it is said to them ("you"); or if it names them. It
/// is about somebody else if another speaker says it in the first person. Any other sentence ("It rained.") is about nobody. Notes have no
/// speakers: a note that names the person is about them.
struct Attribution {
    /// The person a sentence is about.
    enum Owner {
        case asked
        case other
        case nobody
    }

    /// The folded full names and aliases of the person.
    private let names: Set<String>
    private let words: HashTable<Void>
    /// Whether the question asks what the person said, to anybody: "what did Ann say", "what did Ann advise Bob".
    private let isAboutSaying: Bool
    /// Whether the person owns the vault; notes then are about them even without a name.
    private let isVaultOwner: Bool

    /// Creates the attribution for the people that a question names; nil if it names nobody.
    ///
    /// `speakers` are those in the search result; `vaultOwner` is the row of the person whose notes need not name them.
    init?(_ people: [PersonReading], speakers: @autoclosure () -> Set<String>, vaultOwner: Int?) {
        // An attendee need not have said anything.
        let asked = people.filter { $0.role != .attendee }
        let named = asked.map { Set($0.candidates.flatMap { [$0.name] + $0.aliases }.map(LetterFolding.fold)) }
        guard !named.isEmpty else { return nil }
        let speakers = Set(speakers().map(LetterFolding.fold))
        // "What did Ann give Bob": if both speak, the one named first is the subject.
        let speaking = named.filter { !$0.isDisjoint(with: speakers) }
        names = speaking.count > 1 ? speaking[0] : named.reduce(into: []) { $0.formUnion($1) }
        isAboutSaying = speaking.count > 1 || asked.contains { $0.role == .speaker }
        words = HashTable(names.flatMap { SpokenWords($0).hashes }.map { ($0, ()) })
        isVaultOwner = asked.contains { $0.candidates.contains { $0.number == vaultOwner } }
    }

    /// Calls `body` with each sentence of a passage in order, and the person it is about.
    func forEachSentence(of chunks: [ChunkRecord], titled title: String, _ body: (Substring, Owner) -> Void) {
        let isSpoken = chunks.allSatisfy { !$0.speakers.isEmpty }
        let isAboutThem = isVaultOwner || (!isSpoken && isNamed(in: chunks, titled: title))
        for chunk in chunks { forEachSentence(of: chunk, unspoken: isAboutThem ? .asked : .nobody, body) }
    }

    private func isNamed(in chunks: [ChunkRecord], titled title: String) -> Bool {
        let texts = [title] + chunks.flatMap { [$0.text] + $0.headingPath }
        return texts.contains { SpokenWords($0).hashes.contains { words[$0] != nil } }
    }

    private func forEachSentence(of chunk: ChunkRecord, unspoken: Owner, _ body: (Substring, Owner) -> Void) {
        var isTheirs = chunk.speakers.first.map(isCalled)
        for line in chunk.text.lines() {
            let turn = SpokenLines.turn(line, of: chunk.speakers)
            if let turn { isTheirs = isCalled(turn.speaker) }
            let text = String(turn?.said ?? line)
            let words = isTheirs == nil ? nil : SpokenWords(text)
            for range in Sentences.byteRanges(in: text) {
                var owner = unspoken
                if let isTheirs, let words { owner = self.owner(of: words.hashes(in: range), isTheirs: isTheirs) }
                let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
                body(text[start..<text.utf8.index(start, offsetBy: range.count)], owner)
            }
        }
    }

    private func isCalled(_ speaker: String) -> Bool { names.contains(LetterFolding.fold(speaker)) }

    private func owner(of sentence: ArraySlice<UInt64>, isTheirs: Bool) -> Owner {
        let persons = PersonalWords(in: sentence)
        if isTheirs { return persons == .second && !isAboutSaying ? .other : .asked }
        if persons.contains(.second) || sentence.contains(where: { words[$0] != nil }) { return .asked }
        return persons.contains(.first) ? .other : .nobody
    }
}

/// The hashes of the folded words of a text; "I'm" is two words.
private struct SpokenWords {
    private(set) var hashes: [UInt64] = []
    private var ends: [Int] = []

    init(_ text: String) {
        let text = text.utf8.contains { $0 == 0x27 || $0 == 0xE2 } ? SpokenWords.withoutApostrophes(text) : text
        if readPlainly(text.utf8.span) { return }
        (hashes, ends) = ([], [])
        Tokenizer().forEachToken(in: text) { range, word in
            hashes.append(StableHash.of(word))
            ends.append(range.upperBound)
        }
    }

    /// Reads ASCII text; returns false if it needs the tokenizer.
    private mutating func readPlainly(_ utf8: Span<UInt8>) -> Bool {
        var place = 0
        while place < utf8.count {
            var hash = StableHash()
            let start = place
            while place < utf8.count, let lower = SpokenWords.folded(utf8[place]) {
                hash.combine(lower)
                place += 1
            }
            if place > start {
                guard place - start <= SpokenWords.longestPlainWord else { return false }
                hashes.append(hash.value)
                ends.append(place)
            }
            guard place < utf8.count else { break }
            // Non-ASCII letters, and the signs of "C++" and "C#".
            guard utf8[place] < 0x80, utf8[place] != UInt8(ascii: "+"), utf8[place] != UInt8(ascii: "#") else {
                return false
            }
            place += 1
        }
        return true
    }

    private static let longestPlainWord = 60

    @inline(__always)
    private static func folded(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39, 0x61...0x7A: byte
        case 0x41...0x5A: byte | 0x20
        default: nil
        }
    }

    func hashes(in range: Range<Int>) -> ArraySlice<UInt64> {
        let first = ends.firstIndex { $0 > range.lowerBound } ?? ends.count
        let end = ends[first...].firstIndex { $0 > range.upperBound } ?? ends.count
        return hashes[first..<end]
    }

    /// Returns the text with spaces for apostrophes; its length in UTF-8 stays the same.
    private static func withoutApostrophes(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for place in bytes.indices {
            if bytes[place] == 0x27 { bytes[place] = 0x20 }
            guard bytes[place] == 0xE2, bytes[place...].starts(with: [0xE2, 0x80, 0x99]) else { continue }
            for part in place..<(place + 3) { bytes[part] = 0x20 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
