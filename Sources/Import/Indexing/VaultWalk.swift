import Glibc
import Model
import Store

/// One walk over a vault: goes into folders, looks at files, and passes over what the rules name.
struct VaultWalk {
    private let root: String
    private let rules: IgnoreRules
    /// Whether what is passed over is counted.
    private let counts: Bool
    /// What was found so far.
    private(set) var listing = VaultScanner.Listing()

    /// Folders nested deeper are told and left out: no vault has them, a broken mount may.
    static let deepest = 64

    /// A folder on the way.
    private struct Folder {
        var path: String
        var depth: Int
        var verdict: IgnoreRules.Verdict
    }

    /// An entry of a folder.
    private struct Entry {
        var path: String
        var name: String
        /// The kind of thing as `readdir` gives it.
        var type: Int32
    }

    /// A walk that has not begun.
    init(root: String, rules: IgnoreRules, counts: Bool) {
        self.root = root
        self.rules = rules
        self.counts = counts
    }

    /// Walks.
    mutating func run() {
        let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        walk(descriptor, Folder(path: "", depth: 0, verdict: IgnoreRules.Verdict()))
    }

    /// Goes through an open folder and closes it.
    private mutating func walk(_ descriptor: Int32, _ folder: Folder) {
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            tellUnreadable(folder.path.isEmpty ? "." : folder.path)
            if descriptor >= 0 { close(descriptor) }
            return
        }
        defer { closedir(stream) }
        if folder.verdict.reason == nil { listing.folders.append(folder.path) }
        while let found = readdir(stream) {
            let name = VaultWalk.name(found)
            if name.utf8.first == UInt8(ascii: ".") {
                if name != ".", name != "..", folder.verdict.reason == nil { listing.leftOut.hidden += 1 }
                continue
            }
            let path = folder.path.isEmpty ? name : folder.path + "/" + name
            visit(Entry(path: path, name: name, type: Int32(found.pointee.d_type)), in: folder, descriptor)
        }
    }

    private mutating func visit(_ entry: Entry, in folder: Folder, _ descriptor: Int32) {
        switch entry.type {
        case Int32(DT_REG): visitFile(entry, in: folder, descriptor)
        case Int32(DT_DIR): visitFolder(entry, in: folder, descriptor)
        case Int32(DT_LNK): if counts { countLink(entry) }
        case Int32(DT_UNKNOWN):
            // Some file systems leave the kind to a look at the thing itself.
            guard let status = status(entry, descriptor) else { return }
            var known = entry
            known.type = Int32(status.st_mode & S_IFMT) >> 12
            if known.type != Int32(DT_UNKNOWN) { visit(known, in: folder, descriptor) }
        default: return
        }
    }

    private mutating func visitFile(_ entry: Entry, in folder: Folder, _ descriptor: Int32) {
        guard FileFormat(path: entry.name) != nil else {
            if folder.verdict.reason == nil { listing.leftOut.otherFormats += 1 }
            return
        }
        switch rules.verdict(entry.path, isFolder: false, in: folder.verdict).reason {
        case .pattern(let text): listing.leftOut.byPattern[text, default: 0] += 1
        case .obsidian: listing.leftOut.byObsidian += 1
        case nil:
            guard let status = status(entry, descriptor), status.st_mode & S_IFMT == S_IFREG else { return }
            listing.files.append(VaultScanner.File(path: entry.path, stamp: FileStamp(status)))
        }
    }

    private mutating func visitFolder(_ entry: Entry, in folder: Folder, _ descriptor: Int32) {
        let verdict = rules.verdict(entry.path, isFolder: true, in: folder.verdict)
        guard verdict.reason == nil || counts || rules.mayBringBack(below: verdict) else { return }
        guard folder.depth < VaultWalk.deepest else {
            let message = "is nested more than \(VaultWalk.deepest) folders deep and is left out"
            return listing.problems.append(ReadProblem(path: entry.path, message: message))
        }
        let inner = openat(descriptor, entry.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        walk(inner, Folder(path: entry.path, depth: folder.depth + 1, verdict: verdict))
    }

    /// Counts a link out of the vault to something that would be read; what is linked inside is read where it stands.
    private mutating func countLink(_ entry: Entry) {
        guard let resolved = realpath(root + "/" + entry.path, nil) else { return }
        defer { free(resolved) }
        let target = String(cString: resolved)
        var status = stat()
        guard target != root, !target.hasPrefix(root + "/"), stat(target, &status) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if isFolder || FileFormat(path: entry.name) != nil { listing.leftOut.links += 1 }
    }

    private mutating func status(_ entry: Entry, _ descriptor: Int32) -> stat? {
        var status = stat()
        if fstatat(descriptor, entry.name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        // What went away meanwhile is no problem.
        if errno != ENOENT { tellUnreadable(entry.path) }
        return nil
    }

    private mutating func tellUnreadable(_ path: String) {
        listing.unreadable.append((path, VaultScanner.reason()))
    }

    private static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
    }
}
