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
    /// The words of the question, folded.
    private let words: [String]

    init(context: AnswerContext) {
        self.context = context
        words = Tokenizer().tokens(of: context.reading.question).map(\.folded)
    }

    /// Composes the answer; nil if no step is asked for, or no line says that it was taken.
    func answer() throws(StoreError) -> Answer? {
        guard context.reading.order == nil, let step else { return nil }
        let number = MilestoneWords.number(in: context.reading.question)
        guard let kind = kind(number) else { return nil }
        let matter = try context.search().words.filter { !MilestoneWords.isOfReaching($0.word) }
        guard !matter.isEmpty else { return nil }
        let statements = try MilestoneReader(context: context, matter: matter, number: number).read(step)
        guard let told = statement(of: kind, statements) else { return nil }
        return try answer(kind, told)
    }

    /// The noun for a step in the question, or the first one of its language if it asks how far something is; nil if it asks for neither.
    private var step: String? {
        if let step = words.lazy.compactMap(MilestoneWords.step).first { return step }
        guard MilestoneWords.asksHowFar(words) else { return nil }
        return context.query.language.milestones.steps.split(separator: " ").first.map(String.init)
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

    /// Whether a step itself is asked for, by its name or by how far something is.
    private var asksStep: Bool {
        let isNamed =
            AskedKind.isOpen(words.first ?? "", context.query.language)
            && words.prefix(3).contains(where: MilestoneWords.isStep)
        return isNamed || MilestoneWords.asksHowFar(words)
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
            answer.value = told.day.map { .moment($0.midnight) }
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
