import Answering

extension Repl {
    /// Saves the last question under a name, and keeps its answer as the first revision.
    mutating func saveQuestion(_ name: String) throws {
        guard let last, let understanding = last.understanding else { return tell(text("prompt.no-question")) }
        guard !name.isEmpty else { return tell(text("saved.name-what")) }
        guard SavedQuestions.isName(name) else { return tell(text("saved.name-form", ["name": name])) }
        guard !understanding.isFollowUp else {
            return tell(text("saved.follow-up", ["question": last.question.text]))
        }
        var saved = try SavedQuestions(settings)
        let isKnown = (try? saved.question(name)) != nil
        try saved.save(SavedQuestions.Entry(name: name, question: last.question.text))
        RevisionRecorder(settings: settings).recordIfChanged()
        let key = isKnown ? "saved.replaced" : "saved.done"
        Output.answers.line(.line(text(key, ["name": name, "question": last.question.text])))
    }
}
