import Testing

import Text

@Suite struct EditDistanceTests {
    static let rows = [
        ("sarah", "sarah", 0), ("sarah", "sara", 1), ("sara", "sarah", 1), ("sarah", "sarha", 1), ("sarah", "zarah", 1),
        ("ab", "ba", 1), ("abcd", "badc", 2), ("wieczorek", "wiezorck", 2), ("", "a", 1), ("", "ab", 2),
    ]

    @Test(arguments: rows) func `letters left out, put in, changed and swapped are counted`(
        left: String, right: String, distance: Int
    ) {
        #expect(EditDistance.within(2, left, right) == distance)
        #expect(EditDistance.within(2, right, left) == distance)
    }

    @Test func `what is further apart has no distance`() {
        #expect(EditDistance.within(1, "abcd", "badc") == nil)
        #expect(EditDistance.within(2, "sarah", "tomasz") == nil)
        #expect(EditDistance.within(2, "", "abc") == nil)
    }
}
