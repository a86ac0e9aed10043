import Language
import Parsing
import Text

/// Chooses the number asked for among those of quoted lines: the 60 of "Inviting 60 members", if the question is how many get invited.
///
/// The lines are already the answer, so less evidence is needed than for a search: the number must be near words of the question.
struct QuotedNumber {
    let evidence: Evidence
    let request: AmountRequest

    private struct Candidate {
        var value: Double
        var score: Float
    }

    /// Returns the best number; nil if none is near the question's words, or another one is about as good.
    func value(in lines: [QuotableLine]) -> Double? {
        let candidates = lines.flatMap(candidates)
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
            if amount.quantity != nil, request.isMeasure { score += QuotedNumber.united }
            return Candidate(value: request.inAskedUnit(amount), score: score)
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
        let likeness =
            words.flatMap { word in
                request.counted.map { QuotedNumber.likeness(word, $0.lowercased()) }
            }.max() ?? 0
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

    /// Returns 1 for forms of one word, less for words of the same beginning: "registered", "registrants".
    private static func likeness(_ word: String, _ other: String) -> Float {
        let analyzer = TermAnalyzer.everyLanguage
        if !analyzer.hashes(of: word).isDisjoint(with: analyzer.hashes(of: other)) { return 1 }
        let shared = zip(word.utf8, other.utf8).prefix { $0 == $1 }.count
        return shared >= leastShared && shared * 10 >= min(word.utf8.count, other.utf8.count) * 6 ? sameBeginning : 0
    }

    private static let leastShared = 5
    private static let sameBeginning: Float = 0.75
}

extension AmountRequest {
    /// The quantity of the unit if the question names one: "how many grams" asks for a weight.
    var measured: Quantity {
        let unit = quantity == .count ? counted.first.flatMap(AmountWords.quantity) : nil
        return unit ?? quantity
    }

    /// Whether a measured quantity is asked for, not a number of things.
    var isMeasure: Bool { measured != .count && measured != .any }

    /// Whether an amount is of the quantity asked for.
    func fits(_ amount: AmountsInText.Amount) -> Bool {
        switch measured {
        case .count: amount.quantity == nil
        // An unknown unit is kept with its number: "2 floz tequila".
        case .any: amount.quantity != .duration
        case .age: true
        default: amount.quantity == measured
        }
    }

    /// Returns the number in the unit that the question names, "how many days", else a duration in minutes.
    func inAskedUnit(_ amount: AmountsInText.Amount) -> Double {
        guard amount.quantity == .duration else { return amount.value }
        let unit = (counted.prefix(1) + words.sorted()).lazy.compactMap(AmountWords.minutes).first
        return amount.value / (unit ?? 1)
    }
}
