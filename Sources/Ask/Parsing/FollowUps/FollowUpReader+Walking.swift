import Time

/// Steps from the meeting at hand to the one beside it: "what about the meeting after that?", "who was at the previous one?".
extension FollowUpReader {
    /// "The meeting after that" is shown; behind "what about" or "and", what was asked before is asked of it.
    func walking(_ fragment: FragmentText) -> FollowUp? {
        guard let phrase = NeighbourPhrase(beginning: fragment.tokens), phrase.tokens == fragment.body,
            previous.shownCount > 0, !phrase.isNext || previous.shownCount == 1
        else { return nil }
        return fragment.opening == nil
            ? FollowUp(reading: ParsedQuestion(question: "", request: .discussion), focus: .neighbour(phrase.step))
            : askedOfNeighbour(phrase.step)
    }

    /// "Which meeting came next?" asks for nothing but its name and day.
    func nextNamed(_ text: FollowUpText) -> FollowUp? {
        guard previous.shownCount > 0, let step = NeighbourPhrase.asked(text.tokens[...]) else { return nil }
        return FollowUp(reading: ParsedQuestion(question: "", request: Request(.list)), focus: .neighbour(step))
    }

    /// "Who was at the meeting after that?": the rest of the question, asked of it.
    func askingNeighbour<Failure: Error>(
        _ text: FollowUpText, named: [PersonReading], _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard previous.shownCount > 0, text.tokens.count <= FollowUpReader.longestPointing,
            let phrase = NeighbourPhrase.first(in: text.tokens)
        else { return nil }
        let there = FollowUpTables.words(LanguageWords.detected(text.tokens).language).there
        // "When is the next one" counts from now.
        let said = try parse(text.string(text.tokens.indices))
        if phrase.isNext, said.tense != .past || previous.shownCount > 1 { return nil }
        let reading = try parse(text.replacing([(phrase.tokens, there)]))
        guard reading.containers.isEmpty, reading.time == nil, reading.order == nil else { return nil }
        var found = FollowUp(reading: reading, focus: .neighbour(phrase.step))
        if reading.request == .fact, reading.topic.isEmpty { found.reading.request = Request(.list) }
        if !named.isEmpty { found.carried = [.people] }
        return found
    }

    /// A longer question that names a neighbour speaks of something that it tells itself.
    private static let longestPointing = 16

    /// What was asked before, of the meeting beside the one at hand.
    func askedOfNeighbour(_ step: Int) -> FollowUp {
        var reading = previous.reading
        (reading.time, reading.order, reading.containers, reading.looksFromNow) = (nil, nil, [], false)
        reading.request = reading.request.ofNeighbour
        let carried = previous.reading.carried(to: reading)
        return FollowUp(reading: reading, carried: carried, focus: .neighbour(step))
    }
}
