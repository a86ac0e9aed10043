import Text

/// Tells sentences that decide something from those that only discuss it, by their words.
///
/// A word of deciding does not count where the sentence asks, denies ("not decided yet") or puts it off ("to be decided"). Words are
/// compared as wholes: "undecided" is none of them.
struct DecisionWords: Sendable {
    /// How surely a sentence decides.
    enum Force: Int, Sendable, Comparable {
        /// It has a word that often stands in decisions: "postponed", "moved to".
        case likely = 1
        /// It has a word of deciding: "decided", "Decision:".
        case certain

        /// The surer one is the greater.
        ///
        /// - Parameters:
        ///   - left: How surely one decides.
        ///   - right: How surely another does.
        /// - Returns: Whether the second is surer.
        static func < (left: Force, right: Force) -> Bool { left.rawValue < right.rawValue }
    }

    /// What a sentence decides by.
    struct Verdict: Sendable, Equatable {
        /// How surely it decides.
        var force: Force
        /// Where the word of deciding stands in the sentence's UTF-8.
        var range: Range<Int>
        /// Whether the sentence is told to be a decision: "Decision:".
        var isLabelled = false

        /// What a sentence decides by.
        ///
        /// - Parameters:
        ///   - force: How surely it decides.
        ///   - range: Where the word of deciding stands; empty where a heading says so.
        init(force: Force, range: Range<Int>) {
            self.force = force
            self.range = range
        }
    }

    private typealias Word = (range: Range<Int>, folded: String)

    private let cues: [String: [(words: [String], force: Force)]]
    /// The hashes of the words that begin a cue or are a label: nearly all sentences have none, and are told by these alone.
    private let firstWords: Set<UInt64>
    private let labels: Set<String>
    /// The words by which a question asks for what came out of a matter.
    private let asked: Set<String>
    /// Those of them that name a vote or a decision.
    private let named: Set<String>
    private let results: Set<String>
    private let doubts: Set<String>
    private let delays: Set<String>
    private let delaysBehind: Set<String>

    /// The same table for all who ask.
    static let shared = DecisionWords()

    /// The words of deciding of every language.
    init() {
        var cues: [String: [(words: [String], force: Force)]] = [:]
        for (texts, force) in [(DecisionWords.certain, Force.certain), (DecisionWords.likely, Force.likely)] {
            for phrase in texts.values.flatMap({ $0.split(separator: "\n") }) {
                let words = DecisionWords.words(of: String(phrase)).map(\.folded)
                if let first = words.first { cues[first, default: []].append((words, force)) }
            }
        }
        self.cues = cues
        labels = DecisionWords.set(DecisionWords.labelWords)
        results = DecisionWords.set(DecisionWords.resultWords)
        named = DecisionWords.set(DecisionWords.voteWords)
        asked = labels.union(named).union(
            cues.values.joined().lazy.filter { $0.words.count == 1 }.compactMap(\.words.first))
        firstWords = Set((Array(cues.keys) + labels).map { StableHash.of($0.utf8) })
        doubts = DecisionWords.set(DecisionWords.doubtWords)
        delays = DecisionWords.set(DecisionWords.delayWords)
        delaysBehind = DecisionWords.set(DecisionWords.delayWordsBehind)
    }

    /// What a sentence decides by.
    ///
    /// - Parameter sentence: One sentence, without who says it.
    /// - Returns: The surest of its words of deciding; nil where it decides nothing.
    func verdict(on sentence: String) -> Verdict? {
        if sentence.hasPrefix("✅") { return Verdict(force: .certain, range: 0..<3) }
        guard mayDecide(sentence), sentence.last(where: { !$0.isWhitespace }) != "?" else { return nil }
        let words = DecisionWords.words(of: sentence)
        let utf8 = Array(sentence.utf8)
        if let label = label(words, utf8) { return label }
        let found = words.indices.compactMap { cue(at: $0, words, utf8) }
        return found.max { ($0.force, $1.range.lowerBound) < ($1.force, $0.range.lowerBound) }
    }

    /// The words of a question that say which matter it is about, where others ask what came out of it: "the result of the vote on the
    /// pier" is about the pier.
    ///
    /// - Parameters:
    ///   - words: Folded words.
    ///   - isOpen: Whether the question asks for something else of what was decided, as "which files are accepted" does: then only words for
    ///     votes and decisions ask for what came out.
    /// - Returns: Nil where none asks for that.
    func matter(among words: [String], isOpen: Bool) -> Set<String>? {
        guard words.contains(where: isOpen ? named.contains : asked.contains) else { return nil }
        return Set(words).subtracting(asked).subtracting(results)
    }

    /// Whether a text holds the first word of a cue.
    ///
    /// - Parameter text: A text of any length.
    /// - Returns: False where no sentence of it decides anything.
    func mayDecide(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            var isFound = utf8.starts(with: "✅".utf8)
            Tokenizer().forEachToken(in: utf8) { _, word in
                isFound = isFound || firstWords.contains(StableHash.of(word))
            }
            return isFound
        }
    }

    /// Whether a heading says that decisions stand below it.
    ///
    /// - Parameter heading: A heading.
    /// - Returns: True for "Decision", "Beschlüsse" and the like.
    func isLabel(_ heading: String) -> Bool {
        let words = DecisionWords.words(of: heading)
        return words.count == 1 && labels.contains(words[0].folded)
    }

    /// "Decision:", "Decision (9 December):".
    private func label(_ words: [Word], _ utf8: [UInt8]) -> Verdict? {
        guard let first = words.first, labels.contains(first.folded) else { return nil }
        let rest = utf8[first.range.upperBound...].prefix(DecisionWords.longestLabel).drop { $0 == UInt8(ascii: "*") }
        let isColon = rest.first == UInt8(ascii: ":")
        let isBracket = rest.starts(with: " (".utf8) && rest.contains(UInt8(ascii: ":"))
        guard isColon || isBracket else { return nil }
        var verdict = Verdict(force: .certain, range: first.range)
        verdict.isLabelled = true
        return verdict
    }

    /// What stands in brackets between a label and its colon has at most so many bytes.
    private static let longestLabel = 40

    private func cue(at place: Int, _ words: [Word], _ utf8: [UInt8]) -> Verdict? {
        guard let known = cues[words[place].folded] else { return nil }
        let fitting = known.filter { words[place...].prefix($0.words.count).map(\.folded) == $0.words }
        guard let longest = fitting.max(by: { ($0.words.count, $0.force) < ($1.words.count, $1.force) }) else {
            return nil
        }
        let last = place + longest.words.count - 1
        guard !isDoubted(place, words, utf8), !isDelayed(place, last, words), !isAsked(place, words) else { return nil }
        return Verdict(force: longest.force, range: words[place].range.lowerBound..<words[last].range.upperBound)
    }

    /// Whether one of the few words before, in the same clause, denies or doubts.
    private func isDoubted(_ place: Int, _ words: [Word], _ utf8: [UInt8]) -> Bool {
        var next = place
        while next > 0, place - next < DecisionWords.doubtReach {
            let gap = utf8[words[next - 1].range.upperBound..<words[next].range.lowerBound]
            if gap.contains(where: { DecisionWords.clauseEnds.contains($0) }) { return false }
            next -= 1
            if doubts.contains(words[next].folded) { return true }
        }
        return false
    }

    /// "Do we agree that", "should we go with": a subject after its auxiliary asks, also inside a sentence.
    private func isAsked(_ first: Int, _ words: [Word]) -> Bool {
        first > 0 && DecisionWords.subjects.contains(words[first].folded)
            && DecisionWords.inverting.contains(words[first - 1].folded)
    }

    private static let subjects = Set(words: ["we"])
    private static let inverting = Set(words: ["do did should shall can could would might may"])

    /// "To be decided", "muss entschieden werden".
    private func isDelayed(_ first: Int, _ last: Int, _ words: [Word]) -> Bool {
        (first > 0 && delays.contains(words[first - 1].folded))
            || (last + 1 < words.count && delaysBehind.contains(words[last + 1].folded))
    }

    private static let doubtReach = 4
    private static let clauseEnds = Set(",;:.!?()".utf8)

    private static func words(of text: String) -> [Word] { Tokenizer().tokens(of: text) }

    private static func set(_ words: [TextLanguage: String]) -> Set<String> {
        Set(words.values.flatMap { DecisionWords.words(of: $0).map(\.folded) })
    }
}
