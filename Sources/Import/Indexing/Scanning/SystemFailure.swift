import Glibc

/// The error of a system call; created right after the call, since the next one may change `errno`.
struct SystemFailure: Error, Equatable, Sendable {
    let code: Int32

    init() { code = errno }

    init(code: Int32) { self.code = code }

    var reason: String { unsafe String(cString: strerror(code)) }

    /// Whether the path does not exist or is of another type; a new scan of the folder shows which.
    var isAbsence: Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }

    /// Whether no more files may be open, which says nothing about the file itself.
    var isShortage: Bool { [EMFILE, ENFILE].contains(code) }
}
