import Foundation
import Indexing
import Model
import Store
import Testing
import Time

/// Which changes of files are seen, and which cost nothing.
@Suite struct ChangedFilesTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func resize(_ name: String, to size: UInt64) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: vault.path(name)))
        try file.truncate(atOffset: size)
        try file.close()
    }

    @Test func `nothing is written where nothing changed`() throws {
        try vault.write("a.md", "text")
        vault.settle()
        try vault.update()
        let (report, writes) = try vault.updateBeforeQuestion()
        #expect(report.files == 1)
        #expect(!report.hasChanges)
        #expect(!writes)
    }

    @Test func `other content with the same size and time is noticed`() throws {
        try vault.write("a.md", "aaaa", modified: 1_700_000_000)
        vault.settle()
        try vault.update()
        try vault.write("a.md", "bbbb", modified: 1_700_000_000)
        #expect(try vault.updateBeforeQuestion().report.read == 1)
        #expect(try vault.texts() == ["a.md": "bbbb"])
    }

    @Test func `a file read just after it was written is looked at once more`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        #expect(try vault.reader().sources()["a.md"]?.isSettled == false)
        vault.settle()
        #expect(try !vault.updateBeforeQuestion().report.hasChanges)
        #expect(try vault.reader().sources()["a.md"]?.isSettled == true)
        #expect(try !vault.updateBeforeQuestion().writes)
    }

    @Test func `a note without a date has none after a touch`() throws {
        try vault.write("a.md", "text", modified: 1_700_000_000)
        try vault.update()
        try vault.write("a.md", "text", modified: 1_750_000_000)
        #expect(try vault.update().read == 0)
        #expect(try vault.documents().map(\.start) == [nil])
    }

    @Test func `a note with a date of its own stays where it is at a touch`() throws {
        try vault.write("2024-05-06 plan.md", "text", modified: 1_700_000_000)
        try vault.update()
        try vault.write("2024-05-06 plan.md", "text", modified: 1_750_000_000)
        try vault.update()
        #expect(try vault.documents().first?.start?.date.year == 2024)
    }

    @Test func `a file that still cannot be read is told, and neither tried nor written again`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        try resize("a.md", to: 70 << 20)
        let first = try vault.updateBeforeQuestion()
        #expect(first.writes)
        let second = try vault.updateBeforeQuestion()
        #expect(!second.writes)
        #expect(second.report.problems == first.report.problems)
        #expect(try vault.reader().problems() == first.report.problems)
        #expect(first.report.problems.first?.message.contains("what was known of it is kept") == true)
    }

    @Test func `a file that never could be read has nothing to keep`() throws {
        try vault.write("a.md", "text")
        try resize("a.md", to: 70 << 20)
        let problem = try #require(try vault.update().problems.first)
        #expect(problem.message == "has 70 MB; files above 64 MB are left out")
    }

    @Test func `a file in the place of which a folder stands is gone, and what the folder holds is there`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        try vault.remove("a.md")
        try vault.write("a.md/b.md", "words")
        let report = try vault.update()
        #expect(report.read == 1)
        #expect(report.removed == 1)
        #expect(try vault.texts() == ["a.md/b.md": "words"])
    }

    @Test func `a file renamed only by case is known by its new name alone`() throws {
        try vault.write("plan.md", "text")
        try vault.update()
        try vault.rename("plan.md", to: "Plan.md")
        try vault.update()
        #expect(try vault.texts() == ["Plan.md": "text"])
    }

    @Test func `a renamed folder takes all its files along`() throws {
        for name in ["old/a.md", "old/deep/b.md"] { try vault.write(name, "text") }
        try vault.update()
        try vault.rename("old", to: "new")
        let report = try vault.update()
        #expect(report.read == 2)
        #expect(report.removed == 2)
        #expect(try vault.texts().keys.sorted() == ["new/a.md", "new/deep/b.md"])
    }

    @Test func `a removed folder takes all its files along`() throws {
        for name in ["old/a.md", "old/deep/b.md", "c.md"] { try vault.write(name, "text") }
        try vault.update()
        try vault.remove("old")
        #expect(try vault.update().removed == 2)
        #expect(try vault.texts() == ["c.md": "text"])
    }
}
