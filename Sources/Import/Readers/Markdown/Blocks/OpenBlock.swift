import Model

/// A block that goes on.
struct OpenBlock {
    /// What it will be; nil for what is left out.
    let kind: Block.Kind?
    let speaker: String?
    private(set) var text: [UInt8]
    /// The number of each line.
    private(set) var lineNumbers: [Int]
    /// The text to be shown instead.
    var shown: String?
    /// Whether its text is HTML.
    var isMarkup = false
    /// Whether its tags and links were read already.
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

    /// The text to be shown.
    var string: String {
        if let shown { return shown }
        let string = String(decoding: text, as: UTF8.self)
        return isMarkup ? MarkupText.plain(string).trimmed : string
    }
}
