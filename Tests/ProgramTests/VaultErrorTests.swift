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

    @Test func `a configuration that cannot be read is an error, since it may leave files out`() throws {
        let place = try OneNote()
        try place.runner.home.write("", to: "config/daybook/config/a-folder")
        try place.ask("mast").expectError("config/daybook/config")
    }

    @Test(arguments: 4...12, ["ask 'how long is the mast'", "index", "status"])
    func `with few open files allowed, all of the vault is read or nothing is said`(limit: Int, command: String) throws
    {
        let place = try OneNote()
        for number in 1...60 { try place.runner.vault.write("# Note \(number)\n", to: "notes/\(number).md") }
        func run(_ script: String) throws -> ProgramRun {
            try place.runner.run(program: ["/bin/sh", "-c", script], input: nil)
        }
        let call = "\(BuiltProgram.path) \(command) --vault \(place.runner.vault.path)"
        // The first needs the most: it makes the index.
        let few = try run("ulimit -n \(limit) && \(call)")
        if few.status == 2 {
            few.expectError("no more files")
        } else {
            let expected = command == "index" ? "61 files: 61 read" : command == "status" ? "Notes: 61," : "nine metres"
            #expect(few.stdout.contains(expected), "\(few.testDescription)")
            #expect(few.stderr == "")
        }
        // Nothing that was known is dropped, and what was not read is read now.
        #expect(try run(call).status == 0)
        #expect(try run("\(BuiltProgram.path) status --vault \(place.runner.vault.path)").stdout.contains("Notes: 61,"))
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
    func `a file that cannot be read any more keeps what was known, and is told until it can`() throws {
        let place = try OneNote()
        let vault = ["--vault", place.runner.vault.path]
        let note = place.runner.vault.path(of: "boat.md")
        #expect(try Privileges.run(place.runner, ["ask"] + vault + ["mast"]).stderr == "")
        chmod(note, 0)
        for _ in 1...2 {
            let run = try Privileges.run(place.runner, ["ask"] + vault + ["mast"])
            #expect(run.stdout.contains("nine metres"), "\(run.testDescription)")
            #expect(
                run.stderr == "daybook: boat.md: cannot be read (Permission denied); what was known of it is kept\n")
        }
        let status = try Privileges.run(place.runner, ["status"] + vault)
        #expect(status.stdout.contains("Could not be read:\n  boat.md: cannot be read"), "\(status.testDescription)")
        chmod(note, 0o644)
        #expect(try Privileges.run(place.runner, ["ask"] + vault + ["mast"]).stderr == "")
        #expect(try !Privileges.run(place.runner, ["status"] + vault).stdout.contains("Could not be read"))
    }

    @Test func `a file above the limit is told at each question and in status`() throws {
        let place = try OneNote()
        truncate(try place.runner.vault.write("", to: "huge.md"), 100 << 20)
        for _ in 1...2 {
            let run = try place.ask("mast")
            #expect(run.stdout.contains("nine metres"), "\(run.testDescription)")
            #expect(run.stderr == "daybook: huge.md: has 100 MB; files above 64 MB are left out\n")
        }
        let status = try place.runner.runOverVault(["status"])
        #expect(status.stdout.contains("  huge.md: has 100 MB"), "\(status.testDescription)")
        #expect(status.stdout.contains("1 file that is too large"))
    }

    @Test func `a folder nested too deep is told at each question and in status`() throws {
        let place = try OneNote()
        let deep = Array(repeating: "d", count: 66).joined(separator: "/")
        try place.runner.vault.write("The mast is wood.\n", to: deep + "/deep.md")
        let told = "is nested more than 64 folders deep and is left out"
        #expect(try place.ask("mast").stderr.hasSuffix("d/d: \(told)\n"))
        #expect(try place.runner.runOverVault(["status"]).stdout.contains(told))
    }

    @Test func `a note of one very long line is read whole`() throws {
        let place = try OneNote()
        let words = String(repeating: "The rigging is checked before each voyage. ", count: 20_000)
        try place.runner.vault.write(words + "The halyard is blue.\n", to: "log.md")
        let run = try place.ask("what colour is the halyard")
        #expect(run.stdout.contains("[1] log.md:1"), "\(run.testDescription)")
        #expect(run.stderr == "")
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
