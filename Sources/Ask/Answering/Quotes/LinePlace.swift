import Model
import Store

extension DocumentRecord {
    /// Where a line of a chunk stands in its file, as exactly as the chunk tells: it leaves out lines that say nothing.
    ///
    /// - Parameters:
    ///   - offset: The number of lines of the chunk before it.
    ///   - chunk: A chunk of this document.
    ///   - count: How many lines the chunk has.
    /// - Returns: The line, or all lines of the chunk where it cannot be told.
    func place(of offset: Int, in chunk: ChunkRecord, of count: Int) -> LineRange {
        // The lines of an event are put together from several of the file.
        guard kind != .event else { return chunk.lines }
        let isWhole = count == chunk.lines.last - chunk.lines.first + 1
        guard isWhole || offset == 0 else { return chunk.lines }
        return LineRange(chunk.lines.first + offset, chunk.lines.first + offset)
    }
}
