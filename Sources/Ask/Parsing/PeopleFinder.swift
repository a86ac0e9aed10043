import Model
import Text

/// Finds the people whom a question names, by every name the vault knows them by.
///
/// Longer names win: "Sarah Chen" is not also every other Sarah. A word that is also an ordinary word (Mark, May, Will) is a name
/// only with a capital. Names of five letters and more are found with one letter wrong, where no name is spelt right.
struct PeopleFinder: Sendable {
    /// A name in a question.
    struct Match: Equatable {
        var tokens: Range<Int>
        var candidates: [Person]
        /// Whether the name is misspelt.
        var isGuess = false
    }

    private let people: [Int: Person]
    private let order: [Int: Int]
    /// People by the folded words of a name.
    private let names: [[String]: [Int]]
    private let emails: [String: Int]
    private let singleNames: [(name: String, person: Int)]
    private let owner: Int?

    init(_ known: KnownNames) {
        people = Dictionary(known.people.map { ($0.number, $0) }) { first, _ in first }
        order = Dictionary(known.people.enumerated().map { ($1.number, $0) }) { first, _ in first }
        owner = known.owner
        var names: [[String]: [Int]] = [:]
        var emails: [String: Int] = [:]
        for person in known.people {
            for name in [person.name] + person.aliases {
                let words = PeopleFinder.words(name)
                guard !words.isEmpty else { continue }
                var forms: Set = [words]
                // "Support Team" is not to be found in every "team".
                let isRole = words.contains(where: PeopleFinder.roleWords.contains)
                if words.count > 1, !isRole, let first = words.first, let last = words.last {
                    forms.formUnion([[first], [last]])
                    // "Anna-Lena" of Anna-Lena Vogel.
                    let parts = name.split(separator: " ").map { PeopleFinder.words(String($0)) }
                    forms.formUnion([parts.first, parts.last].compactMap { $0 }.filter { !$0.isEmpty })
                }
                for form in forms where names[form]?.contains(person.number) != true {
                    names[form, default: []].append(person.number)
                }
            }
            for email in person.emails + [person.name] where email.contains("@") {
                emails[email.lowercased()] = person.number
            }
        }
        self.names = names
        self.emails = emails
        singleNames = names.flatMap { form, owners in
            form.count == 1 ? owners.map { (name: form[0], person: $0) } : []
        }.sorted { ($0.name, $0.person) < ($1.name, $1.person) }
    }

    /// The names in a question, in order, not overlapping.
    ///
    /// - Parameters:
    ///   - tokens: The question's words.
    ///   - free: Whether a token is not yet understood as something else.
    /// - Returns: Names spelt right, then guesses.
    func matches(in tokens: [QuestionToken], free: (Int) -> Bool) -> [Match] {
        let exact = exactMatches(in: tokens, free: free)
        return exact + guesses(tokens, free: { place in free(place) && !exact.contains { $0.tokens.contains(place) } })
    }

    /// The names that are spelt right, in order, not overlapping.
    func exactMatches(in tokens: [QuestionToken], free: (Int) -> Bool) -> [Match] {
        var result: [Match] = []
        var index = 0
        while index < tokens.count {
            if free(index), let match = email(tokens, at: index) ?? name(tokens, at: index, free: free) {
                result.append(match)
                index = match.tokens.upperBound
            } else {
                index += 1
            }
        }
        return result
    }

    /// An address: its tokens are glued to one another.
    private func email(_ tokens: [QuestionToken], at start: Int) -> Match? {
        var text = ""
        var end = start
        while end < min(tokens.count, start + PeopleFinder.longestEmail), end == start || tokens[end].isGlued {
            text += tokens[end].lower
            end += 1
        }
        guard text.contains("@") else { return nil }
        while let last = text.last, ".?!,;:".contains(last) {
            text.removeLast()
            end -= 1
        }
        guard let person = emails[text].flatMap({ people[$0] }) else { return nil }
        return Match(tokens: start..<end, candidates: [person])
    }

    /// A run of more tokens is no address.
    private static let longestEmail = 32
    private static let longestName = 4

    private func name(_ tokens: [QuestionToken], at start: Int, free: (Int) -> Bool) -> Match? {
        guard tokens[start].kind == .word else { return nil }
        for end in nameEnds(tokens, from: start, free: free).reversed() {
            let range = start..<end
            let isOneWord = range.count == 1
            let words = range.flatMap { PeopleFinder.words(tokens[$0].stem) }
            guard let found = names[words] else { continue }
            if isOneWord, isOrdinaryWord(words[0]), !isNamed(tokens, at: start) { continue }
            // People rarely ask for themselves by name: another of that name is meant, if there is one.
            let others = isOneWord ? found.filter { $0 != owner } : found
            return Match(tokens: range, candidates: candidates(others.isEmpty ? found : others))
        }
        return nil
    }

    /// Where a name of one, two … words may end; hyphens stand inside a name.
    private func nameEnds(_ tokens: [QuestionToken], from start: Int, free: (Int) -> Bool) -> [Int] {
        var ends: [Int] = []
        var place = start
        while ends.count < PeopleFinder.longestName, place < tokens.count, free(place), tokens[place].kind == .word {
            ends.append(place + 1)
            let isHyphen = place + 2 < tokens.count && tokens[place + 1].text == "-" && tokens[place + 2].isGlued
            place += isHyphen && tokens[place + 1].isGlued && free(place + 1) ? 2 : 1
        }
        return ends
    }

    /// Words with a capital that are one letter away from a name.
    private func guesses(_ tokens: [QuestionToken], free: (Int) -> Bool) -> [Match] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            let isCue = index > 0 && PeopleFinder.nameCues.contains(tokens[index - 1].lower)
            guard free(index), token.kind == .word, isCue || (index > 0 && token.text.first?.isUppercase == true),
                let word = PeopleFinder.words(token.stem).first, word.count >= 4
            else { return nil }
            let found = singleNames.filter {
                $0.person != owner && $0.name.count >= 4 && $0.name.first == word.first
                    && EditDistance.isOne(word, $0.name)
            }
            guard !found.isEmpty else { return nil }
            return Match(tokens: index..<(index + 1), candidates: candidates(found.map(\.person)), isGuess: true)
        }
    }

    /// Words that names follow.
    private static let nameCues: Set = ["with", "from", "by", "and", "about", "mit", "von"]

    /// Those with most meetings first.
    private func candidates(_ numbers: [Int]) -> [Person] {
        Set(numbers).sorted { (order[$0] ?? 0, $0) < (order[$1] ?? 0, $1) }.compactMap { people[$0] }
    }

    private func isOrdinaryWord(_ word: String) -> Bool {
        PeopleFinder.ordinaryWords.contains(word) || QuestionWords.isFunctionWord(word)
    }

    /// Whether an ordinary word stands as a name: with a capital inside the question, or, where somebody types no capitals at all,
    /// behind a word that names follow.
    private func isNamed(_ tokens: [QuestionToken], at place: Int) -> Bool {
        if tokens[place].text.first?.isUppercase == true { return place > 0 }
        let hasCapitals = tokens.contains { $0.lower != "i" && $0.text.first?.isUppercase == true }
        return !hasCapitals && place > 0 && PeopleFinder.subjectCues.contains(tokens[place - 1].lower)
    }

    /// Words that a person follows in questions without capitals.
    private static let subjectCues: Set = [
        "about", "by", "did", "does", "for", "from", "has", "hat", "is", "mit", "was", "with",
    ]

    /// Parts of names that are no names: such a name counts only as a whole.
    private static let roleWords: Set = [
        "admin", "board", "company", "department", "designer", "desk", "engineer", "expert", "group", "info",
        "interface",
        "manager", "marketing", "office", "partner", "project", "room", "sales", "service", "speaker", "staff",
        "support", "team",
        "user",
    ]

    private static let ordinaryWords: Set = [
        "april", "art", "august", "bill", "cliff", "dawn", "drew", "eve", "faith", "frank", "gene", "grace", "grant",
        "guy",
        "hope", "iris", "jack", "jade", "jean", "joy", "june", "lance", "law", "major", "mark", "max", "may", "mike",
        "miles",
        "norm", "page", "pat", "penny", "pierce", "ray", "rich", "rob", "rose", "ruby", "rusty", "sandy", "sky", "sue",
        "summer",
        "sunny", "terry", "victor", "violet", "wade", "ward", "will", "young",
    ]

    private static func words(_ name: String) -> [String] {
        Tokenizer().tokens(of: name).map(\.folded)
    }
}

/// How far apart two words are spelt.
enum EditDistance {
    /// Whether one inserted, left out, changed or swapped letter makes one word the other.
    static func isOne(_ left: String, _ right: String) -> Bool {
        let (first, second) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        guard abs(first.count - second.count) <= 1, first != second else { return false }
        var start = 0
        while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
        var end = 0
        while end < min(first.count, second.count) - start,
            first[first.count - 1 - end] == second[second.count - 1 - end]
        {
            end += 1
        }
        let (restOfFirst, restOfSecond) = (first.count - start - end, second.count - start - end)
        if max(restOfFirst, restOfSecond) <= 1 { return true }
        return restOfFirst == 2 && restOfSecond == 2 && first[start] == second[start + 1]
            && first[start + 1] == second[start]
    }
}
