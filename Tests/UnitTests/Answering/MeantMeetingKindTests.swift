import Answering
import Model
import Testing

/// What "meetings" means in a vault whose notes are not marked as such, asked on Wednesday 18 March 2026.
@Suite struct MeantMeetingKindTests {
    private let weekly = [
        "2026/2026-03-03.md": "# March 3rd\n\n### Gus\n\n- the pier\n",
        "2026/2026-03-10.md": "# March 10th\n\n### Ida\n\n- the crane\n",
        "2026/2026-03-17.md": "# March 17th\n\n### Gus\n\n- the pier again\n", "idea.md": "# Idea\n\nA pier of oak.\n",
    ]

    @Test(arguments: [
        ("how many meetings did we have in March 2026", 3),
        ("in how many of our weekly meetings was the pier mentioned", 2),
        ("how many weekly meetings did we have in March 2026", 3),
    ]) func `where no note is a meeting, dated notes are meant`(question: String, count: Double) throws {
        let answer = try TestVault(weekly).ask(question)
        #expect(answer.value == .number(count))
        #expect(answer.remarks.contains { $0.contains("notes with a date are meant") })
    }

    @Test func `where there are meetings, notes are none`() throws {
        var files = weekly
        files["m.md"] = TestVault.meeting("2026-03-05", "Bob Okafor", "Harbour talk")
        let answer = try TestVault(files).ask("how many meetings did we have in March 2026")
        #expect(answer.value == .number(1))
        #expect(!answer.remarks.contains { $0.contains("notes") })
    }

    @Test func `how often meetings take place is a condition where a title has it`() throws {
        let files = [
            "a.md": TestVault.meeting("2026-03-05", "Bob Okafor", "Weekly meeting"),
            "b.md": TestVault.meeting("2026-03-06", "Bob Okafor", "Harbour meeting"),
        ]
        #expect(try TestVault(files).ask("how many weekly meetings did we have in March 2026").value == .number(1))
    }
}
