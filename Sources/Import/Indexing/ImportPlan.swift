import Model
import Store

/// What an import must do: files to be read, and files that are gone.
struct ImportPlan {
    /// Files that are new, look changed, or were read too soon after they were written.
    private(set) var changed: [(file: VaultScanner.File, known: SourceRecord?)] = []
    /// Paths of files that are there no more, in order.
    private(set) var gone: [String] = []
    /// What still cannot be read, and looks as it did when it last could not: told again, but not tried again.
    private(set) var unreadable: [ReadProblem] = []

    /// Whether the index is up to date.
    var isEmpty: Bool { changed.isEmpty && gone.isEmpty }

    /// Compares a vault with what is known of it.
    ///
    /// - Parameters:
    ///   - listing: What the vault holds.
    ///   - known: What the index holds, by path.
    ///   - mayBeReadable: Whether a file that could not be read might be by now.
    init(
        listing: VaultScanner.Listing, known: [String: SourceRecord], mayBeReadable: (VaultScanner.File) -> Bool
    ) {
        var missing = known
        for file in listing.files {
            let record = missing.removeValue(forKey: file.path)
            if let record, record.stamp == file.stamp, let failure = record.failure, !mayBeReadable(file) {
                unreadable.append(ReadProblem(path: file.path, message: failure))
            } else if record?.stamp != file.stamp || record?.failure != nil || record?.isSettled == false {
                changed.append((file, record))
            }
        }
        // In order, so that the same vault always gives the same index.
        changed.sort { $0.file.path < $1.file.path }
        unreadable.sort { $0.path < $1.path }
        // What stands in a folder that cannot be looked into may still be there.
        let hidden = listing.unreadable.map(\.path)
        gone = missing.keys.filter { path in
            !hidden.contains { $0 == "." || $0 == path || path.hasPrefix($0 + "/") }
        }.sorted()
    }
}
