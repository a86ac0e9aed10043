import Glibc

/// The lines of a file, read one at a time: memory is bounded by the longest.
public final class LineFile: Sequence, IteratorProtocol {
    /// A line with its number.
    public struct Line: Equatable, Sendable {
        /// The number, 1-based.
        public var number: Int
        /// The bytes without the line's end.
        public var bytes: [UInt8]
    }

    private let file: UnsafeMutablePointer<FILE>
    private var buffer: UnsafeMutablePointer<CChar>?
    private var capacity = 0
    private var number = 0

    /// Opens a file; nil where it cannot be opened, of which `errno` tells.
    ///
    /// - Parameter path: Its path.
    public init?(path: String) {
        guard let file = fopen(path, "re") else { return nil }
        self.file = file
    }

    deinit {
        free(buffer)
        fclose(file)
    }

    /// How many bytes were read up to the end of the last line.
    public private(set) var offset = 0

    /// The next line that holds more than blanks; nil behind the last.
    public func next() -> Line? {
        while true {
            let count = getline(&buffer, &capacity, file)
            guard count > 0, let buffer else { return nil }
            number += 1
            offset += count
            var bytes = UnsafeRawBufferPointer(start: buffer, count: count)[...]
            if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
            while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
            if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return Line(number: number, bytes: Array(bytes)) }
        }
    }
}
