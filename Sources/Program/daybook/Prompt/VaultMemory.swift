import Glibc

/// Names the vault in the user's configuration, where that was asked for.
struct VaultMemory {
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    /// Whether the configuration names the vault.
    private var isRemembered: Bool {
        guard let vault = settings.vault, let configuration = try? Configuration.file(settings.configurationFile)
        else { return false }
        return configuration.value("vault").map { Paths.absolute($0.text) } == vault.folder
    }

    /// A word on how to remember the vault; nil where there is a configuration, whose owner knows.
    var hint: String? {
        Files.exists(settings.configurationFile) ? nil : settings.templates.text("remember.hint")
    }

    /// Names the vault in the configuration where the arguments say so.
    func rememberIfAsked() throws(ProgramError) {
        if settings.remembersVault { Output.messages.line(.line(try remember())) }
    }

    /// Names the vault in the configuration; all else in it stays as it is.
    ///
    /// - Returns: A word on what was done.
    /// - Throws: `ProgramError` where no vault is named, or the configuration cannot be written.
    func remember() throws(ProgramError) -> String {
        guard let vault = settings.vault else { throw .noVault(configuration: settings.configurationFile) }
        let slots = ["vault": vault.folder, "configuration": settings.configurationFile]
        guard !isRemembered else { return settings.templates.text("remember.known", slots) }
        let path = settings.configurationFile
        let text = Configuration.naming(vault: vault.folder, in: Files.text(path) ?? "")
        guard let slash = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<slash])),
            Files.replace(path, with: text)
        else { throw .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
        return settings.templates.text("remember.done", slots)
    }
}
