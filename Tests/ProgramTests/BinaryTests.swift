import Foundation
import Testing

/// What the built program is made of.
@Suite struct BinaryTests {
    private static let ldd: String? = ["/usr/bin/ldd", "/bin/ldd"].first(
        where: FileManager.default.isExecutableFile)

    @Test(.enabled(if: BinaryTests.ldd != nil, "ldd is not installed"))
    func `the program is linked without Foundation proper`() throws {
        let ldd = try #require(BinaryTests.ldd)
        let run = try ProgramRunner().run(program: [ldd, BuiltProgram.path], input: nil)
        let libraries = run.stdout.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("lib") }
        #expect(run.stdout.contains("libc.so"), "\(run.testDescription)")
        #expect(!libraries.contains { $0.hasPrefix("libFoundation.so") }, "\(run.testDescription)")
        #expect(!libraries.contains { $0.hasPrefix("libFoundationInternationalization.so") }, "\(run.testDescription)")
    }

    @Test(arguments: [
        ("Europe/Berlin", "2026-03-09T00:00:00+01:00", "2026-03-16T00:00:00+01:00"),
        ("America/New_York", "2026-03-09T00:00:00-04:00", "2026-03-16T00:00:00-04:00"),
        ("Asia/Kolkata", "2026-03-09T00:00:00+05:30", "2026-03-16T00:00:00+05:30"),
    ])
    func `named time zones work`(zone: String, start: String, end: String) throws {
        let runner = try ProgramRunner()
        try runner.vault.write(
            "---\ndate: 2026-01-08T14:00\nkind: meeting\n---\n\n# Budget\n\nRent goes up.\n", to: "budget.md")
        let reading = try runner.runOverVault(["explain", "--json", "notes of last week"], setting: ["TZ": zone])
            .object()
        let time = try #require((reading["reading"] as? [String: Any])?["time"] as? [String: Any])
        #expect(time["start"] as? String == start)
        #expect(time["end"] as? String == end)
    }

    @Test func `a date in winter has the offset of winter`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write(
            "---\ndate: 2026-01-08T14:00\nkind: meeting\n---\n\n# Budget\n\nRent goes up.\n", to: "budget.md")
        let run = try runner.runOverVault(["ask", "--json", "budget rent"], setting: ["TZ": "America/New_York"])
        let citation = try #require((try run.object()["citations"] as? [[String: Any]])?.first)
        #expect(citation["date"] as? String == "2026-01-08T14:00:00-05:00")
    }
}
