import Model

/// A block that may still grow.
struct OpenBlock {
    /// The kind of the finished block; nil if it is dropped.
    let kind: Block.Kind?
    let speaker: String?
    private(set) var text: [UInt8]
    private(set) var lineNumbers: [Int]
    /// The text shown instead of `text`.
    var shown: String?
    var isMarkup = false
    /// Whether this is a table whose rows have no bar at their beginning in the file; here each has one.
    var hasBareRows = false
    /// Whether its tags and links have been read already.
    let isPlain: Bool

    init(
        kind: Block.Kind?, text: ArraySlice<UInt8>, number: Int, speaker: String? = nil, isPlain: Bool = false
    ) {
        self.kind = kind
        self.text = Array(text)
        self.speaker = speaker
        self.isPlain = isPlain
        lineNumbers = [number]
    }

    /// The bar at the beginning of a row.
    static let bar = ArraySlice("| ".utf8)

    /// The last line of the text, if it is no row of a table.
    var lastLine: ArraySlice<UInt8>? {
        let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return text[start...].first == UInt8(ascii: "|") ? nil : text[start...]
    }

    /// Takes the last line away.
    mutating func removeLastLine() {
        text.removeSubrange((text.lastIndex(of: UInt8(ascii: "\n")) ?? 0)...)
        lineNumbers.removeLast()
    }

    mutating func append(_ line: ArraySlice<UInt8>, number: Int) {
        text.append(UInt8(ascii: "\n"))
        text += line
        lineNumbers.append(number)
    }

    var string: String {
        if let shown { return shown }
        let string = String(decoding: text, as: UTF8.self)
        return isMarkup ? MarkupText.plain(string).trimmed : string
    }
}
