import Foundation
import Testing

/// Vaults made to harm: each is read in bounded time and memory, nothing of it steers the terminal, and the good note is found.
///
/// `DAYBOOK_HOSTILE_SCALE` multiplies the sizes, which stand here as they are for a scale of 4.
@Suite struct HostileVaultTests {
    private static let scale = ProcessInfo.processInfo.environment["DAYBOOK_HOSTILE_SCALE"].flatMap { Int($0) } ?? 1
    /// What a run may use: seconds of the processor and kB of memory of its own.
    private static let limits = (seconds: 60, kilobytes: 1_500_000)

    private static func times(_ count: Int) -> Int { count * scale / 4 }

    private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: times(count))
    }

    /// A vault made to harm, by what is in it.
    struct Hostile: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var make: @Sendable (TemporaryFolder) throws -> Void
    }

    private static func texts(_ name: String, _ files: @escaping @Sendable () -> [String: String]) -> Hostile {
        Hostile(testDescription: name) { vault in for (path, text) in files() { try vault.write(text, to: path) } }
    }

    private static let markup = [
        texts("escape sequences, links of terminals, bidirectional overrides") {
            let sequences = "\u{1B}]8;;http://x\u{7}mast\u{1B}]8;;\u{7} \u{1B}]52;c;QUJD\u{7}"
            return ["a.md": "# \(sequences) \u{202E}\u{2066}tsam\u{9B}2J \u{0}\n"]
        },
        texts("deep lists and quotes") {
            let items = (0..<times(800)).map { String(repeating: "  ", count: $0) + "- mast\n" }
            let quotes = (0..<times(500)).map { String(repeating: ">", count: $0) + " q\n" }
            return ["l.md": items.joined(), "q.md": repeated("> ", 4000) + "mast\n" + quotes.joined()]
        },
        texts("brackets, stars and ticks without end") {
            let brackets = [("[", 5000), ("x]", 5000), ("[a](", 5000), ("![", 5000)]
            let marks = [
                ("*a **a ", 5000), ("_", 9000), ("`", 9001), ("<!--", 5000), ("&", 9000), ("$", 9001), ("\\", 9001),
            ]
            return [
                "b.md": brackets.map { repeated($0.0, $0.1) }.joined(),
                "s.md": marks.map { repeated($0.0, $0.1) }.joined(separator: "\n"),
            ]
        },
        texts("one long line and one long word") {
            let long = [("mast sail ", 20_000), ("a", 200_000), ("e\u{301}\u{302}", 20_000)]
            return ["n.md": long.map { repeated($0.0, $0.1) }.joined(separator: "\n")]
        },
        texts("YAML that refers to itself, and deep YAML") {
            let anchors = zip("bcdefghijk", "abcdefghij").map { name, before in
                "\(name): &\(name) [" + Array(repeating: "*\(before)", count: 9).joined(separator: ",") + "]\n"
            }
            let deep = repeated("[", 5000) + repeated("]", 5000) + "\nx: " + repeated("{a: ", 5000)
            let keys = (0..<times(5000)).map { "k\($0): v\n" }.joined()
            return [
                "y.md": "---\na: &a [x, x, x]\n\(anchors.joined())title: *k\nattendees: *j\n---\nmast\n",
                "d.md": "---\nattendees: \(deep)\n---\nmast\n", "k.md": "---\n\(keys)---\nmast\n",
            ]
        },
        texts("tasks, tables and headings by the thousand") {
            let table = ["c|", "---|", "mast|"].map { repeated($0, 3000) }.joined(separator: "\n")
            return [
                "t.md": (0..<times(5000)).map { "- [ ] item \($0) @Bob due:2026-03-20\n" }.joined(),
                "w.md": table, "h.md": (0..<times(5000)).map { "# h\($0)\n" }.joined(),
            ]
        },
    ]

    private static func event(_ rule: String, _ number: Int) -> String {
        "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20200101T100000Z\r\nSUMMARY:sail\r\n\(rule)\r\nEND:VEVENT\r\n"
    }

    private static let formats = [
        texts("calendars with a billion occurrences") {
            let rules = [
                "RRULE:FREQ=SECONDLY", "RRULE:FREQ=HOURLY;INTERVAL=200;COUNT=1000000000",
                "RRULE:FREQ=DAILY;COUNT=99999999999999999999", "RRULE:FREQ=DAILY;INTERVAL=0",
                "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "DURATION:P99999999999999999999D",
                "RRULE:FREQ=YEARLY;INTERVAL=9223372036854775807", "RRULE:FREQ=MONTHLY;BYSETPOS=-400;BYDAY=MO",
                "DTSTART;TZID=../../etc/passwd:20260101T100000", "DTSTART;TZID=Europe/Berlin:99991231T235959",
            ]
            let events = rules.enumerated().map { event($1, $0) }.joined()
            return ["c.ics": "BEGIN:VCALENDAR\r\n\(events)END:VCALENDAR\r\n"]
        },
        texts("captions, cards and transcripts that lie") {
            let cues = (0..<times(2000)).map { "99:99:99.999 --> 00:00:00.000\n<v P\($0)>x</v>\n\n" }
            let cards = (0..<times(1000)).map { "BEGIN:VCARD\r\nFN:P\($0) Q\r\nEND:VCARD\r\n" }
            return [
                "o.vtt": "WEBVTT\n\n" + cues.joined(), "q.vcf": repeated("BEGIN:VCARD\r\n", 3000) + cards.joined(),
                "p.srt": "1\n00:00:01,000 --> 99999999999999:00:02,000\n" + repeated("<b>", 5000) + "\n",
            ]
        },
        Hostile(testDescription: "bytes that are no text") { vault in
            let overlong: [UInt8] = [0xC0, 0xAF, 0xE0, 0x80, 0xAF, 0xED, 0xA0, 0x80, 0xF8, 0x88, 0x80, 0x80, 0x80]
            try vault.write(overlong, to: "o.md")
            try vault.write(Array("# a\0mast\0b\n".utf8), to: "n.md")
            try vault.write(Array("mast".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "u.md")
            try vault.write([UInt8](repeating: 0x0A, count: times(300_000)), to: "l.md")
            try vault.write((0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }, to: "r.ics")
        },
    ]

    private static let files = [
        Hostile(testDescription: "names with line ends, dashes, escapes and bytes that are no text") { vault in
            let names = ["new\nline", "-rf", "--vault", "esc\u{1B}]0;x\u{7}", "rtl\u{202E}gpj", "%s%n", "q\"'<b>", " "]
            for name in names {
                try vault.write("# Sail\n\nA sail.\n", to: name + ".md")
            }
            var bytes: [CChar] = Array((vault.path + "/bad").utf8CString.dropLast())
            bytes += [-1, -2]
            bytes += ".md".utf8CString
            close(open(bytes, O_CREAT | O_WRONLY | O_CLOEXEC, 0o644))
        },
        Hostile(testDescription: "links in circles and out of the vault, pipes, devices") { vault in
            symlink(".", vault.path(of: "self"))
            symlink("loop.md", vault.path(of: "loop.md"))
            symlink("/etc/passwd", vault.path(of: "out.md"))
            symlink("/etc", vault.path(of: "etc"))
            symlink("/dev/zero", vault.path(of: "zero.md"))
            mkfifo(vault.path(of: "fifo.md"), 0o644)
            mkfifo(vault.path(of: "fifo.ics"), 0o644)
            mknod(vault.path(of: "device.md"), S_IFCHR | 0o644, 0x0105)
        },
        Hostile(testDescription: "files of gigabytes without content") { vault in
            for name in ["big.md", "big.ics", "big.txt"] {
                truncate(try vault.write("", to: name), 10 << 30)
            }
            truncate(try vault.write("", to: "less.md"), times(20) << 20)
        },
        Hostile(testDescription: "a folder with thousands of files, and one deep down") { vault in
            for number in 0..<times(5000) { try vault.write("", to: "many/\(number).md") }
            try vault.write("mast", to: String(repeating: "d/", count: 150) + "x.md")
        },
    ]

    @Test(arguments: markup + formats + files)
    func `a hostile vault is read in bounds, steers nothing and hides nothing`(hostile: Hostile) throws {
        let place = try OneNote()
        try hostile.make(place.runner.vault)
        let question = ["ask", "how long is the mast?"]
        for command in [question, ["ask", "list all notes"], ["status"], ["tasks"], ["export", "--json"]] {
            let run = try bounded(place.runner, command)
            #expect(run.status < 2, "\(command): \(run.testDescription.prefix(500))")
            try expectNoControls(run)
            if command == question { #expect(run.stdout.contains("nine metres"), "\(run.stderr)") }
            #expect(run.stderr.split(separator: "\n").allSatisfy { $0.hasPrefix("daybook: ") }, "\(run.stderr)")
        }
    }

    /// Runs the program over a vault where the system ends it as soon as it uses too much.
    private func bounded(_ runner: ProgramRunner, _ arguments: [String], input: String? = nil) throws -> ProgramRun {
        let limits = HostileVaultTests.limits
        // A sanitizer keeps terabytes of addresses for itself, of which it uses little.
        let memory = Sanitizer.name == nil ? "ulimit -d \(limits.kilobytes)" : "true"
        let script = "ulimit -t \(limits.seconds * Sanitizer.slowness) && \(memory) && exec \"$@\""
        return try runner.run(
            program: ["/bin/bash", "-c", script, "sh", BuiltProgram.path] + arguments
                + ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"], input: input.map { Array($0.utf8) })
    }

    private func expectNoControls(_ run: ProgramRun) throws {
        for scalar in (run.stdout + run.stderr).unicodeScalars {
            let value = scalar.value
            let isControl = value < 0x20 && value != 0x0A && value != 0x09 || (0x7F..<0xA0).contains(value)
            let turns = (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
            #expect(!isControl && !turns, "\(run.command): U+\(String(value, radix: 16))")
            if isControl || turns { return }
        }
    }

    // MARK: Questions

    private static let questions = [
        "mast " + repeated("mast ", 20_000), repeated("a", 100_000), repeated("\"", 20_001),
        "mast\" OR (NEAR/3 -\"", "mast AND NOT OR * ^ : ( ) { } NEAR(a b, 5) col:x", "'; drop table chunk; -- mast",
        "👩‍👩‍👧🇩🇪👍🏽", "((((((((((", "\u{202E}\u{1B}[2J mast \u{0}", "%s %n %x",
        repeated("last Tuesday before ", 1000), repeated("not with Bob ", 1000), repeated("👩‍👩‍👧", 2000),
        "e" + repeated("\u{301}", 20_000),
    ]

    @Test func `any question gets an answer, in bounds`() throws {
        let place = try OneNote()
        let input = HostileVaultTests.questions.map { $0.replacing("\n", with: " ") + "\n" }.joined()
        let text = try bounded(place.runner, ["--no-context"], input: input)
        let objects = try bounded(place.runner, ["--no-context", "--json"], input: input)
        for run in [text, objects] {
            #expect(run.status == 0 && run.stderr == "", "\(run.stderr)")
            try expectNoControls(run)
        }
        #expect(try objects.objects().count == HostileVaultTests.questions.count)
    }
}
