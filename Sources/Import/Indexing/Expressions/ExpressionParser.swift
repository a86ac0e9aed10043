/// Parses a regular expression into a tree of nodes.
struct ExpressionParser {
    private typealias Failure = LinearExpression.Failure

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    private static let longest = 4096
    /// The maximum depth of nested groups, since each level takes stack space.
    private static let deepest = 64

    init(_ text: String) { scalars = Array(text.unicodeScalars.prefix(ExpressionParser.longest + 1)) }

    mutating func expression() throws(LinearExpression.Failure) -> ExpressionNode {
        guard scalars.count <= ExpressionParser.longest else { throw .tooLarge }
        let node = try choice()
        guard index == scalars.count else { throw .malformed }
        return node
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
        index += text.unicodeScalars.count
        return true
    }

    private mutating func choice() throws(Failure) -> ExpressionNode {
        var ways = [try sequence()]
        while take("|") { ways.append(try sequence()) }
        return ways.count == 1 ? ways[0] : .choice(ways)
    }

    private mutating func sequence() throws(Failure) -> ExpressionNode {
        var parts: [ExpressionNode] = []
        while let scalar = next, scalar != "|", scalar != ")" { parts.append(try repetition(of: try atom())) }
        return .sequence(parts)
    }

    private mutating func repetition(of node: ExpressionNode) throws(Failure) -> ExpressionNode {
        guard let (least, most) = try count() else { return node }
        if case .place = node { throw .malformed }
        // A lazy quantifier does not change which texts match.
        _ = take("?")
        if try count() != nil { throw .malformed }
        return .repetition(node, least: least, most: most)
    }

    /// Parses a quantifier: `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`.
    private mutating func count() throws(Failure) -> (least: Int, most: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        let start = index
        guard take("{"), let least = number() else { return restart(at: start) }
        if take("}") { return (least, least) }
        guard take(",") else { return restart(at: start) }
        if take("}") { return (least, nil) }
        guard let most = number(), take("}") else { return restart(at: start) }
        guard least <= most else { throw .malformed }
        return (least, most)
    }

    /// Goes back, since a brace that begins no quantifier is a literal.
    private mutating func restart(at start: Int) -> (least: Int, most: Int?)? {
        index = start
        return nil
    }

    private mutating func number() -> Int? {
        let digits = scalars[index...].prefix { ScalarKind.digit.contains($0) }
        index = digits.endIndex
        if digits.isEmpty { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1.value) - 48, ExpressionProgram.largest + 1) }
    }

    private mutating func atom() throws(Failure) -> ExpressionNode {
        guard let scalar = next else { throw .malformed }
        index += 1
        switch scalar {
        case ".": return .scalar(.dot)
        case "^": return .place(.start)
        case "$": return .place(.end)
        case "(": return try group()
        case "[": return .scalar(try set())
        case "\\": return try escape()
        case "*", "+", "?": throw .malformed
        default: return ExpressionParser.literal(scalar)
        }
    }

    private static func literal(_ scalar: Unicode.Scalar) -> ExpressionNode {
        var set = ScalarSet()
        set.insert(scalar...scalar)
        return .scalar(set)
    }

    private mutating func group() throws(Failure) -> ExpressionNode {
        if take("?") {
            if take("=") || take("!") || take("<=") || take("<!") { throw .needsMemory }
            guard take(":") || takeName() else { throw .malformed }
        }
        depth += 1
        guard depth <= ExpressionParser.deepest else { throw .tooLarge }
        let node = try choice()
        depth -= 1
        guard take(")") else { throw .malformed }
        return node
    }

    private mutating func takeName() -> Bool {
        guard take("<"), let end = scalars[index...].firstIndex(of: ">"), end > index else { return false }
        index = end + 1
        return true
    }
}

extension ExpressionParser {
    /// Parses an escape outside a set, after its backslash.
    private mutating func escape() throws(Failure) -> ExpressionNode {
        guard let scalar = next else { throw .malformed }
        if take("b") { return .place(.wordBoundary) }
        if take("B") { return .place(.noWordBoundary) }
        if ("1"..."9").contains(scalar) || scalar == "k" { throw .needsMemory }
        var set = ScalarSet()
        if let (kind, isNegated) = try kind() {
            set.insert(kind, isNegated: isNegated)
            return .scalar(set)
        }
        return ExpressionParser.literal(try escapedScalar())
    }

    /// Parses the letter of a class after a backslash.
    private mutating func kind() throws(Failure) -> (ScalarKind, isNegated: Bool)? {
        let kinds: [Unicode.Scalar: ScalarKind] = ["d": .digit, "w": .word, "s": .blank]
        guard let scalar = next, let kind = kinds[CaseFolding.lower(scalar)] else { return nil }
        index += 1
        return (kind, scalar.properties.isUppercase)
    }

    /// Parses an escape for a single scalar after its backslash; an unknown escape means the scalar itself.
    private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
        guard let scalar = next else { throw .malformed }
        index += 1
        switch scalar {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "f": return "\u{c}"
        case "v": return "\u{b}"
        case "0": return "\0"
        case "x": return hexadecimal(2) ?? scalar
        case "u": return hexadecimal(4) ?? scalar
        case "p", "P": throw .malformed
        default: return scalar
        }
    }

    private mutating func hexadecimal(_ count: Int) -> Unicode.Scalar? {
        let digits = String(String.UnicodeScalarView(scalars[index...].prefix(count)))
        guard digits.utf8.count == count, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        index += count
        return scalar
    }

    /// Parses a set such as `[a-z\d_]` or `[^/]`, after its opening bracket.
    private mutating func set() throws(Failure) -> ScalarSet {
        var set = ScalarSet()
        set.isNegated = take("^")
        while !take("]") {
            guard let low = try member(of: &set) else { continue }
            let start = index
            guard take("-"), next != "]", let high = try member(of: &set) else {
                // A hyphen at the end or beside a class is a literal.
                index = start
                set.insert(low...low)
                continue
            }
            guard low <= high else { throw .malformed }
            set.insert(low...high)
        }
        return set
    }

    /// Returns the next scalar of a set; for a class, adds it to the set and returns nil.
    private mutating func member(of set: inout ScalarSet) throws(Failure) -> Unicode.Scalar? {
        guard let scalar = next else { throw .malformed }
        index += 1
        guard scalar == "\\" else { return scalar }
        if let (kind, isNegated) = try kind() {
            set.insert(kind, isNegated: isNegated)
            return nil
        }
        if take("b") { return "\u{8}" }
        return try escapedScalar()
    }
}
