import Model
import Parsing
import Store
import Text

/// Counts the people, things or places of an event.
struct OccurrenceTally {
    private struct Entry {
        var name: String
        var days: [OccurrenceDay]
    }

    let lines: OccurrenceLines
    let isMost: Bool
    /// The number of names requested; nil for all of the highest frequency.
    var most: Int?

    private var context: AnswerContext { lines.context }

    /// Answers with the companions; nil if nobody is named.
    func people(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        let besides = Set(asked.map(\.number) + [context.names.owner].compactMap { $0 })
        return try answer("occurrences.people", days) { day in
            day.people.filter { !besides.contains($0.number) }.map(\.name)
        }
    }

    /// Answers with the number of different objects; nil unless several are known to be what the noun names.
    func number(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        if !isVisited, try !isObjectOfVerb() { return nil }
        let objects = try ofKind(days) { day in
            day.occurrences.compactMap(\.statement.object).filter(OccurrenceTally.isName)
        }
        let entries = entries(days, objects)
        guard entries.count > 1 else { return nil }
        return try lines.answer(
            "occurrences.number",
            ["count": String(entries.count), "names": entries.map(\.name).joined(separator: ", ")],
            value: .number(Double(entries.count)), showing: entries.map { $0.days[0] })
    }

    /// Answers with the objects, each once.
    ///
    /// Nil if no statement has an object, or if one thing is requested, its kind is never named and several objects occur.
    func values(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        let named = ofNoun(days)
        let wholes = { (day: OccurrenceDay) in
            day.occurrences.compactMap(\.statement.object).filter(OccurrenceTally.isName)
        }
        let split = isMost ? partsNamedApart(Set(days.flatMap(wholes))) : []
        let objects = { (day: OccurrenceDay) in
            wholes(day).flatMap { whole in
                let parts = OccurrenceTally.parts(of: whole)
                return parts.contains(where: split.contains) ? parts : [whole]
            }
        }
        // "Which guitar did I use" asks for one thing; several things not called guitars do not answer it, nor does one of which
        // nobody says that it was used.
        if named.count == days.count, lines.event.isOfOne, !isMost, !days.allSatisfy(holdsNoun) {
            let isSaid = days.contains { $0.occurrences.contains(where: \.statement.saysVerb) }
            if !isSaid || Set(days.flatMap(objects).map(LetterFolding.fold)).count > 1 { return nil }
        }
        let shown = isMost ? try ofKind(named, objects) : objects
        return try answer("occurrences.values", named, shown)
    }

    // MARK: Kinds

    /// Whether the noun names the usual object of the verb, so that all objects count: "read" and "books".
    private func isObjectOfVerb() throws(StoreError) -> Bool {
        guard let noun = lines.event.noun, let verb = lines.event.verb else { return false }
        return try context.areRelated(verb, noun)
    }

    /// Whether a verb of visiting has a noun for any place: "visit" and "places", but not "cities".
    private var isVisited: Bool {
        guard let noun = lines.event.noun, lines.event.verb.map(VerbForms.isOfPlace) ?? false else { return false }
        return PlaceWords.anywhere.contains(context.query.language.stem(of: noun))
    }

    /// Restricts names to kinds of the noun if some are: for "fruit" to the pears, not the soap.
    private func ofKind(
        _ days: [OccurrenceDay], _ names: @escaping (OccurrenceDay) -> [String]
    ) throws(StoreError) -> (OccurrenceDay) -> [String] {
        let kinds = try isObjectOfVerb() ? [] : kindsAsked()
        let isKind = { (name: String) in
            // The last word of a compound names its kind: "mango juice" is not a fruit.
            Tokenizer().tokens(of: name).last.map { kinds.contains(context.query.language.stem(of: $0.folded)) }
                ?? false
        }
        guard !kinds.isEmpty, days.contains(where: { names($0).contains(where: isKind) }) else { return names }
        return { names($0).filter(isKind) }
    }

    /// Returns the stems of the noun and of the words that name a kind of it.
    private func kindsAsked() throws(StoreError) -> Set<String> {
        guard let noun = lines.event.noun else { return [] }
        return try context.kinds(of: noun).union([context.query.language.stem(of: noun)])
    }

    /// Returns the items that occur in several lists; others may be parts of one dish: "eggs, sausages, and bread".
    private func partsNamedApart(_ lists: Set<String>) -> Set<String> {
        let counts = lists.reduce(into: [String: Int]()) { counts, list in
            for part in Set(OccurrenceTally.parts(of: list)) { counts[part, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    /// Answers with the places, each once; nil if there are none.
    func places(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        try answer("occurrences.values", days) { day in
            day.occurrences.compactMap(\.statement.place).filter(OccurrenceTally.isName)
        }
    }

    /// Returns the days whose statements contain the noun of the one thing requested; all days if none do.
    private func ofNoun(_ days: [OccurrenceDay]) -> [OccurrenceDay] {
        guard lines.event.isOfOne, !isMost else { return days }
        let named = days.compactMap { day in
            var day = day
            day.occurrences.removeAll { !holdsNoun($0) }
            return day.occurrences.isEmpty ? nil : day
        }
        return named.isEmpty ? days : named
    }

    private func holdsNoun(_ day: OccurrenceDay) -> Bool { day.occurrences.contains(where: holdsNoun) }

    private func holdsNoun(_ occurrence: Occurrence) -> Bool {
        guard let noun = lines.event.noun else { return true }
        let memo = context.memory.words.everyLanguage
        var asked: Set<UInt64> = []
        memo.forEachForm(in: noun) { _, term, _ in asked.insert(term) }
        var isHeld = false
        memo.forEachForm(in: occurrence.statement.text) { _, term, _ in isHeld = isHeld || asked.contains(term) }
        return isHeld
    }

    /// Whether an object is a name or a list of names: "eggs, sausages, and bread".
    private static func isName(_ object: String) -> Bool {
        let parts = parts(of: object)
        return parts.count > 1 ? parts.allSatisfy { isOneName($0, opensWithName: true) } : isOneName(object)
    }

    /// Splits a list at its commas and removes "and": "eggs, sausages, and bread".
    private static func parts(of object: String) -> [String] {
        object.split(separator: ",").map { part in
            let part = part.drop { $0 == " " }
            let words = part.split(separator: " ", maxSplits: 1)
            return String(words.count == 2 && EventWords.isConjunction(words[0].lowercased()) ? words[1] : part)
        }
    }

    /// Whether an object is a single name rather than markup, a clause or a sentence.
    private static func isOneName(_ object: String, opensWithName: Bool = false) -> Bool {
        let words = Tokenizer().tokens(of: object).map(\.folded)
        let isClean = object.allSatisfy { $0.isLetter || $0.isNumber || " -'’&/+.".contains($0) }
        guard object.first.map({ $0.isLetter || $0.isNumber }) ?? false else { return false }
        // "The Plot": a capitalised article is part of a name.
        let isTitled = object.first?.isUppercase == true
        if opensWithName, !isTitled, let first = words.first, QuestionWords.isFunctionWord(first) { return false }
        let content = words.filter { !QuestionWords.isFunctionWord($0) }
        return isClean && !words.isEmpty && content.count <= longestName
            && words.contains { !QuestionWords.isFunctionWord($0) && !LightWords.contains($0) }
    }

    /// The maximum number of words in a name, apart from function words.
    private static let longestName = 5

    private var asked: [Person] {
        guard case .person(let person) = lines.event.subject else {
            return lines.event.companions.flatMap(\.candidates)
        }
        return person.candidates + lines.event.companions.flatMap(\.candidates)
    }

    private func answer(
        _ key: String, _ days: [OccurrenceDay], _ names: (OccurrenceDay) -> [String]
    ) throws(StoreError) -> Answer? {
        let entries = entries(days, names)
        guard let most = entries.first?.days.count else { return nil }
        let equal = entries.prefix(self.most ?? entries.count { $0.days.count == most })
        let named = isMost ? Array(equal) : entries
        let told = isMost ? named.flatMap(\.days) : days.filter { !names($0).isEmpty }
        let isTop = isMost && self.most != nil
        return try lines.answer(
            isTop ? "occurrences.top" : isMost ? "\(key).most" : key,
            [
                "names": named.map { isTop ? "\($0.name) \($0.days.count)" : $0.name }.joined(separator: ", "),
                "count": String(isMost ? most : told.count),
                "all": String(days.count), "others": isMost ? others(entries.dropFirst(named.count)) : "",
            ], value: .list(named.map(\.name)), showing: told)
    }

    /// Lists the next names with their counts: "then Bob 3, Ana 1".
    private func others(_ entries: ArraySlice<Entry>) -> String {
        let next = entries.prefix(OccurrenceTally.mostOthers).map { "\($0.name) \($0.days.count)" }
        return next.isEmpty ? "" : context.templates.text("occurrences.others", ["names": next.joined(separator: ", ")])
    }

    private static let mostOthers = 3

    /// Groups days by name, the most frequent first; ties stay in the order of time.
    private func entries(_ days: [OccurrenceDay], _ names: (OccurrenceDay) -> [String]) -> [Entry] {
        var entries: [Entry] = []
        var places: [String: Int] = [:]
        for day in days {
            var seen: Set<String> = []
            for name in names(day) {
                let key = LetterFolding.fold(name)
                guard seen.insert(key).inserted else { continue }
                if let place = places[key] {
                    entries[place].days.append(day)
                } else {
                    places[key] = entries.count
                    entries.append(Entry(name: name, days: [day]))
                }
            }
        }
        return entries.enumerated().sorted {
            ($1.element.days.count, $0.offset) < ($0.element.days.count, $1.offset)
        }.map(\.element)
    }
}
