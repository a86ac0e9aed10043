import Glibc

/// Current lines of a file, with which a quote is compared byte for byte.
///
/// Most formats are quoted as written. Calendars and contacts are quoted by their unfolded and unescaped values (RFC 5545, 3.1 and 3.3.11),
/// captions by the text of their cues without times and tags; such quotes are compared with `read`.
public struct QuotedLines: Sendable, Equatable {
    /// The lines, including the continuation lines of folded ones.
    public var lines: LineRange
    /// The lines as written, without line ends.
    public var written: [String]
    /// The decoded text by line; empty if it equals the written text.
    public var read: [String]

    /// Creates lines of a file.
    public init(lines: LineRange, written: [String], read: [String] = []) {
        self.lines = lines
        self.written = written
        self.read = read
    }

    /// The text by line: decoded if the format requires it, else as written.
    public var said: [String] { read.isEmpty ? written : read }

    /// Returns whether each line of a quote occurs within one of these lines, byte for byte; true for the empty quote.
    public func contains(_ quote: String) -> Bool {
        var quote = quote
        return quote.withUTF8 { bytes in
            unsafe bytes.split(separator: UInt8(ascii: "\n")).allSatisfy {
                unsafe holds(UnsafeBufferPointer(rebasing: $0))
            }
        }
    }

    private func holds(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        // Most quotes end with a line.
        written.contains { unsafe $0.ends(with: line) } || written.contains { unsafe $0.holds(line) }
            || read.contains { unsafe $0.holds(line) }
    }
}

extension String {
    /// Returns whether the text's UTF-8 contains some bytes; canonically equivalent characters with other bytes do not match.
    public func holds(_ bytes: [UInt8]) -> Bool { unsafe bytes.withUnsafeBufferPointer { unsafe holds($0) } }

    /// Returns whether the text contains the bytes of another text; true for the empty text.
    public func holds(_ other: String) -> Bool {
        var other = other
        return other.withUTF8 { unsafe holds($0) }
    }

    fileprivate func ends(with bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var text = self
        return text.withUTF8 { text in
            guard let end = text.baseAddress, let sought = bytes.baseAddress, text.count >= bytes.count else {
                return false
            }
            return unsafe memcmp(end + text.count - bytes.count, sought, bytes.count) == 0
        }
    }

    fileprivate func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var text = self
        return text.withUTF8 { text in
            guard let first = unsafe bytes.first, let sought = bytes.baseAddress else { return true }
            guard let base = text.baseAddress else { return false }
            var place = 0
            while place + bytes.count <= text.count {
                let length = text.count - bytes.count + 1 - place
                guard let found = unsafe memchr(base + place, Int32(first), length) else { return false }
                if unsafe memcmp(found, sought, bytes.count) == 0 { return true }
                place = unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
            }
            return false
        }
    }
}
