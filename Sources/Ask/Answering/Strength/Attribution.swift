import Model
import Parsing
import Store
import Text

/// Tells whom the sentences of a passage are about: the person asked about, or somebody else.
///
/// People speak of themselves unless they speak to somebody. So a sentence is the person's own where they say it, but for what they ask
/// others; where somebody says it to them ("you"); or where it names them. It is somebody else's where another speaker says it in the first
/// person. What is neither ("It rained.") says nothing of whom it is about. Notes have no speakers: what stands beside the name is about them.
struct Attribution {
    /// Whom a sentence is about.
    enum Owner {
        case asked
        case other
        case nobody
    }

    /// The full names and aliases of the person, folded, as speakers are called.
    private let names: Set<String>
    /// The words of those names.
    private let words: Set<String>
    /// Whether what they said is asked for, to whomever they said it: "what did Ann say", "what did Ann advise Bob".
    private let isAboutSaying: Bool
    /// Whether notes are theirs where nobody is named.
    private let isVaultOwner: Bool

    /// The attribution to those of a question's people whom it is about; nil where it names nobody.
    ///
    /// - Parameters:
    ///   - people: The people whom the question names, in its order.
    ///   - speakers: Who speaks in what was found.
    ///   - vaultOwner: The row of the vault's owner, whose notes need not name them.
    init?(_ people: [PersonReading], speakers: some Sequence<String>, vaultOwner: Int?) {
        let speakers = Set(speakers.map(LetterFolding.fold))
        // Who only took part need not have said it.
        let asked = people.filter { $0.role != .attendee }
        let named = asked.map { Set($0.candidates.flatMap { [$0.name] + $0.aliases }.map(LetterFolding.fold)) }
        guard !named.isEmpty else { return nil }
        // "What did Ann give Bob": of two who talk to each other, the one named first does what is asked about.
        let speaking = named.filter { !$0.isDisjoint(with: speakers) }
        names = speaking.count > 1 ? speaking[0] : named.reduce(into: []) { $0.formUnion($1) }
        isAboutSaying = speaking.count > 1 || asked.contains { $0.role == .speaker }
        words = Set(names.flatMap(Attribution.words))
        isVaultOwner = asked.contains { $0.candidates.contains { $0.number == vaultOwner } }
    }

    /// The sentences of a passage with whom each is about.
    ///
    /// - Parameters:
    ///   - chunks: Its chunks; turns begin with `Speaker: `.
    ///   - title: The title of its document.
    /// - Returns: The sentences in order.
    func sentences(of chunks: [ChunkRecord], titled title: String) -> [(text: String, owner: Owner)] {
        let texts = [title] + chunks.flatMap { [$0.text] + $0.headingPath }
        let isSpoken = chunks.allSatisfy { !$0.speakers.isEmpty }
        let isAboutThem = isVaultOwner || (!isSpoken && texts.contains { isNamed(in: Attribution.words($0)) })
        return chunks.flatMap { sentences(of: $0, unspoken: isAboutThem ? .asked : .nobody) }
    }

    private func sentences(of chunk: ChunkRecord, unspoken: Owner) -> [(text: String, owner: Owner)] {
        var speaker = chunk.speakers.first
        var sentences: [(text: String, owner: Owner)] = []
        for line in chunk.text.split(separator: "\n") {
            var line = line
            if let turn = SpokenLines.turn(line, of: chunk.speakers) { (speaker, line) = (turn.speaker, turn.said) }
            let text = String(line)
            for range in Sentences.ranges(in: text) {
                let sentence = String(text[range])
                let owner = speaker.map { self.owner(of: sentence, by: $0) } ?? unspoken
                sentences.append((sentence, owner))
            }
        }
        return sentences
    }

    private func owner(of sentence: String, by speaker: String) -> Owner {
        let words = Attribution.words(sentence)
        let persons = PersonalWords(in: words)
        if names.contains(LetterFolding.fold(speaker)) { return persons == .second && !isAboutSaying ? .other : .asked }
        if persons.contains(.second) || isNamed(in: words) { return .asked }
        return persons.contains(.first) ? .other : .nobody
    }

    private func isNamed(in words: [String]) -> Bool { words.contains { self.words.contains($0) } }

    /// The folded words of a text; "I'm" is two.
    private static func words(_ text: String) -> [String] {
        let isPlain = text.utf8.allSatisfy { $0 != 0x27 && $0 != 0xE2 }
        let split = isPlain ? text : String(text.map { $0 == "'" || $0 == "’" ? " " : $0 })
        return Tokenizer().tokens(of: split).map(\.folded)
    }
}
