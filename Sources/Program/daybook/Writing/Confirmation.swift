import Glibc
import Text

/// The question before something that cannot be undone by the program.
struct Confirmation {
    let settings: Settings
    let command: String

    /// Asks at a terminal; a script must have said `--yes`.
    ///
    /// - Parameter question: The question.
    /// - Returns: False for anything but a clear yes.
    /// - Throws: `ProgramError.needsYes` if nobody can be asked.
    func isGiven(_ question: SafeText) throws(ProgramError) -> Bool {
        if settings.saysYes { return true }
        guard settings.mayAsk, isatty(STDIN_FILENO) == 1, !settings.json else { throw .needsYes(command: command) }
        Output.messages.write("\(question) [y/N] ")
        let yes = settings.templates.text("first-run.home.yes").split(separator: " ")
        guard let typed = readLine() else { return false }
        return yes.contains { $0 == typed.trimmingBlanks.lowercased() }
    }
}
