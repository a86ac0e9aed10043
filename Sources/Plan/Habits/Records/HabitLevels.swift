/// How many experience points a level takes.
///
/// Level 0 begins at 0. From level *n* to the next one it takes `base · (1 + multiplier · n)` points on a linear curve and
/// `base · multiplierⁿ` on an exponential one, rounded down, at least 1. Computed in whole numbers, so that every figure is exact.
public struct LevelCurve: Sendable, Equatable {
    /// How the points of a level grow.
    public enum Growth: String, Sendable, CaseIterable {
        case linear, exponential
    }

    /// How the points of a level grow.
    public var growth: Growth
    /// The points of the first level.
    public var base: Int
    /// The multiplier in hundredths.
    public var hundredths: Int

    /// The greatest base.
    public static let largestBase = 1_000_000

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - growth: How the points of a level grow.
    ///   - base: The points of the first level, 1 … ``largestBase``.
    ///   - hundredths: The multiplier in hundredths; see ``multipliers(of:)``.
    public init(_ growth: Growth = .linear, base: Int = 100, hundredths: Int = 150) {
        (self.growth, self.base, self.hundredths) = (growth, base, hundredths)
    }

    /// Returns the multipliers that make sense, in hundredths.
    ///
    /// - Parameter growth: How the points of a level grow.
    /// - Returns: 0 … 10 for linear growth, 1.1 … 10 for exponential growth.
    public static func multipliers(of growth: Growth) -> ClosedRange<Int> {
        growth == .linear ? 0...1000 : 110...1000
    }

    /// Returns the level of a number of points.
    ///
    /// - Parameter xp: The points, at least 0.
    /// - Returns: The level, with the points that are missing to the next one.
    public func level(_ xp: Int) -> HabitLevel {
        guard growth == .exponential || hundredths > 0 else {
            return HabitLevel(number: xp / base, xp: xp, start: xp / base * base, next: (xp / base + 1) * base)
        }
        var (number, start) = (0, 0)
        var power = LongNumber(base)
        while true {
            let step = growth == .linear ? linearStep(number) : exponentialStep(power, number)
            if xp < start + step { return HabitLevel(number: number, xp: xp, start: start, next: start + step) }
            (number, start) = (number + 1, start + step)
            power.multiply(by: UInt32(hundredths))
        }
    }

    private func linearStep(_ level: Int) -> Int { base * (100 + hundredths * level) / 100 }

    /// Dividing by 100 step by step, rounded down each time, gives the same as dividing once by its power.
    private func exponentialStep(_ power: LongNumber, _ level: Int) -> Int {
        var quotient = power
        for _ in 0..<level { quotient.divide(by: 100) }
        return max(1, quotient.whole ?? .max / 2)
    }
}

/// A level with the points around it.
public struct HabitLevel: Sendable, Equatable {
    /// The level, from 0.
    public var number: Int
    /// The points.
    public var xp: Int
    /// The points with which the level begins.
    public var start: Int
    /// The points with which the next one begins.
    public var next: Int

    /// The points that are missing to the next level.
    public var missing: Int { next - xp }
}

/// A whole number of any length, in digits of 32 bits, the lowest first.
private struct LongNumber {
    private var digits: [UInt32]

    init(_ number: Int) { digits = [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)] }

    mutating func multiply(by factor: UInt32) {
        var carry: UInt64 = 0
        for place in digits.indices {
            carry += UInt64(digits[place]) * UInt64(factor)
            digits[place] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { digits.append(UInt32(carry)) }
    }

    mutating func divide(by divisor: UInt32) {
        var rest: UInt64 = 0
        for place in digits.indices.reversed() {
            rest = rest << 32 | UInt64(digits[place])
            digits[place] = UInt32(rest / UInt64(divisor))
            rest %= UInt64(divisor)
        }
    }

    /// The number; nil if it is too large.
    var whole: Int? {
        guard digits.dropFirst(2).allSatisfy({ $0 == 0 }), digits[1] < 1 << 30 else { return nil }
        return Int(digits[1]) << 32 | Int(digits[0])
    }
}
