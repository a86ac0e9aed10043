/// Follow-ups that ask for another kind of answer: "who?", "how many in February?".
extension FollowUpReader {
    func asking<Failure: Error>(
        _ asked: (meaning: Intent, count: Int), _ fragment: FragmentText,
        _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        let rest = (fragment.body.lowerBound + asked.count)..<fragment.body.upperBound
        let words = fragment.text.string(fragment.body.lowerBound..<(fragment.body.lowerBound + asked.count))
        var reading = try parse(words)
        // Counts, lists and orders concern all meetings, not the one last pointed at.
        let isUnfocused = [.count, .list].contains(asked.meaning) || !rest.isEmpty || reading.order != nil
        var before = isUnfocused ? previous.unfocused : previous.reading
        let source = before
        (before.topic, before.thing) = (before.meant, "")
        if !rest.isEmpty {
            // "Decisions in March" is a complete question.
            if fragment.opening == nil, FragmentText.nouns.contains(asked.meaning) { return nil }
            let more = FragmentText(FollowUpText(fragment.text.string(rest)))
            guard more.isFragment else { return nil }
            let said = try parse(more.string)
            guard says(said), isBare(said), said.kinds.isEmpty, !said.people.contains(where: { $0.role == .mention })
            else {
                return nil
            }
            before = FollowUpMerge().joined(said, to: before)
        }
        if let request = before.request.ofSameMeetings(as: asked.meaning) {
            // A list and its count are about the same things.
            before.request = request
            return FollowUp(reading: before, carried: source.carried(to: before))
        }
        reading.request = reading.request.turned(to: asked.meaning)
        if reading.order != nil { (before.order, before.time) = (nil, nil) }
        (reading.topic, reading.phrases, reading.kinds) = ("", [], [])
        let counted: Set<Intent> = [.list, .count, .agenda, .duration, .discuss]
        if before.topic.isEmpty || counted.contains(before.intent) { reading.request = reading.request.ofAttendance }
        reading = reading.taking(of: before)
        return FollowUp(reading: reading, carried: source.carried(to: reading))
    }
}
