/// Keeps segments few and free of what is gone.
extension IndexWriter {
    /// More segments than this are merged: each costs a look-up for every word of a question.
    static let mostSegments = 8

    /// Marks the chunks of documents that are gone.
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

    /// What is left of a segment without some documents; nil where it holds none of them.
    private func living(
        of segment: Int, without gone: Set<UInt32>
    ) throws(StoreError) -> (layout: SegmentLayout, dead: DeadBits)? {
        let statement = try database.statement("select chunk_count, dead, documents, layout from segment where id = ?")
        let found = try statement.bind(segment).first { row in
            var dead = DeadBits(bytes: row.bytes(1))
            return row.withLayout(chunkCount: row.int(0), documents: 2, chunks: 3) { stored in
                let places = (0..<stored.documentCount).filter {
                    gone.contains(stored.number(ofDocumentAt: $0)) && !dead[$0]
                }
                for place in places { dead[place] = true }
                var layout = SegmentLayout()
                if !places.isEmpty { layout.append(stored, isDead: { dead[$0] }) }
                return places.isEmpty ? nil : (layout, dead)
            }
        }
        guard let found, let marked = found else { throw StoreError.corrupt(path: database.path) }
        return marked
    }

    /// Drops segments that hold nothing any more, and merges the smaller half while there are too many.
    func mergeSegments(isPrivate: Bool) throws(StoreError) {
        while true {
            var segments = try database.statement(
                "select id, living_count from segment where private = ? order by first_chunk"
            ).bind(isPrivate ? 1 : 0).rows { (id: $0.int(0), living: $0.int(1)) }
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
