import Model
import Text

/// Cuts a document into chunks: short runs of whole consecutive blocks that never cross a heading or section border.
///
/// Blocks are added while the chunk stays within `targetLength`. A longer block is cut at line ends, prose at ends of sentences if
/// possible. A line longer than `longestLine` is cut into sentences, all of which cite that line.
public struct Chunker: Sendable {
    /// The version of the algorithm, raised whenever the same document gives other chunks; an older index is then rebuilt.
    public static let version = 7

    /// The target length of a chunk in characters: the best of the measured lengths, see `docs/retrieval.md`.
    public static let targetLength = 200
    /// The maximum length of an uncut line, in characters.
    static let longestLine = 1000
    /// The maximum length of a piece of a cut line, in characters.
    static let longestPiece = 600

    /// Creates a chunker; it has no state.
    public init() {}

    /// Returns the chunks of a document, in order.
    ///
    /// - Parameter document: A document with its blocks.
    /// - Returns: Chunks with ascending lines; none for a document without text.
    public func chunks(of document: Document) -> [Chunk] {
        var result: [Chunk] = []
        var offset = 0
        var pending: [Piece] = []
        var pendingLength = 0
        func flush() {
            guard let chunk = Chunker.chunk(pending, at: offset) else { return }
            offset = chunk.end + 1
            result.append(chunk.chunk)
            pending.removeAll(keepingCapacity: true)
            pendingLength = 0
        }
        forEachPiece(of: document) { piece in
            let breaks =
                pending.last.map {
                    $0.headingPath != piece.headingPath || $0.isWhole || piece.isWhole
                } ?? false || Chunker.isElsewhere(piece, than: pending)
                || Chunker.isLater(piece, than: pending)
            if breaks || (!pending.isEmpty && pendingLength + piece.length > Chunker.targetLength) { flush() }
            pending.append(piece)
            pendingLength += piece.length + (piece.isTurn ? piece.speaker?.characterCount ?? 0 : 0) + 2
        }
        flush()
        return result
    }

    /// Returns whether a turn starts more than `longestPause` after the chunk, whose cited time would then mislead.
    private static func isLater(_ piece: Piece, than pending: [Piece]) -> Bool {
        guard let start = pending.lazy.compactMap(\.cueSecond).first, let second = piece.cueSecond else { return false }
        return second - start > longestPause
    }

    /// Returns whether a piece is in a section of another role; a line that states its own role may join any section.
    private static func isElsewhere(_ piece: Piece, than pending: [Piece]) -> Bool {
        guard !piece.labelsItself, let last = pending.last(where: { !$0.labelsItself }) else { return false }
        return last.role != piece.role
    }

    /// Returns the role of the section, or else the role that all lines of the chunk state.
    private static func role(of pieces: [Piece]) -> SectionRole? {
        if let piece = pieces.first(where: { !$0.labelsItself }) { return piece.role }
        return pieces.allSatisfy { $0.role == pieces.first?.role } ? pieces.first?.role : nil
    }

    /// The maximum span of a transcript chunk in seconds, since a citation shows only its start.
    private static let longestPause = 60

    /// A part of a chunk: a line, a list item, a turn or a part of a long paragraph.
    private struct Piece {
        var lines: LineRange
        var text: String
        /// In characters.
        var length: Int
        var speaker: String?
        /// Whether it is a speaker's turn; its text lacks the name.
        var isTurn: Bool
        var headingPath: [String]
        var cueSecond: Int?
        var parentItems: [String]
        /// The number of enclosing list items.
        var depth: Int
        var form: LineForms.Form
        var role: SectionRole?
        var labelsItself: Bool
        var wrapped = WrappedLines()
        /// Whether it forms a chunk alone.
        var isWhole = false
    }

    /// Calls `body` with each piece in order; an array of all pieces of a large document would take much memory.
    private func forEachPiece(of document: Document, _ body: (Piece) -> Void) {
        for (index, block) in document.blocks.enumerated() {
            if block.kind == .heading {
                // A heading is the path of the blocks below it; with nothing below, it is text itself.
                let next = index + 1 < document.blocks.count ? document.blocks[index + 1] : nil
                if next?.headingPath.contains(block.text) != true {
                    body(Chunker.piece(block, block.text, block.lines, block.text.characterCount))
                }
                continue
            }
            let length = block.text.characterCount
            if length <= Chunker.targetLength {
                body(Chunker.piece(block, block.text, block.lines, length))
            } else {
                Chunker.split(block, length).forEach(body)
            }
        }
    }

    private static func piece(
        _ block: Block, _ text: String, _ lines: LineRange, _ length: Int, isWhole: Bool = false
    ) -> Piece {
        Piece(
            lines: lines, text: text, length: length, speaker: block.speaker,
            isTurn: block.speaker != nil && block.kind == .turn, headingPath: block.headingPath,
            cueSecond: block.cueSecond,
            parentItems: block.parentItems.map {
                String($0.prefix(block.kind == .table ? longestHead : longestItem))
            },
            depth: block.kind == .table ? 0 : block.parentItems.count,
            form: block.kind == .item ? .item : block.kind == .code ? .code : .prose,
            // The speaker's name is enough; the role adds nothing.
            role: block.role == .log ? nil : block.role, labelsItself: block.labelsItself,
            wrapped: wrapped(block, text, lines), isWhole: isWhole)
    }

    /// The maximum length of a parent item in characters: enough to recognise it.
    private static let longestItem = 100
    /// The maximum length of the column heads above the rows of a table.
    private static let longestHead = 400

    /// Returns the lines that continue a line wrapped by an editor: a long line without a sentence end or explicit break.
    private static func wrapped(_ block: Block, _ text: String, _ range: LineRange) -> WrappedLines {
        var wrapped = WrappedLines()
        guard range.last > range.first, block.kind == .paragraph || block.kind == .item || block.kind == .quote else {
            return wrapped
        }
        let lines = TextLines(text)
        guard lines.count == range.last - range.first + 1 else { return wrapped }
        for number in 1..<lines.count {
            let above = lines[number - 1]
            let isBroken = above.hasSuffix("  ") || above.hasSuffix("\\")
            guard above.utf8.count >= Sentences.shortestWrappedLine, !isBroken, !Sentences.endsSentence(above) else {
                continue
            }
            wrapped.insert(number)
        }
        return wrapped
    }

    /// Cuts a long block: several lines at line ends, a very long line into sentences.
    private static func split(_ block: Block, _ blockLength: Int) -> [Piece] {
        let lines = TextLines(block.text)
        guard lines.count == block.lines.last - block.lines.first + 1, lines.count > 1 else {
            return pieces(block, block.text, block.lines, blockLength)
        }
        var result: [Piece] = []
        var start = 0
        var length = 0
        var nextLength = lines[0].characterCount
        for index in 0..<lines.count {
            length += nextLength + 1
            let isLast = index == lines.count - 1
            nextLength = isLast ? 0 : lines[index + 1].characterCount
            let grows = length + nextLength <= targetLength
            let isProse =
                block.kind == .paragraph
                || (block.kind == .item || block.kind == .quote)
                    && lines[index].utf8.count >= Sentences.shortestWrappedLine
            let endsSentence = !isProse || Sentences.endsSentence(lines[index])
            guard isLast || (!grows && (endsSentence || length > longestPiece)) else { continue }
            let range = LineRange(block.lines.first + start, block.lines.first + index)
            let text = String(lines[start...index])
            result += pieces(start == 0 ? block : below(lines[0], block), text, range, length - 1)
            (start, length) = (index + 1, 0)
        }
        return result
    }

    /// Adds the column heads to a later part of a table as its parent item.
    private static func below(_ head: Substring, _ block: Block) -> Block {
        guard block.kind == .table, block.parentItems.last?.hasPrefix("|") != true else { return block }
        var block = block
        block.parentItems.append(String(head))
        return block
    }

    private static func pieces(_ block: Block, _ text: String, _ lines: LineRange, _ length: Int) -> [Piece] {
        length > longestLine ? sentences(block, text, lines) : [piece(block, text, lines, length)]
    }

    private static func sentences(_ block: Block, _ text: String, _ lines: LineRange) -> [Piece] {
        var result: [Piece] = []
        var current = ""
        func flush() {
            if !current.isEmpty { result.append(piece(block, current, lines, current.characterCount, isWhole: true)) }
            current = ""
        }
        for range in Sentences.ranges(in: text) {
            for part in hardCut(text[range]) {
                if !current.isEmpty, current.characterCount + part.characterCount > longestPiece { flush() }
                current += (current.isEmpty ? "" : " ") + part
            }
        }
        flush()
        return result
    }

    /// Cuts text without sentence ends, such as a line of base64, at blanks or anywhere.
    private static func hardCut(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = text
        while rest.utf8.count > longestPiece * 4 || rest.characterCount > longestLine {
            let head = rest.prefix(longestPiece)
            let cut = head.lastIndex(where: \.isWhitespace) ?? head.endIndex
            parts.append(rest[..<(cut == rest.startIndex ? head.endIndex : cut)])
            rest = rest[(cut == rest.startIndex ? head.endIndex : cut)...].drop(while: \.isWhitespace)
        }
        if !rest.isEmpty { parts.append(rest) }
        return parts
    }

    /// Returns the chunk of some pieces and its end in the document's text, in characters.
    private static func chunk(_ pieces: [Piece], at offset: Int) -> (chunk: Chunk, end: Int)? {
        guard let first = pieces.first else { return nil }
        let text = text(of: pieces)
        let length = text.characterCount
        var speakers: [String] = []
        for speaker in pieces.lazy.compactMap(\.speaker) where !speakers.contains(speaker) { speakers.append(speaker) }
        var chunk = Chunk(
            lines: pieces.dropFirst().reduce(first.lines) { $0.union($1.lines) }, text: text, speakers: speakers,
            headingPath: first.headingPath, middle: offset + length / 2,
            cueSecond: pieces.lazy.compactMap(\.cueSecond).first)
        chunk.parentItems = first.parentItems
        chunk.role = role(of: pieces)
        var line = 0
        for piece in pieces {
            if !piece.wrapped.isEmpty {
                for number in 1...(piece.lines.last - piece.lines.first) where piece.wrapped.contains(number) {
                    chunk.wrapped.insert(line + number)
                }
            }
            let next = line + piece.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
            for number in line..<next { (chunk.depths[number], chunk.forms[number]) = (piece.depth, piece.form) }
            line = next
        }
        return (chunk, offset + length)
    }

    private static func text(of pieces: [Piece]) -> String {
        if pieces.count == 1, !pieces[0].isTurn { return pieces[0].text }
        var text = ""
        for (place, piece) in pieces.enumerated() {
            if place > 0 { text += "\n" }
            if piece.isTurn, let speaker = piece.speaker {
                text += speaker
                text += ": "
            }
            text += piece.text
        }
        return text
    }
}

private struct TextLines {
    private let text: String
    /// The range of each line in UTF-8 bytes.
    private let ranges: [Range<Int>]

    init(_ text: String) {
        let utf8 = text.utf8Span.span
        var ranges: [Range<Int>] = []
        var start = 0
        // "\r\n" is one character and unlike "\n", so it does not end a line here.
        for index in utf8.indices where utf8[index] == UInt8(ascii: "\n") {
            if index > 0, utf8[index - 1] == UInt8(ascii: "\r") { continue }
            ranges.append(start..<index)
            start = index + 1
        }
        ranges.append(start..<utf8.count)
        self.text = text
        self.ranges = ranges
    }

    var count: Int { ranges.count }

    subscript(index: Int) -> Substring { self[index...index] }

    subscript(indices: ClosedRange<Int>) -> Substring {
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: ranges[indices.lowerBound].lowerBound)
        return text[start..<bytes.index(bytes.startIndex, offsetBy: ranges[indices.upperBound].upperBound)]
    }
}
