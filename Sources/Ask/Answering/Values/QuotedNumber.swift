import Language
import Parsing
import Text

/// Chooses the number asked for among those of quoted lines: the 40 of "It has 40 subscriptions", if the question is how many subscribed.
///
/// The lines are already the answer, so less evidence is needed than for a search: the number must be near words of the question.
struct QuotedNumber {
    let evidence: Evidence
    let request: AmountRequest

    /// The terms of each counted noun, and the noun itself.
    private let nouns: [(word: String, terms: Set<UInt64>)]

    init(evidence: Evidence, request: AmountRequest) {
        self.evidence = evidence
        self.request = request
        nouns = request.counted.map { ($0.lowercased(), TermAnalyzer.everyLanguage.hashes(of: $0)) }
    }

    private struct Candidate {
        var value: Double
        var score: Float
        var isPrice = false
    }

    /// Returns the best number; nil if none is near the question's words, or another one is about as good.
    func value(in lines: [QuotableLine]) -> Double? {
        var candidates = lines.flatMap(candidates)
        // "How much was the car" asks for its price, not for its mileage.
        if request.measured == .any, candidates.contains(where: \.isPrice) { candidates.removeAll { !$0.isPrice } }
        guard let best = candidates.max(by: { $0.score < $1.score }), best.score >= QuotedNumber.least else {
            return nil
        }
        let isSure = candidates.allSatisfy { $0.value == best.value || $0.score < best.score - QuotedNumber.lead }
        return isSure ? best.value : nil
    }

    /// Minimum score of a number.
    private static let least: Float = 0.9
    /// Minimum lead over another number.
    private static let lead: Float = 0.1

    private func candidates(in line: QuotableLine) -> [Candidate] {
        guard line.traits.isDisjoint(with: [.question, .tableHead]) else { return [] }
        let beside = evidence.held(in: line.headings + [line.text])
        return Sentences.ranges(in: line.text).flatMap { range in
            candidates(in: String(line.text[range]), beside: beside)
        }
    }

    private func candidates(in sentence: String, beside: [Float]) -> [Candidate] {
        let text = AmountsInText(sentence)
        let dates = text.amounts.isEmpty ? [] : OccurrenceAmounts.dates(in: sentence)
        let amounts = text.amounts.filter { amount in
            let range = text.range(of: amount)
            return request.fits(amount) && !text.isPoint(amount) && !dates.contains { $0.overlaps(range) }
                && !(amount.quantity == nil && QuotedNumber.years.contains(amount.value))
        }
        guard !amounts.isEmpty else { return [] }
        let own = evidence.held(in: [sentence])
        let share = evidence.strength(ofHeld: own)
        let whole = evidence.strength(ofHeld: zip(own, beside).map(max))
        let isOnly = Set(amounts.map(\.value)).count == 1
        let near = QuotedNumber.joined(amounts, with: amounts.map { nearness(of: $0, text) })
        return zip(amounts, near).compactMap { amount, near in
            // "The cranes stand in 3 rows" does not count the cranes.
            guard near > 0 || amount.quantity != nil else { return nil }
            var score = share + (whole - share) * QuotedNumber.aside + near
            if isOnly { score += QuotedNumber.only }
            let isPrice = amount.quantity == .money
            if isPrice && request.measured == .any || amount.quantity != nil && request.isMeasure {
                score += QuotedNumber.united
            }
            return Candidate(value: request.inAskedUnit(amount), score: score, isPrice: isPrice)
        }
    }

    /// Returns the nearness of amounts with that of alternatives made equal: "€12 or €15".
    private static func joined(_ amounts: [AmountsInText.Amount], with nearness: [Float]) -> [Float] {
        var result = nearness
        for place in amounts.indices.dropFirst()
        where amounts[place].tokens.lowerBound - amounts[place - 1].tokens.upperBound <= 1 {
            let most = max(result[place - 1], result[place])
            (result[place - 1], result[place]) = (most, most)
        }
        return result
    }

    /// Weight of what only the rest of the line and the headings have of the question.
    private static let aside: Float = 0.5
    /// For a number beside the counted noun, beside another word of the question, the only one of its sentence, with a unit of the quantity.
    private static let noun: Float = 0.8
    private static let beside: Float = 0.4
    private static let only: Float = 0.3
    private static let united: Float = 0.3

    /// Numbers without a unit that are more often years.
    private static let years = 1900.0...2100.0

    /// Returns up to `noun` if a counted noun, or a word with the same beginning, is near the number, `beside` if another word of the question is.
    private func nearness(of amount: AmountsInText.Amount, _ text: AmountsInText) -> Float {
        let words = words(near: amount, text)
        let likeness = nouns.isEmpty ? 0 : words.map(likeness).max() ?? 0
        if likeness > 0 { return likeness * QuotedNumber.noun }
        return words.contains { evidence.weight(of: $0) > 0 } ? QuotedNumber.beside : 0
    }

    /// Returns the words behind a number in its clause, and those of its label or directly before it.
    private func words(near amount: AmountsInText.Amount, _ text: AmountsInText) -> [String] {
        func words(_ tokens: some Sequence<QuestionToken>, until ends: String) -> [String] {
            tokens.prefix { $0.kind != .number && !ends.contains($0.text) }
                .filter { $0.kind == .word && $0.text.utf8.count > 1 }.prefix(QuotedNumber.reach)
                .filter { !QuestionWords.isFunctionWord($0.folded) }.map(\.lower)
        }
        let behind = words(text.tokens[amount.tokens.upperBound...], until: ".;:,|")
        // A number before another noun counts that noun: "the cranes stand in 3 rows".
        if amount.quantity == nil, !behind.isEmpty { return behind }
        return behind + words(text.tokens[..<amount.tokens.lowerBound].reversed(), until: ".;,")
    }

    /// In words.
    private static let reach = 5

    /// Returns 1 for a form of a counted noun, less for a word of the same beginning: "subscribed", "subscriptions".
    private func likeness(_ word: String) -> Float {
        let terms = TermAnalyzer.everyLanguage.hashes(of: word)
        if nouns.contains(where: { !$0.terms.isDisjoint(with: terms) }) { return 1 }
        let isLike = nouns.contains { noun in
            let shared = zip(word.utf8, noun.word.utf8).prefix { $0 == $1 }.count
            return shared >= QuotedNumber.leastShared
                && shared * 10 >= min(word.utf8.count, noun.word.utf8.count) * 6
        }
        return isLike ? QuotedNumber.sameBeginning : 0
    }

    private static let leastShared = 5
    private static let sameBeginning: Float = 0.75
}
