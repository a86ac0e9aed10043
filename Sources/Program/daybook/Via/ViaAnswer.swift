import Answering
import Grounding
import Language
import Text

/// What a command of the user's own says of an answer, checked.
struct ViaAnswer {
    /// What came of it.
    struct Result {
        var command: String
        var text: String
        var end: ViaCommand.End
        var sentences: [CheckedSentence] = []
        /// Whether it says no more than that the quotes do not answer.
        var isRefusal = false

        var failures: [(number: Int, sentence: CheckedSentence)] {
            zip(1..., sentences).filter { !$0.1.problems.isEmpty }.map { ($0.0, $0.1) }
        }

        /// Why the command did not do its work; nil if it did.
        var failure: ProgramError? {
            switch end {
            case .exited(0): text.allSatisfy(\.isWhitespace) ? .viaSilent(command: command) : nil
            case .exited(126), .exited(127): .viaMissing(command: command)
            case .exited(let status): .viaFailed(command: command, how: "ended with status \(status)")
            case .killed(let signal): .viaFailed(command: command, how: "was ended by signal \(signal)")
            case .interrupted: .viaFailed(command: command, how: "was stopped")
            case .silent: .viaStalled(command: command)
            case .endless: .viaFailed(command: command, how: "wrote more than \(ViaCommand.mostBytes / 1000) kB")
            case .notStarted(let reason): .viaFailed(command: command, how: "could not be started (\(reason))")
            }
        }

        var status: ExitStatus {
            if end == .interrupted { return .interrupted }
            if failure != nil { return .error }
            return failures.isEmpty && !isRefusal ? .answered : .nothingFound
        }
    }

    private let asker: Asker
    private let via: ViaCommand

    private var settings: Settings { asker.settings }

    /// Takes the command of the settings; nil if there is none.
    init?(_ asker: Asker) {
        guard let via = asker.settings.via else { return nil }
        (self.asker, self.via) = (asker, via)
    }

    /// Lets the command answer, without writing anything but its messages.
    func answer(_ reply: Reply) -> Result? {
        guard reply.answer.found, reply.understanding != nil else { return nil }
        return run(reply, quoting: reply.answer.numberedByFit().citations) { _ in }
    }

    /// Writes what the command says as it comes, and below it what does not hold.
    ///
    /// - Returns: What came of it; nil if the command was not run, since nothing was found.
    func write(_ reply: Reply) -> Result? {
        guard reply.understanding != nil else { return nil }
        let words = settings.words.of(reply.reading.language)
        guard reply.answer.found else {
            Output.tell("daybook: \(line: words.text("via.not-run"))")
            return nil
        }
        let screen = settings.screen
        let heading = words.text("via.says", ["command": ViaAnswer.short(via.command)])
        Output.answers.line("\n\(screen.bold(.line(heading)))")
        var folding = StreamFolding(width: screen.foldingWidth) { Output.answers.write($0) }
        let result = run(reply, quoting: ViaAnswer.shown(reply.answer)) { folding.take($0) }
        folding.end()
        if let failure = result.failure {
            Output.tell("daybook: \(line: ErrorWords.sentence(failure))")
        } else {
            let lines = ViaWords(templates: words).lines(result)
            let folding = TextFolding(width: screen.foldingWidth, indent: "")
            Output.answers.line("\n" + lines.flatMap { folding.lines(.clean($0)) }.joined(separator: "\n"))
        }
        return result
    }

    /// The beginning of a command, for a heading.
    private static func short(_ command: String) -> String { command.count > 50 ? command.prefix(50) + "…" : command }

    /// The citations that the reader sees; all if the text refers to none.
    private static func shown(_ answer: Answer) -> [Citation] {
        let used = Set(answer.sections.prefix(answer.shown ?? .max).flatMap(\.quotes).flatMap(\.citations))
        let shown = answer.numberedCitations.filter { used.contains($0.rank) }
        return shown.isEmpty ? answer.numberedCitations : shown
    }

    private func run(_ reply: Reply, quoting citations: [Citation], said: @escaping (String) -> Void) -> Result {
        let prompt = ViaPrompt(reply, quoting: citations, asker: asker)
        let language = reply.reading.language ?? .english
        let check = GroundingCheck(
            quotes: prompt.quotes, computed: prompt.computed,
            refusal: settings.words.of(reply.reading.language).text("via.refusal"), now: reply.question.now,
            language: language, dayFirst: settings.dayFirst)
        var text = ""
        let end = via.run(
            prompt.text,
            said: { piece in
                text += piece
                said(piece)
            }, told: { Output.messages.write(.clean($0)) })
        var result = Result(command: via.command, text: text, end: end)
        guard end == .exited(0) else { return result }
        result.sentences = check.check(result.text)
        result.isRefusal = check.isRefusal(result.sentences)
        return result
    }
}

/// The words about what a command said.
struct ViaWords {
    let templates: Templates

    /// The most characters of a sentence that are repeated.
    private static let mostCharacters = 90

    func lines(_ result: ViaAnswer.Result) -> [String] {
        if result.isRefusal { return [templates.text("via.refused")] }
        let count = ["count": String(result.sentences.count)]
        guard !result.failures.isEmpty else { return [templates.text("via.holds", count)] }
        return [templates.text("via.fails", count)]
            + result.failures.map { number, sentence in
                let text =
                    sentence.text.count > ViaWords.mostCharacters
                    ? sentence.text.prefix(ViaWords.mostCharacters) + "…" : sentence.text[...]
                let problems = sentence.problems.map { words($0, of: sentence) }.joined(separator: "; ")
                return templates.text(
                    "via.sentence", ["number": String(number), "text": String(text), "problems": problems])
            }
    }

    /// Says why a sentence does not hold.
    func words(_ problem: CheckedSentence.Problem, of sentence: CheckedSentence) -> String {
        let quotes = sentence.citations.map { "[\($0)]" }.joined()
        switch problem {
        case .uncited: return templates.text("via.problem.uncited")
        case .unknownQuote(let number): return templates.text("via.problem.unknown", ["number": String(number)])
        case .words(let words): return templates.text("via.problem.words", ["words": words, "quotes": quotes])
        case .number(let words): return templates.text("via.problem.number", ["words": words, "quotes": quotes])
        case .date(let words): return templates.text("via.problem.date", ["words": words, "quotes": quotes])
        }
    }
}
