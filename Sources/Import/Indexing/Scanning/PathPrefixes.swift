/// Beginnings of paths, asked whether a path has one of them.
struct PathPrefixes {
    /// In the order of their bytes, without those that begin with another.
    private let prefixes: [[UInt8]]

    /// Whether there are none.
    var isEmpty: Bool { prefixes.isEmpty }

    /// The beginnings of paths as written.
    init(_ texts: [String]) {
        var kept: [[UInt8]] = []
        for prefix in texts.map({ Array($0.utf8) }).sorted(by: { $0.lexicographicallyPrecedes($1) })
        where kept.last.map({ prefix.starts(with: $0) }) != true {
            kept.append(prefix)
        }
        prefixes = kept
    }

    /// Whether a path begins with one of them.
    ///
    /// - Complexity: O(log *n*) comparisons, where *n* is their number: only the last that does not come after the path can.
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
