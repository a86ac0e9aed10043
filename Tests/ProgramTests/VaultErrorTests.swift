import Foundation
import Testing

/// A vault that cannot be read, and what the program says about it.
@Suite struct VaultErrorTests {
    @Test func `without a vault the ways to name one are told`() throws {
        try ProgramRunner().run(["ask", "pricing"]).expectError("--vault", "DAYBOOK_VAULT", "config/daybook/config")
    }

    @Test func `a vault that is not there is an error`() throws {
        try ProgramRunner().run(["ask", "--vault", "/nowhere/at-all", "x"]).expectError("/nowhere/at-all", "--vault")
    }

    @Test func `a vault that is a file is an error`() throws {
        let place = try OneNote()
        try place.runner.run(["ask", "--vault", place.runner.vault.path(of: "boat.md"), "x"]).expectError(
            "boat.md", "--vault")
    }

    @Test func `a vault without notes is an error`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("print(1)", to: "code.py")
        try runner.runOverVault(["ask", "x"]).expectError(runner.vault.path, ".md")
    }

    @Test func `the vault can be set in the environment and the configuration`() throws {
        let place = try OneNote()
        let byVariable = try place.runner.run(["ask", "mast"], setting: ["DAYBOOK_VAULT": place.runner.vault.path])
        #expect(byVariable.status == 0, "\(byVariable.testDescription)")
        try place.runner.home.write("vault = \(place.runner.vault.path)\n", to: "config/daybook/config")
        #expect(try place.runner.run(["ask", "mast"]).status == 0)
    }

    @Test(.enabled(if: Privileges.canBeDropped, "only root can give up its rights"))
    func `an unreadable folder is told and the rest is answered`() throws {
        let place = try OneNote()
        try place.runner.vault.write("# Secret\n\nThe mast is wood.\n", to: "locked/secret.md")
        defer { chmod(place.runner.vault.path(of: "locked"), 0o700) }
        chmod(place.runner.vault.path(of: "locked"), 0)
        let run = try Privileges.run(place.runner, ["ask", "--vault", place.runner.vault.path, "how long is the mast"])
        #expect(run.stdout.contains("nine metres"), "\(run.testDescription)")
        #expect(!run.stdout.contains("wood"))
        #expect(run.stderr.contains("locked"), "\(run.stderr)")
        #expect(run.status == 0)
    }

    @Test(.enabled(if: Privileges.canBeDropped, "only root can give up its rights"))
    func `an unreadable vault is an error`() throws {
        let place = try OneNote()
        defer { chmod(place.runner.vault.path, 0o755) }
        chmod(place.runner.vault.path, 0)
        try Privileges.run(place.runner, ["ask", "--vault", place.runner.vault.path, "mast"]).expectError(
            "cannot be read",
            "permissions")
    }
}
