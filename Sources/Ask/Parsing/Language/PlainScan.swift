/// Tokenizes an ASCII question, the usual case, in one pass over its bytes, with the same result as `QuestionTokenizer`.
struct PlainScan {
    private let bytes: [UInt8]
    private var tokens: [QuestionToken] = []
    private var endOfLast = -1

    /// Returns the tokens of a text; nil if it has characters beyond ASCII.
    static func tokens(of text: String) -> [QuestionToken]? {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var scan = PlainScan(Array(text.utf8))
        scan.read()
        return scan.tokens
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5 + 4)
    }

    private mutating func read() {
        var place = 0
        while place < bytes.count {
            let start = place
            if PlainScan.isBlank(bytes[start]) {
                place += 1
            } else if PlainScan.isDigit(bytes[start]) {
                while place < bytes.count, PlainScan.isDigit(bytes[place]) { place += 1 }
                append(.number, start..<place)
            } else if PlainScan.isLetter(bytes[start]) {
                while place < bytes.count, PlainScan.isLetter(bytes[place]) || isInnerApostrophe(place) { place += 1 }
                append(.word, start..<place)
            } else {
                place += 1
                append(.symbol, start..<place)
            }
        }
    }

    private mutating func append(_ kind: QuestionToken.Kind, _ range: Range<Int>) {
        let part = bytes[range]
        let text = String(decoding: part, as: UTF8.self)
        let hasCapitals = part.contains { (0x41...0x5A).contains($0) }
        let lower = hasCapitals ? text.lowercased() : text
        tokens.append(
            QuestionToken(
                text: text, lower: lower, folded: lower, range: range, kind: kind,
                number: kind == .number && range.count <= 18 ? Int(text) : nil,
                isGlued: endOfLast == range.lowerBound))
        endOfLast = range.upperBound
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Tells whether an apostrophe stands between letters or after a final s: `parents' day`.
    private func isInnerApostrophe(_ place: Int) -> Bool {
        guard bytes[place] == UInt8(ascii: "'"), place + 1 < bytes.count else { return false }
        if PlainScan.isLetter(bytes[place + 1]) { return true }
        return bytes[place - 1] | 0x20 == UInt8(ascii: "s") && PlainScan.isBlank(bytes[place + 1])
    }
}
