import Glibc

/// Why a call of the system failed; to be made right after it, since the next call may change `errno`.
struct SystemFailure: Error, Equatable, Sendable {
    /// The number in `errno`.
    let code: Int32

    /// The failure of the last call.
    init() { code = errno }

    /// The failure with a number of `errno`.
    init(code: Int32) { self.code = code }

    /// What the system says, for people to read.
    var reason: String { String(cString: strerror(code)) }

    /// Whether there is nothing at the path, or something else than was looked for: another look at the folder tells.
    var isAbsence: Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }

    /// Whether this process, or the system, may open no more files: it says nothing of the file that was to be opened.
    var isShortage: Bool { [EMFILE, ENFILE].contains(code) }
}
