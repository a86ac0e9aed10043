import Model
import Text

extension QuestionDraft {
    // MARK: Kinds

    mutating func readKinds() {
        for place in tokens.indices where isFree(place) {
            let kinds = kinds(at: place)
            guard !kinds.isEmpty else { continue }
            // "Meeting notes" means meetings.
            if isFree(place + 1), !entry(place + 1).kinds.isEmpty { use([place + 1]) }
            kindPlaces.append((place, kinds))
        }
        for cue in cues {
            guard case .kind(let kinds) = cue.cue, cue.allSatisfy(isFree) else { continue }
            reading.kinds.formUnion(kinds)
            use(cue)
        }
        for (place, kinds) in kindPlaces where isFree(place) && standsForKind(place) {
            if !isWholeVault(place, kinds) { reading.kinds.formUnion(kinds) }
            use([place])
            use(oneOf(place))
        }
    }

    /// Tells whether "the notes" are all that is written: "what do the notes say about the boards"; minutes are notes too.
    private func isWholeVault(_ place: Int, _ kinds: Set<DocumentKind>) -> Bool {
        kinds == [.note] && asked.intent == .find && traits(place).contains(.plural)
            && traits(place - 1).contains(.determiner) && !traits(place - 1).contains(.owner)
    }

    /// Returns the words "one of our" before a kind; empty if they are not there.
    private func oneOf(_ place: Int) -> Range<Int> {
        var start = place
        while traits(start - 1).contains(.determiner) { start -= 1 }
        guard traits(start - 1).contains(.of), entry(start - 2).number == 1 else { return place..<place }
        return (start - 2)..<place
    }

    // MARK: Occasions

    /// Returns the indices of nouns that may stand for any meeting: "call" of "the call on Tuesday", but not of "who should call Bob".
    func occasionPlaces() -> [Int] {
        tokens.indices.filter { place in
            guard tokens[place].kind == .word, isFree(place), occasions[tokens[place].folded] != nil,
                person(at: place - 1) == nil, person(at: place + 1) == nil
            else { return false }
            let (before, behind) = (traits(place - 1), traits(place + 1))
            let isVerb =
                !before.isDisjoint(with: [.toward, .auxiliary, .pronoun])
                || before.contains(.speaker) && !before.contains(.determiner)
                || !behind.isDisjoint(with: [.determiner, .object])
            return !isVerb && place > 0 && !isTitled(place) && !isSubject(place)
        }
    }

    private func isSubject(_ place: Int) -> Bool {
        let before = tokens.indices.prefix(place).last { !traits($0).contains(.determiner) && isFree($0) }
        guard let before else { return false }
        return traits(before).contains(.subjectCue) && traits(before).isDisjoint(with: [.placeCue, .of])
    }

    /// Tells whether the word before a singular may be part of a title: "the churn session".
    private func isTitled(_ place: Int) -> Bool {
        guard let word = occasions[tokens[place].folded] else { return false }
        let isPlural = words.lexicon.entries[words.lexicon.place(of: word)].traits.contains(.plural)
        return !isPlural && tokens[place - 1].kind == .word && isFree(place - 1)
            && words.entries[place - 1] == Lexicon.unknown
    }

    mutating func takeAsMeeting(_ place: Int) {
        if let word = occasions[tokens[place].folded] { read(place, as: word) }
    }

    private var occasions: [String: String] { language.titles.occasions }

    /// Returns the kinds of document that a word names; none for an event in somebody's life, which is no calendar entry.
    func kinds(at place: Int) -> Set<DocumentKind> {
        if let kinds = collectionKinds[place] { return kinds }
        return traits(place).contains(.happening) && isOfSomebody ? [] : entry(place).kinds
    }

    private var isOfSomebody: Bool {
        people.contains { !traits($0.tokens.lowerBound - 1).contains(.attendeeCue) && !joins($0.tokens.lowerBound - 1) }
    }

    /// Tells whether a word names a kind asked for; "the council meeting" is part of the topic unless meetings are asked for.
    private func standsForKind(_ place: Int) -> Bool {
        if [.list, .count, .agenda].contains(asked.intent) || reading.order != nil { return true }
        // "How do I merge two notes" is about notes in general, "how do I find my meetings" about mine.
        if asksHow, !isBehindPreposition(place), (0..<place).contains(where: isContent) { return false }
        // "Who took the notes" does not ask for notes.
        if asked.intent == .who, (place - 2..<place).contains(where: { traits($0).contains(.meetingVerb) }) {
            return false
        }
        return traits(place).contains(.plural) || collectionKinds[place] != nil
    }

    /// Whether it asks how something is done: "how do I …", but not "where is …".
    var asksHow: Bool {
        cues.contains { cue in
            if case .intent(.find, _, isLeading: true) = cue.cue { cue.first.count > 2 } else { false }
        }
    }

    private func isBehindPreposition(_ place: Int) -> Bool {
        let before = (0..<place).last { !traits($0).contains(.determiner) && entry($0).number == 0 }
        return before.map { traits($0).contains(.boundary) } ?? false
    }

    // MARK: Places

    mutating func readPlaces(_ names: PlaceNames) {
        guard !names.isEmpty else { return }
        for place in tokens.indices where isFree(place) && traits(place).contains(.placeCue) {
            guard let (name, end) = self.place(behind: place, names) else { continue }
            if let cue = exclusionCue(before: place) {
                reading.excluded.places.append(name)
                use(cue)
            } else {
                reading.places.append(name)
            }
            use(place..<end)
        }
    }

    private func place(behind cue: Int, _ names: PlaceNames) -> (name: String, end: Int)? {
        var start = cue + 1
        while traits(start).contains(.determiner) { start += 1 }
        guard let found = names.longest(at: start, in: tokens), (start..<found.end).allSatisfy(isFree) else {
            return nil
        }
        return found
    }
}
