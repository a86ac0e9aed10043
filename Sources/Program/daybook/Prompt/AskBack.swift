import Answering
import Model

/// Asks at the prompt who is meant by a name that several people bear.
struct AskBack {
    let editor: LineEditor
    let templates: Templates

    /// What came of asking back.
    enum Outcome {
        /// Who is meant.
        case person(Person)
        /// A question or command of its own, typed instead of an answer.
        case instead(String)
        /// Ctrl-C or Ctrl-D: the question is dropped.
        case dropped
    }

    /// Asks until the answer names one of them, or is no answer at all.
    ///
    /// - Parameter question: Who may be meant.
    /// - Returns: Who is meant, or what was typed instead.
    func ask(_ question: PersonQuestion) -> Outcome {
        Output.answers.line(.clean(question.text))
        for (place, choice) in question.choices.enumerated() {
            Output.answers.line("  \(place + 1) \(clean: choice.text)")
        }
        while true {
            switch editor.read(prompt: "\(line: templates.text("which.prompt")) ") {
            case .interrupted, .end:
                Output.answers.line()
                return .dropped
            case .line(let line):
                if let person = question.person(named: line) { return .person(person) }
                if AskBack.isQuestion(line) { return .instead(line) }
                Output.answers.line(.line(templates.text("which.again")))
            }
        }
    }

    /// Whether a line is a question or a command of its own.
    ///
    /// Several words that name nobody are one; a single word is a slip.
    private static func isQuestion(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words.count > 2 || ReplCommand.leaves(line) || line.hasPrefix(":")
            || words.count > 1 && line.hasSuffix("?")
    }
}
