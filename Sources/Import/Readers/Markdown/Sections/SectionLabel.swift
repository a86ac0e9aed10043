import Model
import Text

/// A label of the text after or below it: a heading, `**Present:** Ana, Bob`, `Apologies:`, `attendees:: [[Ana]]`.
struct SectionLabel {
    /// The folded words, without text in brackets.
    let words: [String]
    /// The label as written, without its marks.
    let written: String
    /// The text after it on its line.
    let rest: String
    /// Whether it ends with a colon or is a heading; otherwise it is a bold line or a whole line.
    let hasColon: Bool

    private static let mostWords = 8
    /// The maximum length of a label with its marks, in bytes.
    static let longest = 120

    init?(heading: String) {
        guard heading.utf8.count <= 4 * SectionLabel.longest else { return nil }
        let bare = SectionLabel.bare(heading[...])
        self.init(bare.hasSuffix(":") ? bare.dropLast() : bare[...], rest: "", hasColon: true)
    }

    /// Reads the label at the beginning of a line; without a colon the line must be bold, or `mayBeWhole` true.
    init?(line: Substring, mayBeWhole: Bool = false) {
        let bytes = line.utf8.prefix(SectionLabel.longest)
        guard let first = bytes.first, first != UInt8(ascii: "|"), first != UInt8(ascii: "<") else { return nil }
        if let colon = SectionLabel.colon(in: bytes) {
            var rest = line[colon...].drop { $0 == ":" }
            while rest.first == "*" || rest.first == "_" { rest = rest.dropFirst() }
            self.init(SectionLabel.bare(line[..<colon])[...], rest: rest.trimmed, hasColon: true)
        } else {
            let text = line.trimmed
            let isBold = text.hasPrefix("**") && text.hasSuffix("**") || text.hasPrefix("__") && text.hasSuffix("__")
            guard isBold || mayBeWhole, text.utf8.count <= SectionLabel.longest else { return nil }
            self.init(SectionLabel.bare(text[...])[...], rest: "", hasColon: false)
        }
    }

    /// Reads a label of attendance that leads to names without a colon: "Apologies from Ana and Bob", "In attendance were Ana, Bob, Cy".
    init?(leading line: Substring) {
        let vocabulary = LabelVocabulary.shared
        guard vocabulary.maySpeakOfPeople(line.utf8.prefix(SectionLabel.longest)) else { return nil }
        let words = SectionLabel.bare(line)[...].split(separator: " ", maxSplits: SectionLabel.mostLeading + 1)
        for count in (1...SectionLabel.mostLeading).reversed() where count < words.count {
            let rest = String(words[0].base[words[count].startIndex...])
            guard words[count].first?.isUppercase == true || vocabulary.namesOffice([words[count]]),
                let label = SectionLabel(words[0].base[..<words[count - 1].endIndex], rest: rest, hasColon: true),
                vocabulary.mayLead(label.words), let sense = vocabulary.attendance(of: label),
                sense == .present || sense == .absent, case let people = NameList.people(in: rest), !people.isEmpty,
                NameList.isKnown(people)
            else { continue }
            self = label
            return
        }
        return nil
    }

    /// Reads the last word of a sentence before a colon as a label: "The board met with the following present: Ana, Bob".
    init?(trailing line: Substring) {
        let head = line.utf8.prefix(2 * SectionLabel.longest)
        guard let colon = SectionLabel.colon(in: head), let start = line[..<colon].lastIndex(of: " "),
            let label = SectionLabel(
                line[line.index(after: start)..<colon], rest: line[colon...].dropFirst().trimmed, hasColon: true),
            label.words.count == 1, LabelVocabulary.shared.saysPresence(label.words[0]),
            case let people = NameList.people(in: label.rest), people.count > 1, NameList.isKnown(people)
        else { return nil }
        self = label
    }

    /// The maximum number of words that lead to names: "apologies for absence were received from".
    private static let mostLeading = 6

    private init?(_ label: Substring, rest: String, hasColon: Bool) {
        let words = SectionLabel.words(SectionLabel.withoutInclusiveMarks(label))
        guard !words.isEmpty, words.count <= SectionLabel.mostWords else { return nil }
        self.words = words
        written = String(label)
        self.rest = rest
        self.hasColon = hasColon
    }

    /// Returns the colon that ends a label: one outside brackets before a blank, an emphasis mark, another colon or the end.
    private static func colon(in bytes: Substring.UTF8View) -> Substring.Index? {
        var depth = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth <= 0:
                let next = bytes[index...].dropFirst().first
                // A blank that does not break begins with C2.
                let ends = next.map { $0 <= 0x20 || $0 == 0xC2 || ":*_".utf8.contains($0) } ?? true
                if ends { return index }
            case UInt8(ascii: "\n"): return nil
            default: break
            }
            index = bytes.index(after: index)
        }
        return nil
    }

    /// Returns a text without surrounding marks of emphasis, headings and code.
    private static func bare(_ text: Substring) -> String {
        var bytes = text.utf8.drop(while: isMark)
        while let last = bytes.last, isMark(last) { bytes.removeLast() }
        var text = Substring(bytes)
        // There may be non-ASCII blanks.
        if let first = text.utf8.first, let last = text.utf8.last, first >= 0x80 || last >= 0x80 {
            text = text.trimmed[...]
        }
        return text.utf8.contains(UInt8(ascii: "*")) ? String(text.filter { $0 != "*" }) : String(text)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "`"), 0x20, 0x09...0x0D: true
        default: false
        }
    }

    /// Joins the endings of inclusive French to their words: "Excusé.e.s", "Présent·es", "Excusé(e)s".
    private static func withoutInclusiveMarks(_ label: Substring) -> Substring {
        guard label.utf8.contains(where: { $0 >= 0x80 }), label.contains(where: inclusiveMarks.contains) else {
            return label
        }
        var joined = ""
        var rest = label
        while let mark = rest.firstIndex(where: inclusiveMarks.contains) {
            joined += rest[..<mark]
            let ending = rest[mark...].dropFirst().prefix(while: \.isLetter)
            rest = rest[mark...]
            guard joined.last?.isLetter == true, inclusiveEndings.contains(String(ending)) else {
                joined.append(rest.removeFirst())
                continue
            }
            joined += ending
            rest = rest[ending.endIndex...]
            if rest.first == ")" { rest = rest.dropFirst() }
        }
        return Substring(joined + rest)
    }

    private static let inclusiveMarks: Set<Character> = [".", "·", "("]
    private static let inclusiveEndings: Set<String> = ["e", "s", "es", "ne", "nes"]

    /// Returns the same as `words` for ASCII, which most labels are.
    private static func wordsOfASCII(_ label: Substring.UTF8View) -> [String] {
        var depth = 0
        var words: [String] = []
        var word: [UInt8] = []
        func flush() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in label {
            let lower = byte &- 65 < 26 ? byte | 0x20 : byte
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if depth == 0, lower &- 97 < 26 || byte == UInt8(ascii: "'") || (byte == UInt8(ascii: "-") && !word.isEmpty)
            {
                word.append(lower)
            } else {
                flush()
            }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
            if words.count > mostWords { return words }
        }
        flush()
        return words
    }

    /// Returns the folded words of a label, without numbers and text in brackets.
    private static func words(_ label: Substring) -> [String] {
        if label.utf8.allSatisfy({ $0 < 0x80 }) { return wordsOfASCII(label.utf8) }
        var depth = 0
        var words: [String] = []
        var word = ""
        func flush() {
            if !word.isEmpty { words.append(LetterFolding.fold(word)) }
            word = ""
        }
        for character in label {
            if character == "(" || character == "[" { depth += 1 }
            if depth == 0, character.isLetter || character == "'" || character == "’" {
                word.append(character)
            } else if depth == 0, character == "-", !word.isEmpty {
                word.append("-")
            } else {
                flush()
            }
            if character == ")" || character == "]" { depth = max(0, depth - 1) }
            if words.count > mostWords { return words }
        }
        flush()
        return words
    }
}
