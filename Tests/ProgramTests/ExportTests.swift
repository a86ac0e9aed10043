import Foundation
import Testing

/// Everything that Daybook knows, as JSON lines.
@Suite struct ExportTests {
    private static let page =
        (try? String(contentsOfFile: BuiltProgram.package + "/docs/export.md", encoding: .utf8)) ?? ""

    /// The keys that the page documents for each type, those of objects in objects behind dots.
    private static let documentedKeys: [String: Set<String>] = {
        var keys: [String: Set<String>] = [:]
        var type = ""
        for line in page.split(separator: "\n") {
            if let match = line.wholeMatch(of: /### `(\w+)`.*/) { type = String(match.1) }
            if !type.isEmpty, let match = line.prefixMatch(of: /\| `([a-z_.\[\]]+)` \|/) {
                keys[type, default: []].insert(String(match.1))
            }
        }
        return keys
    }()

    /// The keys of an object; those of an array's objects stand behind `[]`.
    private static func keys(_ value: Any, after path: String = "") -> Set<String> {
        if let object = value as? [String: Any] {
            return object.reduce(into: []) { keys, field in
                let key = path.isEmpty ? field.key : path + "." + field.key
                keys.formUnion([key])
                keys.formUnion(ExportTests.keys(field.value, after: key))
            }
        }
        guard let array = value as? [Any] else { return [] }
        return array.reduce(into: []) { $0.formUnion(keys($1, after: path + "[]")) }
    }

    private func corpus(_ options: [String] = []) throws -> ProgramRun {
        let run = try ProgramRunner.shared().run(["export", "--json"] + BuiltProgram.corpus + options)
        #expect(run.status == 0 && run.stderr == "", "\(run.stderr)")
        return run
    }

    @Test func `the keys of an export are those that the page documents`() throws {
        var found: [String: Set<String>] = [:]
        for object in try corpus().objects() {
            let type = try #require(object["type"] as? String)
            found[type, default: []].formUnion(ExportTests.keys(object))
        }
        // The sample vault has none.
        found["problem"] = ["line", "message", "path", "type"]
        #expect(Set(found.keys) == Set(ExportTests.documentedKeys.keys))
        for (type, keys) in ExportTests.documentedKeys {
            #expect(found[type]?.subtracting(keys) == [], "\(type): not documented")
            #expect(keys.subtracting(found[type] ?? []) == [], "\(type): documented, not there")
        }
    }

    @Test func `every line of a type has all of its keys`() throws {
        let objects = try corpus().objects()
        for (type, lines) in Dictionary(grouping: objects, by: { $0["type"] as? String ?? "" }) {
            #expect(Set(lines.map { Set($0.keys) }).count == 1, "\(type)")
        }
    }

    @Test func `the head tells the schema, the vault and how much there is`() throws {
        let objects = try corpus().objects()
        let head = try #require(objects.first)
        #expect(head["type"] as? String == "export" && head["schema"] as? Int == 1)
        let counts = try #require(head["counts"] as? [String: Int])
        for (key, type) in [("documents", "document"), ("people", "person"), ("tags", "tag"), ("tasks", "task")] {
            #expect(counts[key] == objects.count { $0["type"] as? String == type }, "\(key)")
        }
        #expect(counts["meetings"] == objects.count { $0["counted"] as? Bool == true })
    }

    @Test func `a problem is exported with its file and line`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("---\ntitle: [open\n---\n# Open\n\nNothing.\n", to: "open.md")
        let run = try runner.runOverVault(["export", "--json"])
        let problem = try #require(try run.objects().last)
        #expect(problem["type"] as? String == "problem" && problem["path"] as? String == "open.md")
        #expect(Set(problem.keys) == ExportTests.documentedKeys["problem"])
    }

    @Test func `who was away, tasks and links stand in their document`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write(
            "# Board 2026-03-02\n\nPresent: Ann Berg, Bo Ek (chair)\nAbsent: Cy Dahl\n\n- [x] [[pier]] @Ann 📅 2026-03-09\n",
            to: "board.md")
        let document = try #require(try runner.runOverVault(["export", "--json"]).objects().dropFirst().first)
        func names(_ key: String) -> [String] {
            (document[key] as? [[String: Any]] ?? []).compactMap { $0["person"] as? String }
        }
        #expect(names("attendees") == ["Ann Berg", "Bo Ek"] && names("absentees") == ["Cy Dahl"])
        let task = try #require((document["tasks"] as? [[String: Any]])?.first)
        #expect(task["state"] as? String == "done" && task["due"] as? String == "2026-03-09")
        #expect((document["links"] as? [[String: Any]])?.first?["target"] as? String == "pier")
    }

    // MARK: Folders

    @Test func `a folder holds the same lines, a file for each type`() throws {
        let runner = try ProgramRunner()
        let folder = runner.home.path(of: "out")
        #expect(try corpus([folder]).stdout == "")
        let files = ["documents", "export", "meetings", "people", "problems", "tags", "tasks"].map { $0 + ".jsonl" }
        #expect(runner.home.files(below: "out") == files)
        let lines = try files.flatMap { try runner.home.text(of: "out/" + $0).split(separator: "\n").map(String.init) }
        #expect(lines.sorted() == (try corpus()).lines.sorted())
        #expect(try runner.home.mode(of: "out") == 0o700 && runner.home.mode(of: "out/people.jsonl") == 0o600)
    }

    @Test func `an empty folder is filled`() throws {
        let runner = try ProgramRunner()
        _ = try corpus([runner.vault.path + "/"])
        #expect(runner.vault.files(below: "").count == 7)
    }

    @Test func `nothing is written into the vault, over files, or where no folder is`() throws {
        let place = try OneNote()
        let vault = place.runner.vault.path
        try place.runner.home.write("mine", to: "full/mine.txt")
        try FileManager.default.createSymbolicLink(
            atPath: place.runner.home.path(of: "link"), withDestinationPath: vault)
        let before = try place.runner.vault.states()
        let refused = [
            (vault, "in the vault"), (vault + "/out", "in the vault"),
            (place.runner.home.path(of: "link/out"), "in the vault"),
            (place.runner.home.path(of: "full"), "no empty folder"), (vault + "/boat.md", "in the vault"),
            (place.runner.home.path(of: "no/such"), "is not there"),
        ]
        for (folder, reason) in refused {
            let run = try place.runner.runOverVault(["export", "--json", folder])
            #expect(run.status == 2 && run.stderr.contains(reason), "\(run.testDescription)")
        }
        #expect(try place.runner.vault.states() == before)
        #expect(try place.runner.home.text(of: "full/mine.txt") == "mine")
    }

    @Test func `the current folder is not replaced`() throws {
        let place = try OneNote()
        let run = try place.runner.shell(
            "mkdir \"$HOME/here\" && cd \"$HOME/here\" && daybook export --json . --vault '\(place.runner.vault.path)'")
        #expect(run.status == 2 && run.stderr.contains("the current folder"), "\(run.testDescription)")
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "a small disk cannot be made here"))
    func `an export for which there is no room leaves nothing`() throws {
        let disk = try SmallDisk(kilobytes: 256)
        let run = try ProgramRunner.shared().run(["export", "--json", disk.path + "/out"] + BuiltProgram.corpus)
        #expect(run.status == 2 && run.stderr.contains("cannot write"), "\(run.stderr)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    }

    @Test func `only JSON is exported, and says so`() throws {
        try OneNote().runner.runOverVault(["export"]).expectError("needs --json")
    }

    // MARK: Private notes

    @Test func `private notes are exported only where they are asked for`() throws {
        let place = try OneNote()
        let without = try place.runner.runOverVault(["export", "--json"])
        try place.runner.vault.write(
            "---\ntags: [private, surgery]\ndate: 2026-03-02\nattendees: [Zoe Quist]\n---\n# Knee\n\n- [ ] call the surgeon\n",
            to: "knee.md")
        let hidden = try place.runner.runOverVault(["export", "--json"])
        #expect(hidden.lines.dropFirst() == without.lines.dropFirst())
        #expect(hidden.lines.first?.contains("\"private_documents\":1") == true)
        let shown = try place.runner.runOverVault(["export", "--json", "--private"]).stdout
        for text in ["knee.md", "surgery", "Zoe Quist", "call the surgeon", "\"private\":true"] {
            #expect(shown.contains(text) && !hidden.stdout.contains(text), "\(text)")
        }
    }

    // MARK: Reading it back

    private static let python = "/usr/bin/env"
    private static let hasPython =
        (try? ProgramRunner().run(program: [python, "python3", "-c", ""], input: nil).status) == 0

    @Test(.enabled(if: hasPython, "python3 is not there"))
    func `the program of the page reads it back, and its sums are those of other commands`() throws {
        let parts = ExportTests.page.split(separator: "```python\n")
        let program = try #require(parts.dropFirst().first?.split(separator: "```").first)
        let run = try ProgramRunner.shared().run(
            program: [ExportTests.python, "python3", "-c", String(program)], input: (try corpus()).output)
        let sums = try run.object()
        func view(_ command: String) throws -> [String: Any] {
            try ProgramRunner.shared().run([command, "--json", "--limit", "100000"] + BuiltProgram.corpus).object()
        }
        #expect(sums["open_tasks"] as? Int == (try view("tasks")["entries"] as? [Any])?.count)
        let status = try view("status")
        #expect(sums["meetings"] as? Int == status["meetings"] as? Int)
        let people = try #require(try view("people")["entries"] as? [[String: Any]])
        let met = try #require(sums["met"] as? [String: Int])
        #expect(people.count > 10)
        for person in people {
            #expect(met[try #require(person["name"] as? String)] ?? 0 == person["meetings"] as? Int, "\(person)")
        }
    }

    @Test func `files that came in another order are exported as the same bytes`() throws {
        let (first, second) = (try OneNote(), try OneNote())
        let notes = [
            "a.md":
                "---\nkind: meeting\ndate: 2026-03-10T14:00\nattendees: [Ann Berg, Bo Ek]\n---\n# Pier\n\nLonger. #pier\n",
            "b.md": "# Log\n\n## 2026-03-11\n\nAnn Berg said yes.\n\n- [ ] rope @Bo\n",
            "c.ics":
                "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Pier\nDTSTART:20260310T140000\nATTENDEE;CN=Bo Ek:mailto:bo@x.example\nEND:VEVENT\nEND:VCALENDAR\n",
        ]
        var texts: [String] = []
        for (place, names) in [(first, notes.keys.sorted()), (second, notes.keys.sorted().reversed())] {
            for name in names {
                let path = try place.runner.vault.write(notes[name] ?? "", to: name)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 1_773_000_000)], ofItemAtPath: path)
                #expect(try place.runner.runOverVault(["index"]).status == 0)
            }
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_773_000_000)],
                ofItemAtPath: place.runner.vault.path(of: "boat.md"))
            texts.append(
                try place.runner.runOverVault(["export", "--json"]).stdout
                    .replacing(place.runner.vault.path, with: "VAULT"))
        }
        #expect(texts[0] == texts[1])
    }
}
