import Text

/// The chunks of one import batch in memory, with postings and words.
struct Segment {
    private var layout = SegmentLayout()
    private var postings = PostingCollector()
    private var vocabulary = VocabularyBuilder()

    var isEmpty: Bool { layout.count == 0 }

    mutating func append(document: Int, firstChunk: Int, path: String) {
        layout.append(document: document, firstChunk: firstChunk, file: SegmentLayout.file(path))
    }

    mutating func append(_ chunk: IndexedChunk) {
        let ordinal = layout.count
        layout.append(
            length: chunk.length, middle: chunk.chunk.middle, smoothedLength: chunk.smoothedLength,
            marks: chunk.marks.rawValue)
        for (term, count) in chunk.terms { postings.append(term, ordinal: ordinal, count: count) }
    }

    mutating func append(words: [UInt64: [UInt8]]) {
        for (term, stem) in words { vocabulary.append(term, stem) }
    }

    func write(to database: Database, isPrivate: Bool) throws(StoreError) {
        guard !isEmpty else { return }
        let writer = try SegmentRow(of: layout, isPrivate: isPrivate, in: database)
        var terms: [UInt64] = []
        try postings.forEachList { (term, list) throws(StoreError) in
            try writer.insert(term, list.data)
            terms.append(term)
        }
        try writer.insert(vocabulary, holding: terms)
    }
}
