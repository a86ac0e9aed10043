import Model
import Store
import Text

/// What questions of one index have in common and need not look up again: it holds for as long as the index is open.
final class AnswerMemory {
    /// The words of texts that were read before.
    let words = WordMemos()
    /// Who takes part in a meeting, by its row.
    private var people: [Int: [Person]] = [:]

    private static let mostMeetings = 1 << 12

    /// Who takes part in a meeting; of too many meetings all are forgotten.
    ///
    /// - Parameters:
    ///   - meeting: The row that stands for the meeting.
    ///   - read: Looks them up.
    /// - Returns: What was looked up, now or before.
    /// - Throws: `StoreError` where they cannot be looked up.
    func people(
        ofMeeting meeting: Int, _ read: () throws(StoreError) -> [Person]
    ) throws(StoreError) -> [Person] {
        if let known = people[meeting] { return known }
        let found = try read()
        if people.count == AnswerMemory.mostMeetings { people.removeAll(keepingCapacity: true) }
        people[meeting] = found
        return found
    }
}
