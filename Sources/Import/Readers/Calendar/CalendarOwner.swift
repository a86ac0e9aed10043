import Model

/// The evidence for the owner of a calendar file: a person's own calendar has them on every event.
///
/// In order of trust:
/// - The property `X-OWNER`, which Outlook writes, names the owner.
/// - The calendar's name (`X-WR-CALNAME`, or `NAME` of RFC 7986, section 5.1) is the address or full name of a person who takes part in at
///   least half of the events with people, and organizes at least one.
/// - Exactly one person takes part in nearly all events with two or more people, of which there are at least five, and organizes at least
///   one.
///
/// A series counts as one event; private events do not count. A calendar shared by several people has no owner, since nobody or more than
/// one of them takes part in all events.
struct CalendarOwner {
    private struct Participant {
        var attendee: Attendee
        var events = 0
        /// The number of their events that also name others.
        var inCompany = 0
        var called = 0
    }

    private var participants: [String: Participant] = [:]
    /// The number of events with people.
    private var events = 0
    /// The number of events with two or more people.
    private var inCompany = 0

    /// The minimum number of events with two or more people; fewer are no evidence.
    private static let fewestEvents = 5
    /// One event in this many may lack the owner, since it was forwarded or moved from another calendar.
    private static let eventsForOneMissing = 20

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

    /// Returns the owner as named in the events, given the values of `X-OWNER` and the calendar's names; nil without enough evidence.
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

    /// Returns the only participant of a list, if they organize an event.
    private func one(_ participants: [Participant]) -> Attendee? {
        participants.count == 1 && participants[0].called > 0 ? participants[0].attendee : nil
    }

    /// Returns whether one of the names is the person's address or full name.
    private func isNamed(_ attendee: Attendee, _ names: [String]) -> Bool {
        names.contains { name in
            let name = name.trimmingWhitespace.lowercased()
            return name == attendee.email || (name.contains(" ") && name == attendee.name.lowercased())
        }
    }
}
