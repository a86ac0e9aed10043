import Text

/// Puts words that turned out to name nothing back into a topic, where they stood in the question.
struct TopicWords {
    private let question: String
    private let tokens: [QuestionToken]
    /// The question in lower case.
    private let bytes: [UInt8]
    private let isGerman: Bool

    init(_ question: String) {
        self.question = question
        tokens = QuestionTokenizer().tokens(of: question)
        bytes = Array(question.lowercased().utf8)
        isGerman = TimeLanguage.detected(in: tokens) == .german
    }

    /// A topic with some words of the question put back.
    ///
    /// - Parameters:
    ///   - topic: The topic without them.
    ///   - words: Words in lower case.
    ///   - text: The part of the question that they stand in.
    /// - Returns: The topic in the order of the question; words without meaning of their own stay out.
    func topic(_ topic: String, givenBack words: [String], from text: String) -> String {
        let telling = words.flatMap { $0.split(separator: " ") }.map(String.init).filter { !isEmpty($0) }
        guard !telling.isEmpty else { return topic }
        var cursor = place(of: text, from: 0) ?? 0
        var placed: [(place: Int, word: String)] = []
        for word in telling {
            let found = place(of: word, from: cursor)
            placed.append((found ?? cursor, found.map { written(word, at: $0) } ?? word))
            cursor = found.map { $0 + word.utf8.count } ?? cursor
        }
        cursor = 0
        for (order, word) in topic.split(separator: " ").map(String.init).enumerated() {
            let found = place(of: word, from: cursor)
            placed.append((found ?? cursor, word))
            cursor = found.map { $0 + word.utf8.count } ?? cursor + order
        }
        return placed.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.word).joined(separator: " ")
    }

    private func isEmpty(_ word: String) -> Bool {
        word.split { $0 == "'" || $0 == "-" }.allSatisfy {
            QuestionWords.isEmpty(LetterFolding.fold($0), isGerman: isGerman)
        }
    }

    /// Where words stand in the question, in UTF-8, at the beginning of a word; nil where they do not.
    private func place(of words: String, from start: Int) -> Int? {
        let wanted = Array(words.lowercased().utf8)
        guard !wanted.isEmpty, bytes.count == question.utf8.count else { return nil }
        return tokens.first { token in
            token.range.lowerBound >= start && bytes[token.range.lowerBound...].starts(with: wanted)
        }?.range.lowerBound
    }

    /// A word as the question writes it.
    private func written(_ word: String, at place: Int) -> String {
        String(decoding: Array(question.utf8).dropFirst(place).prefix(word.utf8.count), as: UTF8.self)
    }
}
