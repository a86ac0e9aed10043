import Text

/// The words of a title, or of what a question calls one.
struct TitleWords: Sendable {
    /// A word with what it counts for; "stand-up" is one.
    struct Word: Sendable, Equatable {
        var text: String
        var stem: UInt64
        /// Its letters up to the first hyphen.
        var head: String
        /// The stems of the parts of a word with hyphens.
        var parts: Set<UInt64> = []
        /// Whether it is written in capitals, so that it may stand for the first letters of other words.
        var isAcronym = false
        /// Whether it tells one title from another; words for meetings and notes as such, dates and numbers do not.
        var isTelling = true
    }

    /// The words in order.
    let words: [Word]
    /// Whether any of them is a name; "the last meeting" has none.
    let hasName: Bool
    /// The places of the words that are the name itself, up to the first mark: "Board meeting" in "Board meeting: budget 2026".
    let name: Range<Int>

    init(_ title: String) {
        var words: [Word] = []
        var ends: [Int] = []
        for segment in TitleWords.segments(of: title) {
            words += TitleWords.words(of: segment)
            ends.append(words.count)
        }
        hasName = words.contains(where: \.isTelling)
        if !hasName {
            // A title of nothing but a date or a word such as "Notes" is called by that.
            for place in words.indices { words[place].isTelling = true }
        }
        var start = 0
        var name = 0..<words.count
        for end in ends {
            if words[start..<end].contains(where: \.isTelling) {
                name = start..<end
                break
            }
            start = end
        }
        self.words = words
        self.name = name
    }

    /// The telling word, where there is but one.
    var only: Word? { telling.count == 1 ? words[telling[0]] : nil }

    /// The places of words that say that it is a meeting or a note.
    var nouns: [Int] {
        words.indices.filter { place in
            TitleNouns.all.contains {
                $0.meetings.contains(words[place].text) || $0.documents.contains(words[place].text)
            }
        }
    }

    /// The places of words that say that it is a meeting.
    var meetingNouns: [Int] {
        words.indices.filter { place in TitleNouns.all.contains { $0.meetings.contains(words[place].text) } }
    }

    /// The places of the name up to its first preposition: "Questions" in "Questions for the board".
    var core: Range<Int> {
        let end = name.dropFirst().first { place in
            TitleNouns.all.contains { $0.linking.contains(words[place].text) }
        }
        return name.lowerBound..<(end ?? name.upperBound)
    }

    /// The places of the telling words.
    var telling: [Int] { words.indices.filter { words[$0].isTelling } }

    /// What every title begins one of its words with that these words may name; an empty one stands in every title.
    ///
    /// The forms of a word share its first letters, and so do "stand-up" and "standup".
    var beginnings: Set<String> {
        guard hasName, let first = words.first(where: \.isTelling) else { return [""] }
        if let phrase = TitleNouns.allPhrases.first(where: { $0.meaning == first.text }) {
            let spellings = TitleNouns.allPhrases.filter { $0.meaning == phrase.meaning }
            return Set(spellings.compactMap(\.words.first).map { String($0.prefix(3)) })
        }
        guard first.head.utf8.allSatisfy({ (97...122).contains($0) }) else { return [""] }
        // What it stands for begins with its first letter.
        return [String(first.head.prefix(first.isAcronym ? 1 : 3))]
    }

    /// The parts of a title between its marks; a colon inside "1:1" is none.
    private static func segments(of title: String) -> [Substring] {
        var parts: [Substring] = []
        var start = title.startIndex
        for index in title.indices where isMark(at: index, of: title) {
            parts.append(title[start..<index])
            start = title.index(after: index)
        }
        return parts + [title[start...]]
    }

    private static func isMark(at index: String.Index, of title: String) -> Bool {
        let mark = title[index]
        if "(|·–—[".contains(mark) { return true }
        let next = title.index(after: index)
        let isBeforeBlank = next == title.endIndex || title[next].isWhitespace
        if ":,;".contains(mark) { return isBeforeBlank }
        let isBehindBlank = index > title.startIndex && title[title.index(before: index)].isWhitespace
        return mark == "-" && isBeforeBlank && isBehindBlank
    }

    private static func words(of text: Substring) -> [Word] {
        let text = String(text)
        var words: [Word] = []
        /// Whether each word hangs on the one before by a hyphen.
        var isJoined: [Bool] = []
        var end = 0
        for term in TermAnalyzer().terms(of: text) {
            words.append(TitleWords.word(term))
            words[words.count - 1].isAcronym = isAcronym(
                text.utf8.dropFirst(term.range.lowerBound).prefix(term.range.count))
            isJoined.append(isHyphen(end..<term.range.lowerBound, of: text))
            end = term.range.upperBound
        }
        joinPhrases(&words, &isJoined)
        joinCompounds(&words, isJoined)
        for place in words.indices {
            let next = place + 1 < words.count ? words[place + 1].text : ""
            words[place].isTelling = isTelling(words[place].text, before: next)
        }
        return words
    }

    /// Whether a word of a question may stand for the first letters of others.
    static func isAcronym(_ token: QuestionToken) -> Bool { isAcronym(token.text.utf8[...]) }

    private static func isAcronym(_ word: some Collection<UInt8>) -> Bool {
        acronymLengths.contains(word.count) && word.allSatisfy { (65...90).contains($0) }
    }

    /// Two letters are too often something else.
    private static let acronymLengths = 3...6

    private static func isHyphen(_ range: Range<Int>, of text: String) -> Bool {
        let utf8 = text.utf8
        return range.lowerBound > 0 && range.count == 1
            && utf8[utf8.index(utf8.startIndex, offsetBy: range.lowerBound)] == UInt8(ascii: "-")
    }

    /// "One on one", "1-1" and "1:1" are one word.
    private static func joinPhrases(_ words: inout [Word], _ isJoined: inout [Bool]) {
        for (phrase, meaning) in TitleNouns.allPhrases {
            var place = 0
            while place + phrase.count <= words.count {
                let end = place + phrase.count
                if words[place..<end].elementsEqual(phrase, by: { $0.text == $1 }) {
                    words.replaceSubrange(
                        place..<end,
                        with: [Word(text: meaning, stem: StableHash.of(Array(meaning.utf8)), head: meaning)])
                    isJoined.removeSubrange((place + 1)..<end)
                }
                place += 1
            }
        }
    }

    private static func joinCompounds(_ words: inout [Word], _ isJoined: [Bool]) {
        for place in words.indices.dropFirst().reversed() where isJoined[place] && words[place - 1].text != "1:1" {
            let tail = words.remove(at: place)
            let head = words[place - 1]
            words[place - 1] = word(head.text + tail.text)
            words[place - 1].head = head.head
            words[place - 1].parts = Set([head, tail].flatMap { $0.parts.isEmpty ? [$0.stem] : $0.parts })
        }
    }

    /// A word by its letters.
    static func word(_ text: String) -> Word {
        TermAnalyzer().terms(of: text).first.map(word)
            ?? Word(text: text, stem: StableHash.of(Array(text.utf8)), head: text)
    }

    private static func word(_ term: TermAnalyzer.Term) -> Word {
        Word(text: term.word, stem: term.hash, head: term.word)
    }

    private static func isTelling(_ word: String, before next: String) -> Bool {
        if word == "1:1" { return true }
        if word.contains(where: \.isNumber) || QuestionWords.isFunctionWord(word) { return false }
        if TitleNouns.all.contains(where: { $0.meetings.contains(word) || $0.documents.contains(word) }) {
            return false
        }
        let isCounter = TitleNouns.all.contains { $0.counters.contains(word) } && next.first?.isNumber == true
        return !isCounter && !isDateWord(word)
    }

    /// Whether a word names a month, a weekday, a unit of time or a number.
    private static func isDateWord(_ word: String) -> Bool {
        TimeLanguage.allCases.contains { language in
            switch TimeWords.table(for: language).entry(of: word)?.word?.term {
            case .month, .weekday, .unit, .number, .ordinal: true
            default: false
            }
        }
    }
}
