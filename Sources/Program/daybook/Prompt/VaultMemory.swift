/// Stores the vault in the user's configuration, on request.
struct VaultMemory {
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    private var isRemembered: Bool {
        guard let vault = settings.vault, let configuration = try? Configuration.file(settings.configurationFile)
        else { return false }
        return configuration.value("vault").map { Paths.absolute($0.text) } == vault.folder
    }

    /// A hint on how to remember the vault; nil if a configuration exists.
    var hint: String? {
        Files.exists(settings.configurationFile) ? nil : settings.templates.text("remember.hint")
    }

    func rememberIfAsked() throws(ProgramError) {
        if settings.remembersVault { Output.messages.line(.line(try remember())) }
    }

    /// Stores the vault in the configuration, keeps everything else in the file, and returns a message about it.
    ///
    /// - Throws: `ProgramError` if there is no vault, or the configuration cannot be written.
    func remember() throws(ProgramError) -> String {
        guard let vault = settings.vault else { throw .noVault(configuration: settings.configurationFile) }
        let slots = ["vault": vault.folder, "configuration": settings.configurationFile]
        guard !isRemembered else { return settings.templates.text("remember.known", slots) }
        let path = settings.configurationFile
        let text = Configuration.naming(vault: vault.folder, in: Files.text(path) ?? "")
        guard let slash = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<slash])),
            Files.replace(path, with: text)
        else { throw .cannotWrite(path: path, reason: Files.lastFailure) }
        return settings.templates.text("remember.done", slots)
    }
}
