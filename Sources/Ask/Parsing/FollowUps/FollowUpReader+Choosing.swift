/// Selections from the shown documents: "the one in May", "who was at the one with Ana?", "which of them are about pricing?".
extension FollowUpReader {
    /// Reads a selection alone, such as "the one in May", as a request for its contents.
    func choosing<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard let phrase = ChoicePhrase(in: fragment.tokens), phrase.tokens == fragment.body else { return nil }
        if previous.shownCount < 2 { return try another(phrase, fragment.text, parse) }
        var reading = ParsedQuestion(question: "", request: .discussion)
        if !previous.unfocused.request.listsMeetings {
            (reading.topic, reading.phrases) = (previous.unfocused.topic, previous.unfocused.phrases)
        }
        return try chosen(by: phrase, of: fragment.text, as: reading, parse)
    }

    /// Reads "the one in May" after a single meeting as another match of the previous question.
    private func another<Failure: Error>(
        _ phrase: ChoicePhrase, _ text: FollowUpText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let words = text.string(phrase.condition)
        var condition = try parse(words)
        if let time = try inYear(of: condition.time, words, parse) { condition.time = time }
        guard previous.shownCount == 1, says(condition), isBare(condition) else { return nil }
        var before = previous.unfocused
        before.order = nil
        var reading = FollowUpMerge().joined(condition, to: before)
        var carried = before.carried(to: reading)
        if condition.time != nil, !reading.containers.isEmpty {
            reading.nameAgain()
            carried.insert(.titles)
        }
        return FollowUp(reading: reading, carried: carried)
    }

    /// Reads a question about a selection: "who was at the one with Ana?".
    func askingChosen<Failure: Error>(
        _ text: FollowUpText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard let phrase = ChoicePhrase(in: text.tokens[...]), phrase.tokens.lowerBound > 0, !phrase.isArticle else {
            return nil
        }
        let there = LanguageWords.detected(text.tokens).language.followUps.there
        let reading = try parse(text.replacing([(phrase.tokens, there)]))
        return try chosen(by: phrase, of: text, as: reading, parse)
    }

    private func chosen<Failure: Error>(
        by phrase: ChoicePhrase, of text: FollowUpText, as reading: ParsedQuestion,
        _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard previous.shownCount > 1 else { return nil }
        let words = text.string(phrase.condition)
        var condition = try parse(words)
        if let time = try inYear(of: condition.time, words, parse) { condition.time = time }
        guard says(condition), !FragmentText(FollowUpText(words)).namesIntent else { return nil }
        var found = FollowUp(reading: reading, focus: .chosen)
        found.choice = condition
        return found
    }

    func amongShown<Failure: Error>(
        _ text: FollowUpText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard previous.shownCount > 0, let place = FollowUpReader.amongThem(text) else { return nil }
        let reading = try parse(text.replacing([(place, "")]))
        var found = FollowUp(reading: reading, focus: .all)
        listAgain(&found.reading, asksNumber: PronounReader(text).asksAmount)
        return found
    }

    /// Keeps listing or counting, by the same kinds, if the previous question did.
    private func listAgain(_ reading: inout ParsedQuestion, asksNumber: Bool) {
        let before = previous.unfocused
        guard before.request.listsMeetings else { return }
        switch reading.request {
        case .fact, .amount, .discussion, .list, .count:
            reading.request = before.request.turned(to: asksNumber ? .count : .list)
        default: return
        }
        if reading.kinds.isEmpty { reading.kinds = before.kinds }
        reading.isTopicSubject = true
    }

    static func amongThem(_ text: FollowUpText) -> Range<Int>? {
        text.tokens.indices.dropFirst().prefix(latestAmong).lazy.compactMap { place in
            FollowUpTables.amongThem.beginning(text.tokens[place...]).map { place..<(place + $0.count) }
        }.first
    }

    /// The maximum index of "of them", which follows the question words.
    private static let latestAmong = 3
}
