import Foundation
import TestSupport
import Testing

/// The server for programs that speak the Model Context Protocol.
@Suite struct MCPTests {
    private func exchange(_ lines: String...) throws -> MCPExchange {
        try MCPExchange(lines, over: try ProgramRunner.shared(), options: BuiltProgram.corpus)
    }

    // MARK: The protocol

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
        ("2026-07-28", "2025-11-25"), ("2031-01-01", "2025-11-25"),
    ])
    func `a handshake answers with the version asked for, else the newest one`(asked: String, given: String) throws {
        let parameters: [String: Any] = ["protocolVersion": asked, "capabilities": [:], "clientInfo": ["name": "t"]]
        let exchange = try exchange(
            try MCPExchange.request(7, "initialize", parameters),
            #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, try MCPExchange.request(8, "ping"))
        #expect(exchange.replies.map { $0["id"] as? Int } == [7, 8])
        let result = try exchange.result()
        #expect(result["protocolVersion"] as? String == given)
        #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "daybook")
        #expect((result["capabilities"] as? [String: Any])?.keys.sorted() == ["tools"])
        #expect(try exchange.result(1).isEmpty)
        #expect(exchange.run.stderr == "")
    }

    @Test func `requests that name their version need no handshake`() throws {
        let alone = MCPExchange.alone("2026-07-28")
        let call = ["name": "get", "arguments": ["file": "notes/churn-numbers.md", "last": 1]] as [String: Any]
        let exchange = try exchange(
            try MCPExchange.request(1, "server/discover", alone), try MCPExchange.request(2, "tools/list", alone),
            try MCPExchange.request(3, "tools/call", call.merging(alone) { $1 }))
        for place in 0..<3 { #expect(try exchange.result(place)["resultType"] as? String == "complete") }
        for place in 0..<2 {
            #expect(try exchange.result(place)["ttlMs"] as? Int ?? 0 > 0)
            #expect(try exchange.result(place)["cacheScope"] as? String == "public")
        }
        #expect(
            try exchange.result()["supportedVersions"] as? [String] == ["2026-07-28", "2025-11-25", "2025-06-18"])
        #expect(try exchange.structure(2)["file"] as? String == "notes/churn-numbers.md")
    }

    @Test func `a version that is not spoken is refused with those that are`() throws {
        let exchange = try exchange(try MCPExchange.request(1, "tools/list", MCPExchange.alone("2031-01-01")))
        #expect(exchange.errorCode() == -32022)
        let data = (exchange.replies[0]["error"] as? [String: Any])?["data"] as? [String: Any]
        #expect((data?["supported"] as? [String])?.first == "2026-07-28")
    }

    @Test(arguments: [
        ("{bad", -32700, "null"), ("\"text\"", -32600, "null"), ("null", -32600, "null"), ("{}", -32600, "null"),
        (#"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#, -32600, "null"), ("[]", -32600, "null"),
        (#"{"id": 4, "method": "ping"}"#, -32600, "4"), (#"{"jsonrpc": "2.0", "id": 4}"#, -32600, "4"),
        (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600, "null"),
        (#"{"jsonrpc": "2.0", "id": [1], "method": "ping"}"#, -32600, "null"),
        (#"{"jsonrpc": "2.0", "id": "x", "method": "resources/list"}"#, -32601, "\"x\""),
        (#"{"jsonrpc": "2.0", "id": 1.50, "method": "ping", "params": [1]}"#, -32602, "1.50"),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "initialize"}"#, -32602, "1"),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32602, "1"),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "delete"}}"#, -32602, "1"),
        (
            #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "ask", "arguments": 3}}"#, -32602,
            "1"
        ),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"cursor": "x"}}"#, -32602, "1"),
    ])
    func `what is no request gets an error with its code, and the next one is answered`(
        line: String, code: Int, id: String
    ) throws {
        let exchange = try exchange(line, "", try MCPExchange.request(9, "ping"))
        #expect(exchange.replies.count == 2, "\(exchange.run.testDescription)")
        #expect(exchange.errorCode() == code)
        #expect(exchange.run.lines[0].contains("\"id\":\(id),"), "\(exchange.run.lines[0])")
        #expect(exchange.replies[1]["id"] as? Int == 9)
    }

    @Test(arguments: [
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 3}}"#,
        #"{"jsonrpc": "2.0", "method": "tools/call", "params": {"name": "nothing"}}"#,
        #"{"jsonrpc": "2.0", "method": "ping", "params": [1]}"#,
        #"{"jsonrpc": "2.0", "id": 3, "result": {}}"#, "   ",
    ])
    func `notifications and replies get no answer`(line: String) throws {
        #expect(try exchange(line).replies.isEmpty)
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>) func `no line makes the server end`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bricks = [
            "{", "}", "[", "]", "\"", ":", ",", "\"jsonrpc\":\"2.0\"", "\"id\":1", "\"method\":\"tools/call\"",
            "\"params\":",
            "\"name\":\"ask\"", "1e999", "\\u0000", "\u{1B}", "é", "null", String(repeating: "[", count: 5000),
        ]
        let lines = (0..<100).map { _ in
            (0..<Int.random(in: 1...12, using: &generator)).map { _ in bricks.randomElement(using: &generator) ?? "" }
                .joined()
        }
        let exchange = try MCPExchange(
            lines + [try MCPExchange.request(77, "ping")], over: try ProgramRunner.shared(),
            options: BuiltProgram.corpus)
        #expect(exchange.replies.last?["id"] as? Int == 77)
    }

    // MARK: The tools

    private static let calls: [(tool: String, arguments: [String: any Sendable])] = [
        ("ask", ["question": "when did we sign the Monera contract?"]),
        ("ask", ["question": "pineapple volcano orchestra"]), ("ask", ["question": "who was at the pricing sync"]),
        ("search", ["query": "webhook", "limit": 3]), ("search", ["query": "pineapple volcano"]),
        ("get", ["file": "meetings/2026-03-10-pricing-sync.md", "first": 10, "last": 12]),
        ("agenda", [:]), ("agenda", ["when": "next week", "free": "1h", "all": true]),
        ("person", ["name": "Kenji"]), ("tasks", [:]), ("tasks", ["state": "overdue", "owner": "Tomasz"]),
        ("tasks", ["state": "done", "scope": "meetings"]), ("status", [:]),
    ]

    @Test func `every tool is described in full, and marked as reading alone`() throws {
        let tools = try #require(
            try exchange(try MCPExchange.request(1, "tools/list")).result()["tools"] as? [[String: Any]])
        #expect(
            tools.map { $0["name"] as? String } == ["ask", "search", "get", "agenda", "person", "tasks", "status"])
        for tool in tools {
            for key in ["title", "description"] { #expect((tool[key] as? String)?.isEmpty == false) }
            #expect((tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == true)
            for key in ["inputSchema", "outputSchema"] {
                #expect((tool[key] as? [String: Any])?["type"] as? String == "object")
            }
            #expect((tool["inputSchema"] as? [String: Any])?["additionalProperties"] as? Bool == false)
        }
    }

    @Test(arguments: calls.indices) func `what a tool gives has the shape that it promises`(place: Int) throws {
        let (name, arguments) = MCPTests.calls[place]
        let exchange = try exchange(
            try MCPExchange.request(0, "tools/list"), try MCPExchange.call(name, arguments))
        let tools = try #require(try exchange.result()["tools"] as? [[String: Any]])
        let schema = try #require(tools.first { $0["name"] as? String == name }?["outputSchema"] as? [String: Any])
        #expect(JSONShape.faults(try exchange.structure(1), schema) == [])
    }

    @Test func `an answer is that of the command, with its citations`() throws {
        let question = "when did we sign the Monera contract?"
        let answer = try exchange(try MCPExchange.call("ask", ["question": question])).structure()
        var told = try ProgramRunner.shared().run(["ask", "--json", question] + BuiltProgram.corpus).object()
        var given = answer
        for key in ["elapsed_ms"] { (told[key], given[key]) = (nil, nil) }
        #expect(given as NSDictionary == told as NSDictionary)
    }

    @Test func `a search gives the best lines first`() throws {
        let found = try exchange(try MCPExchange.call("search", ["query": "webhook", "limit": 2])).structure()
        let results = try #require(found["results"] as? [[String: Any]])
        #expect(results.count == 2)
        #expect((results[0]["snippet"] as? String)?.contains("webhook") == true)
        let scores = results.compactMap { $0["score"] as? Double }
        #expect(scores == scores.sorted(by: >))
    }

    @Test func `lines of a file are given with their numbers, some at a time`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write((1...900).map { "Line \($0)." }.joined(separator: "\n"), to: "long.md")
        let exchange = try MCPExchange(
            [
                try MCPExchange.call("get", ["file": "long.md", "first": 2, "last": 3]),
                try MCPExchange.call("get", ["file": "long.md", "first": 401]),
                try MCPExchange.call("get", ["file": "long.md", "first": 801]),
                try MCPExchange.call("get", ["file": "long.md", "first": 901]),
            ], over: runner)
        #expect(
            try exchange.structure()["lines"] as? NSArray == [
                ["line": 2, "text": "Line 2."], ["line": 3, "text": "Line 3."],
            ])
        #expect(try (0..<4).map { (try exchange.structure($0)["lines"] as? [Any])?.count } == [2, 400, 100, 0])
        #expect(try (0..<4).map { try exchange.structure($0)["next"] as? Int } == [nil, 801, nil, nil])
    }

    @Test(
        arguments: [
            ("ask", [:], "'question' is missing"), ("ask", ["question": "x", "q": 1], "there is no argument 'q'"),
            ("ask", ["question": 5], "must be a text"), ("ask", ["question": " "], "must not be empty"),
            ("ask", ["question": "x", "limit": 0], "above 0"),
            ("ask", ["question": "x", "limit": 1.5], "whole number"),
            ("ask", ["question": "x", "now": "soon"], "2026-03-18T10:15"),
            ("agenda", ["when": "soonish"], "is no time"),
            ("agenda", ["free": "soon"], "a duration"), ("tasks", ["state": "lost"], "open or done or overdue"),
            ("person", ["name": "Zzqx Wwv"], "nobody"), ("get", ["file": "../../etc/passwd"], "has no file"),
            ("get", ["file": "/etc/passwd"], "has no file"), ("get", ["file": "questions.jsonl"], "has no file"),
            ("get", ["file": "notes/churn-numbers.md", "first": 5, "last": 2], "below"),
            ("status", ["x": true], "no arguments"),
        ] as [(String, [String: any Sendable], String)])
    func `a call that makes no sense says why, for its caller to mend`(
        tool: String, arguments: [String: any Sendable], reason: String
    ) throws {
        let exchange = try exchange(try MCPExchange.call(tool, arguments))
        #expect(try exchange.result()["isError"] as? Bool == true)
        #expect(try exchange.text()?.contains(reason) == true, "\(exchange.run.testDescription)")
    }

    // MARK: The vault

    @Test func `private notes are invisible, also parts of a file`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("---\nprivate: true\n---\n# Surgery\n\nThe zirconium mast.\n", to: "surgery.md")
        try runner.vault.write(
            "# 1:1 Sarah\n\n## 2026-03-10\n\nOpen words.\n\n## 2026-03-11\n\n#private\n\nSecret words.\n\n## 2026-03-12\n\nOther words.\n",
            to: "1-1 Sarah.md")
        try runner.vault.write(
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:1
            DTSTART:20260318T090000
            SUMMARY:Open talk
            END:VEVENT
            BEGIN:VEVENT
            UID:2
            CLASS:PRIVATE
            DTSTART:20260318T110000
            SUMMARY:Secret talk
            END:VEVENT
            END:VCALENDAR

            """, to: "work.ics")
        let exchange = try MCPExchange(
            [
                try MCPExchange.call("ask", ["question": "zirconium"]),
                try MCPExchange.call("search", ["query": "secret"]),
                try MCPExchange.call("get", ["file": "surgery.md"]),
                try MCPExchange.call("get", ["file": "1-1 Sarah.md"]),
                try MCPExchange.call("get", ["file": "work.ics"]), try MCPExchange.call("agenda"),
            ], over: runner)
        #expect(!exchange.run.stdout.contains("ecret"), "\(exchange.run.stdout)")
        #expect(!exchange.run.stdout.contains("Surgery"), "\(exchange.run.stdout)")
        #expect(try exchange.text(2) == "the vault has no file 'surgery.md'; name it as citations do")
        for words in ["Open words", "Other words"] { #expect(try exchange.text(3)?.contains(words) == true) }
        #expect(try exchange.text(4)?.contains("Open talk") == true)
        let refused = try runner.runOverVault(["mcp", "--private"], input: "")
        refused.expectError("--private")
    }

    @Test func `each call sees the files as they are`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("# Boat\n\nThe mast is nine metres long.\n", to: "boat.md")
        let server = try RunningProgram(runner, ["mcp"], hasInput: true)
        let call = try MCPExchange.call("get", ["file": "boat.md"])
        server.write(call)
        #expect(server.nextLine().contains("nine metres"))
        try runner.vault.write("# Boat\n\nThe mast is ten metres and a half long.\n", to: "boat.md")
        server.write(call)
        #expect(server.nextLine().contains("ten metres and a half"))
        try FileManager.default.removeItem(atPath: runner.vault.path(of: "boat.md"))
        try runner.vault.write("# Harbour\n", to: "harbour.md")
        server.write(call)
        #expect(server.nextLine().contains("has no file"))
        server.closeInput()
        #expect(server.end().status == 0)
    }

    @Test func `without a vault the server does not begin`() throws {
        try ProgramRunner().run(["mcp"], input: "").expectError("--vault")
    }

    // MARK: Another client

    private static let python = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    private static let hasClient: Bool = {
        guard let runner = try? ProgramRunner() else { return false }
        let run = try? runner.run(
            program: ["/usr/bin/env", "python3", "-c", "import mcp"], input: nil, setting: ["PATH": python])
        return run?.status == 0
    }()

    @Test(.enabled(if: hasClient, "python3 has no package mcp"))
    func `the protocol's own client in Python understands the server`() throws {
        let script = """
            import asyncio, os, sys
            from mcp import ClientSession, StdioServerParameters
            from mcp.client.stdio import stdio_client

            async def main():
                server = StdioServerParameters(command=sys.argv[1], args=sys.argv[2:], env=dict(os.environ))
                async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
                    await session.initialize()
                    print(*[tool.name for tool in (await session.list_tools()).tools])
                    result = await session.call_tool("ask", {"question": "when did we sign the Monera contract?"})
                    print(result.isError, result.structuredContent["answer"]["value"])

            asyncio.run(main())
            """
        let run = try ProgramRunner.shared().run(
            program: ["/usr/bin/env", "python3", "-c", script, BuiltProgram.path, "mcp"] + BuiltProgram.corpus,
            input: nil, setting: ["PATH": MCPTests.python])
        #expect(
            run.lines == ["ask search get agenda person tasks status", "False 2025-12-18T11:00:00+01:00"],
            "\(run.testDescription)")
    }
}
