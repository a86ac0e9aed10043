/// Joins a fragment with the previous question: each condition replaces those of its kind.
struct FollowUpMerge {
    /// Whether conditions add to the previous ones: "and Bob too".
    var adds = false
    /// Whether the topic adds to the previous one: "and on Android?".
    var addsTopic = false
    /// Whether the fragment corrects a misreading: "I meant Sarah Lindqvist".
    var corrects = false

    func joined(_ fragment: ParsedQuestion, to before: ParsedQuestion) -> ParsedQuestion {
        var result = before
        if let time = fragment.time {
            (result.time, result.looksFromNow) = (time, fragment.looksFromNow)
            if fragment.tense != .none { result.tense = fragment.tense }
        }
        joinPeople(fragment.people, to: &result)
        result.request = before.request.joined(with: fragment.request, namesPeople: !fragment.people.isEmpty)
        // "And Bob's?" asks for his tasks instead of the user's.
        if !fragment.people.isEmpty, result.intent == .tasks { result.asksOfSelf = false }
        if fragment.asksOfSelf { result.asksOfSelf = true }
        joinSets(fragment, to: &result)
        joinTopic(fragment, to: &result)
        result.excluded = joined(fragment.excluded, to: before.excluded)
        result.ambiguous = before.ambiguous.filter { isLeft($0, of: before, in: result) } + fragment.ambiguous
        result.unread = corrects ? fragment.unread : before.unread + fragment.unread
        return result
    }

    private func joinSets(_ fragment: ParsedQuestion, to result: inout ParsedQuestion) {
        if !fragment.tags.isEmpty { result.tags = adds ? result.tags + fragment.tags : fragment.tags }
        if !fragment.kinds.isEmpty { result.kinds = adds ? result.kinds.union(fragment.kinds) : fragment.kinds }
        if !fragment.statuses.isEmpty { result.statuses = fragment.statuses }
        if !fragment.places.isEmpty { result.places = adds ? result.places + fragment.places : fragment.places }
        if let order = fragment.order, result.order != nil { result.order = order }
    }

    // MARK: Topic

    private func joinTopic(_ fragment: ParsedQuestion, to result: inout ParsedQuestion) {
        if !fragment.containers.isEmpty {
            // Documents replace documents, or a topic that named some.
            if result.containers.isEmpty, !result.topic.isEmpty, fragment.topic.isEmpty { result.topic = "" }
            result.containers = fragment.containers
        }
        guard !fragment.topic.isEmpty || !fragment.phrases.isEmpty else { return }
        if result.topic.isEmpty, result.phrases.isEmpty, fragment.containers.isEmpty { result.containers = [] }
        if addsTopic, !result.topic.isEmpty {
            // The previous topic comes last, where "it" finds it.
            result.thing = result.meant
            result.topic = fragment.topic + " " + result.topic
        } else if adds {
            result.topic = [result.topic, fragment.topic].filter { !$0.isEmpty }.joined(separator: " ")
        } else if !result.thing.isEmpty, result.topic.hasSuffix(result.thing) {
            // "How much does it cost?", "and Publish?": asks the same about another thing.
            result.topic = result.topic.dropLast(result.thing.count) + fragment.topic
            result.thing = fragment.topic
        } else {
            (result.topic, result.thing) = (fragment.topic, "")
            result.request = result.request.ofOffice(fragment.topic)
        }
        result.phrases = adds ? result.phrases + fragment.phrases : fragment.phrases
    }

    // MARK: People

    private func joinPeople(_ people: [PersonReading], to result: inout ParsedQuestion) {
        guard !people.isEmpty else { return }
        let before = result.people
        // A name without a role takes the role of the previous one.
        let roled = people.map { person in
            var person = person
            if person.role == .mention { person.role = before.last?.role ?? bareRole(result) }
            return person
        }
        if adds {
            result.people = before + roled.filter { person in !before.contains { $0.candidates == person.candidates } }
        } else if corrects, let place = misread(before, people) {
            result.people[place].text = people[0].text
            result.people[place].candidates = people[0].candidates
        } else {
            let roles = Set(roled.map(\.role))
            let first = before.firstIndex { roles.contains($0.role) } ?? before.count
            result.people = before.filter { !roles.contains($0.role) }
            result.people.insert(contentsOf: roled, at: min(first, result.people.count))
        }
    }

    private func bareRole(_ reading: ParsedQuestion) -> PersonReading.Role {
        [.discuss, .summary, .list, .count, .duration, .agenda, .when].contains(reading.intent) ? .attendee : .mention
    }

    /// Returns the index of the person to correct: the last who shares a name with the new person, else the last of all.
    func misread(_ before: [PersonReading], _ people: [PersonReading]) -> Int? {
        guard people.count == 1 else { return nil }
        let words = Set(people[0].text.lowercased().split(separator: " "))
        let sharing = before.lastIndex { !words.isDisjoint(with: $0.text.lowercased().split(separator: " ")) }
        return sharing ?? before.indices.last
    }

    private func joined(_ excluded: Exclusions, to before: Exclusions) -> Exclusions {
        var result = before
        result.people += excluded.people.filter { !result.people.contains($0) }
        result.tags += excluded.tags.filter { !result.tags.contains($0) }
        result.titles += excluded.titles.filter { !result.titles.contains($0) }
        result.places += excluded.places.filter { !result.places.contains($0) }
        result.kinds.formUnion(excluded.kinds)
        return result
    }

    private func isLeft(_ ambiguity: Ambiguity, of before: ParsedQuestion, in result: ParsedQuestion) -> Bool {
        if !ambiguity.spans.isEmpty { return result.time == before.time }
        return result.people.contains { person in
            before.people.contains(person) && ambiguity.text.hasPrefix(person.text)
        }
    }
}

extension ParsedQuestion {
    /// Returns the parts of this reading that are not empty and the same in another one.
    func carried(to other: ParsedQuestion) -> Set<ReadingPart> {
        Set(ReadingPart.allCases.filter { $0.isIn(self) && $0.isSame(in: self, and: other) })
    }

    /// The topic that "it" and "that" mean, without the words last asked about it.
    var meant: String { thing.isEmpty ? topic : thing }

    /// Returns this reading, with its missing conditions taken from another one.
    func taking(_ parts: [ReadingPart] = ReadingPart.allCases, of before: ParsedQuestion) -> ParsedQuestion {
        parts.filter { !$0.isIn(self) && $0.isIn(before) }.reduce(self) { $1.copied(from: before, to: $0) }
    }
}
