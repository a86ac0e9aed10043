import Model
import Text
import Time

/// The names that a sentence at the top of a note lists, with the words before them and the remarks on them.
struct NamesInSentence {
    /// The words before the names.
    private enum Lead {
        /// A word only for presence: "Present - Ann", "There: Ann".
        case presence
        /// "Not here: Ann".
        case absence
        /// "Everyone but Ann".
        case exception
        /// "With", "just": the rest of the sentence decides.
        case company
        /// Several words before company: "Call with Ann", "Attended by Ann".
        case sentence
        /// A label of unknown words: "Présents : Ann Lee".
        case unknown
        case none
    }

    private var lead: Lead
    /// The people, without the writer; absent ones are marked as declined.
    private(set) var names: [Attendee] = []
    /// Whether the writer is one of them.
    private var hasWriter = false
    /// The number of people, including the writer and those of whom only a letter is given.
    private var count = 0
    /// Whether the sentence says nothing else.
    private var isWhole = true
    /// Whether a remark on somebody contains a word for presence: "Ann and Bo attended".
    private var saysPresence = false

    /// Reads a sentence without markup.
    ///
    /// A remark (`isRemark`) beside a list of those present applies to all names before it: people who were elsewhere were away, and names
    /// without a remark do not count.
    init(_ sentence: Substring, isRemark: Bool = false) {
        var list: Substring
        (lead, list) = NamesInSentence.lead(of: sentence, mayBeCompany: !isRemark)
        // "Ann and Bo: holidays" is a remark.
        if isRemark, lead == .unknown {
            (lead, list) = (.none, sentence.replacing(":", with: "", maxReplacements: 1)[...])
        }
        var undecided = 0
        for part in NamesInSentence.parts(of: list) where isWhole {
            if LabelVocabulary.shared.isWriter(part.lowercased().trimmingPunctuation) {
                hasWriter = true
                count += 1
            } else if let people = NamesInSentence.people(part, isLed: lead != .none) {
                names += people.map { areAway ? $0.away : $0 }
                undecided += people.count
                count += people.count
            } else if NamesInSentence.isInitial(part) {
                count += 1
            } else {
                let verdict = take(remarkIn: part, isRemark: isRemark)
                if isRemark, let isAway = verdict {
                    for place in names.indices.suffix(undecided + 1) { names[place].declined = isAway }
                }
                if isWhole || verdict != nil { undecided = 0 }
            }
        }
        if isRemark, lead == .none { names.removeLast(min(undecided, names.count)) }
    }

    /// Takes a name with a remark, or a remark on the last name (else unsets `isWhole`); returns whether a named person was away.
    private mutating func take(remarkIn part: String, isRemark: Bool) -> Bool? {
        let (name, rest) = NamesInSentence.nameBeforeRemark(part)
        let words = rest.map { LetterFolding.fold($0).trimmingPunctuation }
        let remark = LabelVocabulary.shared.remark(words)
        guard let name else {
            isWhole = !names.isEmpty && remark != nil && words.count <= NamesInSentence.mostWordsOfRemark
            if isWhole, remark == .wasThere { names[names.count - 1].declined = false }
            return nil
        }
        let isAway = remark == .wasAway || remark == .wasElsewhere && isRemark
        let tells = isAway || remark == .wasThere
        // "Cy at the Lamb" ends a list; "Cy from the board" does not.
        isWhole = tells && words.count <= NamesInSentence.mostWordsOfRemark
        guard tells || !isRemark else { return nil }
        names.append(isAway || areAway && remark != .wasThere ? name.away : name)
        count += 1
        saysPresence = saysPresence || words.prefix(2).contains(where: LabelVocabulary.shared.saysPresence)
        return tells ? isAway : nil
    }

    /// Whether the sentence lists people who were not there.
    private var areAway: Bool { lead == .absence || lead == .exception }

    private static let mostWordsOfRemark = 8

    // MARK: What suffices

    /// Whether it names exceptions from everybody: "all except Ann".
    var isException: Bool { lead == .exception && !names.isEmpty }

    /// Returns whether a sentence that begins a line tells who was there.
    func suffices(mayBeMeeting: Bool) -> Bool {
        let suffices =
            switch lead {
            case .presence, .exception: true
            case .company: mayBeMeeting || isWhole || count > 2
            // A diary also tells whom its writer talked with, without a meeting.
            case .sentence: mayBeMeeting
            // Names alone may be those of members, so that one or two need the writer beside them.
            case .none: mayBeMeeting && (isWhole ? hasWriter || count > 2 : saysPresence)
            case .unknown: mayBeMeeting && isWhole && count > 2 && areFullNames
            case .absence: false
            }
        return suffices && !names.isEmpty && (mayBeMeeting || count > 1)
    }

    /// Returns whether it is certain anywhere in a line: by a word for presence, or names confirmed by the writer, full names or remarks.
    func isSure(isRemarkedOn: Bool) -> Bool {
        guard !names.isEmpty else { return false }
        if lead == .presence || lead == .exception { return true }
        guard lead == .none, isWhole, count > 1 else { return false }
        return hasWriter || count > 2 && (areFullNames || isRemarkedOn)
    }

    private var areFullNames: Bool { names.allSatisfy { $0.name.contains(" ") } }

    // MARK: What leads to names

    private static let mostLeadingWords = 5

    /// Returns whether a word in lower case, or the part before its slash, leads to names: "with", "there", "w/ann".
    static func leads(_ word: String) -> Bool {
        if word.hasPrefix("w/") { return true }
        return LabelVocabulary.shared.leadsToCompany(word) || LabelVocabulary.shared.saysPresence(word)
    }

    /// Splits a sentence before its first name; `mayBeCompany` is false for a remark on somebody: "Dora joined by video".
    private static func lead(of sentence: Substring, mayBeCompany: Bool) -> (Lead, Substring) {
        let words = sentence.split(whereSeparator: \.isWhitespace)
        if let place = LabelVocabulary.shared.exception(words.map { $0.lowercased().trimmingPunctuation }) {
            return (.exception, sentence[words[place].startIndex...])
        }
        for (place, word) in words.prefix(mostLeadingWords).enumerated() {
            let bare = word.lowercased().trimmingPunctuation
            let rest = place + 1 < words.count ? sentence[words[place + 1].startIndex...] : ""
            let mark = word.last.map { ":=–—-".contains($0) } ?? false
            if mark {
                guard place > 0 || !bare.isEmpty else { return (.none, rest) }
                let label = words[...place].map { $0.lowercased().trimmingPunctuation }.filter { !$0.isEmpty }
                if !mayBeCompany, label.first.map(LabelVocabulary.shared.leadsToAbsentees) == true {
                    return (.absence, rest)
                }
                // A dash may also be part of another sentence.
                let isKnown = label.contains(where: LabelVocabulary.shared.saysPresence)
                if isKnown { return (LabelVocabulary.shared.deniesPresence(label) ? .absence : .presence, rest) }
                return word.last == ":" || word == "=" ? (.unknown, rest) : (.none, sentence)
            }
            guard mayBeCompany else {
                // "7/9 (missing Ann, Bo)".
                let isLead = place == 0 && rest.first?.isUppercase == true
                if isLead, LabelVocabulary.shared.leadsToAbsentees(LetterFolding.fold(bare)) { return (.absence, rest) }
                continue
            }
            // "Present Ann, Bo" needs no colon, but "Present day" names nobody.
            if place == 0, rest.first?.isUppercase == true, LabelVocabulary.shared.saysPresence(bare) {
                return (.company, rest)
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
    private static func parts(of text: Substring) -> [String] {
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

    /// Returns whether a part is one capital, which stands for an unknown person.
    private static func isInitial(_ part: String) -> Bool {
        let bare = part.trimmingPunctuation
        return bare.count == 1 && bare.first?.isUppercase == true
    }

    /// Returns the person of a part that is only a name, or the people of a row of first names: "Ann Bo Cy Dora".
    ///
    /// Without words that lead to it (not `isLed`), most of a row must be well-known given names: a title is also a row of capitals.
    private static func people(_ part: String, isLed: Bool) -> [Attendee]? {
        let part = withoutKind(part)
        if let name = name(part) { return [name] }
        let row = ListedName.row(part)
        let names = row.compactMap { name($0) }
        guard !row.isEmpty, names.count == row.count, isLed || NameList.isRow(names) else { return nil }
        return names
    }

    /// Removes the kind of people before a name: "visitor Ann Lee".
    private static func withoutKind(_ part: String) -> String {
        let words = part.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].first?.isLowercase == true, words[1].first?.isUppercase == true,
            LabelVocabulary.shared.isKind(words[0]) || LabelVocabulary.shared.isKind(words[0] + "s")
        else { return part }
        return String(words[1])
    }

    /// Returns the person of a part that is only a name of at most three words.
    private static func name(_ part: String) -> Attendee? {
        let bare = part.trimmingPunctuation
        let words = bare.split(separator: " ")
        guard !isInitial(part), !part.contains(":"), words.count <= 3, let last = words.last,
            words.allSatisfy({ $0.first?.isUppercase == true }), !WrittenDate.isDateWord(last.lowercased()),
            // "There's" is not a name either.
            !words.contains(where: { QuestionWords.isFunctionWord(LetterFolding.fold($0.prefix(while: \.isLetter))) }),
            !MeetingTitle.isMeeting(last.lowercased())
        else { return nil }
        let entry = ListedName(bare)
        return entry.isPlausible ? entry.attendee : nil
    }

    /// Returns the name that a part begins with, if any, and the words after it: "Cy at the Lamb".
    private static func nameBeforeRemark(_ part: String) -> (name: Attendee?, rest: [Substring]) {
        let words = part.split(separator: " ")
        let named = words.prefix { $0.first?.isUppercase == true }
        guard !named.isEmpty, named.count < words.count, let name = name(named.joined(separator: " ")) else {
            return (nil, words)
        }
        return (name, Array(words.dropFirst(named.count)))
    }
}

extension Attendee {
    /// The person, marked as absent.
    fileprivate var away: Attendee {
        var person = self
        person.declined = true
        return person
    }
}
