import Model
import Text

/// A hash of all paths and stamps of a vault's files, independent of their order.
///
/// Each file is hashed to 128 bits (as in wyhash: multiply to twice the width, fold), and the hashes are added. It is not cryptographic,
/// but includes change times and inodes, which only the system assigns.
public struct VaultFingerprint: Sendable, Equatable {
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0

    /// Creates the fingerprint of no files.
    public init() {}

    /// Adds a file.
    @inline(__always)
    public mutating func add(_ file: FileFingerprint) {
        low &+= file.low
        high &+= file.high
    }

    /// Adds all files of another fingerprint.
    public mutating func add(_ other: VaultFingerprint) {
        low &+= other.low
        high &+= other.high
    }

    mutating func add(low: UInt64, high: UInt64) {
        self.low &+= low
        self.high &+= high
    }

    /// The text stored in the index.
    public var text: String { String(high, radix: 16) + "-" + String(low, radix: 16) }
}

/// The fingerprint of one file: a hash of its path and its stamp.
public struct FileFingerprint: Sendable, Hashable {
    let low: UInt64
    let high: UInt64

    /// Creates the fingerprint of a file, given the hash of its path and its status.
    @inline(__always)
    public init(_ path: PathHash, _ stamp: FileStamp) {
        var hash = path
        hash.combine(UInt64(bitPattern: Int64(stamp.size)))
        hash.combine(UInt64(bitPattern: Int64(stamp.modified)))
        hash.combine(UInt64(bitPattern: Int64(stamp.changed)))
        hash.combine(UInt64(bitPattern: Int64(stamp.inode)))
        low = hash.low
        high = hash.high
    }

    /// Hashes one half, since it is a hash already.
    public func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

/// The hash of a path, built part by part, so that a folder's hash is extended by the names of its entries.
public struct PathHash: Sendable {
    fileprivate var low: UInt64 = 0x2d35_8dcc_aa6c_78a5
    fileprivate var high: UInt64 = 0x8bb8_4b93_962e_acc9

    /// Creates the hash of the vault's own folder.
    public init() {}

    /// Creates the hash of a path relative to the vault in UTF-8, with forward slashes.
    public init(path: Span<UInt8>) {
        var start = 0
        for place in path.indices where path[place] == UInt8(ascii: "/") {
            combine(name: path.extracting(start..<place))
            start = place + 1
        }
        combine(name: path.extracting(start...))
    }

    /// Returns the hash of the path of an entry of this folder, given the entry's name in UTF-8.
    @inline(__always)
    public func appending(_ name: Span<UInt8>) -> PathHash {
        var hash = self
        hash.combine(name: name)
        return hash
    }

    /// The number of the bucket of `FileSums` to which the path belongs.
    @inline(__always)
    public var bucket: Int { Int(truncatingIfNeeded: low % UInt64(FileSums.count)) }

    @inline(__always)
    private mutating func combine(name: Span<UInt8>) {
        var place = 0
        while name.count - place >= 8 {
            combine(name.word(at: place))
            place += 8
        }
        // The length distinguishes "ab" from "a" in "b".
        var rest = UInt64(truncatingIfNeeded: name.count)
        while place < name.count {
            rest = rest << 8 | UInt64(name[place])
            place += 1
        }
        combine(rest)
    }

    @inline(__always)
    fileprivate mutating func combine(_ word: UInt64) {
        low = PathHash.fold(low ^ word, 0x9e37_79b9_7f4a_7c15)
        high = PathHash.fold(high ^ word, 0xe703_7ed1_a0b4_28db)
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

/// The remembered state of the vault, for which the records of an unchanged vault need not be read.
extension IndexReader {
    /// The state of the vault that the index matches.
    public struct RememberedVault: Sendable {
        /// The fingerprint of the files (`VaultFingerprint.text`).
        public var fingerprint: String
        /// Whether some files could not be read.
        public var hasFailures: Bool
    }

    fileprivate static let fingerprint = "fingerprint"
    fileprivate static let failedFingerprint = "fingerprint with failures"

    /// Returns the state of the vault that the index matches.
    ///
    /// - Returns: The state; nil if a file must be checked again or an import was interrupted.
    /// - Throws: `StoreError` if the index cannot be read.
    public func rememberedVault() throws(StoreError) -> RememberedVault? {
        try database.statement("select value, key from setting where key in (?, ?)")
            .bind(IndexReader.fingerprint).bind(IndexReader.failedFingerprint)
            .first { RememberedVault(fingerprint: $0.string(0), hasFailures: $0.string(1) != IndexReader.fingerprint) }
    }

    /// Returns the files that could not be read last time.
    ///
    /// - Returns: The problem and size in bytes of each.
    /// - Throws: `StoreError` if the index cannot be read.
    public func failedFiles() throws(StoreError) -> [(problem: ReadProblem, size: Int)] {
        try database.statement("select path, failure, size from source where failure is not null")
            .rows { (ReadProblem(path: $0.string(0), message: $0.string(1)), $0.int(2)) }
    }
}

extension IndexWriter {
    /// Forgets the remembered vault state; called before the first change.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func forgetVault() throws(StoreError) {
        try database.statement("delete from setting where key in (?, ?)")
            .bind(IndexReader.fingerprint).bind(IndexReader.failedFingerprint).run()
    }

    /// Remembers the vault state from the index's own records, unless a file must be checked again; called after the last change.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func rememberVault() throws(StoreError) {
        let isUnsettled = try database.statement("select 1 from source where settled = 0 limit 1").first { _ in true }
        guard isUnsettled == nil else { return }
        var sums = try IndexReader.sums(database)
        let failed = try database.statement(IndexReader.sourceColumns + " where failure is not null")
            .rows { IndexReader.source($0) }
        // Stands in the sums twice, but once in the vault.
        for source in failed { sums.remove(source.fingerprint, from: source.bucket) }
        let key = failed.isEmpty ? IndexReader.fingerprint : IndexReader.failedFingerprint
        try database.statement("insert or replace into setting(key, value) values(?, ?)").bind(key)
            .bind(sums.total.text).run()
    }
}
