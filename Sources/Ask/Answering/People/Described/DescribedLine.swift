import Model
import Parsing
import Text

/// Finds the people in a line who fit a description: the words are beside a name, in brackets after it, or in a label.
struct DescribedLine {
    /// The form of the match, the most reliable first.
    enum Ground: Comparable {
        /// A labelled line on the person's own page: "Role: auditor".
        case label
        /// A phrase, sentence or label: "Birte, our auditor", "Auditor: Birte", "Birte is our auditor".
        case statement
        /// Brackets after the name: "Ana (support)".
        case brackets
    }

    private struct Item {
        var text: String
        var name: Int?
        var isMark: Bool
    }

    /// The folded words and names of the line.
    var words: [String] { items.filter { !$0.isMark }.map(\.text) }

    private let items: [Item]
    private let names: [[Person]]

    /// Reads a line as written.
    init(_ line: some StringProtocol, people: PeopleInText) {
        let text = String(line)
        let places = people.candidates(in: text)
        var items: [Item] = []
        for token in QuestionTokenizer().tokens(of: text) {
            if let name = places.firstIndex(where: { $0.range.overlaps(token.range) }) {
                if items.last?.name != name { items.append(Item(text: token.folded, name: name, isMark: false)) }
            } else if token.kind != .symbol {
                items.append(Item(text: token.folded, name: nil, isMark: false))
            } else if !DescribedLine.markup.contains(token.text) {
                let isJoint = token.isGlued && token.text == "-"
                if !isJoint { items.append(Item(text: token.text, name: nil, isMark: true)) }
            }
        }
        self.items = items
        names = places.map(\.people)
    }

    /// Ignored Markdown marks.
    private static let markup: Set<String> = ["*", "_", "`", "[", "]", "#", ">", "@", "~", "|", "\"", "“", "”", "'"]

    // MARK: A person's page

    /// Whether a labelled line of a person's page says that the person fits; other words of the `page` may complete the description.
    func labels(_ description: PersonDescription, page: [String]) -> Bool {
        guard let colon = items.firstIndex(where: { $0.isMark && $0.text == ":" }), colon > 0,
            let label = items[..<colon].last(where: { !$0.isMark })?.text
        else { return false }
        let isRole = DescriptionWords.roles.contains(label)
        guard isRole || description.relation == .belonging && DescriptionWords.organisations.contains(label) else {
            return false
        }
        let value = items[(colon + 1)...].map { $0.isMark ? "," : $0.text }
        return value.split { $0 == "," || DescriptionWords.and.contains($0) }.contains {
            DescribedPhrase($0).fits(description, line: value, page: page)
        }
    }

    // MARK: Any text

    /// Returns the bearers of each name that fits, with the form of the match, in line order.
    ///
    /// In a meeting a label or bare word ("Ana - chair") only gives a person's part in that meeting, so it does not count.
    func people(who description: PersonDescription, isOfMeeting: Bool) -> [(people: [Person], ground: Ground)] {
        items.indices.compactMap { place in
            guard let name = items[place].name else { return nil }
            let isBare =
                !isOfMeeting && (isBehindLabel(description, at: place) || isBareBehindComma(description, place))
            if isBare || isStated(description, at: place) {
                return (names[name], .statement)
            }
            return isInBrackets(description, behind: place) ? (names[name], .brackets) : nil
        }
    }

    private func isStated(_ description: PersonDescription, at place: Int) -> Bool {
        isBehindComma(description, place) || isBehindVerb(description, place)
            || description.relation == .being && (isBefore(description, place) || isSubject(description, place))
    }

    /// Whether a phrase after a comma fits: "Birte Hansen, our auditor".
    ///
    /// "Birte, the auditor and Tom" are three people.
    private func isBehindComma(_ description: PersonDescription, _ place: Int) -> Bool {
        guard isMark(place + 1, ",–—-") else { return false }
        let phrase = phrase(from: place + 2)
        guard !isList(behind: phrase.end) else { return false }
        let said = DescribedPhrase(phrase.words)
        if said.isDefinite { return said.fits(description) }
        // A role with a complement needs no article: "Tom, head of sales".
        let isOffice = description.relation == .belonging || !description.rest.isEmpty
        return isOffice && endsLine(phrase.end) && said.isExactly(description)
    }

    /// Whether a phrase without an article at the end of the line fits: "Birte Hansen - auditor".
    private func isBareBehindComma(_ description: PersonDescription, _ place: Int) -> Bool {
        guard description.relation == .being, isMark(place + 1, ",–—-") else { return false }
        let phrase = phrase(from: place + 2)
        return endsLine(phrase.end) && DescribedPhrase(phrase.words).fits(description)
    }

    private func endsLine(_ place: Int) -> Bool { place == items.count || isMark(place, ".;)") }

    /// Whether a predicate fits: "Birte is our auditor", "Kenji from Monera", "Ana works at Acme", "Tom works as an electrician".
    private func isBehindVerb(_ description: PersonDescription, _ place: Int) -> Bool {
        var next = place + 1
        let works = isWord(next, DescriptionWords.working)
        if works { next += 1 }
        switch description.relation {
        case .being:
            guard isWord(next, works ? DescriptionWords.asWhat : DescriptionWords.being) else { return false }
            let said = DescribedPhrase(phrase(from: next + 1).words)
            return said.isDefinite && said.fits(description)
        case .belonging:
            guard isWord(next, works ? DescriptionWords.linking : DescriptionWords.belonging) else { return false }
            let said = DescribedPhrase(phrase(from: next + 1).words)
            return DescribedPhrase(said.words.prefix(description.words.count)).fits(description)
        }
    }

    /// Whether the phrase before the name fits: "Our auditor Birte Hansen", "our auditor, Birte Hansen, said".
    private func isBefore(_ description: PersonDescription, _ place: Int) -> Bool {
        var end = place
        if isMark(end - 1, "."), isWord(end - 2, DescriptionWords.titles) { end -= 1 }
        if isWord(end - 1, DescriptionWords.titles) { end -= 1 }
        if isMark(end - 1, ",") {
            guard !isList(behind: place + 1) else { return false }
            end -= 1
        }
        let said = DescribedPhrase(phrase(upTo: end))
        // "The key for Birte"
        guard let last = said.words.last, !DescriptionWords.linking.contains(last) else { return false }
        return said.isDefinite && said.fits(description)
    }

    /// Whether the name follows "is": "Our auditor is Birte Hansen".
    private func isSubject(_ description: PersonDescription, _ place: Int) -> Bool {
        guard isWord(place - 1, DescriptionWords.being), !isWord(place + 1, DescriptionWords.former) else {
            return false
        }
        let said = DescribedPhrase(phrase(upTo: place - 1))
        return said.isDefinite && said.fits(description)
    }

    /// Whether the name follows a label: "Auditor: Birte Hansen".
    private func isBehindLabel(_ description: PersonDescription, at place: Int) -> Bool {
        guard description.relation == .being, isMark(place - 1, ":") else { return false }
        var start = place - 1
        while start > 0, !items[start - 1].isMark, items[start - 1].name == nil { start -= 1 }
        let isLine = items[..<start].allSatisfy { $0.isMark && "-+•·".contains($0.text) }
        guard isLine, items.indices.contains(place + 1) ? items[place + 1].isMark : true else { return false }
        let said = DescribedPhrase(items[start..<(place - 1)].map(\.text))
        return said.isExactly(description) || said.isDefinite && said.fits(description)
    }

    /// Whether brackets after the name fit: "Ana (support)".
    private func isInBrackets(_ description: PersonDescription, behind place: Int) -> Bool {
        guard isMark(place + 1, "("), let end = items[(place + 2)...].firstIndex(where: { $0.isMark && $0.text == ")" })
        else { return false }
        return items[(place + 2)..<end].split { $0.isMark && $0.text != "." }.contains {
            let said = DescribedPhrase($0.map(\.text))
            // A bare word in brackets may name the team, not the person.
            return said.fits(description) && (said.isDefinite || description.relation == .belonging)
        }
    }

    // MARK: Parts of the line

    /// Returns the words from a position up to the next mark, name, or ending word.
    private func phrase(from start: Int) -> (words: [String], end: Int) {
        var end = start
        while end < items.count, end - start < DescribedLine.longestPhrase, !items[end].isMark, items[end].name == nil,
            !DescriptionWords.ends.contains(items[end].text)
        {
            end += 1
        }
        return (start < end ? items[start..<end].map(\.text) : [], end)
    }

    /// Returns the words before a position, starting with their article.
    private func phrase(upTo end: Int) -> [String] {
        var start = end
        while start > 0, end - start < DescribedLine.longestPhrase, !items[start - 1].isMark,
            items[start - 1].name == nil
        {
            start -= 1
            if DescriptionWords.articles.contains(items[start].text) { break }
        }
        return items[start..<max(start, end)].map(\.text)
    }

    private static let longestPhrase = 7

    /// Whether a list of people continues at a position.
    private func isList(behind place: Int) -> Bool {
        if isWord(place, DescriptionWords.and) { return true }
        guard isMark(place, ",") else { return false }
        return items.indices.contains(place + 1) && items[place + 1].name != nil
    }

    private func isMark(_ place: Int, _ marks: String) -> Bool {
        items.indices.contains(place) && items[place].isMark && marks.contains(items[place].text)
    }

    private func isWord(_ place: Int, _ words: Set<String>) -> Bool {
        items.indices.contains(place) && !items[place].isMark && items[place].name == nil
            && words.contains(items[place].text)
    }
}
