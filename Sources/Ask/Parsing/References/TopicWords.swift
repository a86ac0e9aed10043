import Language
import Text

/// Puts words that name no document back into the topic, at their position in the question.
struct TopicWords {
    private let question: String
    private let tokens: [QuestionToken]
    private let bytes: [UInt8]
    private let language: Language

    init(_ question: String) {
        self.question = question
        tokens = OneToOneSpelling.joined(QuestionTokenizer().tokens(of: question))
        bytes = Array(question.lowercased().utf8)
        language = LanguageDetector.language(of: tokens)
    }

    /// Returns a topic with words inserted at their position in the question, from `text` on; empty words are left out.
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
            QuestionWords.isEmpty(LetterFolding.fold($0), in: language)
        }
    }

    /// Returns the UTF-8 offset of a token at which the words occur; nil if there is none.
    private func place(of words: String, from start: Int) -> Int? {
        let wanted = Array(words.lowercased().utf8)
        guard !wanted.isEmpty, bytes.count == question.utf8.count else { return nil }
        return tokens.first { token in
            token.range.lowerBound >= start && bytes[token.range.lowerBound...].starts(with: wanted)
        }?.range.lowerBound
    }

    private func written(_ word: String, at place: Int) -> String {
        String(decoding: Array(question.utf8).dropFirst(place).prefix(word.utf8.count), as: UTF8.self)
    }
}
