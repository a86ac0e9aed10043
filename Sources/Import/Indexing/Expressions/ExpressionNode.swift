/// A part of a regular expression.
indirect enum ExpressionNode {
    /// One scalar of a set.
    case scalar(ScalarSet)
    /// A place between two scalars.
    case place(PlaceCondition)
    /// Parts one after the other.
    case sequence([ExpressionNode])
    /// One of several parts.
    case choice([ExpressionNode])
    /// A part some times over; without an end where `most` is nil.
    case repetition(ExpressionNode, least: Int, most: Int?)
}

/// What a place between two scalars of a text may be.
enum PlaceCondition {
    case start, end, wordBoundary, noWordBoundary

    /// Whether a place is such a one.
    ///
    /// - Parameters:
    ///   - place: The number of scalars before it.
    ///   - text: The text in lower case.
    /// - Returns: True where it is.
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

/// The kinds of scalars that have an escape.
enum ScalarKind {
    case digit, word, blank

    /// Whether a scalar is of the kind.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .digit: ("0"..."9").contains(scalar)
        case .word: scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
        case .blank: scalar.properties.isWhitespace || scalar == "\u{feff}"
        }
    }
}

/// A set of scalars in which upper and lower case are equal.
struct ScalarSet {
    private enum Part {
        case range(ClosedRange<Unicode.Scalar>)
        case kind(ScalarKind, isNegated: Bool)
    }

    private var parts: [Part] = []
    /// Whether it holds what its parts do not.
    var isNegated = false

    /// All that a dot stands for: everything but the ends of lines.
    static let dot: ScalarSet = {
        var set = ScalarSet()
        for end in ["\n", "\r", "\u{2028}", "\u{2029}"] as [Unicode.Scalar] { set.insert(end...end) }
        set.isNegated = true
        return set
    }()

    /// Adds a range.
    mutating func insert(_ range: ClosedRange<Unicode.Scalar>) { parts.append(.range(range)) }

    /// Adds all of a kind, or all others.
    mutating func insert(_ kind: ScalarKind, isNegated: Bool) { parts.append(.kind(kind, isNegated: isNegated)) }

    /// Whether a scalar is in the set.
    ///
    /// - Parameter scalar: A scalar in lower case.
    /// - Returns: True where it or its upper case is.
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
