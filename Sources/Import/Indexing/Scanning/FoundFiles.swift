import Store
import Text

/// The files found by a walk, stored compactly: each folder's path once, and all names in one array.
///
/// Paths are made lazily, since for an unchanged vault the fingerprint suffices.
struct FoundFiles: Sendable {
    private struct Entry: Sendable {
        var folder: Int32
        /// In bytes.
        var length: UInt16
        /// In `FileSums`.
        var bucket: UInt16
        /// The offset in `names`.
        var start: Int
        var stamp: FileStamp
        var fingerprint: FileFingerprint
    }

    private var entries: [Entry] = []
    private var names: [UInt8] = []
    private var folders: [String] = []
    private(set) var fingerprint = VaultFingerprint()

    var count: Int { entries.count }

    /// Starts a folder, to which the files added next belong.
    mutating func begin(_ folder: String) { folders.append(folder) }

    /// Adds a file of the current folder; `path` is the hash of its path.
    mutating func add(_ name: Span<UInt8>, _ path: PathHash, _ stamp: FileStamp) {
        let file = FileFingerprint(path, stamp)
        fingerprint.add(file)
        entries.append(
            Entry(
                folder: Int32(folders.count - 1), length: UInt16(name.count), bucket: UInt16(path.bucket),
                start: names.count, stamp: stamp, fingerprint: file))
        names.append(name)
    }

    mutating func add(_ other: FoundFiles) {
        let (folder, start) = (Int32(folders.count), names.count)
        entries += other.entries.map {
            Entry(
                folder: $0.folder + folder, length: $0.length, bucket: $0.bucket, start: $0.start + start,
                stamp: $0.stamp, fingerprint: $0.fingerprint)
        }
        names += other.names
        folders += other.folders
        fingerprint.add(other.fingerprint)
    }

    /// The files, unordered.
    var files: [VaultScanner.File] { entries.map(file) }

    /// The sums of the files' fingerprints.
    var sums: FileSums {
        var sums = FileSums()
        for entry in entries { sums.add(entry.fingerprint, to: Int(entry.bucket)) }
        return sums
    }

    /// Returns the files of some buckets, unordered.
    func files(in buckets: FileSums.Differences) -> [VaultScanner.File] {
        entries.filter { buckets.contains(Int($0.bucket)) }.map(file)
    }

    private func file(_ entry: Entry) -> VaultScanner.File {
        let folder = folders[Int(entry.folder)]
        let name = String(decoding: names[entry.start..<(entry.start + Int(entry.length))], as: UTF8.self)
        return VaultScanner.File(path: folder.isEmpty ? name : folder + "/" + name, stamp: entry.stamp)
    }

    func count(above size: Int) -> Int { entries.count { $0.stamp.size > size } }
}
