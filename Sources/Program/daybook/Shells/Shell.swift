import Text

/// The shells that `daybook completions` writes a script for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that completes commands, options, their values, and names of the vault.
    var script: String {
        switch self {
        case .bash: BashCompletion.script
        case .zsh: ZshCompletion.script
        case .fish: FishCompletion.script
        }
    }

    /// Prints the script of the shell with a name.
    static func show(_ name: String?) throws(Arguments.Failure) -> SafeText {
        guard let shell = name.flatMap(Shell.init) else {
            throw .missingArgument(command: "completions", argument: "a shell: bash, zsh or fish")
        }
        return .clean(shell.script)
    }
}
