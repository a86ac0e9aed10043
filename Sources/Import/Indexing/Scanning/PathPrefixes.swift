struct PathPrefixes {
    /// Sorted by bytes, without those that begin with another prefix.
    private let prefixes: [[UInt8]]

    var isEmpty: Bool { prefixes.isEmpty }

    init(_ texts: [String]) {
        var kept: [[UInt8]] = []
        for prefix in texts.map({ Array($0.utf8) }).sorted(by: { $0.lexicographicallyPrecedes($1) })
        where kept.last.map({ prefix.starts(with: $0) }) != true {
            kept.append(prefix)
        }
        prefixes = kept
    }

    /// Returns whether a path begins with one of the prefixes.
    ///
    /// - Complexity: O(log *n*) comparisons of *n* prefixes, since only the last one not after the path can match.
    func hold(_ path: String) -> Bool {
        let path = Array(path.utf8)
        var (low, high) = (0, prefixes.count)
        while low < high {
            let middle = (low + high) / 2
            if path.lexicographicallyPrecedes(prefixes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low > 0 && path.starts(with: prefixes[low - 1])
    }
}
