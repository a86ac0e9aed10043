import Text

/// The meeting places of a vault, by their first word.
struct PlaceNames: Sendable {
    private var names: [String: [(words: [String], name: String)]] = [:]

    /// Indexes places as the vault writes them, the part before a comma, "Room 4" of "Room 4, Main Street", and the noun that only one of
    /// them has at its end: "library" of "Old Mill Library".
    init(_ places: [String]) {
        var nouns: [String: Set<String>] = [:]
        for place in places {
            let head = place.split(separator: ",").first.map(String.init) ?? place
            let words = QuestionTokenizer().tokens(of: head)
            add(head, as: words.map(\.folded))
            if place != head { add(place, as: QuestionTokenizer().tokens(of: place).map(\.folded)) }
            guard words.count > 1, let noun = words.last, noun.kind == .word, noun.folded.utf8.count > 3 else {
                continue
            }
            nouns[noun.folded, default: []].insert(head)
        }
        for (noun, heads) in nouns where heads.count == 1 {
            for head in heads { add(head, as: [noun]) }
        }
        for key in names.keys { names[key]?.sort { ($0.words.count, $1.name) > ($1.words.count, $0.name) } }
    }

    var isEmpty: Bool { names.isEmpty }

    private mutating func add(_ place: String, as words: [String]) {
        // A web address belongs to a call and is no place.
        guard let first = words.first, words.count <= PlaceNames.longest, !place.contains("://") else { return }
        names[first, default: []].append((words, LetterFolding.fold(place)))
    }

    private static let longest = 8

    func longest(at start: Int, in tokens: [QuestionToken]) -> (name: String, end: Int)? {
        guard tokens.indices.contains(start), let known = names[tokens[start].folded] else { return nil }
        for (words, name) in known where start + words.count <= tokens.count {
            if zip(tokens[start...], words).allSatisfy({ $0.folded == $1 }) { return (name, start + words.count) }
        }
        return nil
    }
}
