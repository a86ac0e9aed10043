import Language
import Model
import Text
import Time

/// A reading in progress: the words of a question, which of them are used, and their meanings.
struct QuestionDraft {
    var reading: ParsedQuestion
    var asked = RequestCues()
    let tokens: [QuestionToken]
    private(set) var words: LanguageWords
    let cues: [FoundCue]
    /// Time words inside another phrase: "after" of "looks after".
    let idioms: [FoundCue]
    /// For each token, the index of the first cue that begins at it or later.
    private let firstCues: [Int]
    /// For each token, whether it is a frame word by itself; false for words that carry no topic anyway.
    private(set) var frameWords: [Bool]

    struct Owner {
        let person: Person
        let ownsRecord: Bool
    }

    let owner: Owner?
    /// For each token, whether it is understood and therefore no topic word.
    var isUsed: [Bool]
    /// Reads the closed time that begins at a token inside another time.
    var closedTime: (Int) -> (span: TimeSpan, end: Int)? = { _ in nil }
    var times: [TimeExpression] = []
    var events: [NamedEvent] = []
    /// Prepositions before a time; they are used, but may be part of a phrase such as "what's on".
    var prepositions: Set<Int> = []
    var people: [PeopleFinder.Match] = []
    var peopleOfText: [PeopleFinder.Match] = []
    var kindPlaces: [(token: Int, kinds: Set<DocumentKind>)] = []
    var tagPlaces: [(tokens: Range<Int>, name: String)] = []
    /// The kinds of document for which names of collections stand, by token.
    var collectionKinds: [Int: Set<DocumentKind>] = [:]
    var codes: [Range<Int>] = []
    var quoted: [Range<Int>] = []
    var excludedTimes: [TimeExpression] = []
    var containerPlaces: Set<Int> = []
    var orderPlaces: Range<Int> = 0..<0
    /// The length of free time that is asked for: "for an hour".
    var freeLength: (minutes: Int, tokens: Range<Int>)?

    init(_ question: String, owner: Owner? = nil) {
        reading = ParsedQuestion(question: question)
        (tokens, words) = LanguageWords.read(question)
        reading.language = words.shown(in: question)
        let found = CueScanner(lexicon: words.lexicon, tokens: tokens, entries: words.entries).cues()
        cues = found.withoutPartsOfOthers.withoutIdioms
        idioms = found.idioms
        firstCues = QuestionDraft.firstCues(cues, tokens.count)
        self.owner = owner
        frameWords = QuestionDraft.frameWords(tokens, words)
        isUsed = [Bool](repeating: false, count: tokens.count)
        for cue in cues where cue.cue == .aspect { use(cue) }
    }

    private static func frameWords(_ tokens: [QuestionToken], _ words: LanguageWords) -> [Bool] {
        zip(tokens, words.entries).map { token, entry in
            // Words without a topic are skipped for speed.
            token.kind == .word && !words.lexicon.entries[entry].traits.contains(.idle)
                && FrameWords.share(of: token.folded, in: words.language) >= FrameWords.least
        }
    }

    var language: Language { words.language }

    mutating func use(_ places: some Sequence<Int>) {
        for place in places where isUsed.indices.contains(place) { isUsed[place] = true }
    }

    mutating func use(_ cue: FoundCue) {
        use(cue.first)
        use(cue.second)
    }

    func isFree(_ place: Int) -> Bool { isUsed.indices.contains(place) && !isUsed[place] }

    func traits(_ place: Int) -> WordTraits { entry(place).traits }

    func entry(_ place: Int) -> Lexicon.Entry {
        words.lexicon.entries[tokens.indices.contains(place) ? words.entries[place] : Lexicon.unknown]
    }

    func isSymbol(_ place: Int, _ text: String) -> Bool {
        tokens.indices.contains(place) && tokens[place].kind == .symbol && tokens[place].text == text
    }

    func text(from first: Int, through last: Int) -> String {
        let utf8 = reading.question.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: tokens[first].range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: tokens[last].range.upperBound)
        return String(reading.question[start..<end])
    }

    /// Returns the longest matching cue that begins at a token.
    func cue(at place: Int, where isWanted: (Cue) -> Bool) -> FoundCue? {
        guard tokens.indices.contains(place) else { return nil }
        return cues[firstCues[place]..<firstCues[place + 1]].first { isWanted($0.cue) }
    }

    /// Tells whether a matching cue ends directly before a token.
    func hasCue(before place: Int, where isWanted: (Cue) -> Bool) -> Bool {
        (max(0, place - QuestionDraft.longestCue)..<max(0, place)).contains { start in
            tokens.indices.contains(start)
                && cues[firstCues[start]..<firstCues[start + 1]].contains { $0.end == place && isWanted($0.cue) }
        }
    }

    /// The maximum number of tokens in a cue that is found by its end.
    private static let longestCue = 6

    private static func firstCues(_ cues: [FoundCue], _ count: Int) -> [Int] {
        var first = [Int](repeating: cues.count, count: count + 1)
        for index in cues.indices.reversed() { first[cues[index].first.lowerBound] = index }
        for place in stride(from: count - 1, through: 0, by: -1) { first[place] = min(first[place], first[place + 1]) }
        return first
    }

    mutating func read(_ place: Int, as word: String) {
        words.read(place, as: word)
        frameWords[place] = true
    }

    // MARK: Quoted phrases

    /// Reads quoted phrases, which must occur; their words stay in the topic.
    mutating func readPhrases() {
        guard tokens.contains(where: { $0.kind == .symbol && QuestionDraft.closers[$0.text] != nil }) else { return }
        let lastPlaces = QuestionDraft.closers.mapValues { closer in tokens.lastIndex { $0.text == closer } ?? -1 }
        var place = 0
        while place < tokens.count {
            guard let closer = QuestionDraft.closers[tokens[place].text], place < lastPlaces[tokens[place].text] ?? -1,
                let end = tokens.indices.dropFirst(place + 1).first(where: { tokens[$0].text == closer }),
                end > place + 1
            else {
                place += 1
                continue
            }
            reading.phrases.append(text(from: place + 1, through: end - 1))
            quoted.append(place..<(end + 1))
            place = end + 1
        }
    }

    private static let closers: [String: String] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]

    // MARK: People

    /// Finds the people whom the question names; words among `common` also have another meaning.
    mutating func readPeople(_ finder: PeopleFinder, common: Set<String>) {
        let used = isUsed
        let found = finder.matches(in: tokens, common: common) { !used[$0] }
        // Names known only from sentences are searched for like any word.
        people = found.filter { !$0.candidates.allSatisfy(\.isOfText) }
        peopleOfText = found.filter { $0.candidates.allSatisfy(\.isOfText) && !$0.isGuess }
    }

    func person(at place: Int) -> PeopleFinder.Match? { people.first { $0.tokens.contains(place) } }
}
