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

    static let sources: [SourceFile] = {
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

    @Test func `no folder has more files than can be overlooked`() {
        let folders = LayoutTests.sources.map { $0.path[..<($0.path.lastIndex(of: "/") ?? $0.path.startIndex)] }
        let counts = Dictionary(folders.map { (String($0), 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 25 } == [:])
    }

    @Test func `no two targets have a type of one name`() {
        let keywords: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]
        var targets: [Substring: Set<Substring>] = [:]
        for file in LayoutTests.sources {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")[...]
            for line in file.lines where !line.hasPrefix(" ") {
                let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
                guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else {
                    continue
                }
                targets[words[keyword + 1], default: []].insert(target)
            }
        }
        #expect(targets.count > 500)
        #expect(targets.filter { $0.value.count > 1 } == [:])
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
        #expect(LayoutTests.files(importing: "CEditLine") == ["Program/daybook/Prompt/LineEditor.swift"])
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
    static func calls(_ name: String, in line: Substring) -> Bool {
        line.ranges(of: name).contains { range in
            guard range.lowerBound > line.startIndex else { return true }
            let before = line[line.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && before != "_" && before != "."
        }
    }

    @Test func `every template that the code names exists, and gets all of its slots`() throws {
        let prompts = BuiltProgram.package + "/prompts/en/"
        let names = try FileManager.default.contentsOfDirectory(atPath: prompts).filter { $0.hasSuffix(".txt") }
        let lines = try names.flatMap {
            try String(contentsOfFile: prompts + $0, encoding: .utf8).split(separator: "\n")
        }
        let texts = lines.filter { !$0.hasPrefix("#") }.compactMap { line in
            line.firstIndex(of: ":").map { (String(line[..<$0]), LayoutTests.slots(of: line[$0...])) }
        }
        let needed = Dictionary(texts) { first, _ in first }
        let calls = LayoutTests.sources.flatMap { file in LayoutTests.templateCalls(in: file.lines) }
        #expect(calls.count > 50)
        #expect(calls.map(\.key).filter { needed[$0] == nil } == [])
        for call in calls {
            guard let given = call.slots else { continue }
            #expect((needed[call.key] ?? []).subtracting(given) == [], "\(call.key)")
        }
    }

    /// The names between double braces.
    private static func slots(of text: Substring) -> Set<String> {
        Set(text.components(separatedBy: "{{").dropFirst().compactMap { $0.components(separatedBy: "}}").first })
    }

    /// The calls of `text("key", ["slot": …])`, also where they stand on several lines; keys that are built are passed over.
    ///
    /// The slots of a call are nil where they are no literal.
    private static func templateCalls(in lines: [Substring]) -> [(key: String, slots: Set<String>?)] {
        let text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
            .replacingOccurrences(of: "text( \"", with: "text(\"")
        return text.ranges(of: "text(\"").compactMap { range in
            let key = text[range.upperBound...].prefix { $0 != "\"" }
            let isTemplate = text[..<range.lowerBound].hasSuffix("templates.") || key.hasPrefix("prompt.")
            guard isTemplate, !key.contains("\\") else { return nil }
            let rest = text[key.endIndex...].dropFirst().drop { $0 == " " }
            if rest.hasPrefix(")") { return (String(key), []) }
            guard rest.hasPrefix(", [") else { return (String(key), nil) }
            return (String(key), names(in: rest.dropFirst(3)))
        }
    }

    /// The names of a dictionary literal, up to the bracket that closes it.
    private static func names(in literal: Substring) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        var rest = literal
        while let character = rest.first, !(character == "]" && depth == 0) {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            rest = rest.dropFirst()
            guard character == "\"" else { continue }
            let name = rest.prefix { $0 != "\"" }
            rest = rest[name.endIndex...].dropFirst()
            if depth == 0, rest.hasPrefix(":") { names.insert(String(name)) }
        }
        return names
    }
}
