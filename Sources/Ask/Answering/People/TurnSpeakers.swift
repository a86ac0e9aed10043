import Model
import Parsing
import Retrieval
import Store

/// Finds who said what the question asks about: of "who suggested Gherkin", the speaker of the turn that has "Gherkin".
///
/// A turn is the line of a speaker, or one that begins with the name of an attendee or stands below it.
struct TurnSpeakers {
    let context: AnswerContext
    let search: AnswerContext.Search
    let request: ActorRequest

    private static let depth = 10
    /// The minimum share of the question, apart from its verb, in the turn together with what stands above it.
    private static let leastShare: Float = 0.65
    /// The minimum share in the turn alone.
    private static let leastOfTurn: Float = 0.4

    /// Returns a candidate for each turn that holds most of the question; empty unless it asks who said or wanted something.
    func candidates() throws(StoreError) -> [ActorCandidate] {
        guard let predicate = request.predicate, ActorWords.says.contains(predicate) else { return [] }
        let words = search.words.filter { !ActorWords.says.contains($0.word) }
        guard !words.isEmpty else { return [] }
        let evidence = Evidence(words, memo: context.memory.words.everyLanguage)
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        var candidates: [ActorCandidate] = []
        /// For each document, the line and place among the candidates of its first turn.
        var first: [Int: (line: Int, place: Int)] = [:]
        for (rank, found) in search.found.prefix(TurnSpeakers.depth).enumerated() {
            let subject = LineSubject(try context.attendees(found.document), context: context)
            let evidence = evidence.inside(found.document)
            var last = ""
            for sentence in PassageSentences(found, context: context).sentences where sentence.line != last {
                last = sentence.line
                // Who writes a note does not say what stands in it.
                let speaker =
                    found.passage.speakers.isEmpty
                    ? subject.opening(sentence.line)?.person ?? subject.named(above: sentence.above) : sentence.speaker
                guard let speaker, !asked.contains(speaker.number) else { continue }
                let own = evidence.strength(of: [sentence.line])
                guard own >= TurnSpeakers.leastOfTurn else { continue }
                let whole = evidence.strength(of: [sentence.line] + sentence.above)
                guard whole >= TurnSpeakers.leastShare else { continue }
                var candidate = ActorCandidate(people: [speaker], quote: sentence.line, passage: found)
                candidate.features.add(.share, own)
                candidate.features.add(.shareOfHeadings, whole - own)
                candidate.features.add(.rank, 1 / Float(1 + rank))
                let line = found.passage.lines.first
                if line < first[found.document.number]?.line ?? .max {
                    first[found.document.number] = (line, candidates.count)
                }
                candidates.append(candidate)
            }
        }
        // Who speaks of it first has brought it up.
        for (_, place) in first.values { candidates[place].features.add(.earliest) }
        return candidates
    }
}
