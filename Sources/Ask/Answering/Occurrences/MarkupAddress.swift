import Parsing

/// Finds addresses in a text, which are not read aloud.
enum MarkupAddress {
    /// Returns the end of an address that begins at a token.
    ///
    /// - Parameters:
    ///   - place: The token's index: the "(" after the "]" of a link, or the scheme of a bare address.
    ///   - tokens: The tokens of a line.
    /// - Returns: `place` if no address begins there.
    static func end(at place: Int, in tokens: [QuestionToken]) -> Int {
        if tokens[place].text == "(", place > 0, tokens[place - 1].text == "]", tokens[place].isGlued {
            return tokens[place...].firstIndex { $0.text == ")" }.map { $0 + 1 } ?? tokens.count
        }
        guard tokens[place].kind == .word, place + 3 < tokens.count,
            tokens[(place + 1)...(place + 3)].map(\.text) == [":", "/", "/"],
            tokens[(place + 1)...(place + 3)].allSatisfy(\.isGlued)
        else { return place }
        return tokens[(place + 1)...].firstIndex { !$0.isGlued } ?? tokens.count
    }
}
