import Text

/// What the doctor found about one thing, and what to do about it.
struct Finding {
    enum State: String {
        case fine
        /// Nothing is wrong, but it is good to know.
        case note
        case problem
    }

    /// What was looked at, such as `index`.
    var topic: String
    var state: State
    var text: String
    /// What to do; nil if nothing must be done.
    var remedy: String?

    init(_ topic: String, _ state: State, _ text: String, remedy: String? = nil) {
        (self.topic, self.state, self.text, self.remedy) = (topic, state, text, remedy)
    }

    /// A problem told as commands tell it: with the remedy in the sentence.
    init(_ topic: String, _ error: any Error) { self.init(topic, .problem, ErrorWords.sentence(error)) }

    /// The finding in one line.
    var line: SafeText {
        let padding = String(repeating: " ", count: max(0, Finding.width - state.rawValue.count))
        let told = text + (remedy.map { ": " + $0 } ?? "")
        return "\(line: state.rawValue + padding + topic): \(line: told)"
    }

    private static let width = 9
}

extension Finding: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("remedy", remedy)
            $0.field("state", state.rawValue)
            $0.field("text", text)
            $0.field("topic", topic)
        }
    }
}
