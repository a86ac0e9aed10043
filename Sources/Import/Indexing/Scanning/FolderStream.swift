import Glibc

/// The entries of an open folder, one after the other.
struct FolderStream: ~Copyable {
    /// Gives the next entry as `readdir` does: nil, with `errno` left alone, after the last; nil, with `errno` set, on failure.
    typealias Reader = @Sendable (OpaquePointer) -> UnsafeMutablePointer<dirent>?

    private let stream: OpaquePointer
    private let reader: Reader

    /// Takes over the descriptor of an open folder.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor; it is closed with the stream, also where none can be made of it.
    ///   - reader: What gives the entries.
    /// - Throws: `SystemFailure` where it is no folder's.
    init(descriptor: Int32, reader: @escaping Reader) throws(SystemFailure) {
        guard let stream = fdopendir(descriptor) else {
            let failure = SystemFailure()
            close(descriptor)
            throw failure
        }
        self.stream = stream
        self.reader = reader
    }

    deinit { closedir(stream) }

    /// The next entry, valid until the one after it is asked for; nil after the last.
    ///
    /// - Throws: `SystemFailure` where the folder cannot be read on: what else it holds is not known.
    func next() throws(SystemFailure) -> UnsafeMutablePointer<dirent>? {
        // Nil may mean either, and only a failure sets `errno`; whoever looks at an entry makes calls that set it, too.
        errno = 0
        if let entry = reader(stream) { return entry }
        guard errno == 0 else { throw SystemFailure() }
        return nil
    }
}
