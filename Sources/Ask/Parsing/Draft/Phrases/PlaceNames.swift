import Text

/// The meeting places of a vault, by their first word.
struct PlaceNames: Sendable {
    private var names: [String: [(words: [String], name: String)]] = [:]

    /// Indexes places as the vault writes them, and the part before a comma: "Room 4" of "Room 4, Main Street".
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
