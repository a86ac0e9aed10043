/// A calendar of a few days around Wednesday 18 March 2026, with minutes beside it.
enum CalendarVault {
    static func make() throws -> TestVault {
        try TestVault([
            "work.ics": "BEGIN:VCALENDAR\nVERSION:2.0\n" + events.joined() + "END:VCALENDAR\n",
            "meetings/2026-03-03-kickoff.md": """
            ---
            kind: meeting
            date: 2026-03-03T10:00
            duration: 45m
            attendees: [Ana Lima, Bob Okafor]
            ---
            # Kickoff

            We start in May.
            """,
            "meetings/2026-03-04-retro.md": """
            # Retro 2026-03-04

            **Where**: Town hall

            Attendees: Ana Lima, Bob Okafor

            - It went well.
            """,
            "meetings/2026-03-05-clinic.md":
                "---\nkind: meeting\ndate: 2026-03-05\nplace: Room 4.12\n---\n# Clinic\n\nHerring.\n",
            "todo.md": "# Chores\n\n- [ ] paint the warehouse\n- [x] sweep the yard\n",
            "notes/keys.md": "# Keys\n\nThe key hangs behind the door.\n",
        ])
    }

    private static let events = [
        event(1, "Stand-up", "20260319T090000Z", "20260319T093000Z", "LOCATION:Zoom\n", ["Ana Lima"]),
        event(2, "Pricing sync", "20260319T140000Z", "20260319T150000Z", "", ["Bob Okafor"]),
        event(3, "Interview", "20260319T143000Z", "20260319T153000Z", "", ["Carla Diaz"]),
        event(4, "Call", "20260319T153000Z", "20260319T160000Z", "", ["Carla Diaz"], status: "CANCELLED"),
        event(5, "Presentation", "20260323T100000Z", "20260323T111500Z", "LOCATION:Hall B\n", ["Ana Lima"]),
        "BEGIN:VEVENT\nUID:6\nSUMMARY:Mum's birthday\nDTSTART;VALUE=DATE:20260320\nEND:VEVENT\n",
        event(7, "Old call", "20260202T100000Z", "20260202T110000Z", "", ["Bob Okafor"]),
        event(8, "Board meeting", "20260409T100000Z", "20260409T120000Z", "", ["Bob Okafor"]),
    ]

    private static func event(
        _ number: Int, _ title: String, _ start: String, _ end: String, _ lines: String, _ people: [String],
        status: String = "CONFIRMED"
    ) -> String {
        let attendees = people.map { "ATTENDEE;CN=\($0):mailto:\($0.split(separator: " ")[0].lowercased())@x.org\n" }
        return
            "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:\(title)\n\(lines)DTSTART:\(start)\nDTEND:\(end)\nSTATUS:\(status)\n"
            + attendees.joined() + "END:VEVENT\n"
    }
}
