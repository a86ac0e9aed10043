import Glibc
import Store

/// The configuration file: `key = value` lines, and `[vault PATH]` sections that apply to one vault only.
struct Configuration {
    /// A value and its origin: `file:line`, or the name of an environment variable.
    struct Value {
        var text: String
        var origin: String
    }

    struct Failure: Error, Equatable {
        enum Problem: Equatable {
            case notText
            case noKey
            case noSection
            case unknownKey(String, suggestion: String?)
        }

        var file: String
        var line: Int
        var problem: Problem
    }

    static let keys = SettingTable.settings.map(\.key)

    private var general: [String: Value] = [:]
    private var sections: [Section] = []

    private struct Section {
        var vault: String
        var origin: String
        var folder: FolderIdentity?
        var values: [String: Value] = [:]

        init(_ path: String, origin: String) {
            vault = Paths.absolute(path)
            self.origin = origin
            folder = FolderIdentity(vault)
        }

        /// Tells whether a path is this vault, also by another name of the folder.
        func isOf(_ path: String) -> Bool { path == vault || folder != nil && folder == FolderIdentity(path) }
    }

    init() {}

    /// Parses a configuration, without blank lines and comments; `file` is named in messages.
    ///
    /// - Throws: `Failure` for the first line that cannot be read.
    init(_ text: String, file: String) throws(Failure) {
        for (index, line) in Configuration.lines(text).enumerated() {
            do throws(Problem) {
                try read(line, origin: "\(file):\(index + 1)")
            } catch {
                throw Failure(file: file, line: index + 1, problem: error.problem)
            }
        }
    }

    private struct Problem: Error {
        var problem: Failure.Problem
    }

    private mutating func read(_ line: String, origin: String) throws(Problem) {
        if line.isEmpty || line.hasPrefix("#") { return }
        if line.hasPrefix("[") {
            let head = line.dropFirst().dropLast()
            guard line.hasSuffix("]"), head.hasPrefix("vault "), !Configuration.trimmed(head.dropFirst(6)).isEmpty
            else { throw Problem(problem: .noSection) }
            return sections.append(Section(Configuration.trimmed(head.dropFirst(6)), origin: origin))
        }
        guard let equals = line.firstIndex(of: "=") else { throw Problem(problem: .noKey) }
        let key = Configuration.trimmed(line[..<equals]).lowercased()
        guard Configuration.keys.contains(key) else {
            let suggestion = CommandTable.suggestion(for: key, among: Configuration.keys)
            throw Problem(problem: .unknownKey(key, suggestion: suggestion))
        }
        let value = Value(text: Configuration.trimmed(line[line.index(after: equals)...]), origin: origin)
        if sections.isEmpty { general[key] = value } else { sections[sections.count - 1].values[key] = value }
    }

    /// Returns the lines without surrounding whitespace and byte order mark.
    private static func lines(_ text: String) -> [String] {
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.map(trimmed)
    }

    /// Reads a configuration file; empty if it does not exist.
    ///
    /// - Throws: `Failure` for the first line that cannot be read, `ProgramError` if the file cannot be read.
    static func file(_ path: String) throws -> Configuration {
        guard let bytes = Files.bytes(path) else {
            let reason = Files.lastFailure
            if unsafe access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return Configuration() }
            throw ProgramError.configurationUnreadable(path: path, reason: reason)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let line = Configuration.firstUnreadableLine(of: bytes)
            throw Failure(file: path, line: line, problem: .notText)
        }
        return try Configuration(text, file: path)
    }

    private static func firstUnreadableLine(of bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
    }

    /// Returns the value of a key; the vault's own section takes precedence.
    func value(_ key: String, vault: String? = nil) -> Value? {
        if let vault, let section = sections.last(where: { $0.isOf(vault) }), let value = section.values[key] {
            return value
        }
        return general[key]
    }

    /// Returns the lines (`file:line`) that name a vault; nil for any vault.
    func places(naming vault: String?) -> [String] {
        let value = general["vault"].flatMap { vault == nil || Paths.absolute($0.text) == vault ? $0.origin : nil }
        return [value].compactMap { $0 }
            + sections.filter { section in vault.map(section.isOf) ?? true }.map(\.origin)
    }

    func values(_ key: String) -> [Value] { ([general] + sections.map(\.values)).compactMap { $0[key] } }

    /// Returns the text of a configuration with another vault; all other lines are kept.
    static func naming(vault: String, in text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let general = lines.firstIndex { trimmed($0).hasPrefix("[") } ?? lines.count
        let line = "vault = " + vault
        let old = lines[..<general].lastIndex { line in
            line.firstIndex(of: "=").map { trimmed(line[..<$0]).lowercased() == "vault" } ?? false
        }
        if let old { lines[old] = line } else { lines.insert(line, at: 0) }
        let result = lines.joined(separator: "\n")
        return result.hasSuffix("\n") ? result : result + "\n"
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }
}

/// The folders of the program (XDG Base Directory Specification 0.8), and path resolution.
enum Paths {
    static func configuration(_ environment: [String: String]) -> String {
        folder("XDG_CONFIG_HOME", "/.config", environment)
    }
    static func cache(_ environment: [String: String]) -> String { folder("XDG_CACHE_HOME", "/.cache", environment) }
    static let endingOfIndexes = ".sqlite"

    /// The desktop's trash, which need not exist.
    static func trash(_ environment: [String: String]) -> String {
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (data ?? (environment["HOME"] ?? "/tmp") + "/.local/share") + "/Trash"
    }
    static func state(_ environment: [String: String]) -> String {
        folder("XDG_STATE_HOME", "/.local/state", environment)
    }

    private static func folder(_ variable: String, _ fallback: String, _ environment: [String: String]) -> String {
        // By the specification, relative values are ignored.
        if let value = environment[variable], value.hasPrefix("/") { return value + "/daybook" }
        return (environment["HOME"] ?? "/tmp") + fallback + "/daybook"
    }

    /// Returns the absolute path, with `~` expanded, and symbolic links resolved if the path exists.
    static func absolute(_ path: String) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = unsafe getenv("HOME") {
            path = unsafe String(cString: home) + path.dropFirst()
        }
        guard let resolved = unsafe realpath(path, nil) else {
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            if path.hasPrefix("/") { return path }
            guard let current = unsafe getcwd(nil, 0) else { return path }
            defer { unsafe free(current) }
            return unsafe String(cString: current) + "/" + path
        }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }
}

enum Files {
    static func text(_ path: String) -> String? {
        bytes(path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the bytes of a file; nil if it cannot be read.
    static func bytes(_ path: String) -> [UInt8]? {
        guard let file = unsafe fopen(path, "re") else { return nil }
        defer { unsafe fclose(file) }
        return unsafe bytes(of: file)
    }

    /// Returns the bytes of standard input up to its end; nil if it cannot be read.
    static func standardInput() -> [UInt8]? { unsafe fdopen(STDIN_FILENO, "r").flatMap(unsafe bytes) }

    private static func bytes(of file: UnsafeMutablePointer<FILE>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe fread(&buffer, 1, buffer.count, file)
            bytes += buffer[..<count]
            if count < buffer.count { return unsafe ferror(file) == 0 ? bytes : nil }
        }
    }

    /// Makes a folder and its parents, accessible only by the owner; returns false on failure.
    static func makeFolder(_ path: String) -> Bool {
        var status = stat()
        if unsafe stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex, !makeFolder(String(path[..<slash])) {
            return false
        }
        return unsafe mkdir(path, 0o700) == 0 || errno == EEXIST
    }

    /// Makes an empty file readable only by the owner, if there is none.
    static func makePrivate(_ path: String) {
        let descriptor = unsafe open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Replaces a small file atomically, readable only by the owner; returns false and sets `errno` on failure.
    static func replace(_ path: String, with text: String) -> Bool { replace(path) { write(text, to: $0) } }

    /// The same with what `write` writes to a descriptor, which it closes.
    static func replace(_ path: String, by write: (Int32) -> Bool) -> Bool {
        // Replaces the target of a symbolic link, so that the link remains.
        let path = Paths.absolute(path)
        let new = unfinished(path)
        unsafe unlink(new)
        let descriptor = unsafe open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0, write(descriptor), unsafe rename(new, path) == 0 { return true }
        let code = errno
        unsafe unlink(new)
        errno = code
        return false
    }

    /// The name of a file until all of it is written: hidden, and such that no file of the user has it.
    private static func unfinished(_ path: String) -> String {
        let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return path[..<name] + ".daybook-" + path[name...] + ".new"
    }

    /// Writes a new file, readable only by the owner; returns false and sets `errno` on failure or if it exists.
    static func write(_ text: String, toNew path: String) -> Bool {
        let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        return descriptor >= 0 && write(text, to: descriptor)
    }

    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        guard let file = unsafe fdopen(descriptor, "w") else { return false }
        let bytes = Array(text.utf8)
        // Until it is on the disk, a rename could outlive what it names.
        let isWritten =
            unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0 && fsync(descriptor) == 0
        return unsafe fclose(file) == 0 && isWritten
    }

    /// Returns the names in a folder, unordered; nil if it cannot be read.
    static func names(in folder: String) -> [String]? {
        guard let stream = unsafe opendir(folder) else { return nil }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while true {
            // Nil means the end or an error; only an error sets `errno`.
            errno = 0
            guard let entry = unsafe readdir(stream) else { return errno == 0 ? names : nil }
            unsafe names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
                })
        }
    }

    static var lastFailure: String { reason(of: errno) }

    static func reason(of code: Int32) -> String { unsafe String(cString: strerror(code)) }

    /// Returns the size of a file in bytes; 0 if it does not exist.
    static func size(_ path: String) -> Int {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
