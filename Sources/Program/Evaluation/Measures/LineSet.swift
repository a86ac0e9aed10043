import Model

/// A set of lines of several files, held as runs of lines that share none.
struct LineSet {
    private var runs: [FileLines] = []

    /// All lines of some runs, each once.
    ///
    /// - Parameter runs: Runs of lines, which may overlap.
    init(_ runs: [FileLines]) {
        for run in runs {
            subtract(run)
            self.runs.append(run)
        }
    }

    /// The number of lines.
    var count: Int { runs.reduce(0) { $0 + $1.lines.count } }

    /// Whether the set is empty.
    var isEmpty: Bool { runs.isEmpty }

    /// Whether the set holds at least one of some lines.
    func intersects(_ other: FileLines) -> Bool {
        runs.contains { $0.file == other.file && $0.lines.overlaps(other.lines) }
    }

    /// Takes lines out of the set.
    ///
    /// - Parameter other: Lines, of which the set need not hold any.
    mutating func subtract(_ other: FileLines) {
        runs = runs.flatMap { run in
            guard run.file == other.file else { return [run] }
            return run.lines.subtracting(other.lines).map { FileLines(file: run.file, lines: $0) }
        }
    }

    /// The fewest blocks of so many consecutive lines of one file that cover the set.
    ///
    /// - Parameter height: The lines of a block, at least 1.
    /// - Returns: The number of blocks.
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
    /// The number of lines.
    var count: Int { last - first + 1 }

    /// Whether the two share a line.
    func overlaps(_ other: LineRange) -> Bool { first <= other.last && other.first <= last }

    /// The parts outside of other lines.
    func subtracting(_ other: LineRange) -> [LineRange] {
        guard overlaps(other) else { return [self] }
        var parts: [LineRange] = []
        if first < other.first { parts.append(LineRange(first, other.first - 1)) }
        if other.last < last { parts.append(LineRange(other.last + 1, last)) }
        return parts
    }
}
