import Glibc

/// The lines of standard input, read in blocks so that waiting lines can be counted.
final class InputLines {
    private var buffer: [UInt8] = []
    /// The offset of the next line in the buffer.
    private var start = 0
    private var isAtEnd = false
    /// The time when the end of the last returned line was read; its sender has waited since then.
    private(set) var arrival = ContinuousClock.now

    private static let blockSize = 1 << 16

    /// Waits for the next line and returns it without its line ending; nil at the end of the input.
    func next() -> String? {
        var searched = start
        while true {
            if let end = newline(from: searched) {
                defer { start = end + 1 }
                return text(upTo: end)
            }
            searched = buffer.count - start
            guard read() else { break }
        }
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return String(decoding: buffer[start...], as: UTF8.self)
    }

    func readWhatWaits() {
        var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if unsafe poll(&state, 1, 0) > 0 { _ = read() }
    }

    /// Tells whether at least `count` complete lines are read but not yet returned.
    func hasWaiting(_ count: Int) -> Bool {
        var (place, found) = (start, 0)
        while found < count, let end = newline(from: place) { (place, found) = (end + 1, found + 1) }
        return found == count
    }

    private func newline(from place: Int) -> Int? {
        unsafe buffer.withUnsafeBytes { bytes in
            guard place < bytes.count, let base = bytes.baseAddress,
                let found = unsafe memchr(base + place, Int32(UInt8(ascii: "\n")), bytes.count - place)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - base
        }
    }

    private func text(upTo end: Int) -> String {
        let isReturned = end > start && buffer[end - 1] == UInt8(ascii: "\r")
        return String(decoding: buffer[start..<(isReturned ? end - 1 : end)], as: UTF8.self)
    }

    /// Reads another block and appends it to the unread rest; returns false at the end of the input.
    private func read() -> Bool {
        if isAtEnd { return false }
        buffer.removeSubrange(..<start)
        start = 0
        let kept = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: InputLines.blockSize))
        var count = -1
        repeat {
            count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe Glibc.read(STDIN_FILENO, bytes.baseAddress.map { unsafe $0 + kept }, InputLines.blockSize)
            }
        } while count < 0 && errno == EINTR
        buffer.removeSubrange((kept + max(0, count))...)
        arrival = .now
        isAtEnd = count <= 0
        return !isAtEnd
    }
}
