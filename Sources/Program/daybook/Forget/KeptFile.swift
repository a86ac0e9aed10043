import Glibc
import Store

/// A file that Daybook keeps: its path and size in bytes.
struct KeptFile {
    var path: String
    var bytes: Int

    /// Looks at a file, not at what a symbolic link leads to; nil if there is none.
    init?(_ path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        (self.path, bytes) = (path, Int(status.st_size))
    }

    /// Returns the files below a folder, those of one folder together, without what stands in or above one of the `spared` paths.
    static func all(below folder: String, sparing spared: [String]) -> [KeptFile] {
        guard !spared.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) else { return [] }
        return (Files.names(in: folder) ?? []).sorted().filter { $0 != "." && $0 != ".." }.flatMap { name in
            let path = folder + "/" + name
            if let file = KeptFile(path) { return spared.contains(path) ? [] : [file] }
            return all(below: path, sparing: spared)
        }
    }

    /// Removes a folder with the empty folders in it; folders that hold a file remain.
    static func removeEmptyFolders(_ folder: String) {
        var status = stat()
        guard unsafe lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
        for name in Files.names(in: folder) ?? [] where name != "." && name != ".." {
            removeEmptyFolders(folder + "/" + name)
        }
        unsafe rmdir(folder)
    }
}

/// An index with all files beside it.
struct KeptIndex {
    /// The index file, which may be missing while others are left.
    var path: String
    var files: [KeptFile]
    /// Whether nobody can tell of which vault it is, since it is damaged or unfinished.
    var isStray = false

    init(_ path: String) {
        self.path = path
        files = (IndexFiles.endings + [IndexLock.ending]).compactMap { KeptFile(path + $0) }
    }
}
