import Time

/// Steps from the current meeting to a neighbour: "what about the meeting after that?", "who was at the previous one?".
extension FollowUpReader {
    /// Returns a step to "the meeting after that"; after "what about" or "and", repeats the previous question there.
    func walking(_ fragment: FragmentText) -> FollowUp? {
        guard let phrase = NeighbourPhrase(beginning: fragment.tokens), phrase.tokens == fragment.body,
            previous.shownCount > 0, !phrase.isNext || previous.shownCount == 1
        else { return nil }
        return fragment.opening == nil
            ? FollowUp(reading: ParsedQuestion(question: "", request: .discussion), focus: .neighbour(phrase.step))
            : askedOfNeighbour(phrase.step)
    }

    /// Returns a request for the name and day of a neighbour: "which meeting came next?".
    func nextNamed(_ text: FollowUpText) -> FollowUp? {
        guard previous.shownCount > 0, let step = NeighbourPhrase.asked(text.tokens[...]) else { return nil }
        return FollowUp(reading: ParsedQuestion(question: "", request: Request(.list)), focus: .neighbour(step))
    }

    func askingNeighbour<Failure: Error>(
        _ text: FollowUpText, named: [PersonReading], _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard previous.shownCount > 0, text.tokens.count <= FollowUpReader.longestPointing,
            let phrase = NeighbourPhrase.first(in: text.tokens)
        else { return nil }
        let there = LanguageWords.detected(text.tokens).language.followUps.there
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

    /// The maximum number of tokens of a question about a neighbour; a longer one describes its own meeting.
    private static let longestPointing = 16

    func askedOfNeighbour(_ step: Int) -> FollowUp {
        var reading = previous.reading
        (reading.time, reading.order, reading.containers, reading.looksFromNow) = (nil, nil, [], false)
        reading.request = reading.request.ofNeighbour
        let carried = previous.reading.carried(to: reading)
        return FollowUp(reading: reading, carried: carried, focus: .neighbour(step))
    }
}
