import Model

/// A task that begins with a state keyword, as in outliners and org-mode: `TODO [#A] Call Ana`.
///
/// A keyword is in capitals, at the beginning of a list item or heading; if all text after it is too ("NOW HIRING"), only `TODO` counts.
struct MarkerTask {
    let state: TaskItem.State
    /// The letter of `[#A]` after the keyword; nil if absent.
    let priority: Character?
    /// The text after keyword and priority, as bytes.
    let bodyBytes: ArraySlice<UInt8>

    var body: String { String(decoding: bodyBytes, as: UTF8.self) }

    /// Reads an item or heading without its marker; `words` are a format's own keywords, to which the rule for capitals does not apply.
    init?(_ text: ArraySlice<UInt8>, words: [String: TaskItem.State]? = nil) {
        let length = text.prefix { MarkerTask.isWordByte($0) }.count
        guard (2...MarkerTask.longestWord).contains(length), let behind = text.dropFirst(length).first,
            LineCursor.isBlank(behind),
            let state = (words ?? MarkerTask.words)[String(decoding: text.prefix(length), as: UTF8.self)]
        else { return nil }
        let rest = text.dropFirst(length).trimmingBlanks
        let priority = MarkerTask.priority(rest)
        let body = priority == nil ? rest : rest.dropFirst(4).trimmingBlanks
        let isSure = words != nil || priority != nil || text.starts(with: "TODO".utf8)
        guard !body.isEmpty, isSure || body.contains(where: { !MarkerTask.isCapital($0) && MarkerTask.isLetter($0) })
        else { return nil }
        self.state = state
        self.priority = priority
        bodyBytes = body
    }

    /// The keywords of Logseq's two workflows, the others it knows (`docs.logseq.com`, "Tasks"), and those of org-mode.
    static let words: [String: TaskItem.State] = [
        "TODO": .open, "LATER": .open, "WAITING": .open, "WAIT": .open,
        "NOW": .begun, "DOING": .begun, "IN-PROGRESS": .begun,
        "DONE": .done, "CANCELED": .cancelled, "CANCELLED": .cancelled,
    ]

    /// The maximum length of a keyword, in bytes; a file may define its own.
    private static let longestWord = 20

    static func priority(_ text: ArraySlice<UInt8>) -> Character? {
        let mark = Array(text.prefix(4))
        guard mark.count == 4, mark[0] == UInt8(ascii: "["), mark[1] == UInt8(ascii: "#"), mark[3] == UInt8(ascii: "]"),
            isLetter(mark[2]) || mark[2].isDigit, mark[2] < 0x80
        else { return nil }
        return Character(Unicode.Scalar(mark[2]))
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) || byte >= 0x80 }
}
