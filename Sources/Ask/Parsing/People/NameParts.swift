struct NameRoles: OptionSet, Sendable {
    let rawValue: UInt8

    static let first = NameRoles(rawValue: 1 << 0)
    /// A middle name, or half of a hyphenated name.
    static let inner = NameRoles(rawValue: 1 << 1)
    /// A particle such as "van" or "de la"; names nobody alone.
    static let particle = NameRoles(rawValue: 1 << 2)
    static let last = NameRoles(rawValue: 1 << 3)
    /// The only word of a name or alias.
    static let whole = NameRoles(rawValue: 1 << 4)
    /// A word in the name of a function, such as a team; names nobody alone.
    static let part = NameRoles(rawValue: 1 << 5)

    /// The roles that can name a person alone.
    static let alone: NameRoles = [.first, .inner, .last, .whole]

    /// Tells whether a word may follow another in one name; the last name may come first.
    static func mayFollow(_ left: NameRoles, _ right: NameRoles) -> Bool {
        if !left.isDisjoint(with: [.first, .whole]) { return !right.isDisjoint(with: [.inner, .particle, .last]) }
        if left.contains(.inner), !right.isDisjoint(with: [.inner, .particle, .last]) { return true }
        if left.contains(.particle) { return !right.isDisjoint(with: [.particle, .last]) }
        if left.contains(.part) { return right.contains(.part) }
        return left.contains(.last) && !right.isDisjoint(with: [.first, .whole])
    }
}

/// The words of a name with their roles.
struct NameParts {
    struct Part {
        var text: String
        var word: String
        var roles: NameRoles
        /// Whether people are rarely called by this word alone, so that it counts only if nobody is commonly called so.
        var isRare = false
    }

    /// The words in order, followed by nicknames in quotation marks.
    private(set) var parts: [Part] = []

    /// Splits a name such as `Dr. Jan van der Berg`, `Chen, Sarah`, `Robert "Bob" Okafor` or `Support Team`; ignores text in brackets.
    init(_ name: String) {
        if let pair = NameParts.plainPair(name) {
            parts = pair
            return
        }
        var scan = NameComponents(name)
        scan.read()
        var components = scan.components
        NameParts.dropTitles(&components)
        let isRole =
            components.joined().count > 1
            && components.joined().contains { NameParts.traits($0.word).contains(.role) }
        for (place, component) in components.enumerated() {
            let roles = isRole ? .part : NameParts.roles(of: component, at: place, in: components)
            add(component, roles: roles)
        }
        for nickname in scan.nicknames { parts.append(Part(text: nickname.text, word: nickname.word, roles: .whole)) }
    }

    /// Splits a name of two ASCII words, the usual case, faster.
    private static func plainPair(_ name: String) -> [Part]? {
        var blank: Int?
        for (place, byte) in name.utf8.enumerated() where !(97...122).contains(byte | 0x20) || byte >= 0x80 {
            guard byte == 32, blank == nil else { return nil }
            blank = place
        }
        guard let blank, blank > 1, name.utf8.count - blank > 2 else { return nil }
        let middle = name.utf8.index(name.startIndex, offsetBy: blank)
        let first = String(name[..<middle])
        let last = String(name[name.utf8.index(after: middle)...])
        let words = (NameSpelling.fold(first), NameSpelling.fold(last))
        let special: NameWordTraits = [.title, .particle, .role]
        guard traits(words.0).isDisjoint(with: special), traits(words.1).isDisjoint(with: special) else { return nil }
        return [Part(text: first, word: words.0, roles: .first), Part(text: last, word: words.1, roles: .last)]
    }

    private mutating func add(_ component: NameComponents.Component, roles: NameRoles) {
        guard component.count > 1, roles != .part else {
            // The J of Robert J. Okafor is not a name; the 2 of Speaker 2 belongs to one.
            for (text, word) in component where word.utf8.count > 1 || roles == .part {
                parts.append(Part(text: text, word: word, roles: roles, isRare: roles == .inner))
            }
            return
        }
        // Anna-Lena is also called Anna, and written Annalena; B-LO is not called "b".
        for (place, (text, word)) in component.enumerated() where word.utf8.count > 1 {
            let isOuter = roles.contains(.last) ? place == component.count - 1 : place == 0
            let half: NameRoles = isOuter ? (roles == .whole ? .first : roles) : .inner
            parts.append(Part(text: text, word: word, roles: half, isRare: true))
        }
    }

    /// Returns the hyphenated names written as one word: `annalena` for "Anna-Lena Vogel".
    static func joinedWords(of name: String) -> [Part] {
        guard name.utf8.contains(UInt8(ascii: "-")) else { return [] }
        var scan = NameComponents(name)
        scan.read()
        return scan.components.enumerated().filter { $1.count > 1 }.map { place, component in
            let text = component.map(\.text).joined()
            return Part(
                text: text, word: component.map(\.word).joined(),
                roles: roles(of: component, at: place, in: scan.components))
        }
    }

    private static func traits(_ word: String) -> NameWordTraits {
        NameWords.all.word(NameSpelling.key(word)).traits
    }

    static func dropTitles(_ components: inout [NameComponents.Component]) {
        func isTitle(_ component: NameComponents.Component?) -> Bool {
            component.map { $0.count == 1 && traits($0[0].word).contains(.title) } ?? false
        }
        guard isTitle(components.first) || isTitle(components.last) else { return }
        // In "Professor B" only the title is a word, so it stays.
        guard components.contains(where: { !isTitle($0) && $0.contains { $0.word.utf8.count > 1 } }) else { return }
        while components.count > 1, isTitle(components.first) { components.removeFirst() }
        while components.count > 1, isTitle(components.last) { components.removeLast() }
    }

    private static func roles(
        of component: NameComponents.Component, at place: Int, in components: [NameComponents.Component]
    ) -> NameRoles {
        if components.count == 1 { return .whole }
        if place == components.count - 1 { return .last }
        // "Van Morrison" begins with a first name, "van der Berg" with a particle.
        let isParticle = component.count == 1 && traits(component[0].word).contains(.particle)
        if isParticle, place > 0 || component[0].text.first?.isLowercase == true { return .particle }
        return place == 0 ? .first : .inner
    }
}

/// The components of a name between blanks; each is one word or several joined by hyphens.
struct NameComponents {
    typealias Component = [(text: String, word: String)]

    private let scalars: String.UnicodeScalarView
    private(set) var components: [Component] = []
    private(set) var nicknames: Component = []
    private var start: String.Index?
    private var isBehindHyphen = false
    private var isQuoted = false
    private var depth = 0
    private var comma: Int?

    init(_ name: String) {
        scalars = name.unicodeScalars
    }

    mutating func read() {
        var place = scalars.startIndex
        while place < scalars.endIndex {
            read(scalars[place], at: place)
            place = scalars.index(after: place)
        }
        finishWord(at: place)
        // "Chen, Sarah".
        if let comma, comma > 0, comma < components.count {
            components = Array(components[comma...] + components[..<comma])
        }
    }

    private mutating func read(_ scalar: Unicode.Scalar, at place: String.Index) {
        if depth == 0, NameComponents.isInWord(scalar) {
            start = start ?? place
            return
        }
        if start != nil, NameComponents.isApostrophe(scalar) { return }
        let isInWord = finishWord(at: place)
        switch scalar {
        case "(", "[": depth += 1
        case ")", "]": depth = max(0, depth - 1)
        case "\"", "“", "”", "„", "«", "»": isQuoted.toggle()
        case "-", "\u{2010}", "\u{2011}": isBehindHyphen = isInWord
        case ",": comma = comma ?? components.count
        default: break
        }
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2018}" || scalar == "\u{2BC}"
    }

    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (97...122).contains(scalar.value | 32) || (48...57).contains(scalar.value) }
        // Avoids the Unicode tables for most accented letters.
        if (0xC0...0x24F).contains(scalar.value) { return scalar.value != 0xD7 && scalar.value != 0xF7 }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    /// Ends the current word; returns whether there was one.
    @discardableResult
    private mutating func finishWord(at end: String.Index) -> Bool {
        defer { isBehindHyphen = false }
        guard let start else { return false }
        self.start = nil
        let text = String(scalars[start..<end])
        let word = NameSpelling.fold(text)
        guard !word.isEmpty else { return false }
        if isQuoted {
            nicknames.append((text, word))
        } else if isBehindHyphen, !components.isEmpty {
            components[components.count - 1].append((text, word))
        } else {
            components.append([(text, word)])
        }
        return true
    }
}
