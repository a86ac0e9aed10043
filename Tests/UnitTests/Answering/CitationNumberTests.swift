import Model
import Testing

@testable import Answering

/// The numbers that answers cite places by.
@Suite struct CitationNumberTests {
    /// An answer with citations of some lines of one note, by rank, and quotes that name them.
    private func answer(lines: [Int], quotes: [[Int]]) throws -> Answer {
        let one = try #require(try TestVault().ask("wifi password").citations.first)
        var answer = Answer(found: true, headline: "")
        answer.citations = lines.enumerated().map { place, line in
            var citation = one
            (citation.rank, citation.lines) = (place + 1, LineRange(line, line))
            citation.score = Float(lines.count - place)
            return citation
        }
        answer.sections = quotes.map { Answer.Section(quotes: [.computed("words", citations: $0)]) }
        return answer
    }

    private func numbered(_ answer: Answer) -> Answer { CitationNumbers(answer).numbered(answer) }

    private func numbers(_ answer: Answer) -> [[Int]] { answer.sections.flatMap(\.quotes).map(\.citations) }

    @Test func `places are numbered as the text names them, without gaps`() throws {
        let answer = numbered(try answer(lines: [10, 20, 30, 40, 50], quotes: [[5], [1, 3], [5, 3]]))
        #expect(numbers(answer) == [[1], [2, 3], [1, 3]])
        #expect(answer.numberedCitations.map(\.lines.first) == [50, 10, 30, 20, 40])
    }

    @Test func `citations stay best first, whatever their numbers`() throws {
        let answer = numbered(try answer(lines: [10, 20, 30], quotes: [[3], [2]]))
        #expect(answer.citations.map(\.lines.first) == [10, 20, 30])
        #expect(answer.citations.map(\.rank) == [3, 2, 1])
    }

    @Test func `one place has one number and one citation, with its best score`() throws {
        let answer = numbered(try answer(lines: [20, 10, 10, 10], quotes: [[4, 3, 2], [1], [3]]))
        #expect(numbers(answer) == [[1], [2], [1]])
        #expect(answer.citations.map(\.place) == ["notes/wifi.md:20", "notes/wifi.md:10"])
        #expect(answer.citations.map(\.score) == [4, 3])
    }

    @Test func `occurrences that share their lines are still told apart as entries`() throws {
        var before = try answer(lines: [10, 20, 10], quotes: [[1], [2], [3]])
        for place in before.citations.indices { before.citations[place].document.meeting = place }
        let answer = numbered(before)
        #expect(numbers(answer) == [[1], [2], [1]])
        #expect(answer.shownDocuments.map(\.meeting) == [0, 1, 2])
    }
}
