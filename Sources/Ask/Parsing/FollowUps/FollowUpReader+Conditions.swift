/// Conditions that replace or extend the previous ones, or drop them: "and with Bob?", "only meetings", "any time".
extension FollowUpReader {
    func isIn(_ part: ReadingPart) -> Bool {
        part.isIn(previous.unfocused) || part == .people && !previous.unfocused.excluded.people.isEmpty
    }

    func dropping(_ part: ReadingPart) -> FollowUp {
        var reading = part.copied(from: ParsedQuestion(question: ""), to: previous.unfocused)
        if part == .people { reading.excluded.people = [] }
        return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading))
    }

    func joining<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard fragment.isFragment else { return nil }
        if let found = try ofTopic(fragment, parse) { return found }
        var said = try parse(fragment.readable)
        if said.excluded == Exclusions(), let title = fragment.readableByTitle { said = try parse(title) }
        if case .without = fragment.opening { said.kinds = [] }
        if said.time != nil, looksAhead { try readAhead(&said, fragment, parse) }
        moveHours(of: &said)
        guard says(said), fits(said, fragment) else { return nil }
        if let time = try inYear(of: said.time, fragment.readable, parse) { said.time = time }
        if let found = onDay(said) { return found }
        // "And about pricing?" stays within the meeting, "and with Bob?" does not.
        let before = goesOn(said) && !replacesPlace(fragment) ? previous.reading : previous.unfocused
        var merge = FollowUpMerge()
        if case .also = fragment.ending { merge.adds = true }
        if case .also = fragment.opening { merge.adds = true }
        if case .correction = fragment.opening { merge.corrects = true }
        merge.addsTopic = addsTopic(fragment)
        var reading = merge.joined(said, to: before)
        if said.time != nil, said.containers.isEmpty, !previous.isPointed { reading.nameAgain() }
        // "Not the notes" after "only notes" removes that kind.
        reading.kinds.subtract(reading.excluded.kinds)
        if fragment.namesIntent, fragment.opening != nil {
            reading = said.taking(of: before)
        }
        var found = FollowUp(reading: reading, carried: before.carried(to: reading))
        if !reading.references.isEmpty { found.carried.insert(.titles) }
        if merge.addsTopic, !reading.thing.isEmpty { found.carried.insert(.topic) }
        if merge.corrects { found.corrected = merge.misread(before.people, said.people) }
        return found
    }

    /// Tells whether "and on Android?" extends the topic; not if the previous question has the same preposition.
    private func addsTopic(_ fragment: FragmentText) -> Bool {
        guard let first = fragment.tokens.first?.folded, FollowUpTables.adding.contains(first) else { return false }
        return !isInQuestion(first)
    }

    /// Tells whether "and in Important Project?" replaces the words after the same preposition in the previous question.
    private func replacesPlace(_ fragment: FragmentText) -> Bool {
        guard let first = fragment.tokens.first?.folded, FollowUpTables.adding.contains(first) else { return false }
        return !previous.isPointed && isInQuestion(first)
    }

    private func isInQuestion(_ word: String) -> Bool {
        FollowUpText(previous.unfocused.question).tokens.contains { $0.folded == word }
    }

    /// Tells whether a fragment changes a condition of a question about one meeting: "what did Liam say there?", "and Tomasz?".
    private func goesOn(_ said: ParsedQuestion) -> Bool {
        let own = ReadingPart.allCases.filter { $0 != .titles && $0.isIn(previous.reading) }
        return !isBare(said) || own.contains { $0.isIn(said) }
    }

    func says(_ said: ParsedQuestion) -> Bool {
        let saysTasks = said.request.tasks.map { $0.state != nil || $0.isOwn } ?? false
        return saysTasks || ReadingPart.allCases.contains { $0.isIn(said) }
    }

    /// Tells whether a reading has only times, people, tags, places and exclusions.
    func isBare(_ said: ParsedQuestion) -> Bool {
        said.topic.isEmpty && said.phrases.isEmpty && said.containers.isEmpty && said.request.measure == nil
    }

    private func fits(_ said: ParsedQuestion, _ fragment: FragmentText) -> Bool {
        let count = fragment.body.count
        switch fragment.opening {
        case .about, .correction, .instead: return true
        case .and, .also: return isBare(said) || count <= FollowUpReader.shortTopic
        case .only: return isBare(said) || !said.containers.isEmpty || count <= FollowUpReader.shortTopic
        case .without: return isBare(said) && said.people.isEmpty && said.excluded != Exclusions()
        case nil: return fitsAlone(said, fragment)
        }
    }

    /// The maximum number of tokens of a fragment with its own topic; a longer one is a new search.
    private static let shortTopic = 5

    /// Tells whether a fragment without an opening is a follow-up: conditions only, and names only after a question with names.
    private func fitsAlone(_ said: ParsedQuestion, _ fragment: FragmentText) -> Bool {
        guard isBare(said), !fragment.namesIntent, said.order == nil, said.excluded == Exclusions() else {
            return false
        }
        if fragment.ending != nil { return true }
        let isName = said.people.contains { $0.role == .mention }
        return said.kinds.isEmpty && said.statuses.isEmpty && (!isName || !previous.reading.people.isEmpty)
    }

    /// Reads a day after a question about one meeting as the series' meeting on that day: "and on 5 September?".
    private func onDay(_ said: ParsedQuestion) -> FollowUp? {
        let before = previous.reading
        let saysTime = ReadingPart.allCases.allSatisfy { $0 == .time || !$0.isIn(said) }
        guard saysTime, let time = said.time, ShiftedTime.day(of: time.hull) != nil, previous.shownCount > 0,
            previous.isPointed || before.request.isOfAttendance || before.intent == .duration,
            ShiftedTime.day(of: before.time?.hull) != nil || previous.isPointed
        else { return nil }
        var reading = before
        (reading.time, reading.order, reading.containers) = (time, nil, [])
        return FollowUp(reading: reading, carried: before.carried(to: reading), focus: .dated)
    }

    /// Reads a fragment about the previous topic: "and only one heading of it?".
    private func ofTopic<Failure: Error>(
        _ fragment: FragmentText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let pronouns = PronounReader(FollowUpText(fragment.string))
        let things = pronouns.things(hasPeople: true).filter { $0.pronoun == .topic }
        guard !things.isEmpty else { return nil }
        let said = try parse(pronouns.removing(things))
        guard !said.topic.isEmpty, said.containers.isEmpty, said.people.isEmpty else { return nil }
        var found = FollowUp(reading: previous.unfocused)
        found.reading.topic = said.topic
        if said.time != nil { (found.reading.time, found.reading.looksFromNow) = (said.time, said.looksFromNow) }
        guard addTopic(&found) else { return nil }
        found.carried = previous.unfocused.carried(to: found.reading).union([.topic])
        return found
    }
}
