import Model
import Text
import Time

/// A reading in the making: the words of a question, which of them are understood, and what they mean.
struct QuestionDraft {
    var reading: ParsedQuestion
    let tokens: [QuestionToken]
    let language: TimeLanguage
    /// Which tokens are understood and do not belong to the topic.
    var isUsed: [Bool]
    /// The times found, in order.
    var times: [TimeExpression] = []
    /// Prepositions that stand before a time: understood, but free to be part of a phrase such as "what's on".
    var prepositions: Set<Int> = []
    var people: [PeopleFinder.Match] = []
    var kindPlaces: [(token: Int, kinds: Set<DocumentKind>)] = []
    var tagPlaces: [(tokens: Range<Int>, name: String)] = []
    let matcher: PhraseMatcher

    init(_ question: String) {
        reading = ParsedQuestion(question: question)
        tokens = QuestionTokenizer().tokens(of: question)
        language = TimeLanguage.detected(in: tokens)
        isUsed = [Bool](repeating: false, count: tokens.count)
        matcher = PhraseMatcher(tokens)
    }

    mutating func use(_ places: some Sequence<Int>) {
        for place in places where isUsed.indices.contains(place) { isUsed[place] = true }
    }

    func isFree(_ place: Int) -> Bool { isUsed.indices.contains(place) && !isUsed[place] }

    func lower(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].lower : "" }

    /// "Quoted phrases" must occur; their words stay in the topic.
    mutating func readPhrases() {
        let closers: [String: String] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]
        let lastPlaces = closers.mapValues { closer in tokens.lastIndex { $0.text == closer } ?? -1 }
        var place = 0
        while place < tokens.count {
            guard let closer = closers[tokens[place].text], place < lastPlaces[tokens[place].text] ?? -1,
                let end = tokens.indices.dropFirst(place + 1).first(where: { tokens[$0].text == closer }),
                end > place + 1
            else {
                place += 1
                continue
            }
            reading.phrases.append(text(from: place + 1, through: end - 1))
            place = end + 1
        }
    }

    /// The question's own characters from one token to another.
    func text(from first: Int, through last: Int) -> String {
        let utf8 = reading.question.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: tokens[first].range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: tokens[last].range.upperBound)
        return String(reading.question[start..<end])
    }

    /// `#tag`, "tagged x", "with the tag x".
    mutating func readTags(known: Set<String>) {
        for place in tokens.indices where isFree(place) {
            if tokens[place].text == "#", place + 1 < tokens.count, tokens[place + 1].isGlued {
                take(tag: gluedRun(from: place + 1), from: place)
            } else if ["tagged", "tag", "tags"].contains(lower(place)), isFree(place + 1) {
                let run = gluedRun(from: place + 1)
                if known.contains(run.text.lowercased()) { take(tag: run, from: place) }
            }
        }
    }

    private mutating func take(tag: (text: String, end: Int), from place: Int) {
        guard !tag.text.isEmpty else { return }
        reading.tags.append(tag.text.lowercased())
        tagPlaces.append((place..<tag.end, tag.text.lowercased()))
        use(place..<tag.end)
        if place > 0, ["tagged", "tag"].contains(lower(place - 1)) { use([place - 1]) }
    }

    /// Tokens without blanks between, such as `customer-mail` or `a/b`.
    private func gluedRun(from start: Int) -> (text: String, end: Int) {
        var end = start
        while end < tokens.count, end == start || tokens[end].isGlued,
            tokens[end].kind != .symbol || "-_/".contains(tokens[end].text)
        {
            end += 1
        }
        while end > start, tokens[end - 1].kind == .symbol { end -= 1 }
        return (end > start ? text(from: start, through: end - 1) : "", end)
    }

    mutating func readPeople(_ finder: PeopleFinder) {
        people = finder.matches(in: tokens, free: isFree)
    }

    /// The reading, with what is left as its topic.
    func finished(now: CivilDateTime) -> ParsedQuestion {
        var result = reading
        result.topic = topic()
        if result.intent == .agenda, !result.topic.isEmpty, result.time == nil || !result.people.isEmpty {
            result.intent = .find
            result.time?.isFilter = false
        }
        let isTimeAlone = result.topic.isEmpty && result.people.isEmpty && result.tags.isEmpty
        if result.intent == .find, isTimeAlone, let hull = result.time?.hull {
            // "Yesterday" asks what was, "next week" what will be.
            result.intent = (hull.end ?? now) > now && (hull.start ?? now) >= now.date.midnight ? .agenda : .discuss
            result.time?.isFilter = true
        }
        // Decisions of a time are all of its decisions.
        if result.intent == .decision, result.topic.isEmpty { result.time?.isFilter = true }
        return result
    }

    /// Whether a word carries no topic; in questions about meetings and notes themselves also the verbs of having and writing them.
    private func isIdle(_ token: QuestionToken) -> Bool {
        let parts = token.lower.split(separator: "'").map { LetterFolding.fold($0) }
        if parts.allSatisfy({ QuestionWords.isEmpty($0, isGerman: language == .german) }) { return true }
        let isAboutMeetings =
            [.count, .list, .agenda, .duration, .tasks].contains(reading.intent) || reading.order != nil
            || (reading.intent == .when && !people.isEmpty)
        return isAboutMeetings && IntentWords.all.contains { $0.meetingVerbs.contains(token.lower) }
    }

    /// The words that nothing else has explained, without those that carry no topic.
    private func topic() -> String {
        var words: [String] = []
        var last = -1
        for (place, token) in tokens.enumerated() where isFree(place) {
            let isWord = token.kind != .symbol
            if isWord, isIdle(token) { continue }
            let continues = last == place - 1 && token.isGlued && !words.isEmpty
            let joins = token.kind == .symbol && place + 1 < tokens.count && tokens[place + 1].isGlued
            if isWord || (continues && joins) || token.text == "€" || token.text == "$" || token.text == "%" {
                if continues { words[words.count - 1] += token.text } else { words.append(token.text) }
                last = place
            }
        }
        return words.joined(separator: " ")
    }
}
