import Model
import Text
import Time

/// A line that tells who was there in its writer's own words: "w/ Ann, Bo and me", "Attended by Ann and Bo", "A, Bo, me; Cy is ill".
///
/// Names joined by commas and signs follow some words that lead to them. What leads decides how much the names must prove: after
/// "Present" one name suffices, after "Call with" the note must be of a meeting, and names alone must be all that the sentence says.
/// The other sentences of the line may tell who came late, and who was away.
struct CompanyLine {
    /// The people named, without the writer; absent ones are marked as declined.
    let people: [Attendee]

    /// Reads a line at the top of a note or section.
    ///
    /// - Parameters:
    ///   - line: The line, which may begin with the date.
    ///   - mayBeMeeting: Whether title or path name a meeting; a single name then suffices.
    ///   - isFirst: Whether nothing but headings stands before the line; otherwise it must be certain.
    init?(_ line: Substring, mayBeMeeting: Bool, isFirst: Bool = true) {
        guard line.utf8.count <= CompanyLine.longest, mayBeMeeting || CompanyLine.mayBegin(line) else { return nil }
        var text = InlineText.plain(String(line)).trimmed
        if let dated = WrittenDate(text, reference: WrittenDate.anyDay) { text = dated.rest }
        let found =
            CompanyLine.people(in: text[...], mayBeMeeting: mayBeMeeting, mustBeSure: !isFirst)
            ?? (mayBeMeeting ? CompanyLine.peopleBehindTitle(text) : nil)
        guard let found else { return nil }
        people = found
    }

    /// The maximum length of a line, in bytes.
    private static let longest = 400

    /// The number of sentences that may stand before the list.
    private static let mostBeforeList = 3

    /// Tells by its first word whether a line of a note that is of no meeting may tell company; most do not.
    private static func mayBegin(_ line: Substring) -> Bool {
        let bytes = line.utf8.drop { !isLetter($0) && !$0.isDigit && $0 < 0x80 }
        guard let first = bytes.first, !first.isDigit else { return !bytes.isEmpty }
        let word = bytes.prefix { isLetter($0) || $0 == UInt8(ascii: "/") }
        guard word.count <= longestLead else { return false }
        return NamesInSentence.leads(String(Substring(word)).lowercased())
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

    private static let longestLead = 12

    // MARK: The list

    /// Returns the people of the first sentence that lists any, and those whom the others remark on; nil if none lists any.
    private static func people(in text: Substring, mayBeMeeting: Bool, mustBeSure: Bool) -> [Attendee]? {
        let sentences = sentences(of: String(text))
        for (place, sentence) in sentences.prefix(mayBeMeeting ? mostBeforeList + 1 : 1).enumerated() {
            let list = NamesInSentence(sentence)
            guard !list.names.isEmpty else { continue }
            var others = sentences
            others.remove(at: place)
            let remarked = others.flatMap(remarks) + asides(of: text).flatMap(remarks).filter(\.declined)
            let suffices =
                place == 0 && !mustBeSure
                ? list.suffices(mayBeMeeting: mayBeMeeting) : list.isSure(isRemarkedOn: !remarked.isEmpty)
            guard suffices else { continue }
            return list.names + remarked.filter { person in !list.names.contains { $0.name == person.name } }
        }
        return nil
    }

    /// Returns the people listed behind the name of a meeting: "Board 7/5 - Ann, Bo, me", "Board (Ann, Bo, me)".
    private static func peopleBehindTitle(_ text: String) -> [Attendee]? {
        var tails = [" - ", " – ", " — "].compactMap { dash in text.firstRange(of: dash).map { text[$0.upperBound...] }
        }
        if let open = text.firstIndex(of: "("), text.last == ")" { tails.append(text[open...].dropFirst().dropLast()) }
        return tails.lazy.compactMap { people(in: $0, mayBeMeeting: true, mustBeSure: true) }.first
    }

    /// Returns what stands in brackets.
    private static func asides(of text: Substring) -> [Substring] {
        text.split(separator: "(").dropFirst().map { $0.prefix { $0 != ")" } }.flatMap { sentences(of: String($0)) }
    }

    /// Returns the sentences of a line; a full stop inside brackets ends none, a semicolon ends one.
    private static func sentences(of text: String) -> [Substring] {
        var sentences: [Substring] = []
        var (start, depth) = (text.startIndex, 0)
        let ends = Set(Sentences.ranges(in: text).map(\.upperBound))
        for place in text.indices {
            let next = text.index(after: place)
            switch text[place] {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            default: break
            }
            guard depth == 0, next < text.endIndex, text[next].isWhitespace, text[place] == ";" || ends.contains(next)
            else { continue }
            sentences.append(text[start..<place])
            start = next
        }
        sentences.append(text[start...])
        return sentences.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    }

    // MARK: Remarks

    /// Returns the list of what follows a label such as "Present:", and the people of the sentences behind it that remark on attendance.
    ///
    /// - Parameter text: The text after the label.
    /// - Returns: The list, which is the whole text if no sentence remarks on anybody.
    static func parted(_ text: String) -> (list: String, remarked: [Attendee]) {
        guard text.utf8.count <= longest else { return (text, []) }
        let sentences = sentences(of: text)
        if let first = sentences.first, case let list = NamesInSentence(first), list.isException {
            return ("", list.names)
        }
        guard text.utf8.contains(where: { ".!;(".utf8.contains($0) }) else { return (text, []) }
        let asides = asides(of: text[...]).flatMap(remarks).filter(\.declined)
        guard let place = sentences.indices.dropFirst().first(where: { !remarks(sentences[$0]).isEmpty }) else {
            return (text, asides)
        }
        return (
            String(text[..<sentences[place - 1].endIndex]), sentences[place...].flatMap(remarks) + asides
        )
    }

    /// Returns the people whose coming, absence or lateness a sentence tells.
    private static func remarks(_ sentence: Substring) -> [Attendee] { NamesInSentence(sentence, isRemark: true).names }
}
