import Model
import Store

/// The work of an import: files to read and files that are gone.
struct ImportPlan {
    /// Files that are new, have a new stamp, failed but may now be readable, or were read too soon after they were written.
    private(set) var changed: [(file: VaultScanner.File, known: SourceRecord?)] = []
    private(set) var gone: [String] = []
    /// Files that failed and are unchanged: reported again but not retried.
    private(set) var unreadable: [ReadProblem] = []

    var isEmpty: Bool { changed.isEmpty && gone.isEmpty }

    /// Compares the vault with the index, whose records `known` returns where sums differ; `mayBeReadable` is asked about files that failed.
    init(
        listing: VaultScanner.Listing,
        known: (FileSums) throws(StoreError) -> (buckets: FileSums.Differences, records: [String: SourceRecord]),
        mayBeReadable: (VaultScanner.File) -> Bool
    ) throws(StoreError) {
        let compared = try known(listing.found.sums)
        var missing = compared.records
        for file in listing.found.files(in: compared.buckets) {
            let record = missing.removeValue(forKey: file.path)
            if let record, record.stamp == file.stamp, let failure = record.failure, !mayBeReadable(file) {
                unreadable.append(ReadProblem(path: file.path, message: failure))
            } else if record?.stamp != file.stamp || record?.failure != nil || record?.isSettled == false {
                changed.append((file, record))
            }
        }
        // The same vault must always give the same index.
        changed.sort { $0.file.path < $1.file.path }
        unreadable.sort { $0.path < $1.path }
        // Files in an unreadable folder may still exist.
        let hidden = listing.unreadable.map(\.path)
        gone = missing.keys.filter { path in
            !hidden.contains { $0 == "." || $0 == path || path.hasPrefix($0 + "/") }
        }.sorted()
    }
}
