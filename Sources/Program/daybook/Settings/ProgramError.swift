import Answering
import Evaluation
import Habits
import Store
import Writing

enum ProgramError: Error {
    case noVault(configuration: String)
    case configurationUnreadable(path: String, reason: String)
    case vaultMissing(path: String, origin: String)
    case vaultUnreadable(path: String, reason: String)
    case emptyVault(path: String)
    case wholeHome(path: String)
    case badSetting(origin: String, value: String, expected: String)
    case cannotMakeFolder(path: String, reason: String)
    case setUnreadable(path: String)
    case badQuestion(set: String, reason: String)
    case judgmentsUnreadable(path: String)
    case answersUnreadable(path: String)
    case badAnswer(file: String, line: Int, reason: String)
    case notAnIndex(path: String)
    case indexIsFolder(path: String)
    case otherOwner(index: String)
    case noIndex(path: String)
    case cannotWrite(path: String, reason: String)
    case runUnreadable(path: String, line: Int?)
    case otherRun(path: String)
    case promptsUnreadable(path: String, reason: String)
    case noTime(String)
    case nobody(String)
    case privateNotServed
    case incompleteExport
    case exportRefused(path: String, Refusal)
    case notConfirmed(name: String)

    /// Why nothing is exported into a folder.
    enum Refusal {
        case insideVault
        case notEmpty
        case current
        case noParent
    }
    case noNote(String)
    case severalNotes(String, candidates: [String])
    case noTask(String, isOpen: Bool)
    case severalTasks(String, candidates: [String])
    case noTag(String)
    case noEditor(path: String)
    case editorFailed(editor: String, path: String)
    case needsYes(command: String)
    case inputUnreadable
    case templateUnreadable(path: String, reason: String)
    case noDay(String)
    case aheadOfToday(String)
    case noRecord(kind: String, name: String)
    case severalRecords(name: String, titles: [String])
    case notEditable(path: String, text: String)
    case notAlone(place: String)
    case noPrompt
    case questionsUnreadable(path: String, line: Int?)
    case noQuestion(String, known: [String])
    case noRevision(name: String, isOff: Bool)
    case noPastTime(String)
    case viaMissing(command: String)
    case viaFailed(command: String, how: String)
    case viaSilent(command: String)
    case viaStalled(command: String)
    case promptOnly(command: String)
}

/// Turns errors into sentences: what failed, where, and what to do next.
enum ErrorWords {
    static func sentence(_ error: any Error) -> String {
        switch error {
        case let error as ProgramError: sentence(error)
        case let error as StoreError: sentence(error)
        case let error as WritingError: sentence(error)
        case let error as Arguments.Failure: sentence(error)
        case let error as TemplateError: sentence(error)
        case let error as Configuration.Failure: sentence(error)
        case let error as RecordProblem: sentence(error)
        case let error as TRECError: "line \(error.line) \(reason(error.problem))"
        case let error as QuestionSetError:
            "line \(error.line) of the question set is no question: \(reason(error.problem))"
        default: "\(error)"
        }
    }

    static func reason(_ problem: QuestionSetError.Problem) -> String {
        switch problem {
        case .notJSON: "it is not a JSON object"
        case .missing(let field): "the key \"\(field)\" is missing"
        case .wrongType(let field): "the value of \"\(field)\" has the wrong type"
        case .invalid(let field): "the value of \"\(field)\" makes no sense"
        }
    }

    private static func reason(_ problem: TRECError.Problem) -> String {
        switch problem {
        case .notARun: "is not 'question Q0 document rank score tag'"
        case .notJudgments: "is not 'question 0 document grade'"
        case .notATopic: "is neither JSON nor 'question', a tab, and its words"
        case .repeated(let name): "repeats \(name)"
        }
    }

    private static func sentence(_ error: ProgramError) -> String {
        switch error {
        case .noVault(let configuration):
            "no vault: say which folder holds your notes with --vault DIR, DAYBOOK_VAULT, or 'vault = DIR' in \(configuration)"
        case .configurationUnreadable(let path, let reason):
            "cannot read the configuration \(path) (\(reason)): what it leaves out of answers would not be left out"
        case .vaultMissing(let path, let origin):
            "there is no folder \(path), which \(origin) names as the vault: give the folder of your notes with --vault DIR"
        case .vaultUnreadable(let path, let reason):
            "the vault \(path) \(reason): check its permissions, e.g. with ls -ld"
        case .emptyVault(let path):
            "the vault \(path) holds no .md, .txt, .org, .ics, .vtt, .srt, .vcf or .csv files: give the folder of your notes with --vault DIR"
        case .wholeHome(let path):
            "\(path) holds much more than notes, and was not read: name the folder of your notes with --vault DIR, or add --yes to read all of it"
        case .badSetting(let origin, let value, let expected): "\(origin): '\(value)' is not \(expected)"
        case .cannotMakeFolder(let path, let reason):
            "cannot make the folder \(path) (\(reason)): choose another place with --index FILE"
        case .noTime(let words):
            "'\(words)' is no time: say it as in a question, such as tomorrow, next week or 3–7 March"
        case .nobody(let name): "the vault knows nobody called '\(name)': see 'daybook people'"
        case .privateNotServed: "private notes are not served to other programs: leave out --private"
        case .incompleteExport:
            "the index is damaged: it is made anew, and the lines written so far are not all; export once more"
        case .exportRefused(let path, let refusal): sentence(refusal, path)
        case .notConfirmed(let name):
            "nothing was deleted: type '\(name)' to delete, or add --yes in a script; --dry-run shows the files"
        case .noNote(let name): "no note is called '\(name)': see 'daybook notes', or name its file"
        case .severalNotes(let name, let candidates):
            "'\(name)' may be \(some(candidates)): say which by its file"
        case .noTask(let words, let isOpen):
            "no \(isOpen ? "open" : "done") task says '\(words)': see 'daybook tasks\(isOpen ? "" : " --done")'"
        case .severalTasks(let words, let candidates):
            "'\(words)' may be \(some(candidates)): say which by its file and line"
        case .noTag(let name): "'\(name)' is no tag: give letters, digits, - and _, with / between levels"
        case .noEditor(let path): "no editor is set to open \(path): name one in VISUAL or EDITOR"
        case .editorFailed(let editor, let path): "the editor '\(editor)' failed with \(path): check VISUAL or EDITOR"
        case .needsYes(let command): "'daybook \(command)' asks first, and nobody can answer here: add --yes"
        case .inputUnreadable: "standard input is no text in UTF-8, and no note was made"
        case .templateUnreadable(let path, let reason):
            "cannot read the template \(path) (\(reason)): check note-template in the configuration"
        case .noDay(let words): "'\(words)' is no day: say it like 2026-03-18, yesterday or Monday"
        case .aheadOfToday(let words): "'\(words)' lies ahead: only what was done is written"
        case .noRecord(let kind, let name): "no \(kind) is called '\(name)': see 'daybook \(kind)s --all'"
        case .severalRecords(let name, let titles):
            "'\(name)' may be \(titles.joined(separator: " or ")): say more of the title"
        case .notEditable(let path, let text):
            "\(path) has no front matter of UTF-8 text between lines of '---': write '\(text)' into it yourself"
        case .notAlone(let place): "\(place) has lines below it that belong to it: take them out yourself"
        case .noPrompt: "with --no-input there is no prompt: ask with 'daybook ask QUESTION', or through a pipe"
        case .questionsUnreadable(let path, let line):
            line.map { "\(path):\($0): the line is not 'name = question': mend it or take it out" }
                ?? "cannot read the saved questions \(path): check the file"
        case .noQuestion(let name, let known):
            known.isEmpty
                ? "no question is saved as '\(name)': ask it at the prompt, then :save-question NAME"
                : "no question is saved as '\(name)': there are \(known.joined(separator: ", "))"
        case .noRevision(let name, let isOff):
            isOff
                ? "no answer of '\(name)' is kept, since revisions = off: set a number of days such as 90d"
                : "no answer of '\(name)' is kept yet: the first one is kept now, and each later one when notes have changed"
        case .noPastTime(let words):
            "'\(words)' is no time that has begun: say it like yesterday, last week or 2026-03-01"
        case .viaMissing(let command): "there is no such program: check the command of --via, '\(command)'"
        case .viaFailed(let command, let how):
            "the command of --via, '\(command)', \(how): try it by itself, or leave out --via"
        case .viaSilent(let command):
            "the command of --via, '\(command)', said nothing: it must read standard input and write its answer"
        case .viaStalled(let command):
            "the command of --via, '\(command)', was silent for too long and was stopped: give it more with --via-timeout SECONDS"
        case .promptOnly(let command):
            "':\(command)' works at the prompt only, not in a pipe: start 'daybook' on a terminal, or ask in words"
        case .badQuestion(let set, let reason): "\(set): \(reason)"
        case .setUnreadable(let path): "cannot read the question set \(path): check the path"
        case .judgmentsUnreadable(let path): "cannot read the judgments \(path): check the path"
        case .answersUnreadable(let path): "cannot read the answers \(path): check the path"
        case .badAnswer(let file, let line, let reason):
            "\(file): line \(line) is no answer: \(reason); give what 'daybook --json' or 'daybook eval --answers' wrote"
        case .indexIsFolder(let path):
            "there is a folder where the index should be: remove \(path), or give another --index FILE"
        case .notAnIndex(let path):
            "\(path) is not an index of this version of Daybook and was left alone: remove it, or give another --index FILE"
        case .otherOwner(let path):
            "the index \(path) was made for another owner (--me, me =): ask once without --no-update"
        case .noIndex(let path): "there is no index \(path) yet: leave out --no-update, or run 'daybook index'"
        case .cannotWrite(let path, let reason): "cannot write \(path) (\(reason))"
        case .runUnreadable(let path, let line):
            line.map { "\(path): line \($0) is not of a run that 'daybook eval --save' kept" }
                ?? "cannot read the run \(path): check the path"
        case .otherRun(let path):
            "the run \(path) was made with another set, vault or setting: leave out --resume, or --save elsewhere"
        case .promptsUnreadable(let path, let reason):
            "cannot read the texts of answers in \(path) (\(reason)): give a folder of .txt files with --prompts DIR"
        }
    }

    private static func sentence(_ refusal: ProgramError.Refusal, _ path: String) -> String {
        switch refusal {
        case .insideVault: "\(path) is in the vault, where nothing is written: give a folder elsewhere"
        case .notEmpty: "\(path) is no empty folder: give a new one, so that nothing is written over"
        case .current: "\(path) is the current folder, which cannot be replaced: give the name of a new one"
        case .noParent: "the folder of \(path) is not there: make it first"
        }
    }

    static func sentence(_ problem: RecordProblem) -> String {
        let reason =
            switch problem.reason {
            case .noDay(let text): "'\(text)' is no day"
            case .otherDay(let text): "'\(text)' is not written like 2026-03-10"
            case .noNumber(let text, let key): "'\(text)' is no number for '\(key)': give one of 0 to 100000"
            case .noSchedule(let text): "'\(text)' is no schedule: say daily, weekdays, Mon Wed Fri or 3 a week"
            case .noPrice(let text): "'\(text)' is no price: write it like 12.99 EUR"
            case .noCurrency(let text): "'\(text)' names no currency: write it like 12.99 EUR"
            case .noCycle(let text): "'\(text)' is no cycle: say monthly, yearly, weekly, quarterly or every 3 weeks"
            case .missing(let key): "there is no '\(key)' in the front matter"
            case .unreadable: "the file cannot be read"
            }
        return "\(problem.path):\(problem.line): \(reason)"
    }

    private static func sentence(_ error: Configuration.Failure) -> String {
        let reason =
            switch error.problem {
            case .notText: "the line is no UTF-8 text"
            case .noKey: "the line is not 'key = value'"
            case .noSection: "a section begins with '[vault PATH]'"
            case .unknownKey(let key, let suggestion):
                "there is no key '\(key)'; "
                    + (suggestion.map { "did you mean '\($0)'?" }
                        ?? "there are \(Configuration.keys.joined(separator: ", "))")
            }
        return "\(error.file):\(error.line): \(reason)"
    }

    private static func sentence(_ error: TemplateError) -> String {
        let reason =
            switch error.problem {
            case .noKey: "is not 'key: text'"
            case .unknown(let key): "no answer has a text '\(key)'; 'daybook prompts' shows them all"
            case .repeated(let key): "'\(key)' stands above already"
            case .openSlot(let key): "the braces of '\(key)' do not pair: a slot is {{name}}"
            case .unknownSlot(let slot, let key, let known):
                known.isEmpty
                    ? "'\(key)' has no slots, so {{\(slot)}} cannot be filled in"
                    : "'\(key)' has no slot {{\(slot)}}; it has \(known.map { "{{\($0)}}" }.joined(separator: ", "))"
            case .missingSlot(let slot, let key): "'\(key)' lacks the slot {{\(slot)}}"
            }
        return "\(error.file):\(error.line): \(reason)"
    }

    /// Returns why a readable index cannot be updated; nil for any worse error.
    static func hindrance(_ error: StoreError) -> String? {
        switch error {
        case .busy: "another process is writing the index"
        case .cannotOpen(let path, _): "the index \(path) cannot be written"
        case .diskFull(let path): "the disk is full, so the index \(path) stays as it was"
        case .corrupt, .outdated, .unfinished, .tooManyOpenFiles, .failed: nil
        }
    }

    /// Returns why an index must be rebuilt; nil if that would not help.
    static func needForRebuilding(_ error: StoreError) -> String? {
        switch error {
        case .corrupt: damage
        case .outdated(_, let reason): reason
        case .unfinished: "its making was interrupted"
        case .busy, .diskFull, .tooManyOpenFiles, .cannotOpen, .failed: nil
        }
    }

    static let damage = "it is damaged"

    private static func sentence(_ error: StoreError) -> String {
        switch error {
        case .corrupt(let path): "the index \(path) is damaged: run 'daybook index --rebuild'"
        case .outdated(let path, let reason):
            "the index \(path) does not fit (\(reason)): run 'daybook index --rebuild'"
        case .unfinished(let path):
            "the index \(path) holds nothing yet: try again when the process that makes it is done, or without --no-update"
        case .busy(let path):
            "another process is writing the index \(path): try again when it is done, or use --no-update"
        case .diskFull(let path): "the disk is full, so the index \(path) stays as it was: free some room and ask again"
        case .tooManyOpenFiles:
            "the system lets this program open no more files: allow more, e.g. with 'ulimit -n 64', and try again"
        case .cannotOpen(let path, let code):
            "cannot open or write the index \(path) (code \(code)): check its folder, or give another --index FILE"
        case .failed(let path, let code, _): "the index \(path) failed (SQLite \(code)): run 'daybook index --rebuild'"
        }
    }

    private static func sentence(_ error: Arguments.Failure) -> String {
        func hint(_ suggestion: String?) -> String {
            suggestion.map { "; did you mean '\($0)'?" } ?? "; see 'daybook --help'"
        }
        switch error {
        case .unknownCommand(let name, _) where name.contains(" ") || name.hasSuffix("?"):
            let quote = name.contains("'") ? "\"" : "'"
            return "questions follow a command: daybook ask \(quote)\(name)\(quote)"
        case .unknownCommand(let name, let suggestion): return "there is no command '\(name)'" + hint(suggestion)
        case .unknownOption(let name, let suggestion): return "there is no option '\(name)'" + hint(suggestion)
        case .missingValue(let option, let value): return "--\(option) needs a value: --\(option) \(value)"
        case .needlessValue(let option): return "--\(option) takes no value"
        case .invalidValue(let option, let value, let expected): return "--\(option) \(value): expected \(expected)"
        case .missingArgument(let command, let argument):
            return "'daybook \(command)' needs \(argument); see 'daybook help \(command)'"
        case .foreignOption(let option, let command, let owners):
            let without = command.map { "'daybook \($0)' has no option" } ?? "without a command there is no option"
            return "\(without) --\(option); it belongs to \(list(owners))"
        case .needlessWords(let command, let words):
            return "'daybook \(command)' takes no words: leave out '\(words)'; see 'daybook help \(command)'"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
}
