import Model
import Time

extension [RetrievedPassage] {
    /// Keeps one passage per range of lines, at its best rank; of a recurring event, the occurrence nearest to `now`.
    func distinct(nearestTo now: CivilDateTime) -> [RetrievedPassage] {
        func distance(_ found: RetrievedPassage) -> Int {
            found.document.start.map { abs($0.secondNumber - now.secondNumber) } ?? .max
        }
        var ranks: [CitedPlace: Int] = [:]
        var result: [RetrievedPassage] = []
        for found in self {
            let place = CitedPlace(path: found.document.path, lines: found.passage.lines)
            guard let rank = ranks[place] else {
                ranks[place] = result.count
                result.append(found)
                continue
            }
            if distance(found) < distance(result[rank]) { result[rank].document = found.document }
        }
        return result
    }
}
