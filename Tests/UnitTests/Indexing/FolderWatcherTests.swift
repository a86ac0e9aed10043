import Foundation
import Testing

@testable import Indexing

@Suite struct FolderWatcherTests {
    private let vault: TemporaryVault
    private let watcher: FolderWatcher

    init() throws {
        vault = try TemporaryVault()
        try vault.write("notes/a.md", "text")
        watcher = try FolderWatcher(root: vault.folder)
        try watcher.watch(VaultScanner(root: vault.folder).scan().folders)
    }

    @Test func `nothing is told where nothing happened`() {
        #expect(watcher.takeChanges() == [])
    }

    @Test func `a file that is written, touched, renamed or removed is a change`() throws {
        try vault.write("notes/a.md", "other")
        #expect(watcher.takeChanges() == .files)
        try vault.write("notes/a.md", "other", modified: 1_700_000_000)
        #expect(watcher.takeChanges() == .files)
        try vault.rename("notes/a.md", to: "b.md")
        #expect(watcher.takeChanges() == .files)
        try vault.remove("b.md")
        #expect(watcher.takeChanges() == .files)
    }

    @Test func `reading is no change`() throws {
        _ = try vault.update()
        #expect(watcher.takeChanges() == [])
    }

    @Test func `other formats and hidden files are no change`() throws {
        for name in ["a.pdf", ".a.md.swp", "4913"] { try vault.write(name, "text") }
        // Written through a file of another name first, as Foundation does.
        #expect(watcher.takeChanges() == [])
    }

    @Test func `a new folder is told, and watched when asked for`() throws {
        try vault.write("new/b.md", "text")
        #expect(watcher.takeChanges() == [.files, .folders])
        try watcher.watch(VaultScanner(root: vault.folder).scan().folders)
        try vault.write("new/c.md", "text")
        #expect(watcher.takeChanges() == .files)
    }

    @Test func `a folder that is not wanted any more is left alone`() throws {
        try watcher.watch([""])
        _ = watcher.takeChanges()
        try vault.write("notes/b.md", "text")
        #expect(watcher.takeChanges() == [])
    }

    @Test func `a folder that is removed is told`() throws {
        try vault.remove("notes")
        #expect(watcher.takeChanges() == [.files, .folders])
        try watcher.watch([""])
        try vault.write("b.md", "text")
        #expect(watcher.takeChanges() == .files)
    }

    @Test func `lost events may have been anything`() {
        let overflow = UInt32(bitPattern: Int32(IN_Q_OVERFLOW))
        #expect(FolderWatcher.meaning(of: overflow, name: "") == [.files, .folders])
    }

    @Test func `a hidden folder says nothing`() {
        #expect(FolderWatcher.meaning(of: UInt32(IN_CREATE) | UInt32(IN_ISDIR), name: ".git") == [])
    }
}
