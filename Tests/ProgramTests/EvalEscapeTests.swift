import Foundation
import Testing

/// What ids, categories, questions and answers of a set hold must steer neither a terminal nor a page.
@Suite struct EvalEscapeTests {
    private static let evil = "\u{1B}]52;c;QUFB\u{07}\u{9B}31m\u{202E}\u{061C}\u{2066}\u{2028}\r\u{7F}"
    private static let mark = "<script>alert(1)</script>|`x`[a](https://evil.example)"

    /// What a set, its runs and its answers came to.
    private struct Outputs {
        let runner: ProgramRunner
        let folder: TemporaryFolder
        let ids: [String]
        private(set) var texts: [(name: String, text: String)] = []

        init() throws {
            runner = try ProgramRunner()
            folder = try TemporaryFolder()
            let note = (1...9).map { "The mast \(evil) of boat \($0) is long \(mark).\n" }.joined(separator: "\n")
            try runner.vault.write("# Mast \(evil)\n\n\(note)", to: "ma\u{1B}]0;x\u{07}\u{202E}st.md")
            ids = (1...9).map { "id\($0) \(evil) \(mark)" }
            let set = try zip(1..., ids).map { number, id in
                let object: [String: Any] = [
                    "id": id, "question": "mast of boat \(number) \(evil) \(mark)", "answer": "long \(evil) \(mark)",
                    "category": "c\(number % 2) \(evil) \(mark)", "now": "2026-03-18T10:15",
                    "relevant": [["file": "no\(evil)\(mark).md", "lines": [1, 2]]],
                    "expect": ["value": "v \(evil) \(mark)", "people": ["p \(evil) \(mark)"]],
                ]
                return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
            }
            try folder.write(set.joined(separator: "\n") + "\n", to: "set.jsonl")
        }

        /// Runs a command, and keeps what it prints.
        @discardableResult
        mutating func run(_ arguments: [String]) throws -> String {
            let run = try runner.run(arguments)
            #expect(run.status < 2, "\(run.testDescription)")
            texts += [("\(arguments.prefix(2)) stdout", run.stdout), ("\(arguments.prefix(2)) stderr", run.stderr)]
            return run.stdout
        }

        /// Keeps what a command wrote.
        mutating func read(_ name: String) throws { texts.append((name, try folder.text(of: name))) }

        func path(_ name: String) -> String { folder.path(of: name) }
        var vault: [String] { ["--vault", runner.vault.path] }

        /// The ids of the lines of a text that are objects with one.
        func ids(of text: String) throws -> [String] {
            try text.split(separator: "\n").compactMap {
                (try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["id"] as? String
            }
        }
    }

    private static func outputs() throws -> Outputs {
        var outputs = try Outputs()
        let set = outputs.path("set.jsonl")
        try outputs.run(
            ["eval", set, "--save", outputs.path("a.run"), "--report", outputs.path("a.html"), "--answers"]
                + [
                    outputs.path("answers"), "--trec-run", outputs.path("t.run"), "--trec-qrels",
                    outputs.path("t.qrels"),
                ]
                + outputs.vault)
        try outputs.run(
            ["eval", set, "--save", outputs.path("b.run"), "--without", "bm25,cosine,context,title,intent"]
                + ["--report", outputs.path("b.md"), "--baseline", outputs.path("a.run")] + outputs.vault)
        try outputs.run(["eval", set, "--json"] + outputs.vault)
        try outputs.run(["eval", "compare", outputs.path("a.run"), outputs.path("b.run")])
        let pool = try outputs.run(["eval", "pool", outputs.path("a.run"), outputs.path("b.run")])
        try outputs.run(["eval", "judge", set, outputs.folder.write(pool, to: "pool")])
        try outputs.run(["eval", "measure", outputs.path("t.qrels"), outputs.path("t.run")])
        try outputs.runner.vault.write("# Mast\n", to: "ma\u{1B}]0;x\u{07}\u{202E}st.md")
        try outputs.run(["check", outputs.path("answers")] + outputs.vault)
        try outputs.run(["check", "--json", outputs.path("answers")] + outputs.vault)
        for name in ["a.run", "b.run", "a.html", "b.md", "answers", "t.run", "t.qrels"] { try outputs.read(name) }
        return outputs
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    @Test func `nothing of a set steers the terminal or a page`() throws {
        let outputs = try Self.outputs()
        for (name, text) in outputs.texts {
            #expect(!text.unicodeScalars.contains(where: Self.steers), "\(name): \(text.prefix(2000))")
        }
        #expect(outputs.texts.filter { !$0.text.isEmpty }.count >= 15)
        for page in outputs.texts.suffix(5).prefix(2) {
            #expect(page.text.contains("script"), "\(page.name)")
            #expect(!page.text.contains("<script"), "\(page.name)")
        }
        let markdown = try outputs.folder.text(of: "b.md")
        #expect(markdown.contains("&lt;script&gt;alert(1)&lt;/script&gt;\\|\\`x\\`\\[a\\](https\\://evil\\.example)"))
    }

    @Test func `what programs read back holds the ids as they are`() throws {
        let outputs = try Self.outputs()
        for name in ["a.run", "answers"] {
            #expect(try outputs.ids(of: outputs.folder.text(of: name)) == outputs.ids, "\(name)")
        }
        for (name, text) in outputs.texts where name.contains("pool") || name.contains("judge") {
            #expect(Set(try outputs.ids(of: text)).isSubset(of: outputs.ids))
            #expect(name.contains("stderr") || !text.isEmpty, "\(name)")
        }
    }
}
