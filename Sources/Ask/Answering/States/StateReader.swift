import Language
import Model
import Parsing
import Store
import Text
import Time

struct StateReader {
    let context: AnswerContext
    let question: StateQuestion
    let pattern: EventPattern
    private let attribute: Set<UInt64>

    /// Maximum number of documents; a thing with more is not a single one.
    private static let mostDocuments = 400

    init?(context: AnswerContext, question: StateQuestion) {
        var event = EventPhrase()
        event.groups = question.thing.map { [$0] }
        guard let pattern = EventPattern(event, language: context.query.language) else { return nil }
        (self.context, self.question, self.pattern) = (context, question, pattern)
        attribute = StateReader.terms(of: ChangeWords.ofSameOffice(question.attribute), context.query.language)
    }

    /// Returns the statements in the order of the vault.
    func read() throws(StoreError) -> [StateStatement] {
        let candidates = try OccurrenceCandidates(context: context, pattern: pattern).find(
            atMost: StateReader.mostDocuments)
        var statements = question.kind == .date ? [] : try series()
        for candidate in candidates {
            let title = pattern.words(in: candidate.document.title, memo)
            if title == pattern.needed { statements += try fields(of: candidate.document) }
            for chunk in candidate.chunks { read(chunk, of: candidate, title: title, into: &statements) }
        }
        return statements
    }

    var memo: WordMemo { context.memory.words.everyLanguage }

    private static func terms(of words: [String], _ language: Language) -> Set<UInt64> {
        Set(words.flatMap { VerbForms.forms(of: $0, in: language) }.flatMap(TermAnalyzer.everyLanguage.hashes))
    }

    func holdsAttribute(_ text: String) -> Bool {
        var isHeld = false
        memo.forEachForm(in: text) { _, term, _ in isHeld = isHeld || attribute.contains(term) }
        return isHeld
    }

    // MARK: Fields

    /// Reads the fields of a note titled like the thing: "Status: paused".
    private func fields(of document: DocumentRecord) throws(StoreError) -> [StateStatement] {
        try context.index.details(of: document).properties.compactMap { property in
            guard holdsAttribute(property.key), !property.value.isEmpty else { return nil }
            let field = FieldSeries.Field(document: document, property: property)
            return StateStatement(
                value: value(ofField: property.value), text: field.text, day: document.writtenOn, document: document,
                lines: field.lines, isField: true)
        }
    }

    /// Reads the fields of all notes titled like the thing, such as a daily "weight: 71.5".
    private func series() throws(StoreError) -> [StateStatement] {
        try FieldSeries(context: context, pattern: pattern).fields().map { field in
            StateStatement(
                value: value(ofField: field.property.value), text: field.text, day: field.document.writtenOn,
                document: field.document, lines: field.lines, isField: true)
        }
    }

    private func value(ofField text: String) -> StateStatement.Value {
        switch question.kind {
        case .person: .people([text])
        case .amount: AmountsInText(text).amounts.first.map { .number($0.value) } ?? .text(text)
        default: Double(text).map { .number($0) } ?? .text(text)
        }
    }

    // MARK: Lines

    private func read(
        _ chunk: ChunkRecord, of candidate: OccurrenceCandidates.Candidate, title: EventPattern.Words,
        into statements: inout [StateStatement]
    ) {
        let above = chunk.headingPath.reduce(title) { $0 | pattern.words(in: $1, memo) }
        let lines = chunk.readLines
        var header: String?
        for (place, line) in lines.enumerated() {
            if MarkupLine.isTableRule(line.text) { continue }
            let isRow = line.text.utf8.first == UInt8(ascii: "|")
            if !isRow {
                header = nil
            } else if header == nil, place + 1 < lines.count, MarkupLine.isTableRule(lines[place + 1].text) {
                header = line.text
                continue
            }
            let range = candidate.document.lines(of: line, in: chunk)
            if let task = candidate.task(line.text, on: range), !task.wasDone { continue }
            if let header {
                guard (above | pattern.words(in: header + line.text, memo)) == pattern.needed else { continue }
                statements += row(line.text, below: header, of: candidate.document, range, above).map { [$0] } ?? []
                continue
            }
            let text =
                SpokenLines.turn(line.text[...], of: chunk.speakers).map { String($0.said) }
                ?? OccurrenceReader.plain(line.text)
            let now = candidate.document.writtenOn ?? context.now.date
            var previous: CivilDate?
            for sentence in Sentences.ranges(in: text).map({ String(text[$0]) }) {
                let held = pattern.words(in: sentence, memo)
                let leading = StateReader.leadingDay(sentence, near: now)
                previous = leading ?? previous
                guard held | above == pattern.needed, held != 0 || isLogged(leading, sentence),
                    var statement = statement(sentence, of: candidate.document, range)
                else { continue }
                if let previous { (statement.day, statement.isInSequence) = (previous, true) }
                statements.append(statement)
            }
        }
    }

    /// Whether an entry of a log is a statement about the thing in its title.
    private func isLogged(_ leading: CivilDate?, _ sentence: String) -> Bool {
        leading != nil && (attribute.isEmpty || holdsAttribute(sentence))
    }

    private func statement(
        _ sentence: String, of document: DocumentRecord, _ lines: LineRange
    ) -> StateStatement? {
        let tokens = QuestionTokenizer().tokens(of: sentence)
        guard sentence.last != "?", !tokens.indices.contains(where: { EventWords.isUnreal(at: $0, of: tokens) }) else {
            return nil
        }
        guard !isOfAnother(tokens) else { return nil }
        let isChange = tokens.contains { ChangeWords.isChange($0.lower) }
        guard let value = value(of: sentence, tokens, isChange: isChange, document) else { return nil }
        return StateStatement(
            value: value, text: sentence, day: since(sentence, document) ?? document.writtenOn, document: document,
            lines: lines, isInSequence: isChange)
    }

    /// Whether the word before the thing makes it another one: "the travel budget" is not the budget.
    private func isOfAnother(_ tokens: [QuestionToken]) -> Bool {
        guard question.thing.count == 1,
            let place = tokens.firstIndex(where: { pattern.words(in: $0.text, memo) != 0 }), place > 0,
            tokens[place - 1].kind == .word
        else { return false }
        return !StateQuestion.mayStandBeside(tokens[place - 1], context.query.language)
    }

    /// Returns the day from which a statement holds, as in "from January"; nil if the question asks for the day itself.
    private func since(_ sentence: String, _ document: DocumentRecord) -> CivilDate? {
        guard question.kind != .date, let day = document.writtenOn else { return nil }
        let tokens = QuestionTokenizer().tokens(of: sentence)
        return StateReader.times(in: sentence, from: day).first { time in
            let before = tokens.last { $0.range.lowerBound <= time.range.lowerBound && $0.kind == .word }
            let last = tokens.last { $0.range.upperBound <= time.range.lowerBound }
            return !time.isVague
                && (time.kind == .since
                    || [before, last].contains { $0.map { ChangeWords.isSince($0.lower) } ?? false })
        }?.span.start?.date
    }

    static func times(
        in text: String, from day: CivilDate, dayFirst: Bool = false, yearFirst: Bool = false
    ) -> [StatedTime] {
        let tokens = QuestionTokenizer().tokens(of: text)
        let language = LanguageDetector.language(of: tokens)
        return TimeGrammar(now: day.at(hour: 12), dayFirst: dayFirst, yearFirst: yearFirst, language: language)
            .statedTimes(of: tokens, in: text)
    }

    /// Returns the date that a line begins with, as in "2026-02-01: fee 33 €"; nil if there is none.
    ///
    /// A year of two digits lies near `now`; `dayFirst` makes 3/4 the 3rd of April, `yearFirst` 25/04/03.
    static func leadingDay(
        _ text: String, near now: CivilDate, dayFirst: Bool = false, yearFirst: Bool = false
    ) -> CivilDate? {
        guard text.utf8.prefix(leadingBytes).contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let times = times(in: text, from: now, dayFirst: dayFirst, yearFirst: yearFirst).filter { $0.isAbsolute }
        return times.first { $0.range.lowerBound <= leadingBytes }?.span.start?.date
    }

    private static let leadingBytes = 6

    // MARK: Rows

    private func row(
        _ row: String, below header: String, of document: DocumentRecord, _ lines: LineRange,
        _ above: EventPattern.Words
    ) -> StateStatement? {
        let heads = TableRow(header).cells
        let cells = TableRow(row).cells
        let column = heads.indices.filter { cells.indices.contains($0) && !cells[$0].isEmpty }.max { left, right in
            rank(heads[left], above) < rank(heads[right], above)
        }
        guard let column, rank(heads[column], above) > 0 else { return nil }
        let value: StateStatement.Value
        switch question.kind {
        case .person: value = .people([cells[column]])
        case .amount:
            guard let amount = AmountsInText(cells[column]).amounts.first else { return nil }
            value = .number(amount.value)
        case .date: return nil
        case .place, .other: value = .text(cells[column])
        }
        return StateStatement(
            value: value, text: row, row: (header, "\(heads[column]): \(cells[column])"),
            day: TableRow(row).day(near: document.writtenOn ?? context.now.date) ?? document.writtenOn,
            document: document, lines: lines, isInSequence: true)
    }

    /// Ranks a column by the words of the question in its head that are not already above the table.
    private func rank(_ head: String, _ above: EventPattern.Words) -> Int {
        (pattern.words(in: head, memo) & ~above).nonzeroBitCount + (holdsAttribute(head) ? 1 : 0)
    }
}
