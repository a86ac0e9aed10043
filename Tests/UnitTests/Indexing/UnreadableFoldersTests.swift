import Foundation
import Model
import Store
import Testing

@testable import Indexing

/// What is kept and told where the system fails in the middle of a look at the vault.
@Suite struct UnreadableFoldersTests {
    private let vault: TemporaryVault

    init() throws {
        vault = try TemporaryVault()
        for name in ["a/1.md", "a/2.md", "a/deep/3.md", "b/4.md"] { try vault.write(name, "words of \(name)") }
        try vault.update()
        vault.settle()
    }

    private let everything: Set = ["a/1.md", "a/2.md", "a/deep/3.md", "b/4.md"]

    /// A look at the vault where the folder `a` fails after some of its entries.
    ///
    /// - Parameters:
    ///   - code: What `errno` says then.
    ///   - count: How many entries come before.
    /// - Returns: What was found.
    private func look(failingWith code: Int32, after count: Int) -> VaultScanner.Listing {
        let left = Countdown(count)
        return VaultScanner(root: vault.folder, ignore: []) { stream in
            // Whoever asks may have seen any error before.
            guard Countdown.isFolder(stream, named: "a") else { return readdir(stream) }
            if left.next() { return readdir(stream) }
            errno = code
            return nil
        }.scan()
    }

    @Test(arguments: 0...4) func `a folder that fails on the way is told, and nothing of it is dropped`(count: Int)
        throws
    {
        let listing = look(failingWith: EIO, after: count)
        #expect(listing.unreadable.map(\.path) == ["a"])
        let report = try vault.update(listing)
        #expect(report.removed == 0)
        #expect(report.problems.map(\.path) == ["a"])
        #expect(report.problems.first?.message.contains("what was known of it is kept") == true)
        #expect(Set(try vault.texts().keys) == everything)
    }

    @Test func `what was found before the failure is read`() throws {
        for name in ["a/1.md", "a/2.md"] { try vault.write(name, "other words") }
        try vault.remove("b/4.md")
        // The folder's own entry, that above it, and one more at least.
        let report = try vault.update(look(failingWith: EIO, after: 4))
        #expect(report.read >= 1)
        #expect(report.removed == 1)
        #expect(Set(try vault.texts().keys) == everything.subtracting(["b/4.md"]))
    }

    @Test func `an error of an earlier call does not make the end of a folder a failure`() throws {
        let listing = VaultScanner(root: vault.folder, ignore: []) { stream in
            let entry = readdir(stream)
            if entry != nil { errno = EIO }
            return entry
        }.scan()
        #expect(listing.unreadable.isEmpty)
        #expect(listing.count == everything.count)
    }

    @Test func `a look for which no more files may be open says nothing of the vault`() throws {
        let listing = look(failingWith: EMFILE, after: 0)
        #expect(throws: StoreError.tooManyOpenFiles(path: vault.index)) { try vault.update(listing) }
        #expect(Set(try vault.texts().keys) == everything)
    }
}

/// Counts down for the threads of a look.
private final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int

    init(_ count: Int) { left = count }

    /// Whether there was something left.
    func next() -> Bool {
        lock.withLock {
            left -= 1
            return left >= 0
        }
    }

    /// Whether an open folder has a name.
    static func isFolder(_ stream: OpaquePointer, named name: String) -> Bool {
        let link = "/proc/self/fd/\(dirfd(stream))"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: link))?.hasSuffix("/vault/" + name) ?? false
    }
}
