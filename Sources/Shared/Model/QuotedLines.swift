import Glibc

/// Lines of a file as they are now: the text in which a quote of them must stand, letter for letter.
///
/// Most formats are quoted as they are written. What a calendar or a contact says is its values, unfolded and unescaped (RFC 5545,
/// 3.1 and 3.3.11), and what captions say is the text of their cues, without times and tags: quotes of those stand in `read`.
public struct QuotedLines: Sendable, Equatable {
    /// The lines; of a calendar those too on which a folded line goes on.
    public var lines: LineRange
    /// The lines as written, without their ends.
    public var written: [String]
    /// What the lines say where that is not what is written: lines of decoded text; empty otherwise.
    public var read: [String]

    /// Lines of a file.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - written: The lines as written, without their ends.
    ///   - read: What they say where that is not what is written.
    public init(lines: LineRange, written: [String], read: [String] = []) {
        self.lines = lines
        self.written = written
        self.read = read
    }

    /// What the lines say, line by line.
    public var said: [String] { read.isEmpty ? written : read }

    /// Whether a quote is proven: each of its lines stands within one of these, byte for byte.
    ///
    /// - Parameter quote: One or several lines.
    /// - Returns: True for the empty quote too, which says nothing.
    public func contains(_ quote: String) -> Bool {
        var quote = quote
        return quote.withUTF8 { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { holds(UnsafeBufferPointer(rebasing: $0)) }
        }
    }

    private func holds(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        // Most quotes are lines to their end.
        written.contains { $0.ends(with: line) } || written.contains { $0.holds(line) }
            || read.contains { $0.holds(line) }
    }
}

extension String {
    /// Whether bytes stand somewhere in the text's UTF-8; equal characters of other bytes do not count.
    ///
    /// - Parameter bytes: UTF-8.
    /// - Returns: True for no bytes.
    public func holds(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { holds($0) } }

    /// Whether the bytes of another text stand somewhere in this one.
    ///
    /// - Parameter other: Any text.
    /// - Returns: True for the empty text.
    public func holds(_ other: String) -> Bool {
        var other = other
        return other.withUTF8 { holds($0) }
    }

    fileprivate func ends(with bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var text = self
        return text.withUTF8 { text in
            guard let end = text.baseAddress, let sought = bytes.baseAddress, text.count >= bytes.count else {
                return false
            }
            return memcmp(end + text.count - bytes.count, sought, bytes.count) == 0
        }
    }

    fileprivate func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var text = self
        return text.withUTF8 { text in
            guard let first = bytes.first, let sought = bytes.baseAddress else { return true }
            guard let base = text.baseAddress else { return false }
            var place = 0
            while place + bytes.count <= text.count {
                let length = text.count - bytes.count + 1 - place
                guard let found = memchr(base + place, Int32(first), length) else { return false }
                if memcmp(found, sought, bytes.count) == 0 { return true }
                place = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
            }
            return false
        }
    }
}
