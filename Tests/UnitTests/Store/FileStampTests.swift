import Store
import Testing

@Suite struct FileStampTests {
    private static let second = 1_000_000_000
    private let stamp = FileStamp(size: 1, modified: 100 * second, changed: 100 * second, inode: 1)

    @Test(arguments: [(100, false), (101, false), (102, true), (99, false), (1000, true)])
    func `a file is settled two seconds after it was written`(moment: Int, isSettled: Bool) {
        #expect(stamp.isSettled(at: moment * FileStampTests.second) == isSettled)
    }

    @Test func `a restored file with an old time is settled two seconds after it was put there`() {
        let restored = FileStamp(size: 1, modified: 0, changed: stamp.changed, inode: 1)
        #expect(!restored.isSettled(at: 101 * FileStampTests.second))
        #expect(restored.isSettled(at: 102 * FileStampTests.second))
    }

    @Test func `a file from the future is settled, for it is never written in that moment`() {
        let future = FileStamp(size: 1, modified: 9000 * FileStampTests.second, changed: 0, inode: 1)
        #expect(future.isSettled(at: 100 * FileStampTests.second))
    }
}
