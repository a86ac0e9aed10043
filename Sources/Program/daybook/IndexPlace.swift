import Store

/// Locates the index of a vault, which is named after the vault's current or earlier path.
struct IndexPlace {
    let vault: Settings.Vault
    let zone: String

    /// The maximum wait for a process that uses the index of a moved vault; after that, a new index is made.
    private static let patience = Duration.seconds(1)

    /// Returns the path of the index, in this order of preference.
    ///
    /// 1. The path chosen by the user, or the index of the vault's path if it exists.
    /// 2. The index of another path of the same folder, as on a case-insensitive file system or a second mount.
    /// 3. The index of the folder's path before it was moved, renamed to match the new path.
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

    /// Returns the indexes made for a folder, sorted by name.
    private func origins(of identity: FolderIdentity) -> [IndexOrigin] {
        let folder = String(vault.index.prefix(through: vault.index.lastIndex(of: "/") ?? vault.index.startIndex))
        let names = (Files.names(in: folder) ?? []).filter { $0.hasSuffix(Paths.endingOfIndexes) }.sorted()
        return names.compactMap { IndexOrigin(index: folder + $0) }
            .filter { $0.zone == zone && $0.folder == identity.text }
    }

    /// Renames an index to match this vault; if that fails, a new index is made.
    private func takeOver(_ index: String) {
        // Both locks are held during the move; of two processes that try it, the second finds it done.
        guard let own = try? IndexLock(index: vault.index, patience: IndexPlace.patience, isStopped: { false }),
            let old = try? IndexLock(index: index, patience: IndexPlace.patience, isStopped: { false })
        else { return }
        defer { withExtendedLifetime((own, old)) {} }
        try? IndexFiles.move(index, to: vault.index)
    }
}
