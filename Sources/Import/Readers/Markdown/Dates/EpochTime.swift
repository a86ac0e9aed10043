import Time

/// A moment as a program writes it: seconds or milliseconds since 1970 in UTC, `1596374871110`.
struct EpochTime {
    let seconds: Int

    /// The range accepted as moments: from 2000 up to, but not including, 2100.
    private static let plausible = 946_684_800..<4_102_444_800

    /// Reads a number of nine to thirteen digits and nothing else; returns nil if it is outside the plausible range.
    init?(_ text: String) {
        guard (9...13).contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit), let number = Int(text) else {
            return nil
        }
        guard let seconds = [number, number / 1000].first(where: EpochTime.plausible.contains) else { return nil }
        self.seconds = seconds
    }
}
