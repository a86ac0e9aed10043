/// A date and wall-clock time to the second, without a time zone.
///
/// Stored as wall-clock seconds, 86,400 for every day. Arithmetic is that of the wall clock; for elapsed time over a clock change, convert
/// with a `TimeZone` first.
public struct CivilDateTime: Hashable, Comparable, Sendable {
    /// Wall-clock seconds since 1970-01-01T00:00.
    public let secondNumber: Int

    /// Creates the date-time with a number of wall-clock seconds since 1970-01-01T00:00.
    public init(secondNumber: Int) {
        self.secondNumber = secondNumber
    }

    /// The day.
    public var date: CivilDate { CivilDate(dayNumber: secondNumber.flooredQuotient(by: 86_400)) }

    /// Seconds since midnight, 0 ..< 86,400.
    public var secondOfDay: Int { secondNumber.flooredRemainder(by: 86_400) }

    /// The hour, 0 … 23.
    public var hour: Int { secondOfDay / 3600 }

    /// The minute of the hour, 0 … 59.
    public var minute: Int { secondOfDay / 60 % 60 }

    /// The second of the minute, 0 … 59.
    public var second: Int { secondOfDay % 60 }

    /// Returns the date-time this many wall-clock seconds later, or earlier if negative.
    public func adding(seconds: Int) -> CivilDateTime { CivilDateTime(secondNumber: secondNumber + seconds) }

    /// Returns the date-time this many wall-clock minutes later, or earlier if negative.
    public func adding(minutes: Int) -> CivilDateTime { adding(seconds: minutes * 60) }

    /// Orders by time.
    public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
        left.secondNumber < right.secondNumber
    }
}
