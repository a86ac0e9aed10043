/// How well words of a question name a title.
struct TitleComparison: Sendable {
    /// The position of the words in the title; a higher grade is more certain.
    enum Grade: Int, Comparable, Sendable {
        /// Anywhere: "budget" in "Board meeting: budget 2026".
        case within
        /// At the beginning of the name: "offsite" in "Offsite Lübeck".
        case beginning
        /// At the end of the name, its main noun: "stand-up" in "Product stand-up".
        case head
        /// The whole name: "board meeting" in "Board meeting: budget 2026".
        case name
        /// All telling words.
        case exact

        static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
    }

    var grade: Grade
    /// The share of the telling words that are covered, 0 … 1: of the name, or of the title for the grade `within`.
    var coverage: Double
    /// The number of telling words of the name that are not covered.
    var missing = 0
    /// Whether a single word matches in another form: "plan" in "Q2 planning".
    var isOfOtherForm = false

    /// Compares words with a title; nil if the title lacks a telling word or a number.
    init?(_ asked: TitleWords, with title: TitleWords) {
        guard let covered = TitleComparison.places(of: asked, in: title), !covered.isEmpty else { return nil }
        // "The board" does not cover "board meeting", "the board meeting" does.
        let telling = Set(title.telling + (asked.nouns.isEmpty ? title.meetingNouns : []))
        let named = telling.filter { title.name.contains($0) }.sorted()
        let inName = named.filter { covered.contains($0) }
        missing = named.count - inName.count
        if let word = asked.only, let place = covered.first, covered.count == 1 {
            isOfOtherForm = !TitleComparison.areOneForm(word.text, title.words[place].text)
        }
        coverage = Double(inName.count) / Double(max(1, named.count))
        if telling.isSubset(of: covered) {
            (grade, coverage) = (.exact, 1)
        } else if !covered.intersection(telling).isSubset(of: inName) || inName.isEmpty {
            grade = .within
            coverage = Double(covered.intersection(telling).count) / Double(max(1, telling.count))
        } else if inName.count == named.count {
            grade = .name
        } else if inName == Array(named.filter { title.core.contains($0) }.suffix(inName.count)) {
            grade = .head
        } else {
            grade = inName == Array(named.prefix(inName.count)) ? .beginning : .within
        }
    }

    /// Tells whether two words of one stem differ only by a plural or case ending.
    private static func areOneForm(_ left: String, _ right: String) -> Bool {
        let shared = zip(left, right).prefix { $0 == $1 }.count
        return max(left.count, right.count) - shared <= 2
    }

    static func < (left: TitleComparison, right: TitleComparison) -> Bool {
        (left.grade, left.coverage) < (right.grade, right.coverage)
    }

    private static func places(of asked: TitleWords, in title: TitleWords) -> Set<Int>? {
        var covered: Set<Int> = []
        var place = 0
        while place < asked.words.count {
            if let (length, found) = match(asked.words, at: place, in: title.words, covered: covered) {
                covered.formUnion(found)
                place += length
                continue
            }
            let word = asked.words[place]
            if word.isTelling || word.text.contains(where: \.isNumber) { return nil }
            place += 1
        }
        return covered
    }

    /// Returns the title words that match from an index: by stem, as one word ("stand ups", "standup"), as a part, or by acronym.
    private static func match(
        _ asked: [TitleWords.Word], at place: Int, in title: [TitleWords.Word], covered: Set<Int>
    ) -> (length: Int, found: Range<Int>)? {
        let word = asked[place]
        let free = title.indices.filter { !covered.contains($0) }
        if let start = free.first(where: { title[$0].stem == word.stem }) { return (1, start..<(start + 1)) }
        for length in 1...min(longestRun, asked.count - place) {
            let written = joined(asked[place..<(place + length)])
            for start in free {
                for count in 1...min(longestRun, title.count - start) where length + count > 2 {
                    if joined(title[start..<(start + count)]) == written { return (length, start..<(start + count)) }
                }
            }
        }
        if let part = free.first(where: { title[$0].parts.contains(word.stem) }) { return (1, part..<(part + 1)) }
        return word.isAcronym ? longForm(of: word, in: title, free: free).map { (1, $0) } : nil
    }

    /// Returns the words that an acronym abbreviates: "Cross Project Council" for CPC.
    private static func longForm(
        of acronym: TitleWords.Word, in title: [TitleWords.Word], free: [Int]
    ) -> Range<Int>? {
        let letters = Array(acronym.text)
        return free.first { start in
            start + letters.count <= title.count
                && letters.indices.allSatisfy { title[start + $0].text.first == letters[$0] }
        }.map { $0..<($0 + letters.count) }
    }

    private static let longestRun = 3

    private static func joined(_ words: ArraySlice<TitleWords.Word>) -> UInt64 {
        words.count == 1 ? words[words.startIndex].stem : TitleWords.word(words.map(\.text).joined()).stem
    }
}
