import Foundation
import Indexing
import Store
import Testing

/// A vault that did not change is known by what its files come to.
@Suite struct UnchangedVaultTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func scan(ignore: [String] = []) -> VaultScanner.Listing {
        VaultScanner(root: vault.folder, ignore: ignore).scan()
    }

    @Test func `the index remembers the vault that it agrees with`() throws {
        for name in ["a.md", "deep/down/b.md"] { try vault.write(name, "text") }
        vault.settle()
        try vault.update()
        let remembered = try #require(try vault.reader().rememberedVault())
        #expect(remembered.fingerprint == scan().fingerprint.text)
        #expect(!remembered.hasFailures)
    }

    @Test func `no vault is remembered while a file must be looked at once more`() throws {
        try vault.write("a.md", "text")
        try vault.update()
        #expect(try vault.reader().rememberedVault() == nil)
        vault.settle()
        try vault.update()
        #expect(try vault.reader().rememberedVault() != nil)
    }

    @Test func `a vault with a file that cannot be read is remembered as such`() throws {
        try vault.write("a.md", "text")
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: vault.path("a.md")))
        try file.truncate(atOffset: 70 << 20)
        try file.close()
        vault.settle()
        try vault.update()
        #expect(try vault.reader().rememberedVault()?.hasFailures == true)
        let (report, writes) = try vault.updateBeforeQuestion()
        #expect(!writes)
        #expect(report.problems.map(\.path) == ["a.md"])
    }

    @Test func `another size, time, name or place is another vault`() throws {
        try vault.write("a.md", "text", modified: 1_700_000_000)
        let before = scan().fingerprint
        try vault.write("a.md", "texts", modified: 1_700_000_000)
        let longer = scan().fingerprint
        try vault.write("a.md", "texts", modified: 1_700_000_001)
        let later = scan().fingerprint
        try vault.rename("a.md", to: "b.md")
        let renamed = scan().fingerprint
        try vault.write("folder/c.md", "text")
        let more = scan().fingerprint
        #expect(Set([before, longer, later, renamed, more].map(\.text)).count == 5)
    }

    @Test func `patterns that leave a file out make another vault`() throws {
        for name in ["a.md", "b.md"] { try vault.write(name, "text") }
        #expect(scan().fingerprint != scan(ignore: ["b.md"]).fingerprint)
        #expect(scan().fingerprint == scan(ignore: ["c.md"]).fingerprint)
    }

    @Test func `a vault of many files is found as a whole by two threads`() throws {
        let names = (0..<3000).map { "\($0 % 40)/\($0 % 7)/\($0).md" }
        for name in names { try vault.write(name, "") }
        let listing = scan()
        #expect(listing.files.map(\.path).sorted() == names.sorted())
        #expect(listing.folders.count == 1 + 40 + 280)
        #expect(listing.fingerprint == scan().fingerprint)
    }

    @Test func `a name that is no text is passed over`() throws {
        try vault.write("a.md", "text")
        let name: [CChar] = (vault.folder + "/").utf8CString.dropLast() + [-1, 46, 109, 100, 0]
        close(open(name, O_CREAT | O_WRONLY, 0o600))
        #expect(scan().files.map(\.path) == ["a.md"])
    }
}
