import Model
import Text

/// Sums of the fingerprints of a vault's files: one for each bucket, to which a file belongs by its path.
///
/// Where few files differ, few buckets do, and only their records are compared.
public struct FileSums: Sendable, Equatable {
    /// The number of buckets.
    public static let count = 512

    /// Buckets that differ.
    public struct Differences: Sendable {
        private var isDifferent = [Bool](repeating: false, count: FileSums.count)
        private(set) var buckets: [Int] = []

        fileprivate mutating func add(_ bucket: Int) {
            isDifferent[bucket] = true
            buckets.append(bucket)
        }

        /// Returns whether a bucket differs.
        public func contains(_ bucket: Int) -> Bool { isDifferent[bucket] }
    }

    /// The lower and the higher half of each sum.
    private var halves = [UInt64](repeating: 0, count: 2 * FileSums.count)

    /// Creates the sums of no files.
    public init() {}

    /// Creates sums from their stored bytes; nil if these have another size.
    init?(_ bytes: Span<UInt8>) {
        guard bytes.count == 16 * FileSums.count else { return nil }
        for place in halves.indices {
            halves[place] = bytes.word(at: 8 * place)
        }
    }

    /// The sums as they are stored.
    var bytes: [UInt8] {
        halves.flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) } }
    }

    /// Adds a file.
    @inline(__always)
    public mutating func add(_ file: FileFingerprint, to bucket: Int) {
        halves[2 * bucket] &+= file.low
        halves[2 * bucket + 1] &+= file.high
    }

    /// Takes a file off.
    mutating func remove(_ file: FileFingerprint, from bucket: Int) {
        halves[2 * bucket] &-= file.low
        halves[2 * bucket + 1] &-= file.high
    }

    /// The fingerprint of all files.
    var total: VaultFingerprint {
        var total = VaultFingerprint()
        for bucket in 0..<FileSums.count { total.add(low: halves[2 * bucket], high: halves[2 * bucket + 1]) }
        return total
    }

    /// Returns the buckets in which the files of two vaults differ.
    func differences(from other: FileSums) -> Differences {
        var differences = Differences()
        for bucket in 0..<FileSums.count
        where halves[2 * bucket] != other.halves[2 * bucket] || halves[2 * bucket + 1] != other.halves[2 * bucket + 1] {
            differences.add(bucket)
        }
        return differences
    }
}

extension SourceRecord {
    private var pathHash: PathHash {
        PathHash(path: path.utf8Span.span)
    }

    var bucket: Int { pathHash.bucket }

    var fingerprint: FileFingerprint { FileFingerprint(pathHash, stamp) }

    /// Whether the file need not be looked at while its stamp stays the same.
    ///
    /// Any other one is added twice, so that its bucket differs whether the file is there or gone.
    var isSure: Bool { isSettled && failure == nil }
}

extension IndexReader {
    /// The number of buckets above which all records are read, not each bucket's.
    private static let manyBuckets = 32

    static func sums(_ database: Database) throws(StoreError) -> FileSums {
        let stored = try database.statement("select sums from file_sums where id = 1")
            .first { $0.withBytes(0) { FileSums($0) } }
        switch stored {
        case nil: return FileSums()
        case .some(nil): throw StoreError.corrupt(path: database.path)
        case .some(let sums?): return sums
        }
    }

    /// Compares the files of the index with those of the vault.
    ///
    /// - Parameter seen: The sums of the vault's files.
    /// - Returns: The buckets that differ, and the index's records in them, by path.
    /// - Throws: `StoreError` if the index cannot be read.
    public func sources(
        besides seen: FileSums
    ) throws(StoreError) -> (buckets: FileSums.Differences, records: [String: SourceRecord]) {
        try IndexReader.sources(database, besides: seen)
    }

    static func sources(
        _ database: Database, besides seen: FileSums
    ) throws(StoreError) -> (buckets: FileSums.Differences, records: [String: SourceRecord]) {
        let differences = try sums(database).differences(from: seen)
        var records: [String: SourceRecord] = [:]
        if differences.buckets.count > manyBuckets {
            let rows = try database.statement(sourceColumns)
            while try rows.step() {
                guard differences.contains(rows.int(8)) else { continue }
                let record = source(rows)
                records[record.path] = record
            }
            return (differences, records)
        }
        for bucket in differences.buckets {
            let rows = try database.statement(sourceColumns + " where bucket = ?").bind(bucket).rows { source($0) }
            for record in rows { records[record.path] = record }
        }
        return (differences, records)
    }
}

extension IndexWriter {
    /// Compares the files of the index with those of the vault.
    ///
    /// - Parameter seen: The sums of the vault's files.
    /// - Returns: The buckets that differ, and the index's records in them, by path.
    /// - Throws: `StoreError` if the index cannot be read.
    public func sources(
        besides seen: FileSums
    ) throws(StoreError) -> (buckets: FileSums.Differences, records: [String: SourceRecord]) {
        try IndexReader.sources(database, besides: seen)
    }

    /// Adds a record that is about to be stored to the sums of this transaction.
    func count(_ source: SourceRecord) throws(StoreError) {
        var known = try knownSums()
        sums = nil
        for _ in 0..<(source.isSure ? 1 : 2) { known.add(source.fingerprint, to: source.bucket) }
        sums = known
    }

    /// Takes a record that is about to be replaced or removed off the sums of this transaction.
    func uncount(_ path: String) throws(StoreError) {
        let stored = try database.statement(IndexReader.sourceColumns + " where path = ?").bind(path)
            .first { IndexReader.source($0) }
        guard let stored else { return }
        var known = try knownSums()
        sums = nil
        for _ in 0..<(stored.isSure ? 1 : 2) { known.remove(stored.fingerprint, from: stored.bucket) }
        sums = known
    }

    private func knownSums() throws(StoreError) -> FileSums {
        if let sums { return sums }
        return try IndexReader.sums(database)
    }

    /// Stores the sums of this transaction.
    func rememberSums() throws(StoreError) {
        guard let sums else { return }
        try database.statement("insert or replace into file_sums(id, sums) values(1, ?)").bind(sums.bytes).run()
    }
}
