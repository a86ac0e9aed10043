import Model
import Parsing
import Store

/// Answers who was expected at the selected meetings and did not take part.
struct AbsenceAnswer {
    /// A person whom a source of a meeting marks as absent, and the line that says so.
    typealias Absence = (name: String, document: Int, line: Int?)

    let context: AnswerContext

    /// Returns the absentees of `meetings`, ordered by time, with the lines that name them; nil if there is no meeting.
    func answer(_ meetings: [Meeting]) throws(StoreError) -> Answer? {
        guard let last = meetings.last else { return nil }
        var names: [String] = []
        var count = 0
        var answer = Answer(found: true, headline: "")
        for meeting in meetings {
            let absent = try context.index.absentees(ofMeeting: meeting.record.meeting)
            guard !absent.isEmpty else { continue }
            for one in absent where !names.contains(one.name) { names.append(one.name) }
            let citations = try citations(of: meeting, absent, from: answer.citations.count + 1)
            answer.citations += citations
            count += 1
            answer.sections.append(
                Answer.Section(quotes: [.computed(text(meeting, absent), citations: citations.map(\.rank))]))
        }
        answer.remarks = context.wording.remarks
        guard !names.isEmpty else { return try nobody(last, count: meetings.count, remarks: answer.remarks) }
        let isOne = count == 1
        answer.headline = context.templates.text(
            isOne ? "who.absent" : "who.absent.several",
            [
                "people": names.sorted().joined(separator: ", "), "title": answer.citations[0].document.title,
                "date": context.wording.date(answer.citations[0].document), "meetings": String(count),
                "conditions": context.wording.conditionsBehindColon,
            ])
        if isOne { answer.sections = [Answer.Section(titlesOf: answer.citations)] }
        answer.value = .list(names.sorted())
        return answer
    }

    private func text(_ meeting: Meeting, _ absent: [Absence]) -> String {
        let names: [String] = absent.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        return context.templates.text(
            "who.absent.entry",
            [
                "title": meeting.record.title, "date": context.wording.date(meeting.record),
                "people": names.joined(separator: ", "),
            ])
    }

    /// Cites each run of lines that names absentees, or the head of the meeting if no line is known.
    func citations(of meeting: Meeting, _ absent: [Absence], from rank: Int) throws(StoreError) -> [Citation] {
        let heads = try context.citations(meeting, from: rank)
        var citations: [Citation] = []
        for head in heads {
            let lines = absent.filter { $0.document == head.document.number }.compactMap(\.line)
            for run in AttendanceCitations.runs(lines) {
                var citation = head
                (citation.rank, citation.lines) = (rank + citations.count, run)
                citations.append(citation)
            }
        }
        return citations.isEmpty ? Array(heads.prefix(1)) : citations
    }

    private func nobody(_ meeting: Meeting, count: Int, remarks: [String]) throws(StoreError) -> Answer {
        var answer = Answer(
            found: false,
            headline: context.templates.text(
                count == 1 ? "who.absent.nobody" : "who.absent.none",
                [
                    "title": meeting.record.title, "date": context.wording.date(meeting.record),
                    "conditions": context.wording.conditionsBehindColon,
                ]))
        answer.citations = try context.citations(meeting, from: 1)
        answer.remarks = remarks
        return answer
    }
}
