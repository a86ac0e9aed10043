import Store

/// The files found by a walk, stored compactly: each folder's path once, and all names in one array.
///
/// Paths are made lazily, since for an unchanged vault the fingerprint suffices.
struct FoundFiles: Sendable {
    private struct Entry: Sendable {
        var folder: Int32
        /// In bytes.
        var length: UInt32
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
    mutating func add(_ name: UnsafeRawBufferPointer, _ path: PathHash, _ stamp: FileStamp) {
        let file = FileFingerprint(path, stamp)
        fingerprint.add(file)
        entries.append(
            Entry(
                folder: Int32(folders.count - 1), length: UInt32(name.count), start: names.count, stamp: stamp,
                fingerprint: file))
        names.append(contentsOf: name)
    }

    mutating func add(_ other: FoundFiles) {
        let (folder, start) = (Int32(folders.count), names.count)
        entries += other.entries.map {
            Entry(
                folder: $0.folder + folder, length: $0.length, start: $0.start + start, stamp: $0.stamp,
                fingerprint: $0.fingerprint)
        }
        names += other.names
        folders += other.folders
        fingerprint.add(other.fingerprint)
    }

    /// The files, unordered.
    var files: [VaultScanner.File] { entries.map(file) }

    /// The fingerprint of each file.
    var fingerprints: Set<FileFingerprint> { Set(entries.lazy.map(\.fingerprint)) }

    /// Returns the files whose fingerprint is not among some, unordered.
    func files(without known: Set<FileFingerprint>) -> [VaultScanner.File] {
        entries.filter { !known.contains($0.fingerprint) }.map(file)
    }

    private func file(_ entry: Entry) -> VaultScanner.File {
        let folder = folders[Int(entry.folder)]
        let name = String(decoding: names[entry.start..<(entry.start + Int(entry.length))], as: UTF8.self)
        return VaultScanner.File(path: folder.isEmpty ? name : folder + "/" + name, stamp: entry.stamp)
    }

    func count(above size: Int) -> Int { entries.count { $0.stamp.size > size } }
}
