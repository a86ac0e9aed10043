import Foundation
import Testing

/// `daybook index --watch` over a vault that changes.
@Suite struct WatchTests {
    private let place: OneNote
    private let watch: RunningProgram

    init() throws {
        place = try OneNote()
        watch = try RunningProgram(place.runner, ["index", "--watch"])
        #expect(watch.nextLine() == "1 files: 1 read, 0 gone, 0 unchanged")
    }

    private var vault: TemporaryFolder { place.runner.vault }

    private func expectEnd(_ signal: Int32 = SIGINT) {
        watch.signal(signal)
        let end = watch.end()
        #expect(end.status == 0)
        #expect(end.messages == "")
    }

    @Test func `a new file is read, told, and found without another look at the vault`() throws {
        try vault.write("# Sail\n\nThe mast carries two sails.\n", to: "sail.md")
        let line = watch.nextLine()
        #expect(line.hasSuffix(" 1 read"), "\(line)")
        #expect(line.wholeMatch(of: /\d\d:\d\d:\d\d .*/) != nil, "\(line)")
        #expect(try place.ask("sails", ["--no-update"]).stdout.contains("two sails"))
        expectEnd()
    }

    @Test func `what is deleted, renamed and put into new folders is one update`() throws {
        try vault.write("The keel is lead.\n", to: "keel.md")
        #expect(watch.nextLine().hasSuffix(" 1 read"))
        try FileManager.default.removeItem(atPath: vault.path(of: "boat.md"))
        rename(vault.path(of: "keel.md"), vault.path(of: "ballast.md"))
        try vault.write("The hull is oak.\n", to: "new/deep/hull.md")
        #expect(watch.nextLine().hasSuffix(" 2 read, 2 gone"))
        try vault.write("The hull is ash.\n", to: "new/deep/hull.md")
        #expect(watch.nextLine().hasSuffix(" 1 read"))
        expectEnd(SIGTERM)
    }

    @Test func `an editor that saves by way of another file makes one update`() throws {
        for text in ["One.\n", "Two.\n", "The mast is ten metres long.\n"] {
            try vault.write(text, to: ".boat.md.swp")
            rename(vault.path(of: ".boat.md.swp"), vault.path(of: "boat.md"))
        }
        #expect(watch.nextLine().hasSuffix(" 1 read"))
        #expect(try place.ask("mast", ["--no-update"]).stdout.contains("ten metres"))
        expectEnd()
    }

    @Test func `a thousand files at once are one update`() throws {
        for number in 1...1000 { try vault.write("Plank \(number).\n", to: "planks/\(number).md") }
        #expect(watch.nextLine().hasSuffix(" 1000 read"))
        expectEnd()
    }

    @Test func `it ends when nobody reads any more`() throws {
        watch.closeOutput()
        let end = watch.end()
        #expect(end.status == 0)
        #expect(end.messages == "")
    }
}

/// `daybook index --watch` where the kernel lets nobody watch.
@Suite struct PollingTests {
    @Test(.enabled(if: Privileges.canForbidWatching, "only some systems let a user lower the limit"))
    func `the vault is looked at every few seconds, which is told once`() throws {
        let place = try OneNote()
        let watch = try RunningProgram(place.runner, ["index", "--watch"], by: Privileges.withoutWatching)
        #expect(watch.nextLine() == "1 files: 1 read, 0 gone, 0 unchanged")
        for name in ["sail.md", "keel.md"] {
            try place.runner.vault.write("A note about the \(name).\n", to: name)
            #expect(watch.nextLine().hasSuffix(" 1 read"))
        }
        watch.signal(SIGINT)
        let end = watch.end()
        #expect(end.status == 0)
        #expect(end.messages.split(separator: "\n").count == 1, "\(end.messages)")
        #expect(end.messages.contains("fs.inotify.max_user_watches"))
    }
}
