import Evaluation

/// `daybook eval pool A B`: lists cited lines of kept runs that are not yet judged relevant, for a person to judge.
///
/// Source of pooling: Spärck Jones and van Rijsbergen, "Report on the need for and provision of an 'ideal' information retrieval test
/// collection", 1975.
struct PoolCommand {
    private let paths: [String]
    private let depth: Int

    private struct Candidate: Encodable {
        var id: String
        var question: String
        var file: String
        var lines: [Int]
        var snippet: String
        /// Always null; a person fills in true or false.
        var relevant: Bool?

        private enum Key: CodingKey { case id, question, file, lines, snippet, relevant }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(id, forKey: .id)
            try object.encode(question, forKey: .question)
            try object.encode(file, forKey: .file)
            try object.encode(lines, forKey: .lines)
            try object.encode(snippet, forKey: .snippet)
            try object.encode(relevant, forKey: .relevant)
        }
    }

    /// Reads the arguments: one or more kept runs after `pool`; `--limit` sets the depth.
    init(_ arguments: Arguments) throws(Arguments.Failure) {
        paths = Array(arguments.words.dropFirst())
        guard !paths.isEmpty else { throw .missingArgument(command: "eval pool", argument: "one or more kept runs") }
        depth = try arguments.number("limit") ?? 10
    }

    /// Writes one line per citation, run by run, without duplicates.
    ///
    /// - Returns: `.nothingFound` if there is nothing to judge.
    func run() throws(ProgramError) -> ExitStatus {
        var (seen, found) = ([String: Set<FileLines>](), false)
        for path in paths {
            _ = try KeptQuestions.reading(path) { entry in
                for citation in entry.citations.prefix(depth) where isUnjudged(citation.place, entry) {
                    guard seen[entry.id, default: []].insert(citation.place).inserted else { continue }
                    found = true
                    let candidate = Candidate(
                        id: entry.id, question: entry.question, file: citation.place.file,
                        lines: [citation.place.lines.first, citation.place.lines.last], snippet: citation.snippet)
                    Output.answers.write(KeptRun.line(candidate))
                }
            }
        }
        return found ? .answered : .nothingFound
    }

    /// Tells whether the cited lines overlap no relevant lines of the question.
    private func isUnjudged(_ place: FileLines, _ entry: RunEntry) -> Bool {
        JudgedCitations(of: [place], relevant: entry.relevant)?.isRelevant.first != true
    }
}
