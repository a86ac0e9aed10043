import Model

/// The file status that reveals a change of content: every change alters one of these fields.
///
/// Size and modification time do not suffice, since restoring a backup or `cp -p` may keep both. Nobody can set the change time, and a
/// replaced file has another inode.
public struct FileStamp: Sendable, Equatable {
    /// The size in bytes.
    public var size: Int
    /// The modification time in nanoseconds since 1970-01-01T00:00Z.
    public var modified: Int
    /// The time of the last change of content, name or permissions, in nanoseconds since 1970-01-01T00:00Z.
    public var changed: Int
    /// The inode number.
    public var inode: Int

    /// Creates a stamp.
    public init(size: Int, modified: Int, changed: Int, inode: Int) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Returns whether the file's times alone would reveal a write after a reading.
    ///
    /// File times have steps of up to two seconds, so two writes within a step have equal times.
    ///
    /// - Parameter moment: The start of the reading, in nanoseconds since 1970-01-01T00:00Z.
    /// - Returns: False if the content must be checked again.
    public func isSettled(at moment: Int) -> Bool {
        [modified, changed].allSatisfy { abs(moment - $0) >= FileStamp.longestStep }
    }

    /// The time step of FAT, the longest in use, in nanoseconds.
    private static let longestStep = 2_000_000_000
}

/// A file of the vault as last seen.
public struct SourceRecord: Sendable, Equatable {
    /// The path relative to the vault, with forward slashes.
    public var path: String
    /// The file status.
    public var stamp: FileStamp
    /// The stable hash of the content last read; 0 if it was never readable.
    public var hash: UInt64
    /// Whether an equal stamp means equal content; false if it was read too soon after a write.
    public var isSettled: Bool
    /// The reason why the last reading failed, as text for people; nil if it succeeded.
    public var failure: String?

    /// Creates a record of a file.
    public init(path: String, stamp: FileStamp, hash: UInt64, isSettled: Bool = true, failure: String? = nil) {
        self.path = path
        self.stamp = stamp
        self.hash = hash
        self.isSettled = isSettled
        self.failure = failure
    }
}

/// One change of the index: a file that was read or is gone.
public enum SourceChange: Sendable {
    /// The file is new or has other content; `calendarOwner` is the person whose calendar it is, if known.
    case replace(
        SourceRecord, documents: [IndexedDocument], words: [UInt64: [UInt8]], problems: [ReadProblem],
        calendarOwner: Attendee? = nil)
    /// The file has the same content and another stamp.
    case touch(SourceRecord)
    /// The file is gone.
    case remove(path: String)
    /// The file could not be read, as told by the record's failure; its indexed content is kept.
    case keep(SourceRecord)
}
