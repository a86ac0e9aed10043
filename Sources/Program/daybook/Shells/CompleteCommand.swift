import Text

/// `daybook complete people|tags|titles [PREFIX]`: names for the completions of shells.
///
/// It never updates the index, and is silent on errors: a line is being typed.
enum CompleteCommand {
    static let name = "complete"

    /// Prints the names that begin with the typed prefix, one a line.
    ///
    /// - Parameters:
    ///   - typed: All arguments of the program.
    ///   - environment: The environment.
    /// - Returns: `.nothingFound` if there is no name, also after an error.
    static func run(_ typed: [String], environment: [String: String]) -> ExitStatus {
        guard let names = try? names(typed, environment), !names.isEmpty else { return .nothingFound }
        Output.answers.line(names.map(SafeText.line).joined(separator: "\n"))
        return .answered
    }

    private static func names(_ typed: [String], _ environment: [String: String]) throws -> [String] {
        let arguments = try Arguments(typed)
        guard let kind = arguments.words.first.flatMap(VaultNames.init) else { return [] }
        var settings = try Settings(arguments, environment: environment)
        settings.updates = false
        settings.relatedWords = nil
        let asker = try Asker(settings: settings, index: try Workspace(settings: settings).reopen())
        let prefix = arguments.words.dropFirst().joined(separator: " ")
        guard kind == .tags, !prefix.hasPrefix("#") else {
            return Completer.completion(of: prefix, among: kind.candidates(asker)).matches
        }
        // In shells a number sign begins a comment, so it is left out unless typed.
        return Completer.completion(of: "#" + prefix, among: kind.candidates(asker)).matches.map {
            String($0.dropFirst())
        }
    }
}
