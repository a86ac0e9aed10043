import Evaluation
import Text

/// `daybook eval compare A B`: the differences between two kept runs and their significance.
struct CompareCommand {
    private let first: String
    private let second: String
    private let shown: Int

    init(_ arguments: Arguments) throws(Arguments.Failure) {
        guard arguments.words.count == 3 else {
            throw .missingArgument(command: "eval compare", argument: "two kept runs")
        }
        (first, second) = (arguments.words[1], arguments.words[2])
        shown = try arguments.number("limit") ?? 10
    }

    /// Compares the runs.
    ///
    /// - Returns: `.nothingFound` if a measure got significantly worse.
    func run() throws(ProgramError) -> ExitStatus {
        let (before, after) = (try KeptQuestions(first), try KeptQuestions(second))
        let comparison = Comparison(before.questions, after.questions)
        let worse = comparison.changes.filter { $0.largest < 0 }.prefix(shown)
        let better = comparison.changes.filter { $0.largest > 0 }.suffix(shown)
        let wanted = Set((worse + better).map(\.id))
        let answers = [try answers(wanted, of: first), try answers(wanted, of: second)]
        Output.answers.write(heading(before.header, after.header))
        Output.answers.write(
            comparison.text(shown: shown) { change in
                [answers[0][change.id]?.question ?? ""]
                    + zip(["first: ", "second:"], answers).flatMap { name, answers in
                        answers[change.id].map { CompareCommand.lines(name, $0) } ?? []
                    }
            })
        return comparison.losses.isEmpty ? .answered : .nothingFound
    }

    private func heading(_ before: RunHeader, _ after: RunHeader) -> SafeText {
        var lines: [SafeText] = [
            "first:  \(line: first + CompareCommand.changes(before))",
            "second: \(line: second + CompareCommand.changes(after))",
        ]
        if before.questions != after.questions { lines.append("The sets of questions are not the same.") }
        if before.revision != after.revision { lines.append("The vaults are not the same.") }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func changes(_ header: RunHeader) -> String { header.changes.isEmpty ? "" : " (\(header.changes))" }

    /// Returns an answer in two lines: its text, and its first three citations.
    private static func lines(_ name: String, _ entry: RunEntry) -> [String] {
        let words =
            entry.isFound ? entry.answer.split(whereSeparator: \.isWhitespace).joined(separator: " ") : "nothing found"
        let cited = entry.citations.prefix(3).map {
            ($0.grade ?? 0) > 0 ? "\($0.place.text) (relevant)" : $0.place.text
        }
        return ["\(name) \(words.prefix(100))"] + (cited.isEmpty ? [] : ["        " + cited.joined(separator: ", ")])
    }

    private func answers(_ wanted: Set<String>, of path: String) throws(ProgramError) -> [String: RunEntry] {
        var answers: [String: RunEntry] = [:]
        _ = try KeptQuestions.reading(path) { if wanted.contains($0.id) { answers[$0.id] = $0 } }
        return answers
    }
}
