import Glibc

@safe struct FolderStream: ~Copyable {
    /// Returns the next entry as `readdir` does: nil with `errno` unchanged after the last, nil with `errno` set on failure.
    typealias Reader = @Sendable (OpaquePointer) -> UnsafeMutablePointer<dirent>?

    private let stream: OpaquePointer
    private let reader: Reader

    /// Takes over the descriptor of an open folder; closes it with the stream, or immediately on failure.
    init(descriptor: Int32, reader: @escaping Reader) throws(SystemFailure) {
        guard let stream = unsafe fdopendir(descriptor) else {
            let failure = SystemFailure()
            close(descriptor)
            throw failure
        }
        unsafe self.stream = unsafe stream
        unsafe self.reader = unsafe reader
    }

    deinit { unsafe closedir(stream) }

    /// Returns the next entry, valid until the next call; nil after the last.
    ///
    /// - Throws: `SystemFailure` if reading fails; the rest of the folder is then unknown.
    func next() throws(SystemFailure) -> UnsafeMutablePointer<dirent>? {
        // Only a failure sets `errno`; earlier calls may have left it set.
        errno = 0
        if let entry = unsafe reader(stream) { return unsafe entry }
        guard errno == 0 else { throw SystemFailure() }
        return nil
    }
}
