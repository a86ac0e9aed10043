import Model
import Store
import Text
import Time

/// Decides which documents record the same meeting: a calendar event, its note, its transcript.
///
/// Two documents are one meeting if they begin within 15 minutes of each other and share at least half of the words of the shorter
/// title. Where one of them has a date but no time, they must be of the same day, and one title must hold all words of the other.
/// Two events of a calendar are never one meeting, and what lasts for several days (a conference, a trip) is none. The event stands for the meeting where there is one, else the meeting note.
public enum MeetingMerger {
    /// Titles are compared without these words, unless nothing else is left.
    private static let idleWords: Set<String> = [
        "a", "an", "and", "the", "with", "of", "on", "for", "in", "call", "meeting", "notes",
    ]

    /// The largest distance of two beginnings, in seconds.
    private static let nearness = 15 * 60

    /// Finds the documents that are one of several sources of a meeting.
    ///
    /// - Parameter sources: Meeting notes, transcripts and events, in the order of time.
    /// - Returns: For each such document, but the one that stands for the meeting, that one's row.
    public static func representatives(_ sources: [MeetingSource]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for group in groups(sources) where group.count > 1 { merge(group, into: &result) }
        return result
    }

    /// The sources of each day; two days are one group where a meeting may hold the midnight between them.
    private static func groups(_ sources: [MeetingSource]) -> [[Candidate]] {
        var groups: [[Candidate]] = []
        for candidate in sources.lazy.filter({ !$0.isLong }).map(Candidate.init) {
            if let last = groups.last?.last, last.day == candidate.day || mayHoldMidnight(last, candidate) {
                groups[groups.count - 1].append(candidate)
            } else {
                groups.append([candidate])
            }
        }
        return groups
    }

    /// Two events are never one meeting, so that a calendar full of them stays cut into days.
    private static func mayHoldMidnight(_ left: Candidate, _ right: Candidate) -> Bool {
        right.source.start - left.source.start <= nearness && !left.source.isAllDay && !right.source.isAllDay
            && (left.source.kind != .event || right.source.kind != .event)
    }

    private struct Candidate {
        let source: MeetingSource
        let words: Set<String>

        init(_ source: MeetingSource) {
            self.source = source
            let all = Tokenizer().tokens(of: source.title).map(\.folded)
            let telling = all.filter { !MeetingMerger.idleWords.contains($0) }
            words = Set(telling.isEmpty ? all : telling)
        }

        /// The day on which it begins.
        var day: CivilDate { CivilDateTime(secondNumber: source.start).date }

        /// Events stand for a meeting, else notes, else transcripts.
        var rank: Int { [.event: 0, .meeting: 1][source.kind] ?? 2 }
    }

    private static func merge(_ group: [Candidate], into result: inout [Int: Int]) {
        let ordered = group.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
            \.element)
        var meetings: [[Candidate]] = []
        for candidate in ordered {
            let isEvent = candidate.source.kind == .event
            let best = (isEvent ? 0..<0 : meetings.indices).compactMap { index in
                similarity(candidate, meetings[index]).map { (index: index, value: $0) }
            }.max { ($0.value, $1.index) < ($1.value, $0.index) }
            if let best {
                meetings[best.index].append(candidate)
                result[candidate.source.document] = meetings[best.index][0].source.document
            } else {
                meetings.append([candidate])
            }
        }
    }

    /// How well a document fits a meeting, or nil where it is another.
    private static func similarity(_ candidate: Candidate, _ meeting: [Candidate]) -> Double? {
        guard let first = meeting.first else { return nil }
        if meeting.contains(where: { $0.source.kind == candidate.source.kind }) { return nil }
        return meeting.compactMap { pair(candidate, $0) }.max() ?? pair(candidate, first)
    }

    private static func pair(_ left: Candidate, _ right: Candidate) -> Double? {
        let shared = Double(left.words.intersection(right.words).count)
        let shorter = Double(min(left.words.count, right.words.count))
        guard shorter > 0, shared > 0 else { return nil }
        let distance = abs(left.source.start - right.source.start)
        let isTimed = !left.source.isAllDay && !right.source.isAllDay
        guard isTimed ? distance <= nearness && shared / shorter >= 0.5 : left.day == right.day && shared == shorter
        else { return nil }
        return shared / Double(max(left.words.count, right.words.count)) + (isTimed ? 1 : 0)
    }
}
