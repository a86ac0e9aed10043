import Store

/// The vault that a server answers from, opened by the first call and brought up to date before each one.
final class MCPVault {
    let settings: Settings
    let workspace: Workspace
    private var asker: Asker?

    /// Takes the vault of the settings.
    ///
    /// - Throws: `ProgramError` if there is none.
    init(settings: Settings) throws(ProgramError) {
        workspace = try Workspace(settings: settings)
        self.settings = settings
    }

    /// Runs `work` with an index that reflects the vault at `moment` or later; a damaged index is made anew once.
    func upToDate<Result>(to moment: ContinuousClock.Instant, _ work: (Asker) throws -> Result) throws -> Result {
        do {
            return try current(at: moment, work)
        } catch let error as StoreError where error.isDamage && settings.updates {
            asker = nil
            try workspace.repair()
            return try current(at: moment, work)
        }
    }

    private func current<Result>(
        at moment: ContinuousClock.Instant, _ work: (Asker) throws -> Result
    ) throws -> Result {
        if let asker { return try asker.upToDate(to: moment) { try work(asker) } }
        let start = ContinuousClock.now
        let asker = try Asker(settings: settings, index: try workspace.open(), looked: start)
        self.asker = asker
        return try work(asker)
    }
}
