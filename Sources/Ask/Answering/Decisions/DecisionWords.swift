import Language
import Text

/// Tells sentences that decide something from those that only discuss it, by their words.
///
/// A decision word does not count in a question, if it is negated ("not decided yet") or deferred ("to be decided"). Whole words are
/// compared: "undecided" is not one.
struct DecisionWords: Sendable {
    /// The certainty that a sentence decides something.
    enum Force: Int, Sendable, Comparable {
        /// It has a word common in decisions: "postponed", "moved to".
        case likely = 1
        /// It has a decision word: "decided", "Decision:".
        case certain

        /// Compares by certainty.
        ///
        /// - Parameters:
        ///   - left: A force.
        ///   - right: Another force.
        /// - Returns: Whether `right` is more certain.
        static func < (left: Force, right: Force) -> Bool { left.rawValue < right.rawValue }
    }

    /// The decision word of a sentence.
    struct Verdict: Sendable, Equatable {
        var force: Force
        /// The UTF-8 range of the decision word in the sentence.
        var range: Range<Int>
        /// Whether the word is a label: "Decision:".
        var isLabelled = false
        /// Whether the sentence is nothing but the outcome ("Carried.", "Resolution: Rejected."), so that the lines before it tell of what.
        var isBare = false

        /// Creates a verdict.
        ///
        /// - Parameters:
        ///   - force: The certainty.
        ///   - range: The range of the decision word; empty if a heading is the label.
        init(force: Force, range: Range<Int>) {
            self.force = force
            self.range = range
        }
    }

    private typealias Word = (range: Range<Int>, folded: String)

    private let cues: [String: [(words: [String], force: Force)]]
    /// The hashes of labels and of the first words of cues; nearly all sentences have none and need no further analysis.
    private let firstWords: Set<UInt64>
    private let labels: Set<String>
    /// The words that ask for the outcome of a matter.
    private let asked: Set<String>
    /// Those of them that name a vote.
    private let named: Set<String>
    private let results: Set<String>
    private let outcomes: Set<String>
    private let doubts: Set<String>
    private let delays: Set<String>
    private let delaysBehind: Set<String>

    static let shared = DecisionWords()

    init() {
        var cues: [String: [(words: [String], force: Force)]] = [:]
        let tables = Language.allCases.map(\.decisions)
        for (lists, force) in [(tables.map(\.certain), Force.certain), (tables.map(\.likely), Force.likely)] {
            for phrase in lists.flatMap(WordList.phrases(of:)) {
                let words = DecisionWords.words(of: phrase).map(\.folded)
                if let first = words.first { cues[first, default: []].append((words, force)) }
            }
        }
        self.cues = cues
        labels = DecisionWords.set(tables.map(\.labels))
        results = DecisionWords.set(tables.map(\.results))
        named = DecisionWords.set(tables.map(\.votes))
        asked = labels.union(named).union(
            cues.values.joined().lazy.filter { $0.words.count == 1 }.compactMap(\.words.first))
        outcomes = DecisionWords.set(tables.map(\.outcomes))
        firstWords = Set((Array(cues.keys) + labels + outcomes).map { StableHash.of($0.utf8) })
        doubts = DecisionWords.set(tables.map(\.doubts))
        delays = DecisionWords.set(tables.map(\.delays))
        delaysBehind = DecisionWords.set(tables.map(\.delaysBehind))
    }

    /// Returns the decision word of a sentence.
    ///
    /// - Parameter sentence: One sentence without the name of its speaker.
    /// - Returns: The most certain word, the first of equals; nil if the sentence decides nothing.
    func verdict(on sentence: String) -> Verdict? {
        if sentence.hasPrefix("✅") { return Verdict(force: .certain, range: 0..<3) }
        guard mayDecide(sentence), !DecisionWords.asks(sentence) else { return nil }
        let words = DecisionWords.words(of: sentence)
        let utf8 = Array(sentence.utf8)
        if let label = label(words, utf8) ?? bareOutcome(words, utf8) { return label }
        let found = words.indices.compactMap { cue(at: $0, words, utf8) }
        return found.max { ($0.force, $1.range.lowerBound) < ($1.force, $0.range.lowerBound) }
    }

    /// Whether a sentence is a question, or only a remark in brackets behind one: "(see what was settled)".
    private static func asks(_ sentence: String) -> Bool {
        var text = sentence.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        if text.last == ")", let open = text.lastIndex(of: "(") {
            if open == text.startIndex { return true }
            text = text[..<open]
        }
        return text.last { !$0.isWhitespace } == "?"
    }

    /// Returns the words of a question that name the matter whose outcome is asked for: "pier" in "the result of the vote on the pier".
    ///
    /// - Parameters:
    ///   - words: Folded words.
    ///   - isOpen: Whether the question asks for something else, such as "which files are accepted"; then only words for votes ask for an
    ///     outcome.
    /// - Returns: Nil if the question does not ask for an outcome.
    func matter(among words: [String], isOpen: Bool) -> Set<String>? {
        guard words.contains(where: isOpen ? named.contains : asked.contains) else { return nil }
        return Set(words).subtracting(asked).subtracting(results)
    }

    /// Whether a text may contain a decision; a quick test by first words.
    ///
    /// - Parameter text: A text of any length.
    /// - Returns: False if no sentence of it decides anything.
    func mayDecide(_ text: String) -> Bool {
        var isFound = text.utf8.starts(with: "✅".utf8)
        Tokenizer().forEachToken(in: text) { _, word in
            isFound = isFound || firstWords.contains(StableHash.of(word))
        }
        return isFound
    }

    /// Whether a heading announces decisions.
    ///
    /// - Parameter heading: A heading.
    /// - Returns: True for "Decision", "Beschlüsse" and the like.
    func isLabel(_ heading: String) -> Bool {
        let words = DecisionWords.words(of: heading)
        return words.count == 1 && labels.contains(words[0].folded)
    }

    /// Returns the verdict of a label: "Decision:", "Decision (9 December):".
    private func label(_ words: [Word], _ utf8: [UInt8]) -> Verdict? {
        guard let first = words.first, labels.contains(first.folded) else { return nil }
        let rest = utf8[first.range.upperBound...].prefix(DecisionWords.longestLabel).drop { $0 == UInt8(ascii: "*") }
        let isColon = rest.first == UInt8(ascii: ":")
        let isBracket = rest.starts(with: " (".utf8) && rest.contains(UInt8(ascii: ":"))
        guard isColon || isBracket else { return nil }
        var verdict = Verdict(force: .certain, range: first.range)
        verdict.isLabelled = true
        // "Decision: buy a crane" tells of what.
        verdict.isBare =
            words.count > 1 && words.count - 1 <= DecisionWords.mostOfBare && outcomes.contains(words[1].folded)
        return verdict
    }

    /// The maximum number of words of an outcome that does not tell of what: "Postponed to the next meeting".
    private static let mostOfBare = 5

    /// Returns the verdict of a sentence that is nothing but an outcome, perhaps behind a label for one: "Carried.", "Vote: passed".
    private func bareOutcome(_ words: [Word], _ utf8: [UInt8]) -> Verdict? {
        guard let first = words.first else { return nil }
        let isLabelled =
            (results.contains(first.folded) || named.contains(first.folded))
            && utf8[first.range.upperBound...].prefix(3).contains(UInt8(ascii: ":"))
        let told = words.dropFirst(isLabelled ? 1 : 0)
        guard !told.isEmpty, told.count <= DecisionWords.mostOfBare, told.allSatisfy({ outcomes.contains($0.folded) })
        else { return nil }
        var verdict = Verdict(force: .certain, range: first.range.lowerBound..<told[told.endIndex - 1].range.upperBound)
        (verdict.isLabelled, verdict.isBare) = (isLabelled, true)
        return verdict
    }

    /// The maximum number of bytes after a label up to its colon.
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

    /// Whether one of the few words before, in the same clause, negates or doubts the decision.
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

    /// Whether an inverted subject makes it a question: "do we agree that", "should we go with".
    private func isAsked(_ first: Int, _ words: [Word]) -> Bool {
        first > 0 && DecisionWords.subjects.contains(words[first].folded)
            && DecisionWords.inverting.contains(words[first - 1].folded)
    }

    private static let subjects = Set(words: Language.allCases.map(\.decisions.subjects))
    private static let inverting = Set(words: Language.allCases.map(\.decisions.inverting))

    /// Whether the decision is deferred: "to be decided", "muss entschieden werden".
    private func isDelayed(_ first: Int, _ last: Int, _ words: [Word]) -> Bool {
        (first > 0 && delays.contains(words[first - 1].folded))
            || (last + 1 < words.count && delaysBehind.contains(words[last + 1].folded))
    }

    private static let doubtReach = 4
    private static let clauseEnds = Set(",;:.!?()".utf8)

    private static func words(of text: String) -> [Word] { Tokenizer().tokens(of: text) }

    private static func set(_ lists: [String]) -> Set<String> {
        Set(lists.flatMap { DecisionWords.words(of: $0).map(\.folded) })
    }
}
