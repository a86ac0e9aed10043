import Model
import Text
import Time

/// A line that tells who was there in its writer's own words: "w/ Inês, Bev and me", "There: Bev, Lowri + me", "S, Robbo, me".
struct CompanyLine {
    /// The people named, without the writer; absent ones are marked as declined.
    let people: [Attendee]

    /// Reads a line at the top of a note or section.
    ///
    /// - Parameters:
    ///   - line: The line, which may begin with the date.
    ///   - mayBeMeeting: Whether title or path name a meeting; a single name then suffices.
    init?(_ line: Substring, mayBeMeeting: Bool) {
        guard line.utf8.count <= CompanyLine.longest else { return nil }
        var text = InlineText.plain(String(line)).trimmed
        if let dated = WrittenDate(text, reference: CivilDate(year: 2000, month: 1, day: 1)) { text = dated.rest }
        var sentences = CompanyLine.sentences(of: text)[...]
        guard let first = sentences.popFirst() else { return nil }
        let (lead, list) = CompanyLine.lead(of: first)
        let parts = CompanyLine.parts(of: list)
        var names: [Attendee] = []
        var hasWriter = false
        var count = 0
        for part in parts {
            if CompanyLine.isWriter(part) {
                hasWriter = true
            } else if let name = CompanyLine.name(part) {
                names.append(name)
            } else if !CompanyLine.isInitial(part) {
                break
            }
            count += 1
        }
        let isWhole = count == parts.count
        let suffices =
            switch lead {
            case .presence: true
            case .company: isWhole || count > 1
            // Names alone may be those of the members of something.
            case .none: mayBeMeeting && (hasWriter ? isWhole || count > 1 : isWhole && count > 2)
            }
        guard suffices, !names.isEmpty, mayBeMeeting || count > 1 else { return nil }
        people = names + sentences.flatMap(CompanyLine.absent)
    }

    /// The maximum length of a line, in bytes.
    private static let longest = 400

    /// The word before the names.
    private enum Lead {
        /// "Present", "there": it speaks of nothing else.
        case presence
        /// "With", "just": what follows decides.
        case company
        case none
    }

    private static func lead(of text: Substring) -> (Lead, Substring) {
        let word = text.prefix { $0.isLetter || $0 == "/" }
        let end = word.lastIndex(of: "/").map(text.index(after:)) ?? word.endIndex
        let lead = text[..<end].lowercased()
        let kind: Lead = presence.contains(lead) ? .presence : company.contains(lead) ? .company : .none
        guard kind != .none else { return (.none, text) }
        let marks = text[end...].prefix { $0.isWhitespace || ":-–—=".contains($0) }
        // "There were four of us" and "Withers" tell nothing.
        guard !marks.isEmpty || lead.hasSuffix("/") else { return (.none, text) }
        return (kind, text[marks.endIndex...])
    }

    private static let presence: Set<String> = ["present", "there", "here", "attending", "anwesend", "dabei", "da"]
    private static let company: Set<String> = ["w/", "with", "just", "only", "mit", "nur"]

    /// Returns the sentences of a line; a full stop inside brackets ends none.
    private static func sentences(of text: String) -> [Substring] {
        var sentences: [Substring] = []
        var (start, depth) = (text.startIndex, 0)
        for place in text.indices {
            switch text[place] {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            case ".", "!", ";":
                let next = text.index(after: place)
                guard depth == 0, next < text.endIndex, text[next].isWhitespace else { continue }
                sentences.append(text[start..<place])
                start = next
            default: break
            }
        }
        sentences.append(text[start...])
        return sentences.map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    }

    /// Splits at commas and joining signs and words, and removes remarks in brackets.
    private static func parts(of text: Substring) -> [String] {
        var bare = ""
        var depth = 0
        for character in text {
            if character == "(" || character == "[" { depth += 1 }
            if depth == 0 { bare.append(character == "&" || character == "+" || character == ";" ? "," : character) }
            if character == ")" || character == "]" { depth = max(0, depth - 1) }
        }
        for joint in [" and ", " und "] { bare = bare.replacing(joint, with: ",") }
        return bare.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    }

    private static func isWriter(_ part: String) -> Bool { writers.contains(part.lowercased().trimmingPunctuation) }

    private static let writers: Set<String> = ["me", "i", "myself", "ich"]

    /// Tells whether a part is one capital, which stands for somebody without telling who.
    private static func isInitial(_ part: String) -> Bool {
        let bare = part.trimmingPunctuation
        return bare.count == 1 && bare.first?.isUppercase == true
    }

    /// Returns the person of a part that is nothing but a name of at most three words.
    private static func name(_ part: String) -> Attendee? {
        let bare = part.trimmingPunctuation
        let words = bare.split(separator: " ")
        guard !isInitial(part), !part.contains(":"), words.count <= 3, let last = words.last,
            words.allSatisfy({ $0.first?.isUppercase == true }),
            !WrittenDate.isDateWord(last.lowercased()),
            !words.contains(where: { QuestionWords.isFunctionWord(LetterFolding.fold($0)) })
        else { return nil }
        let entry = ListedName(bare)
        return entry.isPlausible ? entry.attendee : nil
    }

    /// Returns the people that a sentence says were away: "Anneke sends apologies", "Callum on call".
    private static func absent(_ sentence: Substring) -> [Attendee] {
        let words = sentence.split { $0.isWhitespace || $0 == "(" }
        let named = words.prefix { $0.first?.isUppercase == true || $0 == "&" || $0 == "and" || $0 == "und" }
        let said = words.dropFirst(named.count).prefix(mostWordsOfAbsence).map {
            LetterFolding.fold($0).trimmingPunctuation
        }
        guard !named.isEmpty, said.contains(where: { word in away.contains { word.hasPrefix($0) } }) else { return [] }
        return parts(of: named.joined(separator: " ")[...]).compactMap(name).map { person in
            var person = person
            person.declined = true
            return person
        }
    }

    private static let mostWordsOfAbsence = 4
    private static let away = [
        "apolog", "absen", "away", "missing", "ill", "sick", "holiday", "hols", "leave", "call", "off", "can't",
        "couldn't",
        "cannot", "entschuldig", "krank", "urlaub", "verhindert", "fehlt",
    ]
}
