import Foundation
import Testing

/// Ctrl-C while files are read.
@Suite struct StoppedImportTests {
    private static let interrupt = "\u{03}"

    private let desk: Desk

    init() throws { desk = try Desk() }

    private static let logs = 6000

    /// Writes so much that reading it takes many seconds, also on a fast machine that gives the test little time.
    private func writeLogs() throws {
        let page = (1...400).map { "Line \($0) speaks of ropes, sails and the weather of that week.\n" }.joined()
        try desk.runner.vault.write("# Log\n\n\(page)", to: "log/1.md")
        let first = desk.runner.vault.path(of: "log/1.md")
        for number in 2...Self.logs {
            try FileManager.default.linkItem(atPath: first, toPath: desk.runner.vault.path(of: "log/\(number).md"))
        }
    }

    private func removeLogs() throws { try FileManager.default.removeItem(atPath: desk.runner.vault.path(of: "log")) }

    /// The numbers of the line that says how much was read.
    private func stopped(_ terminal: Terminal) throws -> (read: Int, files: Int) {
        let line = try terminal.wait(for: "goes on reading.")
        let match = try #require(line.firstMatch(of: /Stopped: ([0-9]+) of ([0-9]+) files are read/), "\(line)")
        return (try #require(Int(match.1)), try #require(Int(match.2)))
    }

    @Test func `Ctrl-C stops the first import, and what was read can be asked`() throws {
        try writeLogs()
        let terminal = try desk.terminal()
        try terminal.wait(for: "reading ")
        terminal.send(Self.interrupt)
        let (read, files) = try stopped(terminal)
        #expect(read > 0 && read < files && files == Self.logs + 2)
        try terminal.enter("half a question")
        try terminal.wait(for: "half a question")
        try terminal.awaitReading()
        terminal.send(Self.interrupt)
        // What stands first in the vault was read first.
        try terminal.enter("how long is the mast?\r")
        try terminal.wait(for: "reading ")
        terminal.send(Self.interrupt)
        let more = try stopped(terminal)
        // Ctrl-C may come before the next batch is written: then nothing more is read, and nothing is lost.
        #expect(more.read >= read && more.read < files)
        try terminal.wait(for: "nine metres")
        try terminal.enter("\u{04}")
        #expect(terminal.finish() == 0)
        // What was read is not read again.
        try removeLogs()
        let run = try desk.runner.runOverVault(["index"])
        #expect(run.stdout == "2 files: 0 read, \(more.read - 2) gone, 2 unchanged\n", "\(run.testDescription)")
    }

    @Test func `Ctrl-C ends daybook index with status 130, and nothing is lost`() throws {
        try writeLogs()
        let terminal = try Terminal(desk.runner, ["index", "--vault", desk.runner.vault.path])
        try terminal.wait(for: "reading ")
        terminal.send(Self.interrupt)
        #expect(terminal.finish() == 128 + SIGINT)
        try removeLogs()
        let run = try desk.runner.runOverVault(["index"])
        #expect(run.status == 0 && run.stdout.hasPrefix("2 files: "), "\(run.testDescription)")
    }
}
