import Glibc

/// The lines of a file, read one at a time; memory is bounded by the longest line.
@safe public final class LineFile: Sequence, IteratorProtocol {
    /// A line with its number.
    public struct Line: Equatable, Sendable {
        /// The number, 1-based.
        public var number: Int
        /// The bytes without the line ending.
        public var bytes: [UInt8]
    }

    private let file: UnsafeMutablePointer<FILE>
    private var buffer: UnsafeMutablePointer<CChar>?
    private var capacity = 0
    private var number = 0

    /// Opens a file; returns nil and leaves the reason in `errno` if it cannot be opened.
    ///
    /// - Parameter path: Its path.
    public init?(path: String) {
        guard let file = unsafe fopen(path, "re") else { return nil }
        unsafe self.file = unsafe file
    }

    deinit {
        unsafe free(buffer)
        unsafe fclose(file)
    }

    /// The number of bytes read so far, up to the end of the last line.
    public private(set) var offset = 0

    /// Returns the next line that is not blank; nil at the end of the file.
    public func next() -> Line? {
        while true {
            let count = unsafe getline(&buffer, &capacity, file)
            guard count > 0, let buffer = unsafe buffer else { return nil }
            number += 1
            offset += count
            var bytes = unsafe UnsafeRawBufferPointer(start: buffer, count: count)[...]
            if number == 1, unsafe bytes.starts(with: [0xEF, 0xBB, 0xBF]) { unsafe bytes = unsafe bytes.dropFirst(3) }
            while let last = unsafe bytes.last, last == 0x0A || last == 0x0D { unsafe bytes.removeLast() }
            if unsafe bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) {
                return unsafe Line(number: number, bytes: Array(bytes))
            }
        }
    }
}
