import Glibc

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

    /// Adds bytes.
    func write(_ bytes: [UInt8]) throws(ProgramError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw OutputFile.failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Adds text.
    func write(_ text: String) throws(ProgramError) { try write(Array(text.utf8)) }

    /// Makes sure, before there is anything to write, that a file can be written to its folder.
    static func check(_ path: String) throws(ProgramError) {
        let folder = Paths.absolute(path).split(separator: "/").dropLast().joined(separator: "/")
        guard access("/" + folder, W_OK) == 0 else { throw failure(path) }
    }

    /// Writes a whole file.
    static func write(_ text: String, to path: String) throws(ProgramError) {
        try OutputFile(path).write(text)
    }

    private static func failure(_ path: String) -> ProgramError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
}
