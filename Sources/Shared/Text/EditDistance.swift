/// How far apart two words are spelt.
public enum EditDistance {
    /// The number of letters to be put in, left out, changed or swapped with their neighbour to make one word the other.
    ///
    /// Bytes are compared: words are to be folded. Exponential in `limit`, linear in the words.
    ///
    /// - Parameters:
    ///   - limit: The greatest distance of interest; 0, 1 or 2.
    ///   - left: A folded word.
    ///   - right: A folded word.
    /// - Returns: The distance; nil where it is greater than the limit.
    public static func within(_ limit: Int, _ left: String, _ right: String) -> Int? {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        return (0...max(0, limit)).first { isWithin($0, left[...], right[...]) }
    }

    private static func isWithin(_ limit: Int, _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        guard abs(left.count - right.count) <= limit else { return false }
        var (left, right) = (left, right)
        while let first = left.first, first == right.first {
            left = left.dropFirst()
            right = right.dropFirst()
        }
        if left.isEmpty, right.isEmpty { return true }
        guard limit > 0 else { return false }
        return isWithin(limit - 1, left.dropFirst(), right)
            || isWithin(limit - 1, left, right.dropFirst())
            || isWithin(limit - 1, left.dropFirst(), right.dropFirst())
            || isSwap(left, right) && isWithin(limit - 1, left.dropFirst(2), right.dropFirst(2))
    }

    private static func isSwap(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        left.count > 1 && right.count > 1 && left.first == right.dropFirst().first
            && right.first == left.dropFirst().first
    }
}
