import Foundation
import Indexing
import Testing

/// What programs put into a vault beside its notes is left out, counted, and brought back by a pattern.
@Suite struct ByproductTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func scan(_ ignore: String..., counting: Bool = false) -> VaultScanner.Listing {
        VaultScanner(root: vault.folder, ignore: ignore).scan(counting: counting)
    }

    private func paths(_ ignore: String...) -> [String] {
        VaultScanner(root: vault.folder, ignore: ignore).scan().files.map(\.path).sorted()
    }

    private func writeNotes(_ names: String...) throws {
        for name in names { try vault.write(name, "text") }
    }

    // MARK: By name

    @Test(arguments: [
        "templates/a.md", "Template/a.md", "_templates/deep/a.md", "_meta/templates/a.md", "99 - Templates/a.md",
        "@Templates/a.md", "Vorlagen/a.md",
    ]) func `a folder that is called after templates and nothing else is left out`(path: String) throws {
        try writeNotes(path, "b.md")
        #expect(paths() == ["b.md"])
        #expect(scan().leftOut.byproducts == [.template: 1])
    }

    @Test(arguments: [
        "template for reviews.md", "Templates.md", "C++ templates/a.md", "template engines/a.md",
        "notes on templates/a.md",
        "contemplates/a.md", "-/a.md",
    ]) func `what people call after templates is a note`(path: String) throws {
        try writeNotes(path)
        #expect(paths() == [path])
    }

    @Test(arguments: [
        "a.sync-conflict-20240101-123456-ABCDEF7.md", "a.sync-conflict-20240101-123456.txt",
        "a_conflict-20240101-123456.md", "a (conflicted copy).md", "a (Conflicted copy phone 202401011230).md",
        "a (Anna's conflicted copy 2024-01-01).md", "a (conflicted copy 2024-01-01 123456) (1).md",
        "a (Case Conflict).md",
        "a (Case Conflict 2).md", "a (SFConflict anna@x.org 2024-01-01-12-30-00).md", "a [conflicted].txt",
        "a (In Konflikt stehende Kopie von Anna 2024-01-01).md", "deep/a.sync-conflict-20240101-123456-ABCDEF7.ics",
    ]) func `a conflicted copy is left out by the name that its program gave it`(path: String) throws {
        try writeNotes(path, "b.md")
        #expect(paths() == ["b.md"])
        #expect(scan().leftOut.byproducts == [.conflictedCopy: 1])
    }

    @Test(arguments: [
        "2025-12-09-offline-conflict-rule.md", "conflicted copy.md", "what a (conflicted copy is).md",
        "sync-conflict-20240101-123456.md", "a.sync-conflict-2024.md", "a_conflict-monday.md", "a (case conflict).md",
        "conflict (2).md", "a copy.md", "a (1).md", "a-DESKTOP-1A2B3C4.md", "a.bak.md", "DESKTOP-1A2B3C4.md",
        "backup of the flat.md", "backups/a.md", "(conflicted.md",
    ]) func `what people write about conflicts, copies and backups is a note`(path: String) throws {
        try writeNotes(path)
        #expect(paths() == [path])
    }

    @Test(arguments: [
        ("a-DESKTOP-1A2B3C4.md", Byproduct.conflictedCopy), ("a-LAPTOP-1A2B3C4D-2.md", .conflictedCopy),
        ("a.bak.md", .backup), ("a.orig.md", .backup),
    ]) func `a name that may be a copy's is one if its original stands beside it`(
        name: String, kind: Byproduct
    ) throws {
        try writeNotes(name, "a.md")
        #expect(paths() == ["a.md"])
        #expect(scan().leftOut.byproducts == [kind: 1])
    }

    @Test func `backups in formats of their own are told from other files`() throws {
        try writeNotes(
            "a.md", "a.md~", "a.md.~12~", "#a.md#", "a.md.bak", "a.txt.orig", "a.pdf~", "~", "a~", "b.bak", "##")
        let leftOut = scan().leftOut
        #expect(leftOut.byproducts == [.backup: 5])
        #expect(leftOut.otherFormats == 5)
    }

    @Test func `the folder of old versions is left out`() throws {
        try writeNotes("bak/pages/a.md", "bakery/a.md", "b.md")
        #expect(paths() == ["b.md", "bakery/a.md"])
        #expect(scan().leftOut.byproducts == [.backup: 1])
    }

    @Test func `Logseq's own folder is left out, and one of notes about Logseq is not`() throws {
        try writeNotes("graph/pages/a.md", "graph/logseq/notes.md", "tools/logseq/b.md")
        #expect(paths() == ["graph/pages/a.md", "tools/logseq/b.md"])
        try vault.write("tools/logseq/config.edn", "{}")
        #expect(paths() == ["graph/pages/a.md"])
    }

    // MARK: By Obsidian's settings

    @Test func `the templates that Obsidian's settings name are left out`() throws {
        try writeNotes(
            "Meta/Blanks/a.md", "Meta/b.md", "Daily/blank.md", "Daily/2026-03-10.md", "Tp/c.md", "Weeks/w.md")
        try vault.write(".obsidian/templates.json", #"{"folder": "Meta/Blanks/", "dateFormat": 1}"#)
        try vault.write(
            ".obsidian/daily-notes.json", #"{"folder": "Daily", "template": "Daily/blank", "autorun": true}"#)
        try vault.write(".obsidian/plugins/templater-obsidian/data.json", #"{"templates_folder": "Tp", "trigger": {}}"#)
        try vault.write(".obsidian/plugins/periodic-notes/data.json", #"{"weekly": {"template": "Weeks/w.md"}}"#)
        #expect(paths() == ["Daily/2026-03-10.md", "Meta/b.md"])
        #expect(scan().leftOut.byproducts == [.template: 4])
        #expect(paths("!Meta/Blanks/").contains("Meta/Blanks/a.md"))
    }

    @Test(arguments: [
        "{", "[]", #"{"folder": ""}"#, #"{"folder": "/"}"#, #"{"folder": ["a"]}"#, #"{"folder": "."}"#,
        #"{"folder": null}"#,
    ]) func `settings that name no folder of templates leave out nothing`(settings: String) throws {
        try writeNotes("a.md", "notes/b.md")
        try vault.write(".obsidian/templates.json", settings)
        try vault.write(".obsidian/plugins/periodic-notes/data.json", settings)
        #expect(paths() == ["a.md", "notes/b.md"])
    }

    // MARK: Patterns

    @Test func `a pattern brings back a folder of templates, or a file of it`() throws {
        try writeNotes("templates/a.md", "templates/deep/b.md", "c.md")
        #expect(paths("!templates/") == ["c.md", "templates/a.md", "templates/deep/b.md"])
        #expect(paths("!templates/**") == ["c.md", "templates/a.md", "templates/deep/b.md"])
        #expect(paths("!templates/a.md") == ["c.md", "templates/a.md"])
        #expect(paths("!templates/", "b.md") == ["c.md", "templates/a.md"])
    }

    @Test func `a pattern brings back a conflicted copy`() throws {
        try writeNotes("a (conflicted copy).md", "b (conflicted copy).md")
        #expect(paths("!*(conflicted copy)*") == ["a (conflicted copy).md", "b (conflicted copy).md"])
        #expect(paths("!a*") == ["a (conflicted copy).md"])
    }

    @Test func `a pattern that brings back a folder does not mean the by-products in it`() throws {
        try writeNotes("notes/a.md", "notes/templates/b.md", "notes/a (conflicted copy).md", "c.md")
        #expect(paths("*", "!notes/") == ["notes/a.md"])
    }

    @Test func `a pattern brings back what Obsidian excludes`() throws {
        try writeNotes("old/a.md", "old/templates/b.md", "older/c.md")
        try vault.write(".obsidian/app.json", #"{"userIgnoreFilters": ["old"]}"#)
        #expect(paths("!old/") == ["old/a.md"])
        #expect(paths("!c.md") == ["older/c.md"])
    }

    @Test func `by-products are counted at every look, and named where all is counted`() throws {
        try writeNotes("templates/a.md", "templates/deep/b.md", "c (conflicted copy).md", "d.md")
        #expect(scan().leftOut.byproducts == [.template: 2, .conflictedCopy: 1])
        #expect(VaultScanner(root: vault.folder).byproductCount() == 3)
        #expect(scan().leftOut.byproductFiles.isEmpty)
        let files = scan(counting: true).leftOut.byproductFiles
        #expect(files[.template]?.sorted() == ["templates/a.md", "templates/deep/b.md"])
        #expect(files[.conflictedCopy] == ["c (conflicted copy).md"])
    }

    @Test func `a file that a pattern names is counted by its pattern`() throws {
        try writeNotes("templates/a.md", "b.md")
        let leftOut = scan("templates/", counting: true).leftOut
        #expect(leftOut.byPattern == ["templates/": 1])
        #expect(leftOut.byproducts.isEmpty)
    }
}
