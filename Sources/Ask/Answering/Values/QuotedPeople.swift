import Model
import Parsing
import Store
import Text

/// Chooses the people asked for among those whom quoted lines name: Ida in "Ida is off to the fair", if the question is who looks
/// after our stall.
///
/// The lines are already the answer, so less evidence is needed than for a search: the sentence that has most of the question and names
/// somebody decides, and in it the subject.
struct QuotedPeople {
    let context: AnswerContext
    let search: AnswerContext.Search
    let request: ActorRequest

    private struct Candidate {
        var people: [Person]
        var score: Float
    }

    /// Returns the best names; empty if the lines name nobody, or others are about as good.
    func people(in lines: [QuotableLine]) throws(StoreError) -> [Person] {
        var candidates: [Candidate] = []
        for line in lines where !line.traits.contains(.question) { candidates += try self.candidates(in: line) }
        guard let best = candidates.max(by: { $0.score < $1.score }), best.score >= QuotedPeople.least,
            best.people.count <= QuotedPeople.most
        else { return [] }
        let isSure = candidates.allSatisfy {
            $0.people == best.people || $0.score < best.score - QuotedPeople.lead
        }
        return isSure ? best.people : []
    }

    private static let least: Float = 0.5
    /// Minimum lead over other people.
    private static let lead: Float = 0.1
    private static let most = 3

    private func candidates(in line: QuotableLine) throws(StoreError) -> [Candidate] {
        let said = line.traits.contains(.turn) ? line.text.firstRange(of: ": ") : nil
        let text = said.map { String(line.text[$0.upperBound...]) } ?? line.text
        let beside = search.evidence.held(in: line.headings + [text])
        let actors = ActorSearch(context: context, search: search, request: request)
        var candidates: [Candidate] = []
        for range in Sentences.ranges(in: text) {
            let sentence = String(text[range])
            let own = search.evidence.held(in: [sentence])
            let share = search.evidence.strength(ofHeld: own)
            let whole = search.evidence.strength(ofHeld: zip(own, beside).map(max))
            let mentions = try actors.mentions(
                in: PassageSentences.Sentence(text: sentence, line: text, above: line.headings))
            for mention in mentions where request.isObject || !mention.isPossessive {
                var score = share + (whole - share) * QuotedPeople.aside
                if mention.isSubject != request.isObject { score += QuotedPeople.subject }
                if mention.isAgent { score += QuotedPeople.subject }
                if mention.isBehindPreposition, !request.isObject { score -= QuotedPeople.behindPreposition }
                if mentions.count == 1 { score += QuotedPeople.only }
                candidates.append(Candidate(people: mention.people, score: score))
            }
        }
        return candidates
    }

    /// Weight of what only the rest of the line and the headings have of the question.
    private static let aside: Float = 0.5
    private static let subject: Float = 0.3
    private static let behindPreposition: Float = 0.2
    private static let only: Float = 0.2
}
