import Indexing
import Store

/// The vault and its index as the doctor sees them; nothing is updated, mended or removed.
struct VaultCheckup {
    private var settings: Settings

    init(settings: Settings) {
        self.settings = settings
        // A checkup brings nothing up to date.
        self.settings.updates = false
    }

    var findings: [Finding] {
        do {
            let workspace = try Workspace(settings: settings)
            let look = workspace.look()
            let index = index(of: workspace)
            return [vault(workspace, look)] + index.findings + freshness(workspace, index.reader, look)
        } catch {
            return [Finding("vault", error)]
        }
    }

    // MARK: Vault

    private func vault(_ workspace: Workspace, _ look: VaultLook) -> Finding {
        let (folder, listing) = (workspace.vault.folder, look.listing())
        if let root = listing.allProblems.first(where: { $0.path == "." }) {
            return Finding("vault", ProgramError.vaultUnreadable(path: folder, reason: root.message))
        }
        guard listing.count > 0 else { return Finding("vault", ProgramError.emptyVault(path: folder)) }
        guard listing.allProblems.isEmpty else {
            return Finding(
                "vault", .problem, "\(folder) has \(listing.count) files to read, and some that cannot be read",
                remedy: "'daybook status' names them")
        }
        return Finding("vault", .fine, "\(folder) has \(listing.count) files to read")
    }

    // MARK: Index

    private func index(of workspace: Workspace) -> (findings: [Finding], reader: IndexReader?) {
        let path = workspace.vault.index
        var findings: [Finding] = []
        if IndexFiles.hasUnfinished(path) {
            findings.append(
                Finding(
                    "index", .note,
                    "an unfinished one lies beside \(path): a process is making it, or was killed, and then the next question removes it"
                ))
        }
        if Files.isFolder(path) { return (findings + [Finding("index", ProgramError.indexIsFolder(path: path))], nil) }
        guard !workspace.isEmpty else {
            return (findings + [Finding("index", .note, "there is none yet: the first question makes \(path)")], nil)
        }
        do throws(StoreError) {
            let reader = try workspace.reopen()
            let damage = try reader.firstDamage()
            guard damage == nil else { throw .corrupt(path: path) }
            return (findings + [Finding("index", .fine, "\(path) is whole, \(VaultCheckup.size(path))")], reader)
        } catch {
            if error.isDamage, workspace.vault.isOwnIndexPath, !IndexFiles.isIndex(path) {
                return (findings + [Finding("index", ProgramError.notAnIndex(path: path))], nil)
            }
            return (findings + [Finding("index", error)], nil)
        }
    }

    private static func size(_ path: String) -> String { "\((Files.size(path) + 999) / 1000) kB" }

    private func freshness(_ workspace: Workspace, _ index: IndexReader?, _ look: VaultLook) -> [Finding] {
        guard let index else { return [] }
        guard (try? index.hasStaleDirectory()) == false else {
            return [
                Finding(
                    "freshness", .note, "an update was interrupted, or the owner has changed: the next question goes on"
                )
            ]
        }
        return [
            workspace.isUnchanged(since: index, look)
                ? Finding("freshness", .fine, "the index knows each file as it is")
                : Finding(
                    "freshness", .note,
                    "files have changed since the last update, or just before it: the next question looks at them")
        ]
    }
}
