import Glibc

/// Starts the prompt: explains how to name a vault if there is none, and asks before indexing a whole home folder.
struct FirstRun {
    let settings: Settings
    let environment: [String: String]

    func begin() throws -> ExitStatus {
        guard let vault = settings.vault else { return introduce() }
        do {
            return try converse(settings)
        } catch ProgramError.wholeHome {
            guard mayRead(vault.folder) else { return .error }
            var settings = settings
            settings.mayIndexHome = true
            return try converse(settings)
        }
    }

    private func converse(_ settings: Settings) throws -> ExitStatus {
        var repl = try Repl(settings: settings, environment: environment)
        return try repl.run()
    }

    private func introduce() -> ExitStatus {
        let configuration = settings.configurationFile
        let folding = TextFolding(width: settings.screen.foldingWidth, indent: "")
        for key in ["what", "vault", "remember", "sample", "help"] {
            let text = settings.templates.text("first-run.\(key)", ["configuration": configuration])
            Output.messages.line(folding.lines(.line(text)).joined(separator: "\n"))
        }
        return .error
    }

    /// Asks whether a home folder may be read; anything but a clear yes means no.
    private func mayRead(_ folder: String) -> Bool {
        Output.messages.write("\(line: settings.templates.text("first-run.home", ["folder": folder])) ")
        let yes = settings.templates.text("first-run.home.yes").split(separator: " ")
        guard let typed = readLine() else { return false }
        return yes.contains { $0 == typed.trimmingBlanks.lowercased() }
    }
}

enum HomeFolder {
    /// Tells whether a folder is the user's home or contains it.
    static func holds(_ folder: String) -> Bool {
        guard let home = unsafe getenv("HOME"), unsafe home.pointee != 0 else { return folder == "/" }
        let path = unsafe Paths.absolute(String(cString: home))
        return folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }
}
