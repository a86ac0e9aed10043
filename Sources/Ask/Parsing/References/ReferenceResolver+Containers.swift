import Model

/// References to documents that should or should not contain the answer: "in the strategy doc", "apart from the stand-up".
extension ReferenceResolver {
    /// Adds the documents that a reference names; if there are none, its words return to the topic.
    ///
    /// If `isAlone`, the reading has no other reference, so its order selects among the documents.
    func resolve(container reference: DocumentReference, in reading: inout ParsedQuestion, isAlone: Bool) {
        var found = held(reference, at: reading.time)
        guard !found.isEmpty else { return giveBack(reference, to: &reading) }
        // "When did we last talk of it in the stand-up" asks for the last talk, not the last stand-up.
        let isOfTopic = reading.intent == .when && !reading.topic.isEmpty
        if let order = reading.order, reference.order == nil, isAlone, !isOfTopic, order.count == 1 {
            // "The second stand-up of March" counts those of March, "the last 1:1 with Bob" those with him.
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

    /// Excludes the title of a reference; with people, times or an order, the titles of the matching documents.
    func resolve(exclusion reference: DocumentReference, in reading: inout ParsedQuestion) {
        let words = reference.title.joined(separator: " ")
        let isNarrowed = !reference.people.isEmpty || !reference.spans.isEmpty || reference.order != nil
        let titles = isNarrowed ? named(reference).flatMap(\.documents).flatMap { $0.titles.prefix(1) } : []
        let left = titles.isEmpty ? [words] : titles.map { $0.lowercased() }
        for title in left where !title.isEmpty && !reading.excluded.titles.contains(title) {
            reading.excluded.titles.append(title)
        }
    }

    /// Returns the documents whose title is named by some words, for exclusion by title.
    ///
    /// - Parameter title: Words of a title.
    /// - Returns: The row numbers; empty if the words name no document.
    public func documents(titled title: String) -> Set<Int> {
        let reference = DocumentReference(text: title, title: [title], use: .exclusion)
        return Set(named(reference).flatMap(\.documents).map(\.number))
    }

    /// Returns the documents that a reference names; if none is in the asked time, "harbour call" may name a "Harbour meeting".
    private func held(_ reference: DocumentReference, at time: QuestionTime?) -> [KnownMeeting] {
        let found = named(reference)
        guard let spans = time?.spans, !found.contains(where: { $0.lies(in: spans) }) else { return found }
        var loose = reference
        loose.title.removeAll { word in TitleNouns.all.contains { $0.meetings.contains(word) } }
        guard loose.title.count < reference.title.count, TitleWords(loose.writtenTitle).hasName else { return found }
        loose.kinds.insert(.meeting)
        loose.spans = spans
        let others = named(loose)
        return others.isEmpty ? found : others
    }

    /// Returns the documents that a reference names: all meetings of a series, unless an order selects one.
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
            // "In my last meeting with Bob" needs no title because it has an order.
            guard reference.order != nil || !reference.spans.isEmpty else { return [] }
            found = fitting.filter(\.isMeetingAsSuch)
        }
        guard let order = reference.order else { return found }
        return place(of: order, nth: reference.nth, in: found.filter { $0.start != nil }).map {
            [found.filter { $0.start != nil }[$0]]
        } ?? []
    }

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
        // Excluding "the stand-up" excludes those of all teams.
        if reference.use == .exclusion, best.grade >= .head {
            return called.filter { $0.fit.map { $0.grade >= .head } ?? false }.map(\.meeting)
        }
        // "Team minutes, 4 May" and "Team meeting, 11 May" belong to one series.
        let series = Set(called.filter { $0.fit == best }.flatMap(\.meeting.seriesNames))
        return called.filter { $0.fit == best || !series.isDisjoint(with: $0.meeting.seriesNames) }.map(\.meeting)
    }
}

/// The conditions that the words around a title impose on the document.
struct ContainerCue {
    /// How well a document fits, compared by grade, then kind, then coverage.
    struct Fit: Equatable {
        var grade: TitleComparison.Grade
        var isOfKind: Bool
        var coverage: Double

        static func < (left: Fit, right: Fit) -> Bool {
            (left.grade.rawValue, left.isOfKind ? 1 : 0, left.coverage)
                < (right.grade.rawValue, right.isOfKind ? 1 : 0, right.coverage)
        }
    }

    /// Whether a word means a note: "doc".
    private let isOfDocuments: Bool
    /// Whether a word means a meeting: "call".
    private let isOfMeetings: Bool
    /// Whether a preposition means attendance: "at".
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

    /// Tells whether the kind of a document is possible: nobody is "at" a note.
    func admits(_ meeting: KnownMeeting) -> Bool {
        isOfDocuments || meeting.isMeeting || !(isOfMeetings || isAttending)
    }

    /// Returns how well a document fits; nil if the words are too small a part of its title.
    func fit(_ comparison: TitleComparison, of meeting: KnownMeeting) -> Fit? {
        let isNoun = isOfDocuments || isOfMeetings
        let isNamed =
            switch comparison.grade {
            case .exact, .name: true
            // "The stand-up" may mean the product stand-up, but not a title that has more other words.
            case .head: isNoun || (comparison.coverage >= 0.5 && comparison.missing <= 1)
            case .beginning:
                isNoun || comparison.coverage > 0.5
                    || (isAttending && meeting.isMeeting && comparison.coverage >= 0.5)
            case .within: isNoun && comparison.coverage >= 0.3
            }
        guard isNamed, isNoun || !comparison.isOfOtherForm else { return nil }
        let isOfKind = isOfDocuments == !meeting.isMeeting
        return Fit(
            // If a noun tells the kind, the position in the title does not matter.
            grade: isNoun && comparison.grade < .name ? .within : comparison.grade, isOfKind: isOfKind,
            coverage: comparison.coverage)
    }
}
