import Text

enum UmlautSpelling {
    /// Returns a lower-case word without diacritics and, if it has umlauts, also with them spelt out: `nachste`, `naechste`.
    static func forms(of word: String) -> [String] {
        if word.utf8.allSatisfy({ $0 < 128 }) { return [word] }
        var forms: [String] = []
        forEachForm(of: word.utf8Span.span) { forms.append(String(decoding: $0, as: UTF8.self)) }
        return forms
    }

    /// Calls `body` with the same forms of a word in UTF-8.
    static func forEachForm(of word: Span<UInt8>, _ body: ([UInt8]) -> Void) {
        var folded: [UInt8] = []
        var spelt: [UInt8] = []
        folded.reserveCapacity(word.count)
        spelt.reserveCapacity(word.count + 2)
        var hasUmlaut = false
        func append(_ scalar: Unicode.Scalar) {
            LetterFolding.append(scalar, to: &folded)
            switch scalar {
            case "ä", "ö", "ü":
                spelt += [scalar == "ä" ? UInt8(ascii: "a") : scalar == "ö" ? UInt8(ascii: "o") : UInt8(ascii: "u")]
                spelt.append(UInt8(ascii: "e"))
                hasUmlaut = true
            default: LetterFolding.append(scalar, to: &spelt)
            }
        }
        var place = 0
        // Nearly all letters of the tables are ASCII or Latin-1, which are decoded without a string.
        while place < word.count, let scalar = latin(word, at: place) {
            append(scalar)
            place += scalar.isASCII ? 1 : 2
        }
        if place < word.count {
            for scalar in String(decoding: word.extracting(place...)).unicodeScalars { append(scalar) }
        }
        body(folded)
        if hasUmlaut { body(spelt) }
    }

    /// Returns the scalar of one or two bytes at a place; nil for longer ones.
    private static func latin(_ utf8: Span<UInt8>, at place: Int) -> Unicode.Scalar? {
        let first = utf8[place]
        if first < 0x80 { return Unicode.Scalar(first) }
        guard (0xC2...0xDF).contains(first), place + 1 < utf8.count else { return nil }
        return Unicode.Scalar(UInt32(first & 0x1F) << 6 | UInt32(utf8[place + 1] & 0x3F))
    }
}
