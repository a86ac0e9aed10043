extension Array {
    /// Returns the first index whose element satisfies a condition that holds for all later ones too (binary search).
    ///
    /// - Parameter belongsBehind: The condition.
    /// - Returns: The index; `count` if no element satisfies it.
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
