import Model
import Store
import Text

/// A cache shared by the questions of one index; valid as long as the index is open.
final class AnswerMemory {
    let words = WordMemos()
    /// By the meeting's row number.
    private var people: [Int: [Person]] = [:]

    private static let mostMeetings = 1 << 12

    /// Returns the people who take part in a meeting, cached or read; the cache is emptied when it is full.
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
