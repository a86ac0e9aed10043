import Text
import Writing

/// What a writing command changed, or would change, in one file.
struct WritingReport: JSONWritable {
    var command: String
    var file: String
    var changes: [LineChange]
    /// Where a removed file is now.
    var destination: String?
    var error: String?

    /// Whether the file is another one than before.
    var isChanged: Bool { error == nil && (!changes.isEmpty || destination != nil) }

    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("changed", isChanged)
            $0.field("command", command)
            if let error { $0.field("error", error) }
            $0.field("file", file)
            $0.field("lines", changes)
            if let destination { $0.field("to", destination) }
        }
    }

    /// The changes as a small diff.
    var text: SafeText {
        let rows = changes.flatMap { change -> [SafeText] in
            let number = SafeText.line(String(change.line))
            return [change.old.map { "  \(number) - \(line: $0)" }, change.new.map { "  \(number) + \(line: $0)" }]
                .compactMap { $0 }
        }
        return (["\(line: file)"] + rows).joined(separator: "\n")
    }

    /// Shows the changes.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - isDryRun: Whether nothing was written.
    /// - Returns: `.nothingFound` if there was nothing to do.
    func show(_ settings: Settings, isDryRun: Bool) -> ExitStatus {
        if settings.json {
            Output.answers.line(JSONLine.line(self))
        } else if isChanged {
            Output.answers.line(text)
            if isDryRun { Output.tell("daybook: a dry run: nothing was written") }
        } else {
            Output.tell("daybook: nothing to do in \(line: file)")
        }
        return isChanged ? .answered : .nothingFound
    }
}

extension LineChange: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("line", line)
            $0.field("new", new)
            $0.field("old", old)
        }
    }
}
