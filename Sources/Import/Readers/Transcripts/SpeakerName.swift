/// Heuristics for speakers' names before a colon.
enum SpeakerName {
    /// Splits `Sarah Chen: Hello.` into name and text; returns nil if no name precedes the first colon.
    ///
    /// A name has at most five words, begins with a letter, and consists of capitalized words and particles; a blank or the line's end
    /// follows the colon. Times, web addresses and labels such as `Note` or `Decision` are not names.
    static func split(_ line: Substring) -> (name: String, text: Substring)? {
        var known: [Substring: Bool] = [:]
        return split(line, known: &known)
    }

    /// Does the same; `known` caches which texts are names.
    static func split(_ line: Substring, known: inout [Substring: Bool]) -> (name: String, text: Substring)? {
        guard let (before, behind) = atColon(line.hasPrefix(">>") ? line.drop { $0 == ">" || $0 == " " } : line) else {
            return nil
        }
        let bare = before.first == "[" && before.last == "]" ? before.dropFirst().dropLast() : before
        let name = cleaned(bare)
        let isKnown = known[before] ?? isName(name)
        known[before] = isKnown
        return isKnown ? (name, behind.trimmingWhitespace) : nil
    }

    /// Returns the text before and after the first colon, if a blank or the end follows it or it is a wide colon.
    private static func atColon(_ line: Substring) -> (Substring, Substring)? {
        let bytes = line.utf8
        guard let colon = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == wideColon }) else { return nil }
        if bytes[colon] == UInt8(ascii: ":") {
            let behind = line[bytes.index(after: colon)...]
            let isFree = behind.isEmpty || behind.first?.isWhitespace == true
            return isFree ? (line[..<colon], behind) : nil
        }
        guard let wide = line.firstIndex(where: { $0 == "：" || $0 == ":" }), line[wide] == "：" else {
            return line.firstIndex(of: ":").flatMap { index in
                let behind = line[line.index(after: index)...]
                return behind.isEmpty || behind.first?.isWhitespace == true ? (line[..<index], behind) : nil
            }
        }
        return (line[..<wide], line[line.index(after: wide)...])
    }

    /// The first byte of `：`, the colon of Chinese and Japanese.
    private static let wideColon: UInt8 = 0xEF

    /// Returns a name without extra blanks, bold marks and pronouns such as `(she/her)`.
    static func cleaned(_ name: Substring) -> String {
        if isClean(name.utf8) { return String(name) }
        let bare = name.filter { $0 != "*" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard bare.hasSuffix(")"), let open = bare.lastIndex(of: "("), bare[open...].contains("/") else { return bare }
        return String(bare[..<open].trimmingWhitespace)
    }

    /// Returns a person's name in usual order: Sarah Chen for `Chen, Sarah (Guest)`, as written by Teams.
    static func person(_ name: String) -> String {
        var bare = name[...]
        while bare.hasSuffix(")"), let open = bare.lastIndex(of: "("), open > bare.startIndex {
            bare = bare[..<open].trimmingWhitespace
        }
        let parts = bare.split(separator: ",").map(\.trimmingWhitespace)
        guard parts.count == 2, !titles.contains(parts[1].lowercased().filter { $0 != "." }), !parts[0].isEmpty else {
            return String(bare)
        }
        return "\(parts[1]) \(parts[0])"
    }

    /// Titles after a comma, as opposed to first names.
    private static let titles: Set<String> = ["esq", "ii", "iii", "jr", "ma", "mba", "md", "msc", "phd", "sr"]

    /// Returns whether a name surely needs no cleaning: it is ASCII without marks, brackets and extra blanks.
    private static func isClean(_ bytes: Substring.UTF8View) -> Bool {
        var isAfterBlank = true
        for byte in bytes {
            if byte < 0x20 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "(") || byte >= 0x80 { return false }
            if byte == 0x20, isAfterBlank { return false }
            isAfterBlank = byte == 0x20
        }
        return !isAfterBlank
    }

    static func isName(_ text: String) -> Bool {
        guard text.utf8.count <= 240, text.count <= 60, let first = text.first, first.isLetter else { return false }
        let words = text.split(separator: " ")
        guard words.count <= 5, words.allSatisfy(isNameWord) else { return false }
        return !words.contains { labels.contains($0.lowercased().filter(\.isLetter)) }
    }

    /// Returns whether a name is unmistakable: it has two words or more, or a script without capitals.
    static func isFullName(_ name: String) -> Bool {
        name.contains(" ") || name.allSatisfy { !$0.isUppercase && !$0.isLowercase }
    }

    private static func isNameWord(_ word: Substring) -> Bool {
        guard let first = word.first(where: { $0 != "(" && $0 != "\"" }) else { return false }
        // A number may follow `Speaker`; particles such as `van` have no capitals.
        if first.isNumber { return word.count <= 3 && word.allSatisfy(\.isNumber) }
        return (first.isLetter && !first.isLowercase) || particles.contains(String(word))
    }

    static func isParticle(_ word: Substring) -> Bool { particles.contains(String(word)) }

    private static let particles = words(
        "al bin da dal de del della den der di do dos du el la le of ten ter van von y zu")

    private static let labels = words(
        """
        action actions agenda agreed also answer attendees background because but caution cc conclusion context date \
        deadline decided decision decisions due duration example finally fixme fyi goal goals hint http https idea ideas \
        important info issue issues item items kind language link links location meeting next note notes option outcome \
        owner participants place present priority problem problems ps purpose question questions reason recorded reminder \
        result results risk risks sent so solution source speakers status step steps subject summary task tasks then time \
        tip title to today todo tomorrow topic topics total transcript until update url warning when where who why \
        yesterday
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
