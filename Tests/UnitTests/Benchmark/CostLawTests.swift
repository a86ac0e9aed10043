import Testing

@testable import Benchmark

@Suite struct CostLawTests {
    @Test func `costs that grow in a straight line give that line back`() throws {
        let law = try #require(CostLaw([(1_000, 5.1), (10_000, 6), (100_000, 15)]))
        #expect(abs(law.fixed - 5) < 1e-9)
        #expect(abs(law.perChunk - 0.0001) < 1e-12)
        #expect(law.largestError < 1e-9)
        #expect(abs(law.milliseconds(4_000_000) - 405) < 1e-6)
    }

    @Test func `no part of a cost is below zero`() throws {
        let growing = try #require(CostLaw([(1_000, 1), (10_000, 20), (100_000, 300)]))
        #expect(growing.fixed == 0)
        let falling = try #require(CostLaw([(1_000, 3), (10_000, 2)]))
        #expect(falling.perChunk >= 0)
    }

    @Test func `one size tells nothing of growth`() {
        #expect(CostLaw([(1_000, 5), (1_000, 6)]) == nil)
    }
}
