import Foundation
import TestSupport
import Testing
import Time

@testable import Writing

@Suite struct NoteWriterTests {
    private let files: TemporaryFiles
    private let writer: NoteWriter

    init() throws {
        files = try TemporaryFiles(["boat.md": "mast\n", "log/mast.md": "oil\n"])
        writer = NoteWriter(vault: files.path)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: files.path + "/" + path, encoding: .utf8)
    }

    /// The names in a folder, hidden ones too.
    private func names(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: files.path + "/" + folder).sorted()
    }

    private func expect(_ reason: WritingError.Reason, _ path: String, _ work: () throws -> Void) {
        #expect(throws: WritingError(path: path, reason: reason), performing: work)
    }

    @Test func `a file is replaced with its permissions, and nothing else stays`() throws {
        chmod(files.path + "/log/mast.md", 0o640)
        let file = try writer.read("log/mast.md")
        let new = try writer.replace(file, with: Array("paint".utf8))
        #expect(try text("log/mast.md") == "paint")
        #expect(new.bytes == Array("paint".utf8))
        #expect(try writer.read("log/mast.md").mode == 0o640)
        #expect(try names("log") == ["mast.md"])
    }

    @Test func `what a kill left in the folder is removed, but not what another process is writing`() throws {
        for name in [".daybook-1f.tmp", "log/.daybook-2.tmp", "log/.daybook-x.tmp", "log/daybook-3.tmp"] {
            try "half".write(toFile: files.path + "/" + name, atomically: false, encoding: .utf8)
        }
        let running = open(files.path + "/log/.daybook-4.tmp", O_RDWR | O_CREAT, 0o600)
        flock(running, LOCK_EX)
        try writer.replace(try writer.read("log/mast.md"), with: [0x61])
        #expect(try names("log") == [".daybook-4.tmp", ".daybook-x.tmp", "daybook-3.tmp", "mast.md"])
        #expect(try names() == [".daybook-1f.tmp", "boat.md", "log"])
        close(running)
        try writer.create("log/new.md", bytes: [0x61])
        #expect(try names("log") == [".daybook-x.tmp", "daybook-3.tmp", "mast.md", "new.md"])
    }

    @Test(arguments: [false, true])
    func `a file gets its name when it is complete, whether or not it has a hidden one before`(isNamed: Bool) throws {
        let folder = try OpenFolder(files.path, for: "x")
        do {
            var new = try TemporaryNote.written([0x61], like: nil, in: folder, for: "x", isNamed: isNamed)
            #expect(try names().contains { $0.hasPrefix(".daybook-") } == isNamed)
            folder.removeLeftovers()
            let isTaken = new.take("boat.md", in: folder)
            #expect(!isTaken && errno == EEXIST)
            let isNew = new.take("new.md", in: folder)
            #expect(isNew)
            var other = try TemporaryNote.written([0x62], like: nil, in: folder, for: "x", isNamed: isNamed)
            let isReplaced = other.hide() && other.replace("boat.md")
            #expect(isReplaced)
            _ = try TemporaryNote.written([0x63], like: nil, in: folder, for: "x", isNamed: isNamed)
        }
        #expect(try names() == ["boat.md", "log", "new.md"])
        #expect(try text("new.md") == "a")
        #expect(try text("boat.md") == "b")
    }

    @Test func `a file that changed in the meantime is left alone`() throws {
        let file = try writer.read("boat.md")
        try "sail\n".write(toFile: files.path + "/boat.md", atomically: false, encoding: .utf8)
        expect(.changed, "boat.md") { try writer.replace(file, with: [0x61]) }
        expect(.changed, "boat.md") { try writer.remove(file) }
        #expect(try text("boat.md") == "sail\n")
        #expect(try names() == ["boat.md", "log"])
    }

    @Test func `a new file comes with its folders and never takes the place of another one`() throws {
        try writer.create("daily/2026/18.md", bytes: Array("x\n".utf8))
        #expect(try text("daily/2026/18.md") == "x\n")
        expect(.taken, "boat.md") { try writer.create("boat.md", bytes: [0x61]) }
        #expect(try text("boat.md") == "mast\n")
        #expect(try names() == ["boat.md", "daily", "log"])
    }

    @Test func `a file that was made can be removed as long as it is the same`() throws {
        let file = try writer.create("new.md", bytes: Array("x\n".utf8))
        try writer.remove(file)
        #expect(try names() == ["boat.md", "log"])
    }

    @Test(arguments: ["", "/etc/hosts", "../boat.md", "log/../../x.md", "log//mast.md", "./boat.md", "log/"])
    func `a path out of the vault is refused`(path: String) {
        expect(.outsideVault, path) { _ = try writer.read(path) }
        expect(.outsideVault, path) { try writer.create(path, bytes: []) }
    }

    @Test func `hidden files are refused`() {
        expect(.hidden, ".obsidian/app.json") { _ = try writer.read(".obsidian/app.json") }
        expect(.hidden, "log/.x.md") { try writer.create("log/.x.md", bytes: []) }
    }

    @Test func `no symbolic link is followed`() throws {
        let outside = try TemporaryFiles(["secret.md": "keep\n"])
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: files.path + "/link.md", withDestinationPath: outside.path + "/secret.md")
        try manager.createSymbolicLink(atPath: files.path + "/out", withDestinationPath: outside.path)
        expect(.symbolicLink, "link.md") { _ = try writer.read("link.md") }
        expect(.symbolicLink, "out/secret.md") { _ = try writer.read("out/secret.md") }
        expect(.symbolicLink, "out/new.md") { try writer.create("out/new.md", bytes: [0x61]) }
        expect(.taken, "link.md") { try writer.create("link.md", bytes: [0x61]) }
        // A file that becomes a link after it was read is not followed either.
        let file = try writer.read("boat.md")
        try manager.removeItem(atPath: files.path + "/boat.md")
        try manager.createSymbolicLink(
            atPath: files.path + "/boat.md", withDestinationPath: outside.path + "/secret.md")
        expect(.symbolicLink, "boat.md") { try writer.replace(file, with: [0x61]) }
        #expect(try String(contentsOfFile: outside.path + "/secret.md", encoding: .utf8) == "keep\n")
        #expect(try manager.contentsOfDirectory(atPath: outside.path) == ["secret.md"])
    }

    @Test func `a read-only file is refused`() throws {
        let file = try writer.read("boat.md")
        chmod(files.path + "/boat.md", 0o444)
        expect(.readOnly, "boat.md") { try writer.replace(file, with: [0x61]) }
        #expect(try text("boat.md") == "mast\n")
        #expect(try names() == ["boat.md", "log"])
    }

    @Test(.enabled(if: getuid() != 0)) func `a read-only folder is refused`() throws {
        chmod(files.path + "/log", 0o555)
        defer { chmod(files.path + "/log", 0o755) }
        let file = try writer.read("log/mast.md")
        expect(.system(code: EACCES), "log/mast.md") { try writer.replace(file, with: [0x61]) }
        #expect(try names("log") == ["mast.md"])
    }

    @Test func `what is no text file is refused`() throws {
        try Data([0xFF, 0xFE, 0x61, 0]).write(to: URL(fileURLWithPath: files.path + "/wide.md"))
        mkfifo(files.path + "/pipe.md", 0o600)
        expect(.notText, "wide.md") { _ = try writer.read("wide.md") }
        expect(.notAFile, "pipe.md") { _ = try writer.read("pipe.md") }
        expect(.notAFile, "log") { _ = try writer.read("log") }
        expect(.missing, "none.md") { _ = try writer.read("none.md") }
    }

    // MARK: Trash

    private static let now = CivilDate(year: 2026, month: 3).adding(days: 17).at(hour: 10, minute: 15)

    @Test func `the trash of the desktop remembers where a file was`() throws {
        let desktop = try TemporaryFiles(["Trash/keep": ""])
        try FileManager.default.moveItem(atPath: files.path + "/boat.md", toPath: files.path + "/my böat.md")
        let trash = Trash(vault: files.path, desktop: desktop.path + "/Trash")
        let there = try trash.move("my böat.md", at: NoteWriterTests.now)
        #expect(there == desktop.path + "/Trash/files/my böat.md")
        #expect(try String(contentsOfFile: there, encoding: .utf8) == "mast\n")
        let info = try String(contentsOfFile: desktop.path + "/Trash/info/my böat.md.trashinfo", encoding: .utf8)
        #expect(
            info == "[Trash Info]\nPath=\(files.path)/my%20b%C3%B6at.md\nDeletionDate=2026-03-18T10:15:00\n")
        #expect(try names() == ["log"])
    }

    @Test func `two files of one name have room in the trash`() throws {
        let desktop = try TemporaryFiles(["Trash/files/boat.md": "older", "Trash/info/x": ""])
        let trash = Trash(vault: files.path, desktop: desktop.path + "/Trash")
        #expect(try trash.move("boat.md", at: NoteWriterTests.now) == desktop.path + "/Trash/files/boat 2.md")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: desktop.path + "/Trash/info").sorted()
                == ["boat 2.md.trashinfo", "x"])
    }

    @Test func `without a desktop the vault has a trash of its own`() throws {
        let trash = Trash(vault: files.path, desktop: files.path + "/none")
        #expect(try trash.move("log/mast.md", at: NoteWriterTests.now) == files.path + "/.trash/mast.md")
        #expect(try text(".trash/mast.md") == "oil\n")
        try writer.create("mast.md", bytes: [0x61])
        #expect(try trash.move("mast.md", at: NoteWriterTests.now) == files.path + "/.trash/mast 2.md")
        expect(.missing, "mast.md") { _ = try trash.move("mast.md", at: NoteWriterTests.now) }
    }
}
