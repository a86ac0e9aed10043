import Glibc

/// Reads whole files.
enum FileBytes {
    /// Why a file could not be read.
    struct Failure: Error {
        var reason: String
    }

    /// Larger files are told and left out: notes are small, and memory is not endless.
    static let largest = 64 << 20

    /// Reads a file.
    static func read(_ path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Failure(reason: VaultScanner.reason()) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(reason: VaultScanner.reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(reason: "it is not a plain file") }
        guard status.st_size <= largest else {
            throw Failure(reason: "it has \(status.st_size >> 20) MB; files above \(largest >> 20) MB are left out")
        }
        return try contents(of: descriptor, size: status.st_size)
    }

    private static func contents(of descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if part < 0, errno == EINTR { continue }
                if part < 0 { failure = Failure(reason: VaultScanner.reason()) }
                if part <= 0 { break }
                count += part
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
