import Evaluation

/// `daybook eval judge SET JUDGED`: writes a set with the judgments of a pool added.
struct JudgeCommand {
    private let set: String
    private let judged: String

    init(_ arguments: Arguments) throws(Arguments.Failure) {
        guard arguments.words.count == 3 else {
            throw .missingArgument(command: "eval judge", argument: "a question set and judged places")
        }
        (set, judged) = (arguments.words[1], arguments.words[2])
    }

    /// Writes the set to standard output, line by line.
    func run() throws(ProgramError) -> ExitStatus {
        var amendment = SetAmendment()
        for line in try lines(judged) {
            try reading(judged) { () throws(QuestionSetError) in
                amendment.add(try JudgedPlace(reading: line.bytes, line: line.number))
            }
        }
        for line in try lines(set) {
            let bytes = try reading(set) { () throws(QuestionSetError) in
                try amendment.amended(line.bytes, line: line.number)
            }
            Output.answers.line(.json(String(decoding: bytes, as: UTF8.self)))
        }
        return .answered
    }

    private func lines(_ path: String) throws(ProgramError) -> LineFile {
        guard let file = LineFile(path: path) else { throw .setUnreadable(path: path) }
        return file
    }

    private func reading<Result>(
        _ path: String, _ read: () throws(QuestionSetError) -> Result
    ) throws(ProgramError) -> Result {
        do throws(QuestionSetError) {
            return try read()
        } catch {
            throw .badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }
}
