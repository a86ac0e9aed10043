import Glibc
import Text

/// A file written piece by piece, readable only by its owner.
final class OutputFile {
    private let path: String
    private let descriptor: Int32

    /// Opens a file for writing after its first `end` bytes; 0 truncates it.
    init(_ path: String, keeping end: Int = 0) throws(ProgramError) {
        self.path = path
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw OutputFile.failure(path) }
        // Pipes and other special files cannot be truncated.
        if ftruncate(descriptor, end) == 0 { lseek(descriptor, 0, SEEK_END) }
    }

    /// Opens a file if a path is given; `keepsAll` appends to it.
    static func optional(_ path: String?, keepsAll: Bool = false) throws(ProgramError) -> OutputFile? {
        guard let path else { return nil }
        return try OutputFile(path, keeping: keepsAll ? Files.size(path) : 0)
    }

    deinit { close(descriptor) }

    func write(_ text: SafeText) throws(ProgramError) { try add(text.text) }

    private func add(_ text: String) throws(ProgramError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw OutputFile.failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Checks in advance that the folder of a file is writable.
    static func check(_ path: String) throws(ProgramError) {
        let folder = Paths.absolute(path).split(separator: "/").dropLast().joined(separator: "/")
        guard unsafe access("/" + folder, W_OK) == 0 else { throw failure(path) }
    }

    static func write(_ text: SafeText, to path: String) throws(ProgramError) {
        try OutputFile(path).write(text)
    }

    static func write(document text: String, to path: String) throws(ProgramError) {
        try OutputFile(path).add(text)
    }

    private static func failure(_ path: String) -> ProgramError {
        .cannotWrite(path: path, reason: Files.lastFailure)
    }
}
