import Foundation
import Testing

/// Private notes stay out of everything that is said, unless they are asked for.
@Suite struct PrivateTests {
    private static let plain = [
        "sync.md":
            "---\nkind: meeting\ndate: 2026-03-10T14:00\nattendees: [Sarah Chen, Bob Okafor]\n---\n# Pricing sync\n\nWe keep the tier.\n- [ ] send the price list\n",
        "boat.md": "---\ndate: 2026-03-01\n---\n# Boat\n\nThe mast is nine metres long. #boat\n",
    ]
    private static let secret = [
        "zoe.md":
            "---\nkind: meeting\ndate: 2026-03-12T09:00\nattendees: [Sarah Chen, Zoe Quist]\nprivate: true\n---\n# Surgery\n\nThe mast of zirconium costs a salary.\n- [ ] call the surgeon\n",
        "diary.md": "---\ndate: 2026-03-17\ntags: [private, surgery]\n---\n# Diary\n\nThe mast broke with Zoe.\n",
    ]

    private func runner(_ files: [String: String]...) throws -> ProgramRunner {
        let runner = try ProgramRunner()
        for (name, text) in files.joined() { try runner.vault.write(text, to: name) }
        return runner
    }

    @Test(arguments: [
        "what about the mast", "zirconium", "what did I discuss with Zoe", "what did I discuss with Sarah last week",
        "who was at the surgery", "when did I last meet Sarah", "how many meetings in March", "open tasks", "#surgery",
        "what is the latest", "notes from 17 March", "surgry salery", "who called the surgeon",
    ]) func `an answer is the same as if there were no private notes`(question: String) throws {
        let without = try runner(PrivateTests.plain)
        let with = try runner(PrivateTests.plain, PrivateTests.secret)
        // Where nothing is found, their number is told, which is the same for every question.
        let told = "2 private notes and meetings were not searched (see --private).\n"
        for command in [["ask", question], ["explain", "--scores", question]] {
            let run = try with.runOverVault(command)
            let expected = try without.runOverVault(command)
            #expect(run.stdout.replacing(told, with: "") == expected.stdout, "\(run.testDescription)")
            #expect(run.stdout.contains(told) == (command[0] == "ask" && expected.status == 1))
            #expect(run.stderr == "")
        }
    }

    @Test func `private notes answer where they are asked for`() throws {
        let runner = try runner(PrivateTests.plain, PrivateTests.secret)
        let run = try runner.runOverVault(["ask", "--private", "what about zirconium"])
        #expect(run.stdout.contains("zoe.md:"), "\(run.testDescription)")
        #expect(try runner.runOverVault(["ask", "--private", "who was at the surgery"]).stdout.contains("Zoe Quist"))
        let piped = try runner.runOverVault(["--private"], input: #"{"question": "open tasks"}"# + "\n")
        #expect(piped.stdout.contains("call the surgeon"))
    }

    private static let broken = [
        "zoe-layoffs.md": "---\nprivate: true\ntitle: [open\n---\n# Layoffs\n\nThe mast is sold.\n",
        "open.md": "---\ntitle: [open\n---\n# Open\n\nNothing.\n",
    ]

    @Test func `no message names a private file, and status counts what could not be read of them`() throws {
        let runner = try runner(PrivateTests.plain, PrivateTests.broken)
        let ask = try runner.runOverVault(["ask", "what about the mast"])
        #expect(ask.stderr.contains("open.md:2:") && !ask.stderr.contains("zoe"), "\(ask.testDescription)")
        let index = try runner.runOverVault(["index", "--rebuild"])
        #expect(index.stderr.contains("open.md:2:") && !index.stderr.contains("zoe"), "\(index.testDescription)")
        let status = try runner.runOverVault(["status"])
        #expect(status.stdout.contains("1 problem of private notes (see --private)"), "\(status.testDescription)")
        #expect(status.stdout.contains("open.md:2:") && !status.stdout.contains("zoe"))
        #expect(try runner.runOverVault(["status", "--private"]).stdout.contains("zoe-layoffs.md:3:"))
    }

    @Test func `a check of old answers counts private quotes and names none`() throws {
        let runner = try runner(PrivateTests.plain, PrivateTests.secret)
        let kept = try runner.runOverVault(["ask", "--json", "--private", "what about the mast"]).stdout
        try #require(kept.contains("zoe.md") && kept.contains("boat.md"))
        func check(_ options: String...) throws -> ProgramRun {
            let place = ["--vault", runner.vault.path, "-"]
            return try runner.run(["check"] + options + place, input: kept)
        }
        let plain = try check()
        #expect(plain.stdout.contains(" private (see --private)"), "\(plain.testDescription)")
        #expect(plain.status == 1)
        for run in [plain, try check("--json")] {
            #expect(!run.stdout.contains("zoe") && !run.stdout.contains("diary"), "\(run.testDescription)")
        }
        #expect(try check("--json").objects().last?["private"] as? Int == 2)
        #expect(try check("--private").status == 0)
        #expect(try check("--private", "--json").stdout.contains("zoe.md"))
    }

    @Test func `status counts private documents and names none`() throws {
        let run = try runner(PrivateTests.plain, PrivateTests.secret).runOverVault(["status"])
        #expect(run.stdout.contains("Notes: 1, meetings: 1, people: 2\n"), "\(run.testDescription)")
        #expect(run.stdout.contains("2 private notes and meetings (see --private)"))
        #expect(!run.stdout.contains("diary") && !run.stdout.contains("zoe"))
    }
}
