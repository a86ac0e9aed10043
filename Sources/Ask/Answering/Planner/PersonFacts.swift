import Model
import Parsing
import Store
import Time

/// The meetings of people with the vault's owner, and the open tasks between them.
struct PersonFacts {
    let context: AnswerContext
    /// The meetings of each person with the owner, ordered by time; of each person at all if the owner is unknown.
    private let meetings: [Int: [Meeting]]
    private let tasks: [TaskRecord]
    private let owners: TaskOwners

    /// Reads the meetings of some people, and all open tasks; the conditions of the question are not used.
    ///
    /// - Complexity: O(*m* + *t*) in the meetings of these people and the open tasks.
    init(context: AnswerContext, of people: [Person]) throws(StoreError) {
        self.context = context
        owners = TaskOwners(context: context)
        tasks = try context.index.tasks(DocumentFilter(), states: [.open, .begun])
        meetings = people.isEmpty ? [:] : try PersonFacts.meetings(of: Set(people.map(\.number)), context)
    }

    private static func meetings(
        of people: Set<Int>, _ context: AnswerContext
    ) throws(StoreError) -> [Int: [Meeting]] {
        var filter = DocumentFilter()
        filter.kinds = [.meeting, .transcript, .event]
        filter.attendees = [people]
        let all = try Meeting.grouped(try context.index.documents(filter), in: context.index)
        let attendance = try context.index.attendance(of: people.union(context.names.owner.map { [$0] } ?? []))
        var meetings: [Int: [Meeting]] = [:]
        for meeting in all where meeting.record.start != nil {
            let present = attendance[meeting.record.meeting] ?? []
            guard isOwn(present, context.names) else { continue }
            for person in present { meetings[person, default: []].append(meeting) }
        }
        return meetings
    }

    /// Whether the owner took part: by name, or because the vault is their own record.
    private static func isOwn(_ present: Set<Int>, _ names: KnownNames) -> Bool {
        guard let owner = names.owner, !names.ownsRecord else { return true }
        return present.contains(owner)
    }

    /// Returns the past meetings of a person, by time.
    func past(of person: Person) -> [Meeting] {
        (meetings[person.number] ?? []).filter { ($0.record.start ?? context.now) <= context.now }
    }

    /// Returns the last past meeting of a person.
    func last(of person: Person) -> Meeting? { past(of: person).last }

    /// Returns the next meeting of a person.
    func next(of person: Person) -> Meeting? {
        meetings[person.number]?.first { ($0.record.start ?? context.now) > context.now }
    }

    /// Returns the person's own open tasks.
    func tasks(of person: Person) -> [TaskRecord] { tasks.filter { owners.belongs($0.task, to: [person]) } }

    /// Returns the owner's open tasks that name a person.
    func ownTasks(for person: Person) -> [TaskRecord] {
        tasks.filter {
            owners.isOwn($0.task) && !owners.belongs($0.task, to: [person]) && owners.mentions($0.task, [person])
        }
    }

    /// Returns a person with the meetings and the number of open tasks.
    ///
    /// - Parameters:
    ///   - person: The person.
    ///   - rank: The rank of the first citation.
    /// - Returns: The entry; its cards have consecutive ranks.
    /// - Throws: `StoreError` if the index cannot be read.
    func entry(of person: Person, rank: Int) throws(StoreError) -> PersonEntry {
        let cards = MeetingCards(context: context)
        let last = try last(of: person).map { meeting throws(StoreError) in try cards.card(meeting, rank: rank) }
        let next = try next(of: person).map { meeting throws(StoreError) in
            try cards.card(meeting, rank: rank + (last == nil ? 0 : 1))
        }
        return PersonEntry(
            person: person, meetingCount: meetings[person.number]?.count ?? 0, last: last, next: next,
            openTaskCount: tasks(of: person).count + ownTasks(for: person).count)
    }

    /// Returns an entry as one line.
    func line(_ entry: PersonEntry) -> String {
        var parts = [entry.person.name, text("people.meetings", ["count": String(entry.meetingCount)])]
        if let last = entry.last { parts.append(text("people.last", slots(last))) }
        if let next = entry.next { parts.append(text("people.next", slots(next))) }
        if entry.openTaskCount > 0 { parts.append(text("people.tasks", ["count": String(entry.openTaskCount)])) }
        return parts.joined(separator: " · ")
    }

    private func slots(_ card: MeetingCard) -> [String: String] {
        ["title": card.document.title, "date": card.start.map { context.templates.dates.day($0.date) } ?? ""]
    }

    private func text(_ key: String, _ slots: [String: String]) -> String { context.templates.text(key, slots) }
}
