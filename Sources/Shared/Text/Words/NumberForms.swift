/// The indexed forms of a number, a version or a price, in any notation.
///
/// `1,200`, `1.200` and `1200` are the same number, as are `12,50` and `12.50`; `3k` is `3000`, `€12` is `12 €`. A version also has its
/// first two numbers as a form. A comma or point before exactly three digits groups them.
struct NumberForms {
    private let parts: [CompoundWord.Part]
    private let signs: [UInt8]

    /// Creates forms from at least one part, all numbers (`isNumber`), and the signs between them; surplus signs are ignored.
    init(_ parts: [CompoundWord.Part], signs: [UInt8]) {
        self.parts = parts
        self.signs = Array(signs.prefix(parts.count - 1))
    }

    /// Returns whether a word consists of digits, perhaps after the `v` of a version or before a `k` or `m`.
    static func isNumber(_ letters: [UInt8]) -> Bool {
        let digits = letters.first == UInt8(ascii: "v") ? letters.dropFirst() : letters[...]
        guard let first = digits.first, first.isASCIIDigit else { return false }
        let rest = digits.drop { $0.isASCIIDigit }
        return rest.isEmpty || (rest.count == 1 && rest.first.map(isMagnitude) == true)
    }

    private static func isMagnitude(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "k") || letter == UInt8(ascii: "m")
    }

    func forms(in utf8: Span<UInt8>) -> [CompoundForm] {
        guard let first = parts.first, let last = parts.last else { return [] }
        // In dates and ranges, only the last number may have a unit.
        if signs.contains(UInt8(ascii: "-")) {
            return parts.count > 1 ? NumberForms([last], signs: []).indexed(in: utf8) : []
        }
        let range = first.range.lowerBound..<last.range.upperBound
        if signs.contains(UInt8(ascii: ":")) {
            return signs.allSatisfy { $0 == UInt8(ascii: ":") } ? [CompoundForm(range: range, letters: literal)] : []
        }
        if isVersion { return versionForms(range) }
        let unit = NumberUnit(around: range, in: utf8)
        guard let value = value(isPrice: unit?.isCurrency == true) else { return [] }
        return numberForms(value, unit: unit, range)
    }

    /// Returns the forms without the number itself, which is no word of a longer chain.
    private func indexed(in utf8: Span<UInt8>) -> [CompoundForm] {
        forms(in: utf8).filter { !$0.isWritten }
    }

    // MARK: Versions

    private var literal: [UInt8] {
        zip(parts, [[]] + signs.map { [$0] }).flatMap { part, sign in sign + part.letters }
    }

    private var isVersion: Bool {
        guard let first = parts.first, signs.allSatisfy({ $0 == UInt8(ascii: ".") }) else { return false }
        return first.letters.first == UInt8(ascii: "v") || (parts.count > 2 && !isGrouped(parts[...]))
    }

    private func versionForms(_ range: Range<Int>) -> [CompoundForm] {
        guard parts.count > 1 else { return [] }
        var whole = literal
        if whole.first == UInt8(ascii: "v") { whole.removeFirst() }
        var forms = [CompoundForm(range: range, letters: whole)]
        if parts.count > 2, let second = whole.split(separator: UInt8(ascii: "."), maxSplits: 2).prefix(2).last {
            let short = range.lowerBound..<parts[1].range.upperBound
            forms.append(CompoundForm(range: short, letters: Array(whole[..<second.endIndex]), factor: 0.4))
        }
        return forms
    }

    // MARK: Numbers

    private struct Value {
        var whole: [UInt8]
        var decimals: [UInt8] = []

        var letters: [UInt8] { decimals.isEmpty ? whole : whole + [UInt8(ascii: ".")] + decimals }

        func scaled(by places: Int) -> Value {
            let padded = decimals + [UInt8](repeating: UInt8(ascii: "0"), count: max(0, places - decimals.count))
            return Value(whole: whole + padded.prefix(places), decimals: Array(padded.dropFirst(places)))
        }
    }

    private func numberForms(_ value: Value, unit: NumberUnit?, _ range: Range<Int>) -> [CompoundForm] {
        let isPlain = parts.count == 1 && value.letters == parts[0].letters
        var forms: [CompoundForm] = []
        if let unit {
            let whole = min(range.lowerBound, unit.range.lowerBound)..<max(range.upperBound, unit.range.upperBound)
            forms.append(CompoundForm(range: whole, letters: value.letters + unit.letters))
        }
        // In a table the number may lack its unit.
        let factor: Float = unit == nil ? 1 : 0.6
        forms.append(CompoundForm(range: range, letters: value.letters, factor: factor, isWritten: isPlain))
        if parts.count == 1, !isPlain {
            forms.append(CompoundForm(range: range, letters: parts[0].letters, factor: factor, isWritten: true))
        }
        if isPlain, unit == nil { return [] }
        return forms
    }

    private func value(isPrice: Bool) -> Value? {
        guard var value = plainValue, let last = parts.last?.letters.last else { return nil }
        if last == UInt8(ascii: "k") { value = value.scaled(by: 3) }
        if last == UInt8(ascii: "m") {
            // "3m" is three metres unless it is a price.
            guard isPrice else { return nil }
            value = value.scaled(by: 6)
        }
        if isPrice, value.decimals.allSatisfy({ $0 == UInt8(ascii: "0") }) { value.decimals = [] }
        return value
    }

    private var plainValue: Value? {
        let digits = parts.map { $0.letters.filter(\.isASCIIDigit) }
        guard let first = digits.first, let last = digits.last else { return nil }
        if parts.count == 1 { return Value(whole: first) }
        guard signs.allSatisfy({ $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) else { return nil }
        if isGrouped(parts[...]) && Set(signs).count == 1 { return Value(whole: digits.flatMap { $0 }) }
        let isDecimal = signs.dropLast().allSatisfy { $0 != signs.last } && isGrouped(parts.dropLast())
        return isDecimal ? Value(whole: digits.dropLast().flatMap { $0 }, decimals: last) : nil
    }

    private func isGrouped(_ parts: ArraySlice<CompoundWord.Part>) -> Bool {
        guard let first = parts.first, parts.count > 1 else { return true }
        return first.letters.count <= 3 && first.letters != [UInt8(ascii: "0")]
            && parts.dropFirst().allSatisfy { $0.letters.filter(\.isASCIIDigit).count == 3 }
    }
}

/// The currency or percent sign of a number: before or after it, perhaps with a blank, or as a word after it.
struct NumberUnit {
    let range: Range<Int>
    let letters: [UInt8]
    let isCurrency: Bool

    init?(around number: Range<Int>, in utf8: Span<UInt8>) {
        guard let found = NumberUnit.behind(number.upperBound, utf8) ?? NumberUnit.before(number.lowerBound, utf8)
        else {
            return nil
        }
        range = found.range
        letters = Array(found.sign.utf8)
        isCurrency = found.sign != "%"
    }

    private static func behind(_ end: Int, _ utf8: Span<UInt8>) -> (range: Range<Int>, sign: String)? {
        var start = end
        if let (scalar, length) = utf8.character(at: start), isBlank(scalar) { start += length }
        guard let (scalar, length) = utf8.character(at: start) else { return nil }
        if let sign = signs[String(scalar)] { return (start..<(start + length), sign) }
        guard start > end else { return nil }
        var last = start
        while last < utf8.count, last - start <= longestName, utf8[last].isASCIIWord { last += 1 }
        guard last > start, !utf8.isWord(at: last) else { return nil }
        let name = String(decoding: utf8.extracting(start..<last)).lowercased()
        return names[name].map { (start..<last, $0) }
    }

    private static func before(_ start: Int, _ utf8: Span<UInt8>) -> (range: Range<Int>, sign: String)? {
        var end = start
        if let (scalar, length) = utf8.character(before: end), isBlank(scalar) { end -= length }
        guard let (scalar, length) = utf8.character(before: end) else { return nil }
        if let sign = signs[String(scalar)], sign != "%" { return ((end - length)..<end, sign) }
        guard end < start, end >= 3, end == 3 || !utf8.isWord(at: end - 4) else { return nil }
        let name = String(decoding: utf8.extracting((end - 3)..<end)).lowercased()
        return names[name].map { ((end - 3)..<end, $0) }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2009}"
    }

    private static let signs = ["€": "€", "$": "$", "£": "£", "¥": "¥", "￥": "¥", "%": "%", "％": "%"]

    private static let names = [
        "eur": "€", "euro": "€", "euros": "€", "usd": "$", "dollar": "$", "dollars": "$", "gbp": "£", "jpy": "¥",
        "yen": "¥", "chf": "chf", "franken": "chf", "percent": "%", "prozent": "%",
    ]

    private static let longestName = 8
}
