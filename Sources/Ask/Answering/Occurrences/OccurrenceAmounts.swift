import Language
import Model
import Parsing
import Store
import Text
import Time

/// Computes the sum or another statistic of the amounts in the statements of an event.
struct OccurrenceAmounts {
    private struct Stated {
        var value: Double
        var unit: String
        var day: OccurrenceDay
    }

    let lines: OccurrenceLines
    let request: AmountRequest
    let statistic: OccurrenceRequest.Statistic
    let periods: OccurrencePeriods

    private var context: AnswerContext { lines.context }

    /// Returns the statistic; nil if no statement gives such an amount, or if there are too many units.
    ///
    /// Amounts of different units are not added: a sum has a part for each unit; any other statistic uses the most frequent unit.
    func answer(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        let all = days.flatMap(stated)
        let units = Dictionary(grouping: all, by: \.unit).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        // If other amounts have a unit, a bare number counts something else.
        let named = units.filter { !$0.key.isEmpty }
        let parts = Array((named.isEmpty ? units : named).prefix(statistic == .sum ? .max : 1))
        guard let first = parts.first, parts.count <= OccurrenceAmounts.mostUnits else { return nil }
        let fitting = all.filter { amount in parts.contains { $0.key == amount.unit } }
        if statistic == .largest || statistic == .smallest { return try extreme(fitting, of: all.count) }
        let stated = statistic == .sum && parts.count == 1 ? sinceTotal(fitting) : fitting[...]
        // A single count is better shown by quoting its line.
        if request.quantity == .count, fitting.count < 2 { return nil }
        let sums = parts.map { part in
            (unit: part.key, sum: stated.reduce(0) { $0 + ($1.unit == part.key ? $1.value : 0) })
        }
        let words = context.templates
        let total = sums.map { text($0.sum, $0.unit, words) }.joined(separator: " + ")
        guard let mean = mean(of: sums[0].sum, stated) else { return nil }
        let value = mean.value
        var slots = mean.slots
        slots["amount"] = statistic == .sum ? total : text(value, first.key, words)
        slots["count"] = String(fitting.count)
        slots["days"] = String(days.count)
        slots["total"] = total
        var answer = try lines.answer(
            mean.key, slots,
            value: sums.count == 1
                ? .number(value) : .list(sums.map { text($0.sum, $0.unit, context.languages.ofValues) }),
            showing: stated.map(\.day))
        let without = days.count - Set(stated.compactMap { $0.day.span?.start }).count
        if without > 0, fitting.count == stated.count {
            answer.remarks.append(context.templates.text("occurrences.without-amount", ["count": String(without)]))
        }
        if fitting.count > stated.count {
            answer.remarks.append(context.templates.text("occurrences.totalled"))
        }
        tell(others: all.count - fitting.count, in: &answer)
        return answer
    }

    private static let mostUnits = 3

    /// Returns the largest or smallest of several amounts of one unit, with the days on which it was reached.
    private func extreme(_ stated: [Stated], of all: Int) throws(StoreError) -> Answer? {
        guard stated.count > 1, let unit = stated.first?.unit,
            let value = statistic == .largest ? stated.map(\.value).max() : stated.map(\.value).min()
        else { return nil }
        let reached = stated.filter { $0.value == value }
        let day = reached.lazy.compactMap(\.day.span).first.map(context.templates.dates.span)
        var answer = try lines.answer(
            statistic == .largest ? "occurrences.largest" : "occurrences.smallest",
            [
                "amount": text(value, unit, context.templates), "count": String(stated.count),
                "day": day ?? context.templates.text("undated"),
            ],
            value: .number(value), showing: reached.map(\.day))
        tell(others: all - stated.count, in: &answer)
        return answer
    }

    /// Says how many amounts have another unit.
    private func tell(others: Int, in answer: inout Answer) {
        guard others > 0 else { return }
        answer.remarks.append(context.templates.text("occurrences.other-units", ["count": String(others)]))
    }

    /// Returns the amounts from the latest one that is a total of those before it: "I've lost 3 cousins this month".
    private func sinceTotal(_ stated: [Stated]) -> ArraySlice<Stated> {
        let length = context.reading.time.flatMap { $0.isVague ? nil : $0.hull.days }
        let last = stated.lastIndex { one in
            one.day.occurrences.contains { TotalWords.saysTotal($0.statement.text, ofDays: length) }
        }
        return stated[(last ?? 0)...]
    }

    /// Returns the value to report for a sum, with the key and slots of its template; nil if the asked time has no periods.
    private func mean(
        of sum: Double, _ stated: ArraySlice<Stated>
    ) -> (value: Double, key: String, slots: [String: String])? {
        switch statistic {
        case .sum, .largest, .smallest: return (sum, "occurrences.total", [:])
        case .mean: return (sum / Double(stated.count), "occurrences.average", [:])
        case .meanPer(let period):
            guard let (span, count) = periods.number(of: period, over: stated.map(\.day)) else { return nil }
            let slots = ["periods": String(count), "time": context.templates.dates.span(span)]
            return (sum / Double(count), "occurrences.average.\(period.rawValue)", slots)
        }
    }

    /// Returns the amounts of a day; equal statements count once.
    private func stated(_ day: OccurrenceDay) -> [Stated] {
        var seen: Set<String> = []
        return day.occurrences.compactMap { occurrence in
            guard seen.insert(occurrence.statement.text).inserted, let amount = amount(in: occurrence.statement) else {
                return nil
            }
            var one = day
            one.occurrences = [occurrence]
            return Stated(value: amount.value, unit: amount.unit, day: one)
        }
    }

    /// Whether a sentence gives an amount of the requested kind: money if any is requested, never a count, which has no unit.
    static func names(_ request: AmountRequest, _ sentence: String) -> Bool {
        AmountsInText(sentence).amounts.contains { amount in
            switch request.quantity {
            case .any: amount.quantity == .money
            case .count: false
            default: amount.quantity == request.quantity
            }
        }
    }

    /// Returns the matching amount nearest to the event's words.
    private func amount(in statement: EventStatement) -> (value: Double, unit: String)? {
        if let amount = statement.amount { return amount }
        let text = AmountsInText(statement.text)
        if statement.isField { return text.amounts.first.map { ($0.value, unit(of: $0, text)) } }
        if request.quantity == .count { return number(in: statement, text).map { ($0, "") } }
        let dates = OccurrenceAmounts.dates(in: statement.text)
        let fitting = text.amounts.filter { amount in
            let range = text.range(of: amount)
            return fits(amount) && !dates.contains { $0.overlaps(range) }
        }
        let places = statement.matches
        func distance(_ amount: AmountsInText.Amount) -> Int {
            let range = text.range(of: amount)
            return places.map { min(abs($0.lowerBound - range.upperBound), abs(range.lowerBound - $0.upperBound)) }
                .min() ?? 0
        }
        // If any amount is requested, one with a unit is preferred: 20 € in "two novels for 20 €".
        let united = fitting.filter { $0.quantity != nil }
        let best = (united.isEmpty ? fitting : united).min { distance($0) < distance($1) }
        guard let best else { return nil }
        return (best.value, unit(of: best, text))
    }

    /// Returns the number before the counted noun: "two novels", "another novel"; nil if there is none.
    private func number(in statement: EventStatement, _ text: AmountsInText) -> Double? {
        let counted = Set(request.counted.flatMap(TermAnalyzer.everyLanguage.hashes))
        let noun = text.tokens.indices.first { place in
            var isCounted = false
            context.memory.words.everyLanguage.forEachForm(in: text.tokens[place].text) { _, term, _ in
                isCounted = isCounted || counted.contains(term)
            }
            return isCounted
        }
        guard let noun else { return nil }
        let before = max(0, noun - OccurrenceAmounts.mostBetween)..<noun
        if let amount = text.amounts.last(where: { $0.quantity == nil && before.contains($0.tokens.upperBound - 1) }) {
            return amount.value
        }
        return text.tokens[before].contains { EventWords.isOne($0.lower) } ? 1 : nil
    }

    /// The maximum distance from a number to its noun, in tokens: "two new novels".
    private static let mostBetween = 3

    /// The ranges of dates and times in UTF-8 bytes.
    static func dates(in text: String) -> [Range<Int>] {
        let tokens = QuestionTokenizer().tokens(of: text)
        let language = LanguageDetector.language(of: tokens)
        return TimeGrammar(now: CivilDate(dayNumber: 0).at(hour: 12), language: language)
            .expressions(in: tokens, question: text).map(\.range)
    }

    private func fits(_ amount: AmountsInText.Amount) -> Bool {
        switch request.quantity {
        // A percentage is not an amount of anything.
        case .any: amount.quantity != .share
        case .count: amount.quantity == nil
        default: amount.quantity == request.quantity
        }
    }

    /// Returns "min" for durations, else the unit as written; empty for a bare number.
    private func unit(of amount: AmountsInText.Amount, _ text: AmountsInText) -> String {
        switch amount.quantity {
        case .duration: "min"
        case nil: ""
        default: text.unit(of: amount)
        }
    }

    private func text(_ value: Double, _ unit: String, _ templates: Templates) -> String {
        if unit == "min" { return templates.dates.duration(minutes: Int(value.rounded())) }
        let number = templates.numbers.text(value)
        return unit.isEmpty ? number : "\(number) \(unit)"
    }
}

extension AmountsInText {
    /// The range of an amount in UTF-8 bytes.
    func range(of amount: Amount) -> Range<Int> {
        tokens[amount.tokens.lowerBound].range.lowerBound..<tokens[amount.tokens.upperBound - 1].range.upperBound
    }

    /// The unit of an amount as written.
    func unit(of amount: Amount) -> String {
        let unit = tokens[amount.tokens].filter { $0.kind == .word || "€$£¥%".contains($0.text) }
        // The "k" of "92k €" belongs to the number.
        let money = unit.filter { AmountWords.isMoney($0.lower) }
        return (amount.quantity == .money && !money.isEmpty ? money : unit).map(\.text).joined(separator: " ")
    }
}
