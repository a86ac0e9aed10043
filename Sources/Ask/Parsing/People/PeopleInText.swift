import Model

/// Finds the people whom a text names.
public struct PeopleInText: Sendable {
    private let finder: PeopleFinder

    /// A finder for the people of one vault.
    ///
    /// - Parameter names: What the vault knows by name.
    public init(_ names: KnownNames) {
        finder = PeopleFinder(names)
    }

    /// Where a text names people by a name that only they bear, or that they bear most prominently.
    ///
    /// - Parameter text: A line or sentence.
    /// - Returns: Ranges of UTF-8 offsets that rise, each with the person.
    public func places(in text: String) -> [(range: Range<Int>, person: Person)] {
        candidates(in: text).compactMap { place in place.people.first.map { (place.range, $0) } }
    }

    /// Where a text names people, with all who bear the name.
    ///
    /// - Parameter text: A line or sentence.
    /// - Returns: Ranges of UTF-8 offsets that rise, each with those who may be meant, the likeliest first.
    public func candidates(in text: String) -> [(range: Range<Int>, people: [Person])] {
        let tokens = QuestionTokenizer().tokens(of: text)
        return finder.exactMatches(in: tokens, free: { _ in true }).compactMap { match in
            guard let first = match.tokens.first, let last = match.tokens.last else { return nil }
            return (tokens[first].range.lowerBound..<tokens[last].range.upperBound, match.candidates)
        }
    }

    /// The people whom a text names by a name that only they bear, or that they bear most prominently.
    ///
    /// - Parameter text: A line or sentence.
    /// - Returns: Each once, in the order of the text.
    public func people(in text: String) -> [Person] {
        var found: [Person] = []
        for match in finder.exactMatches(in: QuestionTokenizer().tokens(of: text), free: { _ in true }) {
            if let person = match.candidates.first, !found.contains(person) { found.append(person) }
        }
        return found
    }
}
