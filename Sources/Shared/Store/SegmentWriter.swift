/// Keeps segments few and free of what is gone.
extension IndexWriter {
    /// More segments than this are merged: each costs a look-up for every word of a question.
    static let mostSegments = 8

    /// Marks the chunks of documents that are gone.
    func markDead(_ documents: Set<UInt32>) throws(StoreError) {
        guard !documents.isEmpty else { return }
        let segments = try database.statement("select id, chunk_count from segment").rows { ($0.int(0), $0.int(1)) }
        for (id, count) in segments {
            guard var dead = try Segment.deadBits(of: id, in: database) else { continue }
            var layout = SegmentLayout()
            try database.statement("select layout from segment where id = ?").bind(id).first { row in
                row.withBytes(0) { layout.append($0, count: count) }
            }
            let gone = layout.documents.indices.filter { documents.contains(layout.documents[$0]) }
            guard !gone.isEmpty else { continue }
            for ordinal in gone { dead[ordinal] = true }
            try database.statement("update segment set dead = ? where id = ?").bind(dead.bytes).bind(id).run()
        }
    }

    /// Drops segments that hold nothing any more, and merges the smaller half while there are too many.
    func mergeSegments(isPrivate: Bool) throws(StoreError) {
        while true {
            var segments = try database.statement(
                "select id, chunk_count, dead from segment where private = ? order by id"
            ).bind(isPrivate ? 1 : 0).rows { (id: $0.int(0), living: $0.int(1) - ChunkBits(bytes: $0.bytes(2)).count) }
            for segment in segments where segment.living == 0 { try Segment.remove(segment.id, from: database) }
            segments.removeAll { $0.living == 0 }
            guard segments.count > IndexWriter.mostSegments else { return }
            let smallest = segments.sorted { ($0.living, $0.id) < ($1.living, $1.id) }.prefix(segments.count / 2)
            var merged = Segment()
            for segment in smallest.sorted(by: { $0.id < $1.id }) {
                try merged.append(stored: segment.id, of: database)
            }
            for segment in smallest { try Segment.remove(segment.id, from: database) }
            try merged.write(to: database, isPrivate: isPrivate)
        }
    }
}
