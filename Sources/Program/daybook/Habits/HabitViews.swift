import Answering
import Habits
import Store

/// `daybook habits` and `daybook subscriptions`.
struct HabitViews {
    let settings: Settings

    /// Shows the habits or the subscriptions; `.nothingFound` if there are none.
    func show(_ kind: RecordPage.Kind, showsAll: Bool) throws -> ExitStatus {
        let view = try Workspace(settings: settings).withIndex { index in
            try Asker(settings: settings, index: index).view(of: kind, showsAll: showsAll)
        }
        view.problems.forEach { Output.tell("daybook: \(line: ErrorWords.sentence($0))") }
        settings.write(
            settings.json
                ? JSONLine.line(HabitViewJSON(view: view))
                : AnswerRenderer(settings, in: nil).text(view.reply.answer))
        return view.reply.answer.found ? .answered : .nothingFound
    }
}

/// A view of records, for people and for programs.
struct RecordView {
    enum Entries {
        case habits(HabitOverview)
        case subscriptions(SubscriptionOverview)
    }

    var reply: Reply
    var entries: Entries
    var problems: [RecordProblem]
}

extension Asker {
    /// Answers with all habits, or all subscriptions.
    func view(of kind: RecordPage.Kind, showsAll: Bool = false) throws(StoreError) -> RecordView {
        var entries: RecordView.Entries?
        var problems: [RecordProblem] = []
        let reply = try records(kind.rawValue + "s") { context in
            problems = context.book.problems(of: kind)
            switch kind {
            case .habit:
                let overview = context.habits(showsAll: showsAll)
                entries = .habits(overview)
                return context.answer(overview)
            case .subscription:
                let overview = context.subscriptions(showsAll: showsAll)
                entries = .subscriptions(overview)
                return context.answer(overview)
            }
        }
        guard let entries else { preconditionFailure("an answer was made from its entries") }
        return RecordView(reply: reply, entries: entries, problems: problems)
    }
}

extension Reply {
    /// Says how a question about habits or subscriptions was read: by the pages that answer it.
    func readingFromPages(_ words: LanguageTemplates) -> String {
        var seen: Set<String> = []
        let files = answer.numberedCitations.map(\.document.path).filter { seen.insert($0).inserted }
        return words.of(reading.language).text("habits.reading", ["files": files.joined(separator: ", ")])
    }
}

extension Repl {
    /// Shows the habits or the subscriptions; their pages can be opened like citations.
    mutating func records(_ kind: RecordPage.Kind) throws {
        refresh()
        let view = try asker.view(of: kind)
        view.problems.forEach { Output.tell("daybook: \(line: ErrorWords.sentence($0))") }
        try show(view.reply)
    }
}
