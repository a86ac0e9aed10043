import Model
import Text

/// One entry of a list of people: `* [x] Ana Becker (she/her, **ACME**) @ab - Chair`.
///
/// What is not the name is taken off: check marks, links, emphasis, footnotes, handles, addresses, initials, pronouns, time zones,
/// affiliations and duties. Handle, initials and address are kept as aliases.
struct ListedName {
    /// The person; without a line and ground.
    private(set) var attendee: Attendee
    /// What is left, before it is judged to be a name.
    let isPlausible: Bool

    /// How commas are used in a list.
    enum Commas {
        /// What follows is the firm: `Ana Becker, ACME`.
        case partFirm
        /// What follows is the first name: `Becker, Ana`.
        case partFirstName
    }

    /// Reads an entry.
    ///
    /// - Parameters:
    ///   - text: The entry without its marker and check box.
    ///   - commas: How commas are used in its list.
    init(_ text: some StringProtocol, commas: Commas = .partFirm) {
        var scanner = EntryScanner(String(text))
        scanner.takeMarks()
        scanner.takeAsides()
        scanner.takeAddresses()
        scanner.takeHandles()
        let name = ListedName.withoutKind(scanner.name(commas))
        attendee = Attendee(name: name, email: scanner.email, declined: scanner.isAbsent)
        attendee.aliases = scanner.aliases + scanner.initials.filter { ListedName.abbreviates($0, name) }
        attendee.duty = scanner.duty
        if name.isEmpty, let handle = attendee.aliases.first {
            attendee.name = handle
            attendee.aliases.removeFirst()
        }
        let isSomebody = !scanner.aliases.isEmpty || attendee.email != nil || text.hasPrefix("[")
        isPlausible =
            (attendee.name.isEmpty && attendee.email != nil)
            || ListedName.isPlausible(attendee.name, isSomebody: isSomebody)
    }

    /// Whether a text may be somebody's name or handle: in a list of people nothing else says so.
    ///
    /// - Parameters:
    ///   - name: The text.
    ///   - isSomebody: Whether a handle, an address or a link stands with it: then a word of it may be written small.
    /// - Returns: False for phrases, sentences and words for nobody.
    static func isPlausible(_ name: String, isSomebody: Bool = false) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 80, name.contains(where: \.isLetter), !WrittenAttendee.isNobody(name)
        else { return false }
        let words = name.split(separator: " ")
        guard words.count <= 5, !words.allSatisfy({ QuestionWords.isFunctionWord(LetterFolding.fold($0)) }) else {
            return false
        }
        if words.count == 1 { return isHandleOrName(words[0]) }
        if isShouted(words) || LabelVocabulary.shared.namesOffice(words) { return false }
        let isWrittenSmall = words.allSatisfy { $0.first?.isLowercase == true }
        if isWrittenSmall {
            return words.count <= 3 && words.allSatisfy { isSmallName($0) || isInitial($0) }
                && words.count { isInitial($0) } >= words.count - 2
        }
        // Some write their first name small.
        if isSmallName(words[0]), words.dropFirst().allSatisfy({ isNameWord($0) && $0.first?.isUppercase == true }) {
            return true
        }
        return isSomebody ? words.allSatisfy { isNameWord($0) || isSmallName($0) } : words.allSatisfy(isNameWord)
    }

    /// Whether words in capitals tell what to do or what comes, as "DO NOT EDIT" does: no word of a name is one of grammar.
    private static func isShouted(_ words: [Substring]) -> Bool {
        words.allSatisfy { !$0.contains(where: \.isLowercase) }
            && words.contains { QuestionWords.isFunctionWord(LetterFolding.fold($0)) }
    }

    /// A name without the kind of people that it is the first of: `Guests Ana Becker, Bob Okafor`.
    private static func withoutKind(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, LabelVocabulary.shared.isKind(words[0]), words[1].first?.isUppercase == true else {
            return name
        }
        return words.dropFirst().joined(separator: " ")
    }

    /// Whether initials may be those of a name: they begin as it does, and the name holds their letters in this order.
    static func abbreviates(_ initials: String, _ name: String) -> Bool {
        var left = LetterFolding.fold(name).filter(\.isLetter)[...]
        guard let first = left.first, LetterFolding.fold(initials).first == first else { return false }
        for letter in LetterFolding.fold(initials) where letter.isLetter {
            guard let place = left.firstIndex(of: letter) else { return false }
            left = left[place...].dropFirst()
        }
        return true
    }

    private static func isHandleOrName(_ word: Substring) -> Bool {
        (word.count >= 2 || word.first?.isUppercase == true) && word.count <= 39
            && word.allSatisfy { $0.isLetter || $0.isNumber || "-_.'’".contains($0) }
    }

    private static func isInitial(_ word: Substring) -> Bool {
        word.count == 2 && word.last == "." && word.first?.isLetter == true
    }

    private static func isSmallName(_ word: Substring) -> Bool {
        word.count >= 2 && word.allSatisfy(\.isLetter) && !QuestionWords.isFunctionWord(LetterFolding.fold(word))
    }

    private static func isNameWord(_ word: Substring) -> Bool {
        guard let first = word.first(where: { !"\"“”'‘’".contains($0) }), first.isLetter else { return false }
        guard word.allSatisfy({ $0.isLetter || $0.isNumber || ".'’-\"“”‘".contains($0) }) else { return false }
        return !first.isLowercase || SpeakerName.isParticle(word) || (word.contains("'") || word.contains("’"))
    }
}

/// Takes an entry of a list of people apart, from the outside to the name.
private struct EntryScanner {
    private var text: String
    private(set) var aliases: [String] = []
    /// What may be initials of the name.
    private(set) var initials: [String] = []
    private(set) var email: String?
    private(set) var duty: String?
    private(set) var isAbsent = false

    init(_ text: String) {
        let plain = InlineText.plain(text).trimmed
        // A form may have a bracket for each answer: `[Ana Becker]`.
        let isBracketed = plain.hasPrefix("[") && plain.firstIndex(of: "]") == plain.indices.last
        self.text = isBracketed ? String(plain.dropFirst().dropLast()) : plain
        // Somebody whose name is struck out was not there.
        let bare = text.trimmed
        isAbsent = bare.hasPrefix("~~") && bare.hasSuffix("~~")
    }

    /// Takes check marks and crosses, which say who was there.
    mutating func takeMarks() {
        if !text.isASCII {
            let absent: Set<Character> = ["❌", "✗", "✘", "☐", "🚫"]
            if text.contains(where: absent.contains) { isAbsent = true }
            text = String(text.filter { !$0.isEmojiMark && !absent.contains($0) })
        }
        guard text.utf8.contains(UInt8(ascii: ":")) else { return }
        while let name = EntryScanner.emojiName(in: text) { text.removeSubrange(name) }
    }

    /// The name of an emoji between colons: `:wave:`.
    private static func emojiName(in text: String) -> Range<String.Index>? {
        guard let open = text.firstIndex(of: ":"), let close = text[text.index(after: open)...].firstIndex(of: ":")
        else {
            return nil
        }
        let inside = text[text.index(after: open)..<close]
        let isName = !inside.isEmpty && inside.allSatisfy { $0.isLowercase || $0.isNumber || "_+-".contains($0) }
        return isName ? open..<text.index(after: close) : nil
    }

    /// Takes what stands in brackets: initials, handles, pronouns, firms, duties, and whether somebody was away.
    mutating func takeAsides() {
        guard text.utf8.contains(where: "([{".utf8.contains) else { return }
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("{", ")")] as [(Character, Character)] {
            while let start = text.firstIndex(of: open) {
                // An aside that is never closed goes to the end.
                let inside = text[text.index(after: start)...].prefix { $0 != close }
                take(aside: inside)
                let end = text.indexBehind(inside, close)
                // A full name ends before its aside; what follows is said of it.
                let isWhole =
                    text[..<start].split(separator: " ").count > 1
                    && text[end...].first(where: { !$0.isWhitespace })?.isLetter == true
                text.replaceSubrange(start..<end, with: isWhole ? " - " : " ")
            }
        }
    }

    private mutating func take(aside: Substring) {
        for part in aside.split(whereSeparator: { ",;".contains($0) }).map(\.trimmed) {
            if part.contains("@") {
                takeAddressOrHandle(part)
            } else if EntryScanner.areInitials(part) {
                initials.append(part)
            } else if let label = SectionLabel(line: part[...], mayBeWhole: true),
                let sense = LabelVocabulary.shared.attendance(of: label)
            {
                if sense == .absent { isAbsent = true }
                if case .duty = sense { duty = duty ?? part }
            } else if part.lowercased().split(separator: " ").contains("not") {
                isAbsent = true
            }
        }
    }

    /// Initials in brackets: two to five capitals, perhaps with digits.
    private static func areInitials(_ text: String) -> Bool {
        (2...5).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            && text.contains(where: \.isUppercase) && !zones.contains(text)
    }

    private static let zones: Set<String> = [
        "UTC", "GMT", "CET", "CEST", "EST", "EDT", "PST", "PDT", "CST", "MST", "BST", "IST", "JST", "PT", "ET",
    ]

    /// Takes `<ana@acme.org>` and addresses that stand alone.
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

    /// Takes `@ab`; a firm behind the name, `Ana @ACME`, is no alias.
    mutating func takeHandles() {
        guard text.utf8.contains(UInt8(ascii: "@")) else { return }
        while let at = text.firstIndex(of: "@") {
            let behind = text[text.index(after: at)...]
            let end = behind.firstIndex { !($0.isLetter || $0.isNumber || "-_.".contains($0)) } ?? behind.endIndex
            if behind[end...].first == "/" {
                // `@organisation/team` is no person.
                text.removeSubrange(at..<(behind.firstIndex(where: \.isWhitespace) ?? behind.endIndex))
                continue
            }
            if !text[..<at].contains(where: \.isLetter), behind.first?.isUppercase == true {
                // `@Bob Okafor` is a name.
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

    /// The name that is left.
    mutating func name(_ commas: ListedName.Commas) -> String {
        var name = text[...]
        for mark in [" - ", " – ", " — ", " -- ", " / ", " | ", ": ", "; ", " · "] {
            guard let place = name.range(of: mark) else { continue }
            // A dash at the beginning parts nothing.
            guard name[..<place.lowerBound].contains(where: \.isLetter) else { continue }
            let behind = name[place.upperBound...].trimmed
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
        return clean(parts.first ?? "")
    }

    private mutating func take(behind text: String) {
        guard let label = SectionLabel(line: text[...], mayBeWhole: true),
            let sense = LabelVocabulary.shared.attendance(of: label)
        else { return }
        if sense == .absent { isAbsent = true }
        if case .duty = sense { duty = duty ?? text }
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
    /// The index behind a part of this text, and behind the mark that closes it if there is one.
    fileprivate func indexBehind(_ part: Substring, _ close: Character) -> Index {
        part.endIndex < endIndex && self[part.endIndex] == close ? index(after: part.endIndex) : part.endIndex
    }
}

extension Character {
    /// Whether this is a sign that lists put beside names: a check mark, a star, an emoji.
    fileprivate var isEmojiMark: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return (scalar.value >= 0x2190 && scalar.properties.generalCategory == .otherSymbol)
            || unicodeScalars.contains { $0.value == 0xFE0F } || "†‡".contains(self)
    }
}
