import Glibc
import Text

/// A file that is written line by line; nobody else may read it.
final class OutputFile {
    private let path: String
    private let descriptor: Int32

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - end: How much of it is kept, in bytes; 0 makes it anew.
    /// - Throws: `ProgramError.cannotWrite`.
    init(_ path: String, keeping end: Int = 0) throws(ProgramError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw OutputFile.failure(path) }
        // What is no file of its own, such as a pipe, has no length.
        if ftruncate(descriptor, end) == 0 { lseek(descriptor, 0, SEEK_END) }
    }

    /// Opens a file where one is wanted.
    static func optional(_ path: String?, keepsAll: Bool = false) throws(ProgramError) -> OutputFile? {
        guard let path else { return nil }
        return try OutputFile(path, keeping: keepsAll ? Files.size(path) : 0)
    }

    deinit { close(descriptor) }

    /// Adds text.
    func write(_ text: SafeText) throws(ProgramError) { try add(text.text) }

    private func add(_ text: String) throws(ProgramError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw OutputFile.failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes sure, before there is anything to write, that a file can be written to its folder.
    static func check(_ path: String) throws(ProgramError) {
        let folder = Paths.absolute(path).split(separator: "/").dropLast().joined(separator: "/")
        guard access("/" + folder, W_OK) == 0 else { throw failure(path) }
    }

    /// Writes a whole file that is shown to people.
    static func write(_ text: SafeText, to path: String) throws(ProgramError) {
        try OutputFile(path).write(text)
    }

    /// Writes a whole file of a vault, whose text stays as it is.
    static func write(document text: String, to path: String) throws(ProgramError) {
        try OutputFile(path).add(text)
    }

    private static func failure(_ path: String) -> ProgramError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
}
