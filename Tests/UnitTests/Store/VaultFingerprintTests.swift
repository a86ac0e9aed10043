import Store
import Testing

@Suite struct VaultFingerprintTests {
    private static let stamp = FileStamp(size: 1, modified: 2, changed: 3, inode: 4)

    private func fingerprint(_ files: [(path: String, stamp: FileStamp)]) -> VaultFingerprint {
        var fingerprint = VaultFingerprint()
        for (path, stamp) in files {
            fingerprint.add(FileFingerprint(PathHash(path: path.utf8Span.span), stamp))
        }
        return fingerprint
    }

    @Test func `the order of files says nothing`() {
        let files = ["a.md", "b/c.md", "b/c/d.md"].map { ($0, Self.stamp) }
        #expect(fingerprint(files) == fingerprint(files.reversed()))
    }

    @Test func `files of two threads come to the same as those of one`() {
        var sum = fingerprint([("a.md", Self.stamp)])
        sum.add(fingerprint([("b.md", Self.stamp)]))
        #expect(sum == fingerprint([("a.md", Self.stamp), ("b.md", Self.stamp)]))
    }

    @Test(arguments: [
        FileStamp(size: 2, modified: 2, changed: 3, inode: 4), FileStamp(size: 1, modified: 3, changed: 3, inode: 4),
        FileStamp(size: 1, modified: 2, changed: 4, inode: 4), FileStamp(size: 1, modified: 2, changed: 3, inode: 5),
        FileStamp(size: 2, modified: 1, changed: 3, inode: 4),
    ])
    func `every part of a stamp counts`(other: FileStamp) {
        #expect(fingerprint([("a.md", Self.stamp)]) != fingerprint([("a.md", other)]))
    }

    @Test(arguments: ["ab", "a/bc", "abc/", "a/b/c", "", "abc\0", "12345678", "1234567", "123456789", "1234567/8"])
    func `every path has its own hash`(path: String) {
        #expect(fingerprint([(path, Self.stamp)]) != fingerprint([("abc", Self.stamp)]))
        #expect(fingerprint([(path, Self.stamp)]) != fingerprint([(path + "x", Self.stamp)]))
    }

    @Test func `two files of one name in other folders do not cancel out when they change places`() {
        let other = FileStamp(size: 9, modified: 2, changed: 3, inode: 4)
        #expect(
            fingerprint([("a/c.md", Self.stamp), ("b/c.md", other)])
                != fingerprint([("a/c.md", other), ("b/c.md", Self.stamp)]))
    }
}
