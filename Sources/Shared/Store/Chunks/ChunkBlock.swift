import Model
import Text

/// Neighbouring chunks of a document in one row of the index: lines, context, speakers and compressed texts.
///
/// Each chunk is a sequence of variable-length numbers: its first line, relative to the last line of the previous chunk; its last line,
/// relative to its first; its second in a recording plus one, or 0; its role (0 for none) plus eight times the bits of its wrapped lines;
/// the depths and forms of its lines; its headings, parent items and speakers, each with its size plus one, or 0 if equal to those of the
/// previous chunk; the sizes of its text and of its codes, which follow.
struct ChunkBlock {
    /// The maximum number of chunks in a row; reading a chunk means skipping all before it.
    static let mostChunks = 32

    /// Encodes neighbouring chunks of a document for `forEach`; texts are not compressed without an encoder.
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

    private static let roleBits = 3

    private static func append(_ text: String, unless known: inout String?, to bytes: inout [UInt8]) {
        if text == known { return bytes.append(number: 0) }
        known = text
        bytes.append(number: text.utf8.count + 1)
        bytes += text.utf8
    }

    /// Maps an integer to a non-negative one (zigzag encoding).
    private static func folded(_ number: Int) -> Int { number >= 0 ? 2 * number : -2 * number - 1 }

    private static func unfolded(_ number: Int) -> Int { number % 2 == 0 ? number / 2 : -(number + 1) / 2 }

    /// Calls `body` with the wanted chunks of a row whose first chunk has number `first`; stops at a truncated one.
    static func forEach(
        in bytes: Span<UInt8>, first: Int, document: Int, _ table: SymbolTable?,
        where isWanted: (Int) -> Bool, _ body: (ChunkRecord) -> Void
    ) {
        var reader = ByteReader()
        var number = first
        var line = 0
        var headings: Range<Int>?
        var items: Range<Int>?
        var speakers: Range<Int>?
        while let start = reader.number(in: bytes), let length = reader.number(in: bytes),
            let cue = reader.number(in: bytes), let traits = reader.number(in: bytes),
            let depths = reader.number(in: bytes), let forms = reader.number(in: bytes),
            readList(&reader, bytes, &headings),
            readList(&reader, bytes, &items),
            readList(&reader, bytes, &speakers), let size = reader.number(in: bytes),
            let count = reader.number(in: bytes), let place = reader.range(count, in: bytes)
        {
            let first = line + unfolded(start)
            line = first + unfolded(length)
            if isWanted(number) {
                let codes = bytes.extracting(place)
                body(
                    ChunkRecord(
                        number: number, document: document, lines: LineRange(first, line),
                        text: table?.text(of: codes, size: size) ?? String(decoding: codes),
                        headingPath: list(headings, bytes), speakers: list(speakers, bytes),
                        cueSecond: cue == 0 ? nil : unfolded(cue - 1), parentItems: list(items, bytes),
                        role: SectionRole(rawValue: UInt8(traits & (1 << roleBits - 1))),
                        wrapped: WrappedLines(rawValue: traits >> roleBits), depths: LineDepths(rawValue: depths),
                        forms: LineForms(rawValue: forms)))
            }
            number += 1
        }
    }

    /// Reads a list unless it equals that of the previous chunk; returns false if it is truncated.
    private static func readList(
        _ reader: inout ByteReader, _ bytes: Span<UInt8>, _ list: inout Range<Int>?
    ) -> Bool {
        guard let size = reader.number(in: bytes) else { return false }
        if size > 0 { list = reader.range(size - 1, in: bytes) }
        return list != nil
    }

    private static func list(_ range: Range<Int>?, _ bytes: Span<UInt8>) -> [String] {
        guard let range, !range.isEmpty else { return [] }
        return range.split { bytes[$0] == UInt8(ascii: "\n") }.map { String(decoding: bytes.extracting($0)) }
    }
}
