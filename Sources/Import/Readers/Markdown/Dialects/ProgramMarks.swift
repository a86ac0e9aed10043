/// The parts of a line for a program: `{{query …}}`, `((block reference))`, a block's `^name`, a heading's `{#name}`, `[!note]`.
enum ProgramMarks {
    /// Returns the edits that remove or replace such marks, ascending; `start` is the index of the text after blanks and a list marker.
    static func edits(_ line: ArraySlice<UInt8>, from start: Int) -> [LineEdit] {
        var edits: [LineEdit] = []
        if let callout = callout(line, from: start) { edits.append(LineEdit(range: callout)) }
        inline(line, from: edits.last?.range.upperBound ?? start, &edits)
        let rest = edits.last?.range.upperBound ?? start
        if let name = blockName(line, from: rest) ?? headingName(line, from: start), name.lowerBound >= rest {
            edits.append(LineEdit(range: name))
        }
        return edits
    }

    /// Returns the range of `[!note]-` after a quote mark; the callout's title follows it.
    private static func callout(_ line: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
        let text = line[start...].drop { $0 == UInt8(ascii: ">") || LineCursor.isBlank($0) }
        guard text.startIndex > start, text.starts(with: "[!".utf8), line[start] == UInt8(ascii: ">"),
            let close = text.prefix(40).firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        var end = close + 1
        if end < line.endIndex, line[end] == UInt8(ascii: "+") || line[end] == UInt8(ascii: "-") { end += 1 }
        while end < line.endIndex, LineCursor.isBlank(line[end]) { end += 1 }
        return text.startIndex..<end
    }

    /// Returns the range of an Obsidian block name, ` ^name`, at the end of a line: letters, digits and hyphens, but not a short number.
    private static func blockName(_ line: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
        let text = line[start...].trimmingBlanks
        guard let caret = text.suffix(64).lastIndex(of: UInt8(ascii: "^")) else { return nil }
        let name = text[(caret + 1)...]
        let isName = name.allSatisfy { $0.isDigit || (97...122).contains($0 | 0x20) || $0 == UInt8(ascii: "-") }
        // `x ^n` and `10 ^12` are powers.
        guard isName, name.count >= 4, name.contains(where: { !$0.isDigit }) || name.count >= 6,
            caret == text.startIndex || LineCursor.isBlank(text[caret - 1])
        else { return nil }
        return caret..<line.endIndex
    }

    /// Collects the edits of marks in running text, outside code.
    private static func inline(_ line: ArraySlice<UInt8>, from start: Int, _ edits: inout [LineEdit]) {
        var index = start
        // Marks known to have no end further on, to avoid repeated searches.
        var lacksEnd: Set<UInt8> = []
        while index + 1 < line.endIndex {
            let byte = line[index]
            guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "("),
                !lacksEnd.contains(byte)
            else {
                index += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "`"):
                let length = line[index...].prefix { $0 == byte }.count
                let close = end(ofCode: length, in: line, from: index + length)
                if close == nil { lacksEnd.insert(byte) }
                index = close ?? index + length
            case UInt8(ascii: "("):
                let reference = line[index...].prefix(40)
                if isReference(reference) { edits.append(LineEdit(range: index..<(index + 40))) }
                index += isReference(reference) ? 40 : 1
            default:
                guard line[index + 1] == byte || line[index + 1] == UInt8(ascii: "%") else {
                    index += 1
                    continue
                }
                guard let close = end(ofMacro: line, from: index) else {
                    lacksEnd.insert(byte)
                    continue
                }
                edits += macro(line[index..<close])
                index = close
            }
        }
    }

    /// Returns the file named in Hugo's `< relref "plan.md#costs" >`; empty for other macros.
    private static func reference(_ inside: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let words = inside.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "%") || LineCursor.isBlank($0) }
        guard words.starts(with: "relref ".utf8) || words.starts(with: "ref ".utf8),
            let open = words.firstIndex(of: UInt8(ascii: "\""))
        else { return [] }
        return words[(open + 1)...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#") }
    }

    /// Returns the range of a heading's anchor, ` {#name}`, at the end of the line.
    private static func headingName(_ line: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
        let text = line[start...].trimmingBlanks
        guard text.first == UInt8(ascii: "#"), text.last == UInt8(ascii: "}"),
            let open = text.lastIndex(of: UInt8(ascii: "{")), open > text.startIndex,
            LineCursor.isBlank(text[open - 1]), text[open...].dropFirst().first == UInt8(ascii: "#")
        else { return nil }
        return open..<line.endIndex
    }

    /// Returns whether bytes are a UUID between `((` and `))`.
    private static func isReference(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == 40 && bytes.starts(with: "((".utf8) && bytes.suffix(2).elementsEqual("))".utf8)
            && ProgramProperty.isIdentity(String(decoding: bytes.dropFirst(2).dropLast(2), as: UTF8.self))
    }

    private static func end(ofCode length: Int, in line: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        while let open = line[index...].firstIndex(of: UInt8(ascii: "`")) {
            let run = line[open...].prefix { $0 == UInt8(ascii: "`") }.count
            index = open + run
            if run == length { return index }
        }
        return nil
    }

    /// Returns the end of `{{…}}` or `{%…%}`, after all closing braces.
    private static func end(ofMacro line: ArraySlice<UInt8>, from start: Int) -> Int? {
        let mark = line[start + 1] == UInt8(ascii: "%") ? UInt8(ascii: "%") : UInt8(ascii: "}")
        var index = start + 2
        while index + 1 < line.endIndex {
            if line[index] == mark, line[index + 1] == UInt8(ascii: "}") {
                index += 2
                while mark == UInt8(ascii: "}"), index < line.endIndex, line[index] == mark { index += 1 }
                return index
            }
            index += 1
        }
        return nil
    }

    /// Returns the edits of a macro: embedded pages become links, cloze text and referenced files stay, all else is removed.
    private static func macro(_ bytes: ArraySlice<UInt8>) -> [LineEdit] {
        let opening = bytes.prefix { $0 == UInt8(ascii: "{") }.count
        let closing = bytes.reversed().prefix { $0 == UInt8(ascii: "}") }.count
        let inside = bytes.dropFirst(opening).dropLast(closing)
        if inside.starts(with: "cloze ".utf8) {
            let text = inside.dropFirst(6)
            return [
                LineEdit(range: bytes.startIndex..<text.startIndex), LineEdit(range: text.endIndex..<bytes.endIndex),
            ]
        }
        let target = inside.dropFirst(6).trimmingBlanks
        let isPage = inside.starts(with: "embed ".utf8) && target.starts(with: "[[".utf8)
        return [
            LineEdit(
                range: bytes.startIndex..<bytes.endIndex,
                replacement: isPage ? Array("!".utf8) + target : Array(reference(inside)))
        ]
    }
}
