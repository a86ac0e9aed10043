import Model
import Parsing
import Store
import Time

/// The people who attended some meetings, each with their meetings.
struct PeopleMet {
    /// A person and the meetings they attended, ordered by time.
    struct Entry {
        var name: String
        var meetings: [Meeting]
    }

    let context: AnswerContext
    /// The attendees, the most frequent first; ties are ordered by name.
    let entries: [Entry]
    /// Whether the owner attended but is not among the entries.
    private let hasYou: Bool
    private let list: AttendeeList

    /// Collects the attendees of meetings ordered by time; `isOfOthers` leaves out the owner.
    init(_ meetings: [Meeting], _ context: AnswerContext, isOfOthers: Bool) throws(StoreError) {
        self.context = context
        let list = AttendeeList(context: context, isOfOthers: isOfOthers)
        self.list = list
        var found: [String: [Meeting]] = [:]
        // "Who did Sarah meet" does not ask about Sarah.
        let asked = Set(meetings.count > 1 ? context.reading.people.flatMap(\.candidates).map(\.name) : [])
        var hasYou = false
        for meeting in meetings {
            let (names, isYours) = try list.names(meeting.record)
            if isYours { hasYou = true }
            for name in names where !asked.contains(name) { found[name, default: []].append(meeting) }
        }
        self.hasYou = hasYou
        entries = found.map { Entry(name: $0.key, meetings: $0.value) }.sorted {
            ($1.meetings.count, $0.name) < ($0.meetings.count, $1.name)
        }
    }

    /// Returns everybody, or for "most often" the most frequent attendees, one line each; cites the last meeting of each person.
    func answer(of count: Int, _ form: AttendanceAnswer.Form) throws(StoreError) -> Answer {
        let (isMost, asNumber) = (form == .mostOften, form == .number)
        let most = entries.first?.meetings.count ?? 0
        let named = isMost ? entries.filter { $0.meetings.count == most } : entries
        let shown = entries.prefix(context.listLimit ?? (isMost ? 5 : 20))
        var answer = Answer(found: true, headline: "")
        answer.value = asNumber ? .number(Double(entries.count)) : .list(named.map(\.name))
        for entry in shown { try add(entry, to: &answer) }
        let key = asNumber ? "people.counted" : isMost ? "people.most" : "people.met"
        answer.headline = context.templates.text(
            key,
            [
                "count": String(asNumber ? entries.count : isMost ? most : count),
                "people": list.text(named.map(\.name), hasYou: hasYou && !isMost),
                "meetings": meetings(count),
                "conditions": context.wording.conditionsBehindColon,
                "more": MeetingLines(context: context).more(shown: shown.count, of: entries.count),
            ])
        answer.remarks = context.remarks
        return answer
    }

    private func meetings(_ count: Int) -> String {
        context.templates.text("people.meetings", ["count": String(count)])
    }

    private func add(_ entry: Entry, to answer: inout Answer) throws(StoreError) {
        guard let last = entry.meetings.last else { return }
        let rank = try rank(of: last, in: &answer)
        let text = context.templates.text(
            "people.entry",
            [
                "name": entry.name, "count": String(entry.meetings.count), "title": last.record.title,
                "date": context.wording.date(last.record),
            ])
        answer.sections.append(Answer.Section(quotes: [.computed(text, citations: rank.map { [$0] } ?? [])]))
    }

    /// Returns the rank of a meeting's citation; adds the citation if it is missing.
    private func rank(of meeting: Meeting, in answer: inout Answer) throws(StoreError) -> Int? {
        if let known = answer.citations.first(where: { $0.document.meeting == meeting.record.meeting }) {
            return known.rank
        }
        guard
            let citation = try AttendanceCitations(context: context, people: nil).citations(
                meeting, from: answer.citations.count + 1
            ).first
        else { return nil }
        answer.citations.append(citation)
        return citation.rank
    }
}
