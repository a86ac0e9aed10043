/// Follow-ups after a list of tasks: "who does it?", "is it done?", "how many are done there?", "which of them are overdue?".
extension FollowUpReader {
    func ofTasks<Failure: Error>(
        _ text: FollowUpText, _ parse: (String) throws(Failure) -> ParsedQuestion
    ) throws(Failure) -> FollowUp? {
        guard case .tasks(var tasks) = previous.unfocused.request, previous.shownCount > 0 else { return nil }
        var words = TaskWords(text)
        guard words.pointsBack else { return nil }
        if let time = try parse(text.text).time { words.keep(time.text) }
        guard words.pointsBack else { return nil }
        var reading = previous.unfocused
        if let detail = words.detail, !words.asksMore {
            tasks.detail = detail
            reading.request = .tasks(tasks)
            return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading))
        }
        guard words.isOfSome else { return nil }
        (tasks.state, tasks.isCount, tasks.detail) = (words.state ?? tasks.state, words.isCount, nil)
        // What is overdue today was due at another time.
        if words.state == .overdue { (reading.time, tasks.isByDue) = (nil, false) }
        guard words.asksMore else {
            reading.request = .tasks(tasks)
            return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading))
        }
        let said = try parse(words.rest)
        guard said.containers.isEmpty else { return nil }
        reading = said.taking([.people, .time], of: previous.unfocused)
        reading.request = .tasks(tasks)
        return FollowUp(reading: reading, carried: previous.unfocused.carried(to: reading), focus: .all)
    }
}
