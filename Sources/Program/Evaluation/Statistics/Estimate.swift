import Glibc

/// A mean with its 95 % confidence interval.
public struct Estimate: Equatable, Sendable {
    /// The mean.
    public var mean: Double
    /// The lower end of the interval.
    public var low: Double
    /// The upper end of the interval.
    public var high: Double
    /// The number of questions.
    public var count: Int

    /// Estimates the mean of some values; nil if there are none.
    ///
    /// The interval is the middle 95 % of the means of 1,000 samples drawn with replacement (Efron and Tibshirani, "An Introduction to the
    /// Bootstrap", 1993, section 13.3). From 5,000 values it is 1.96 standard errors; there both agree to four decimals.
    ///
    /// - Parameters:
    ///   - values: One value per question.
    ///   - seed: The seed of the random numbers; equal values and seeds give equal intervals.
    /// - Complexity: O(1,000 *n*) below 5,000 values, O(*n*) from there.
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
        let means = (0..<samples).map { _ in
            var sum = 0.0
            for _ in values.indices { sum += values[random.below(values.count)] }
            return sum / Double(values.count)
        }.sorted()
        return (means[samples * 25 / 1000], means[samples * 975 / 1000 - 1])
    }
}

/// Returns the smallest value at or above `percent` percent of the values (nearest rank); nil if there are none.
///
/// - Parameters:
///   - percent: The percentile, 1 … 100.
///   - sorted: The values in ascending order.
/// - Returns: One of the values.
public func percentile(_ percent: Int, of sorted: [Double]) -> Double? {
    let rank = (sorted.count * percent + 99) / 100
    return rank > 0 ? sorted[rank - 1] : nil
}
