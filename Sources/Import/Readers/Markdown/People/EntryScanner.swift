import Language
import Model
import Text

/// A parser of an entry in a list of people, which removes and records the parts around the name.
struct EntryScanner {
    private var text: String
    private(set) var aliases: [String] = []
    private(set) var initials: [String] = []
    private(set) var email: String?
    private(set) var duty: String?
    private(set) var isAbsent = false

    init(_ text: String) {
        let plain = InlineText.plain(text).trimmed
        // Forms may put each answer in brackets: `[Ana Becker]`.
        let isBracketed = plain.hasPrefix("[") && plain.firstIndex(of: "]") == plain.indices.last
        self.text = isBracketed ? String(plain.dropFirst().dropLast()) : plain
        // A struck-out name marks an absent person.
        let bare = text.trimmed
        isAbsent = bare.hasPrefix("~~") && bare.hasSuffix("~~")
    }

    /// Removes check marks and crosses, which mark people as present or absent.
    mutating func takeMarks() {
        if !text.isASCII {
            let absent: Set<Character> = ["❌", "✗", "✘", "☐", "🚫"]
            if text.contains(where: absent.contains) { isAbsent = true }
            text = String(text.filter { !$0.isEmojiMark && !absent.contains($0) })
        }
        guard text.utf8.contains(UInt8(ascii: ":")) else { return }
        while let name = EntryScanner.emojiName(in: text) { text.removeSubrange(name) }
    }

    /// Returns the range of an emoji name between colons: `:wave:`.
    private static func emojiName(in text: String) -> Range<String.Index>? {
        guard let open = text.firstIndex(of: ":"), let close = text[text.index(after: open)...].firstIndex(of: ":")
        else {
            return nil
        }
        let inside = text[text.index(after: open)..<close]
        let isName = !inside.isEmpty && inside.allSatisfy { $0.isLowercase || $0.isNumber || "_+-".contains($0) }
        return isName ? open..<text.index(after: close) : nil
    }

    /// Removes bracketed parts and reads initials, handles, duties and absence from them.
    mutating func takeAsides() {
        guard text.utf8.contains(where: "([{".utf8.contains) else { return }
        takePost()
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("{", ")")] as [(Character, Character)] {
            while let start = text.firstIndex(of: open) {
                // An unclosed bracket extends to the end.
                let inside = text[text.index(after: start)...].prefix { $0 != close }
                take(aside: inside)
                let end = text.indexBehind(inside, close)
                // A full name ends before its bracket; the text after it is additional.
                let isWhole =
                    text[..<start].split(separator: " ").count > 1
                    && text[end...].first(where: { !$0.isWhitespace })?.isLetter == true
                text.replaceSubrange(start..<end, with: isWhole ? " - " : " ")
            }
        }
    }

    /// Takes the name out of the brackets behind a post: `Team Member 2 (Ana Becker)`, `Client Name (Ana)`, `Chair (Ana Becker)`; returns whether there is one.
    @discardableResult
    private mutating func takePost() -> Bool {
        guard let start = text.firstIndex(of: "("), text.utf8.count <= SectionLabel.longest else { return false }
        let post = text[..<start].split(separator: " ")
        let inside = text[text.index(after: start)...].prefix { $0 != ")" }
        let words = inside.split(separator: " ")
        guard let first = post.first, let last = post.last, !words.isEmpty, !EntryScanner.isGiven(first),
            words.allSatisfy({ $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || ".'’-".contains($0) } })
        else { return false }
        let isNumbered =
            post.count > 1 && (last.allSatisfy(\.isNumber) || AttendeeTable.nameWords.contains(last.lowercased()))
        let isOffice = LabelVocabulary.shared.namesOffice(post) && (words.count > 1 || EntryScanner.isGiven(words[0]))
        guard isNumbered || isOffice, !LabelVocabulary.shared.namesOffice(words) || words.allSatisfy(post.contains)
        else { return false }
        // A form that nobody has filled in: `Client Name (Client)`.
        let name = words.allSatisfy(post.contains) ? "" : inside
        if isOffice, !isNumbered { duty = duty ?? post.joined(separator: " ") }
        text.replaceSubrange(..<text.indexBehind(inside, ")"), with: name)
        return true
    }

    /// Returns whether an entry names the holder of a post in brackets.
    static func namesHolder(_ text: some StringProtocol) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return false }
        var scanner = EntryScanner(String(text))
        return scanner.takePost()
    }

    private static func isGiven(_ word: Substring) -> Bool { GivenNames.contains(LetterFolding.fold(word)) }

    private mutating func take(aside: Substring) {
        for part in aside.split(whereSeparator: { ",;".contains($0) }).map(\.trimmed) {
            if part.contains("@") {
                takeAddressOrHandle(part)
            } else if EntryScanner.areInitials(part) {
                initials.append(part)
            } else if let label = SectionLabel(line: part[...], mayBeWhole: true),
                let sense = LabelVocabulary.shared.attendance(of: label)
            {
                if sense == .absent, !LabelVocabulary.shared.saysLate(label) { isAbsent = true }
                if case .duty = sense { duty = duty ?? part }
            } else if part.lowercased().split(separator: " ").prefix(2).contains("not") {
                isAbsent = true
            }
        }
    }

    /// Returns whether a text is initials: two to five capitals, optionally with digits.
    private static func areInitials(_ text: String) -> Bool {
        (2...5).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            && text.contains(where: \.isUppercase) && !zones.contains(text)
    }

    /// Returns whether a text is like initials of a name, mostly capitals: "SO", "RGb".
    private static func areLetters(_ text: String) -> Bool {
        (2...4).contains(text.count) && text.first?.isUppercase == true && text.allSatisfy { $0.isLetter && $0.isASCII }
            && text.count { $0.isUppercase } > 1
    }

    private static let zones: Set<String> = [
        "UTC", "GMT", "CET", "CEST", "EST", "EDT", "PST", "PDT", "CST", "MST", "BST", "IST", "JST", "PT", "ET",
    ]

    /// Removes and records `<ana@acme.org>` and addresses without brackets.
    mutating func takeAddresses() {
        guard text.utf8.contains(where: "<@".utf8.contains) else { return }
        while let start = text.firstIndex(of: "<") {
            let inside = text[text.index(after: start)...].prefix { $0 != ">" }
            takeAddressOrHandle(inside.trimmed)
            text.replaceSubrange(start..<text.indexBehind(inside, ">"), with: " ")
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        for word in words where EntryScanner.isAddress(word) {
            takeAddressOrHandle(String(word))
            text = text.replacing(String(word), with: " ", maxReplacements: 1)
        }
    }

    private static func isAddress(_ word: Substring) -> Bool {
        guard let at = word.firstIndex(of: "@"), at > word.startIndex else { return false }
        return word[at...].dropFirst().contains(".") && !word.hasSuffix("@")
    }

    private mutating func takeAddressOrHandle(_ text: String) {
        let bare = text.hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
        if EntryScanner.isAddress(bare[...]) {
            email = email ?? bare.trimmingPunctuation
        } else if let handle = EntryScanner.handle(bare) {
            aliases.append(handle)
        }
    }

    /// Removes `@ab` and records it; a firm after the name, `Ana @ACME`, is not an alias.
    mutating func takeHandles() {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return }
        while let at = text.firstIndex(of: "@") {
            let behind = text[text.index(after: at)...]
            let end = behind.firstIndex { !($0.isLetter || $0.isNumber || "-_.".contains($0)) } ?? behind.endIndex
            if behind[end...].first == "/" {
                // `@organisation/team` is not a person.
                text.removeSubrange(at..<(behind.firstIndex(where: \.isWhitespace) ?? behind.endIndex))
                continue
            }
            if !text[..<at].contains(where: \.isLetter), behind.first?.isUppercase == true {
                text.remove(at: at)
                continue
            }
            if behind.first?.isUppercase == true, text[end...].contains(where: \.isLetter) {
                // A firm of several words ends the entry.
                text.removeSubrange(at...)
                return
            }
            let isGlued = at > text.startIndex && !(text[text.index(before: at)].isWhitespace)
            if let handle = EntryScanner.handle(String(text[at..<end])), !isGlued { aliases.append(handle) }
            text.replaceSubrange(at..<end, with: " ")
        }
    }

    private static func handle(_ text: String) -> String? {
        let bare = text.drop { $0 == "@" || $0 == " " }
        guard text.contains("@"), !bare.isEmpty, !bare.contains(" "), bare.contains(where: \.isLetter) else {
            return nil
        }
        return String(bare).trimmingPunctuation
    }

    /// Returns the remaining name, and reads duties and absence after it.
    mutating func name(_ commas: ListedName.Commas) -> String {
        // A firm may follow: "Becker, Ana; Acme".
        var name = commas == .partFirstName ? text.prefix { $0 != ";" && $0 != "\t" } : text[...]
        let isOfRollCall = takePresence(behind: &name)
        for mark in [" - ", " – ", " — ", " -- ", " / ", " | ", ": ", "; ", " · "] {
            guard let place = name.range(of: mark) else { continue }
            // A dash at the beginning separates nothing.
            guard name[..<place.lowerBound].contains(where: \.isLetter) else { continue }
            let behind = name[place.upperBound...].trimmed
            // "President - Ana Becker: present".
            let before = name[..<place.lowerBound]
            if mark != "; ", EntryScanner.isName(behind, behind: before, isOfRollCall: isOfRollCall) {
                if EntryScanner.areLetters(before.trimmed) {
                    initials.append(before.trimmed)
                } else {
                    duty = duty ?? before.trimmed
                }
                name = name[place.upperBound...]
                continue
            }
            // "Observing: none" names nobody.
            if mark == ": ", WrittenAttendee.isNobody(behind) { return "" }
            take(behind: behind)
            name = name[..<place.lowerBound]
        }
        let parts = name.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
        if parts.count == 2, commas == .partFirstName, !parts[0].contains(" ") {
            return clean(parts[1] + " " + parts[0])
        }
        for part in parts.dropFirst() { take(behind: part) }
        return clean(EntryScanner.withoutRemark(EntryScanner.withoutTime(parts.first ?? "")))
    }

    /// Returns whether the last words of an entry tell whether somebody was there.
    static func tellsPresence(_ text: String) -> Bool {
        var scanner = EntryScanner(text)
        var name = scanner.text[...]
        return scanner.takePresence(behind: &name)
    }

    /// Removes the word that tells whether the person was there, with what follows: `Ana Becker: Present`, `Bo Ek not present, ill`.
    private mutating func takePresence(behind name: inout Substring) -> Bool {
        guard name.utf8.count <= SectionLabel.longest else { return false }
        let head = name.prefix { $0 != "," }
        let words = head.split(whereSeparator: { $0 == " " || $0 == ":" })
        for count in [2, 1] where words.count > count {
            let place = words[words.count - count].startIndex
            guard let label = SectionLabel(line: head[place...], mayBeWhole: true), label.rest.isEmpty,
                label.words.count == count, LabelVocabulary.shared.knowsAll(label.words),
                let sense = LabelVocabulary.shared.attendance(of: label), sense == .present || sense == .absent
            else { continue }
            if sense == .absent { isAbsent = true }
            name = head[..<place]
            while let last = name.last, " :-–—".contains(last) { name.removeLast() }
            return true
        }
        return false
    }

    /// Returns whether a text begins with a given name, behind an office or, in a roll call, behind anything that does not.
    private static func isName(_ text: String, behind office: Substring, isOfRollCall: Bool) -> Bool {
        guard text.first?.isUppercase == true, office.utf8.count <= SectionLabel.longest else { return false }
        let office = office.trimmed
        if areLetters(office) {
            let name = text.prefix { $0 != "," && $0 != "(" }.split(separator: " ")
            if name.count > 1, ListedName.abbreviates(office, name.joined(separator: " ")) { return true }
        }
        let isOffice = LabelVocabulary.shared.namesOffice(office.split(separator: " "))
        let (first, beginning) = (office.firstWord, text.firstWord)
        guard isOfRollCall || isOffice, !isGiven(first) else { return false }
        let words = text.split(separator: " ")
        let isFull = words.count > 1 && words.count < 5 && words.allSatisfy { $0.first?.isUppercase == true }
        return isGiven(beginning) || isOfRollCall && isOffice && isFull
    }

    private mutating func take(behind text: String) {
        guard let label = SectionLabel(line: text[...], mayBeWhole: true),
            let sense = LabelVocabulary.shared.attendance(of: label)
        else { return }
        if sense == .absent { isAbsent = true }
        if case .duty = sense { duty = duty ?? text }
    }

    /// Drops the hour before a name: `ab 19.55 Katja`, `from 7pm Bob`.
    private static func withoutTime(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 2, LabelVocabulary.shared.tellsPresence(words[0]), words[1].first?.isNumber == true else {
            return name
        }
        return words.dropFirst(2).joined(separator: " ")
    }

    /// Cuts off what tells how somebody took part: `Deb just for a few minutes`, `Bob until 5`, but not a sentence: `Ivan is away`.
    private static func withoutRemark(_ name: String) -> String {
        // Most entries are no names, and some are whole paragraphs.
        guard name.utf8.count <= SectionLabel.longest, name.first?.isUppercase == true else { return name }
        let words = name.split(separator: " ")
        guard let end = words.dropFirst().firstIndex(where: { $0.first?.isLowercase == true }),
            words[end...].prefix(2).contains(where: LabelVocabulary.shared.tellsPresence),
            GivenNames.contains(LetterFolding.fold(words[0]))
        else { return name }
        return words[..<end].joined(separator: " ")
    }

    private func clean(_ name: String) -> String {
        let edge: (Character) -> Bool = { !($0.isLetter || $0.isNumber) }
        var bare = name.drop(while: edge)
        while let last = bare.last, edge(last) { bare.removeLast() }
        var words = bare.split(whereSeparator: \.isWhitespace)
        // Pronouns without brackets: `she/her`.
        words.removeAll {
            $0.contains("/") && $0.allSatisfy { $0.isLetter || $0 == "/" } && $0.first?.isLowercase == true
        }
        return words.joined(separator: " ")
    }
}

extension String {
    /// The text up to the first blank.
    fileprivate var firstWord: Substring { drop { $0 == " " }.prefix { $0 != " " } }

    /// Returns the index after a part of this text and after its closing mark, if there is one.
    fileprivate func indexBehind(_ part: Substring, _ close: Character) -> Index {
        part.endIndex < endIndex && self[part.endIndex] == close ? index(after: part.endIndex) : part.endIndex
    }
}

extension Character {
    /// Whether it is a sign used beside names in lists: a check mark, a star, an emoji.
    fileprivate var isEmojiMark: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return (scalar.value >= 0x2190 && scalar.properties.generalCategory == .otherSymbol)
            || unicodeScalars.contains { $0.value == 0xFE0F } || "†‡".contains(self)
    }
}
