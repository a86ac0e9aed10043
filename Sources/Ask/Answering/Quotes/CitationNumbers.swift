import Model
import Store

/// The numbers that an answer cites places by: in the order of the text, without gaps, each place once.
///
/// Whatever composes an answer ranks its citations by how well they fit. The reader meets them in another order: by meeting, by time, by
/// line. When the answer is complete, the places are numbered as they appear in it. Places that no quote names take the numbers after
/// them, in their own order. Citations stay in order of fit, best first, whatever their numbers.
struct CitationNumbers {
    private var numbers: [CitedPlace: Int] = [:]
    private var places: [Int: CitedPlace] = [:]
    /// The citation of each place that the text names first.
    private var first: [CitedPlace: Citation] = [:]

    /// The numbers of an answer's places.
    ///
    /// - Parameter answer: An answer whose quotes and lines are final.
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

    /// The answer with its places numbered; citations of equal places are one.
    func numbered(_ answer: Answer) -> Answer {
        var result = answer
        // Occurrences of what recurs share their lines; which of them an entry shows is known only before they are one.
        result.entries = answer.shownDocuments
        result.citations = citations(of: answer)
        for section in result.sections.indices {
            result.sections[section].quotes = result.sections[section].quotes.map(numbered)
        }
        return result
    }

    /// A quote with the numbers of its places, in ascending order.
    func numbered(_ quote: Answer.Quote) -> Answer.Quote {
        var result = quote
        result.citations = Set(quote.citations.compactMap { rank in places[rank].flatMap { numbers[$0] } }).sorted()
        return result
    }

    /// Each place as the text shows it first, with the score of its best citation.
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
    /// The answer as programs get it: its places are numbered by how well they fit, best first, as its citations stand.
    ///
    /// - Returns: The same answer with other numbers; the first citation has the number 1.
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

/// Lines of a file, as what is cited.
struct CitedPlace: Hashable {
    var path: String
    var lines: LineRange
}

extension Citation {
    var citedPlace: CitedPlace { CitedPlace(path: document.path, lines: lines) }
}
