import Glibc
import Text

/// What a command writes to one of its streams, handed on as text as it comes.
struct CommandStream {
    let descriptor: Int32
    private let take: (String) -> Void
    private(set) var isOpen = true
    /// The number of bytes so far.
    private(set) var count = 0
    private var decoding = UTF8Stream()

    init(_ descriptor: Int32, _ take: @escaping (String) -> Void) {
        (self.descriptor, self.take) = (descriptor, take)
    }

    /// Reads what is there; at the end the stream is no longer open.
    mutating func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let length = unsafe Glibc.read(descriptor, &buffer, buffer.count)
        if length < 0, errno == EINTR || errno == EAGAIN { return }
        isOpen = length > 0
        count += max(0, length)
        let text = isOpen ? decoding.take(buffer[..<length]) : decoding.end()
        if !text.isEmpty { take(text) }
    }
}

/// Decodes UTF-8 that comes in pieces; a character is never torn, and `\r\n` is one line end.
struct UTF8Stream {
    private var rest: [UInt8] = []

    /// Adds bytes, and returns the text that is whole.
    mutating func take(_ bytes: ArraySlice<UInt8>) -> String {
        rest += bytes
        let end = rest.count - UTF8Stream.openTail(of: rest)
        defer { rest.removeFirst(end) }
        return UTF8Stream.text(rest[..<end])
    }

    /// Returns what is left at the end.
    mutating func end() -> String {
        defer { rest = [] }
        return UTF8Stream.text(rest[...])
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return bytes.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
    }

    /// Returns how many of the last bytes may belong to what has not come yet.
    private static func openTail(of bytes: [UInt8]) -> Int {
        if bytes.last == UInt8(ascii: "\r") { return 1 }
        let tail = bytes.suffix(3)
        guard let start = tail.lastIndex(where: { $0 & 0xC0 == 0xC0 }),
            tail[start...].dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
        else { return 0 }
        let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
        return tail.endIndex - start < length ? tail.endIndex - start : 0
    }
}
