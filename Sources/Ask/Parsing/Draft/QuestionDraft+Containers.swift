import Model

extension QuestionDraft {
    /// Reads the documents that should contain the answer: "in the strategy doc", "what does the onboarding guide say".
    mutating func readContainers() {
        switch asked.intent {
        case .list, .count, .agenda: return
        default: break
        }
        for place in tokens.indices { readContainer(at: place) }
    }

    private mutating func readContainer(at place: Int) {
        let isFree = isFree(place)
        if traits(place).contains(.containerCue) && (isFree || isAttendance(place)) || isBeforeOrder(place) {
            let phrase = nounPhrase(at: place + 1)
            let isName = phrase.isDefinite && !isIndefinite(place + 1)
            if isName || endsInDocumentNoun(phrase) || !isFree { addContainer(phrase, from: place) }
        } else if isFree && traits(place).contains(.determiner) && !isAbout(place - 1) && !isIndefinite(place)
            || isBehindPossessiveTime(place)
        {
            let phrase = cutAtDocumentNoun(nounPhrase(at: place))
            if phrase.titlePlaces.count > 1 { addContainer(phrase, from: place) }
        }
    }

    private mutating func addContainer(_ phrase: NounPhrase, from start: Int) {
        guard !phrase.title.isEmpty, phrase.titlePlaces.allSatisfy(isFree),
            reading.references.count < QuestionDraft.mostReferences
        else { return }
        var reference = reference(.container, phrase, from: start)
        reference.isCertain = false
        // The noun of "board meeting" has already been read as a kind.
        if let noun = kindPlaces.first(where: { $0.token == phrase.end }) { reference.kinds.formUnion(noun.kinds) }
        // "In stand-up" names a meeting, "in sync" no document.
        if !phrase.isDefinite, phrase.titlePlaces.count == 1, reference.kinds.isEmpty {
            reference.kinds = QuestionLanguage.meetings
        }
        reading.references.append(reference)
        containerPlaces.formUnion(phrase.titlePlaces)
        use(start..<phrase.end)
    }

    /// Tells whether a word is the "of" of "action items of the last board meeting", even if another phrase has used it.
    private func isBeforeOrder(_ place: Int) -> Bool {
        guard !traits(place).isDisjoint(with: [.containerCue, .of]), !isAbout(place) else { return false }
        return orderPlaces.contains(place + 1)
            || traits(place + 1).contains(.determiner) && orderPlaces.contains(place + 2)
    }

    /// Tells whether an indefinite article is here: "a block" names no document, but "at a board meeting" may.
    private func isIndefinite(_ place: Int) -> Bool { cue(at: place) { $0 == .indefinite } != nil }

    /// Tells whether a word introduces the topic; a document that is the topic is no source of the answer.
    private func isAbout(_ place: Int) -> Bool {
        traits(place).contains(.subjectCue) && !traits(place).contains(.of)
    }

    private func isAttendance(_ place: Int) -> Bool {
        asked.isOfAttendance && hasCue(before: place + 1, where: { $0 == .attendance })
    }

    /// Tells whether a possessive time comes before: "last week's stand-up".
    private func isBehindPossessiveTime(_ place: Int) -> Bool {
        isFree(place) && times.contains { $0.consumed.upperBound == place && tokens[place - 1].isPossessive }
    }

    private func endsInDocumentNoun(_ phrase: NounPhrase) -> Bool {
        phrase.titlePlaces.last.map(isDocumentNoun) ?? false
    }

    /// Cuts a name after its last document noun: "the pricing workshop take" becomes "the pricing workshop".
    private func cutAtDocumentNoun(_ phrase: NounPhrase) -> NounPhrase {
        guard let last = phrase.titlePlaces.lastIndex(where: isDocumentNoun) else { return NounPhrase(end: phrase.end) }
        var phrase = phrase
        phrase.title = Array(phrase.title[...last])
        phrase.titlePlaces = Array(phrase.titlePlaces[...last])
        phrase.end = phrase.titlePlaces[last] + 1
        return phrase
    }
}
