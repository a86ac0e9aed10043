import Model
import Text

/// A label at the beginning of a line that makes it a task: `Action: …`, `ACTION ITEM: Ana to …`, `**TODO** …`, `AI @ana …`.
struct ActionLabel {
    /// The owner named in the label: `TODO by [Ana Becker]: …`, `AI (Ana): …`.
    private(set) var owner: Substring?
    private(set) var rest: Substring
    /// Whether the label begins with "AI", which outside meetings usually means something else.
    private(set) var isLoose: Bool

    private static let mostWords = 2
    /// The maximum length of a label with its owner, in characters.
    private static let longest = 80
    /// Words between a label and its owner.
    private static let joints: Set<String> = ["by", "for", "on", "to", "von", "fur"]

    /// Reads a line without its list marker; returns nil if it begins with no label.
    init?(_ line: Substring) {
        guard ActionLabel.mayBegin(line.utf8) else { return nil }
        let isMark: (Character) -> Bool = { $0 == "*" || $0 == "_" || $0 == "~" }
        let text = line.drop(while: isMark)
        guard let (phrase, behind) = ActionLabel.phrase(text) else { return nil }
        isLoose = phrase.hasPrefix("ai")
        let isBold = text.startIndex > line.startIndex && behind.first.map(isMark) == true
        let bare = behind.drop(while: isMark)
        if let colon = ActionLabel.colon(in: bare) {
            // "Action items from last week: …" is about actions, and is none itself.
            guard let named = ActionLabel.named(bare[..<colon]) else { return nil }
            owner = named.isEmpty ? nil : named
            rest = bare[colon...].dropFirst().drop { isMark($0) || $0.isWhitespace }
        } else {
            let said = bare.drop(while: \.isWhitespace)
            guard isBold || said.first == "@", said.startIndex > bare.startIndex else { return nil }
            rest = said
        }
        guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    }

    /// Returns whether a line of a text may begin with a label; the first two letters rule out most lines.
    static func mayStand(in text: String) -> Bool {
        text.lines.contains { mayBegin($0.utf8) }
    }

    private static func mayBegin(_ line: Substring.UTF8View) -> Bool {
        let head = line.drop(while: marks.contains)
        guard let first = head.first, let second = head.dropFirst().first,
            beginnings.contains(UInt16(first | 0x20) << 8 | UInt16(second | 0x20))
        else { return false }
        return head.contains(where: ends.contains)
    }

    private static let marks = Array("*_~".utf8)

    /// Returns the longest label phrase at the beginning of a text, and the text after it.
    private static func phrase(_ text: Substring) -> (phrase: String, behind: Substring)? {
        var best: (String, Substring)?
        var phrase = ""
        var rest = text
        for count in 1...mostWords {
            let word = rest.prefix { $0.isLetter || $0 == "-" }
            guard !word.isEmpty, word.utf8.count <= 20 else { break }
            phrase += (count == 1 ? "" : " ") + LetterFolding.fold(word)
            rest = rest[word.endIndex...]
            if ActionVocabulary.shared.labels.contains(phrase) { best = (phrase, rest) }
            guard rest.first == " " else { break }
            rest = rest.dropFirst()
        }
        return best
    }

    private static let beginnings = Array(
        Set(ActionVocabulary.shared.labels.map { $0.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) } }))

    private static let ends = Array(":@*_~".utf8)

    /// Returns the colon that ends the label: one outside brackets, before a blank, an emphasis mark or the end.
    private static func colon(in text: Substring) -> Substring.Index? {
        var depth = 0
        for (offset, index) in text.indices.enumerated() {
            guard offset < longest else { return nil }
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ":" where depth <= 0:
                let next = text[text.index(after: index)...].first
                return next.map { $0.isWhitespace || $0 == "*" || $0 == "_" } ?? true ? index : nil
            default: break
            }
        }
        return nil
    }

    /// Returns the owner named after a label's phrase, empty if there is none; nil if the text is something else.
    private static func named(_ text: Substring) -> Substring? {
        let edge: (Character) -> Bool = { !($0.isLetter || $0.isNumber || $0 == "@") }
        var words = text.split(whereSeparator: { $0.isWhitespace || $0 == "*" || $0 == "_" })
        // `Action 3:`
        if let number = words.first, number.allSatisfy({ $0.isNumber || $0 == "#" || $0 == "." }) {
            words.removeFirst()
        }
        let isInBrackets = words.first?.first == "(" || words.first?.first == "["
        let hasJoint = words.first.map { joints.contains(LetterFolding.fold($0)) } ?? false
        if hasJoint { words.removeFirst() }
        guard let first = words.first, let last = words.last else { return text.prefix(0) }
        guard words.count <= 4 else { return nil }
        var name = text[first.startIndex..<last.endIndex].drop(while: edge)
        while let mark = name.last, edge(mark) { name.removeLast() }
        if isInBrackets || name.hasPrefix("@") { return name }
        return ListedName(name).isPlausible && name.first?.isUppercase == true ? name : nil
    }
}
