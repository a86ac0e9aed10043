import Model

/// Finds the people whom a text names.
public struct PeopleInText: Sendable {
    private let finder: PeopleFinder

    /// Creates a finder for the people of one vault.
    ///
    /// - Parameter names: The names known to the vault.
    public init(_ names: KnownNames) {
        finder = PeopleFinder(names)
    }

    /// Returns the ranges in which a text names people; of several people with a name, the one with the most meetings.
    ///
    /// - Parameter text: A line or sentence.
    /// - Returns: Ascending ranges of UTF-8 offsets, each with the person.
    public func places(in text: String) -> [(range: Range<Int>, person: Person)] {
        candidates(in: text).compactMap { place in place.people.first.map { (place.range, $0) } }
    }

    /// Returns the ranges in which a text names people, each with everybody who has the name.
    ///
    /// - Parameter text: A line or sentence.
    /// - Returns: Ascending ranges of UTF-8 offsets, each with the people who may be meant, most likely first.
    public func candidates(in text: String) -> [(range: Range<Int>, people: [Person])] {
        let tokens = QuestionTokenizer().tokens(of: text)
        return finder.exactMatches(in: tokens, free: { _ in true }).compactMap { match in
            guard let first = match.tokens.first, let last = match.tokens.last else { return nil }
            return (tokens[first].range.lowerBound..<tokens[last].range.upperBound, match.candidates)
        }
    }

    /// Returns the people whom a text names; of several people with a name, the one with the most meetings.
    ///
    /// - Parameter text: A line or sentence.
    /// - Returns: Each person once, in the order of the text.
    public func people(in text: String) -> [Person] {
        var found: [Person] = []
        for match in finder.exactMatches(in: QuestionTokenizer().tokens(of: text), free: { _ in true }) {
            if let person = match.candidates.first, !found.contains(person) { found.append(person) }
        }
        return found
    }
}
