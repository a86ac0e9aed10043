import Model
import Time

/// What a note says of its own privacy, line by line: a tag marks it private only in front matter or on a line of tags, for elsewhere it
/// is what a sentence is about.
struct PrivateMarks {
    /// The lines that mark what they stand in, rising.
    let lines: [Int]
    /// Whether a tag of the front matter marks the whole note.
    private let isWhole: Bool
    /// Whether any tag of the text would mark it, if all tags did.
    private let hasTags: Bool

    /// The marks of a note.
    ///
    /// - Parameters:
    ///   - pageTags: The tags of its front matter.
    ///   - body: What its lines hold.
    init(pageTags: [String], body: MarkdownBlocks) {
        lines = body.privateLines
        isWhole = pageTags.contains(where: PrivateMark.isTag)
        hasTags = body.tags.contains { PrivateMark.isTag($0.name) }
    }

    /// How many marks stand on some lines.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of all.
    func count(on range: LineRange) -> Int { count(before: range.last + 1) - count(before: range.first) }

    /// How many marks stand above a line.
    func count(before line: Int) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = low + (high - low) / 2
            if lines[middle] < line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The decision for a document with some marks, as the document carries it.
    ///
    /// - Parameter marks: How many marks stand on its lines.
    /// - Returns: True if one does; nil if no line speaks of it, and what else is known may tell.
    func decision(_ marks: Int) -> Bool? { isWhole || marks > 0 ? true : hasTags ? false : nil }
}

/// Finds the lines of a paragraph or heading that mark their document as private.
enum PrivateLine {
    /// The lines that do: nothing but tags, one of which is `#private`, perhaps behind a date; `Tags: private`; `private:: true`.
    ///
    /// - Parameters:
    ///   - text: The text, its lines joined by newlines.
    ///   - numbers: The number of each line.
    ///   - markup: The tags and links of the text, which leave out those in code.
    /// - Returns: Numbers of lines, rising.
    static func lines(of text: [UInt8], _ numbers: [Int], _ markup: InlineMarkup) -> [Int] {
        guard holdsKey(text[...]) else { return [] }
        let tagged = Set(
            markup.tags.filter { PrivateMark.isTag($0.name) }.map(\.line)
                + markup.links.filter { PrivateMark.isTag($0.target) }.map(\.line))
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return zip(lines, numbers).compactMap { line, number in
            guard holdsKey(line) else { return nil }
            let line = String(decoding: line, as: UTF8.self)
            let isMark = saysPrivate(field: line) || (tagged.contains(number) && isOfTags(line))
            return isMark ? number : nil
        }
    }

    /// Whether the word stands anywhere, in any case: mostly it does not.
    private static func holdsKey(_ text: ArraySlice<UInt8>) -> Bool {
        let key = PrivateMark.key.utf8
        guard text.count >= key.count else { return false }
        for place in text.startIndex...(text.endIndex - key.count) where text[place] | 0x20 == UInt8(ascii: "p") {
            if zip(text[place...], key).allSatisfy({ $0 | 0x20 == $1 }) { return true }
        }
        return false
    }

    /// Whether a line is the property, or a field of tags that holds the tag.
    private static func saysPrivate(field line: String) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let key = bare(line[..<colon])
        let rest = line[line.index(after: colon)...]
        if key.lowercased() == PrivateMark.key, rest.first == ":" {
            return words(rest.dropFirst()).first.map { PrivateMark.isSet(bare($0)) } ?? false
        }
        return FrontMatterField(key: key) == .tags && words(rest).contains { PrivateMark.isTag(bare($0)) }
    }

    /// Whether a line holds nothing but tags, perhaps behind a date; a row of a table is none.
    private static func isOfTags(_ line: String) -> Bool {
        guard line.first != "|" else { return false }
        // Which year a date without one is of does not matter.
        return areTags(line) || WrittenDate(line, reference: CivilDate(dayNumber: 0)).map { areTags($0.rest) } ?? false
    }

    private static func areTags(_ text: String) -> Bool {
        words(text[...]).allSatisfy { word in
            word.hasPrefix("#[[")
                || bare(word, but: "#").hasPrefix("#") && InlineMarkup.normalized(tag: bare(word)) != nil
        }
    }

    /// The words of a line; one in double brackets may hold blanks.
    private static func words(_ text: Substring) -> [Substring] {
        var depth = 0
        return text.split { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return depth < 2 && (character.isWhitespace || separators.contains(character))
        }
    }

    private static let separators: Set<Character> = [",", ";", "|", "·", ":"]

    /// A word without the marks of emphasis, tags and links around it.
    private static func bare(_ word: Substring, but kept: Character? = nil) -> String {
        func isMark(_ character: Character) -> Bool {
            character != kept && (marks.contains(character) || character.isWhitespace)
        }
        guard let first = word.firstIndex(where: { !isMark($0) }), let last = word.lastIndex(where: { !isMark($0) })
        else { return "" }
        return String(word[first...last])
    }

    private static let marks: Set<Character> = ["*", "_", "#", "[", "]", "(", ")", "\"", "'"]
}
