/// What can be typed at the prompt beside questions: one table for help, completion and execution.
enum ReplCommand: String, CaseIterable {
    case help, more, drop, explain, similar, people, tags, status, json, quit

    /// The command of a name, or of the beginning of one.
    init?(named name: String) {
        let matching = ReplCommand.allCases.filter { $0.rawValue.hasPrefix(name) && !name.isEmpty }
        guard let command = ReplCommand(rawValue: name) ?? (matching.count == 1 ? matching.first : nil) else {
            return nil
        }
        self = command
    }
}
