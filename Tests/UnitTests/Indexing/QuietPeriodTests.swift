import Indexing
import Testing

@Suite struct QuietPeriodTests {
    private let start = ContinuousClock.now

    private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    /// Whether the wait for some changes ends at each of some moments, all in milliseconds.
    private func ends(changes: [Int], at moments: Int...) -> [Bool] {
        var period = QuietPeriod()
        for change in changes { period.noteChange(at: after(change)) }
        return moments.map { period.endIfOver(at: after($0)) }
    }

    @Test func `nothing is waited for where nothing changed`() {
        #expect(QuietPeriod().remaining(at: start) == nil)
        #expect(ends(changes: [], at: 9000) == [false])
    }

    @Test func `it is over a second and a half after a change`() {
        var period = QuietPeriod()
        period.noteChange(at: start)
        #expect(period.remaining(at: after(400)) == .milliseconds(1100))
        #expect(ends(changes: [0], at: 1499, 1500) == [false, true])
    }

    @Test func `each further change begins it anew`() {
        #expect(ends(changes: [0, 1400, 2800], at: 4299, 4300) == [false, true])
    }

    @Test func `many changes are over once`() {
        #expect(ends(changes: Array(0..<1000), at: 5000, 9000) == [true, false])
    }
}
