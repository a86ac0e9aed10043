/// Folds letters for matching: lower case, no diacritics, standard width; `ß` becomes `ss`, any digit becomes 0 … 9.
public enum LetterFolding {
    enum LetterClass {
        case separator
        /// A letter or digit of a script that separates words.
        case letter
        /// A letter of a script without spaces (Han, Kana, Thai …) or of Korean, indexed in pairs.
        case unspaced
        case mark
    }

    static func letterClass(of scalar: Unicode.Scalar) -> LetterClass {
        switch scalar.value {
        case 0xD7, 0xF7, 0x2010...0x205F, 0x20A0...0x20CF: return .separator
        case 0xC0...0x24F: return .letter
        default: break
        }
        if FoldingTables.isDropped(scalar.value) { return .mark }
        if FoldingTables.isUnspaced(scalar.value) {
            return scalar.properties.isAlphabetic || extendsCharacter(scalar) ? .unspaced : digitOrSeparator(scalar)
        }
        // The modifier apostrophe is typed for an ordinary one.
        if scalar == "\u{2BC}" { return .separator }
        return scalar.properties.isAlphabetic || extendsCharacter(scalar) ? .letter : digitOrSeparator(scalar)
    }

    /// Returns whether a character combines with the previous one: a vowel sign, a tone mark.
    static func extendsCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func digitOrSeparator(_ scalar: Unicode.Scalar) -> LetterClass {
        scalar.properties.numericType == .decimal ? .letter : .separator
    }

    /// Appends the folded form of a letter or digit in UTF-8.
    public static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if scalar.isASCII {
            let byte = UInt8(scalar.value)
            bytes.append((65...90).contains(byte) ? byte | 0x20 : byte)
            return
        }
        // Most accented letters are in lower case.
        if (0xDF...0xFF).contains(scalar.value), letterClass(of: scalar) != .mark {
            return appendFolded(scalar, to: &bytes)
        }
        for lowered in scalar.properties.lowercaseMapping.unicodeScalars where letterClass(of: lowered) != .mark {
            appendFolded(lowered, to: &bytes)
        }
    }

    /// Returns the folded form of a text; characters other than letters and digits remain.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Lower-case text without diacritics.
    @inlinable
    public static func fold(_ text: some StringProtocol) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.lowercased() : foldEach(of: String(text))
    }

    @usableFromInline
    static func foldEach(of text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars where letterClass(of: scalar) != .mark { append(scalar, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func appendFolded(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if let base = FoldingTables.latinBase(of: scalar.value) {
            bytes.append(base)
            return
        }
        if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
            bytes.append(UInt8(ascii: "0") + UInt8(digit))
            return
        }
        switch scalar.value {
        case 0xDF: bytes += [115, 115]
        case 0xE6: bytes += [97, 101]
        case 0x153: bytes += [111, 101]
        case 0xFE: bytes += [116, 104]
        case 0xFB00...0xFB06: bytes += FoldingTables.ligatures[Int(scalar.value) - 0xFB00].utf8
        case 0xFF41...0xFF5A: bytes.append(UInt8(scalar.value - 0xFEE0))
        default: bytes += String(FoldingTables.base(of: scalar)).utf8
        }
    }
}
