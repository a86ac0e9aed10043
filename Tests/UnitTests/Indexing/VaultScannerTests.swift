import Foundation
import Indexing
import Testing

@Suite struct VaultScannerTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func paths(ignore: [String] = []) -> [String] {
        VaultScanner(root: vault.folder, ignore: ignore).scan().files.map(\.path).sorted()
    }

    @Test func `files of every format are found`() throws {
        for name in ["b.md", "a/z.ICS", "a/b/c.vtt", "d.srt", "e.txt", "f.markdown", "A.md"] {
            try vault.write(name, "text")
        }
        #expect(paths() == ["A.md", "a/b/c.vtt", "a/z.ICS", "b.md", "d.srt", "e.txt", "f.markdown"])
    }

    @Test func `other files are passed over`() throws {
        for name in ["a.pdf", "b", "c.md.bak", "md", "d.json"] { try vault.write(name, "text") }
        #expect(paths().isEmpty)
    }

    @Test func `hidden files and folders are passed over`() throws {
        for name in [".hidden.md", ".git/a.md", "a/.obsidian/b.md", "a/c.md"] { try vault.write(name, "text") }
        #expect(paths() == ["a/c.md"])
    }

    @Test(arguments: [
        ("private", ["a.md", "work/b.md", "work/draft-1.md"]), ("draft-*", ["a.md", "private/c.md", "work/b.md"]),
        ("work/*", ["a.md", "private/c.md"]), ("?.md", ["work/draft-1.md"]),
        ("work/b.md", ["a.md", "private/c.md", "work/draft-1.md"]),
        ("none", ["a.md", "private/c.md", "work/b.md", "work/draft-1.md"]),
    ]) func `a pattern names a file, a folder or a path`(pattern: String, rest: [String]) throws {
        for name in ["a.md", "private/c.md", "work/b.md", "work/draft-1.md"] { try vault.write(name, "text") }
        #expect(paths(ignore: [pattern]) == rest)
    }

    @Test func `symbolic links are not followed`() throws {
        try vault.write("real/a.md", "text")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: vault.path("link.md"), withDestinationPath: vault.path("real/a.md"))
        try files.createSymbolicLink(atPath: vault.path("folder"), withDestinationPath: vault.path("real"))
        try files.createSymbolicLink(atPath: vault.path("real/loop"), withDestinationPath: vault.folder)
        #expect(paths() == ["real/a.md"])
    }

    @Test func `a size and a time are told with each file`() throws {
        try vault.write("a.md", "12345", modified: 1_700_000_000)
        let file = try #require(VaultScanner(root: vault.folder).scan().files.first)
        #expect(file.stamp.size == 5)
        #expect(file.stamp.modified == 1_700_000_000 * 1_000_000_000)
    }

    @Test func `a vault that is not there is told`() {
        let listing = VaultScanner(root: vault.folder + "/none").scan()
        #expect(listing.files.isEmpty)
        #expect(listing.unreadable.map(\.path) == ["."])
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may read every folder"))
    func `a folder that cannot be read is told and the rest is found`() throws {
        try vault.write("locked/a.md", "text")
        try vault.write("b.md", "text")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: vault.path("locked"))
        let listing = VaultScanner(root: vault.folder).scan()
        #expect(listing.files.map(\.path) == ["b.md"])
        #expect(listing.unreadable.map(\.path) == ["locked"])
        #expect(listing.unreadable.first?.reason.isEmpty == false)
    }
}
