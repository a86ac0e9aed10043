/// Keeps segments few and without dead chunks.
extension IndexWriter {
    /// The maximum number of segments before merging; each costs a look-up for every word of a question.
    static let mostSegments = 16

    func markDead(_ documents: Set<UInt32>) throws(StoreError) {
        guard !documents.isEmpty else { return }
        let segments = try database.statement("select id from segment").rows { $0.int(0) }
        for segment in segments {
            guard let marked = try living(of: segment, without: documents) else { continue }
            try database.statement(
                "update segment set dead = ?, living_count = ?, length_sum = ?, smoothed_sum = ? where id = ?"
            )
            .bind(marked.dead.bytes).bind(marked.layout.count).bind(marked.layout.lengthSum)
            .bind(marked.layout.smoothedLengthSum).bind(segment).run()
        }
    }

    /// Returns the rest of a segment without some documents; nil if it has none of them.
    private func living(
        of number: Int, without gone: Set<UInt32>
    ) throws(StoreError) -> (layout: SegmentLayout, dead: DeadBits)? {
        var segment = try StoredSegment(number, in: database)
        var isChanged = false
        for (place, document) in try segment.documentNumbers().enumerated()
        where gone.contains(document) && !segment.dead[place] {
            segment.dead[place] = true
            isChanged = true
        }
        return isChanged ? (try SegmentLayout([segment]), segment.dead) : nil
    }

    /// Drops empty segments and, if there are too many, merges half of them: the neighbours with the fewest living chunks.
    func mergeSegments(isPrivate: Bool) throws(StoreError) {
        try dropEmptySegments(isPrivate: isPrivate)
        let segments = try segments(isPrivate: isPrivate)
        guard segments.count > IndexWriter.mostSegments else { return }
        let count = segments.count / 2
        let starts = 0...(segments.count - count)
        func size(_ start: Int) -> Int { segments[start..<start + count].reduce(0) { $0 + $1.living } }
        guard let start = starts.min(by: { size($0) < size($1) }) else { return }
        try merge(segments[start..<start + count], isPrivate: isPrivate)
    }

    /// Merges the segments left by an import: all if many chunks are new or dead, since dead ones cost space and time, else the last ones if
    /// there are too many small ones.
    func tidySegments(isPrivate: Bool) throws(StoreError) {
        try dropEmptySegments(isPrivate: isPrivate)
        let segments = try segments(isPrivate: isPrivate)
        guard let largest = segments.max(by: { $0.living < $1.living }) else { return }
        let others = segments.filter { $0.id != largest.id }
        let living = others.reduce(0) { $0 + $1.living }
        let isMostlyDead = largest.count > 2 * largest.living
        if living > largest.living / 4 || isMostlyDead {
            try merge(segments[...], isPrivate: isPrivate)
        } else if others.count > IndexWriter.mostSmallSegments {
            try merge(others[IndexWriter.firstToMerge(others.map(\.living))...], isPrivate: isPrivate)
        }
    }

    /// The maximum number of segments beside the largest one after an import.
    private static let mostSmallSegments = 4

    /// The number of times that a segment must be as large as all after it to be left as it is.
    private static let muchLarger = 6

    /// Returns the first of the segments to merge, which are at least the last two; a much larger one and all before it stay, since
    /// otherwise every few imports would write all that was changed since the first one.
    static func firstToMerge(_ sizes: [Int]) -> Int {
        var first = max(sizes.count - 2, 0)
        var size = sizes[first...].reduce(0, +)
        while first > 0, sizes[first - 1] < muchLarger * size {
            first -= 1
            size += sizes[first]
        }
        return first
    }

    private struct SegmentSize {
        let id: Int
        let count: Int
        let living: Int
    }

    private func segments(isPrivate: Bool) throws(StoreError) -> [SegmentSize] {
        try database.statement(
            "select id, chunk_count, living_count from segment where private = ? order by first_chunk"
        ).bind(isPrivate ? 1 : 0).rows { SegmentSize(id: $0.int(0), count: $0.int(1), living: $0.int(2)) }
    }

    private func dropEmptySegments(isPrivate: Bool) throws(StoreError) {
        for segment in try segments(isPrivate: isPrivate) where segment.living == 0 {
            try SegmentRow.remove(segment.id, from: database)
        }
    }

    private func merge(_ segments: ArraySlice<SegmentSize>, isPrivate: Bool) throws(StoreError) {
        guard segments.count > 1 || segments.contains(where: { $0.living < $0.count }) else { return }
        var merger = SegmentMerger(database)
        try merger.merge(segments.map(\.id), isPrivate: isPrivate)
    }
}
