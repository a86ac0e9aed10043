import Model
import Text

extension QuestionDraft {
    // MARK: Kinds

    /// "In my notes", "meetings", "the transcripts".
    mutating func readKinds() {
        for place in tokens.indices where isFree(place) {
            let kinds = kinds(at: place)
            guard !kinds.isEmpty else { continue }
            // "Meeting notes" are meetings.
            if isFree(place + 1), !entry(place + 1).kinds.isEmpty { use([place + 1]) }
            kindPlaces.append((place, kinds))
        }
        for cue in cues {
            guard case .kind(let kinds) = cue.cue, cue.allSatisfy(isFree) else { continue }
            reading.kinds.formUnion(kinds)
            use(cue)
        }
        for (place, kinds) in kindPlaces where isFree(place) && standsForKind(place) {
            reading.kinds.formUnion(kinds)
            use([place])
        }
    }

    /// The kinds of document that a word names; events in somebody's life are no entries of a calendar.
    func kinds(at place: Int) -> Set<DocumentKind> {
        if let kinds = collectionKinds[place] { return kinds }
        return traits(place).contains(.happening) && isOfSomebody ? [] : entry(place).kinds
    }

    /// Whether the question is about what somebody does.
    private var isOfSomebody: Bool {
        people.contains { !traits($0.tokens.lowerBound - 1).contains(.attendeeCue) && !joins($0.tokens.lowerBound - 1) }
    }

    /// A singular with an article is a thing of the topic ("the council meeting"), unless it is asked for.
    private func standsForKind(_ place: Int) -> Bool {
        if [.list, .count, .agenda].contains(asked.intent) || reading.order != nil { return true }
        // "Who took the notes"
        if asked.intent == .who, (place - 2..<place).contains(where: { traits($0).contains(.meetingVerb) }) {
            return false
        }
        return traits(place).contains(.plural) || collectionKinds[place] != nil
    }

    // MARK: Places

    /// "Meetings in the Lisbon office".
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
