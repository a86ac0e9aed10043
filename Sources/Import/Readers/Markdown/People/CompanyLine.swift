import Model
import Text
import Time

/// A line that tells who was there in its writer's own words: "w/ Ann, Bo and me", "Attended by Ann and Bo", "A, Bo, me".
///
/// Names joined by commas and signs follow some words that lead to them. What leads decides how much the names must prove: after
/// "Present" one name suffices, after "Call with" the note must be of a meeting, and names alone must be all that the line says.
struct CompanyLine {
    /// The people named, without the writer; absent ones are marked as declined.
    let people: [Attendee]

    /// Reads a line at the top of a note or section.
    ///
    /// - Parameters:
    ///   - line: The line, which may begin with the date.
    ///   - mayBeMeeting: Whether title or path name a meeting; a single name then suffices.
    init?(_ line: Substring, mayBeMeeting: Bool) {
        guard line.utf8.count <= CompanyLine.longest, mayBeMeeting || CompanyLine.mayBegin(line) else { return nil }
        var text = InlineText.plain(String(line)).trimmed
        if let dated = WrittenDate(text, reference: WrittenDate.anyDay) { text = dated.rest }
        var sentences = CompanyLine.sentences(of: text)[...]
        guard let first = sentences.popFirst() else { return nil }
        let list = NamesInSentence(first)
        let suffices =
            switch list.lead {
            case .presence: true
            case .company: mayBeMeeting || list.isWhole || list.count > 2
            // A diary tells whom one talked with; that is no meeting of theirs.
            case .sentence: mayBeMeeting
            // The names of members are as many as those of who was there.
            case .none: mayBeMeeting && (list.isWhole ? list.hasWriter || list.count > 2 : list.saysPresence)
            case .unknown: mayBeMeeting && list.isWhole && list.count > 2 && list.areFullNames
            }
        guard suffices, !list.names.isEmpty, mayBeMeeting || list.count > 1 else { return nil }
        people = list.names + sentences.flatMap(CompanyLine.absent)
    }

    /// The maximum length of a line, in bytes.
    private static let longest = 400

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

    /// Returns the people that a sentence says were away: "Ann sends apologies", "Bo on holiday".
    private static func absent(_ sentence: Substring) -> [Attendee] {
        let words = sentence.split { $0.isWhitespace || $0 == "(" }
        let named = words.prefix { $0.first?.isUppercase == true || $0 == "&" || $0 == "and" || $0 == "und" }
        let said = words.dropFirst(named.count).prefix(mostWordsOfAbsence)
            .map { LetterFolding.fold($0).trimmingPunctuation }
        guard !named.isEmpty, said.contains(where: LabelVocabulary.shared.saysAbsence) else { return [] }
        return NamesInSentence.parts(of: named.joined(separator: " ")[...]).compactMap(NamesInSentence.name).map {
            var person = $0
            person.declined = true
            return person
        }
    }

    private static let mostWordsOfAbsence = 4
}

/// The names that a sentence lists, with what leads to them.
private struct NamesInSentence {
    /// What stands before the names.
    enum Lead {
        /// A word that speaks of nothing else: "Present - Ann", "There: Ann".
        case presence
        /// "With", "just": what follows decides.
        case company
        /// Several words that lead to company: "Call with Ann", "Attended by Ann".
        case sentence
        /// A label in words that are not known: "Présents : Ann Lee".
        case unknown
        case none
    }

    let lead: Lead
    private(set) var names: [Attendee] = []
    /// Whether the writer is one of them.
    private(set) var hasWriter = false
    /// The number of people, with the writer and those of whom only a letter is told.
    private(set) var count = 0
    /// Whether nothing but a remark in brackets stands behind the names.
    private(set) var isWhole = true
    /// Whether the names are followed by a verb of attendance: "Ann and Bo attended".
    private(set) var saysPresence = false

    var areFullNames: Bool { names.allSatisfy { $0.name.contains(" ") } }

    init(_ sentence: Substring) {
        let (lead, list) = NamesInSentence.lead(of: sentence)
        self.lead = lead
        for part in NamesInSentence.parts(of: list) {
            guard isWhole else { break }
            if LabelVocabulary.shared.isWriter(part.lowercased().trimmingPunctuation) {
                hasWriter = true
            } else if let name = NamesInSentence.name(part) {
                names.append(name)
            } else if !NamesInSentence.isInitial(part) {
                isWhole = false
                guard let (name, rest) = NamesInSentence.nameBeforeRemark(part) else { break }
                names.append(name)
                saysPresence = rest.split(separator: " ").prefix(2).contains {
                    LabelVocabulary.shared.saysPresence($0.lowercased().trimmingPunctuation)
                }
            }
            count += 1
        }
    }

    // MARK: What leads to names

    private static let mostLeadingWords = 5
    /// Tells whether a word in lower case, or what stands before its slash, leads to names: "with", "there", "w/ann".
    static func leads(_ word: String) -> Bool {
        if word.hasPrefix("w/") { return true }
        return LabelVocabulary.shared.leadsToCompany(word) || LabelVocabulary.shared.saysPresence(word)
    }

    /// Splits a sentence before its first name.
    private static func lead(of sentence: Substring) -> (Lead, Substring) {
        let words = sentence.split(whereSeparator: \.isWhitespace)
        for (place, word) in words.prefix(mostLeadingWords).enumerated() {
            let bare = word.lowercased().trimmingPunctuation
            let rest = place + 1 < words.count ? sentence[words[place + 1].startIndex...] : ""
            let mark = word.last.map { ":=–—-".contains($0) } ?? false
            if mark {
                guard place > 0 || !bare.isEmpty else { return (.none, rest) }
                let label = words[...place].map { $0.lowercased().trimmingPunctuation }.filter { !$0.isEmpty }
                // A dash may stand in a sentence of another kind.
                let isKnown = label.contains(where: LabelVocabulary.shared.saysPresence)
                if isKnown { return (.presence, rest) }
                return word.last == ":" || word == "=" ? (.unknown, rest) : (.none, sentence)
            }
            if LabelVocabulary.shared.leadsToCompany(word.lowercased()) {
                let isPresence = words[..<place].contains { LabelVocabulary.shared.saysPresence($0.lowercased()) }
                // "There were four of us" names nobody.
                if isPresence, place == 1, bare != "was" { return (.presence, rest) }
                return (place == 0 ? .company : .sentence, rest)
            }
            // "w/Ann" is written together.
            if place == 0, word.lowercased().hasPrefix("w/"), word.count > 2 {
                return (.company, sentence.dropFirst(2))
            }
            if place > 0, word.first?.isUppercase == true { break }
        }
        return (.none, sentence)
    }

    // MARK: Names

    /// Splits at commas and joining signs and words, and removes remarks in brackets.
    static func parts(of text: Substring) -> [String] {
        var bare = ""
        var depth = 0
        for character in text {
            if character == "(" || character == "[" { depth += 1 }
            if depth == 0 { bare.append("&+;".contains(character) ? "," : character) }
            if character == ")" || character == "]" { depth = max(0, depth - 1) }
        }
        for joint in [" and ", " und ", " / "] { bare = bare.replacing(joint, with: ",") }
        return bare.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Tells whether a part is one capital, which stands for somebody without telling who.
    private static func isInitial(_ part: String) -> Bool {
        let bare = part.trimmingPunctuation
        return bare.count == 1 && bare.first?.isUppercase == true
    }

    /// Returns the person of a part that is nothing but a name of at most three words.
    static func name(_ part: String) -> Attendee? {
        let bare = part.trimmingPunctuation
        let words = bare.split(separator: " ")
        guard !isInitial(part), !part.contains(":"), words.count <= 3, let last = words.last,
            words.allSatisfy({ $0.first?.isUppercase == true }), !WrittenDate.isDateWord(last.lowercased()),
            !words.contains(where: { QuestionWords.isFunctionWord(LetterFolding.fold($0)) })
        else { return nil }
        let entry = ListedName(bare)
        return entry.isPlausible ? entry.attendee : nil
    }

    /// Returns the name that a part begins with and the remark behind it: "Cy at the Lamb".
    private static func nameBeforeRemark(_ part: String) -> (name: Attendee, rest: String)? {
        let words = part.split(separator: " ")
        let named = words.prefix { $0.first?.isUppercase == true }
        guard !named.isEmpty, named.count < words.count, let name = name(named.joined(separator: " ")) else {
            return nil
        }
        return (name, words.dropFirst(named.count).joined(separator: " ").lowercased())
    }
}
