import Model
import Store

/// Finds a person's turns in the section about the topic, because turns seldom repeat the topic's words.
struct SpeakerTurns {
    let context: AnswerContext
    let evidence: Evidence

    /// Replaces turns of others by the asked person's turns in the same section; no effect if nobody's words are asked for.
    func told(_ found: [RetrievedPassage]) throws(StoreError) -> [RetrievedPassage] {
        let spoken = SpokenLines(context.reading)
        guard !spoken.isOfAnybody else { return found }
        var result: [RetrievedPassage] = []
        var seen: Set<Int> = []
        for place in found.prefix(SpeakerTurns.depth) {
            let isOfOthers = !place.passage.speakers.isEmpty && !spoken.areWanted(place.passage.speakers)
            let turns = isOfOthers ? try self.turns(beside: place, spoken) : []
            for one in turns.isEmpty ? [place] : turns where seen.insert(one.passage.best.chunk).inserted {
                result.append(one)
            }
        }
        return result + found.dropFirst(SpeakerTurns.depth).filter { seen.insert($0.passage.best.chunk).inserted }
    }

    /// Returns the asked person's turns in the same section with most of the question, in text order.
    private func turns(beside place: RetrievedPassage, _ spoken: SpokenLines) throws(StoreError) -> [RetrievedPassage] {
        guard let own = place.passage.chunks.first(where: { $0.number == place.passage.best.chunk }),
            !own.headingPath.isEmpty
        else { return [] }
        let numbers = place.document.chunks
            .clamped(to: own.number - SpeakerTurns.reach..<own.number + SpeakerTurns.reach + 1)
        let chunks = try context.index.chunks(Array(numbers)).values.filter {
            $0.headingPath == own.headingPath && spoken.areWanted($0.speakers)
        }.sorted { $0.number < $1.number }
        let shares = chunks.map { chunk in
            evidence.strength(of: [spoken.of(chunk.text, speakers: chunk.speakers)])
                - Float(abs(chunk.number - own.number)) * SpeakerTurns.costOfDistance
        }
        let best = chunks.indices.sorted { (shares[$1], $0) < (shares[$0], $1) }.prefix(SpeakerTurns.most)
        return best.sorted().map { index in
            var turn = place
            turn.passage.chunks = [chunks[index]]
            turn.passage.lines = chunks[index].lines
            turn.passage.best.chunk = chunks[index].number
            turn.strength = place.strength
            return turn
        }
    }

    /// The number of best passages tried.
    private static let depth = 6
    /// The number of chunks read before and after a passage.
    private static let reach = 60
    /// The maximum number of turns that replace a passage.
    private static let most = 2
    /// The penalty per chunk of distance; it only decides between about equally good turns.
    private static let costOfDistance: Float = 0.002
}
