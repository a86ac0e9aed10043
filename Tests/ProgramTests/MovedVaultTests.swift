import Foundation
import Testing

/// One vault has one index, however it is named and wherever it is moved.
@Suite struct MovedVaultTests {
    private let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        try runner.home.write("The mast is nine metres long.\n", to: "notes/boat.md")
        try runner.home.write("The sail is red.\n", to: "notes/sail.md")
    }

    private func path(_ name: String) -> String { runner.home.path(of: name) }

    private func index(_ vault: String, _ options: String...) throws -> ProgramRun {
        try runner.run(["index", "--vault", vault] + options)
    }

    /// The names of the indexes, without what stands beside them.
    private func indexes() -> [String] {
        runner.home.files(below: "cache/daybook").filter { $0.hasSuffix(".sqlite") }
    }

    private func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
    }

    private static let whole = "2 files: 2 read, 0 gone, 0 unchanged\n"
    private static let unchanged = "2 files: 0 read, 0 gone, 2 unchanged\n"

    @Test(arguments: [
        "$HOME/notes", "$HOME/notes/", "$HOME//notes/.", "$HOME/link", "$HOME/link/", "notes", "./notes",
        "../$NAME/notes", "'~/notes'",
        "'~/link'",
    ]) func `a vault is the same one by every path that leads to it`(vault: String) throws {
        let home = path("")
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("notes"))
        #expect(try index(path("notes")).stdout == MovedVaultTests.whole)
        let script = "cd '\(home)' && NAME=$(basename \"$PWD\") && \(BuiltProgram.path) index --vault \(vault)"
        let run = try runner.run(program: ["/bin/sh", "-c", script], input: nil)
        #expect(run.stdout == MovedVaultTests.unchanged, "\(run.testDescription)")
        #expect(indexes().count == 1)
    }

    @Test(arguments: ["notes in the attic", "deep/folder/notes"])
    func `a vault that was moved keeps its index, and nothing is read again`(place: String) throws {
        #expect(try index(path("notes")).stdout == MovedVaultTests.whole)
        let old = indexes()
        try FileManager.default.createDirectory(atPath: path("deep/folder"), withIntermediateDirectories: true)
        try move("notes", to: place)
        let run = try index(path(place))
        #expect(run.stdout == MovedVaultTests.unchanged, "\(run.testDescription)")
        #expect(run.stderr == "")
        #expect(indexes().count == 1 && indexes() != old)
        let status = try runner.run(["status", "--vault", path(place)]).stdout
        #expect(status.contains("Index: \(path("cache/daybook"))/\(indexes()[0])\n"), "\(status)")
        try move(place, to: "notes")
        #expect(try index(path("notes")).stdout == MovedVaultTests.unchanged)
        #expect(indexes() == old)
    }

    @Test func `a moved vault answers without a look at it`() throws {
        _ = try index(path("notes"))
        try move("notes", to: "moved")
        let run = try runner.run(["ask", "--no-update", "--vault", path("moved"), "how long is the mast"])
        #expect(run.stdout.contains("nine metres"), "\(run.testDescription)")
    }

    @Test func `what changed while a vault was moved is read`() throws {
        _ = try index(path("notes"))
        try move("notes", to: "moved")
        try runner.home.write("The rope is blue.\n", to: "moved/rope.md")
        #expect(try index(path("moved")).stdout == "3 files: 1 read, 0 gone, 2 unchanged\n")
        // The index knows its folder's new name, so that another one may have the old name.
        try runner.home.write("The keel is lead.\n", to: "notes/keel.md")
        #expect(try index(path("notes")).stdout == "1 files: 1 read, 0 gone, 0 unchanged\n")
        #expect(try index(path("moved")).stdout == "3 files: 0 read, 0 gone, 3 unchanged\n")
        #expect(indexes().count == 2)
    }

    @Test func `another vault in the place of a moved one has an index of its own`() throws {
        _ = try index(path("notes"))
        try move("notes", to: "moved")
        try runner.home.write("The keel is lead.\n", to: "notes/keel.md")
        _ = try index(path("notes"))
        let run = try runner.run(["ask", "--vault", path("notes"), "how long is the mast"])
        #expect(!run.stdout.contains("nine metres"), "\(run.testDescription)")
        #expect(
            try runner.run(["ask", "--vault", path("moved"), "how long is the mast"]).stdout.contains("nine metres"))
    }

    @Test func `a copy of a vault has an index of its own`() throws {
        _ = try index(path("notes"))
        try FileManager.default.copyItem(atPath: path("notes"), toPath: path("copy"))
        #expect(try index(path("copy")).stdout == MovedVaultTests.whole)
        #expect(try index(path("notes")).stdout == MovedVaultTests.unchanged)
        #expect(indexes().count == 2)
    }

    @Test func `an index whose place was chosen stays there when its vault is moved`() throws {
        let own = ["--index", path("own.sqlite")]
        _ = try runner.run(["index", "--vault", path("notes")] + own)
        try move("notes", to: "moved")
        let run = try runner.run(["index", "--vault", path("moved")] + own)
        #expect(run.stdout == MovedVaultTests.unchanged && run.stderr == "", "\(run.testDescription)")
        #expect(indexes().isEmpty)
    }

    @Test func `all of several first questions after a move get the whole answer`() async throws {
        _ = try index(path("notes"))
        try move("notes", to: "moved")
        let (runner, vault) = (runner, path("moved"))
        let runs = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<6 {
                group.addTask { try runner.run(["ask", "--vault", vault, "how long is the mast"]) }
            }
            var runs: [ProgramRun] = []
            for try await run in group { runs.append(run) }
            return runs
        }
        #expect(Set(runs.map(\.stdout)).count == 1 && runs.allSatisfy { $0.status == 0 && $0.stderr == "" }, "\(runs)")
        #expect(try index(vault).stdout == MovedVaultTests.unchanged)
        #expect(indexes().count == 1)
    }

    @Test func `who has the index open while its vault is moved goes on with it`() throws {
        let vault = runner.vault.path
        try runner.vault.write("The mast is nine metres long.\n", to: "boat.md")
        try runner.vault.write("The sail is red.\n", to: "sail.md")
        let open = try RunningProgram(runner, ["--json"], hasInput: true)
        open.write("how long is the mast")
        #expect(open.nextLine().contains("nine metres"))
        try FileManager.default.moveItem(atPath: vault, toPath: path("moved"))
        #expect(try index(path("moved")).stdout == MovedVaultTests.unchanged)
        try FileManager.default.createSymbolicLink(atPath: vault, withDestinationPath: path("moved"))
        open.write("which colour has the sail")
        #expect(open.nextLine().contains("red"))
        open.closeInput()
        #expect(open.end().messages == "")
        #expect(try index(path("moved")).stdout == MovedVaultTests.unchanged)
        #expect(indexes().count == 1)
    }

    @Test(arguments: ["link", "link/", "notes/.", "notes"])
    func `a section of the configuration means its vault by every path`(name: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("notes"))
        try runner.home.write("[vault \(path(name))]\nignore = sail.md\n", to: "config/daybook/config")
        for vault in ["notes", "link"] {
            #expect(try index(path(vault)).stdout.hasPrefix("1 files: "), "\(vault)")
        }
    }
}
