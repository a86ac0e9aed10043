import Language
import Model
import Parsing
import Text

/// Finds the holder of an office in a line: "Treasurer: Bob", "Bob (treasurer)", "Bob was elected treasurer".
struct OfficeLine {
    private struct Item {
        var text: String
        var name: Int?
        var isMark: Bool
    }

    private let items: [Item]
    private let names: [[Person]]

    /// Reads a line as written; full names of unknown people count too, if `language` is English, since German capitalises all nouns.
    init(_ line: String, people: PeopleInText, office: OfficeRequest, language: Language) {
        let tokens = QuestionTokenizer().tokens(of: line)
        // What stands in sentences alone may be no person: "Harbour Report".
        var places = people.candidates(in: line).filter { place in
            place.people.contains { !$0.isOfText || OfficeLine.beginsWithGivenName($0.name) }
        }
        if language == .english {
            places += OfficeLine.unknown(in: tokens, besides: places.map(\.range), office)
            places.sort { $0.range.lowerBound < $1.range.lowerBound }
        }
        var items: [Item] = []
        for (place, token) in tokens.enumerated() {
            // "Vice-chairman" is two words, as in the question.
            let isHyphen = token.text == "-" && token.isGlued && place + 1 < tokens.count && tokens[place + 1].isGlued
            if isHyphen { continue }
            if let name = places.firstIndex(where: { $0.range.overlaps(token.range) }) {
                if items.last?.name != name { items.append(Item(text: token.folded, name: name, isMark: false)) }
            } else if token.kind != .symbol {
                items.append(Item(text: token.folded, name: nil, isMark: false))
            } else if !OfficeLine.markup.contains(token.text) {
                items.append(Item(text: token.text, name: nil, isMark: true))
            }
        }
        self.items = items
        names = places.map(\.people)
    }

    /// Returns the full names of unknown people.
    private static func unknown(
        in tokens: [QuestionToken], besides known: [Range<Int>], _ office: OfficeRequest
    ) -> [(range: Range<Int>, people: [Person])] {
        let written = WrittenNames.ranges(in: tokens) { place in
            let token = tokens[place]
            return !known.contains { $0.overlaps(token.range) }
                && !office.noun.contains { DescribedPhrase.isSame(token.folded, $0) }
        }
        return written.filter { $0.count > 1 && GivenNames.contains(tokens[$0.lowerBound].folded) }.map { run in
            let name = tokens[run].map(\.text).joined(separator: " ")
            return (
                range: tokens[run.lowerBound].range.lowerBound..<tokens[run.upperBound - 1].range.upperBound,
                people: [Person(number: -1 - run.lowerBound, name: name)]
            )
        }
    }

    private static func beginsWithGivenName(_ name: String) -> Bool {
        name.split(separator: " ").first.map { GivenNames.contains(LetterFolding.fold($0)) } ?? false
    }

    /// Ignored Markdown marks.
    private static let markup: Set<String> = ["*", "_", "`", "[", "]", "#", ">", "@", "~", "\"", "“", "”", "'", "\\"]

    /// Returns the bearers of each holder's name.
    ///
    /// `isLabelled` tells whether a label counts; at the head of a meeting it only names a part in that meeting.
    func holders(of office: OfficeRequest, isLabelled: Bool) -> [[Person]] {
        guard items.last?.text != "?" else { return [] }
        return items.indices.filter { isOffice(office, at: $0) }.flatMap { start in
            let end = start + office.noun.count
            let behind = skippingRest(office, from: end)
            let label = isLabelled ? label(start, behind) : nil
            return label ?? besideName(start, behind) ?? verb(before: start) ?? name(behind: end, of: start) ?? []
        }
        .map { names[$0] }
    }

    // MARK: The office

    /// Whether the office's words are at a position and not part of another office: "vice president", "assistant to the treasurer".
    private func isOffice(_ office: OfficeRequest, at start: Int) -> Bool {
        let end = start + office.noun.count
        guard end <= items.count,
            zip(items[start..<end], office.noun).allSatisfy({
                $0.name == nil && !$0.isMark && DescribedPhrase.isSame($0.text, $1)
            })
        else { return false }
        let before = start - 1
        let isLed =
            before < 0 || items[before].isMark || items[before].name != nil || OfficeWords.leads(items[before].text)
        let isEnded =
            end == items.count || items[end].isMark || items[end].name != nil || OfficeWords.follows(items[end].text)
        let isAside = before > 0 && OfficeWords.assisting.contains(items[before].text)
        return isLed && isEnded && !isAside && !isFormer(around: start, end)
    }

    private func isFormer(around start: Int, _ end: Int) -> Bool {
        (max(0, start - 3)..<min(items.count, end + 2)).contains {
            DescriptionWords.former.contains(items[$0].text) && $0 < start
                || OfficeWords.candidates.contains(items[$0].text)
                || $0 == end && OfficeWords.until.contains(items[$0].text)
        }
    }

    /// Returns the position after a complement of the office: "of the board".
    private func skippingRest(_ office: OfficeRequest, from end: Int) -> Int {
        guard end < items.count, DescriptionWords.linking.contains(items[end].text) else { return end }
        let rest = items[end...].prefix { !$0.isMark && $0.name == nil && !DescriptionWords.being.contains($0.text) }
        return rest.endIndex
    }

    // MARK: Forms

    /// "Treasurer: Bob and Ann".
    private func label(_ start: Int, _ end: Int) -> [Int]? {
        let isFirst = start == 0 || items[start - 1].isMark && !",(".contains(items[start - 1].text)
        guard isFirst, isMark(end, ":|–—-=") else { return nil }
        return group(from: end + 1)
    }

    /// "Bob (treasurer)", "Bob - treasurer", "Bob, treasurer since May".
    private func besideName(_ start: Int, _ end: Int) -> [Int]? {
        guard start > 1, isMark(start - 1, "(-–—,|"), let name = items[start - 2].name else { return nil }
        let isEnd = end >= items.count || isMark(end, ").;|,-") || OfficeWords.since.contains(items[end].text)
        // In "Bob, treasurer, Ann" either may hold the office.
        let isUnclear = isMark(start - 1, ",") && isMark(end, ",")
        return isEnd && !isUnclear ? [name] : nil
    }

    /// "Bob is president", "Bob was elected as treasurer", "Bob wird von allen zum Kassenwart gewählt".
    private func verb(before start: Int) -> [Int]? {
        guard start > 1, !items[start - 1].isMark, items[start - 1].name == nil else { return nil }
        let clause = (0..<start).last { items[$0].isMark }.map { $0 + 1 } ?? 0
        guard let place = (clause..<start).last(where: { items[$0].name != nil }), let name = items[place].name,
            start - place <= OfficeLine.farthest
        else { return nil }
        let between = items[(place + 1)..<start]
        guard let first = between.first, OfficeWords.becoming.contains(first.text),
            !between.contains(where: { EventWords.isUnreal($0.text) })
        else { return nil }
        return joined(endingAt: place) ?? [name]
    }

    private static let farthest = 9

    /// "Our treasurer Bob".
    private func name(behind end: Int, of start: Int) -> [Int]? {
        guard end < items.count, let name = items[end].name else { return nil }
        let isPlain = start == 0 || items[start - 1].isMark || DescriptionWords.articles.contains(items[start - 1].text)
        return isPlain ? [name] : nil
    }

    // MARK: Names

    private func isMark(_ place: Int, _ marks: String) -> Bool {
        items.indices.contains(place) && items[place].isMark && marks.contains(items[place].text)
    }

    /// Returns the names at a position, joined by commas and "and".
    private func group(from start: Int) -> [Int] {
        var found: [Int] = []
        for item in items[min(start, items.count)...] {
            if let name = item.name {
                found.append(name)
            } else if found.isEmpty || !(DescriptionWords.and.contains(item.text) || ",/&+".contains(item.text)) {
                break
            }
        }
        return found
    }

    /// "Ann and Bob are chairs".
    private func joined(endingAt place: Int) -> [Int]? {
        guard place > 1, DescriptionWords.and.contains(items[place - 1].text), let other = items[place - 2].name,
            let name = items[place].name
        else { return nil }
        return [other, name]
    }
}
