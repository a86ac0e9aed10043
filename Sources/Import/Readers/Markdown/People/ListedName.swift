import Language
import Model
import Text

/// One entry of a list of people: `* [x] Ana Becker (she/her, **ACME**) @ab - Chair`.
///
/// Check marks, links, emphasis, footnotes, pronouns, time zones and affiliations are removed; handles and initials become aliases, and
/// address, duty and absence are kept.
struct ListedName {
    /// The person; line and ground are not set.
    private(set) var attendee: Attendee
    /// Whether the remaining text may be a name.
    let isPlausible: Bool

    enum Commas {
        /// The firm follows: `Ana Becker, ACME`.
        case partFirm
        /// The first name follows: `Becker, Ana`.
        case partFirstName
    }

    /// Reads an entry without its list marker and check box.
    init(_ text: some StringProtocol, commas: Commas = .partFirm) {
        var scanner = EntryScanner(String(text))
        scanner.takeMarks()
        scanner.takeAsides()
        scanner.takeAddresses()
        scanner.takeHandles()
        let (name, office) = ListedName.withoutOffice(ListedName.withoutKind(scanner.name(commas)))
        attendee = Attendee(name: name, email: scanner.email, declined: scanner.isAbsent)
        attendee.aliases = scanner.aliases + scanner.initials.filter { ListedName.abbreviates($0, name) }
        attendee.duty = scanner.duty ?? office
        if name.isEmpty, let handle = attendee.aliases.first {
            attendee.name = handle
            attendee.aliases.removeFirst()
        }
        // "[Pier issue](…)" links to a thing.
        let endsAsName = name.split(separator: " ").last?.first?.isUppercase == true
        let isSomebody = !scanner.aliases.isEmpty || attendee.email != nil || (text.hasPrefix("[") && endsAsName)
        isPlausible =
            (attendee.name.isEmpty && attendee.email != nil)
            || ListedName.isPlausible(attendee.name, isSomebody: isSomebody)
    }

    /// Returns whether a text may be a name or handle; with a handle, address or link (`isSomebody`), some words may be in lower case.
    static func isPlausible(_ name: String, isSomebody: Bool = false) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 80, name.contains(where: \.isLetter), !WrittenAttendee.isNobody(name)
        else { return false }
        let words = name.split(separator: " ")
        let isOfLanguage = words.allSatisfy { QuestionWords.isFunctionWord(LetterFolding.fold($0)) }
        guard words.count <= 5, !isOfLanguage || isGivenBesides(words) else { return false }
        if isShouted(words) || namesOnlyOffice(words) { return false }
        // "Quorum Yes", "Apologies None" are a label with its value; a table may ask "voting: yes".
        if let last = words.last, WrittenAttendee.isNobody(String(last)) || answers.contains(last.lowercased()) {
            return false
        }
        if words.count == 1 { return isHandleOrName(words[0]) }
        let isWrittenSmall = words.allSatisfy { $0.first?.isLowercase == true }
        if isWrittenSmall {
            return words.count <= 3 && words.allSatisfy { isSmallName($0) || isInitial($0) }
                && words.count { isInitial($0) } >= words.count - 2
        }
        // Some people write their first name in lower case.
        if isSmallName(words[0]), words.dropFirst().allSatisfy({ isNameWord($0) && $0.first?.isUppercase == true }) {
            return true
        }
        return isSomebody ? words.allSatisfy { isNameWord($0) || isSmallName($0) } : words.allSatisfy(isNameWord)
    }

    /// Returns whether words are "Will" or "Will T", whose first name is another word too.
    private static func isGivenBesides(_ words: [Substring]) -> Bool {
        guard let first = words.first, first.count > 3, first.first?.isUppercase == true,
            GivenNames.contains(LetterFolding.fold(first))
        else { return false }
        return words.count == 1
            || words.count == 2 && words[1].first?.isUppercase == true && words[1].count { $0.isLetter } == 1
    }

    /// Returns whether words are an office, such as "Membership Officer"; "Charles Board" is a name.
    private static func namesOnlyOffice(_ words: [Substring]) -> Bool {
        LabelVocabulary.shared.namesOffice(words)
            && !(words.count == 2 && GivenNames.contains(LetterFolding.fold(words[0])))
    }

    private static let answers = Set(words: ["yes no", "ja nein", "oui non"])

    /// Splits a row of `shortest` or more first names, none possessive, "Ann Bo Cy Dora"; an initial belongs to the name before it.
    static func row(_ text: String, shortest: Int = 4) -> [String] {
        let words = text.split(separator: " ").map(\.trimmed).filter { !$0.isEmpty }
        guard words.count >= shortest, text.contains(where: \.isLowercase),
            words.allSatisfy({
                $0.first?.isUppercase == true && isHandleOrName($0[...]) && !SpeakerName.isParticle($0[...])
            })
        else { return [] }
        var names: [String] = []
        for word in words {
            if word.filter(\.isLetter).count == 1, let last = names.popLast() {
                names.append(last + " " + word)
            } else {
                names.append(word)
            }
        }
        return names.count >= shortest && !names.contains { $0.hasSuffix("'s") || $0.hasSuffix("’s") } ? names : []
    }

    /// Returns whether words are all in capitals and include a function word, as in "DO NOT EDIT", unlike names.
    private static func isShouted(_ words: [Substring]) -> Bool {
        words.allSatisfy { !$0.contains(where: \.isLowercase) }
            && words.contains { QuestionWords.isFunctionWord(LetterFolding.fold($0)) }
    }

    /// Removes a kind of people before the first name, or how they took part: `Guests Ana Becker, Bob Okafor`, `later Bob Okafor`.
    private static func withoutKind(_ name: String) -> String {
        let words = name.split(separator: " ")
        // "New members Ana Becker".
        let small = words.prefix { $0.first?.isLowercase == true && !LabelVocabulary.shared.isKind($0) }.count
        let kind = small < 2 && small < words.count && LabelVocabulary.shared.isKind(words[small]) ? small : 0
        guard words.count > kind + 1, words[kind + 1].first?.isUppercase == true,
            LabelVocabulary.shared.isKind(words[kind])
                || words[0].first?.isLowercase == true && LabelVocabulary.shared.tellsPresence(words[0])
        else {
            return name
        }
        return words.dropFirst(kind + 1).joined(separator: " ")
    }

    /// Removes an office before a full name or behind it: `Board President Ana Becker`, `Ana Becker Chairman`.
    private static func withoutOffice(_ name: String) -> (name: String, office: String?) {
        let words = name.split(separator: " ")
        let before = wordsOfOffice(before: words)
        if before > 0 { return (words[before...].joined(separator: " "), words[..<before].joined(separator: " ")) }
        guard words.count > 2, let last = words.last, LabelVocabulary.shared.namesOffice([last]),
            words.dropLast().allSatisfy({ isNameWord($0) })
        else { return (name, nil) }
        return (words.dropLast().joined(separator: " "), String(last))
    }

    /// Returns whether an office stands before a name.
    static func beginsWithOffice(_ text: String) -> Bool { wordsOfOffice(before: text.split(separator: " ")) > 0 }

    private static func wordsOfOffice(before words: [Substring]) -> Int {
        (1..<max(1, min(words.count, longestOffice + 1))).last { count in
            LabelVocabulary.shared.namesOffice(Array(words[..<count])) && words[count...].allSatisfy({ isNameWord($0) })
                && (words.count - count > 1 || isName(words[count], behindOffice: words[..<count]))
                && !GivenNames.contains(LetterFolding.fold(words[0]))
        } ?? 0
    }

    /// Returns whether the only word behind an office is a name: "Member Okafor", unlike "Vice Chair" and "Board Liaison".
    private static func isName(_ word: Substring, behindOffice office: ArraySlice<Substring>) -> Bool {
        if GivenNames.contains(LetterFolding.fold(word)) { return true }
        guard let last = office.last, last.first?.isUppercase == true, word.first?.isUppercase == true,
            word.dropFirst().contains(where: \.isLowercase), word.count > 2
        else { return false }
        return LabelVocabulary.shared.isOffice(last) && !LabelVocabulary.shared.namesOffice([word])
            && !QuestionWords.isFunctionWord(LetterFolding.fold(word))
    }

    /// The maximum number of words in an office before a name.
    private static let longestOffice = 3

    /// Returns whether initials fit a name: same first letter, and all letters occur in the name in this order.
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
        // "Pieter vdv" abbreviates his last name.
        let isShortened = word.count < 4 && word.allSatisfy { $0.isLowercase && !"aeiouy".contains($0) }
        return !first.isLowercase || SpeakerName.isParticle(word) || isShortened || word.contains("'")
            || word.contains("’")
    }
}
