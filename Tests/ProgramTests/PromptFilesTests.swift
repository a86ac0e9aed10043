import Foundation
import Testing

/// `--prompts DIR` and `daybook prompts`.
@Suite struct PromptFilesTests {
    private let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        _ = try runner.vault.write("The crane stays where it is.\n", to: "crane.md")
    }

    private func ask(_ question: String, prompts: [String: String]) throws -> ProgramRun {
        for (name, text) in prompts { _ = try runner.home.write(text, to: "own/" + name) }
        return try runner.run(["ask", "--vault", runner.vault.path, "--prompts", runner.home.path + "/own", question])
    }

    @Test func `a user's own words replace those of the program`() throws {
        let result = try ask("crane", prompts: ["find.txt": "find.headline.one: Genau eine Stelle{{conditions}}\n"])
        #expect(result.stdout.hasPrefix("Genau eine Stelle"))
    }

    @Test func `a misspelt slot is told with file and line`() throws {
        let result = try ask("crane", prompts: ["find.txt": "# mine\nfind.headline: {{cuont}} places{{conditions}}\n"])
        #expect(result.status == 2)
        #expect(
            result.stderr.contains(
                "own/find.txt:2: 'find.headline' has no slot {{cuont}}; it has {{conditions}}, {{count}}"))
    }

    @Test func `a slot that is missing is told with file and line`() throws {
        let result = try ask("crane", prompts: ["a.txt": "find.headline: places{{conditions}}\n"])
        #expect(result.status == 2)
        #expect(result.stderr.contains("own/a.txt:1: 'find.headline' lacks the slot {{count}}"))
    }

    @Test func `the folder of a language holds for its answers alone`() throws {
        let own = [
            "find.txt": "find.headline.one: Just one{{conditions}}\n",
            "de/find.txt": "find.headline.one: Genau eine Stelle{{conditions}}\n",
        ]
        #expect(try ask("where does the crane stay", prompts: own).stdout.hasPrefix("Just one"))
        #expect(try ask("wo ist crane", prompts: own).stdout.hasPrefix("Genau eine Stelle"))
    }

    @Test func `a slot that is missing in a language is told with file and line`() throws {
        let result = try ask("crane", prompts: ["de/a.txt": "find.headline: Stellen{{conditions}}\n"])
        #expect(result.status == 2)
        #expect(result.stderr.contains("own/de/a.txt:1: 'find.headline' lacks the slot {{count}}"))
    }

    @Test func `a folder that is not there is told`() throws {
        let result = try runner.run(["ask", "--vault", runner.vault.path, "--prompts", "/nowhere", "crane"])
        #expect(result.status == 2)
        #expect(result.stderr.contains("/nowhere"))
    }

    @Test func `the program's words are written into a folder once, and can be used from there`() throws {
        let folder = runner.home.path + "/texts"
        let written = try runner.run(["prompts", folder])
        #expect(written.status == 0)
        #expect(written.stdout.contains(folder + "/en/find.txt") && written.stdout.contains(folder + "/de/find.txt"))
        #expect(try runner.run(["ask", "--vault", runner.vault.path, "--prompts", folder, "crane"]).status == 0)
        #expect(try runner.run(["prompts", folder]).status == 2)
    }
}
