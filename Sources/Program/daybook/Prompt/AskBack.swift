import Answering
import Model

/// Asks at the prompt which of several people with one name is meant.
struct AskBack {
    let editor: LineEditor
    let templates: Templates

    enum Outcome {
        case person(Person)
        /// A question or command typed instead of an answer.
        case instead(String)
        /// Ctrl-C or Ctrl-D; the question is dropped.
        case dropped
    }

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

    /// Tells whether a line is a question or command; a single word that names nobody counts as a typing error.
    private static func isQuestion(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words.count > 2 || ReplCommand.leaves(line) || line.hasPrefix(":")
            || words.count > 1 && line.hasSuffix("?")
    }
}
