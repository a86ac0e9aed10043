import Indexing
import Store
import Testing

/// Files that are read in several threads.
@Suite struct ReadingOrderTests {
    private func filled(_ count: Int) throws -> TemporaryVault {
        let vault = try TemporaryVault()
        for number in 0..<count {
            let text =
                "# Note \(number)\n\n"
                + String(repeating: "word\(number % 37) apple\(number) \n", count: number % 50 + 1)
            try vault.write("\(number % 7)/note \(number).md", text)
        }
        return vault
    }

    /// The paths in the order in which the documents were written.
    private func paths(_ vault: TemporaryVault) throws -> [String] {
        try vault.documents().sorted { $0.number < $1.number }.map(\.path)
    }

    @Test func `the same vault gives the same index, whichever thread reads a file first`() throws {
        let (first, second) = (try filled(330), try filled(330))
        #expect(try first.update().read == 330)
        #expect(try second.update().read == 330)
        #expect(try first.texts() == second.texts())
        #expect(try first.reader().words == second.reader().words)
        #expect(try first.reader().words.count > 330)
        #expect(try paths(first) == paths(second))
        #expect(try paths(first).sorted() == paths(first))
    }

    @Test func `progress rises to the number of files`() throws {
        var shown: [Int] = []
        let vault = try filled(180)
        try vault.update { count, all in
            #expect(all == 180)
            shown.append(count)
        }
        #expect(shown == shown.sorted())
        #expect(shown.last == 180)
    }

    @Test func `a word that many notes hold is known, also where a private note was read first`() throws {
        let vault = try filled(120)
        try vault.write("0/a.md", "---\nprivate: true\n---\nThe xylophone and the zither, and word3.\n")
        try vault.write("0/b.md", "The xylophone.\n")
        try vault.update()
        let words = try vault.reader().words
        #expect(words.contains("xylophon"))
        #expect(words.contains("word3"))
        #expect(!words.contains("zither"))
    }
}
