/// Conditions that take the place of those before, stand beside them or fall away: "and with Bob?", "only meetings", "any time".
extension FollowUpReader {
    func isIn(_ part: ReadingPart) -> Bool {
        part.isIn(precedent.wide) || part == .people && !precedent.wide.excluded.people.isEmpty
    }

    func dropping(_ part: ReadingPart) -> FollowUp {
        var reading = part.copied(from: ParsedQuestion(question: ""), to: precedent.wide)
        if part == .people { reading.excluded.people = [] }
        return FollowUp(reading: reading, carried: precedent.wide.carried(to: reading))
    }

    func joining<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard fragment.isFragment else { return nil }
        var said = try parse(fragment.readable)
        if said.excluded == Exclusions(), let title = fragment.readableByTitle { said = try parse(title) }
        if case .without = fragment.opening { said.kinds = [] }
        if said.time != nil, looksAhead { try readAhead(&said, fragment, parse) }
        moveHours(of: &said)
        guard says(said), fits(said, fragment) else { return nil }
        // "And about pricing?" goes on within the meeting, "and with Bob?" does not.
        let before = goesOn(said) ? precedent.reading : precedent.wide
        var merge = FollowUpMerge()
        if case .also = fragment.ending { merge.adds = true }
        if case .also = fragment.opening { merge.adds = true }
        if case .correction = fragment.opening { merge.corrects = true }
        merge.addsTopic = addsTopic(fragment)
        var reading = merge.joined(said, to: before)
        // "Not the notes" behind "only notes" lets go of them.
        reading.kinds.subtract(reading.excluded.kinds)
        if fragment.namesIntent, fragment.opening != nil {
            reading = said.taking(of: before)
        }
        var found = FollowUp(reading: reading, carried: before.carried(to: reading))
        if merge.addsTopic, !reading.thing.isEmpty { found.carried.insert(.topic) }
        if merge.corrects { found.corrected = merge.misread(before.people, said.people) }
        return found
    }

    /// "And on Android?" is asked of the topic before, unless that stood behind the same word itself.
    func addsTopic(_ fragment: FragmentText) -> Bool {
        guard let first = fragment.tokens.first?.folded, FollowUpTables.all.adding.contains(first) else { return false }
        return !FollowUpText(precedent.wide.question).tokens.contains { $0.folded == first }
    }

    /// Whether a fragment changes what the question about one meeting said itself: "what did Liam say there?", "and Tomasz?".
    func goesOn(_ said: ParsedQuestion) -> Bool {
        let own = ReadingPart.allCases.filter { $0 != .titles && $0.isIn(precedent.reading) }
        return !isBare(said) || own.contains { $0.isIn(said) }
    }

    /// Whether a reading says anything at all.
    func says(_ said: ParsedQuestion) -> Bool {
        let saysTasks = said.request.tasks.map { $0.state != nil || $0.isOwn } ?? false
        return saysTasks || ReadingPart.allCases.contains { $0.isIn(said) }
    }

    /// Nothing but times, people, tags, places and what is left out.
    func isBare(_ said: ParsedQuestion) -> Bool {
        said.topic.isEmpty && said.phrases.isEmpty && said.containers.isEmpty && said.request.measure == nil
    }

    /// Whether what a fragment says is enough of a follow-up for the way it begins.
    func fits(_ said: ParsedQuestion, _ fragment: FragmentText) -> Bool {
        let count = fragment.body.count
        switch fragment.opening {
        case .about, .correction, .instead: return true
        case .and, .also: return isBare(said) || count <= FollowUpReader.shortTopic
        case .only: return isBare(said) || !said.containers.isEmpty || count <= FollowUpReader.shortTopic
        case .without: return isBare(said) && said.people.isEmpty && said.excluded != Exclusions()
        case nil: return fitsAlone(said, fragment)
        }
    }

    /// A topic of more words is rather a search of its own.
    private static let shortTopic = 5

    /// Without any cue only conditions make a fragment, and of names alone only those that follow names.
    func fitsAlone(_ said: ParsedQuestion, _ fragment: FragmentText) -> Bool {
        guard isBare(said), !fragment.namesIntent, said.order == nil, said.excluded == Exclusions() else {
            return false
        }
        if fragment.ending != nil { return true }
        let isName = said.people.contains { $0.role == .mention }
        return said.kinds.isEmpty && said.statuses.isEmpty && (!isName || !precedent.reading.people.isEmpty)
    }
}
