/// Finds phrases among the words of a question.
struct PhraseMatcher {
    private let words: [String]

    init(_ tokens: [QuestionToken]) {
        words = tokens.map(\.lower)
    }

    /// The tokens of the first place where a phrase stands, gaps left out; nil where it stands nowhere.
    ///
    /// - Parameters:
    ///   - phrase: Words in lower case with a blank between; `*` stands for one to four words.
    ///   - start: Only this place counts; nil means anywhere.
    ///   - free: Whether a token may be part of the phrase.
    /// - Returns: The places of the matched words.
    func first(_ phrase: String, at start: Int? = nil, free: (Int) -> Bool = { _ in true }) -> [Int]? {
        let pattern = phrase.split(separator: " ").map(String.init)
        let starts = start.map { $0..<($0 + 1) } ?? words.indices
        for place in starts {
            if let tokens = match(pattern[...], at: place, free: free) { return tokens }
        }
        return nil
    }

    private static let longestGap = 4

    private func match(_ pattern: ArraySlice<String>, at place: Int, free: (Int) -> Bool) -> [Int]? {
        guard let word = pattern.first else { return [] }
        if word == "*" {
            for gap in 1...PhraseMatcher.longestGap where place + gap < words.count {
                if let rest = match(pattern.dropFirst(), at: place + gap, free: free) { return rest }
            }
            return nil
        }
        guard place < words.count, words[place] == word, free(place) else { return nil }
        return match(pattern.dropFirst(), at: place + 1, free: free).map { [place] + $0 }
    }
}
