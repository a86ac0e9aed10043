import Language
import Model
import Parsing
import Retrieval
import Store
import Text

/// Finds who leads a topic of a meeting, who is named in brackets behind it: "Rising damp (15m, Rob)", "#### Damp [Ana Brook, 5 mins]".
struct TopicLeaders {
    let context: AnswerContext
    let search: AnswerContext.Search
    let request: ActorRequest

    private static let depth = 10
    /// The minimum share of the question, apart from its verb, in the words before the brackets.
    private static let leastShare: Float = 0.6

    /// Returns a candidate for each heading or item that names the leaders of the topic; empty unless the question asks who leads it.
    func candidates() throws(StoreError) -> [ActorCandidate] {
        guard let predicate = request.predicate, TopicLeaders.verbs.contains(predicate) else { return [] }
        let topic = search.words.filter { $0.word != predicate }
        guard !topic.isEmpty else { return [] }
        let evidence = Evidence(topic, memo: context.memory.words.everyLanguage)
        var candidates: [ActorCandidate] = []
        for (rank, found) in search.found.prefix(TopicLeaders.depth).enumerated() {
            let headings = found.passage.chunks.compactMap(\.headingPath.last)
            for line in headings + found.passage.text.lines().map(String.init) {
                guard let topic = BracketedTopic(line) else { continue }
                let share = evidence.inside(found.document).strength(of: [topic.title])
                guard share >= TopicLeaders.leastShare else { continue }
                let people = people(of: topic)
                guard !people.isEmpty else { continue }
                var candidate = ActorCandidate(people: people, quote: line, passage: found)
                candidate.features.add(.share, share)
                candidate.features.add(.rank, 1 / Float(1 + rank))
                candidates.append(candidate)
            }
        }
        return candidates
    }

    /// Returns the people in the brackets, if all of it names people; names that nobody is known by count beside a duration only.
    private func people(of topic: BracketedTopic) -> [Person] {
        var people: [Person] = []
        for (number, name) in topic.names.enumerated() {
            if let known = context.peopleInText.people(in: name).first ?? bearer(of: name) {
                people.append(known)
            } else if topic.hasDuration {
                people.append(Person(number: -1 - number, name: name))
            } else {
                return []
            }
        }
        return people
    }

    private func bearer(of name: String) -> Person? {
        context.names.people.first { $0.name == name || $0.aliases.contains(name) }
    }

    private static let verbs = Set(words: Language.allCases.map(\.actors.leads))
}

/// A heading or item that ends with names in brackets.
struct BracketedTopic {
    /// The words before the brackets.
    let title: String
    let names: [String]
    /// Whether the brackets also hold a number, as of minutes.
    let hasDuration: Bool

    /// Reads a line; nil unless it ends with brackets that hold capitalised names.
    init?(_ line: String) {
        let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard let close = line.last, close == ")" || close == "]",
            let open = line.lastIndex(of: close == ")" ? "(" : "["), open > line.startIndex,
            line[line.index(before: open)] != "]"
        else { return nil }
        let parts = line[line.index(after: open)...].dropLast().split { ",;&/".contains($0) }
            .flatMap { $0.split(separator: " ").split { ActorWords.and.contains(String($0)) } }
            .map { $0.joined(separator: " ") }
        names = parts.filter { !$0.contains(where: \.isNumber) }
        hasDuration = names.count < parts.count
        title = String(line[..<open])
        guard !names.isEmpty, names.allSatisfy(BracketedTopic.isName) else { return nil }
    }

    private static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return (1...4).contains(words.count) && words.allSatisfy { $0.first?.isUppercase == true }
            && text.contains(where: \.isLowercase) && !text.contains(where: { ":.!?#".contains($0) })
    }
}
