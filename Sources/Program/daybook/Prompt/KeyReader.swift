import Glibc

/// Reads whole characters from the terminal, and pasted text as part of one line.
///
/// If the terminal marks pasted text (`ESC [200~` … `ESC [201~`), several pasted lines become one, joined by blanks.
struct KeyReader {
    enum Key {
        case character(Unicode.Scalar)
        case event(TerminalSignals.Event)
        case end
    }

    private let input: Int32
    private let signals: TerminalSignals
    /// Characters read ahead: pasted text, or a key that began like the paste mark.
    private var waiting: ArraySlice<Unicode.Scalar> = []

    init(input: Int32, signals: TerminalSignals) {
        self.input = input
        self.signals = signals
    }

    mutating func next() -> Key {
        if let scalar = waiting.popFirst() { return .character(scalar) }
        while true {
            if let event = signals.next() { return .event(event) }
            guard signals.wait(forReading: input) else { continue }
            guard let scalar = character() else { return .end }
            guard scalar == "\u{1B}" else { return .character(scalar) }
            return afterEscape()
        }
    }

    /// Whether another character follows at once, so that the last one belongs to a word rather than to a key pressed alone.
    var goesOn: Bool { !waiting.isEmpty || signals.wait(forReading: input, milliseconds: KeyReader.pause) }

    /// The maximum time between two letters of a typed word, in milliseconds.
    private static let pause: Int32 = 200

    mutating func giveBack(_ scalar: Unicode.Scalar) { waiting = [scalar] + waiting }

    mutating func forget() { waiting = [] }

    private static let pasteBegins = Array("\u{1B}[200~".unicodeScalars)
    private static let pasteEnds = Array("\u{1B}[201~".unicodeScalars)
    /// The maximum time between the bytes of one key, in milliseconds; a pressed Escape key comes alone.
    private static let gap: Int32 = 20

    /// Reads the rest of a key or of pasted text that begins with Escape.
    private mutating func afterEscape() -> Key {
        var read: [Unicode.Scalar] = ["\u{1B}"]
        while read.count < KeyReader.pasteBegins.count {
            guard signals.wait(forReading: input, milliseconds: KeyReader.gap), let scalar = character() else { break }
            read.append(scalar)
            guard KeyReader.pasteBegins.starts(with: read) else { break }
        }
        waiting = read == KeyReader.pasteBegins ? pasted()[...] : read[...]
        guard let first = waiting.popFirst() else { return next() }
        return .character(first)
    }

    /// Returns the pasted text on one line, without control characters.
    private func pasted() -> [Unicode.Scalar] {
        var text: [Unicode.Scalar] = []
        while let scalar = character() {
            text.append(scalar)
            if scalar == "~", text.suffix(KeyReader.pasteEnds.count) == KeyReader.pasteEnds[...] {
                text.removeLast(KeyReader.pasteEnds.count)
                break
            }
        }
        let lines = text.split { KeyReader.isLineEnd($0) || $0 == "\t" }
        return Array(lines.joined(separator: [" "])).filter { $0.value >= 0x20 && $0.value != 0x7F }
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

    /// Returns the next whole character, nil at the end of input; skips invalid UTF-8.
    private func character() -> Unicode.Scalar? {
        var bytes: [UInt8] = []
        while let byte = byte() {
            // The first byte of a character also ends an incomplete one.
            if byte & 0xC0 != 0x80 { bytes = [] }
            bytes.append(byte)
            if let text = String(validating: bytes, as: UTF8.self) { return text.unicodeScalars.first }
            if bytes.count == 4 { bytes = [] }
        }
        return nil
    }

    private func byte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = unsafe read(input, &byte, 1)
            if count < 0, errno == EINTR { continue }
            return count == 1 ? byte : nil
        }
    }
}
