import Evaluation
import FoundationEssentials
import Text

/// Misspells two words of each question of a set; equal seeds give equal results.
///
/// A content word of at least four letters gets one letter removed, inserted, replaced, or swapped with the next; never the first.
struct MisspellingBenchmark {
    private var generator: SplitMix64

    init(seed: UInt64 = 20_261_122) { generator = SplitMix64(state: seed) }

    /// Returns the JSON lines of a set, each with its `question` misspelt.
    mutating func lines(of data: Data) throws -> String {
        var result = ""
        for line in data.split(separator: UInt8(ascii: "\n")) where !line.isEmpty {
            let whole = String(decoding: line, as: UTF8.self)
            let question = try JSONDecoder().decode(Line.self, from: Data(line)).question
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            let old = String(decoding: try encoder.encode(question), as: UTF8.self)
            let new = String(decoding: try encoder.encode(misspelt(question)), as: UTF8.self)
            result += whole.replacingFirst(old, with: new) + "\n"
        }
        return result
    }

    private struct Line: Decodable { var question: String }

    private mutating func misspelt(_ question: String) -> String {
        var words = question.split(separator: " ", omittingEmptySubsequences: false).map { Array($0) }
        var places = words.indices.filter { MisspellingBenchmark.carriesTopic(words[$0]) }
        for _ in 0..<min(2, places.count) {
            let place = places.remove(at: Int(generator.next() % UInt64(places.count)))
            words[place] = misspelt(words[place])
        }
        return words.map { String($0) }.joined(separator: " ")
    }

    private mutating func misspelt(_ word: [Character]) -> [Character] {
        let letters = word.prefix { $0.isLetter }.count
        var changed = word
        while changed == word {
            changed = word
            let place = 1 + Int(generator.next() % UInt64(letters - 2))
            switch generator.next() % 4 {
            case 0: changed.remove(at: place)
            case 1: changed.insert(letter(), at: place)
            case 2: changed[place] = letter()
            default: changed.swapAt(place, place + 1)
            }
        }
        return changed
    }

    private mutating func letter() -> Character {
        Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(generator.next() % 26)))
    }

    private static func carriesTopic(_ word: [Character]) -> Bool {
        let letters = word.prefix { $0.isLetter && $0.isASCII }
        return letters.count > 3 && !QuestionWords.isEmpty(String(letters).lowercased())
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: String) -> String {
        guard let start = utf8Range(of: part) else { return self }
        return String(self[..<start.lowerBound]) + other + String(self[start.upperBound...])
    }

    private func utf8Range(of part: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
