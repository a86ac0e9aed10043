import Model
import Time

/// The private marks in a note, by line.
///
/// A tag marks a note as private only in front matter or on a line of tags; elsewhere a sentence may speak about it.
struct PrivateMarks {
    /// The lines that mark their part of the note, ascending.
    let lines: [Int]
    /// Whether a tag of the front matter marks the whole note.
    private let isWhole: Bool
    /// Whether the private tag occurs anywhere in the text.
    private let hasTags: Bool

    init(pageTags: [String], body: MarkdownBlocks) {
        lines = body.privateLines
        isWhole = pageTags.contains(where: PrivateMark.isTag)
        hasTags = body.tags.contains { PrivateMark.isTag($0.name) }
    }

    /// Returns the number of marks on some lines, in O(log *n*) for *n* marks.
    func count(on range: LineRange) -> Int { count(before: range.last + 1) - count(before: range.first) }

    func count(before line: Int) -> Int { lines.firstPlace(of: line, \.self) }

    /// Returns whether a document with so many marks is private: false if the tag occurs only in sentences, nil if it is absent.
    func decision(_ marks: Int) -> Bool? { isWhole || marks > 0 ? true : hasTags ? false : nil }
}

/// The lines of a paragraph or heading that mark their document as private.
enum PrivateLine {
    /// Returns the lines with a mark, ascending: tags with `#private`, optionally after a date; `Tags: private`; `private:: true`.
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

    /// Returns whether "private" occurs in any case; rules out most text quickly.
    private static func holdsKey(_ text: ArraySlice<UInt8>) -> Bool {
        let key = PrivateMark.key.utf8
        guard text.count >= key.count else { return false }
        for place in text.startIndex...(text.endIndex - key.count) where text[place] | 0x20 == UInt8(ascii: "p") {
            if zip(text[place...], key).allSatisfy({ $0 | 0x20 == $1 }) { return true }
        }
        return false
    }

    /// Returns whether a line is the property, or a tags field that holds the tag.
    private static func saysPrivate(field line: String) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let key = bare(line[..<colon])
        let rest = line[line.index(after: colon)...]
        if key.lowercased() == PrivateMark.key, rest.first == ":" {
            return words(rest.dropFirst()).first.map { PrivateMark.isSet(bare($0)) } ?? false
        }
        return FrontMatterField(key: key) == .tags && words(rest).contains { PrivateMark.isTag(bare($0)) }
    }

    /// Returns whether a line holds only tags, optionally after a date; a table row does not count.
    private static func isOfTags(_ line: String) -> Bool {
        guard line.first != "|" else { return false }
        // The year of the date does not matter.
        return areTags(line) || WrittenDate(line, reference: CivilDate(dayNumber: 0)).map { areTags($0.rest) } ?? false
    }

    private static func areTags(_ text: String) -> Bool {
        words(text[...]).allSatisfy { word in
            word.hasPrefix("#[[")
                || bare(word, but: "#").hasPrefix("#") && InlineMarkup.normalized(tag: bare(word)) != nil
        }
    }

    /// Returns the words of a line; one in double brackets may contain blanks.
    private static func words(_ text: Substring) -> [Substring] {
        var depth = 0
        return text.split { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return depth < 2 && (character.isWhitespace || separators.contains(character))
        }
    }

    private static let separators: Set<Character> = [",", ";", "|", "·", ":"]

    /// Returns a word without the surrounding marks of emphasis, tags and links.
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
