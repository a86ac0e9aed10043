import Foundation
import Indexing
import Model
import Store
import Testing

/// Who "I" is: whom the user names, a page, or the owner of a calendar; otherwise nobody.
@Suite struct OwnerTests {
    private let vault: TemporaryVault

    init() throws { vault = try TemporaryVault() }

    private func meeting(_ day: Int, _ attendees: String) -> String {
        "---\nkind: meeting\ndate: 2026-03-\(day)T14:00\nattendees: [\(attendees)]\n---\n# Sync \(day)\n\nText.\n"
    }

    private func page(_ name: String, _ properties: String) -> String { "---\n\(properties)\n---\n# \(name)\n" }

    /// The owner's name and how they are known, where the user says this of themselves.
    private func owner(_ named: PersonPage? = nil) throws -> (name: String?, owner: VaultOwner) {
        try vault.update(owner: named)
        let reader = try vault.reader()
        let owner = try reader.owner()
        return (try reader.people().first { $0.number == owner.person }?.name, owner)
    }

    @Test func `whoever attends most meetings is not the owner`() throws {
        for day in 10...19 { try vault.write("\(day).md", meeting(day, "Ana Becker, Bob Okafor \(day)")) }
        #expect(try owner().owner == VaultOwner())
    }

    @Test func `the user says who they are, by name, address or first name`() throws {
        try vault.write("a.md", meeting(10, "Ana Becker <ana@x.org>, Bob Okafor"))
        for named in [
            PersonPage(name: "Ana Becker"), PersonPage(name: "", emails: ["ana@x.org"]), PersonPage(name: "Ana"),
            PersonPage(name: "Becker"), PersonPage(name: "Annie", emails: ["ana@x.org"]),
        ] {
            let (name, found) = try owner(named)
            #expect(name == "Ana Becker", "\(named.line)")
            #expect(found.ground == .named && !found.hasCalendar)
            #expect(try vault.reader().people().count == 2)
        }
    }

    @Test func `a name that several bear is nobody's, and those who bear it are told`() throws {
        try vault.write("a.md", meeting(10, "Sarah Chen, Sarah Lindqvist"))
        #expect(try owner(PersonPage(name: "Sarah")).owner == VaultOwner(choices: ["Sarah Chen", "Sarah Lindqvist"]))
        try vault.write("Sarah Chen.md", page("Sarah Chen", "kind: person\nme: true"))
        #expect(try owner(PersonPage(name: "Sarah")).name == "Sarah Chen")
    }

    @Test(arguments: ["Zoe", "Zoe Quist"]) func `a name that nobody bears is the owner's all the same`(name: String)
        throws
    {
        try vault.write("a.md", meeting(10, "Sarah Chen, Sarah Lindqvist"))
        #expect(try owner(PersonPage(name: name)).name == name)
    }

    @Test func `a page about a person says that they are the owner`() throws {
        try vault.write("a.md", meeting(10, "Ana Becker, Bob Okafor"))
        try vault.write("people/Ana.md", page("Ana Becker", "kind: person\nme: true"))
        let (name, found) = try owner()
        #expect(name == "Ana Becker" && found.ground == .page)
    }

    @Test func `so does a property of a page of no kind, but not one that is false`() throws {
        try vault.write("a.md", meeting(10, "Ana Becker, Bob Okafor"))
        try vault.write("Ana Becker.md", page("Ana Becker", "me: no"))
        #expect(try owner().name == nil)
        try vault.write("Ana Becker.md", page("Ana Becker", "me: yes"))
        #expect(try owner().name == "Ana Becker")
    }

    @Test func `two pages that say so say nothing`() throws {
        for name in ["Ana Becker", "Bob Okafor"] { try vault.write("\(name).md", page(name, "kind: person\nme: true")) }
        #expect(try owner().owner == VaultOwner(choices: ["Ana Becker", "Bob Okafor"]))
    }

    @Test func `a private page says nothing where private ones are left out`() throws {
        try vault.write("a.md", meeting(10, "Ana Becker, Bob Okafor"))
        try vault.write("Ana Becker.md", page("Ana Becker", "kind: person\nme: true\nprivate: true"))
        #expect(try owner().owner == VaultOwner())
    }

    // MARK: Calendars

    private func calendar(of owner: String, events: Int = 5, first: Int = 1) -> String {
        let texts = (first..<(first + events)).map { number in
            "BEGIN:VEVENT\r\nUID:\(owner)\(number)\r\nSUMMARY:Talk \(number)\r\nDTSTART:202603\(10 + number)T140000Z\r\n"
                + "ORGANIZER;CN=\(owner):mailto:\(owner)@x.org\r\nATTENDEE;CN=\(owner):mailto:\(owner)@x.org\r\n"
                + "ATTENDEE;CN=Guest \(number):mailto:guest\(number)@x.org\r\nEND:VEVENT\r\n"
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + texts.joined() + "END:VCALENDAR\r\n"
    }

    @Test func `the owner of the vault's calendars is the vault's`() throws {
        try vault.write("work.ics", calendar(of: "ana"))
        try vault.write("home.ics", calendar(of: "ana", first: 10))
        let (name, found) = try owner()
        #expect(name == "ana" && found.ground == .calendar && found.hasCalendar)
    }

    @Test func `calendars of two people are nobody's`() throws {
        try vault.write("ana.ics", calendar(of: "ana"))
        try vault.write("bob.ics", calendar(of: "bob"))
        #expect(try owner().owner == VaultOwner())
        let (name, found) = try owner(PersonPage(name: "bob"))
        #expect(name == "bob" && found.ground == .named && found.hasCalendar)
    }

    @Test func `a calendar that is gone says nothing any more`() throws {
        try vault.write("work.ics", calendar(of: "ana"))
        #expect(try owner().name == "ana")
        try vault.remove("work.ics")
        try vault.write("a.md", meeting(10, "ana, Bob Okafor"))
        #expect(try owner().owner == VaultOwner())
    }

    // MARK: Another owner

    @Test func `people are resolved anew for another owner, and nothing is read for it`() throws {
        let declined = "ATTENDEE;CN=Bob;PARTSTAT=DECLINED:mailto:bob@x.org\r\nATTENDEE;CN=Ana:mailto:ana@x.org\r\n"
        try vault.write(
            "work.ics",
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Talk\r\nDTSTART:20260310T140000Z\r\n\(declined)"
                + "END:VEVENT\r\nEND:VCALENDAR\r\n")
        try vault.update()
        for (named, count) in [(nil, 1), (PersonPage(name: "Bob"), 0), (PersonPage(name: "Ana"), 1), (nil, 1)] {
            let report = try vault.update(owner: named)
            #expect(report.read == 0)
            #expect(try vault.documents().count == count, "\(named?.line ?? "nobody")")
        }
    }

    @Test func `what was cancelled stays cancelled whoever declined it`() throws {
        let event =
            "UID:1\r\nSTATUS:CANCELLED\r\nDTSTART:20260310T140000Z\r\nATTENDEE;CN=Bob;PARTSTAT=DECLINED:mailto:bob@x.org"
        try vault.write("work.ics", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n\(event)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        _ = try owner(PersonPage(name: "Bob"))
        var filter = DocumentFilter()
        filter.statuses = [.cancelled]
        #expect(try vault.reader().documents(filter).count == 1)
    }

    @Test func `an index tells that it was made for another owner`() throws {
        try vault.write("a.md", meeting(10, "Ana Becker, Bob Okafor"))
        let ana = PersonPage(name: "Ana Becker")
        try vault.update(owner: ana)
        var settings = TemporaryVault.settings
        #expect(try IndexReader(path: vault.index, settings: settings).isForAnotherOwner)
        settings.owner = ana
        let reader = try IndexReader(path: vault.index, settings: settings)
        #expect(!reader.isForAnotherOwner)
        #expect(try !reader.hasStaleDirectory())
    }
}
