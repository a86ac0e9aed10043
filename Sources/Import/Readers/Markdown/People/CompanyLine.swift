import Model
import Text
import Time

/// A line that tells in the writer's own words who was there: "w/ Ann, Bo and me", "Attended by Ann and Bo", "A, Bo, me; Cy is ill".
///
/// The words before the names decide how much evidence is needed: after "Present" one name suffices, after "Call with" the note must be of
/// a meeting, names alone must be the whole sentence. Other sentences of the line may tell who came late or was away.
struct CompanyLine {
    /// The people named, without the writer; absent ones are marked as declined.
    let people: [Attendee]

    /// Reads a line, optionally after a date; one name suffices if `mayBeMeeting`; a line after other text (not `isFirst`) must be certain.
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

    /// The maximum number of sentences before the list.
    private static let mostBeforeList = 3

    /// Returns whether a line's first word may lead to names in a note that is not of a meeting; rules out most lines.
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

    /// Returns the people of the first sentence that lists any, and those about whom other sentences remark; nil if none lists any.
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

    /// Returns the people listed after the name of a meeting: "Board 7/5 - Ann, Bo, me", "Board (Ann, Bo, me)".
    private static func peopleBehindTitle(_ text: String) -> [Attendee]? {
        var tails = [" - ", " – ", " — "].compactMap { dash in text.firstRange(of: dash).map { text[$0.upperBound...] }
        }
        if let open = text.firstIndex(of: "("), text.last == ")" { tails.append(text[open...].dropFirst().dropLast()) }
        return tails.lazy.compactMap { people(in: $0, mayBeMeeting: true, mustBeSure: true) }.first
    }

    /// Returns the sentences in brackets.
    private static func asides(of text: Substring) -> [Substring] {
        text.split(separator: "(").dropFirst().map { $0.prefix { $0 != ")" } }.flatMap { sentences(of: String($0)) }
    }

    /// Returns the sentences of a line; a semicolon also ends one, a full stop inside brackets does not.
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

    /// Splits the text after a label such as "Present:" into the list and the people of the remarks after it, which may be missing.
    static func parted(_ text: String) -> (list: String, remarked: [Attendee]) {
        guard text.utf8.count <= longest else { return (text, []) }
        let sentences = sentences(of: text)
        if let first = sentences.first, case let list = NamesInSentence(first), list.isException {
            return ("", list.names)
        }
        guard text.utf8.contains(where: { ".!;(".utf8.contains($0) }) else { return (text, []) }
        let asides = asides(of: text[...]).flatMap(remarks).filter(\.declined)
        guard
            let place = sentences.indices.dropFirst().first(where: {
                !remarks(sentences[$0]).isEmpty || isProse(sentences[$0])
            })
        else { return (text, asides) }
        return (
            String(text[..<sentences[place - 1].endIndex]), sentences[place...].flatMap(remarks) + asides
        )
    }

    /// Returns whether a sentence tells what happened, behind a list of names: "Chair Becker reported that nobody came".
    private static func isProse(_ sentence: Substring) -> Bool {
        guard sentence.first?.isUppercase == true else { return false }
        return sentence.split(whereSeparator: \.isWhitespace).count { $0.count > 1 && $0.allSatisfy(\.isLowercase) }
            >= fewestOfProse
    }

    /// The minimum number of words without a capital in such a sentence.
    private static let fewestOfProse = 4

    /// Returns the people of whom the sentences of a text say that they were away: "Ann sent her apologies".
    static func away(in text: String) -> [Attendee] {
        guard text.utf8.count <= longest else { return [] }
        return sentences(of: text).flatMap(remarks).filter(\.declined)
    }

    /// Returns the people whose presence, absence or lateness a sentence states.
    private static func remarks(_ sentence: Substring) -> [Attendee] { NamesInSentence(sentence, isRemark: true).names }
}
