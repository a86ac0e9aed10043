indirect enum ExpressionNode {
    case scalar(ScalarSet)
    /// A condition on the position between two scalars.
    case place(PlaceCondition)
    case sequence([ExpressionNode])
    case choice([ExpressionNode])
    /// A repeated part; unbounded if `most` is nil.
    case repetition(ExpressionNode, least: Int, most: Int?)
}

enum PlaceCondition {
    case start, end, wordBoundary, noWordBoundary

    /// Returns whether the condition holds after `place` scalars of a lower-case text.
    func holds(at place: Int, in text: [Unicode.Scalar]) -> Bool {
        switch self {
        case .start: place == 0
        case .end: place == text.count
        case .wordBoundary: PlaceCondition.isBoundary(place, in: text)
        case .noWordBoundary: !PlaceCondition.isBoundary(place, in: text)
        }
    }

    private static func isBoundary(_ place: Int, in text: [Unicode.Scalar]) -> Bool {
        let before = place > 0 && ScalarKind.word.contains(text[place - 1])
        return before != (place < text.count && ScalarKind.word.contains(text[place]))
    }
}

/// A class of scalars that has an escape: `\d`, `\w` or `\s`.
enum ScalarKind {
    case digit, word, blank

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .digit: ("0"..."9").contains(scalar)
        case .word: scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
        case .blank: scalar.properties.isWhitespace || scalar == "\u{feff}"
        }
    }
}

/// A set of scalars that ignores case.
struct ScalarSet {
    private enum Part {
        case range(ClosedRange<Unicode.Scalar>)
        case kind(ScalarKind, isNegated: Bool)
    }

    private var parts: [Part] = []
    var isNegated = false

    /// The scalars that a dot matches: all but line terminators.
    static let dot: ScalarSet = {
        var set = ScalarSet()
        for end in ["\n", "\r", "\u{2028}", "\u{2029}"] as [Unicode.Scalar] { set.insert(end...end) }
        set.isNegated = true
        return set
    }()

    mutating func insert(_ range: ClosedRange<Unicode.Scalar>) { parts.append(.range(range)) }

    mutating func insert(_ kind: ScalarKind, isNegated: Bool) { parts.append(.kind(kind, isNegated: isNegated)) }

    /// Returns whether the set contains a lower-case scalar or its upper-case form.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let upper = CaseFolding.upper(scalar)
        let isHeld = parts.contains { part in
            switch part {
            case .range(let range): range.contains(scalar) || range.contains(upper)
            case .kind(let kind, let isNegated): kind.contains(scalar) != isNegated
            }
        }
        return isHeld != isNegated
    }
}
