import Text

/// The places of a vault by the words that they begin with.
struct PlaceNames: Sendable {
    private var names: [String: [(words: [String], name: String)]] = [:]

    /// Places as the vault writes them; of "Room 4, Main Street" also "Room 4" is known.
    init(_ places: [String]) {
        for place in places {
            let forms = [place] + place.split(separator: ",").prefix(1).map(String.init)
            for form in Set(forms) { add(form) }
        }
        for key in names.keys { names[key]?.sort { ($0.words.count, $1.name) > ($1.words.count, $0.name) } }
    }

    var isEmpty: Bool { names.isEmpty }

    private mutating func add(_ place: String) {
        let words = QuestionTokenizer().tokens(of: place).map(\.folded)
        // An address of a call is no place.
        guard let first = words.first, words.count <= PlaceNames.longest, !place.contains("://") else { return }
        names[first, default: []].append((words, LetterFolding.fold(place)))
    }

    private static let longest = 8

    /// The longest name that begins at a token, and where it ends.
    func longest(at start: Int, in tokens: [QuestionToken]) -> (name: String, end: Int)? {
        guard tokens.indices.contains(start), let known = names[tokens[start].folded] else { return nil }
        for (words, name) in known where start + words.count <= tokens.count {
            if zip(tokens[start...], words).allSatisfy({ $0.folded == $1 }) { return (name, start + words.count) }
        }
        return nil
    }
}
