import Language
import Text
import Time

/// A question about an occasion that a clause describes by what happened: "what did I eat on the day that I visited the lighthouse?".
///
/// The clause is a question of its own, when that was; its answer tells what the rest is asked of.
public struct OccasionQuestion {
    /// What an occasion is called.
    public enum Occasion: Sendable, Equatable {
        /// "At the meeting where …".
        case meeting
        /// "On the day that …", "in the week in which …".
        case period(TimeGrain)
    }

    /// What the occasion is called.
    public let occasion: Occasion
    /// The question when it was: "when I visited the lighthouse".
    public let when: String
    /// The question without the clause: "what did I eat".
    public let asking: String

    /// Finds the clause; nil if the question has none, or asks for the occasion itself: "when was the meeting where …".
    ///
    /// - Parameter question: The text that the user typed.
    public init?(_ question: String) {
        // Most questions are too short for a clause, and need not be read twice.
        guard question.utf8.count <= OccasionQuestion.longest,
            question.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= OccasionQuestion.fewestWords
        else { return nil }
        let draft = QuestionDraft(question)
        guard let found = OccasionPhrase.first(in: draft) else { return nil }
        occasion = found.occasion
        when = draft.joined([found.clause], after: draft.language.questions.asksForDate)
        asking = draft.joined(found.asking)
    }

    private static let longest = 400
    private static let fewestWords = 6
}

/// The noun of an occasion in a question, with its clause.
private struct OccasionPhrase {
    let occasion: OccasionQuestion.Occasion
    let clause: Range<Int>
    /// What is asked, in order; without "else", which only says that the clause is known.
    let asking: [Range<Int>]

    static func first(in draft: QuestionDraft) -> OccasionPhrase? {
        for noun in draft.tokens.indices {
            guard let occasion = occasion(noun, draft), let start = start(of: noun, draft) else { continue }
            let end = draft.endOfClauseBefore(behind: noun)
            let joint = draft.cue(at: end.next) { $0 == .clauseJoint }
            let clause = joint?.end ?? end.next
            guard joint?.isAdverbial(draft) == true || draft.isClauseSubject(clause) else { continue }
            let told = self.end(of: clause, from: start, draft)
            // The name of a meeting tells which meetings it may be; a day by itself says nothing more.
            let kept = occasion == .meeting ? noun + 1 : start
            let asking = [0..<kept, noun + 1..<end.last, told.next..<draft.tokens.count]
                .flatMap { draft.withoutOthers($0) }
            guard told.clause - clause > 1, draft.asks(asking) else { continue }
            return OccasionPhrase(occasion: occasion, clause: clause..<told.clause, asking: asking)
        }
        return nil
    }

    private static func occasion(_ noun: Int, _ draft: QuestionDraft) -> OccasionQuestion.Occasion? {
        let entry = draft.entry(noun)
        guard !entry.traits.contains(.plural) else { return nil }
        if let unit = entry.unit { return units.contains(unit) ? .period(unit) : nil }
        if entry.traits.contains(.dayPart) { return .period(.day) }
        let isMeeting = !entry.kinds.isDisjoint(with: QuestionLanguage.meetings) || entry.traits.contains(.series)
        return isMeeting ? .meeting : nil
    }

    private static let units: Set<TimeGrain> = [.day, .week, .month, .year]

    /// Returns the start of "at the weekly meeting": the preposition before the noun and its words, which may hold the article ("am").
    private static func start(of noun: Int, _ draft: QuestionDraft) -> Int? {
        let places = max(0, noun - longestName)..<noun
        if draft.isOccasionCue(noun - 1) { return draft.language == .english ? nil : noun - 1 }
        guard let determiner = places.last(where: { draft.traits($0).contains(.determiner) }) else { return nil }
        if draft.isOccasionCue(determiner - 1) || draft.isPreposition(determiner - 1) { return determiner - 1 }
        // "The day I went" and "who chaired the meeting where" need no preposition, but "what was the day I went" asks for the day.
        let before = draft.traits(determiner - 1)
        let isAsked = draft.isInterrogative(determiner - 1) || !before.isDisjoint(with: [.auxiliary, .list, .listing])
        return isAsked ? nil : determiner
    }

    private static let longestName = 4

    /// Returns the end of the clause, and where the question goes on: behind a comma or with its question word if the clause comes first, else
    /// at the end.
    private static func end(of clause: Int, from start: Int, _ draft: QuestionDraft) -> (clause: Int, next: Int) {
        let count = draft.tokens.count
        if !draft.asks([0..<start]) {
            if let comma = (clause..<count).first(where: { draft.isSymbol($0, ",") }) { return (comma, comma + 1) }
            if let word = (clause..<count).dropFirst().first(where: draft.isInterrogative) { return (word, word) }
        }
        let last = (clause..<count).last { draft.tokens[$0].kind != .symbol } ?? clause
        return (last + 1, count)
    }
}

extension QuestionDraft {
    /// Returns where the main clause ends that goes on behind a noun, and where the next one begins: "an dem Tag gegessen, an dem …".
    fileprivate func endOfClauseBefore(behind noun: Int) -> (last: Int, next: Int) {
        guard language == .german, let comma = (noun + 1..<noun + 4).first(where: { isSymbol($0, ",") }) else {
            return (noun + 1, noun + 1)
        }
        return (comma, comma + 1)
    }

    /// Tells whether a token may begin a clause: "we decided", "Ana came", "the roof".
    fileprivate func isClauseSubject(_ place: Int) -> Bool {
        guard tokens.indices.contains(place), tokens[place].kind == .word else { return false }
        let traits = traits(place)
        return !traits.isDisjoint(with: [.speaker, .pronoun, .determiner]) && !traits.contains(.object)
            || language != .german && tokens[place].text.first?.isUppercase == true
    }

    /// Tells whether a word, which no other table knows, leads to a noun: "an" of "an dem Tag".
    fileprivate func isPreposition(_ place: Int) -> Bool {
        traits(place).contains(.boundary) && traits(place).isDisjoint(with: [.auxiliary, .and, .or])
            && !isInterrogative(place)
    }

    fileprivate func isOccasionCue(_ place: Int) -> Bool {
        !traits(place).isDisjoint(with: [.containerCue, .placeCue])
    }

    /// Tells whether parts of the question ask for something.
    fileprivate func asks(_ parts: [Range<Int>]) -> Bool {
        parts.contains { part in
            part.contains { place in
                isInterrogative(place) || place == part.lowerBound && traits(place).contains(.opening)
                    || !traits(place).isDisjoint(with: [.list, .listing])
            }
        }
    }

    /// Returns the parts of a range around "else".
    fileprivate func withoutOthers(_ range: Range<Int>) -> [Range<Int>] {
        guard let place = range.first(where: { traits($0).contains(.others) }) else { return [range] }
        return [range.lowerBound..<place, place + 1..<range.upperBound]
    }

    fileprivate func joined(_ ranges: [Range<Int>], after word: String? = nil) -> String {
        let parts = ranges.filter { $0.contains { tokens[$0].kind != .symbol } }.map {
            text(from: $0.lowerBound, through: $0.upperBound - 1)
        }
        return ((word.map { [$0] } ?? []) + parts).joined(separator: " ")
    }
}

extension FoundCue {
    /// Whether the word can lead only to a whole clause: "where", but not "that", which may be its subject.
    fileprivate func isAdverbial(_ draft: QuestionDraft) -> Bool {
        count > 1 || draft.isInterrogative(first.lowerBound) && !draft.traits(first.lowerBound).contains(.question)
    }
}
