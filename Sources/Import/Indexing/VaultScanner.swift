import Glibc
import Store

/// Walks a vault and says which files it has, with one look at each file's size and time.
public struct VaultScanner: Sendable {
    /// A file that a reader exists for.
    public struct File: Sendable, Equatable {
        /// The path relative to the vault, with forward slashes.
        public var path: String
        /// What its status says of its content.
        public var stamp: FileStamp
    }

    /// What a walk found.
    public struct Listing: Sendable {
        /// Files in the order of their paths.
        public var files: [File] = []
        /// Folders and files that could not be looked at, with the reason.
        public var unreadable: [(path: String, reason: String)] = []
    }

    private let root: String
    private let ignore: [String]

    /// A scanner for one vault.
    ///
    /// - Parameters:
    ///   - root: The vault's folder.
    ///   - ignore: Patterns with `*` and `?` for names or relative paths that are passed over.
    public init(root: String, ignore: [String] = []) {
        self.root = root
        // A slash at the end only says that a folder is meant.
        self.ignore = ignore.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// Walks the vault.
    ///
    /// Hidden files and folders are passed over; symbolic links are not followed.
    ///
    /// - Returns: What was found.
    public func scan() -> Listing {
        var listing = Listing()
        let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 {
            walk(descriptor, prefix: "", depth: 0, into: &listing)
        } else {
            listing.unreadable.append((".", VaultScanner.reason()))
        }
        listing.files.sort { $0.path < $1.path }
        return listing
    }

    /// Folders nested deeper are passed over: no vault has them, a broken mount may.
    private static let deepest = 64

    private func walk(_ descriptor: Int32, prefix: String, depth: Int, into listing: inout Listing) {
        guard let folder = fdopendir(descriptor) else {
            close(descriptor)
            listing.unreadable.append((prefix.isEmpty ? "." : prefix, VaultScanner.reason()))
            return
        }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = VaultScanner.name(entry)
            guard !name.isEmpty, !name.hasPrefix(".") else { continue }
            let path = prefix.isEmpty ? name : prefix + "/" + name
            guard !isIgnored(path, name: name) else { continue }
            visit(path, name: name, type: Int32(entry.pointee.d_type), folder: descriptor, depth: depth, into: &listing)
        }
    }

    private func visit(
        _ path: String, name: String, type: Int32, folder: Int32, depth: Int, into listing: inout Listing
    ) {
        let isFile = type == Int32(DT_REG)
        if isFile, FileFormat(path: path) == nil { return }
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            listing.unreadable.append((path, VaultScanner.reason()))
            return
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            guard depth < VaultScanner.deepest else { return }
            let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            if inner >= 0 {
                walk(inner, prefix: path, depth: depth + 1, into: &listing)
            } else {
                listing.unreadable.append((path, VaultScanner.reason()))
            }
        } else if status.st_mode & S_IFMT == S_IFREG, FileFormat(path: path) != nil {
            listing.files.append(File(path: path, stamp: FileStamp(status)))
        }
    }

    private func isIgnored(_ path: String, name: String) -> Bool {
        ignore.contains { fnmatch($0, path, 0) == 0 || fnmatch($0, name, 0) == 0 }
    }

    private static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
    }

    static func reason() -> String { String(cString: strerror(errno)) }
}

/// The formats that readers exist for, by the end of a file's name.
enum FileFormat {
    case markdown
    case text
    case calendar
    case webVTT
    case subRip

    init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        switch path[path.index(after: dot)...].lowercased() {
        case "md", "markdown": self = .markdown
        case "txt": self = .text
        case "ics": self = .calendar
        case "vtt": self = .webVTT
        case "srt": self = .subRip
        default: return nil
        }
    }
}
