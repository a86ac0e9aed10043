struct CompoundForm {
    var range: Range<Int>
    /// In lower case, with umlauts.
    var letters: [UInt8]
    /// The weight of a match of this form for a question with the compound, 0 … 1.
    var factor: Float = 1
    /// Whether it is one of the text's own words.
    var isWritten = false
}

/// Words joined without blanks (`follow-up`, `snake_case`, an address, a version), or one word with several parts (`camelCase`, a price).
///
/// The whole lacks hyphens, underscores, dots and apostrophes between letters, so that "e-mail" is "email" and `parse_topic` is
/// `parseTopic`; addresses, versions and numbers keep their signs.
struct CompoundWord {
    struct Part {
        var range: Range<Int>
        var letters: [UInt8]
        var isMixedCase: Bool
    }

    private(set) var parts: [Part] = []
    private(set) var signs: [UInt8] = []
    private(set) var isOpen = false

    var isEmpty: Bool { parts.isEmpty }

    var range: Range<Int> { (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0) }

    @inline(__always)
    static func begins(with token: Tokenizer.Token, in utf8: Span<UInt8>) -> Bool {
        let (start, end) = (token.range.lowerBound, token.range.upperBound)
        // The overlapping pairs of a run without spaces begin no compound.
        if token.traits.contains(.unspaced) { return false }
        if end < utf8.count, utf8[end] > 32, Joint(in: utf8, behind: end) != nil { return true }
        return token.traits.contains(.mixedCase) || utf8[start].isASCIIDigit
            || (start > 0 && utf8[start - 1] == UInt8(ascii: ".") && isDotted(utf8, start))
    }

    mutating func append(_ token: Tokenizer.Token, _ word: [UInt8], in utf8: Span<UInt8>) {
        parts.append(
            Part(range: token.range, letters: word, isMixedCase: token.traits.contains(.mixedCase)))
        let joint = parts.count < CompoundWord.mostParts ? Joint(in: utf8, behind: token.range.upperBound) : nil
        isOpen = joint != nil
        if let joint { signs.append(joint.sign) }
    }

    /// The maximum number of parts; a longer chain is a path or data.
    private static let mostParts = 8

    /// Returns the forms besides the parts, and the parts that can stand for the compound.
    func forms(in utf8: Span<UInt8>) -> [CompoundForm] {
        guard let first = parts.first else { return [] }
        let signs = signs.prefix(parts.count - 1)
        let humps = parts.filter(\.isMixedCase).flatMap { CaseParts.forms(of: $0, in: utf8) }
        if parts.allSatisfy({ NumberForms.isNumber($0.letters) }) {
            return NumberForms(parts, signs: Array(signs)).forms(in: utf8)
        }
        if parts.count == 1 {
            if CompoundWord.isDotted(utf8, first.range.lowerBound) { return dotted(first) }
            return humps.isEmpty ? [] : [written(first, 1)] + humps
        }
        let leading = parts.prefix { NumberForms.isNumber($0.letters) }.count
        if leading > 1 { return NumberForms(Array(parts.prefix(leading)), signs: Array(signs)).forms(in: utf8) }
        let isLiteral = signs.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "&") }
        let whole = joined(keepingSigns: isLiteral)
        guard whole.count <= Tokenizer.longestWord else { return [] }
        return [CompoundForm(range: range, letters: whole)] + joinedPairs + contentParts + humps
    }

    private func joined(keepingSigns: Bool) -> [UInt8] {
        var whole: [UInt8] = []
        for (place, part) in parts.enumerated() {
            if keepingSigns, place > 0 { whole.append(signs[place - 1]) }
            whole += part.letters
        }
        return whole
    }

    /// Joined neighbours of a longer chain that may themselves be a word: "email" in "e-mail-address".
    private var joinedPairs: [CompoundForm] {
        guard parts.count > 2 else { return [] }
        return zip(signs, zip(parts, parts.dropFirst())).compactMap { sign, pair in
            let (left, right) = pair
            guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "_"), !QuestionWords.isFunctionWord(left.letters),
                !NumberForms.isNumber(left.letters), !NumberForms.isNumber(right.letters)
            else { return nil }
            let range = left.range.lowerBound..<right.range.upperBound
            return CompoundForm(range: range, letters: left.letters + right.letters, factor: 0.4)
        }
    }

    /// The parts that may stand for the whole: other than function words, single letters and numbers.
    private var contentParts: [CompoundForm] {
        let content = parts.filter { part in
            part.letters.count > 1 && !NumberForms.isNumber(part.letters)
                && !QuestionWords.isFunctionWord(part.letters)
        }
        return content.map { written($0, min(0.8, share / Float(content.count))) }
    }

    /// The total weight of all parts; 1 in prose, where "long term" means "long-term".
    private var share: Float {
        if parts.contains(where: { NumberForms.isNumber($0.letters) }) { return 0.3 }
        let isProse = signs.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "'") }
        return isProse ? 1 : 0.5
    }

    private func written(_ part: Part, _ factor: Float) -> CompoundForm {
        CompoundForm(range: part.range, letters: part.letters, factor: factor, isWritten: true)
    }

    /// Returns the forms of `.NET` or `.gitignore`.
    private func dotted(_ part: Part) -> [CompoundForm] {
        let range = (part.range.lowerBound - 1)..<part.range.upperBound
        return [CompoundForm(range: range, letters: [UInt8(ascii: ".")] + part.letters), written(part, 0.4)]
    }

    /// Returns whether the dot before a word belongs to it instead of ending a sentence.
    private static func isDotted(_ utf8: Span<UInt8>, _ start: Int) -> Bool {
        guard start > 0, utf8[start - 1] == UInt8(ascii: "."), !utf8[start].isASCIIDigit else { return false }
        return start == 1 || utf8[start - 2] <= 32 || utf8[start - 2] == UInt8(ascii: "(")
            || utf8[start - 2] == UInt8(ascii: "`")
    }
}

struct Joint {
    /// In ASCII: `-` for any hyphen, `'` for any apostrophe.
    let sign: UInt8

    init?(in utf8: Span<UInt8>, behind end: Int) {
        guard end > 0, end < utf8.count else { return nil }
        let byte = utf8[end]
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "&"):
            guard utf8.isWord(at: end + 1) else { return nil }
            sign = byte
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            guard utf8[end - 1].isASCIIDigit, end + 1 < utf8.count, utf8[end + 1].isASCIIDigit else { return nil }
            sign = byte
        case UInt8(ascii: "'"), 0xE2, 0xEF, 0xCA:
            guard let (scalar, length) = utf8.character(at: end), utf8.isWord(at: end + length) else { return nil }
            if scalar == "\u{2010}" || scalar == "\u{2011}" {
                sign = UInt8(ascii: "-")
            } else {
                guard Apostrophes.contains(scalar), !Joint.isShortForm(utf8, at: end + length) else { return nil }
                sign = UInt8(ascii: "'")
            }
        default: return nil
        }
    }

    /// Returns whether the rest of the word is the ending of a contraction (`t`, `ll` …).
    private static func isShortForm(_ utf8: Span<UInt8>, at start: Int) -> Bool {
        var end = start
        while end < utf8.count, end - start < 3, utf8[end].isASCIIWord { end += 1 }
        guard end - start < 3, !utf8.isWord(at: end) else { return false }
        return Apostrophes.shortForms.contains(String(decoding: utf8.extracting(start..<end)).lowercased())
    }
}

enum CaseParts {
    /// Returns the parts of `camelCase` and `HTMLParser`; none if the capitals separate no parts (`OKRs`).
    static func forms(of part: CompoundWord.Part, in utf8: Span<UInt8>) -> [CompoundForm] {
        guard part.range.count <= Tokenizer.longestWord else { return [] }
        let bounds = [part.range.lowerBound] + borders(part.range, in: utf8) + [part.range.upperBound]
        guard (3...mostBounds).contains(bounds.count) else { return [] }
        let forms = zip(bounds, bounds.dropFirst()).map { start, end in
            CompoundForm(
                range: start..<end, letters: (start..<end).map { utf8[$0].isASCIICapital ? utf8[$0] | 0x20 : utf8[$0] })
        }.filter { $0.letters.count > 1 && !QuestionWords.isFunctionWord($0.letters) }
        return forms.map { form in
            var part = form
            part.factor = 0.5 / Float(forms.count)
            return part
        }
    }

    /// The maximum number of borders with both ends; a word of more parts is data.
    private static let mostBounds = 8

    private static func borders(_ range: Range<Int>, in utf8: Span<UInt8>) -> [Int] {
        func isUpper(_ place: Int) -> Bool { range.contains(place) && utf8[place].isASCIICapital }
        func isLower(_ place: Int) -> Bool { range.contains(place) && (97...122).contains(utf8[place]) }
        return range.dropFirst().filter { place in
            isUpper(place) && (isLower(place - 1) || (isLower(place + 1) && isLower(place + 2)))
        }
    }
}
