import Evaluation
import Glibc
import Indexing
import Model
import Text

/// `daybook check`: compares the quotes of old answers with the current files.
struct CheckCommand {
    let settings: Settings

    private struct Counts: Encodable {
        let schema = JSONLine.schema
        var answers = 0
        var quotes = 0
        var unchanged = 0
        var moved = 0
        var changed = 0
        var gone = 0
        /// Quotes from documents that are private now; neither checked nor named.
        var `private` = 0

        mutating func addPrivate() {
            quotes += 1
            `private` += 1
        }

        mutating func add(_ state: QuoteState) {
            quotes += 1
            switch state {
            case .unchanged: unchanged += 1
            case .moved: moved += 1
            case .changed: changed += 1
            case .gone: gone += 1
            }
        }
    }

    private struct CheckedQuote: Encodable {
        var id: String?
        var rank: Int
        var file: String
        var lines: [Int]
        var state: String
        var now: [Int]?

        private enum Key: CodingKey { case id, rank, file, lines, state, now }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(id, forKey: .id)
            try object.encode(rank, forKey: .rank)
            try object.encode(file, forKey: .file)
            try object.encode(lines, forKey: .lines)
            try object.encode(state, forKey: .state)
            try object.encode(now, forKey: .now)
        }
    }

    /// Checks the answers in files with one answer per line, as JSON; `-` is standard input.
    ///
    /// - Returns: `.answered` if every quote is unchanged.
    /// - Throws: `ProgramError` if a file cannot be read or a line is not an answer.
    func run(_ paths: [String]) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let files = VaultLines(vault: workspace.vault.folder)
        var places = PrivatePlaces(vault: workspace.vault.folder, context: workspace.readingContext)
        var counts = Counts()
        for (line, answer) in try paths.flatMap(answers) {
            counts.answers += 1
            for citation in answer.citations {
                if !settings.seesPrivate, places.hold(citation.place.lines, of: citation.place.file) {
                    counts.addPrivate()
                    continue
                }
                let state = CheckCommand.state(of: citation, files)
                counts.add(state)
                try tell(state, of: citation, answer, line: line)
            }
        }
        Output.answers.line(settings.json ? try JSONLine.encode(counts) : CheckCommand.summary(counts))
        return counts.unchanged == counts.quotes ? .answered : .nothingFound
    }

    private func answers(_ path: String) throws(ProgramError) -> [(line: Int, answer: KeptAnswer)] {
        let name = path == "-" ? "standard input" : path
        guard let bytes = path == "-" ? Files.standardInput() : Files.bytes(path) else {
            throw ProgramError.answersUnreadable(path: name)
        }
        do throws(QuestionSetError) {
            return try KeptAnswer.answers(reading: bytes)
        } catch {
            throw ProgramError.badAnswer(file: name, line: error.line, reason: ErrorWords.reason(error.problem))
        }
    }

    private static func state(of citation: KeptAnswer.Citation, _ files: VaultLines) -> QuoteState {
        let (file, lines) = (citation.place.file, citation.place.lines)
        let cited = files.read(file, [lines]).lines[lines]
        return QuoteState(of: citation.snippet, at: lines, cited: cited) { files.everyLine(of: file) }
    }

    private func tell(
        _ state: QuoteState, of citation: KeptAnswer.Citation, _ answer: KeptAnswer, line: Int
    ) throws {
        let (file, lines) = (citation.place.file, citation.place.lines)
        if settings.json {
            var checked = CheckedQuote(
                id: answer.id, rank: citation.rank, file: file, lines: [lines.first, lines.last], state: state.word)
            if case .moved(let new) = state { checked.now = [new.first, new.last] }
            Output.answers.line(try JSONLine.encode(checked))
        } else if state != .unchanged {
            let place = "\(file):\(CheckCommand.numbers(lines))"
            let id = answer.id ?? "line \(line)"
            Output.answers.line("\(line: id) [\(citation.rank)] \(line: place): \(line: CheckCommand.words(state))")
        }
    }

    private static func words(_ state: QuoteState) -> String {
        switch state {
        case .unchanged: "unchanged"
        case .moved(let lines): "moved to \(numbers(lines))"
        case .changed: "changed"
        case .gone: "the file is gone or cannot be read"
        }
    }

    private static func numbers(_ lines: LineRange) -> String {
        lines.first == lines.last ? "\(lines.first)" : "\(lines.first)-\(lines.last)"
    }

    private static func summary(_ counts: Counts) -> SafeText {
        let others = [
            (counts.moved, "moved" as SafeText), (counts.changed, "changed"), (counts.gone, "without their file"),
            (counts.private, "private (see --private)"),
        ]
        .filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" as SafeText }.joined()
        let quotes: SafeText = "\(counts.quotes) quote\(counts.quotes == 1 ? "" : "s" as SafeText)"
        let answers: SafeText = "\(counts.answers) answer\(counts.answers == 1 ? "" : "s" as SafeText)"
        return "\(quotes) of \(answers): \(counts.unchanged) unchanged\(others)"
    }
}

extension QuoteState {
    fileprivate var word: String {
        switch self {
        case .unchanged: "unchanged"
        case .moved: "moved"
        case .changed: "changed"
        case .gone: "gone"
        }
    }
}
