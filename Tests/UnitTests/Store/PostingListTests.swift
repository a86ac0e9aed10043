import Store
import Testing

@Suite struct PostingListTests {
    private struct Posting: Equatable {
        var ordinal: Int
        var count: Int
    }

    private func decoded(_ bytes: [UInt8]) -> [Posting] {
        var result: [Posting] = []
        PostingList.forEach(in: bytes.span) { result.append(Posting(ordinal: $0, count: $1)) }
        return result
    }

    private func list(_ postings: [Posting]) -> PostingList {
        var list = PostingList()
        for posting in postings { list.append(ordinal: posting.ordinal, count: posting.count) }
        return list
    }

    @Test func `postings come back as they were added`() {
        let postings = [0, 1, 2, 127, 128, 129, 256, 16_511, 16_512, 3_000_000].map { Posting(ordinal: $0, count: 3) }
        #expect(decoded(list(postings).data) == postings)
    }

    @Test func `gaps around each length of a variable-length number survive`() {
        for bits in [7, 14, 21, 28] {
            for gap in [(1 << bits) - 1, 1 << bits, (1 << bits) + 1] {
                let postings = [Posting(ordinal: 5, count: 1), Posting(ordinal: 6 + gap, count: 2)]
                #expect(decoded(list(postings).data) == postings)
            }
        }
    }

    @Test func `a count above 255 counts as 255`() {
        #expect(decoded(list([Posting(ordinal: 4, count: 1000)]).data) == [Posting(ordinal: 4, count: 255)])
    }

    @Test func `a list without postings is empty`() {
        #expect(PostingList().data.isEmpty)
        #expect(decoded([]).isEmpty)
    }

    @Test func `a list that is cut off gives what stands before the cut`() {
        let postings = [3, 500, 100_000].map { Posting(ordinal: $0, count: 9) }
        let data = list(postings).data
        for length in data.indices {
            let found = decoded(Array(data[..<length]))
            #expect(found == Array(postings.prefix(found.count)))
            #expect(found.count < postings.count)
        }
    }

    @Test func `bytes that are no list do not trap`() {
        #expect(decoded([UInt8](repeating: 0xFF, count: 40)).count <= 20)
        #expect(decoded([0x80]).isEmpty)
    }
}
