import Testing

@testable import Benchmark

@Suite struct SpeedLimitsTests {
    private let limits = SpeedLimits(["ranking": ["1000": 2]])

    private func ranking(_ ratio: Double, chunks: Int = 1000) -> Measurement {
        Measurement(
            stage: "ranking", chunks: chunks, unit: "ms", median: 1, p95: 1, reference: "hashing 1 MB", ratio: 9,
            processorRatio: ratio)
    }

    @Test func `a ratio a little above its limit is noise`() {
        #expect(limits.complaint(about: ranking(2.59)) == nil)
    }

    @Test func `a ratio 1.3 times above its limit is told with both`() throws {
        let complaint = try #require(limits.complaint(about: ranking(2.61)))
        #expect(complaint == "ranking, 1000 chunks: 2.61 times hashing 1 MB, the limit is 2.0 and a tolerance of 1.3")
    }

    @Test func `what has no limit is never too slow`() {
        #expect(limits.complaint(about: ranking(100, chunks: 10_000)) == nil)
    }
}
