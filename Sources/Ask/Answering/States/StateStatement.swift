import Model
import Store
import Time

/// What one place of the vault says of a thing: a sentence, a row of a table, a field.
struct StateStatement {
    /// What is said to hold.
    enum Value: Equatable {
        case number(Double)
        case people([String])
        case span(TimeSpan, words: String)
        case text(String)
    }

    var value: Value
    /// The words as written.
    var text: String
    /// The head of the table that it is a row of, and what it is about: "Price: 31 cents".
    var row: (header: String, told: String)?
    /// The day from which it holds; nil where nothing says so.
    var day: CivilDate?
    var document: DocumentRecord
    var lines: LineRange
    /// Whether it is a field, which is data and no prose.
    var isField = false

    /// Whether it follows others in a row: a row of a table, an entry of a log, a sentence that tells of a change.
    var isInSequence = false

    /// Whether two statements say the same.
    func isSame(_ other: StateStatement) -> Bool {
        switch (value, other.value) {
        case (.span(let left, _), .span(let right, _)): left.start == right.start
        default: value == other.value
        }
    }
}

/// The statements on one thing in the order of time: what holds, and what it replaced.
struct StateHistory {
    /// What holds at the time of the question.
    let current: StateStatement
    /// What was so before, the latest first, each state once.
    let replaced: [StateStatement]
    /// What another document of the same day says otherwise: then nobody knows which one is the last.
    let others: [StateStatement]

    /// Orders statements; nil where they tell of nothing that changed.
    ///
    /// - Parameters:
    ///   - statements: In the order of the vault.
    ///   - day: The day of the question.
    init?(_ statements: [StateStatement], on day: CivilDate) {
        let dated = statements.filter { $0.day != nil }
        let isOfOne = Set(statements.map(\.document.number)).count == 1
        // Rows without a date follow one another in their table alone.
        let known = dated.isEmpty ? (isOfOne ? statements : statements.filter(\.isField)) : dated
        let past = known.filter { ($0.day ?? day) <= day }
        let ordered = past.enumerated().sorted {
            ($0.element.day?.dayNumber ?? 0, $0.offset) < ($1.element.day?.dayNumber ?? 0, $1.offset)
        }.map(\.element)
        guard let last = ordered.last else { return nil }
        // One note that says it twice in different words tells no change.
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
            if states.last?.isSame(statement) ?? false { continue }
            states.append(statement)
        }
        guard let current = states.popLast() else { return nil }
        self.current = current
        replaced = states.reversed()
        // What never changed is no state over time; a field is read nowhere else.
        guard !replaced.isEmpty || current.isField || known.contains(where: { !$0.isSame(current) }) else { return nil }
    }
}
