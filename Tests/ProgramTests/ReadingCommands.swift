import Foundation

@testable import daybook

/// Every command that reads, with words that make it find something in the sample vault, for tests of what all of them keep.
enum ReadingCommands {
    /// A command line with standard input.
    struct Line: Sendable {
        var arguments: [String]
        var input: String?

        var command: String? { arguments.first }
    }

    /// Commands that write files of the user, of the vault or of the program, and so are not among these.
    static let writing: Set = ["forget", "note", "habit", "subscription"]

    static let all: [Line] = [
        Line(arguments: ["ask", "what did I discuss with Sarah last week about pricing"]),
        Line(arguments: ["ask", "--json", "open tasks for Priya"]),
        Line(arguments: ["ask", "--private", "wie lange war ich letzte Woche mit Sarah Chen in Besprechungen?"]),
        Line(arguments: ["ask", "--via", "cat > /dev/null; echo So it is.", "pricing last week"]),
        Line(arguments: ["explain", "--scores", "pricing since January"]),
        Line(arguments: ["explain", "--document", "meetings/2026-03-10-pricing-sync.md"]),
        Line(arguments: ["today"]), Line(arguments: ["week", "--json"]),
        Line(arguments: ["agenda", "next week", "--free", "1h"]),
        Line(arguments: ["prep", "Sarah Chen"]), Line(arguments: ["notes", "pricing"]),
        Line(arguments: ["people"]), Line(arguments: ["people", "Kenji"]), Line(arguments: ["tags"]),
        Line(arguments: ["tasks", "--json"]), Line(arguments: ["similar", "meetings/2026-03-10-pricing-sync.md:14"]),
        Line(arguments: ["index"]), Line(arguments: ["index", "--rebuild"]), Line(arguments: ["status"]),
        Line(arguments: ["doctor"]),
        Line(arguments: ["eval", BuiltProgram.package + "/Corpus/questions.jsonl", "--limit", "3"]),
        Line(arguments: ["check", "-"], input: ""), Line(arguments: ["prompts"]), Line(arguments: ["help"]),
        Line(arguments: ["export", "--json"]),
        Line(arguments: ["mcp"], input: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n"),
        Line(arguments: ["q"]), Line(arguments: ["habits"]), Line(arguments: ["subscriptions", "--json"]),
        Line(arguments: ["completions", "bash"]), Line(arguments: ["man"]), Line(arguments: ["complete", "people"]),
        Line(arguments: [], input: "pricing last week\n{\"question\": \"who was at the offsite\"}\n"),
    ]

    /// Commands that need what another one has kept, and are tested by themselves.
    static let dependent: Set = ["diff"]

    /// The names of commands that are in no list.
    static var unlisted: Set<String> {
        Set(CommandTable.commands.map(\.name)).subtracting(all.compactMap(\.command)).subtracting(writing)
            .subtracting(dependent)
    }
}
