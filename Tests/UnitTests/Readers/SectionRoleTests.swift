import Model
import Testing

/// What each part of a note is for.
@Suite struct SectionRoleTests {
    /// Each block of minutes as `text: role`.
    private func roles(_ text: String) throws -> [String] {
        try DialectFixture.note("# Weekly meeting\n\n" + text + "\n").blocks.map {
            "\($0.text.replacing("\n", with: " / ")) = \($0.role.map { "\($0)" } ?? "-")"
        }
    }

    @Test func `a heading gives its role to all below it`() throws {
        #expect(
            try roles("## Decisions\n\n### Budget\n\nCut it.\n\n## Other\n\nText.") == [
                "Decisions = decisions", "Budget = decisions", "Cut it. = decisions", "Other = -", "Text. = -",
            ])
    }

    @Test func `a line that is a label holds up to the next one`() throws {
        #expect(
            try roles(
                "**Decisions**\n\nWe agreed on the following two things today:\n\n- a\n\nNext steps:\n\n- b\n\n**Budget**\n\n- c"
            ) == [
                "Decisions = decisions", "We agreed on the following two things today: = decisions",
                "a = decisions",
                "Next steps: = actions", "b = actions", "Budget = -", "c = -",
            ])
    }

    @Test func `an item that is a label holds for the items in it`() throws {
        #expect(
            try roles("- Topic\n  - Conclusion:\n    - cut it\n  - more\n- Resolution: go\n  - at once") == [
                "Topic = -", "Conclusion: = decisions", "cut it = decisions", "more = -", "Resolution: go = decisions",
                "at once = decisions",
            ])
    }

    @Test func `an item that consists of a label needs no colon`() throws {
        #expect(
            try roles("- Venue\n  - the hall\n- Next steps\n  - Ann: book it\n- Other\n  - more") == [
                "Venue = -", "the hall = -", "Next steps = -", "Ann: book it = actions", "Other = -", "more = -",
            ])
    }

    @Test(arguments: [("Actions/Resolutions", "actions"), ("ToDo / ToDone", "-")])
    func `a heading of two labels is one of actions`(heading: String, role: String) throws {
        #expect(try roles("## \(heading)\n\n- Ann books it").last == "Ann books it = \(role)")
    }

    @Test(arguments: [
        ("Decision: cut it", "decisions"), ("RESOLUTION: cut it", "decisions"), ("Consensus: cut it", "decisions"),
        ("**Beschluss:** cut it", "decisions"), ("Note: cut it", "-"), ("Links: https://example.com", "links"),
    ]) func `a label at its own beginning is the nearest`(line: String, role: String) throws {
        #expect(try roles("## Agenda\n\n" + line).last?.hasSuffix(role == "-" ? "agenda" : role) == true)
    }

    @Test func `a paragraph is parted where a label begins`() throws {
        #expect(
            try roles("We talked\nat length.\nDecision: cut it\nnow.") == [
                "We talked / at length. = -", "Decision: cut it / now. = decisions",
            ])
    }
}
