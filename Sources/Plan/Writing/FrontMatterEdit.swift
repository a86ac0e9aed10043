/// Adds tags to the front matter of a note and removes them, in the style in which it is written: nothing else of the file changes.
public enum FrontMatterEdit {
    /// Adds tags; a note without front matter gets one.
    ///
    /// - Parameters:
    ///   - tags: The tags.
    ///   - file: The note.
    /// - Returns: The new content; the old one if its front matter has them all.
    /// - Throws: `WritingError` if the front matter is of a form that is not edited.
    public static func adding(_ tags: [NoteTag], to file: NoteFile) throws(WritingError) -> [UInt8] {
        guard file.mayHaveFrontMatter else { throw file.error(.noFrontMatter) }
        var result = file
        for tag in tags { result = try adding(tag, to: result) }
        return result.bytes
    }

    /// Removes tags, also where they stand more than once.
    ///
    /// - Parameters:
    ///   - tags: The tags.
    ///   - file: The note.
    /// - Returns: The new content; the old one if its front matter has none of them.
    /// - Throws: `WritingError` if the front matter is of a form that is not edited.
    public static func removing(_ tags: [NoteTag], from file: NoteFile) throws(WritingError) -> [UInt8] {
        guard file.mayHaveFrontMatter else { throw file.error(.noFrontMatter) }
        var result = file
        for tag in tags {
            while let edit = try removal(of: tag, from: result) { result = result.with(result.bytes.edited([edit])) }
        }
        return result.bytes
    }

    // MARK: Adding

    private static func adding(_ tag: NoteTag, to file: NoteFile) throws(WritingError) -> NoteFile {
        let front = try FrontMatterTags(file)
        if front.fields.contains(where: { $0.items.contains { tag.isNamed(front.name($0)) } }) { return file }
        guard let close = front.close else { return file.with(withNewFrontMatter(tag, file, front.lines)) }
        let own = front.fields.last { ["tags", "tag"].contains($0.key.lowercased()) }
        let edit: ByteEdit
        if let own {
            guard let added = addition(of: tag, to: own, in: front) else {
                throw file.error(.frontMatter, line: own.line + 1)
            }
            edit = added
        } else {
            let start = front.lines.ranges[close].lowerBound
            edit = ByteEdit(start..<start, Array("tags: [\(quoted(tag.name))]".utf8) + front.lines.lineEnd)
        }
        return file.with(file.bytes.edited([edit]))
    }

    private static func withNewFrontMatter(_ tag: NoteTag, _ file: NoteFile, _ lines: ByteLines) -> [UInt8] {
        let end = lines.lineEnd
        var head = ["---", "tags: [\(quoted(tag.name))]", "---"].flatMap { Array($0.utf8) + end }
        if lines.count > 0, !lines.isBlank(0) { head += end }
        return file.bytes.edited([ByteEdit(lines.start..<lines.start, head)])
    }

    private static func addition(
        of tag: NoteTag, to field: FrontMatterTags.Field, in front: FrontMatterTags
    ) -> ByteEdit? {
        let bytes = front.lines.bytes
        switch field.style {
        case .empty(let range):
            let isGap = range.isEmpty || !bytes[range.lowerBound - 1].isBlank
            return ByteEdit(range, "\(isGap ? " " : "")[\(quoted(tag.name))]".utf8)
        case .block:
            guard let last = field.items.last else { return nil }
            let before = bytes[front.lines.ranges[last.line].lowerBound..<last.range.lowerBound]
            let end = front.lines.ends[last.line]
            return ByteEdit(end..<end, before + written(tag, like: last, bytes) + front.lines.end(of: last.line))
        case .flow(let start):
            guard let last = field.items.last else { return ByteEdit(start..<start, quoted(tag.name).utf8) }
            return ByteEdit(
                last.range.upperBound..<last.range.upperBound,
                separator(of: field.items, bytes) + written(tag, like: last, bytes))
        case .words:
            guard let last = field.items.last else { return nil }
            let end = last.range.upperBound
            return ByteEdit(end..<end, separator(of: field.items, bytes) + Array(tag.name.utf8))
        case .other: return nil
        }
    }

    /// Returns what stands between the last two items.
    private static func separator(of items: [FrontMatterTags.Item], _ bytes: [UInt8]) -> [UInt8] {
        guard items.count > 1 else { return Array(", ".utf8) }
        return Array(bytes[items[items.count - 2].range.upperBound..<items[items.count - 1].range.lowerBound])
    }

    /// Returns a tag in the quotes of another one.
    private static func written(_ tag: NoteTag, like item: FrontMatterTags.Item, _ bytes: [UInt8]) -> [UInt8] {
        let quote = bytes[item.range.lowerBound]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return Array(quoted(tag.name).utf8) }
        return [quote] + Array(tag.name.utf8) + [quote]
    }

    /// Returns a text in quotes if YAML would take it for something else: a number, a date, a truth value.
    static func quoted(_ name: String) -> String {
        let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
        let isText = name.first.map { $0 != "-" && !$0.isNumber } ?? false
        return isText && !words.contains(name.lowercased()) ? name : "\"\(name)\""
    }

    // MARK: Removing

    private static func removal(of tag: NoteTag, from file: NoteFile) throws(WritingError) -> ByteEdit? {
        let front = try FrontMatterTags(file)
        for field in front.fields {
            if field.style == .other { throw file.error(.frontMatter, line: field.line + 1) }
            guard let place = field.items.firstIndex(where: { tag.isNamed(front.name($0)) }) else { continue }
            return removal(of: place, from: field, in: front)
        }
        return nil
    }

    static func removal(of place: Int, from field: FrontMatterTags.Field, in front: FrontMatterTags) -> ByteEdit {
        let items = field.items
        let item = items[place]
        if field.style == .block {
            return ByteEdit(front.lines.ranges[item.line].lowerBound..<front.lines.ends[item.line])
        }
        let bytes = front.lines.bytes
        func lineEnd(in range: Range<Int>) -> Int? { bytes[range].firstIndex { $0 == 10 || $0 == 13 } }
        let before = place > 0 ? items[place - 1].range.upperBound..<item.range.upperBound : nil
        let after = place + 1 < items.count ? item.range.lowerBound..<items[place + 1].range.lowerBound : nil
        // A list may go over several lines, which stay as they are.
        let ranges = [before, after].compactMap { $0 }
        if let range = ranges.first(where: { lineEnd(in: $0) == nil }) { return ByteEdit(range) }
        let line = front.lines.ranges[item.line]
        let beside = line.filter { !item.range.contains($0) && !bytes[$0].isBlank }.map { bytes[$0] }
        // The line may go with its comma; the last item may leave one before it.
        if beside == [UInt8(ascii: ",")] || beside.isEmpty && after == nil {
            return ByteEdit(line.lowerBound..<front.lines.ends[item.line])
        }
        if let after, let end = lineEnd(in: after), bytes[item.range.upperBound..<end].contains(UInt8(ascii: ",")) {
            return ByteEdit(item.range.lowerBound..<end)
        }
        // A comma may stand before the end of a list (YAML 1.2.2, section 7.4.1).
        guard after != nil, let range = ranges.first else { return ByteEdit(item.range) }
        return ByteEdit(range, bytes[range].filter { $0 == 10 || $0 == 13 })
    }
}
