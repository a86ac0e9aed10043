import Model
import Store
import Time

/// A statement about a thing: a sentence, a table row or a field.
struct StateStatement {
    enum Value: Equatable {
        case number(Double)
        case people([String])
        case span(TimeSpan, words: String)
        case text(String)
    }

    var value: Value
    /// The words as written.
    var text: String
    /// The header row of its table, and its relevant cell with the column's head: "Price: 31 cents".
    var row: (header: String, told: String)?
    /// The day from which it holds; nil if unknown.
    var day: CivilDate?
    var document: DocumentRecord
    var lines: LineRange
    /// Whether it is a field, which is data rather than prose.
    var isField = false

    /// Whether it belongs to a sequence: a table row, a log entry, a sentence about a change.
    var isInSequence = false

    func isSame(_ other: StateStatement) -> Bool {
        switch (value, other.value) {
        case (.span(let left, _), .span(let right, _)): left.start == right.start
        default: value == other.value
        }
    }
}

/// The statements about one thing in order of time: the current state, and those it replaced.
struct StateHistory {
    /// The state at the time of the question.
    let current: StateStatement
    /// The earlier states, the latest first, without repetitions.
    let replaced: [StateStatement]
    /// Differing statements of other documents of the same day; which of them is the latest is then unknown.
    let others: [StateStatement]

    /// Orders statements, given in the order of the vault, up to the day of the question; nil if they show no change.
    init?(_ statements: [StateStatement], on day: CivilDate) {
        let dated = statements.filter { $0.day != nil }
        let isOfOne = Set(statements.map(\.document.number)).count == 1
        // Rows without a date are ordered only within one document.
        let known = dated.isEmpty ? (isOfOne ? statements : statements.filter(\.isField)) : dated
        let past = known.filter { ($0.day ?? day) <= day }
        let ordered = past.enumerated().sorted {
            ($0.element.day?.dayNumber ?? 0, $0.offset) < ($1.element.day?.dayNumber ?? 0, $1.offset)
        }.map(\.element)
        guard let last = ordered.last else { return nil }
        // Different statements of one note on one day show no change.
        let isMixed =
            !last.isInSequence
            && ordered.contains {
                $0.document.number == last.document.number && $0.day == last.day && !$0.isSame(last)
            }
        guard !isMixed else { return nil }
        others = ordered.filter {
            $0.day == last.day && $0.document.number != last.document.number && !$0.isSame(last)
        }
        var states: [StateStatement] = []
        for statement in ordered {
            guard let last = states.last, last.isSame(statement) else {
                states.append(statement)
                continue
            }
            // Of equal statements in a document and day, one about a change is quoted rather than one that announces it.
            let cameAbout = statement.isInSequence && !last.isInSequence
            if cameAbout, statement.day == last.day, statement.document.number == last.document.number {
                states[states.count - 1] = statement
            }
        }
        guard let current = states.popLast() else { return nil }
        self.current = current
        replaced = states.reversed()
        // A value that never changed is not a state over time; a field is kept, because no other reader finds it.
        guard !replaced.isEmpty || current.isField || known.contains(where: { !$0.isSame(current) }) else { return nil }
    }
}
