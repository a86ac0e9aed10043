import Text

/// Decides whether a word stands as a person in its sentence.
///
/// Capitals decide if the text uses them for names, else the neighbouring words.
struct NameGrammar {
    private enum Typing {
        case mixed
        /// Capitals tell nothing: none are inside sentences, or every word has one.
        case plain
    }

    let scan: NameScan

    init(_ scan: NameScan) {
        self.scan = scan
    }

    /// Whether the text is in a language that capitalises all nouns, judged by words that only one kind of language has.
    var capitalisesNouns: Bool {
        var lead = 0
        for item in scan.items {
            let traits = item.word.traits.intersection([.capitalNouns, .smallNouns])
            if traits == .capitalNouns { lead += 1 } else if traits == .smallNouns { lead -= 1 }
        }
        return lead > 0
    }

    private var typing: Typing {
        var (words, capitals, small) = (0, 0, 0)
        for (place, token) in scan.tokens.enumerated() where token.kind == .word {
            words += 1
            if NameGrammar.isCapital(token) {
                if !scan.traits(place).contains(.speaker), !NameGrammar.isStart(place, scan) { capitals += 1 }
            } else if token.lower.utf8.count > 2 {
                small += 1
            }
        }
        return capitals == 0 || (small == 0 && words > 3) ? .plain : .mixed
    }

    /// Tells whether a word that is also an ordinary word stands as a name.
    func isNamed(_ tokens: Range<Int>) -> Bool {
        let (start, end) = (tokens.lowerBound, tokens.upperBound)
        let before = scan.traits(start - 1)
        if isBehindTitle(start) || isBehindSign(start) || isAlone(tokens) { return true }
        if isHyphenated(tokens) || isBesideTime(start) { return false }
        let hasCapital = hasCapital(start)
        if hasCapital, !capitalisesNouns { return !beginsTerm(end) }
        if before.contains(.determiner) { return false }
        if scan.tokens[end - 1].lower.hasSuffix("'s") || isSubject(before: end) { return true }
        if isJoined(tokens) { return true }
        if hasCapital { return isObject(start) }
        if before.contains(.auxiliary) { return true }
        // "Was Grace there" names somebody however it is typed.
        if isSought(tokens) { return true }
        guard typing == .plain else { return false }
        if before.contains(.modal) { return !isVerb(tokens) && (isEnd(end) || isInverted(start - 1)) }
        // "Who is Mark" has a name, "when I was young" has none.
        if before.contains(.copula), start == 1 || scan.traits(start - 2).contains(.interrogative) {
            return isEnd(end) || isParticiple(end)
        }
        return (isObject(start) && isEnd(end)) || isListed(tokens)
    }

    /// Tells whether any word stands in the position of a person, such as after "with" or before "said".
    func isCued(_ tokens: Range<Int>) -> Bool {
        let before = scan.traits(tokens.lowerBound - 1)
        if before.contains(.determiner) { return false }
        return !before.isDisjoint(with: [.auxiliary, .modal, .weakCue]) || isObject(tokens.lowerBound)
            || isBehindTitle(tokens.lowerBound)
            || scan.tokens[tokens.upperBound - 1].lower.hasSuffix("'s") || isSubject(before: tokens.upperBound)
    }

    /// Tells whether two or three capitals stand in the position of a person, not before a noun.
    func isCuedInitials(_ tokens: Range<Int>) -> Bool {
        if isSought(tokens) { return true }
        guard typing == .mixed || scan.tokens.count < 4, isCued(tokens) else { return false }
        return scan.tokens[tokens.upperBound - 1].lower.hasSuffix("'s") || isDoer(tokens) || isEnd(tokens.upperBound)
    }

    /// Tells whether a question begins with "was" and asks where somebody was: "was Grace there", "was QB at the meeting".
    private func isSought(_ tokens: Range<Int>) -> Bool {
        guard tokens.lowerBound == 1, scan.traits(0).contains(.copula) else { return false }
        let next = scan.traits(tokens.upperBound)
        return next.contains(.presence)
            || scan.items.indices.contains(tokens.upperBound)
                && scan.tokens[tokens.upperBound].lower == "at"
    }

    /// Tells whether a word stands before a verb that people do, or behind "did" or "has".
    func isDoer(_ tokens: Range<Int>) -> Bool {
        isSubject(before: tokens.upperBound)
            || !scan.traits(tokens.lowerBound - 1).isDisjoint(with: [.auxiliary, .modal])
    }

    func isBeforeCapital(_ end: Int) -> Bool {
        scan.isFreeWord(end) && NameGrammar.isCapital(scan.tokens[end])
    }

    /// Tells whether a genitive without apostrophe precedes its noun: "sarahs notes", but neither "the mikes" nor "bits and bobs".
    func isGenitive(_ place: Int) -> Bool {
        scan.traits(place - 1).isDisjoint(with: .determiner) && !isEnd(place + 1)
    }

    func hasTellingCapital(_ place: Int) -> Bool { hasCapital(place) && !capitalisesNouns }

    // MARK: Capitals

    /// Tells whether a word has a capital inside the sentence and the text is not all in capitals.
    private func hasCapital(_ place: Int) -> Bool {
        NameGrammar.isCapital(scan.tokens[place]) && !NameGrammar.isStart(place, scan)
            && scan.tokens[place].text.unicodeScalars.dropFirst().first?.properties.isUppercase != true
            && typing == .mixed
    }

    static func isCapital(_ token: QuestionToken) -> Bool {
        guard let first = token.text.unicodeScalars.first else { return false }
        return first.isASCII ? (65...90).contains(first.value) : first.properties.isUppercase
    }

    private static func isStart(_ place: Int, _ scan: NameScan) -> Bool {
        guard place > 0 else { return true }
        let before = scan.tokens[place - 1]
        guard before.kind == .symbol else { return false }
        return !",&/(+".contains(before.text) && !(before.text == "-" && before.isGlued)
    }

    /// Tells whether a capitalised noun continues the term: "Grace Period".
    private func beginsTerm(_ next: Int) -> Bool {
        guard scan.isFreeWord(next), !scan.items[next].word.isName, scan.traits(next).isDisjoint(with: .closes) else {
            return false
        }
        return hasCapital(next) && !scan.tokens[next - 1].lower.hasSuffix("'s")
    }

    // MARK: Neighbouring words

    private func isBehindTitle(_ start: Int) -> Bool {
        scan.traits(start - 1).contains(.title)
            || (scan.isGlued(".", at: start - 1) && scan.traits(start - 2).contains(.title))
    }

    /// Tells whether a sign introduces a name: "@mark", "1:1 mark".
    private func isBehindSign(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let before = scan.tokens[start - 1]
        if before.text == "@" { return scan.tokens[start].isGlued }
        return before.number == 1 && scan.isGlued(":", at: start - 2) && before.isGlued
    }

    private func isHyphenated(_ tokens: Range<Int>) -> Bool {
        scan.isGlued("-", at: tokens.upperBound) && scan.tokens.indices.contains(tokens.upperBound + 1)
            && scan.tokens[tokens.upperBound + 1].isGlued
            || scan.isGlued("-", at: tokens.lowerBound - 1) && scan.tokens[tokens.lowerBound].isGlued
    }

    /// Tells whether the word before an index is a subject: "Mark said", "Mark and I", "Mark and Sarah".
    private func isSubject(before next: Int) -> Bool {
        if scan.traits(next).contains(.sayingVerb) { return true }
        guard scan.traits(next).contains(.conjunction), scan.items.indices.contains(next + 1) else { return false }
        return scan.traits(next + 1).contains(.speaker) || isPlainName(next + 1)
    }

    /// Tells whether a name is an object: "with Mark", "meet Mark", "talk to Mark", "Sarah and Mark".
    private func isObject(_ start: Int) -> Bool {
        let before = scan.traits(start - 1)
        if !before.isDisjoint(with: [.preposition, .personVerb, .auxiliary, .modal]) { return true }
        if before.contains(.toward) { return scan.traits(start - 2).contains(.addressVerb) }
        return before.contains(.conjunction) && isPerson(start - 2)
    }

    /// Tells whether a name is part of a list: "Sarah & Mark", "Sarah, Mark and Will"; but not "with Sarah, will we".
    private func isListed(_ tokens: Range<Int>) -> Bool {
        let (start, end) = (tokens.lowerBound, tokens.upperBound)
        guard start > 1, isPerson(start - 2) else { return false }
        if scan.tokens[start - 1].text == "&" { return isEnd(end) }
        guard scan.tokens[start - 1].text == "," else { return false }
        return !scan.isFreeWord(end) || scan.traits(end).contains(.conjunction)
    }

    private func isAlone(_ tokens: Range<Int>) -> Bool {
        NameGrammar.isCapital(scan.tokens[tokens.lowerBound])
            && scan.tokens.indices.allSatisfy { tokens.contains($0) || scan.tokens[$0].kind == .symbol }
    }

    private func isPerson(_ place: Int) -> Bool {
        guard scan.items.indices.contains(place), scan.items[place].word.bearers >= 0 else { return false }
        return isPlainName(place) || isNamed(place..<(place + 1))
    }

    func isPlainName(_ place: Int) -> Bool {
        guard scan.items.indices.contains(place) else { return false }
        return scan.items[place].word.bearers >= 0 && !scan.traits(place).contains(.ordinary)
    }

    /// Tells whether a verb is inverted: "what has Mark", but not "the hall has stone floors".
    private func isInverted(_ place: Int) -> Bool { place == 0 || isEnd(place - 1) }

    /// Tells whether a name is the verb of a question about its subject or object: "who will mark the tasks", "what will mark the end".
    private func isVerb(_ tokens: Range<Int>) -> Bool {
        let asked = scan.traits(tokens.lowerBound - 2)
        guard asked.contains(.interrogative), !capitalisesNouns else { return false }
        if scan.traits(tokens.upperBound).contains(.determiner) { return true }
        let verbs: NameWordTraits = [.sayingVerb, .personVerb, .addressVerb]
        return asked.contains(.asker) && scan.traits(tokens.upperBound).isDisjoint(with: verbs)
    }

    /// Tells whether a capitalised word opens a statement with "is" or "has", and so may be a name: "Grace was at the review".
    func opensStatement(_ tokens: Range<Int>) -> Bool {
        NameGrammar.isCapital(scan.tokens[tokens.lowerBound]) && NameGrammar.isStart(tokens.lowerBound, scan)
            && !scan.traits(tokens.upperBound).isDisjoint(with: [.copula, .modal]) && !capitalisesNouns
    }

    /// Tells whether no noun follows, but the end, a symbol, a used word or a function word.
    private func isEnd(_ next: Int) -> Bool {
        guard scan.isFreeWord(next) else { return true }
        return !scan.traits(next).isDisjoint(with: .closes)
            || QuestionWords.isFunctionWord(NameScan.bare(scan.tokens[next]))
    }

    private func isParticiple(_ next: Int) -> Bool { scan.isFreeWord(next) && scan.tokens[next].lower.hasSuffix("ing") }
}
