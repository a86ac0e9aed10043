import Testing

/// A home with a vault of one note.
struct OneNote {
    let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        try runner.vault.write("# Boat\n\nThe mast is nine metres long.\n", to: "boat.md")
    }

    func ask(_ question: String, _ options: [String] = []) throws -> ProgramRun {
        try runner.runOverVault(["ask"] + options + [question])
    }

    /// The path of the index that the program made in its cache.
    func index() throws -> String {
        let files = runner.home.files(below: "cache/daybook").filter { $0.hasSuffix(".sqlite") }
        return runner.home.path(of: "cache/daybook/" + (try #require(files.first)))
    }
}

extension ProgramRun {
    /// Expects an error of one line that says all of some texts, with nothing on standard output.
    func expectError(_ texts: String..., location: SourceLocation = #_sourceLocation) {
        #expect(status == 2, "\(testDescription)", sourceLocation: location)
        #expect(stdout == "", sourceLocation: location)
        #expect(stderr.hasPrefix("daybook: "), "\(stderr)", sourceLocation: location)
        #expect(stderr.split(separator: "\n").count == 1, "\(stderr)", sourceLocation: location)
        for text in texts { #expect(stderr.contains(text), "\(stderr)", sourceLocation: location) }
    }
}
