import Model
import Parsing
import Store

/// Who was expected at the meetings that are meant and did not take part.
struct AbsenceAnswer {
    let context: AnswerContext

    /// The answer for some meetings: the names, with the lines that say so.
    ///
    /// - Parameter meetings: The meetings in the order of time.
    /// - Returns: Nothing found where no meeting names anybody as absent; nil where no meeting is meant.
    /// - Throws: `StoreError` where the index cannot be read.
    func answer(_ meetings: [Meeting]) throws(StoreError) -> Answer? {
        guard let last = meetings.last else { return nil }
        var names: [String] = []
        var answer = Answer(found: true, headline: "")
        for meeting in meetings {
            let absent = try context.index.absentees(ofMeeting: meeting.record.meeting)
            guard !absent.isEmpty else { continue }
            names += absent.map(\.name).filter { !names.contains($0) }
            let citation = try citation(of: meeting, absent, rank: answer.citations.count + 1)
            answer.citations.append(citation)
            answer.sections.append(
                Answer.Section(quotes: [.computed(text(meeting, absent), citations: [citation.rank])]))
        }
        answer.remarks = context.wording.remarks
        guard !names.isEmpty else { return try nobody(last, count: meetings.count, remarks: answer.remarks) }
        let isOne = answer.citations.count == 1
        answer.headline = context.templates.text(
            isOne ? "who.absent" : "who.absent.several",
            [
                "people": names.sorted().joined(separator: ", "), "title": answer.citations[0].document.title,
                "date": context.wording.date(answer.citations[0].document), "meetings": String(answer.citations.count),
                "conditions": context.wording.conditionsBehindColon,
            ])
        if isOne { answer.sections = [Answer.Section(titlesOf: answer.citations)] }
        answer.value = .list(names.sorted())
        return answer
    }

    private func text(_ meeting: Meeting, _ absent: [(name: String, document: Int, line: Int?)]) -> String {
        context.templates.text(
            "who.absent.entry",
            [
                "title": meeting.record.title, "date": context.wording.date(meeting.record),
                "people": absent.map(\.name).joined(separator: ", "),
            ])
    }

    /// The lines that name them, in the source that names most; the head of the meeting where no line is known.
    private func citation(
        of meeting: Meeting, _ absent: [(name: String, document: Int, line: Int?)], rank: Int
    ) throws(StoreError) -> Citation {
        let source = ([meeting.record] + meeting.sources).max { left, right in
            absent.count { $0.document == left.number } < absent.count { $0.document == right.number }
        }
        let citations = try context.citations(meeting, from: rank)
        var citation = citations.first { $0.document.number == source?.number } ?? citations[0]
        citation.rank = rank
        let lines = absent.filter { $0.document == citation.document.number }.compactMap(\.line)
        if let first = lines.min(), let last = lines.max() { citation.lines = LineRange(first, last) }
        return citation
    }

    /// Nothing says that anybody was absent.
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
