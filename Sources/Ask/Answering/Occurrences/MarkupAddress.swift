import Parsing

/// Finds link addresses, whose words are not part of the text.
enum MarkupAddress {
    /// Returns tokens without those of link addresses.
    static func removed(from tokens: [QuestionToken]) -> [QuestionToken] {
        var read: [QuestionToken] = []
        var place = 0
        while place < tokens.count {
            let end = end(at: place, in: tokens)
            if end == place { read.append(tokens[place]) }
            place = max(end, place + 1)
        }
        return read
    }

    /// Returns the end of an address that begins at a token, or `place` if none does.
    ///
    /// It begins at the "(" after the "]" of a link, or at the scheme of a bare address.
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
