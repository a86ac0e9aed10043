import Foundation
import Testing

/// Mistakes in the configuration, and in the sets that are evaluated.
@Suite struct ConfigurationErrorTests {
    private func run(_ configuration: String, setting: [String: String] = [:]) throws -> ProgramRun {
        let place = try OneNote()
        try place.runner.home.write(configuration, to: "config/daybook/config")
        return try place.runner.run(["ask", "mast", "--vault", place.runner.vault.path], setting: setting)
    }

    @Test(arguments: [
        ("timezon = Europe/Berlin", "there is no key 'timezon'; did you mean 'timezone'?"),
        ("colour = pink", "there is no key 'colour'; there are vault, me, timezone"),
        ("timezone Europe/Berlin", "key = value"),
        ("timezone = Mars/Olympus", "'Mars/Olympus' is not an IANA time zone such as Europe/Berlin"),
        ("timezone =", "'' is not an IANA time zone"), ("week-starts = friday", "'friday' is not monday or sunday"),
        ("week-starts = s", "monday or sunday"), ("locale = German, please", "a locale such as de_DE"),
        ("language = french", "'french' is not auto, en, de or fr"),
        ("ignore = \"old drafts", "each quote closed"), ("me = <>", "Maya <maya@example.org>"),
        ("[vault", "[vault PATH]"), ("[vault ]", "[vault PATH]"), ("[elsewhere]", "[vault PATH]"),
        ("[vault /elsewhere]\ntimezone = Nowhere", "config:4: 'Nowhere'"),
    ])
    func `a mistake in the configuration is told with its line`(lines: String, text: String) throws {
        let run = try run("# mine\n\n\(lines)\n")
        run.expectError("/config/daybook/config:\(lines.contains("\n") ? 4 : 3): ", text)
    }

    @Test func `what is no text is told with its line`() throws {
        let place = try OneNote()
        try place.runner.home.write("me = Maya\n", to: "config/daybook/config")
        let file = place.runner.home.path(of: "config/daybook/config")
        try Data(Array("me = Maya\nlocale = ".utf8) + [0xFF, 0x0A]).write(to: URL(fileURLWithPath: file))
        try place.runner.run(["ask", "mast", "--vault", place.runner.vault.path]).expectError("config:2: ", "UTF-8")
    }

    @Test func `a configuration that cannot be read is an error`() throws {
        let place = try OneNote()
        try place.runner.home.write("x", to: "config/daybook/config/inside")
        try place.runner.run(["ask", "mast", "--vault", place.runner.vault.path]).expectError(
            "cannot read", "daybook/config")
    }

    @Test(arguments: [
        "\u{FEFF}timezone = Europe/Berlin\r\nWeek-Starts = Sun\r\n",
        "locale = de_DE.UTF-8@euro\nlocale = C\nlocale =\n",
        "me = Maya Hartmann <maya@example.org>, Mayo\nignore = archive/, \"old drafts/\"\n# end",
        "[vault /elsewhere]\nvault = x\nweek-starts = monday\n", "",
    ])
    func `what is written as it should be is no mistake`(configuration: String) throws {
        let run = try run(configuration)
        #expect(run.status == 0 && run.stdout.contains("nine metres"), "\(run.testDescription)")
    }

    @Test(arguments: [("WEEK_STARTS", "friday"), ("LOCALE", "?!"), ("TIMEZONE", "Nowhere"), ("IGNORE", "'a")])
    func `a mistake in the environment is told with its variable`(name: String, value: String) throws {
        try run("", setting: ["DAYBOOK_\(name)": value]).expectError("DAYBOOK_\(name): '\(value)' is not ")
    }

    @Test func `the locale of the system is no setting of Daybook`() throws {
        #expect(try run("", setting: ["LC_ALL": "anything at all"]).status == 0)
    }

    @Test(arguments: [[], ["--vault", "/nowhere"]])
    func `a set that cannot be read is named, whatever the vault`(options: [String]) throws {
        try ProgramRunner().run(["eval", "nope.jsonl"] + options).expectError("question set nope.jsonl")
    }

    @Test func `judgments and runs that cannot be read are named as such`() throws {
        let set = BuiltProgram.package + "/Corpus/questions.jsonl"
        try ProgramRunner.shared().run(["eval", set, "--qrels", "nope.qrels"] + BuiltProgram.corpus)
            .expectError("the judgments nope.qrels")
        try ProgramRunner.shared().run(["eval", "measure", "nope.qrels", "nope.run"]).expectError(
            "the judgments nope.qrels")
    }
}
