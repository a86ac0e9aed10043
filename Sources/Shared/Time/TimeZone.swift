/// A time zone: the UTC offset of its clocks at each instant.
///
/// An instant is a number of seconds since 1970-01-01T00:00Z, without leap seconds. Clock changes are sorted arrays, so a look-up is a
/// binary search; after the last change the rule of the file's footer applies. Copies share one table, since every moment of a calendar has
/// a zone.
public struct TimeZone: Sendable, Equatable {
    /// The IANA name, such as `Europe/Berlin`, or `UTC`.
    public let name: String

    private let table: Table

    private final class Table: Sendable {
        /// In seconds east of Greenwich, before the first change.
        let firstOffset: Int
        /// The instants at which the offset changes, ascending.
        let changes: [Int]
        let offsets: [Int]
        let rule: PosixTimeRule?

        init(firstOffset: Int, changes: [Int], offsets: [Int], rule: PosixTimeRule?) {
            self.firstOffset = firstOffset
            self.changes = changes
            self.offsets = offsets
            self.rule = rule
        }
    }

    /// Coordinated Universal Time.
    public static let utc = TimeZone(name: "UTC", fixedOffset: 0)

    /// Reads a compiled time zone file (RFC 9636, versions 1 to 4) as the zone with a name.
    public init?(name: String, tzif: [UInt8]) {
        guard let file = TZifFile(tzif) else { return nil }
        self.init(
            name: name, firstOffset: file.firstOffset, changes: file.changes, offsets: file.offsets, rule: file.rule)
    }

    /// Reads a rule of the variable `TZ`, such as `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2024, 8.3).
    ///
    /// - Parameter posix: The rule; its offsets count west of Greenwich.
    public init?(posix: String) {
        guard let rule = PosixTimeRule(Array(posix.utf8)) else { return nil }
        self.init(name: posix, firstOffset: rule.standardOffset, changes: [], offsets: [], rule: rule)
    }

    /// Creates a zone whose clocks are always this many seconds east of Greenwich.
    public init(name: String, fixedOffset: Int) {
        self.init(name: name, firstOffset: fixedOffset, changes: [], offsets: [], rule: nil)
    }

    /// Creates a zone from its clock changes.
    ///
    /// - Parameters:
    ///   - name: The name of the zone.
    ///   - firstOffset: The offset before the first change, in seconds east of Greenwich.
    ///   - changes: Instants with the offset from then on, in any order.
    public init(name: String, firstOffset: Int, changes: [(instant: Int, offset: Int)]) {
        let sorted = changes.sorted { $0.instant < $1.instant }
        self.init(
            name: name, firstOffset: firstOffset, changes: sorted.map(\.instant), offsets: sorted.map(\.offset),
            rule: nil)
    }

    private init(name: String, firstOffset: Int, changes: [Int], offsets: [Int], rule: PosixTimeRule?) {
        self.name = name
        table = Table(firstOffset: firstOffset, changes: changes, offsets: offsets, rule: rule)
    }

    /// Compares names and all clock changes.
    public static func == (left: TimeZone, right: TimeZone) -> Bool {
        guard left.name == right.name else { return false }
        return left.table === right.table
            || (left.table.firstOffset == right.table.firstOffset && left.table.changes == right.table.changes
                && left.table.offsets == right.table.offsets && left.table.rule == right.table.rule)
    }

    /// Returns the UTC offset at an instant.
    ///
    /// - Parameter instant: Seconds since 1970-01-01T00:00Z.
    /// - Returns: Seconds east of Greenwich.
    /// - Complexity: O(log *n*), where *n* is the number of clock changes.
    public func offset(at instant: Int) -> Int {
        guard let last = table.changes.last else { return table.rule?.offset(at: instant) ?? table.firstOffset }
        if instant >= last { return table.rule?.offset(at: instant) ?? table.offsets[table.offsets.count - 1] }
        let following = table.changes.partitioningIndex { $0 > instant }
        return following == 0 ? table.firstOffset : table.offsets[following - 1]
    }

    /// Returns the local time at an instant.
    ///
    /// - Parameter instant: Seconds since 1970-01-01T00:00Z.
    /// - Returns: The local date-time.
    public func local(at instant: Int) -> CivilDateTime {
        CivilDateTime(secondNumber: clamped(instant) + offset(at: instant))
    }

    /// Returns the instant of a local date-time.
    ///
    /// A time skipped in spring uses the offset before the change, so that 02:30 becomes 03:30; of a time repeated in autumn the first
    /// occurrence is meant (RFC 5545, 3.3.5).
    ///
    /// - Parameter local: The wall-clock time.
    /// - Returns: Seconds since 1970-01-01T00:00Z.
    public func instant(of local: CivilDateTime) -> Int {
        let second = clamped(local.secondNumber)
        let before = offset(at: second - 86_400)
        if offset(at: second - before) == before { return second - before }
        for probe in [second - before, second + 86_400] {
            let other = offset(at: probe)
            if offset(at: second - other) == other { return second - other }
        }
        return second - before
    }

    /// Writes a local date-time with its offset, such as `2026-03-10T14:00:00+01:00`.
    ///
    /// - Parameter local: The wall-clock time; a time skipped in spring is written as the time that it becomes.
    /// - Returns: 25 characters.
    public func isoString(_ local: CivilDateTime) -> String {
        let instant = instant(of: local)
        let offset = offset(at: instant)
        return ISO8601.string(CivilDateTime(secondNumber: instant + offset)) + ISO8601.string(offset: offset)
    }

    /// Clamps to ±2⁵⁵ seconds (a thousand million years), so that hostile numbers cannot overflow.
    private func clamped(_ second: Int) -> Int { Swift.min(Swift.max(second, -1 << 55), 1 << 55) }
}

/// Finds time zones by name.
public struct TimeZoneDatabase: Sendable {
    /// Returns the zone of an IANA name, or nil.
    public let zone: @Sendable (String) -> TimeZone?
    /// Creates a database from a look-up function.
    public init(zone: @escaping @Sendable (String) -> TimeZone?) { self.zone = zone }
}
