import Model
import Parsing
import Store

/// Lists the attendees of a meeting.
///
/// The owner is left out if the question asks about others, or if the vault is the owner's own record; "you" may replace the name.
struct AttendeeList {
    let context: AnswerContext
    /// Whether the question excludes the owner: "who did I meet", "who else was there".
    let isOfOthers: Bool

    /// Returns the names in order of first mention, and whether the owner attended but is left out.
    func names(_ document: DocumentRecord) throws(StoreError) -> (names: [String], hasYou: Bool) {
        let excluded = context.reading.excluded.personNumbers
        let all = try context.attendees(document).filter { !excluded.contains($0.number) }
        guard leavesOwnerOut else { return (all.map(\.name), false) }
        let others = all.filter { $0.number != context.names.owner }
        return (others.map(\.name), others.count < all.count)
    }

    /// Formats names as "Sarah Chen, Robert Okafor", with "and you" unless the question is about others.
    func text(_ names: [String], hasYou: Bool) -> String {
        let text = names.joined(separator: ", ")
        return hasYou && !isOfOthers ? context.templates.text("people.and-you", ["people": text]) : text
    }

    private var leavesOwnerOut: Bool { context.names.ownsRecord || isOfOthers }
}
