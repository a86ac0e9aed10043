import Model
import Parsing
import Store

/// Answers whether somebody took part in the meetings that a question names.
struct WhetherAttended {
    let context: AnswerContext

    /// Returns the answer; nil if no meeting is meant, or no list tells who was there.
    func answer() throws(StoreError) -> Answer? {
        let asked = asked
        guard !asked.isEmpty else { return nil }
        let meetings = try meant()
        guard !meetings.isEmpty else { return nil }
        var attended: [Meeting] = []
        for meeting in meetings where try isAttended(meeting, by: asked) { attended.append(meeting) }
        if !attended.isEmpty { return try confirmed(attended, of: meetings, asked) }
        var listed: [Meeting] = []
        for meeting in meetings where try hasList(meeting) { listed.append(meeting) }
        return try listed.last.map { last throws(StoreError) in
            try refuted(last, asked, isSure: listed.count == meetings.count)
        }
    }

    /// The candidates for each person asked about; the owner if the question names nobody.
    private var asked: [[Person]] {
        let named = context.reading.people.map(\.candidates).filter { !$0.isEmpty }
        guard named.isEmpty, let owner = context.names.owner else { return named }
        return [context.names.people.filter { $0.number == owner }]
    }

    /// Returns the meetings meant, whoever attended; just one if there is an order word, or neither a time nor the past tense.
    private func meant() throws(StoreError) -> [Meeting] {
        var open = context
        open.reading.people = []
        open.filter.attendees = []
        let meant = MeantMeetings(context: open)
        let all = try meant.all()
        if open.reading.order != nil || (open.reading.time == nil && context.reading.tense != .past) {
            return meant.one(of: all).map { [$0] } ?? []
        }
        return context.reading.tense == .past ? all.filter { ($0.record.start ?? context.now) <= context.now } : all
    }

    private func isAttended(_ meeting: Meeting, by asked: [[Person]]) throws(StoreError) -> Bool {
        let numbers = Set(try context.attendees(meeting.record).map(\.number))
        return asked.allSatisfy { candidates in
            candidates.contains {
                numbers.contains($0.number) || (context.names.ownsRecord && $0.number == context.names.owner)
            }
        }
    }

    /// Whether a calendar, front matter or a list names the attendees; not all attendees of a meeting speak.
    private func hasList(_ meeting: Meeting) throws(StoreError) -> Bool {
        // Where nobody is named, nobody's absence is shown.
        if try context.attendees(meeting.record).isEmpty { return false }
        for source in try context.index.documents(ofMeeting: meeting.record.meeting) {
            let people = try context.index.details(of: source).people
            if people.contains(where: { $0.ground != nil && $0.ground != .speech }) { return true }
        }
        return false
    }

    // MARK: Words

    private func confirmed(
        _ attended: [Meeting], of all: [Meeting], _ asked: [[Person]]
    ) throws(StoreError) -> Answer {
        let key = attended.count == 1 ? "whether.attended" : "whether.attended.several"
        var answer = try answer(
            key, attended[attended.count - 1], asked, ["count": String(attended.count), "all": String(all.count)])
        answer.value = .list(asked.compactMap(\.first?.name))
        if attended.count > 1 {
            (answer.citations, answer.sections) = ([], [])
            try MeetingLines(context: context).add(attended.suffix(context.listLimit ?? 20), to: &answer)
        }
        return answer
    }

    /// Words a "no", which is certain only if every meeting has an attendee list.
    private func refuted(_ meeting: Meeting, _ asked: [[Person]], isSure: Bool) throws(StoreError) -> Answer {
        if let stated = try stated(meeting, asked) { return stated }
        let names = context.wording.few(try context.attendees(meeting.record).map(\.name).sorted())
        let key = isSure ? "whether.absent" : "whether.absent.perhaps"
        var answer = try answer(key, meeting, asked, ["attendees": names])
        if isSure { answer.value = .list([]) } else { answer.certainty = .perhaps }
        return answer
    }

    /// Words the absence that a line of the meeting states, as of one who sent apologies; nil if no line names everybody asked about.
    private func stated(_ meeting: Meeting, _ asked: [[Person]]) throws(StoreError) -> Answer? {
        let named = try context.index.absentees(ofMeeting: meeting.record.meeting)
        let absences = asked.map { candidates in
            named.filter { absence in
                candidates.contains { $0.name == absence.name || $0.aliases.contains(absence.name) }
            }
        }
        let absent = absences.flatMap { $0 }
        guard absences.allSatisfy({ !$0.isEmpty }), absent.contains(where: { $0.line != nil }) else { return nil }
        var answer = try answer("whether.absent.stated", meeting, asked, [:])
        answer.citations = try AbsenceAnswer(context: context).citations(of: meeting, absent, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.value = .list([])
        return answer
    }

    private func answer(
        _ key: String, _ meeting: Meeting, _ asked: [[Person]], _ slots: [String: String]
    ) throws(StoreError) -> Answer {
        let people = asked.compactMap(\.first?.name).joined(separator: ", ")
        let common = [
            "people": people, "title": meeting.record.title, "date": context.wording.date(meeting.record),
        ]
        var answer = Answer(found: true, headline: context.templates.text(key, common.merging(slots) { $1 }))
        answer.citations = try AttendanceCitations(context: context, people: nil).citations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }
}
