import Model
import Text

/// The owner stated in an action: "Ana will …", "Ana to …", "Ana: …", "Ana - …", "@ana …", "… (Ana)".
///
/// It is an attendee by any name used in the note, or before "will" and "to" any first and last name; marks are removed, prose stays.
struct ActionOwner {
    private(set) var name: String?
    /// The action without the mark of its owner.
    private(set) var text: String

    /// The maximum length of names before or after a mark, in characters.
    private static let longest = 60
    private static let separators = [":", " - ", " – ", " — ", " -> ", " → "]

    /// Reads an action, without its label, given the attendees.
    init(_ text: String, people: ActionPeople) {
        self.text = text
        let day = ActionOwner.day(text)
        if !day.isEmpty {
            // "[2021-03-30]: Ana to …": the day of assignment comes first.
            self = ActionOwner(String(text[day.endIndex...].trimmed), people: people)
            self.text = text
            return
        }
        // Most texts have none of the marks of an owner.
        let mayBeMarked = text.utf8.contains { $0 >= 0x80 || "[(:->)]".utf8.contains($0) }
        if mayBeMarked, takeHead(people) || takeTail(people) { return }
        takeSubject(people)
    }

    /// Returns a day and colon at the beginning, optionally in brackets; else an empty text.
    private static func day(_ text: String) -> Substring {
        let digits = text.prefix { $0.isNumber || "[]()-./".contains($0) }
        guard digits.count >= 8, text[digits.endIndex...].hasPrefix(":") else { return text.prefix(0) }
        return text[...digits.endIndex]
    }

    /// Returns whether an action has a form in which `named` may find an owner.
    static func mayName(_ text: String) -> Bool {
        if text.hasSuffix(")") || text.hasSuffix(").") { return true }
        if head(text) != nil { return true }
        let words = text[day(text).endIndex...].split(separator: " ", maxSplits: 2)
        return words.count > 2 && ActionVocabulary.shared.duties.contains(LetterFolding.fold(words[1]))
    }

    /// Returns one or two capitalized words and the text after the colon or arrow that follows them: "Tomas → slides".
    private static func head(_ text: String) -> (name: Substring, rest: String)? {
        for separator in [":", " -> ", " → "] {
            guard let place = text.prefix(longest).range(of: separator) else { continue }
            let name = text[..<place.lowerBound]
            let words = name.split(separator: " ")
            let rest = text[place.upperBound...]
            guard (1...2).contains(words.count), words.allSatisfy({ $0.first?.isUppercase == true }),
                separator != ":" || rest.first == " "
            else { continue }
            return (name, rest.trimmed)
        }
        return nil
    }

    /// Finds an owner who is not an attendee: a name used elsewhere in the note, or a name in brackets at the end.
    static func named(_ text: String, _ names: ProperNames) -> (owner: String?, text: String) {
        let bare = text.trimmingPunctuation(keeping: ")")
        if bare.last == ")", let open = bare.lastIndex(of: "(") {
            let inside = bare[open...].dropFirst().dropLast()
            let rest = bare[..<open].trimmed
            if names.mayBeName(inside), !rest.isEmpty { return (String(inside), rest) }
        }
        if let (name, rest) = head(text), !rest.isEmpty, name.split(separator: " ").allSatisfy(names.contains) {
            return (String(name), rest)
        }
        let day = day(text)
        let words = text[day.endIndex...].split(separator: " ", maxSplits: 2)
        guard words.count > 2, ActionVocabulary.shared.duties.contains(LetterFolding.fold(words[1])),
            names.contains(words[0])
        else { return (nil, text) }
        return (String(words[0]), text)
    }

    /// Reads and removes `Ana: …`, `Ana - …`, `[Ana] …`, `@ana to …`.
    private mutating func takeHead(_ people: ActionPeople) -> Bool {
        if let first = text.first, first == "[" || first == "(", !text.hasPrefix("[["),
            let close = text.prefix(ActionOwner.longest).firstIndex(of: first == "[" ? "]" : ")"),
            text[close...].dropFirst().first?.isWhitespace == true,
            let names = people.all(in: text[..<close].dropFirst())
        {
            return take(names, leaving: text[close...].dropFirst())
        }
        let head = text.prefix(ActionOwner.longest)
        for separator in ActionOwner.separators {
            guard let place = head.range(of: separator) else { continue }
            let behind = text[place.upperBound...]
            guard separator != ":" || behind.first?.isWhitespace == true || behind.first == "*" else { continue }
            guard let names = people.all(in: head[..<place.lowerBound]) else { continue }
            return take(names, leaving: behind.drop { $0 == "*" || $0 == "_" })
        }
        return false
    }

    /// Reads and removes `… (Ana)`, `… [Ana]`, `… - Ana`.
    private mutating func takeTail(_ people: ActionPeople) -> Bool {
        let bare = text.trimmingPunctuation(keeping: ")")
        if let last = bare.last, last == ")" || last == "]",
            let open = bare.lastIndex(of: last == ")" ? "(" : "["), bare[open...].count <= ActionOwner.longest,
            let names = people.all(in: bare[open...].dropFirst().dropLast())
        {
            return take(names, leaving: bare[..<open])
        }
        for separator in ActionOwner.separators.dropFirst() {
            guard let place = bare.lastRange(of: separator), bare[place.upperBound...].count <= ActionOwner.longest,
                let names = people.all(in: bare[place.upperBound...])
            else { continue }
            return take(names, leaving: bare[..<place.lowerBound])
        }
        return false
    }

    private mutating func take(_ names: [String], leaving rest: Substring) -> Bool {
        let rest = rest.trimmed
        guard let first = names.first, !rest.isEmpty else { return false }
        name = first
        // With several owners the text stays, so that none is lost.
        if names.count == 1 { text = rest }
        return true
    }

    /// Finds the owner in "Ana will …", "Ana and Bob to …"; the text stays.
    private mutating func takeSubject(_ people: ActionPeople) {
        var words: [Substring] = []
        for word in InlineText.plain(String(text.prefix(2 * ActionOwner.longest))).split(separator: " ") {
            if !words.isEmpty, word.utf8.first.map({ $0 >= 0x61 }) == true,
                ActionVocabulary.shared.duties.contains(LetterFolding.fold(word))
            {
                let subject = words.joined(separator: " ")
                name = people.all(in: subject[...])?.first ?? (ActionOwner.isFullName(words) ? subject : nil)
                return
            }
            words.append(word)
            if words.count > 5 { return }
        }
    }

    /// Returns whether words are certainly a first and last name.
    private static func isFullName(_ words: [Substring]) -> Bool {
        (2...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase == true && $0.allSatisfy(\.isLetter) }
            && !words.contains { QuestionWords.isFunctionWord(LetterFolding.fold($0)) }
            && !words.contains { $0.allSatisfy(\.isUppercase) }
    }
}

extension String {
    /// Returns the text without punctuation at its end; the character `kept` is not removed.
    fileprivate func trimmingPunctuation(keeping kept: Character) -> Substring {
        var text = self[...]
        while let last = text.last, last != kept, ".,;: ".contains(last) { text.removeLast() }
        return text
    }
}

extension Substring {
    fileprivate func lastRange(of mark: String) -> Range<Index>? {
        var found: Range<Index>?
        var rest = self
        while let place = rest.range(of: mark) {
            found = place
            rest = rest[place.upperBound...]
        }
        return found
    }
}
