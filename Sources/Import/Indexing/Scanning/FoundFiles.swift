import Store

/// The files that a walk found, close together: a folder's path once, names one behind the other.
///
/// Most walks find a vault as it was, and nobody asks for the paths; so none is made before it is asked for.
struct FoundFiles: Sendable {
    private struct Entry: Sendable {
        /// The place of its folder.
        var folder: Int32
        /// How many bytes its name has.
        var length: UInt32
        /// Where its name begins.
        var start: Int
        var stamp: FileStamp
    }

    private var entries: [Entry] = []
    private var names: [UInt8] = []
    private var folders: [String] = []
    /// What the files come to.
    private(set) var fingerprint = VaultFingerprint()

    /// The number of files.
    var count: Int { entries.count }

    /// Goes on with the files of another folder.
    mutating func begin(_ folder: String) { folders.append(folder) }

    /// Adds a file of the folder that was begun last.
    ///
    /// - Parameters:
    ///   - name: The UTF-8 of its name.
    ///   - path: The hash of its path.
    ///   - stamp: What its status says.
    mutating func add(_ name: UnsafeRawBufferPointer, _ path: PathHash, _ stamp: FileStamp) {
        fingerprint.add(path, stamp)
        entries.append(
            Entry(
                folder: Int32(folders.count - 1), length: UInt32(name.count), start: names.count, stamp: stamp))
        names.append(contentsOf: name)
    }

    /// Adds all files of another walk.
    mutating func add(_ other: FoundFiles) {
        let (folder, start) = (Int32(folders.count), names.count)
        entries += other.entries.map {
            Entry(folder: $0.folder + folder, length: $0.length, start: $0.start + start, stamp: $0.stamp)
        }
        names += other.names
        folders += other.folders
        fingerprint.add(other.fingerprint)
    }

    /// The files with their paths, in no order.
    var files: [VaultScanner.File] {
        entries.map { entry in
            let folder = folders[Int(entry.folder)]
            let name = String(decoding: names[entry.start..<(entry.start + Int(entry.length))], as: UTF8.self)
            return VaultScanner.File(path: folder.isEmpty ? name : folder + "/" + name, stamp: entry.stamp)
        }
    }

    /// How many files are larger than a size.
    func count(above size: Int) -> Int { entries.count { $0.stamp.size > size } }
}
