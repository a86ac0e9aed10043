import Model
import Parsing
import Store
import Text
import Time

/// Finds lines that give an amount to a heading or label in several notes: "€ 1,200" below "Balance" in the minutes of each month.
struct LabelledSeries {
    let context: AnswerContext
    let request: AmountRequest
    private let pattern: EventPattern

    /// Creates a search for an event's lines; nil if a line could contain none of its words.
    init?(of event: EventPhrase, request: AmountRequest, context: AnswerContext) {
        var event = event.without(request.counted + request.words)
        // The verb is one of the words: "granted" may stand in a heading, "Grants".
        if let verb = event.verb, !VerbForms.isSupport(verb), !request.words.contains(verb) {
            event.groups.append([verb])
        }
        event.verb = nil
        guard let pattern = EventPattern(event, language: context.query.language) else { return nil }
        (self.context, self.request, self.pattern) = (context, request, pattern)
    }

    /// Returns the lines of dated notes in the asked time, in the order of time.
    ///
    /// The label and what stands above it must contain all words of the event; the title alone names no label.
    func lines() throws(StoreError) -> [Occurrence] {
        var found: [Occurrence] = []
        for candidate in try OccurrenceCandidates(context: context, pattern: pattern).find() {
            guard let days = candidate.document.days, context.isOver(days.start) else { continue }
            for line in LineReader().lines(of: candidate.chunks) {
                guard line.traits.isDisjoint(with: [.tableRow, .question, .task]), let label = label(of: line.text)
                else { continue }
                let above = line.headings.reduce(pattern.words(in: label.words, memo)) {
                    $0 | pattern.words(in: $1, memo)
                }
                guard above & pattern.needed == pattern.needed else { continue }
                var statement = EventStatement(text: line.text)
                statement.amount = label.amount
                found.append(
                    Occurrence(span: days, statement: statement, document: candidate.document, lines: line.lines))
            }
        }
        return found
    }

    private var memo: WordMemo { context.memory.words.everyLanguage }

    /// Returns the words before the only amount of a line that nothing follows; nil for sentences.
    private func label(of line: String) -> (words: String, amount: (value: Double, unit: String))? {
        let text = AmountsInText(line)
        let fitting = text.amounts.filter { amount in
            request.quantity == .any ? amount.quantity == .money : amount.quantity == request.quantity
        }
        guard fitting.count == 1, let amount = fitting.first, amount.quantity != nil else { return nil }
        let before = text.tokens.prefix(amount.tokens.lowerBound).filter { $0.kind == .word }
        let behind = text.tokens.dropFirst(amount.tokens.upperBound).filter { $0.kind == .word }
        guard before.count <= LabelledSeries.longestLabel, behind.count <= 1 else { return nil }
        // "Kite club Oslo" is another one than the "kite club".
        let names = before.filter { $0.text.first?.isUppercase == true && !AmountWords.isMoney($0.lower) }
        guard names.allSatisfy({ pattern.words(in: $0.text, memo) != 0 }) else { return nil }
        let unit = amount.quantity == .duration ? "min" : text.unit(of: amount)
        return (before.map(\.text).joined(separator: " "), (amount.value, unit))
    }

    /// In words.
    private static let longestLabel = 8
}
