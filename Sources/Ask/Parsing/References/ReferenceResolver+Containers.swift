import Model

/// Documents in which answers stand, or do not: "in the strategy doc", "apart from the stand-up".
extension ReferenceResolver {
    /// Adds the documents that a reference names; where it names none, its words belong to the topic.
    ///
    /// - Parameters:
    ///   - reference: Words that may name documents.
    ///   - reading: The reading so far.
    ///   - isAlone: Whether the question names no other documents, so that its order counts these.
    func resolve(container reference: DocumentReference, in reading: inout ParsedQuestion, isAlone: Bool) {
        var found = named(reference)
        guard !found.isEmpty else { return giveBack(reference, to: &reading) }
        // "When did we last talk of it in the stand-up" seeks the last time of the talk.
        let isOfTopic = reading.intent == .when && !reading.topic.isEmpty
        if let order = reading.order, reference.order == nil, isAlone, !isOfTopic, order.count == 1 {
            // "The second stand-up of March" is counted among those of March, "the last 1:1 with Bob" among those with him.
            let people = KnownMeeting.groups(reading.people.filter { $0.role == .attendee })
            let counted = found.filter {
                $0.start != nil && $0.lies(in: reading.time?.spans ?? []) && $0.isAttended(by: people)
            }
            if let place = place(of: order.end, nth: order.nth, in: counted) { found = [counted[place]] }
        }
        let numbers = Set(found.flatMap(\.documents).map(\.number))
        let words = reference.name.isEmpty ? reference.title.joined(separator: " ") : reference.name
        reading.containers.append(
            Container(title: words.isEmpty ? reference.text.lowercased() : words, documents: numbers))
    }

    /// Leaves out the titles that a reference names.
    ///
    /// The words of the title say it, unless its people, times or order make it narrower: then the titles of what they leave.
    func resolve(exclusion reference: DocumentReference, in reading: inout ParsedQuestion) {
        let words = reference.title.joined(separator: " ")
        let isNarrowed = !reference.people.isEmpty || !reference.spans.isEmpty || reference.order != nil
        let titles = isNarrowed ? named(reference).flatMap(\.documents).flatMap { $0.titles.prefix(1) } : []
        let left = titles.isEmpty ? [words] : titles.map { $0.lowercased() }
        for title in left where !title.isEmpty && !reading.excluded.titles.contains(title) {
            reading.excluded.titles.append(title)
        }
    }

    /// The rows of the documents whose title some words name: what is left out by title.
    ///
    /// - Parameter title: Words of a title.
    /// - Returns: Nothing where the words name no document.
    public func documents(titled title: String) -> Set<Int> {
        let reference = DocumentReference(text: title, title: [title], use: .exclusion)
        return Set(named(reference).flatMap(\.documents).map(\.number))
    }

    /// The meetings and notes that a reference names, all occurrences of a series unless it says which.
    private func named(_ reference: DocumentReference) -> [KnownMeeting] {
        let asked = TitleWords(reference.writtenTitle)
        let people = KnownMeeting.groups(reference.people)
        let fitting = meetings.filter {
            $0.has(reference.kinds) && $0.lies(in: reference.spans) && $0.isAttended(by: people)
        }
        let found: [KnownMeeting]
        if asked.hasName {
            found = best(fitting, asked, reference)
        } else {
            // "In my last meeting with Bob" is one by its order alone.
            guard reference.order != nil || !reference.spans.isEmpty else { return [] }
            found = fitting.filter(\.isMeetingAsSuch)
        }
        guard let order = reference.order else { return found }
        return place(of: order, nth: reference.nth, in: found.filter { $0.start != nil }).map {
            [found.filter { $0.start != nil }[$0]]
        } ?? []
    }

    /// Those that the words name best, of those that they really name.
    private func best(
        _ meetings: [KnownMeeting], _ asked: TitleWords, _ reference: DocumentReference
    ) -> [KnownMeeting] {
        let cue = ContainerCue(asked, reference)
        var matches = TitleMatches(asked)
        let called = meetings.compactMap { meeting -> (meeting: KnownMeeting, fit: ContainerCue.Fit?)? in
            guard cue.admits(meeting), let comparison = matches.comparison(with: meeting) else { return nil }
            return (meeting, cue.fit(comparison, of: meeting))
        }
        guard let best = called.compactMap(\.fit).max(by: <) else { return [] }
        // Whoever leaves out "the stand-up" leaves out that of every team.
        if reference.use == .exclusion, best.grade >= .head {
            return called.filter { $0.fit.map { $0.grade >= .head } ?? false }.map(\.meeting)
        }
        // "Team minutes, 4 May" and "Team meeting, 11 May" are of one series.
        let series = Set(called.filter { $0.fit == best }.flatMap(\.meeting.seriesNames))
        return called.filter { $0.fit == best || !series.isDisjoint(with: $0.meeting.seriesNames) }.map(\.meeting)
    }
}

/// What the words around a title say of what it names.
struct ContainerCue {
    /// How well a document fits, in the order of what counts most.
    struct Fit: Equatable {
        var grade: TitleComparison.Grade
        var isOfKind: Bool
        var coverage: Double

        static func < (left: Fit, right: Fit) -> Bool {
            (left.grade.rawValue, left.isOfKind ? 1 : 0, left.coverage)
                < (right.grade.rawValue, right.isOfKind ? 1 : 0, right.coverage)
        }
    }

    /// Whether a word says that a note is meant: "doc".
    private let isOfDocuments: Bool
    /// Whether a word says that a meeting is meant: "call".
    private let isOfMeetings: Bool
    /// Whether a preposition says that somebody was there: "at".
    private let isAttending: Bool

    init(_ asked: TitleWords, _ reference: DocumentReference) {
        let words = asked.words.map(\.text)
        isOfDocuments = words.contains { word in TitleNouns.all.contains { $0.documents.contains(word) } }
        let isMeeting = words.contains { word in
            TitleNouns.shared.contains(word) || TitleNouns.all.contains { $0.meetings.contains(word) }
        }
        isOfMeetings = isMeeting || reference.kinds.contains(.meeting)
        let first = TitleWords(reference.text).words.first?.text ?? ""
        isAttending = TitleNouns.all.contains { $0.attending.contains(first) }
    }

    /// Whether something of a meeting's kind may be meant: nobody is at a note.
    func admits(_ meeting: KnownMeeting) -> Bool {
        isOfDocuments || meeting.isMeeting || !(isOfMeetings || isAttending)
    }

    /// How well it fits; nil where the words are too little of its title to be its name.
    func fit(_ comparison: TitleComparison, of meeting: KnownMeeting) -> Fit? {
        let isNoun = isOfDocuments || isOfMeetings
        let isNamed =
            switch comparison.grade {
            case .exact, .name: true
            // "The stand-up" is that of the product; what lacks more of its name is something else.
            case .head: isNoun || (comparison.coverage >= 0.5 && comparison.missing <= 1)
            case .beginning:
                isNoun || comparison.coverage > 0.5
                    || (isAttending && meeting.isMeeting && comparison.coverage >= 0.5)
            case .within: isNoun && comparison.coverage >= 0.3
            }
        guard isNamed, isNoun || !comparison.isOfOtherForm else { return nil }
        let isOfKind = isOfDocuments == !meeting.isMeeting
        return Fit(
            // With a word for its kind, any place in the title is as good as another.
            grade: isNoun && comparison.grade < .name ? .within : comparison.grade, isOfKind: isOfKind,
            coverage: comparison.coverage)
    }
}
