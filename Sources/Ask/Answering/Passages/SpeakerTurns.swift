import Model
import Store

/// Finds what somebody said under the heading that names the topic: their turns seldom repeat its words.
struct SpeakerTurns {
    let context: AnswerContext
    let evidence: Evidence

    /// The places with turns of those whose words are asked for in place of the turns of others in the same section.
    ///
    /// - Parameter found: Places, best first.
    /// - Returns: The same places if nobody's words are asked for.
    /// - Throws: `StoreError` if the index cannot be read.
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

    /// Their turns in the section of a place that hold most of the question, in the order of the text.
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

    /// Among this many of the best places.
    private static let depth = 6
    /// A section is looked through so many chunks before and after a place.
    private static let reach = 60
    /// So many turns stand for a place.
    private static let most = 2
    /// What a turn loses for each chunk between it and the place: of turns that hold as much the nearer is meant.
    private static let costOfDistance: Float = 0.002
}
