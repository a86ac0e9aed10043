import Text

/// Splits a question into words, numbers and symbols.
///
/// Letters and digits are always separate tokens (`3pm` is `3` and `pm`, `Q3` is `Q` and `3`); every other visible character is its own
/// token (`2026-03-10` is five tokens). `isGlued` marks tokens without a blank before them. Linear in the length of the question.
public struct QuestionTokenizer: Sendable {
    /// Creates a tokenizer; it has no settings.
    public init() {}

    /// Splits a question into tokens.
    ///
    /// - Parameter question: Any text.
    /// - Returns: The tokens in order; blanks and control characters belong to none.
    public func tokens(of question: String) -> [QuestionToken] {
        if let plain = PlainScan.tokens(of: question) { return plain }
        var scan = Scan(question)
        while let scalar = scan.current {
            if scan.isBlank(scalar) {
                scan.skip(scalar)
            } else if scan.isDigit(scalar) {
                scan.take(.number) { $0.isDigit($1) }
            } else if scan.isLetter(scalar) {
                scan.take(.word) { $0.isLetter($1) || $0.isInnerApostrophe($1) }
            } else {
                scan.takeSymbol(scalar)
            }
        }
        return scan.tokens
    }
}

private struct Scan {
    let scalars: String.UnicodeScalarView
    var tokens: [QuestionToken] = []
    var index: String.UnicodeScalarView.Index
    var offset = 0
    var endOfLast = -1

    init(_ question: String) {
        scalars = question.unicodeScalars
        index = scalars.startIndex
        tokens.reserveCapacity(question.utf8.count / 5 + 4)
    }

    var current: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    mutating func skip(_ scalar: Unicode.Scalar) {
        offset += UTF8.width(scalar)
        index = scalars.index(after: index)
    }

    mutating func take(_ kind: QuestionToken.Kind, while belongs: (Scan, Unicode.Scalar) -> Bool) {
        let (start, from) = (offset, index)
        while let scalar = current, belongs(self, scalar) { skip(scalar) }
        append(kind, String(scalars[from..<index]), from: start)
    }

    mutating func takeSymbol(_ scalar: Unicode.Scalar) {
        let start = offset
        skip(scalar)
        append(.symbol, String(Character(scalar)), from: start)
    }

    private mutating func append(_ kind: QuestionToken.Kind, _ text: String, from start: Int) {
        let lower = kind == .number ? text : straightened(text.lowercased())
        tokens.append(
            QuestionToken(
                text: text, lower: lower,
                folded: lower.utf8.allSatisfy { $0 < 128 } ? lower : LetterFolding.fold(lower),
                range: start..<offset, kind: kind,
                number: kind == .number && text.utf8.count <= 18 ? Int(text) : nil, isGlued: endOfLast == start))
        endOfLast = offset
    }

    private func straightened(_ lower: String) -> String {
        guard lower.utf8.contains(0xE2) else { return lower }
        var result = String.UnicodeScalarView()
        for scalar in lower.unicodeScalars { result.append(isApostrophe(scalar) ? "'" : scalar) }
        return String(result)
    }

    func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }

    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (97...122).contains(scalar.value | 32) }
        return scalar.properties.isAlphabetic || isMark(scalar)
    }

    /// Tells whether a scalar is a combining mark, so that a decomposed letter stays in its word.
    private func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value <= 32 || scalar.value == 127 }
        return scalar.properties.isWhitespace || scalar.value == 0xFEFF || scalar.value == 0x200B
    }

    private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2018}" || scalar == "\u{02BC}"
    }

    /// Tells whether an apostrophe stands between letters or after a final s: `parents' day`.
    func isInnerApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        guard isApostrophe(scalar) else { return false }
        let next = scalars.index(after: index)
        if next < scalars.endIndex, isLetter(scalars[next]) { return true }
        let before = scalars[scalars.index(before: index)]
        return (before == "s" || before == "S") && next < scalars.endIndex && isBlank(scalars[next])
    }
}
