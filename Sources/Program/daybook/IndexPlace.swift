import Store

/// Where the index of a vault is: under a name made of the vault's path, unless the vault had another path when it was made.
struct IndexPlace {
    let vault: Settings.Vault
    let zone: String

    /// How long another process that uses the index of a moved vault is waited for; then it is made anew.
    private static let patience = Duration.seconds(1)

    /// The index's file: that of the vault's path; that of another name of the same folder, as where case does not count or a folder is
    /// mounted twice; or that of the path which the folder had before it was moved, which then gets the name of the new path.
    func path() -> String {
        guard !vault.isOwnIndexPath, Files.size(vault.index) == 0, let identity = FolderIdentity(vault.folder) else {
            return vault.index
        }
        let origins = origins(of: identity)
        let other = origins.first { $0.vault != vault.folder && FolderIdentity($0.vault) == identity }
        if let other { return other.index }
        if let moved = origins.first { takeOver(moved.index) }
        return vault.index
    }

    /// The indexes that were made of a folder, in the order of their names.
    private func origins(of identity: FolderIdentity) -> [IndexOrigin] {
        let folder = String(vault.index.prefix(through: vault.index.lastIndex(of: "/") ?? vault.index.startIndex))
        let names = (Files.names(in: folder) ?? []).filter { $0.hasSuffix(Paths.endingOfIndexes) }.sorted()
        return names.compactMap { IndexOrigin(index: folder + $0) }
            .filter { $0.zone == zone && $0.folder == identity.text }
    }

    /// Gives an index the name of this vault's; where that cannot be done now, the index is made anew.
    private func takeOver(_ index: String) {
        // Nobody writes either of them meanwhile; of two that want the same, the second finds it done.
        guard let own = try? IndexLock(index: vault.index, patience: IndexPlace.patience, isStopped: { false }),
            let old = try? IndexLock(index: index, patience: IndexPlace.patience, isStopped: { false })
        else { return }
        defer { withExtendedLifetime((own, old)) {} }
        try? IndexFiles.move(index, to: vault.index)
    }
}
