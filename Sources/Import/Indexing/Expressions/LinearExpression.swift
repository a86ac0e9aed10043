/// A regular expression that is found in a text in time proportional to the text, however it is written.
///
/// Expressions come from files of the vault, and one such as `(a+)+$` keeps a matcher that tries one way after the other busy for
/// years. This one follows all ways at once, so what needs memory of the way is not understood: back references and looking around.
/// Upper and lower case count as equal; `.`, `\d`, `\w`, `\s`, `\b` and the escapes are those of JavaScript without flags.
///
/// Source: K. Thompson, "Regular Expression Search Algorithm", CACM 11(6), 1968, doi:10.1145/363347.363387; R. Cox, "Regular
/// Expression Matching Can Be Simple And Fast", 2007; the syntax is that of ECMA-262, section "Patterns".
struct LinearExpression {
    /// Why a text is no expression, or none of these.
    enum Failure: Error, Equatable {
        /// It breaks the rules of the language.
        case malformed
        /// It needs memory of the way: a back reference, or looking ahead or behind.
        case needsMemory
        /// It has more steps than are followed.
        case tooLarge
    }

    private let program: ExpressionProgram

    /// How many steps a text may be compared with.
    var size: Int { program.steps.count }

    /// Reads an expression.
    ///
    /// - Parameter text: The expression without slashes around it.
    /// - Throws: `Failure` where it is none.
    /// - Complexity: O(*n*), where *n* is the largest size that is accepted.
    init(_ text: String) throws(Failure) {
        var parser = ExpressionParser(text)
        program = try ExpressionProgram(try parser.expression())
    }

    /// Whether some part of a text matches.
    ///
    /// - Parameter text: Any text.
    /// - Returns: True for a part of any length, also of none.
    /// - Complexity: O(*n* · *m*), where *n* is the length of the text and *m* the size of the expression.
    func isFound(in text: String) -> Bool { program.isFound(in: text.unicodeScalars.map(CaseFolding.lower)) }
}

/// Upper and lower case of single scalars.
enum CaseFolding {
    /// The lower-case form where that is one scalar.
    static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
        let mapped = scalar.properties.lowercaseMapping.unicodeScalars
        return mapped.count == 1 ? mapped.first ?? scalar : scalar
    }

    /// The upper-case form where that is one scalar.
    static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return ("a"..."z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) & 0xDF) : scalar }
        let mapped = scalar.properties.uppercaseMapping.unicodeScalars
        return mapped.count == 1 ? mapped.first ?? scalar : scalar
    }
}
