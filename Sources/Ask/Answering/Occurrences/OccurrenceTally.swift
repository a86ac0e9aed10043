import Model
import Parsing
import Store
import Text

/// The people and the things of an event, with how often each was part of it.
struct OccurrenceTally {
    /// One of them with the days that it was part of.
    private struct Entry {
        var name: String
        var days: [OccurrenceDay]
    }

    let lines: OccurrenceLines
    /// Whether only the most frequent ones are asked for.
    let isMost: Bool

    private var context: AnswerContext { lines.context }

    /// With whom it happened; nil where nobody is named.
    func people(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        let besides = Set(asked.map(\.number) + [context.names.owner].compactMap { $0 })
        return try answer("occurrences.people", days) { day in
            day.people.filter { !besides.contains($0.number) }.map(\.name)
        }
    }

    /// What was done, each once; nil where the words never tell, and for one thing alone where several are asked for.
    func values(_ days: [OccurrenceDay]) throws(StoreError) -> Answer? {
        try answer("occurrences.values", days) { day in
            day.occurrences.compactMap(\.statement.object).filter(OccurrenceTally.isName)
        }
    }

    /// Whether an object can stand in a list by itself, or is one of names: "eggs, sausages, and bread".
    private static func isName(_ object: String) -> Bool {
        let parts = object.split(separator: ",").map { $0.drop { $0 == " " } }
        guard parts.count > 1 else { return isOneName(object) }
        return parts.allSatisfy { part in
            let words = part.split(separator: " ", maxSplits: 1)
            let isJoined = words.count == 2 && EventWords.isConjunction(words[0].lowercased())
            return isOneName(String(isJoined ? words[1] : part), opensWithName: true)
        }
    }

    /// A piece of markup, of a clause or of a sentence is no name.
    private static func isOneName(_ object: String, opensWithName: Bool = false) -> Bool {
        let words = Tokenizer().tokens(of: object).map(\.folded)
        let isClean = object.allSatisfy { $0.isLetter || $0.isNumber || " -'’&/+.".contains($0) }
        if opensWithName, let first = words.first, QuestionWords.isFunctionWord(first) { return false }
        return isClean && !words.isEmpty && words.count <= longestName
            && words.contains { !QuestionWords.isFunctionWord($0) && !LightWords.contains($0) }
    }

    /// In words.
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
        let named = isMost ? entries.filter { $0.days.count == most } : entries
        let told = isMost ? named.flatMap(\.days) : days.filter { !names($0).isEmpty }
        return try lines.answer(
            isMost ? "\(key).most" : key,
            [
                "names": named.map(\.name).joined(separator: ", "), "count": String(isMost ? most : told.count),
                "all": String(days.count), "others": isMost ? others(entries.dropFirst(named.count)) : "",
            ], value: .list(named.map(\.name)), showing: told)
    }

    /// The next ones with their numbers: "then Bob 3, Ana 1".
    private func others(_ entries: ArraySlice<Entry>) -> String {
        let next = entries.prefix(OccurrenceTally.mostOthers).map { "\($0.name) \($0.days.count)" }
        return next.isEmpty ? "" : context.templates.text("occurrences.others", ["names": next.joined(separator: ", ")])
    }

    private static let mostOthers = 3

    /// Each name with its days, the most frequent first, then in the order of time.
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
