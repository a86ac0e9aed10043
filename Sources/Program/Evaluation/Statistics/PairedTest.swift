/// Tests whether two runs differ by more than chance, over the questions measured in both.
///
/// A paired randomisation test: if the runs are alike, the sign of each question's difference is random. The probability is the share of
/// 10,000 random choices of signs whose mean difference is at least as large.
///
/// Source: Smucker, Allan and Carterette, CIKM 2007, doi:10.1145/1321440.1321528.
public struct PairedTest: Equatable, Sendable {
    /// The mean difference, second run minus first.
    public var difference: Double
    /// The p-value: the probability of so large a difference if the runs are alike, 0 … 1.
    public var probability: Double
    /// The number of questions that improved.
    public var better: Int
    /// The number of questions that got worse.
    public var worse: Int
    /// The number of questions measured in both runs.
    public var count: Int

    /// The significance level: a difference with a smaller p-value is significant.
    public static let level = 0.05

    /// Whether the difference is significant.
    public var isSignificant: Bool { probability < PairedTest.level }

    /// Tests the differences between two runs; nil if there are none.
    ///
    /// - Parameters:
    ///   - differences: For each question, the value of the second run minus that of the first.
    ///   - seed: The seed of the random numbers.
    public init?(of differences: [Double], seed: UInt64 = 1) {
        guard !differences.isEmpty else { return nil }
        count = differences.count
        better = differences.count { $0 > 0 }
        worse = differences.count { $0 < 0 }
        let sum = differences.reduce(0, +)
        difference = sum / Double(differences.count)
        let changed = differences.filter { $0 != 0 }
        // Allows for rounding: sums of the same numbers in another order differ in their last digits.
        let least = sum.magnitude * (1 - 1e-12)
        var random = SplitMix64(state: seed)
        var atLeast = 0
        for _ in 0..<PairedTest.samples {
            var (sample, signs, left) = (0.0, UInt64(0), 0)
            for value in changed {
                if left == 0 { (signs, left) = (random.next(), 64) }
                sample += signs & 1 == 0 ? value : -value
                (signs, left) = (signs >> 1, left - 1)
            }
            if sample.magnitude >= least { atLeast += 1 }
        }
        probability = Double(atLeast + 1) / Double(PairedTest.samples + 1)
    }

    private static let samples = 10_000
}
