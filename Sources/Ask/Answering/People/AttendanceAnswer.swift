import Model
import Parsing
import Store
import Text

/// Answers who took part in the selected meetings.
struct AttendanceAnswer {
    /// The requested information about the attendees.
    enum Form {
        case names
        /// Only the most frequent attendees.
        case mostOften
        case number
    }

    let context: AnswerContext
    let request: AttendanceRequest
    let form: Form
    /// Whether the people sought are the object of somebody's action: "who did Evan meet".
    var isObject = false

    /// Returns the attendees, the most frequent ones, or their number; nil if no meeting is selected or no attendee is known.
    func answer(_ search: AnswerContext.Search?) throws(StoreError) -> Answer? {
        let attended = AttendedMeetings(
            context: context, isComputed: form != .names || request.isOfAll, namesMeeting: request.namesMeeting,
            isObject: isObject)
        let meetings = try attended.meant(search)
        if request.isOfAbsent { return try AbsenceAnswer(context: context).answer(meetings) }
        let met = try PeopleMet(meetings, context, isOfOthers: isOfOthers)
        guard !met.entries.isEmpty else { return nil }
        return meetings.count > 1 || form == .mostOften
            ? try met.answer(of: meetings.count, form) : try attendees(of: meetings[0])
    }

    private var isOfOthers: Bool { request.isOfOthers || context.reading.asksOfSelf }

    private func attendees(of meeting: Meeting) throws(StoreError) -> Answer {
        let list = AttendeeList(context: context, isOfOthers: isOfOthers)
        let (names, hasYou) = try list.names(meeting.record)
        let members = try membersAsked(of: meeting)
        let people = names.filter { members.isEmpty || members.contains($0) }.sorted()
        let asNumber = form == .number
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                asNumber ? hasYou ? "people.besides" : "people.attended" : "who.attended",
                [
                    "count": String(people.count),
                    "people": asNumber ? people.joined(separator: ", ") : list.text(people, hasYou: hasYou),
                    "title": meeting.record.title,
                    "date": context.wording.date(meeting.record),
                ]))
        answer.value = asNumber ? .number(Double(people.count)) : .list(people)
        answer.citations = try AttendanceCitations(context: context, people: nil).citations(meeting, from: 1)
        answer.sections = [Answer.Section(titlesOf: answer.citations)]
        answer.remarks = context.wording.remarks
        return answer
    }

    /// Returns the attendees whose lines, or the labels above, have the noun for those asked for: "Directors present: Ana, Bob".
    private func membersAsked(of meeting: Meeting) throws(StoreError) -> Set<String> {
        guard let group = request.group else { return [] }
        let noun = group.hasSuffix("s") ? String(group.dropLast()) : group
        var members: Set<String> = []
        for document in try context.index.documents(ofMeeting: meeting.record.meeting) {
            let lines = LineReader().lines(of: try context.index.chunks(ofDocument: document.number))
            let named = lines.filter { ([$0.text] + $0.headings).contains { LetterFolding.fold($0).contains(noun) } }
            for one in try context.index.attendanceLines(ofDocument: document.number) {
                guard named.contains(where: { $0.lines.contains(one.line) }) else { continue }
                members.formUnion(context.names.people.filter { $0.number == one.person }.map(\.name))
            }
        }
        return members
    }
}
