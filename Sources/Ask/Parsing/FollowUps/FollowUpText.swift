/// The words of a text, without leading and trailing punctuation.
struct FollowUpText {
    let text: String
    let tokens: [QuestionToken]

    init(_ text: String) {
        self.text = text
        let tokens = QuestionTokenizer().tokens(of: text)
        let isMark = { (token: QuestionToken) in token.kind == .symbol && "?!.…,;:-".contains(token.text) }
        let first = tokens.firstIndex { !isMark($0) } ?? tokens.count
        let last = tokens.lastIndex { !isMark($0) } ?? -1
        self.tokens = first <= last ? Array(tokens[first...last]) : []
    }

    func string(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return string(bytes: tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    func replacing(_ places: [(tokens: Range<Int>, words: String)]) -> String {
        var result = ""
        var end = 0
        for place in places {
            guard let first = place.tokens.first, let last = place.tokens.last else { continue }
            result += string(bytes: end..<tokens[first].range.lowerBound) + place.words
            end = tokens[last].range.upperBound
        }
        return result + string(bytes: end..<text.utf8.count)
    }

    private func string(bytes: Range<Int>) -> String {
        let utf8 = text.utf8
        return String(
            text[
                utf8.index(
                    utf8.startIndex, offsetBy: bytes.lowerBound)..<utf8.index(
                        utf8.startIndex, offsetBy: bytes.upperBound)])
    }
}
