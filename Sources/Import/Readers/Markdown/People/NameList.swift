import Language
import Model
import Text

/// A parser of several people in running text: `Ana Becker (ACME), Bob Okafor and Carol Payne`.
enum NameList {
    /// Returns the people of a text; empty unless at least two thirds of its parts may be names.
    ///
    /// Line ends separate people if no line has a comma or semicolon; otherwise they are line wraps.
    static func people(in text: String) -> [Attendee] {
        // Other text may follow below a list on one line.
        if hasSeparator(text), let end = text.trimmed.firstIndex(of: "\n"), !isWhole(text) {
            return people(in: String(text.trimmed[..<end]))
        }
        let parts = parts(of: InlineText.plain(joined(text)))
        // In a row of initials, "TO" is somebody too.
        let areInitials = parts.count > 2 && parts.count(where: isInitials) * 2 > parts.count
        let people = parts.compactMap { part in
            let entry = ListedName(part)
            if entry.isPlausible { return entry.attendee }
            return areInitials && isInitials(part) ? Attendee(name: part) : nil
        }
        return people.count * 3 >= parts.count * 2 ? people : []
    }

    private static func isInitials(_ part: String) -> Bool {
        (2...4).contains(part.count) && part.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    /// Returns whether every part of a text may be a name.
    private static func isWhole(_ text: String) -> Bool {
        parts(of: InlineText.plain(joined(text))).allSatisfy { ListedName($0).isPlausible }
    }

    /// Returns whether a text without a label is certainly a list of people: at least three, nearly all with full names or initials, or two
    /// with well-known given names.
    static func isSure(_ text: String) -> Bool {
        guard !beginsAsProse(text) else { return false }
        let entries = parts(of: InlineText.plain(joined(text))).map { ListedName($0) }
        guard entries.count > 1, entries.allSatisfy(\.isPlausible) else { return false }
        if isRow(entries.map(\.attendee)) { return true }
        let sure = entries.count { $0.attendee.name.contains(" ") || !$0.attendee.aliases.isEmpty }
        return entries.count >= 3 && sure * 5 >= entries.count * 4
    }

    /// Returns whether the first words of a text, before any mark, are more lower-case ones than stand beside a name; rules out most texts.
    private static func beginsAsProse(_ text: String) -> Bool {
        var (small, length, isSmall) = (0, 0, false)
        for byte in text.utf8 {
            if (byte | 0x20) &- 97 < 26 {
                if length == 0 { isSmall = byte >= 97 }
                length += 1
                continue
            }
            guard byte == UInt8(ascii: " ") else { return false }
            if isSmall, length > 3 { small += 1 }
            if small > mostSmall { return true }
            length = 0
        }
        return false
    }

    /// The maximum number of lower-case words of four or more letters beside a name: "Deb just for a few minutes".
    private static let mostSmall = 3

    /// Returns whether at least half of some people have a title or a well-known given name, unlike firms and towns.
    static func isKnown(_ people: [Attendee]) -> Bool {
        people.count { isKnown($0.name) } * 2 >= people.count
    }

    private static func isKnown(_ name: String) -> Bool {
        guard let first = name.split(separator: " ").first else { return false }
        let folded = LetterFolding.fold(first.last == "." ? first.dropLast() : first)
        return titles.contains(folded) || GivenNames.contains(folded) && !QuestionWords.isFunctionWord(folded)
    }

    /// Returns whether at least a third of some people have a title or a well-known given name, as in a list of foreign names.
    static func isPartlyKnown(_ people: [Attendee]) -> Bool {
        people.count { isKnown($0.name) } * 3 >= people.count
    }

    /// Returns whether nearly all of several people have a title or a well-known given name, unlike a name with firm and town.
    static func areMostlyKnown(_ people: [Attendee]) -> Bool {
        people.count { isKnown($0.name) } * 4 >= people.count * 3
    }

    private static let titles = Set(
        Language.allCases.flatMap { $0.lexicon.titles.split(separator: " ") }.map(String.init))

    /// Returns whether most of several people have well-known given names, all with a capital.
    static func isRow(_ people: [Attendee]) -> Bool {
        people.allSatisfy { $0.name.first?.isUppercase == true }
            && people.count { isKnown($0.name) } * 3 >= people.count * 2
    }

    private static func joined(_ text: String) -> String {
        let lines = text.lines.map(\.trimmed).filter { !$0.isEmpty }
        guard lines.count > 1 else { return text }
        guard lines.contains(where: hasSeparator) else { return lines.joined(separator: "; ") }
        // Behind a bracket the next name may begin on a line of its own.
        return lines.dropFirst().reduce(lines[0]) { $0 + ($0.hasSuffix(")") ? ", " : " ") + $1 }
    }

    private static func hasSeparator(_ line: String) -> Bool { line.utf8.contains(where: ",;".utf8.contains) }

    /// Splits at semicolons outside brackets, or at commas if there are none, and at "and".
    private static func parts(of text: String) -> [String] {
        var parts = outside(text, of: ";").filter { $0.contains(where: \.isLetter) }
        guard !parts.isEmpty else { return [] }
        // "Ann, Bo, Cy, Dora; Ed as a guest" and "Ann (Acme), Bo (Acme); Cy (Brick)" are separated by both.
        let isMixed = parts.contains { outside($0, of: ",").count { $0.trimmed.hasSuffix(")") } > 1 }
        if parts.count == 1 || isMixed || outside(parts[0], of: ",").count > mostOfPerson {
            parts = parts.flatMap { outside($0, of: ",") }
        }
        parts = parts.flatMap(atHandles)
        var names: [String] = []
        for name in parts.flatMap(atJoints).map({ firstSentence(of: $0).trimmed }) where !name.isEmpty {
            if let last = names.last, suffixes.contains(name.filter { $0 != "." }.lowercased()) {
                names[names.count - 1] = last + " " + name
            } else if let last = names.last, last.contains(" "), isOffice(name) {
                // "Ana Becker, President, Bo Ek, Secretary".
                names[names.count - 1] = last + ", " + name
            } else {
                names.append(name)
            }
        }
        if names.count == 2, parts.count == 2, isFirm(names[1], of: names[0]) { names.removeLast() }
        // Beside full names, a long part is one name instead of a row.
        return names.count { (2...3).contains($0.split(separator: " ").count) } > 1 ? names : names.flatMap(inRow)
    }

    /// Splits a row of handles that blanks separate: "@ana @bob".
    private static func atHandles(_ part: String) -> [String] {
        let words = part.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, words.allSatisfy({ $0.first == "@" }) else { return [part] }
        return words.map(String.init)
    }

    /// Returns whether what stands behind the comma after a full name is a firm: "Ana Becker, Acme".
    private static func isFirm(_ part: String, of name: String) -> Bool {
        let words = name.split(separator: " ")
        return words.count > 1 && isKnown(name) && !part.contains(" ") && !isKnown(part)
    }

    /// Returns whether a part of a list is an office of the person before it.
    private static func isOffice(_ part: String) -> Bool {
        let words = part.split { $0 == " " || $0 == "." }
        return words.count <= 3 && LabelVocabulary.shared.namesOffice(words) && !ListedName.isPlausible(part)
    }

    /// Cuts off what another sentence adds after a full stop, such as "With a guest".
    private static func firstSentence(of part: String) -> Substring {
        guard let stop = part.range(of: ". "),
            let next = part[stop.upperBound...].split(separator: " ", maxSplits: 1).first,
            let last = part[..<stop.lowerBound].split(separator: " ").last, last.count > 1,
            !titles.contains(LetterFolding.fold(last)), next.first?.isUppercase == true,
            QuestionWords.isFunctionWord(LetterFolding.fold(next))
        else { return part[...] }
        return part[..<stop.lowerBound]
    }

    /// What belongs to the name before a comma: "Bob Barton, Jr.".
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

    /// The maximum number of parts that commas make of one person: name, firm, town.
    private static let mostOfPerson = 3

    /// Splits a row of first names that nothing separates.
    private static func inRow(_ part: String) -> [String] {
        var bare = part[...]
        var plain = ""
        while let open = bare.firstIndex(of: "(") {
            plain += bare[..<open]
            bare = bare[open...].drop { $0 != ")" }.dropFirst()
        }
        // "Ana Becker not present" and "Vice President Ana Becker" are one person.
        guard !EntryScanner.tellsPresence(plain + bare), !ListedName.beginsWithOffice(plain + bare) else {
            return [part]
        }
        let row = ListedName.row(plain + bare)
        return row.isEmpty ? [part] : row
    }

    /// Splits at a separator outside brackets.
    private static func outside(_ text: String, of separator: Unicode.Scalar) -> [String] {
        var depth = 0
        var parts: [String] = []
        var start = text.startIndex
        for place in text.utf8.indices {
            switch text.utf8[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth = max(0, depth - 1)
            case UInt8(ascii: separator) where depth == 0:
                parts.append(String(text[start..<place]))
                start = text.utf8.index(after: place)
            default: break
            }
        }
        return parts + [String(text[start...])]
    }

    /// Splits at "and" and its like, which join the last two names.
    static func atJoints(_ text: String) -> [String] {
        var text = text.trimmed
        let beginning = text.prefix(4).lowercased()
        if let joint = ["and ", "und ", "& "].first(where: beginning.hasPrefix) {
            text = String(text.dropFirst(joint.count))
        }
        for joint in [" and ", " und ", " & ", " + "] {
            guard let place = text.range(of: joint), !isInBracket(place.lowerBound, of: text) else { continue }
            let sides = [
                couple(text[..<place.lowerBound], text[place.upperBound...], joint), String(text[place.upperBound...]),
            ]
            // "Ana Becker, Research & Design" is one person.
            let names = [sides[0]] + atJoints(sides[1])
            if names.allSatisfy({
                !$0.contains(",") && !$0.contains(" - ") && (ListedName($0).isPlausible || isOffice($0))
            }) {
                return atJoints(sides[0]) + names.dropFirst()
            }
        }
        return [text]
    }

    /// Returns whether a bracket before an index closes behind it: "Ana Becker (Institute for Science and Technology)".
    private static func isInBracket(_ index: String.Index, of text: String) -> Bool {
        guard let open = text[..<index].lastIndex(of: "(") else { return false }
        return !text[open..<index].contains(")") && text[index...].contains(")")
    }

    /// Returns the first name of a couple with the last name of both: "Susan" of "Susan & Joel Mott".
    private static func couple(_ first: Substring, _ second: Substring, _ joint: String) -> String {
        let words = second.split(separator: " ")
        guard joint == " & ", words.count == 2, !first.trimmed.contains(" "),
            [first.trimmed[...], words[0]].allSatisfy({ GivenNames.contains(LetterFolding.fold($0)) })
        else { return String(first) }
        return first.trimmed + " " + words[1]
    }
}
