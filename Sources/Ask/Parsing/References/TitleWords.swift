import Language
import Text

/// The words of a title, or of its name in a question.
struct TitleWords: Sendable {
    struct Word: Sendable, Equatable {
        var text: String
        var stem: UInt64
        var head: String
        var parts: Set<UInt64> = []
        /// Whether the word is in capitals and so may be an acronym.
        var isAcronym = false
        /// Whether the word distinguishes titles, unlike dates, numbers and general nouns for meetings and notes.
        var isTelling = true
    }

    let words: [Word]
    /// Whether any word is telling; "the last meeting" has none.
    let hasName: Bool
    /// The range of the name, the first part with a telling word: "Board meeting" in "Board meeting: budget 2026".
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
            // If a title has only a date or a word such as "Notes", that is its name.
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

    var only: Word? { telling.count == 1 ? words[telling[0]] : nil }

    var nouns: [Int] {
        words.indices.filter { place in
            TitleNouns.all.contains {
                $0.meetings.contains(words[place].text) || $0.documents.contains(words[place].text)
            }
        }
    }

    var meetingNouns: [Int] {
        words.indices.filter { place in TitleNouns.all.contains { $0.meetings.contains(words[place].text) } }
    }

    /// The range of the name up to its first preposition: "Questions" in "Questions for the board".
    var core: Range<Int> {
        let end = name.dropFirst().first { place in
            TitleNouns.all.contains { $0.linking.contains(words[place].text) }
        }
        return name.lowerBound..<(end ?? name.upperBound)
    }

    var telling: [Int] { words.indices.filter { words[$0].isTelling } }

    /// The first letters of a word in every title that these words may name; an empty string matches all titles.
    ///
    /// All forms of a word share them, as do "stand-up" and "standup".
    var beginnings: Set<String> {
        guard hasName, let first = words.first(where: \.isTelling) else { return [""] }
        if let phrase = TitleNouns.allPhrases.first(where: { $0.meaning == first.text }) {
            let spellings = TitleNouns.allPhrases.filter { $0.meaning == phrase.meaning }
            return Set(spellings.compactMap(\.words.first).map { String($0.prefix(3)) })
        }
        guard first.head.utf8.allSatisfy({ (97...122).contains($0) }) else { return [""] }
        // An acronym shares only its first letter with the words it abbreviates.
        return [String(first.head.prefix(first.isAcronym ? 1 : 3))]
    }

    /// Splits a title at its marks; the colon of "1:1" is not a mark.
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

    static func isAcronym(_ token: QuestionToken) -> Bool { isAcronym(token.text.utf8[...]) }

    private static func isAcronym(_ word: some Collection<UInt8>) -> Bool {
        acronymLengths.contains(word.count) && word.allSatisfy { (65...90).contains($0) }
    }

    /// The lengths of acronyms; two letters would be too ambiguous.
    private static let acronymLengths = 3...6

    private static func isHyphen(_ range: Range<Int>, of text: String) -> Bool {
        let utf8 = text.utf8
        return range.lowerBound > 0 && range.count == 1
            && utf8[utf8.index(utf8.startIndex, offsetBy: range.lowerBound)] == UInt8(ascii: "-")
    }

    /// Joins "one on one", "1-1" and "1:1" into one word.
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

    private static func isDateWord(_ word: String) -> Bool { dateWords[StableHash.of(word.utf8)] != nil }

    /// The months, weekdays, units, numbers and ordinals of all languages, by hash, without articles such as "un".
    private static let dateWords: HashTable<Bool> = {
        var words = HashTable<Bool>(capacity: 1024)
        for lexicon in Language.allCases.map(\.lexicon) {
            let articles = Set(words: [lexicon.indefinite])
            let lists = lexicon.months + lexicon.weekdays + lexicon.ordinals + lexicon.units.map(\.words)
            for word in (lists + [lexicon.numbers, lexicon.tens]).flatMap(WordList.words) where !articles.contains(word)
            {
                for form in UmlautSpelling.forms(of: word) { _ = words.insert(StableHash.of(form.utf8), true) }
            }
        }
        return words
    }()
}
