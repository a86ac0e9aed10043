extension StringProtocol {
    /// The text without blanks at either end.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else {
            return ""
        }
        return String(self[first...last])
    }

    /// The text without blanks at its end.
    var trimmedEnd: String {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last])
    }

    /// The first place of a text, or nil.
    func range(of other: String) -> Range<Index>? {
        firstRange(of: other)
    }
}
