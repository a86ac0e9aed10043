import Glibc

/// How a conversation begins: with a word on what to do where no vault is named, and never with a whole home folder unasked.
struct FirstRun {
    let settings: Settings
    let environment: [String: String]

    /// Begins the conversation, and has it.
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

    /// Says what the program is, and how to go on.
    private func introduce() -> ExitStatus {
        let configuration = settings.configurationFile
        let folding = TextFolding(width: settings.screen.foldingWidth, indent: "")
        for key in ["what", "vault", "remember", "sample", "help"] {
            let text = settings.templates.text("first-run.\(key)", ["configuration": configuration])
            Output.messages.line(folding.lines(.line(text)).joined(separator: "\n"))
        }
        return .error
    }

    /// Asks whether a home folder may be read; everything but a clear yes is a no.
    private func mayRead(_ folder: String) -> Bool {
        Output.messages.write("\(line: settings.templates.text("first-run.home", ["folder": folder])) ")
        let yes = settings.templates.text("first-run.home.yes").split(separator: " ")
        guard let typed = readLine() else { return false }
        return yes.contains { $0 == typed.trimmingBlanks.lowercased() }
    }
}

/// The folders that hold everything a person has, not only notes.
enum HomeFolder {
    /// Whether a folder is the user's home, or holds it.
    static func holds(_ folder: String) -> Bool {
        guard let home = getenv("HOME"), home.pointee != 0 else { return folder == "/" }
        let path = Paths.absolute(String(cString: home))
        return folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }
}
