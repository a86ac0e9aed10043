import Model

/// What a file's status says of its content: whoever changes the content changes one of these.
///
/// Size and modification time alone are not enough: restoring a backup or `cp -p` may keep both. The change time cannot be set by
/// anybody, and a file put in the place of another has another inode.
public struct FileStamp: Sendable, Equatable {
    /// The size in bytes.
    public var size: Int
    /// The modification time in nanoseconds since 1970-01-01T00:00Z.
    public var modified: Int
    /// The time of the last change of content, name or permissions, in nanoseconds since 1970-01-01T00:00Z.
    public var changed: Int
    /// The inode's number.
    public var inode: Int

    /// What a file's status says of its content.
    ///
    /// - Parameters:
    ///   - size: The size in bytes.
    ///   - modified: The modification time in nanoseconds.
    ///   - changed: The change time in nanoseconds.
    ///   - inode: The inode's number.
    public init(size: Int, modified: Int, changed: Int, inode: Int) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Whether a file read at a moment can be told from one that is written in the same moment, by its times alone.
    ///
    /// Times of files have steps of up to two seconds: what is written again within one step bears the same time.
    ///
    /// - Parameter moment: When the reading began, in nanoseconds since 1970-01-01T00:00Z.
    /// - Returns: False where the content must be looked at once more.
    public func isSettled(at moment: Int) -> Bool {
        [modified, changed].allSatisfy { abs(moment - $0) >= FileStamp.longestStep }
    }

    /// The step of the times of FAT, the longest in use.
    private static let longestStep = 2_000_000_000
}

/// A file of the vault as it was when it was last looked at.
public struct SourceRecord: Sendable, Equatable {
    /// The path relative to the vault, with forward slashes.
    public var path: String
    /// What its status said.
    public var stamp: FileStamp
    /// The stable hash of the content that was read last; 0 where it never could be read.
    public var hash: UInt64
    /// Whether an equal stamp means equal content; false where it was read too soon after it was written.
    public var isSettled: Bool
    /// What kept it from being read the last time, for people to read; nil where nothing did.
    public var failure: String?

    /// A file of the vault.
    ///
    /// - Parameters:
    ///   - path: The path relative to the vault.
    ///   - stamp: What its status said.
    ///   - hash: The stable hash of its content.
    ///   - isSettled: Whether an equal stamp means equal content.
    ///   - failure: What kept it from being read.
    public init(path: String, stamp: FileStamp, hash: UInt64, isSettled: Bool = true, failure: String? = nil) {
        self.path = path
        self.stamp = stamp
        self.hash = hash
        self.isSettled = isSettled
        self.failure = failure
    }
}

/// One change of the index: a file that was read, or that is gone.
public enum SourceChange: Sendable {
    /// The file is new or has other content; `calendarOwner` is whose own calendar it is, where it is somebody's.
    case replace(
        SourceRecord, documents: [IndexedDocument], words: [UInt64: [UInt8]], problems: [ReadProblem],
        calendarOwner: Attendee? = nil)
    /// The file has the same content with another stamp.
    case touch(SourceRecord)
    /// The file is gone.
    case remove(path: String)
    /// The file could not be read, as the record's failure says: what was known of it is kept.
    case keep(SourceRecord)
}
