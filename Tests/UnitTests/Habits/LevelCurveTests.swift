import Testing

@testable import Habits

/// How many points a level takes.
@Suite struct LevelCurveTests {
    private func starts(_ curve: LevelCurve, count: Int) -> [Int] {
        var starts: [Int] = []
        while starts.count < count { starts.append(curve.level(starts.last ?? 0).next) }
        return starts
    }

    @Test func `levels of a linear curve begin where the documentation says`() {
        #expect(starts(LevelCurve(), count: 10) == [100, 350, 750, 1300, 2000, 2850, 3850, 5000, 6300, 7750])
    }

    @Test func `levels of an exponential curve begin where the documentation says`() {
        #expect(
            starts(LevelCurve(.exponential), count: 10) == [100, 250, 475, 812, 1318, 2077, 3216, 4924, 7486, 11330])
    }

    @Test func `a level tells the points to the next one`() {
        #expect(LevelCurve().level(0) == HabitLevel(number: 0, xp: 0, start: 0, next: 100))
        #expect(LevelCurve().level(349).missing == 1)
        #expect(LevelCurve().level(350).number == 2)
    }

    @Test func `without a multiplier all levels take the same`() {
        #expect(LevelCurve(.linear, base: 50, hundredths: 0).level(1_000_000_049).number == 20_000_000)
    }

    @Test func `large powers are exact`() {
        // 10 · 1.1^100, rounded down.
        let curve = LevelCurve(.exponential, base: 10, hundredths: 110)
        let starts = starts(curve, count: 101)
        #expect(starts[100] - starts[99] == 137_806)
    }
}
