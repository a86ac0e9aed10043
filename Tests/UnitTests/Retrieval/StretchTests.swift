import Store
import TestSupport
import Testing

@testable import Retrieval

/// That looking only at what may hold the best finds the same as looking at everything.
@Suite struct StretchTests {
    private static let words = [
        "tent", "harbour", "price", "review", "winter", "boat", "rain", "budget", "ladder", "garden",
    ]

    /// Notes of different lengths with words in any order; the seventh is long enough for several stretches.
    private func vault() throws -> RankedVault {
        var generator = SeededGenerator(seed: 7)
        var files: [String: String] = [:]
        for number in 1...90 {
            let lines = (0..<(number == 7 ? 80 : Int.random(in: 1...12, using: &generator))).map { _ in
                let words = (0..<16).compactMap { _ in StretchTests.words.randomElement(using: &generator) }
                return "- " + words.joined(separator: " ")
            }
            files["\(number).md"] = lines.joined(separator: "\n") + "\n"
        }
        return try RankedVault(files)
    }

    @Test(arguments: [
        "tent", "harbour price", "the review of the winter budget", "was there a boat or a ladder in the rain?",
    ])
    func `the best few hits are the first of all hits`(question: String) throws {
        let retriever = try Retriever(index: try vault().index)
        let all = try retriever.rank(Query(text: question), count: 5000).hits
        for count in [1, 3, 20, 60] {
            let few = try retriever.rank(Query(text: question), count: count).hits
            #expect(few.map(\.chunk) == all.prefix(count).map(\.chunk))
            #expect(few.map(\.parts) == all.prefix(count).map(\.parts))
        }
    }

    @Test func `what one question scored is gone for the next`() throws {
        let index = try vault().index
        let retriever = try Retriever(index: index)
        _ = try retriever.rank(Query(text: "harbour price winter"))
        let second = try retriever.rank(Query(text: "garden tent")).hits
        let alone = try Retriever(index: index).rank(Query(text: "garden tent")).hits
        #expect(second.map(\.chunk) == alone.map(\.chunk) && second.map(\.parts) == alone.map(\.parts))
    }

    @Test func `stretches tile the chunks and reach no further than their neighbours`() throws {
        let layout = try vault().index.chunkTable().layout
        let stretches = Stretches(layout)
        var next = 0
        for stretch in 0..<stretches.count {
            let slots = stretches.slots(of: stretch)
            #expect(slots.lowerBound == next && !slots.isEmpty)
            #expect(Set(slots.map { layout.documentPlaces[$0] }).count == 1)
            #expect(slots.allSatisfy { Int(stretches.ofSlots[$0]) == stretch })
            next = slots.upperBound
        }
        #expect(next == layout.count)
    }
}
