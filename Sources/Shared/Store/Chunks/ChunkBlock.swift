import Model

/// Neighbouring chunks of a document as one row of the index holds them: lines, what stands above them, speakers and shortened texts.
///
/// For each chunk numbers of variable length: its first line, counted from the last line of the chunk before; its last line, counted
/// from its first; its second in a recording and one more, 0 where it has none; its role, 0 where it has none, and eight times the bits
/// of its wrapped lines; the depths and the forms of its lines; its headings, the items above it and its speakers, each with their size and one more, 0 where they are those of
/// the chunk before; the size of its text and of its codes, which follow.
struct ChunkBlock {
    /// So many chunks stand in a row at most: all before one must be passed over to read it.
    static let mostChunks = 32

    /// Chunks in order, as bytes.
    ///
    /// - Parameters:
    ///   - chunks: Neighbouring chunks of a document.
    ///   - encoder: What shortens their texts; nil for none.
    /// - Returns: What `forEach` reads.
    static func encode(_ chunks: some Sequence<Chunk>, _ encoder: SymbolEncoder?) -> [UInt8] {
        var bytes: [UInt8] = []
        var line = 0
        var headings: String?
        var items: String?
        var speakers: String?
        for chunk in chunks {
            bytes.append(number: folded(chunk.lines.first - line))
            bytes.append(number: folded(chunk.lines.last - chunk.lines.first))
            line = chunk.lines.last
            bytes.append(number: chunk.cueSecond.map { folded($0) + 1 } ?? 0)
            bytes.append(number: chunk.wrapped.rawValue << roleBits | Int(chunk.role?.rawValue ?? 0))
            bytes.append(number: chunk.depths.rawValue)
            bytes.append(number: chunk.forms.rawValue)
            append(chunk.headingPath.joined(separator: "\n"), unless: &headings, to: &bytes)
            append(chunk.parentItems.joined(separator: "\n"), unless: &items, to: &bytes)
            append(chunk.speakers.joined(separator: "\n"), unless: &speakers, to: &bytes)
            let text = Array(chunk.text.utf8)
            let codes = encoder?.codes(of: text) ?? text
            bytes.append(number: text.count)
            bytes.append(number: codes.count)
            bytes += codes
        }
        return bytes
    }

    /// A role is a number of so many bits.
    private static let roleBits = 3

    private static func append(_ text: String, unless known: inout String?, to bytes: inout [UInt8]) {
        if text == known { return bytes.append(number: 0) }
        known = text
        bytes.append(number: text.utf8.count + 1)
        bytes += text.utf8
    }

    /// A number that may be negative as one that is not.
    private static func folded(_ number: Int) -> Int { number >= 0 ? 2 * number : -2 * number - 1 }

    private static func unfolded(_ number: Int) -> Int { number % 2 == 0 ? number / 2 : -(number + 1) / 2 }

    /// Calls `body` with the chunks of a row that are wanted; stops at the first that is cut off.
    ///
    /// - Parameters:
    ///   - bytes: What `encode` gave.
    ///   - first: The number of the first chunk.
    ///   - document: The row of their document.
    ///   - table: What shortened their texts; nil for none.
    ///   - isWanted: Whether a chunk is read, by its number.
    ///   - body: Gets a chunk.
    static func forEach(
        in bytes: UnsafeRawBufferPointer, first: Int, document: Int, _ table: SymbolTable?,
        where isWanted: (Int) -> Bool, _ body: (ChunkRecord) -> Void
    ) {
        var reader = ByteReader(bytes)
        var number = first
        var line = 0
        var headings: UnsafeRawBufferPointer?
        var items: UnsafeRawBufferPointer?
        var speakers: UnsafeRawBufferPointer?
        while let start = reader.number(), let length = reader.number(), let cue = reader.number(),
            let traits = reader.number(), let depths = reader.number(), let forms = reader.number(),
            readList(&reader, &headings),
            readList(&reader, &items),
            readList(&reader, &speakers), let size = reader.number(),
            let count = reader.number(), let codes = reader.bytes(count)
        {
            let first = line + unfolded(start)
            line = first + unfolded(length)
            if isWanted(number) {
                body(
                    ChunkRecord(
                        number: number, document: document, lines: LineRange(first, line),
                        text: table?.text(of: codes, size: size) ?? String(decoding: codes, as: UTF8.self),
                        headingPath: list(headings), speakers: list(speakers),
                        cueSecond: cue == 0 ? nil : unfolded(cue - 1), parentItems: list(items),
                        role: SectionRole(rawValue: UInt8(traits & (1 << roleBits - 1))),
                        wrapped: WrappedLines(rawValue: traits >> roleBits), depths: LineDepths(rawValue: depths),
                        forms: LineForms(rawValue: forms)))
            }
            number += 1
        }
    }

    /// Reads a list unless it is that of the chunk before; false where it is cut off.
    private static func readList(_ reader: inout ByteReader, _ list: inout UnsafeRawBufferPointer?) -> Bool {
        guard let size = reader.number() else { return false }
        if size > 0 { list = reader.bytes(size - 1) }
        return list != nil
    }

    private static func list(_ bytes: UnsafeRawBufferPointer?) -> [String] {
        guard let bytes, !bytes.isEmpty else { return [] }
        return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}
