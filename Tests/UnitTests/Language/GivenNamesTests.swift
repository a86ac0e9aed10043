import Testing

@testable import Language

/// The lists by which given names are told from other words.
@Suite struct GivenNamesTests {
    @Test func `every name of the lists is found, and no part of one`() {
        var names: [String] = []
        GivenNames.forEach { name in names.append(String(decoding: name.indices.map { name[$0] }, as: UTF8.self)) }
        #expect(names.count > 7000)
        #expect(names.allSatisfy(GivenNames.contains))
        #expect(!["", "aaron ana", "zzz", "a", "harbour"].contains(where: GivenNames.contains))
    }

    @Test func `the longest list is in the order of its bytes`() {
        let names = GivenNames.others.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
}
