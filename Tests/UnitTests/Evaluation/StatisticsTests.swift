import Evaluation
import Testing

@Suite struct StatisticsTests {
    @Test func `an interval holds the mean and gets narrower with more questions`() throws {
        let few = try #require(Estimate(of: (0..<20).map { Double($0 % 2) }))
        let many = try #require(Estimate(of: (0..<2000).map { Double($0 % 2) }))
        #expect(few.mean == 0.5 && many.mean == 0.5)
        #expect(few.low < 0.5 && few.high > 0.5)
        #expect(many.high - many.low < (few.high - few.low) / 5)
        // The standard error of 2,000 fair coins is 0.0112.
        #expect(abs((many.high - many.low) / 2 - 1.96 * 0.0112) < 0.003)
    }

    @Test func `an interval of very many values is that of their standard error`() throws {
        let values = (0..<10_000).map { Double($0 % 2) }
        let estimate = try #require(Estimate(of: values))
        #expect(abs(estimate.high - 0.5 - 1.96 * 0.005) < 1e-4)
    }

    @Test func `an interval is the same in every run`() {
        let values = [0.1, 0.4, 0.9, 0.3]
        #expect(Estimate(of: values) == Estimate(of: values))
        #expect(Estimate(of: []) == nil)
    }

    @Test func `values that are all equal have no width`() throws {
        let estimate = try #require(Estimate(of: [1, 1, 1]))
        #expect((estimate.low, estimate.high) == (1, 1))
    }

    @Test func `differences of one sign are significant, balanced ones are not`() throws {
        let better = try #require(PairedTest(of: [Double](repeating: 0.1, count: 12)))
        #expect(better.isSignificant && better.better == 12 && better.worse == 0)
        // Of 2¹² choices of signs two are as large: 0.0005.
        #expect(better.probability < 0.002)
        let balanced = try #require(PairedTest(of: [0.1, -0.1, 0.1, -0.1]))
        #expect(!balanced.isSignificant && balanced.probability == 1)
    }

    @Test func `three wins of three may well be chance`() throws {
        let test = try #require(PairedTest(of: [1, 1, 1]))
        // Two of eight choices of signs are as large.
        #expect(abs(test.probability - 0.25) < 0.02)
    }

    @Test func `runs that are alike do not differ`() throws {
        let test = try #require(PairedTest(of: [0, 0, 0]))
        #expect(test.probability == 1 && test.difference == 0)
    }

    @Test(arguments: [(1, 1.0, 1.0), (2, 1, 2), (10, 5, 10), (20, 10, 19), (21, 11, 20), (100, 50, 95)])
    func `latencies are nearest ranks`(count: Int, median: Double, high: Double) throws {
        let latency = try #require(Latency(of: (1...count).reversed().map(Double.init)))
        #expect(latency.median == median)
        #expect(latency.percentile95 == high)
    }
}
