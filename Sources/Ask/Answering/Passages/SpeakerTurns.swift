import Model
import Store

/// Finds a person's turns in the section about the topic, because turns seldom repeat the topic's words.
struct SpeakerTurns {
    let context: AnswerContext
    let evidence: Evidence

    /// Replaces turns of others, and lines that only announce the topic, by the asked person's turns in its section; no effect if nobody's
    /// words are asked for.
    func told(_ found: [RetrievedPassage]) throws(StoreError) -> [RetrievedPassage] {
        let spoken = SpokenLines(context.reading)
        guard !spoken.isOfAnybody else { return found }
        var result: [RetrievedPassage] = []
        var seen: Set<Int> = []
        let telling = found.filter { !spoken.areListed(in: $0) }
        let found = telling.isEmpty ? found : telling
        for place in found.prefix(SpeakerTurns.depth) {
            let speakers = place.passage.speakers
            let turns =
                speakers.isEmpty
                ? try self.turns(announcedBy: place, spoken)
                : spoken.areWanted(speakers) ? [] : try self.turns(beside: place, spoken)
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
        return best(of: chunks, near: own.number, place, spoken)
    }

    /// Returns the asked person's turns below a heading that has as much of the question as a line of the same document without speakers.
    private func turns(
        announcedBy place: RetrievedPassage, _ spoken: SpokenLines
    ) throws(StoreError) -> [RetrievedPassage] {
        let least = max(SpeakerTurns.leastOfHeading, evidence.strength(of: [place.passage.text]))
        let chunks = try context.index.chunks(ofDocument: place.document.number).filter { chunk in
            guard spoken.areWanted(chunk.speakers), let heading = chunk.headingPath.last else { return false }
            return evidence.strength(of: [heading]) >= least
        }
        return chunks.first.map { best(of: chunks, near: $0.number, place, spoken) } ?? []
    }

    private func best(
        of chunks: [ChunkRecord], near number: Int, _ place: RetrievedPassage, _ spoken: SpokenLines
    ) -> [RetrievedPassage] {
        let shares = chunks.map { chunk in
            evidence.strength(of: [spoken.of(chunk.text, speakers: chunk.speakers)])
                - Float(abs(chunk.number - number)) * SpeakerTurns.costOfDistance
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

    /// The minimum share of the question in a heading above the turns.
    private static let leastOfHeading: Float = 0.4
    /// The number of best passages tried.
    private static let depth = 6
    /// The number of chunks read before and after a passage.
    private static let reach = 60
    /// The maximum number of turns that replace a passage.
    private static let most = 2
    /// The penalty per chunk of distance; it only decides between about equally good turns.
    private static let costOfDistance: Float = 0.002
}
