import Model
import Store
import Testing

@testable import Answering

/// How the quotes of an answer become the words of its files.
@Suite struct AnswerProofTests {
    private static let path = "meetings/2026-03-10-pricing-sync.md"
    private static let line = "Sarah wants the annual discount capped at 15 %."

    /// An answer about the annual discount, proven by files that say something else now.
    private func proven(
        _ answer: (inout Answer) -> Void = { _ in }, read: (FileStamp, LineRange) -> QuotedFile
    ) throws -> AnswerProof.Proven {
        let vault = try TestVault()
        let flow = try vault.flow()
        let question = try vault.question("annual discount capped", scope: AnswerProofTests.path)
        var asked = try flow.answer(question, reading: flow.read(question))
        asked.citations.removeSubrange(1...)
        asked.sections = [Answer.Section(quotes: Array(asked.sections[0].quotes.prefix(1)))]
        answer(&asked)
        let stamp = try #require(try flow.vault.index.source(AnswerProofTests.path)).stamp
        return try withoutActuallyEscaping(read) { read in
            try AnswerProof(index: flow.vault.index) { _, lines in
                guard case .read(let stamp, let all) = lines.map({ read(stamp, $0) }).first else {
                    return read(stamp, LineRange(1, 1))
                }
                let text = all.values.first?.written ?? []
                let quoted = lines.map { ($0, QuotedLines(lines: $0, written: text)) }
                return .read(stamp, Dictionary(quoted) { first, _ in first })
            }.prove(asked)
        }
    }

    private func file(_ stamp: FileStamp, _ lines: LineRange, _ text: String...) -> QuotedFile {
        .read(stamp, [lines: QuotedLines(lines: lines, written: text)])
    }

    private func otherTime(_ stamp: FileStamp) -> FileStamp {
        var other = stamp
        other.modified += 1
        return other
    }

    @Test func `what the file says is quoted as the file says it`() throws {
        let proven = try proven { self.file($0, $1, "  Sarah wants the **annual discount** capped at 15 %.") }
        #expect(proven.answer.quotes == "Sarah wants the **annual discount** capped at 15 %.")
        #expect(proven.answer.citations[0].snippet == "Sarah wants the **annual discount** capped at 15 %.")
        #expect(proven.changed == [] && !proven.isOutdated && proven.unproven == [])
    }

    @Test func `a file with another time is outdated, even where it holds the quote`() throws {
        let proven = try proven { self.file(self.otherTime($0), $1, AnswerProofTests.line) }
        #expect(proven.isOutdated && proven.changed == [])
        #expect(proven.answer.quotes == AnswerProofTests.line)
    }

    @Test func `what a changed file no longer says is left out`() throws {
        let proven = try proven { self.file(self.otherTime($0), $1, "Nothing of the kind.") }
        #expect(proven.changed == [AnswerProofTests.path])
        #expect(proven.answer.quotes == "")
        #expect(proven.answer.citations.map(\.snippet).allSatisfy { $0 == "Nothing of the kind." })
    }

    @Test func `of a file that is gone nothing is quoted`() throws {
        let proven = try proven { _, _ in .gone }
        #expect(proven.changed == [AnswerProofTests.path] && proven.isOutdated)
        #expect(proven.answer.quotes == "" && proven.answer.citations.allSatisfy { $0.snippet == "" })
    }

    @Test func `a file that cannot be read now keeps what was known of it`() throws {
        let proven = try proven { _, _ in .unreadable }
        #expect(proven.changed == [] && proven.unproven == [])
        #expect(proven.answer.quotes.contains(AnswerProofTests.line))
    }

    @Test func `a computed line is no quotation and stays`() throws {
        let answer = try proven {
            $0.sections = [Answer.Section(quotes: [.computed("Tue 10 March · Pricing sync", citations: [1])])]
        } read: {
            self.file($0, $1, AnswerProofTests.line)
        }
        #expect(answer.answer.quotes == "Tue 10 March · Pricing sync" && answer.unproven == [])
    }

    @Test func `a quotation that its unchanged file does not hold is told`() throws {
        let answer = try proven {
            $0.sections = [Answer.Section(quotes: [Answer.Quote(text: "Nobody said this.", citations: [1])])]
        } read: {
            self.file($0, $1, AnswerProofTests.line)
        }
        #expect(answer.unproven.map(\.text) == ["Nobody said this."])
        #expect(answer.answer.sections[0].quotes.map(\.kind) == [.computed])
    }

    @Test func `a title that its lines do not hold gives way to the line most like it`() throws {
        let answer = try proven {
            $0.citations[0].snippet = "Annual planning"
        } read: {
            self.file($0, $1, "---", "kind: meeting", "The annual discount")
        }
        #expect(answer.answer.citations[0].snippet == "The annual discount")
    }

    @Test(arguments: [1: "a.md changed", 2: "a.md, b.md changed"])
    func `files that changed are named in one remark`(count: Int, beginning: String) throws {
        let vault = try TestVault([
            "a.md": "# Pier\n\nThe pier is long.\n", "b.md": "# Other pier\n\nThe pier is long and red.\n",
        ])
        let flow = try vault.flow(files: { _, _ in .gone })
        let reply = try flow.answer(
            try vault.question("pier", limit: count), flow.understand(try vault.question("pier")))
        #expect(try flow.prove(reply).answer.remarks.contains { $0.hasPrefix(beginning) })
    }
}
