import Model
import Parsing
import Store

/// Whom a list of attendees names: everybody.
///
/// The owner is the only one who may go without their name: they are not among those whom they met, and of their own record, whose meetings
/// are all theirs, "you" says it.
struct AttendeeList {
    let context: AnswerContext
    /// Whether the question leaves the owner out: "who did I meet", "who else was there".
    let isOfOthers: Bool

    /// The names of those who took part in a meeting.
    ///
    /// - Parameter document: A source of the meeting.
    /// - Returns: Names in the order of first mention, and whether the owner is there without being named.
    /// - Throws: `StoreError` where the index cannot be read.
    func names(_ document: DocumentRecord) throws(StoreError) -> (names: [String], hasYou: Bool) {
        let all = try context.attendees(document)
        guard leavesOwnerOut else { return (all.map(\.name), false) }
        let others = all.filter { $0.number != context.names.owner }
        return (others.map(\.name), others.count < all.count)
    }

    /// Names in words.
    ///
    /// - Parameters:
    ///   - names: The names in order.
    ///   - hasYou: Whether the owner is there without being named.
    /// - Returns: "Sarah Chen, Robert Okafor", with "and you" where the question does not say so itself.
    func text(_ names: [String], hasYou: Bool) -> String {
        let text = names.joined(separator: ", ")
        return hasYou && !isOfOthers ? context.templates.text("people.and-you", ["people": text]) : text
    }

    private var leavesOwnerOut: Bool { context.names.ownsRecord || isOfOthers }
}
