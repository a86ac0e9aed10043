/// A planner's view, shown by a command or by a question such as "tell me about Priya".
///
/// The people, time, tags and topic of the reading narrow it, as they narrow any other answer.
public enum ViewRequest: Sendable, Hashable {
    /// The entries of the calendar as cards, with overlaps; with a minimum length in minutes also the free time between them, and, if
    /// asked for, the vault owner's tasks that are due today or overdue.
    case agenda(leastFree: Int? = nil, hasTasks: Bool = false)
    /// The next entry of the calendar.
    case next
    /// Everybody, with their meetings and the open tasks between them and the vault's owner.
    case people
    /// What the vault knows of one person.
    case person
    /// The people for whom the vault's owner has open tasks.
    case debts
    /// The people whom the vault's owner has not met since the beginning of the asked time.
    case unmet
    /// The tags in use.
    case tags
    /// The notes, the last changed first.
    case notes
    /// The next meeting with somebody or of some title, and what was said and left open before.
    case preparation

    /// Its name in the keys of templates.
    public var name: String {
        switch self {
        case .agenda: "agenda"
        case .next: "next"
        case .people: "people"
        case .person: "person"
        case .debts: "debts"
        case .unmet: "unmet"
        case .tags: "tags"
        case .notes: "notes"
        case .preparation: "preparation"
        }
    }

    /// The intent that stands for it in JSON and question sets.
    var intent: Intent {
        switch self {
        case .agenda, .next: .agenda
        case .people, .debts, .unmet: .who
        case .tags, .notes: .list
        case .person: .find
        case .preparation: .summary
        }
    }
}
