import Model
import Parsing
import Retrieval
import Store
import Text

/// Answers when or whether a matter took a numbered step, or at which it is: "when did the winch reach stage 3".
struct MilestoneAnswer {
    private enum Kind {
        case date
        case whether
        case step
    }

    let context: AnswerContext

    /// Composes the answer; nil if no step is asked for, or no line says that it was taken.
    func answer() throws(StoreError) -> Answer? {
        let number = MilestoneWords.number(in: context.reading.question)
        guard let kind = kind(number), let step = step, context.reading.order == nil else { return nil }
        let words = try context.search().words.filter { !MilestoneWords.isOfReaching($0.word) }
        guard !words.isEmpty else { return nil }
        let statements = try MilestoneReader(context: context, matter: words, number: number).read(step)
        guard let told = statement(of: kind, statements) else { return nil }
        return try answer(kind, told)
    }

    private func kind(_ number: Double?) -> Kind? {
        switch context.reading.request {
        case .date(let date): return number != nil && !date.isDue && context.reading.tense != .future ? .date : nil
        case .whether: return number != nil ? .whether : nil
        // What held at some time is told by `StateAnswer`.
        case .fact, .amount: return number == nil && context.reading.time == nil && asksStep ? .step : nil
        default: return nil
        }
    }

    /// Whether a question asks for a step, by its name or by how far something is.
    private var asksStep: Bool {
        let words = Tokenizer().tokens(of: context.reading.question).map(\.folded)
        let isNamed =
            AskedKind.isOpen(words.first ?? "", context.query.language)
            && words.prefix(3).contains(where: MilestoneWords.isStep)
        return isNamed || MilestoneWords.asksHowFar(context.reading.question)
    }

    /// The noun for the step that the question has, or the first one of its language.
    private var step: String? {
        let words = Tokenizer().tokens(of: context.reading.question).map(\.folded)
        return words.first(where: MilestoneWords.isStep)
            ?? context.query.language.milestones.steps.split(separator: " ").first.map(String.init)
    }

    private func statement(of kind: Kind, _ statements: [MilestoneStatement]) -> MilestoneStatement? {
        func day(_ statement: MilestoneStatement) -> Int { statement.day?.dayNumber ?? .min }
        let passed = statements.filter { $0.verdict == .passed }
        switch kind {
        case .date: return passed.filter { $0.day != nil }.min { day($0) < day($1) }
        case .whether: return passed.first ?? statements.max { day($0) < day($1) }
        case .step: return passed.max { (day($0), $0.number) < (day($1), $1.number) }
        }
    }

    private func answer(_ kind: Kind, _ told: MilestoneStatement) throws(StoreError) -> Answer {
        var answer = Answer(found: true, headline: "")
        let source = context.wording.source(told.document)
        switch kind {
        case .date:
            if let start = told.document.start { answer.value = .moment(start.date.midnight) }
            answer.span = told.day?.span
            answer.headline = context.templates.text(
                "when.named",
                ["date": told.day.map(context.templates.dates.day) ?? "", "words": told.above ?? told.line.text])
        case .whether:
            answer.headline = context.templates.text(
                told.verdict == .passed ? "whether.milestone" : "whether.milestone.failed",
                ["quote": told.line.text, "source": source])
        case .step:
            answer.value = .number(told.number)
            answer.headline = context.templates.text("amount.named", ["quote": told.line.text, "source": source])
        }
        let people = try context.people(told.document)
        answer.citations = [
            Citation(
                rank: 1, document: told.document, people: people, lines: told.line.lines, snippet: told.line.text,
                matches: [], score: 0)
        ]
        let heading = context.wording.heading(told.document, people: people)
        answer.sections = [
            Answer.Section(
                heading: told.above.map {
                    context.templates.text("heading.section", ["title": heading, "section": $0])
                } ?? heading, quotes: [Answer.Quote(text: told.line.text, citations: [1])])
        ]
        answer.remarks = context.wording.remarks
        return answer
    }
}
