import Language
import Testing

@testable import Parsing

@Suite struct NameTablesTests {
    private static let lists =
        Language.allCases.flatMap { $0.names.lists.map(\.words) }
        + [Nicknames.shortForms, Nicknames.spellings, Nicknames.others, NameCues.particles, NameCues.acronyms]

    @Test(arguments: lists) func `words of the tables are folded`(list: String) {
        let words = list.split { " \n|".contains($0) }.map(String.init)
        #expect(words.filter { NameSpelling.fold($0) != $0 || !$0.utf8.allSatisfy { (97...122).contains($0) } } == [])
    }

    @Test(arguments: Nicknames.shortForms.split(separator: "\n").map(String.init))
    func `short forms and full names have one bar between`(line: String) {
        #expect(line.split(separator: "|").count == 2)
    }

    private func relatives(_ name: String) -> Set<UInt64> {
        var result: Set<UInt64> = []
        let words = NameWords.all
        words.forEachRelative(of: words.word(NameSpelling.key(name))) { result.insert($0) }
        return result
    }

    @Test(arguments: [
        ("bob", "robert", true), ("robert", "bob", true), ("alex", "alexander", true), ("alex", "alexandra", true),
        ("alexander", "alexandra", false), ("hannes", "johannes", true), ("maria", "marie", false),
        ("lisa", "lina", false), ("mark", "markus", true),
    ])
    func `relations hold in both directions and are not carried on`(left: String, right: String, areRelated: Bool) {
        #expect(relatives(left).contains(NameSpelling.key(right)) == areRelated)
        #expect(relatives(right).contains(NameSpelling.key(left)) == areRelated)
    }

}
