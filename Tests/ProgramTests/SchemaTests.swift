import Foundation
import Testing

/// The replies fit the JSON Schema of docs/schema.json, as Python's package jsonschema sees it.
@Suite struct SchemaTests {
    /// The Python of whoever runs the tests, with its own home, where packages may be.
    private static let python = ["/usr/bin/env", "python3"]
    private static let own = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }

    /// Whether Python and the package are there.
    private static let canValidate: Bool = {
        let run = try? ProgramRunner().run(
            program: python + ["-c", "import jsonschema"], input: nil, setting: own)
        return run?.status == 0
    }()
    private static let schema = BuiltProgram.package + "/docs/schema.json"

    /// Names the definition that a line must fit, or `-` for any, before each line; prints what does not fit.
    private static let script = """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        for line in sys.stdin:
            name, value = line.rstrip("\\n").split("\\t", 1)
            wanted = schema if name == "-" else {"$ref": "#/$defs/" + name, "$defs": schema["$defs"]}
            for error in jsonschema.Draft202012Validator(wanted).iter_errors(json.loads(value)):
                print(name, "/".join(map(str, error.absolute_path)), error.message[:200])
        """

    private func faults(_ lines: [(name: String, line: String)]) throws -> String {
        let input = lines.map { "\($0.name)\t\($0.line)\n" }.joined()
        let run = try ProgramRunner().run(
            program: SchemaTests.python + ["-c", SchemaTests.script, SchemaTests.schema], input: Array(input.utf8),
            setting: SchemaTests.own)
        #expect(run.status == 0, "\(run.testDescription)")
        return run.stdout
    }

    @Test(.enabled(if: canValidate, "python3 has no package jsonschema"))
    func `every reply fits the schema`() throws {
        let runner = try ProgramRunner.shared()
        let commands: [(String, [String])] = [
            ("answer", ["ask", "what did I discuss with Sarah last week"]),
            ("answer", ["ask", "when did we sign the Monera contract?"]),
            ("answer", ["ask", "how many meetings in March"]), ("answer", ["ask", "pineapple volcano orchestra"]),
            ("answer", ["ask", "who was at the offsite"]), ("answer", ["ask", "hello"]),
            ("answer", ["ask", "--via", "cat > /dev/null; echo 'Ten \"things\" on 3 May [1] [99]. So.'", "pricing"]),
            ("answer", ["ask", "--via", "exit 3", "pricing"]),
            ("answer", ["similar", "meetings/2026-03-10-pricing-sync.md:16"]), ("error", ["ask", ""]),
            ("explanation", ["explain", "pricing last week"]), ("explanation", ["explain", "--scores", "pricing"]),
            ("agenda", ["today"]), ("agenda", ["week", "--free", "1h"]), ("agenda", ["agenda", "march", "--all"]),
            ("people", ["people"]), ("people", ["people", "Sarah Chen"]), ("tags", ["tags"]), ("tasks", ["tasks"]),
            ("notes", ["notes", "pricing"]), ("preparation", ["prep", "Sarah Chen"]), ("habits", ["habits", "--all"]),
            ("subscriptions", ["subscriptions", "--all"]), ("status", ["status"]), ("questions", ["q"]),
        ]
        var lines: [(name: String, line: String)] = []
        for (name, arguments) in commands {
            let run = try runner.run(arguments + ["--json"] + BuiltProgram.corpus)
            #expect(run.lines.count == 1, "\(run.testDescription)")
            lines += run.lines.map { (name, $0) }
        }
        lines += try runner.run(["export", "--json", "--private"] + BuiltProgram.corpus).lines.map { ("-", $0) }
        #expect(lines.count > 500)
        #expect(try faults(lines) == "")
    }

    @Test(
        .enabled(if: canValidate, "python3 has no package jsonschema"),
        arguments: [
            ("\"schema\":1", "\"schema\":2"), ("\"found\":", "\"finds\":"),
            ("\"certainty\":\"answered\"", "\"certainty\":\"sure\""),
            ("\"dateSource\":\"", "\"dateSource\":\"x"), ("\"via\":null", "\"via\":{}"),
            ("\"rank\":1", "\"rank\":\"1\""),
        ])
    func `a reply that breaks the contract does not fit`(part: String, broken: String) throws {
        let run = try ProgramRunner.shared().run(
            ["ask", "--json", "when did we sign the Monera contract?"] + BuiltProgram.corpus)
        let line = try #require(run.lines.first)
        #expect(line.contains(part))
        let other = line.replacingOccurrences(of: part, with: broken)
        #expect(try faults([("answer", other)]) != "" && faults([("-", other)]) != "")
    }
}
