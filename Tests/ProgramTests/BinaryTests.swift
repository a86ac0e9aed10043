import Foundation
import Testing

/// What the built program is made of.
@Suite struct BinaryTests {
    @Test func `the program is linked without Foundation proper and ICU`() throws {
        let libraries = try LinkedLibraries(program: BuiltProgram.path).names
        // The parts that are needed at each start are a few of the toolchain's.
        #expect(libraries.isEmpty || libraries.contains { $0.hasPrefix("libc.so") }, "\(libraries)")
        for name in ["libFoundation.so", "libFoundationInternationalization", "lib_FoundationICU", "libicu"] {
            #expect(!libraries.contains { $0.hasPrefix(name) }, "\(libraries)")
        }
    }

    @Test(.enabled(if: Sanitizer.name != nil, "only `make sanitize` builds such a program"))
    func `the program that the tests start is the sanitized one`() throws {
        let marks = ["address": "__asan_init", "thread": "__tsan_init"]
        let mark = try #require(marks[Sanitizer.name ?? ""])
        let program = try Data(contentsOf: URL(fileURLWithPath: BuiltProgram.path), options: .alwaysMapped)
        #expect(program.range(of: Data(mark.utf8)) != nil, "\(BuiltProgram.path)")
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
