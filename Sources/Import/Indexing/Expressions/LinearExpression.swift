/// A regular expression matched in time linear in the length of the text.
///
/// Expressions come from files in the vault; with a pattern such as `(a+)+$`, a backtracking matcher could run for years. Following all
/// alternatives at once avoids that, but excludes back references and lookaround. Case is ignored. `.`, `\d`, `\w`, `\s`, `\b` and the
/// escapes are those of JavaScript without flags.
///
/// Source: K. Thompson, "Regular Expression Search Algorithm", CACM 11(6), 1968, doi:10.1145/363347.363387; R. Cox, "Regular
/// Expression Matching Can Be Simple And Fast", 2007; the syntax is that of ECMA-262, section "Patterns".
struct LinearExpression {
    enum Failure: Error, Equatable {
        case malformed
        /// A back reference, lookahead or lookbehind.
        case needsMemory
        /// The expression is too long, too deeply nested or has too many steps.
        case tooLarge
    }

    private let program: ExpressionProgram

    var size: Int { program.steps.count }

    /// Parses an expression.
    ///
    /// - Parameter text: The expression without the slashes around it.
    /// - Throws: `Failure` if it is malformed, unsupported or too large.
    /// - Complexity: O(*n*), where *n* is the length of the text; the size of the program is bounded.
    init(_ text: String) throws(Failure) {
        var parser = ExpressionParser(text)
        program = try ExpressionProgram(try parser.expression())
    }

    /// Returns whether some part of a text matches.
    ///
    /// - Parameter text: Any text.
    /// - Returns: True if a part matches, even an empty one.
    /// - Complexity: O(*n* · *m*), where *n* is the length of the text and *m* the size of the expression.
    func isFound(in text: String) -> Bool { program.isFound(in: text.unicodeScalars.map(CaseFolding.lower)) }
}

enum CaseFolding {
    /// Returns the lower-case form, or the scalar itself if that form has several scalars.
    static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
        let mapped = scalar.properties.lowercaseMapping.unicodeScalars
        return mapped.count == 1 ? mapped.first ?? scalar : scalar
    }

    /// Returns the upper-case form, or the scalar itself if that form has several scalars.
    static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return ("a"..."z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) & 0xDF) : scalar }
        let mapped = scalar.properties.uppercaseMapping.unicodeScalars
        return mapped.count == 1 ? mapped.first ?? scalar : scalar
    }
}
