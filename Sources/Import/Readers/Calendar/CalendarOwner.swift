import Model

/// Tells whose own calendar a file is: everybody's own calendar has them on every event.
///
/// In this order of trust:
/// - The property `X-OWNER`, which Outlook writes, names the owner.
/// - The calendar's name (`X-WR-CALNAME`, or `NAME` of RFC 7986, section 5.1) is the address or the full name of somebody who has a part in
///   at least half of the events that name people, and calls some of them.
/// - Exactly one person has a part in nearly all events that name two people or more, of which there are at least five, and calls some of them.
///
/// A series counts as one event, and private events say nothing. Nobody owns a calendar that several people share: there, nobody or several
/// have a part in all events.
struct CalendarOwner {
    /// Somebody with their part in the events.
    private struct Participant {
        var attendee: Attendee
        /// The events that name them.
        var events = 0
        /// Those that name others, too.
        var inCompany = 0
        /// Those that they call.
        var called = 0
    }

    private var participants: [String: Participant] = [:]
    /// The events that name anybody.
    private var events = 0
    /// The events that name two people or more.
    private var inCompany = 0

    /// Fewer events with others tell nothing.
    private static let fewestEvents = 5
    /// One event of so many may lack the owner: somebody forwarded it, or it was moved from another calendar.
    private static let eventsForOneMissing = 20

    /// Counts an event.
    ///
    /// - Parameters:
    ///   - attendees: Everybody whom it names.
    ///   - caller: Who calls it.
    mutating func add(_ attendees: [Attendee], caller: Attendee?) {
        guard !attendees.isEmpty else { return }
        events += 1
        if attendees.count > 1 { inCompany += 1 }
        for attendee in attendees {
            var participant = participants[attendee.key] ?? Participant(attendee: attendee)
            if participant.attendee.name.isEmpty { participant.attendee.name = attendee.name }
            participant.events += 1
            if attendees.count > 1 { participant.inCompany += 1 }
            if caller?.key == attendee.key { participant.called += 1 }
            participants[attendee.key] = participant
        }
    }

    /// Whose calendar it is; nil where nothing says so.
    ///
    /// - Parameters:
    ///   - owners: What `X-OWNER` names.
    ///   - names: The calendar's names.
    /// - Returns: The owner with the name that the events give them.
    func owner(owners: [Attendee], names: [String]) -> Attendee? {
        let stated = Set(owners.map(\.key))
        if stated.count == 1, let owner = owners.first, !owner.isGroupCalendar {
            return participants[owner.key]?.attendee ?? owner
        }
        guard stated.isEmpty else { return nil }
        if let named = one(participants.values.filter { isNamed($0.attendee, names) && $0.events * 2 >= events }) {
            return named
        }
        guard inCompany >= CalendarOwner.fewestEvents else { return nil }
        let missing = inCompany / CalendarOwner.eventsForOneMissing
        let everywhere = participants.values.filter { $0.inCompany + missing >= inCompany }
        return everywhere.count == 1 ? one(everywhere) : nil
    }

    /// The only one of some participants, if they call any event.
    private func one(_ participants: [Participant]) -> Attendee? {
        participants.count == 1 && participants[0].called > 0 ? participants[0].attendee : nil
    }

    /// Whether one of some names is the address or the full name of somebody.
    private func isNamed(_ attendee: Attendee, _ names: [String]) -> Bool {
        names.contains { name in
            let name = name.trimmingWhitespace.lowercased()
            return name == attendee.email || (name.contains(" ") && name == attendee.name.lowercased())
        }
    }
}
