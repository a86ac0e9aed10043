extension Array {
    /// Returns, by binary search, the first index whose element satisfies a condition that also holds for all later ones.
    ///
    /// - Parameter belongsBehind: The condition.
    /// - Returns: The index, or `count` if no element satisfies it.
    /// - Complexity: O(log *n*).
    public func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
