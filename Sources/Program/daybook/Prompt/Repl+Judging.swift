import Evaluation
import Model

/// The question set being built with `daybook eval new SET`.
struct Judging {
    let path: String
    var builder: SetBuilder

    /// Opens a set; begins a new one if the file does not exist.
    init(path: String) throws(ProgramError) {
        self.path = path
        let bytes = Files.bytes(path)
        guard bytes != nil || !Files.exists(path) else { throw .setUnreadable(path: path) }
        do throws(QuestionSetError) {
            builder = try SetBuilder(bytes ?? [])
        } catch {
            throw .badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }

    /// Writes the set; returns false and sets `errno` on failure.
    func write() -> Bool { Files.replace(path, with: String(decoding: builder.bytes, as: UTF8.self)) }
}

extension Repl {
    mutating func judge(_ typed: String, isRelevant: Bool) {
        let ranks = typed.split { $0 == " " || $0 == "," }
        let chosen = ranks.compactMap { rank in citations.first { String($0.rank) == rank } }
        guard !chosen.isEmpty, chosen.count == ranks.count else {
            return tell(text("judge.which", ["last": String(citations.count)]))
        }
        record { builder, question, now in
            let places = chosen.map { FileLines(file: $0.document.path, lines: $0.lines) }
            builder.judge(places, isRelevant: isRelevant, question: question, now: now)
        }
    }

    /// Records lines that the answer should have cited.
    mutating func judgeMissed(_ typed: String) {
        guard let place = FileLines(cited: typed), Files.exists(workspace.vault.folder + "/" + place.file) else {
            return tell(text("judge.should"))
        }
        record { $0.judge([place], isRelevant: true, question: $1, now: $2) }
    }

    mutating func judgeUnanswerable() { record { $0.judgeUnanswerable(question: $1, now: $2) } }

    private mutating func record(_ judge: (inout SetBuilder, _ question: String, _ now: String) -> Void) {
        guard var judging else { return tell(text("judge.no-set")) }
        guard let last else { return tell(text("prompt.no-question")) }
        // A follow-up would have another meaning in a set.
        guard last.reading.carried.isEmpty else { return tell(text("judge.leans")) }
        judge(&judging.builder, last.question.text, settings.zone.isoString(last.question.now))
        guard judging.write() else {
            return tell(ErrorWords.sentence(ProgramError.cannotWrite(path: judging.path, reason: Files.lastFailure)))
        }
        self.judging = judging
        Output.answers.line(
            .line(text("judge.kept", ["count": String(judging.builder.count), "file": judging.path])))
    }
}

extension FileLines {
    /// Parses a citation, `file:first-last` or `file:line`; nil if invalid.
    init?(cited text: String) {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        let ends = text[text.index(after: colon)...].split(separator: "-", omittingEmptySubsequences: false).map {
            Int($0)
        }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 1, first <= last,
            colon > text.startIndex
        else { return nil }
        self.init(file: String(text[..<colon]), lines: LineRange(first, last))
    }
}
