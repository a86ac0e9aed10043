import Model

/// A set of lines of several files, stored as disjoint runs.
struct LineSet {
    private var runs: [FileLines] = []

    /// Creates the set of all lines of runs, which may overlap.
    init(_ runs: [FileLines]) {
        for run in runs {
            subtract(run)
            self.runs.append(run)
        }
    }

    var count: Int { runs.reduce(0) { $0 + $1.lines.count } }

    var isEmpty: Bool { runs.isEmpty }

    func intersects(_ other: FileLines) -> Bool {
        runs.contains { $0.file == other.file && $0.lines.overlaps(other.lines) }
    }

    mutating func subtract(_ other: FileLines) {
        runs = runs.flatMap { run in
            guard run.file == other.file else { return [run] }
            return run.lines.subtracting(other.lines).map { FileLines(file: run.file, lines: $0) }
        }
    }

    /// Returns the smallest number of blocks, each of `height` consecutive lines of one file, that cover the set.
    func blockCount(height: Int) -> Int {
        Dictionary(grouping: runs, by: \.file).values.reduce(0) { count, runs in
            var covered = 0
            return runs.map(\.lines).sorted { $0.first < $1.first }.reduce(count) { count, lines in
                let start = max(lines.first, covered + 1)
                guard start <= lines.last else { return count }
                let blocks = (lines.last - start) / height + 1
                covered = start + blocks * height - 1
                return count + blocks
            }
        }
    }
}

extension LineRange {
    var count: Int { last - first + 1 }

    func overlaps(_ other: LineRange) -> Bool { first <= other.last && other.first <= last }

    func subtracting(_ other: LineRange) -> [LineRange] {
        guard overlaps(other) else { return [self] }
        var parts: [LineRange] = []
        if first < other.first { parts.append(LineRange(first, other.first - 1)) }
        if other.last < last { parts.append(LineRange(other.last + 1, last)) }
        return parts
    }
}
