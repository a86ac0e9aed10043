import Foundation
import Indexing
import Model
import Store
import TestSupport
import Testing

/// Lines of the vault's files as they are now.
@Suite struct VaultLinesTests {
    private let folder: TemporaryFiles
    private let lines: VaultLines

    init() throws {
        folder = try TemporaryFiles([
            "secret.md": "secret\n", "vault/a.md": "one\r\ntwo\r\n\r\nfour\u{0}\u{301}", "vault/empty.md": "",
        ])
        lines = VaultLines(vault: folder.path + "/vault")
    }

    private func written(_ path: String, _ first: Int, _ last: Int) -> [String]? {
        lines.read(path, [LineRange(first, last)]).lines[LineRange(first, last)]?.written
    }

    private func isGone(_ path: String) -> Bool {
        if case .gone = lines.read(path, [LineRange(1, 1)]) { true } else { false }
    }

    @Test func `lines are read without their ends`() {
        #expect(written("a.md", 1, 3) == ["one", "two", ""])
    }

    @Test func `a zero byte and a mark without its letter stay as they are`() {
        #expect(written("a.md", 4, 4) == ["four\u{0}\u{301}"])
    }

    @Test func `lines behind the end are not there`() {
        #expect(written("a.md", 9, 9) == nil)
        #expect(written("empty.md", 1, 1) == nil)
    }

    @Test func `every line is read by itself`() {
        #expect(lines.everyLine(of: "a.md")?.map(\.written) == [["one"], ["two"], [""], ["four\u{0}\u{301}"]])
        #expect(lines.everyLine(of: "empty.md")?.isEmpty == true)
    }

    @Test(arguments: ["../secret.md", "/etc/hostname", "", "nowhere.md", "a.md/b.md", "."])
    func `what is no file of the vault is gone`(path: String) {
        #expect(isGone(path))
    }

    @Test func `a link is not followed`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/vault/link.md", withDestinationPath: folder.path + "/secret.md")
        #expect(isGone("link.md"))
    }
}
