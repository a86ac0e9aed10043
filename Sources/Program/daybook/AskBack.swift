import Answering
import Model

/// Asks at the prompt who is meant by a name that several people bear.
struct AskBack {
    let editor: LineEditor
    let templates: Templates

    /// Asks until the answer names one of them.
    ///
    /// - Parameter question: Who may be meant.
    /// - Returns: Nil where the question was dropped with Ctrl-C or Ctrl-D.
    func person(_ question: PersonQuestion) -> Person? {
        Output.answers.line(SafeText.clean(question.text))
        for (place, choice) in question.choices.enumerated() {
            Output.answers.line(SafeText.clean("  \(place + 1) \(choice.text)"))
        }
        while true {
            switch editor.read(prompt: templates.text("which.prompt") + " ") {
            case .interrupted, .end:
                Output.answers.line()
                return nil
            case .line(let line):
                if let person = question.person(named: line) { return person }
                Output.answers.line(templates.text("which.again"))
            }
        }
    }
}
