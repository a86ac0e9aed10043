import Model
import Time

/// Words that may name a meeting or note: "my last 1:1 with Bob", "the board meeting in March".
struct NounPhrase {
    var title: [String] = []
    var titlePlaces: [Int] = []
    var kinds: Set<DocumentKind> = []
    var people: [PeopleFinder.Match] = []
    var order: Order?
    var nth = 1
    var times: [TimeExpression] = []
    /// Times that are parts of longer times: "Tuesday's" of "after Tuesday's".
    var spans: [TimeSpan] = []
    var isDefinite = false
    var end: Int

    var isEmpty: Bool { title.isEmpty && kinds.isEmpty }
}

extension QuestionDraft {
    func nounPhrase(at start: Int) -> NounPhrase {
        var phrase = NounPhrase(end: start)
        while phrase.end < tokens.count, phrase.title.count <= QuestionDraft.longestTitle {
            guard extend(&phrase) else { break }
        }
        return phrase
    }

    private static let longestTitle = 7

    private func extend(_ phrase: inout NounPhrase) -> Bool {
        let place = phrase.end
        if let time = times.first(where: { $0.consumed.contains(place) }) {
            return extend(&phrase, by: time) || goesOn(behind: time) && extendByClosedTime(&phrase)
        }
        if let match = person(at: place) { return extend(&phrase, by: match) }
        if orderPlaces.contains(place) {
            phrase.isDefinite = true
            return advance(&phrase, to: place + 1)
        }
        guard isFree(place) else { return false }
        if tokens[place].kind == .symbol { return joinsWords(place) && advance(&phrase, to: place + 1) }
        if phrase.title.isEmpty, phrase.order == nil, extendByOrder(&phrase) { return true }
        let traits = traits(place)
        if traits.contains(.pronoun) || traits.contains(.speaker) && !traits.contains(.determiner) { return false }
        if traits.contains(.determiner) {
            guard phrase.title.isEmpty else { return false }
            phrase.isDefinite = true
            return advance(&phrase, to: place + 1)
        }
        if traits.contains(.attendeeCue) || joins(place), !phrase.isEmpty || !phrase.people.isEmpty,
            isPerson(behind: place)
        {
            return advance(&phrase, to: place + 1)
        }
        return traits.isDisjoint(with: [.boundary, .ago]) && extendByWord(&phrase)
    }

    private func advance(_ phrase: inout NounPhrase, to end: Int) -> Bool {
        phrase.end = end
        return true
    }

    /// Adds a time, which must be closed: "the board meeting in March"; "now" describes no document.
    private func extend(_ phrase: inout NounPhrase, by time: TimeExpression) -> Bool {
        guard time.span.start != nil, time.span.end != nil, time.consumed.lowerBound == phrase.end,
            !cues.contains(where: { $0.cue == .present && Set($0.first).isSuperset(of: time.tokens) })
        else { return false }
        phrase.times.append(time)
        phrase.isDefinite = phrase.isDefinite || phrase.title.isEmpty
        return advance(&phrase, to: time.consumed.upperBound)
    }

    private func goesOn(behind time: TimeExpression) -> Bool {
        let next = time.consumed.upperBound
        return isFree(next) && tokens[next].kind == .word && !traits(next).contains(.boundary)
    }

    /// Adds the closed part of an open time: "after Tuesday's roadmap meeting", "since the January council".
    private func extendByClosedTime(_ phrase: inout NounPhrase) -> Bool {
        guard phrase.title.isEmpty else { return false }
        let place = phrase.end
        if traits(place).contains(.determiner) {
            phrase.isDefinite = true
            return advance(&phrase, to: place + 1)
        }
        guard let time = closedTime(place) else { return false }
        phrase.spans.append(time.span)
        phrase.isDefinite = true
        return advance(&phrase, to: time.end)
    }

    private func extend(_ phrase: inout NounPhrase, by match: PeopleFinder.Match) -> Bool {
        // "Sarah's 1:1", "1:1 with Sarah" and "1:1 Sarah" are names; "before Sarah" is not.
        guard tokens[match.tokens.upperBound - 1].isPossessive || !phrase.isEmpty else { return false }
        phrase.people.append(match)
        phrase.isDefinite = true
        return advance(&phrase, to: match.tokens.upperBound)
    }

    private func extendByOrder(_ phrase: inout NounPhrase) -> Bool {
        if let cue = cue(at: phrase.end, where: { if case .order = $0 { true } else { false } }),
            case .order(let order, let nth) = cue.cue
        {
            (phrase.order, phrase.nth, phrase.isDefinite) = (order, nth, true)
            return advance(&phrase, to: cue.end)
        }
        guard let (nth, end) = ordinal(at: phrase.end) else { return false }
        (phrase.order, phrase.nth, phrase.isDefinite) = (.first, nth, true)
        return advance(&phrase, to: end)
    }

    private func extendByWord(_ phrase: inout NounPhrase) -> Bool {
        let place = phrase.end
        let kinds = entry(place).kinds
        if !kinds.isEmpty, phrase.title.isEmpty {
            phrase.kinds = kinds
        } else {
            guard phrase.title.isEmpty || !phrase.people.isEmpty == false else { return false }
            phrase.title.append(tokens[place].lower)
            phrase.titlePlaces.append(place)
        }
        return advance(&phrase, to: place + 1)
    }

    /// Tells whether a word is a document noun: "review", "guide", "stand-up", "1:1".
    func isDocumentNoun(_ place: Int) -> Bool {
        let traits = traits(place)
        if traits.contains(.documentNoun) { return true }
        guard traits.contains(.nounEnding), place > 0 else { return false }
        return tokens[place].isGlued || self.traits(place - 1).contains(.series)
    }

    private func isPerson(behind place: Int) -> Bool {
        var next = place + 1
        while traits(next).contains(.determiner) { next += 1 }
        return person(at: next) != nil
    }

    private func joinsWords(_ place: Int) -> Bool {
        "-:/&–".contains(tokens[place].text) && tokens[place].isGlued && place + 1 < tokens.count
            && tokens[place + 1].isGlued
    }
}
