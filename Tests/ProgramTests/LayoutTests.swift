import Foundation
import Testing

/// The repository's rules that a look at its sources can check.
@Suite struct LayoutTests {
    /// A Swift file of the sources.
    struct SourceFile {
        var path: String
        /// Its lines without comments.
        var lines: [Substring]

        var imports: [Substring] {
            lines.filter { $0.contains("import ") }.compactMap { line in
                let words = line.split(separator: " ")
                return words.firstIndex(of: "import").flatMap { words.dropFirst($0 + 1).last }
            }
        }
    }

    private static let sources: [SourceFile] = {
        let root = BuiltProgram.package + "/Sources"
        let paths = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
        return paths.sorted().filter { $0.hasSuffix(".swift") }.compactMap { path in
            guard let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8) else { return nil }
            return SourceFile(path: path, lines: text.split(separator: "\n").map(withoutComment))
        }
    }()

    private static func withoutComment(_ line: Substring) -> Substring {
        guard let start = line.firstRange(of: "//") else { return line }
        return line[..<start.lowerBound]
    }

    private static func files(importing module: String) -> [String] {
        sources.filter { $0.imports.contains(module[...]) }.map(\.path)
    }

    @Test func `the sources are found`() {
        #expect(LayoutTests.sources.count > 50)
    }

    @Test func `no source imports Foundation proper`() {
        #expect(LayoutTests.files(importing: "Foundation") == [])
    }

    @Test func `only the store calls SQLite`() {
        let files = LayoutTests.files(importing: "CSQLite")
        #expect(!files.isEmpty)
        #expect(files.allSatisfy { $0.hasPrefix("Shared/Store/") }, "\(files)")
    }

    @Test func `only the line editor calls libedit`() {
        #expect(LayoutTests.files(importing: "CEditLine") == ["Program/daybook/LineEditor.swift"])
    }

    @Test(arguments: [
        "print(", "debugPrint(", "dump(", "printf(", "puts(", "fputs(", "putchar(", "STDOUT_FILENO", "STDERR_FILENO",
        "FileHandle.", "fileno(",
    ])
    func `only programs write to the standard streams`(call: String) {
        let lines = LayoutTests.sources.filter { !LayoutTests.isOfProgram($0.path) }.flatMap { file in
            file.lines.filter { LayoutTests.calls(call, in: $0) }.map { "\(file.path): \($0)" }
        }
        #expect(lines == [])
    }

    private static func isOfProgram(_ path: String) -> Bool {
        ["Program/daybook/", "Program/Benchmark/"].contains { path.hasPrefix($0) }
    }

    /// Whether a line has a name that is not the end of a longer one.
    private static func calls(_ name: String, in line: Substring) -> Bool {
        line.ranges(of: name).contains { range in
            guard range.lowerBound > line.startIndex else { return true }
            let before = line[line.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && before != "_" && before != "."
        }
    }

    @Test func `every template that the code names exists`() throws {
        let prompts = try FileManager.default.contentsOfDirectory(atPath: BuiltProgram.package + "/prompts")
        let texts = try prompts.filter { $0.hasSuffix(".txt") }.map {
            try String(contentsOfFile: BuiltProgram.package + "/prompts/" + $0, encoding: .utf8)
        }
        let keys = Set(
            texts.joined(separator: "\n").split(separator: "\n").compactMap {
                $0.split(separator: ":").first.map(String.init)
            })
        let named = LayoutTests.sources.flatMap { file in LayoutTests.templateKeys(in: file.lines) }
        #expect(named.count > 10)
        #expect(named.filter { !keys.contains($0) } == [])
    }

    /// The keys in `templates.text("…")`, also where the key stands on the next line; built ones are passed over.
    private static func templateKeys(in lines: [Substring]) -> [String] {
        let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined()
        return text.ranges(of: "templates.text(\"").compactMap { range in
            let key = text[range.upperBound...].prefix { $0 != "\"" }
            return key.contains("\\") ? nil : String(key)
        }
    }
}
