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
