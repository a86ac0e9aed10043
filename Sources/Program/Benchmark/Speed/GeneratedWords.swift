import Evaluation

/// Words of an invented language, drawn with the frequencies of natural text.
///
/// The word of rank *r* (from 0) has the weight 1 / (*r* + 2.7), Mandelbrot's form of Zipf's law; the first ranks are English function
/// words.
struct GeneratedWords {
    private let words: [String]
    /// The cumulative weights, each including its own word.
    private let sums: [Double]

    private static let functionWords = """
        the of and to in is it that for was on with as are be this have or at not by but they from we an his you which were would there
        their all if has more so about out up some them then time will can no who been what when into only other my
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
    private static let consonants = Array("bcdfghklmnprstvz")
    private static let vowels = Array("aeiou")
    private static let endings = ["", "", "", "s", "ing", "ed", "er", "ly"]

    init(count: Int, seed: UInt64) {
        var generator = SplitMix64(state: seed)
        func part(_ letters: [Character]) -> Character { letters[Int(generator.next() % UInt64(letters.count))] }
        var words = GeneratedWords.functionWords
        while words.count < count {
            let syllables = 2 + Int(generator.next() % 3)
            var word = ""
            for _ in 0..<syllables {
                word.append(part(GeneratedWords.consonants))
                word.append(part(GeneratedWords.vowels))
            }
            words.append(word + GeneratedWords.endings[Int(generator.next() % 8)])
        }
        var sum = 0.0
        sums = words.indices.map { rank in
            sum += 1 / (Double(rank) + 2.7)
            return sum
        }
        self.words = words
    }

    /// Returns a person's name, a capitalised word of the middle ranks.
    func name(_ number: Int) -> String { words[500 + 7 * number].capitalizedFirst }

    func topic(of count: Int, _ generator: inout SplitMix64) -> String {
        (0..<count).map { _ in draw(from: sums[GeneratedWords.functionWords.count - 1], &generator) }
            .joined(separator: " ")
    }

    func sentence(of count: Int, _ generator: inout SplitMix64) -> String {
        (0..<count).map { _ in draw(from: 0, &generator) }.joined(separator: " ").capitalizedFirst + "."
    }

    private func draw(from least: Double, _ generator: inout SplitMix64) -> String {
        let share = Double(generator.next() >> 11) / Double(1 << 53)
        let sought = least + share * ((sums.last ?? 0) - least)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > sought { high = middle } else { low = middle + 1 }
        }
        return words[low]
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
