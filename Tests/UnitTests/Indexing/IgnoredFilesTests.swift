import Foundation
import Indexing
import Testing

/// What is passed over in a vault, and how it is counted.
@Suite struct IgnoredFilesTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func scan(_ ignore: String..., counting: Bool = false) -> VaultScanner.Listing {
        VaultScanner(root: vault.folder, ignore: ignore).scan(counting: counting)
    }

    private func writeNotes(_ names: String...) throws {
        for name in names { try vault.write(name, "text") }
    }

    @Test func `an exception brings back what an earlier pattern left out`() throws {
        try writeNotes("a.md", "b.md", "keep.md")
        #expect(scan("*.md", "!keep.md").files.map(\.path).sorted() == ["keep.md"])
        #expect(scan("!keep.md", "*.md").files.isEmpty)
    }

    @Test func `an exception brings back a file of a folder that is left out`() throws {
        try writeNotes("archive/a.md", "archive/2026/keep.md", "b.md")
        #expect(
            scan("archive/", "!archive/2026/keep.md").files.map(\.path).sorted() == ["archive/2026/keep.md", "b.md"])
        #expect(scan("archive/", "!archive/2026/").files.map(\.path).sorted() == ["archive/2026/keep.md", "b.md"])
    }

    @Test func `a pattern behind an exception leaves out again`() throws {
        try writeNotes("archive/a.md", "archive/b.md")
        #expect(scan("archive", "!archive/*.md", "b.md").files.map(\.path).sorted() == ["archive/a.md"])
    }

    @Test func `what Obsidian excludes is left out by the beginning of its path or by an expression`() throws {
        try writeNotes("Templates/a.md", "notes/draft 12.md", "notes/draft.md", "templates.md")
        try vault.write(
            ".obsidian/app.json", #"{"alwaysUpdateLinks": true, "userIgnoreFilters": ["Templates/", "/draft \\d+/"]}"#)
        #expect(scan().files.map(\.path).sorted() == ["notes/draft.md", "templates.md"])
    }

    @Test func `settings of Obsidian that cannot be understood are told and leave out nothing`() throws {
        try writeNotes("a.md")
        try vault.write(".obsidian/app.json", "{")
        #expect(scan().problems.map(\.path) == [".obsidian/app.json"])
        try vault.write(".obsidian/app.json", #"{"userIgnoreFilters": ["/(/", "b"]}"#)
        #expect(scan().problems.first?.message.contains("/(/") == true)
        #expect(scan().files.map(\.path).sorted() == ["a.md"])
    }

    @Test func `an expression that is not understood is told, and leaves out nothing`() throws {
        try writeNotes("a.md", "b.md")
        try vault.write(".obsidian/app.json", #"{"userIgnoreFilters": ["/(?=a)/", "/a{9999}/", "/b\\.md$/"]}"#)
        #expect(scan().problems.count == 2)
        #expect(scan().files.map(\.path) == ["a.md"])
    }

    @Test func `expressions and beginnings of paths cost little, however they are written`() throws {
        try writeNotes(String(repeating: "a", count: 100) + "!.md")
        let beginnings = (0..<20_000).map { "\"x\($0)/\"" }.joined(separator: ",")
        try vault.write(".obsidian/app.json", "{\"userIgnoreFilters\": [\"/(a+)+$/\", \(beginnings), \"x1/\"]}")
        try writeNotes("x77/a.md", "x/b.md", "x1/2/c.md")
        #expect(scan().files.count == 2)
    }

    @Test func `settings of Obsidian without excluded files leave out nothing`() throws {
        try writeNotes("a.md")
        try vault.write(".obsidian/app.json", #"{"userIgnoreFilters": null}"#)
        #expect(scan().files.count == 1)
        #expect(scan().problems.isEmpty)
    }

    @Test func `what is left out is counted by its reason`() throws {
        try writeNotes("a.md", "b.draft.md", "archive/c.md", "archive/deep/d.md", "archive/e.pdf", "Templates/f.md")
        try writeNotes(".hidden.md", ".trash/g.md", "h.pdf", "i.png")
        try vault.write(".obsidian/app.json", #"{"userIgnoreFilters": ["Templates/"]}"#)
        var expected = LeftOut()
        expected.byPattern = ["archive/": 2, "*.draft.md": 1]
        expected.byObsidian = 1
        expected.hidden = 3
        expected.otherFormats = 2
        let listing = scan("archive/", "*.draft.md", counting: true)
        #expect(listing.leftOut == expected)
        #expect(listing.files.map(\.path).sorted() == ["a.md"])
    }

    @Test func `links out of the vault are counted and those inside are not`() throws {
        try writeNotes("a.md")
        let outside = try TemporaryVault()
        try outside.write("b.md", "text")
        for (link, target) in [
            ("in.md", vault.path("a.md")), ("out.md", outside.path("b.md")), ("out", outside.folder),
            ("loop", vault.folder), ("nowhere.md", "/nowhere"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: vault.path(link), withDestinationPath: target)
        }
        let listing = scan(counting: true)
        #expect(listing.leftOut.links == 2)
        #expect(listing.files.map(\.path).sorted() == ["a.md"])
    }

    @Test func `names that are not UTF-8 are told with their bytes, counted and left out`() throws {
        try writeNotes("a.md", "folder/café.md")
        for name in ["caf\u{e9}.md", "\u{ff}folder/"] {
            // Latin 1, as archives of old systems unpack.
            let path = Array((vault.folder + "/").utf8) + name.unicodeScalars.map { UInt8($0.value) } + [0]
            try path.withUnsafeBufferPointer { bytes in
                let path = try #require(UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self))
                #expect(name.hasSuffix("/") ? mkdir(path, 0o700) == 0 : close(creat(path, 0o600)) == 0)
            }
        }
        let listing = scan()
        #expect(listing.files.map(\.path).sorted() == ["a.md", "folder/café.md"])
        #expect(listing.problems.map(\.path).sorted() == [#"\xfffolder"#, #"caf\xe9.md"#])
        #expect(listing.leftOut.unnameable == 2)
        #expect(scan("caf*", "*folder").problems.isEmpty)
    }

    @Test func `a file above the limit is counted`() throws {
        try writeNotes("a.md")
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: vault.path("a.md")))
        try file.truncate(atOffset: 70 << 20)
        #expect(scan(counting: true).leftOut.tooLarge == 1)
    }

    @Test func `folders nested too deep are told`() throws {
        let deep = Array(repeating: "d", count: 65).joined(separator: "/")
        try writeNotes(deep + "/a.md", "b.md")
        let listing = scan()
        #expect(listing.files.map(\.path).sorted() == ["b.md"])
        #expect(listing.problems.map(\.path) == [deep])
    }
}
