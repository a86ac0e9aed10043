import Glibc

/// Reads characters from the terminal: whole ones, whatever bytes they have, and pasted text as part of the line.
///
/// A terminal that brackets what is pasted (`ESC [200~` … `ESC [201~`) lets several lines become one question: their ends are blanks.
struct KeyReader {
    /// What came.
    enum Key {
        case character(Unicode.Scalar)
        case event(TerminalSignals.Event)
        case end
    }

    private let input: Int32
    private let signals: TerminalSignals
    /// What was read already: the characters of a pasted text, or those of a key that began like one.
    private var waiting: ArraySlice<Unicode.Scalar> = []

    init(input: Int32, signals: TerminalSignals) {
        self.input = input
        self.signals = signals
    }

    /// The next key.
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

    /// Whether another character follows the last one at once: it is part of a word, not a key pressed by itself.
    var goesOn: Bool { !waiting.isEmpty || signals.wait(forReading: input, milliseconds: KeyReader.pause) }

    /// Between two letters of a word a person takes less, in milliseconds.
    private static let pause: Int32 = 200

    /// Gives a character back, to be read again.
    mutating func giveBack(_ scalar: Unicode.Scalar) { waiting = [scalar] + waiting }

    /// Forgets what was read ahead.
    mutating func forget() { waiting = [] }

    private static let pasteBegins = Array("\u{1B}[200~".unicodeScalars)
    private static let pasteEnds = Array("\u{1B}[201~".unicodeScalars)
    /// The bytes of one key come at once; a person's Escape comes alone.
    private static let gap: Int32 = 20

    /// The key that begins with an Escape.
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

    /// The pasted text on one line, without control characters.
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

    /// The next whole character, nil at the end of input; bytes that are no UTF-8 are passed over.
    private func character() -> Unicode.Scalar? {
        var bytes: [UInt8] = []
        while let byte = byte() {
            // A byte that begins a character ends one that was not whole.
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
            let count = read(input, &byte, 1)
            if count < 0, errno == EINTR { continue }
            return count == 1 ? byte : nil
        }
    }
}
