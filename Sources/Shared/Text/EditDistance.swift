/// The edit distance between two words.
public enum EditDistance {
    /// Returns the number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other.
    ///
    /// Source: Damerau, Communications of the ACM 7(3), 1964; here the restricted form (optimal string alignment).
    ///
    /// - Parameters:
    ///   - left: A word, compared byte by byte.
    ///   - right: Another word.
    /// - Returns: The distance.
    /// - Complexity: The product of the lengths.
    public static func between(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        var before: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    cost = min(cost, before[j - 1] + 1)
                }
                row.append(cost)
            }
            (before, last) = (last, row)
        }
        return last[right.count]
    }

    /// Returns the distance if it is at most a limit; faster for a vocabulary, whose words are mostly far apart.
    ///
    /// The cost is exponential in `limit` and linear in the length of the words.
    ///
    /// - Parameters:
    ///   - limit: The maximum distance of interest; 0, 1 or 2.
    ///   - left: A folded word.
    ///   - right: A folded word.
    /// - Returns: The distance; nil above the limit.
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
