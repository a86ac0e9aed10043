import Glibc

/// A mean with the interval in which it would lie in 95 of 100 sets of such questions.
public struct Estimate: Equatable, Sendable {
    /// The mean.
    public var mean: Double
    /// The lower end of the interval.
    public var low: Double
    /// The upper end of the interval.
    public var high: Double
    /// Over how many questions.
    public var count: Int

    /// The mean of some values with its interval.
    ///
    /// The interval is the middle 95 % of the means of 1,000 samples drawn with replacement (Efron and Tibshirani, "An Introduction to
    /// the Bootstrap", 1993, section 13.3). From 5,000 values on, where both agree to four decimals, it is 1.96 standard errors.
    ///
    /// - Parameters:
    ///   - values: One for each question; nil of none.
    ///   - seed: Where the random numbers begin; equal values and seeds give equal intervals.
    /// - Complexity: 1,000 times the number of values, below 5,000 of them.
    public init?(of values: [Double], seed: UInt64 = 1) {
        guard !values.isEmpty else { return nil }
        count = values.count
        let mean = values.reduce(0, +) / Double(values.count)
        self.mean = mean
        if values.count >= Estimate.many {
            let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
            let error = 1.959964 * (variance / Double(values.count)).squareRoot()
            (low, high) = (mean - error, mean + error)
        } else {
            (low, high) = Estimate.bootstrap(values, seed)
        }
    }

    private static let many = 5_000
    private static let samples = 1_000

    private static func bootstrap(_ values: [Double], _ seed: UInt64) -> (low: Double, high: Double) {
        var random = SplitMix64(state: seed)
        let means = values.withUnsafeBufferPointer { values in
            (0..<samples).map { _ in
                var sum = 0.0
                for _ in values.indices { sum += values[random.below(values.count)] }
                return sum / Double(values.count)
            }
        }.sorted()
        return (means[samples * 25 / 1000], means[samples * 975 / 1000 - 1])
    }
}

/// The smallest value that at least so many percent do not exceed (nearest rank); nil of none.
///
/// - Parameters:
///   - percent: 1 … 100.
///   - sorted: Values from small to large.
/// - Returns: One of the values.
public func percentile(_ percent: Int, of sorted: [Double]) -> Double? {
    let rank = (sorted.count * percent + 99) / 100
    return rank > 0 ? sorted[rank - 1] : nil
}
