import Indexing
import Model
import TestSupport
import Testing

@Suite struct ChunkerTests {
    @Test func `turns that are minutes apart are chunks of their own`() {
        var document = Document(kind: .transcript, title: "T", lines: LineRange(1, 9))
        document.blocks = [(1, 5), (3, 40), (5, 2880)].map { line, second in
            Block(kind: .turn, lines: LineRange(line, line), text: "said", speaker: "Ann", cueSecond: second)
        }
        #expect(Chunker().chunks(of: document).map(\.cueSecond) == [5, 2880])
    }

    private func chunks(_ text: String) throws -> [Chunk] { Chunker().chunks(of: try markdown(text)) }

    private func lines(_ text: String) throws -> [LineRange] { try chunks(text).map(\.lines) }

    private let item = "- " + String(repeating: "word ", count: 17) + "end"

    @Test func `short blocks share a chunk`() throws {
        #expect(try chunks("one\n\n- two\n- three\n").map(\.text) == ["one\ntwo\nthree"])
        #expect(try lines("one\n\n- two\n- three\n") == [LineRange(1, 4)])
    }

    @Test func `blocks stay whole when a chunk is full`() throws {
        let text = Array(repeating: item, count: 5).joined(separator: "\n")
        #expect(try lines(text) == [LineRange(1, 2), LineRange(3, 4), LineRange(5, 5)])
    }

    @Test func `a chunk never crosses a heading`() throws {
        let chunks = try chunks("intro\n## A\none\n### B\ntwo\n## C\nthree\n")
        #expect(chunks.map(\.text) == ["intro", "one", "two", "three"])
        #expect(chunks.map(\.headingPath) == [[], ["A"], ["A", "B"], ["C"]])
    }

    @Test func `a chunk knows the items above it and what its section is for`() throws {
        let chunks = try chunks(
            "talk\n\n**Decisions**\n\n- cut it\n\n**Next steps**\n\n- call\n\n## Topic\n\n- Conclusion:\n  - go\n")
        #expect(chunks.map(\.text) == ["talk", "cut it", "call", "Conclusion:\ngo"])
        #expect(chunks.map(\.headingPath) == [[], ["Decisions"], ["Next steps"], ["Topic"]])
        #expect(chunks.map(\.role) == [nil, .decisions, .actions, .decisions])
        let long = String(repeating: "word ", count: 45)
        #expect(try self.chunks("- Topic\n  - \(long)\n").last?.parentItems == ["Topic"])
    }

    @Test func `a chunk knows in how many items each of its lines stands`() throws {
        let chunk = try #require(try chunks("talk\n\n- mast\n  - grey\n    - twice\n\n    as agreed\n- boom\n").first)
        #expect(chunk.text == "talk\nmast\ngrey\ntwice\nas agreed\nboom")
        #expect((0..<6).map { chunk.depths[$0] } == [0, 0, 1, 2, 2, 0])
        #expect((0..<6).map { chunk.forms[$0] } == [.prose, .item, .item, .item, .prose, .item])
    }

    @Test func `a line that labels itself stands beside others`() throws {
        let chunks = try chunks("We talked.\n\nDecision: cut it.\n")
        #expect(chunks.map(\.text) == ["We talked.\nDecision: cut it."])
        #expect(chunks.map(\.role) == [nil])
        #expect(try self.chunks("Decision: cut it.\n").map(\.role) == [.decisions])
    }

    @Test func `each part of a long table stands below the heads of its columns`() throws {
        let row = "| " + String(repeating: "word ", count: 18) + "| x |"
        let chunks = try chunks(
            "| What | Mark |\n|---|---|\n" + Array(repeating: row, count: 5).joined(separator: "\n"))
        #expect(chunks.count > 2)
        #expect(chunks.first?.parentItems == [])
        #expect(chunks.dropFirst().allSatisfy { $0.parentItems == ["| What | Mark |"] })
    }

    @Test func `lines that an editor wrapped go on with the line above`() throws {
        let long = String(repeating: "word ", count: 12) + "and"
        let chunk = try #require(try chunks("- \(long)\n  more\n- one\n  two\n- \(long).\n  End\n").first)
        #expect((0..<6).filter(chunk.wrapped.contains) == [1])
    }

    @Test func `an item is not cut inside of a sentence`() throws {
        let line = String(repeating: "word ", count: 15) + "and"
        let text = "- " + Array(repeating: "\(line)\n  \(line)\n  end here.", count: 3).joined(separator: "\n  ")
        #expect(try chunks(text).allSatisfy { $0.text.hasSuffix("end here.") })
    }

    @Test func `a heading without text below it is text of its own`() throws {
        #expect(try chunks("intro\n## Empty\n## B\ntext\n## Last\n").map(\.text) == ["intro\nEmpty", "text", "Last"])
    }

    @Test func `a long paragraph is cut at line ends where a sentence ends`() throws {
        let half = String(repeating: "word ", count: 20)
        let text = Array(repeating: "\(half)and\n\(half)end.", count: 4).joined(separator: "\n")
        let chunks = try chunks(text)
        #expect(chunks.map(\.lines) == [LineRange(1, 2), LineRange(3, 4), LineRange(5, 6), LineRange(7, 8)])
        #expect(chunks.allSatisfy { $0.text.hasSuffix("end.") })
    }

    @Test func `a line of 5,000 characters is cut into sentences that cite the same line`() throws {
        let sentence = "This sentence has about fifty characters in all. "
        let line = String(repeating: sentence, count: 102)
        let chunks = try chunks("before\n\n" + line + "\n\nafter\n")
        let pieces = chunks.dropFirst().dropLast()
        #expect(pieces.count >= 5)
        #expect(pieces.allSatisfy { $0.lines == LineRange(3, 3) && $0.text.count <= 1000 && $0.text.hasSuffix(".") })
        #expect(pieces.map(\.text).joined(separator: " ") + " " == line)
        #expect(chunks.first?.lines == LineRange(1, 1))
        #expect(chunks.last?.lines == LineRange(5, 5))
    }

    @Test func `a line without sentences or blanks is cut all the same`() throws {
        let line = String(repeating: "x", count: 5000)
        let chunks = try chunks(line + "\n")
        #expect(chunks.map(\.text).joined() == line)
        #expect(chunks.allSatisfy { $0.lines == LineRange(1, 1) && $0.text.count <= 1000 })
    }

    @Test func `turns begin with their speaker, each named once`() throws {
        let chunk = try #require(try chunks("**Sarah Chen:** One.\n**Bob:** Two.\n**Sarah Chen:** Three.\n").first)
        #expect(chunk.text == "Sarah Chen: One.\nBob: Two.\nSarah Chen: Three.")
        #expect(chunk.speakers == ["Sarah Chen", "Bob"])
    }

    @Test func `a document without text has no chunks`() throws {
        #expect(try chunks("").isEmpty)
        #expect(try chunks("---\ntitle: T\n---\n\n").isEmpty)
    }

    // MARK: Properties

    /// A note made of random blocks.
    private func note(_ random: inout SeededGenerator) -> String {
        func words(_ count: Int) -> String {
            let endings = [" ", " ", " ", ", ", ". ", "? ", " ü ", " 漢字 "]
            return (0..<count).reduce("") { text, number in
                text + "w\(number)" + (endings.randomElement(using: &random) ?? " ")
            } + "end"
        }
        return (0..<Int.random(in: 1...25, using: &random)).map { _ in
            switch Int.random(in: 0..<9, using: &random) {
            case 0: String(repeating: "#", count: Int.random(in: 2...4, using: &random)) + " " + words(2)
            case 1: "- " + words(Int.random(in: 1...60, using: &random))
            case 2: words(Int.random(in: 1...500, using: &random))
            case 3: (0..<Int.random(in: 1...12, using: &random)).map { _ in words(12) }.joined(separator: "\n")
            case 4: "**Sarah Chen:** " + words(Int.random(in: 1...80, using: &random))
            case 5: "> " + words(5) + "\n> " + words(70)
            case 6: "```\n" + words(4) + "\n\n" + words(60) + "\n```"
            case 7: "| a | " + words(3) + " |\n| b | " + words(50) + " |"
            default: ""
            }
        }.joined(separator: "\n\n")
    }

    @Test(arguments: 1...150) func `chunks' lines rise and cover every line of text`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = note(&random)
        let document = try markdown(text)
        let chunks = Chunker().chunks(of: document)
        for (chunk, next) in zip(chunks, chunks.dropFirst()) {
            // Pieces of one long line cite the same line.
            let rises = chunk.lines.last < next.lines.first || chunk.lines == next.lines
            #expect(rises, "seed \(seed): \(chunk.lines) before \(next.lines)")
            #expect(chunk.middle < next.middle, "seed \(seed)")
        }
        let covered = Set(chunks.flatMap { Array($0.lines.first...$0.lines.last) })
        for block in document.blocks where block.kind != .heading {
            let missing = (block.lines.first...block.lines.last).filter { !covered.contains($0) }
            #expect(missing.isEmpty, "seed \(seed): lines \(missing)")
        }
        let written = chunks.map(\.text).joined(separator: "\n")
        for word in document.blocks.filter({ $0.kind != .heading }).flatMap({ $0.text.split(separator: " ") }) {
            #expect(written.contains(word), "seed \(seed): \(word)")
        }
    }

    @Test(arguments: 1...50) func `a chunk is of one heading`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let document = try markdown(note(&random))
        for chunk in Chunker().chunks(of: document) {
            let paths = document.blocks.filter { $0.kind != .heading && chunk.lines.contains($0.lines.first) }
            #expect(paths.allSatisfy { $0.headingPath == chunk.headingPath }, "seed \(seed), \(chunk.lines)")
        }
    }
}
