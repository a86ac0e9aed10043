import Foundation
import Testing

@testable import daybook

/// What Tab completes.
@Suite struct CompletionTests {
    private static let tab = "\t"

    private static func completer(_ names: [String]) -> Completer {
        var completer = Completer()
        completer.names = Completer.Names { names.map { Completer.Candidate($0) } }
        return completer
    }

    @Test(arguments: [
        ("what happened last w", "last w", "last week"), ("Änderungen Ü", "Ü", "übermorgen "),
        ("nachste", "nachste", "nächste Woche "), ("zoe k", "zoe k", "Zoë Kravitz "),
        ("\"pricing s", "pricing s", "Pricing sync "),
        ("#hi", "#hi", "#hiring "), (":sh", ":sh", ":show "), ("with Bob on tu", "tu", "Tuesday "),
    ])
    func `the longest words before the cursor that begin something are completed`(
        line: String, replaced: String, replacement: String
    ) {
        let names = [
            "last week", "last weekend", "übermorgen", "nächste Woche", "Zoë Kravitz", "Pricing sync", "#hiring",
            "Tuesday",
        ]
        let completion = CompletionTests.completer(names).completion(of: line)
        #expect(completion.replaced == replaced)
        #expect(completion.replacement == replacement)
    }

    @Test func `a person is found by the last name, too`() {
        var completer = Completer()
        completer.names = Completer.Names { [Completer.Candidate("Wilhelmina Ottersberg", named: "Ottersberg")] }
        #expect(completer.completion(of: "who is otters").replacement == "Wilhelmina Ottersberg ")
    }

    @Test func `several matches are listed where they have no more in common`() {
        let completion = CompletionTests.completer(["Sarah Chen", "Sarah Lindqvist"]).completion(of: "with Sarah ")
        #expect(completion.replacement == nil)
        #expect(completion.matches == ["Sarah Chen", "Sarah Lindqvist"])
    }

    @Test func `words that begin nothing are left alone`() {
        #expect(CompletionTests.completer(["last week"]).completion(of: "what did xyz").matches == [])
        #expect(CompletionTests.completer(["last week"]).completion(of: "").matches == [])
    }

    @Test func `the argument of a command is completed from what it may be`() {
        var completer = Completer()
        completer.arguments = { $0.argument == .condition ? ["time", "Sarah"] : [] }
        #expect(completer.completion(of: ":drop t").replacement == "time ")
        #expect(completer.completion(of: ":drop s").replacement == "Sarah ")
        #expect(completer.completion(of: ":people s").matches == [])
    }

    @Test func `a list of matches fits the width`() {
        DisplayWidth.useUTF8()
        let list = MatchList(["alpha", "beta", "gamma", "日本語の港", "delta"], width: 30).text
        #expect(list == "alpha       日本語の港\nbeta        delta\ngamma")
        #expect(MatchList(["alpha", "beta"], width: 5).text == "alpha\nbeta")
    }

    @Test func `Tab completes a time phrase, a last name and a title`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.enter("crane last w\(CompletionTests.tab)\r")
        try terminal.enter("who is otters\(CompletionTests.tab)\r")
        try terminal.enter("harbour t\(CompletionTests.tab)\r")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(
            try desk.history().map { $0.trimmingCharacters(in: .whitespaces) }
                == ["crane last week", "who is Wilhelmina Ottersberg", "Harbour talk", ":quit"])
    }

    @Test(arguments: [
        ("#hi", "#hiring"), ("what about #hi", "what about #hiring"),
        ("meetings tagged #HULL", "meetings tagged #hull/paint"),
    ])
    func `Tab completes a tag, wherever it stands`(typed: String, completed: String) throws {
        let desk = try Desk()
        try desk.runner.vault.write("# Work\n\nWe look for a cook. #hiring #hull/paint\n", to: "work.md")
        let terminal = try desk.terminal()
        try terminal.enter(typed + CompletionTests.tab + "\r")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(try desk.history().map { $0.trimmingCharacters(in: .whitespaces) } == [completed, ":quit"])
    }

    @Test func `Tab shows what a beginning may become, and the line stays`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.enter(":s\(CompletionTests.tab)")
        try terminal.wait(for: ":show")
        try terminal.wait(for: ":status")
        try terminal.wait(for: "> :s")
        terminal.send("how\r")
        try terminal.wait(for: "ask a question first")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `a new note's title is completed once it is read`() throws {
        let desk = try Desk()
        let terminal = try desk.terminal()
        try terminal.prompt()
        try desk.runner.vault.write("# Zanzibar lamp\n\nThe lighthouse lamp is green.\n", to: "lamp.md")
        terminal.send("crane\r")
        try terminal.enter("zan\(CompletionTests.tab)\r")
        try terminal.wait(for: "lamp is green")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }
}
