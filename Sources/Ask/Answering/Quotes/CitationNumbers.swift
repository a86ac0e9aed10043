import Model
import Store

/// The citation numbers of an answer: consecutive in the order of the text, one per distinct range of lines.
///
/// Citations stay ordered by score, but the reader meets them by meeting, time or line. So a complete answer is numbered in the order of
/// its text; citations that no quote names take the following numbers.
struct CitationNumbers {
    private var numbers: [CitedPlace: Int] = [:]
    private var places: [Int: CitedPlace] = [:]
    /// The first citation of each range of lines, in the order of the text.
    private var first: [CitedPlace: Citation] = [:]

    /// Numbers the citations of an answer whose quotes and lines are final.
    init(_ answer: Answer) {
        let citations = Dictionary(answer.citations.map { ($0.rank, $0) }) { first, _ in first }
        places = citations.mapValues(\.citedPlace)
        for rank in answer.sections.flatMap(\.quotes).flatMap(\.citations) { citations[rank].map { add($0) } }
        for citation in answer.citations { add(citation) }
    }

    private mutating func add(_ citation: Citation) {
        let place = citation.citedPlace
        guard numbers[place] == nil else { return }
        numbers[place] = numbers.count + 1
        first[place] = citation
    }

    /// Returns the answer with its citations numbered; citations of the same lines are merged.
    func numbered(_ answer: Answer) -> Answer {
        var result = answer
        // Occurrences of a recurring event share their lines, so the shown documents must be recorded before the merge.
        result.entries = answer.shownDocuments
        result.citations = citations(of: answer)
        for section in result.sections.indices {
            result.sections[section].quotes = result.sections[section].quotes.map(numbered)
        }
        return result
    }

    /// Returns a quote with its citation numbers, ascending.
    func numbered(_ quote: Answer.Quote) -> Answer.Quote {
        var result = quote
        result.citations = Set(quote.citations.compactMap { rank in places[rank].flatMap { numbers[$0] } }).sorted()
        return result
    }

    /// Returns the first shown citation for each range of lines, with the score of the best one.
    private func citations(of answer: Answer) -> [Citation] {
        var seen: Set<CitedPlace> = []
        return answer.citations.compactMap { best in
            let place = best.citedPlace
            guard seen.insert(place).inserted, var citation = first[place], let number = numbers[place] else {
                return nil
            }
            (citation.rank, citation.score, citation.parts) = (number, best.score, best.parts)
            return citation
        }
    }
}

extension Answer {
    /// Renumbers the citations by score, best first, for programs.
    ///
    /// - Returns: The same answer with other numbers; the first citation has number 1.
    public func numberedByFit() -> Answer {
        let numbers = Dictionary(citations.enumerated().map { ($1.rank, $0 + 1) }) { first, _ in first }
        var result = self
        for place in result.citations.indices { result.citations[place].rank = place + 1 }
        for section in result.sections.indices {
            for quote in result.sections[section].quotes.indices {
                let cited = result.sections[section].quotes[quote].citations
                result.sections[section].quotes[quote].citations = cited.compactMap { numbers[$0] }.sorted()
            }
        }
        return result
    }
}

struct CitedPlace: Hashable {
    var path: String
    var lines: LineRange
}

extension Citation {
    var citedPlace: CitedPlace { CitedPlace(path: document.path, lines: lines) }
}
