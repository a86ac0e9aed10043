import Model
import Store

extension DocumentRecord {
    /// Returns the file line of a chunk line, given its 0-based index and the chunk's line count; all lines of the chunk if lines without
    /// content were left out of it.
    func place(of offset: Int, in chunk: ChunkRecord, of count: Int) -> LineRange {
        // The text of an event is assembled from several lines of the file.
        guard kind != .event else { return chunk.lines }
        let isWhole = count == chunk.lines.last - chunk.lines.first + 1
        guard isWhole || offset == 0 else { return chunk.lines }
        return LineRange(chunk.lines.first + offset, chunk.lines.first + offset)
    }

    /// Returns the file lines of a chunk line with its wrapped continuations.
    func lines(of line: ChunkRecord.ReadLine, in chunk: ChunkRecord) -> LineRange {
        let count = chunk.text.lines(keepingEmpty: true).count
        let first = place(of: line.first, in: chunk, of: count).first
        return LineRange(first, max(first, place(of: line.first + line.starts.count - 1, in: chunk, of: count).last))
    }
}
