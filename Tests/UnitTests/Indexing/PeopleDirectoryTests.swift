import Indexing
import Model
import TestSupport
import Testing

@testable import Store

@Suite struct PeopleDirectoryTests {
    /// People from `Name <mail>` as attendance in this order, each as `Name (aliases) <mails> ×attendance`.
    private func people(_ attendees: [String], mentions: [String] = [], pages: [PersonPage] = []) -> [String] {
        let rows = attendees.enumerated().map { RawAttendance(row: $0 + 1, attendee: attendee($1)) }
        let named = mentions.enumerated().map { RawMention(row: $0 + 1, name: $1) }
        return PeopleDirectory.resolve(attendance: rows, mentions: named, pages: pages).map { person in
            let aliases = person.aliases.isEmpty ? "" : " (\(person.aliases.joined(separator: ", ")))"
            let emails = person.emails.isEmpty ? "" : " <\(person.emails.joined(separator: ", "))>"
            let mentioned = person.mentions.isEmpty ? "" : " @\(person.mentions.count)"
            return "\(person.name)\(aliases)\(emails) ×\(person.attendance.count)\(mentioned)"
        }
    }

    private func attendee(_ text: String) -> Attendee {
        guard let open = text.firstIndex(of: "<") else { return Attendee(name: text) }
        let name = text[..<open].split(separator: " ").joined(separator: " ")
        return Attendee(
            name: name, email: text[text.index(after: open)...].split(separator: ">").first.map(String.init))
    }

    @Test func `the same address is the same person`() {
        let found = people(["Sarah Chen <sarah@x.org>", "Sarah J. Chen <Sarah@X.org>", "<sarah@x.org>"])
        #expect(found == ["Sarah J. Chen (Sarah Chen) <sarah@x.org> ×3"])
    }

    @Test func `a nickname in quotes is part of no other name, and names its bearer`() {
        #expect(people(["Terence ‘Tex’ Mill", "Terence Mill", "Tex"]).count == 1)
    }

    @Test func `first names that nothing separates are no full name`() {
        let alone = ["Karen", "Karen", "Karen", "Tom", "Tom", "Tom"]
        #expect(people(alone + ["Karen Tom"]) == ["Karen ×4", "Tom ×3"])
        #expect(people(["Karen", "Karen", "Karen", "Karen Tom"]).count == 1)
    }

    @Test func `letters behind a name, which tell something of the day, make it no fuller`() {
        let found = people(["Bo Ek <bo@x.org>", "Bo Ek <bo@x.org>", "Bo Ek NP <bo@x.org>"])
        #expect(found.first?.hasPrefix("Bo Ek (") == true)
        #expect(
            people(["Ann LEE <ann@x.org>", "Ann <ann@x.org>", "Ann <ann@x.org>"]).first?.hasPrefix("Ann LEE (") == true)
    }

    @Test func `a full name in sentences is that of the only one known by the last name`() {
        func people(_ names: [String]) -> [String] {
            let mentions = names.enumerated().map {
                RawMention(row: $0, name: $1, evidence: NameEvidence(uses: 1))
            }
            let attendance = [RawAttendance(row: 1, attendee: Attendee(name: "Zierau"))]
            return PeopleDirectory.resolve(attendance: attendance, mentions: mentions, pages: []).map(\.name)
        }
        #expect(people(["Carl Zierau", "Member Zierau"]) == ["Carl Zierau"])
        #expect(people(["Carl Zierau", "Ann Zierau"]) == ["Zierau"])
        #expect(people(["Chris Zierau", "Christopher Zierau"]) == ["Christopher Zierau"])
    }

    @Test(arguments: ["Dr. Brandt", "Herr Brandt", "Mrs Brandt", "JB"])
    func `a title or initials name the only one who has them`(short: String) {
        #expect(people(["Jo Brandt", short]) == ["Jo Brandt (\(short)) ×2"])
        #expect(people(["Jo Brandt", "Jan Brandt", short]).count == 3)
    }

    @Test func `initials are those of whom nearly all lists call so`() {
        func called(_ names: [String]) -> [String] {
            let rows = names.enumerated().map { row, name in
                var attendee = Attendee(name: name)
                attendee.aliases = ["JB"]
                return RawAttendance(row: row + 1, attendee: attendee)
            }
            return PeopleDirectory.resolve(attendance: rows, pages: []).filter { $0.aliases.contains("JB") }.map(\.name)
        }
        let often = Array(repeating: "Jo Brandt", count: 9)
        #expect(called(often + ["Joh Brand"]) == ["Jo Brandt"])
        #expect(called(["Jo Brandt", "Jim Beck"]) == [])
    }

    @Test func `a slip that joins two names is no fuller name`() {
        let often = Array(repeating: "Nora C. Valk <nora@x.org>", count: 30)
        #expect(people(often + ["Nora C. Valk Singh <nora@x.org>"]).first?.hasPrefix("Nora C. Valk (") == true)
    }

    @Test(arguments: [
        ([["Dave Cake"], ["David Cake"], ["David Cake"]], ["David Cake"]),
        // A list names both.
        ([["Dave Cake"], ["David Cake"], ["Dave Cake", "David Cake"]], ["Dave Cake", "David Cake"]),
        // Bob may stand for Robert alone, but there are two other names for him.
        ([["Bob Cake"], ["Robert Cake"], ["Bobby Cake"]], ["Bob Cake", "Bobby Cake", "Robert Cake"]),
        ([["Dave Cake <dave@x.org>"], ["David Cake <cake@x.org>"]], ["Dave Cake", "David Cake"]),
        ([["Dave Cake"], ["David Ode"]], ["Dave Cake", "David Ode"]),
        ([["L. Cake"], ["L Cake"], ["Lena Cake"]], ["Lena Cake"]),
        ([["L. Cake"], ["Lena Cake"], ["Lars Cake"]], ["L. Cake", "Lars Cake", "Lena Cake"]),
        ([["L. Cake", "Lena Cake"], ["Lena Cake"]], ["L. Cake", "Lena Cake"]),
        ([["Lena Ode Cake"], ["Lena Cake"], ["Lena Cake"]], ["Lena Ode Cake"]),
        ([["Lena Ode Cake"], ["Lena Mae Cake"], ["Lena Cake"]], ["Lena Cake", "Lena Mae Cake", "Lena Ode Cake"]),
        ([["Lena Ode Cake", "Lena Cake"], ["Lena Cake"]], ["Lena Cake", "Lena Ode Cake"]),
    ]) func `a short form of the first name is the same person, unless something speaks against it`(
        lists: [[String]], names: [String]
    ) {
        let rows = lists.enumerated().flatMap { number, list in list.map { (number, $0) } }.enumerated().map {
            RawAttendance(row: $0 + 1, attendee: attendee($1.1), document: $1.0)
        }
        #expect(PeopleDirectory.resolve(attendance: rows, pages: []).map(\.name) == names)
    }

    @Test func `the same full name is the same person, whatever its letters`() {
        #expect(
            people(["Jürgen Brandt", "jurgen brandt", "Jürgen Brandt <jb@x.org>"]) == [
                "Jürgen Brandt <jb@x.org> ×3"
            ])
    }

    @Test func `last names may stand in any order behind the first`() {
        #expect(
            people(["Ana Ruiz Leal", "Ana Leal Ruiz", "Ana Leal Ruiz", "Ana"]) == [
                "Ana Leal Ruiz (Ana, Ana Ruiz Leal) ×4"
            ])
        #expect(people(["Kim Lee", "Lee Kim"]).count == 2)
    }

    @Test func `the fullest name is the person's`() {
        #expect(
            people(["Sarah <s@x.org>", "Sarah Chen <s@x.org>", "Sarah <s@x.org>"]) == [
                "Sarah Chen (Sarah) <s@x.org> ×3"
            ])
    }

    @Test func `an address without a name is a person of its own`() {
        #expect(people(["<ada@x.org>", "<bob@x.org>"]) == ["ada@x.org <ada@x.org> ×1", "bob@x.org <bob@x.org> ×1"])
    }

    @Test func `a page joins its title, aliases and addresses`() {
        let page = PersonPage(name: "Robert Okafor", aliases: ["Bob", "Robbie O."], emails: ["bob@x.org"])
        #expect(
            people(["Robert Okafor", "<bob@x.org>", "Robbie O.", "Bob"], pages: [page]) == [
                "Robert Okafor (Bob, Robbie O.) <bob@x.org> ×4"
            ])
    }

    @Test func `an alias also stands before the page's last name`() {
        let page = PersonPage(name: "Robert Okafor", aliases: ["Bob"])
        #expect(
            people(["Bob Okafor <bob@x.org>"], pages: [page]) == [
                "Robert Okafor (Bob, Bob Okafor) <bob@x.org> ×1"
            ])
    }

    @Test func `two people of one nickname stay two`() {
        let pages = [
            PersonPage(name: "Robert Okafor", aliases: ["Bob"]), PersonPage(name: "Robert Smith", aliases: ["Bob"]),
        ]
        #expect(
            people(["Bob Okafor", "Bob Smith"], pages: pages) == [
                "Robert Okafor (Bob, Bob Okafor) ×1", "Robert Smith (Bob, Bob Smith) ×1",
            ])
    }

    @Test func `a bare first name is the only person who bears it`() {
        #expect(people(["Sarah", "Sarah Chen", "Bob Okafor"]) == ["Bob Okafor ×1", "Sarah Chen (Sarah) ×2"])
    }

    @Test func `a name written as accounts are is the only person whose it may be`() {
        #expect(people(["Ana Becker", "anabecker", "abecker"]) == ["Ana Becker (abecker, anabecker) ×3"])
        #expect(people(["Ana Becker", "Adam Becker", "abecker"]).count == 3)
    }

    @Test func `a bare first name that two bear is somebody of their own`() {
        #expect(
            people(["Sarah", "Sarah Chen", "Sarah Lindqvist", "Sarah"]) == [
                "Sarah ×2", "Sarah Chen ×1", "Sarah Lindqvist ×1",
            ])
    }

    @Test(arguments: [
        ["Sarah Chen", "Sara Chen"], ["Sarah Chen", "Sarah Cheng"], ["John Smith", "Jon Smith"],
        ["Anna Berg", "Anna B. Berg"], ["Sarah Chen <a@x.org>", "Sara Chen <b@x.org>"], ["Bob", "Robert Okafor"],
    ]) func `similar names are never joined`(names: [String]) {
        #expect(people(names).count == 2)
    }

    @Test func `every attendance row belongs to one person`() {
        let names = ["Sarah", "Sarah Chen", "<s@x.org>", "Bob", "Sarah Chen <s@x.org>", "Bob", "Bob Lee <b@x.org>"]
        let rows = names.enumerated().map { RawAttendance(row: $0 + 1, attendee: attendee($1)) }
        let resolved = PeopleDirectory.resolve(attendance: rows, pages: [])
        #expect(resolved.flatMap(\.attendance).sorted() == Array(1...7))
    }

    @Test func `an attendee without name and address is nobody`() {
        #expect(people([""]).isEmpty)
    }

    @Test(arguments: 1...60) func `the order of import does not matter`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var names = [
            "Sarah Chen <sarah@x.org>", "Sarah", "Sarah Chen", "S Chen <sarah@x.org>", "Sarah Lindqvist", "Bob",
            "Bob Okafor", "<bob@x.org>", "Jürgen", "Jürgen Brandt", "jürgen brandt <jb@x.org>", "<ada@x.org>", "Mark",
            "Bob Okafor <rob@x.org>", "Ada <ada@x.org>",
        ]
        var pages = [
            PersonPage(name: "Robert Okafor", aliases: ["Bob"], emails: ["bob@x.org"]),
            PersonPage(name: "Sarah Lindqvist", aliases: ["Sally"]),
        ]
        let expected = people(names, pages: pages)
        names.shuffle(using: &random)
        pages.shuffle(using: &random)
        #expect(people(names, pages: pages) == expected, "seed \(seed)")
    }

    // MARK: Mentions

    @Test(arguments: ["Priya", "priya", "Priya_Raman", "priya.raman", "Priya Raman", "praman"])
    func `a mention is whoever bears the name or the address`(name: String) {
        #expect(people(["Priya Raman <praman@x.org>"], mentions: [name]) == ["Priya Raman <praman@x.org> ×1 @1"])
    }

    @Test func `a mention that two people may mean is left open`() {
        #expect(
            people(["Sarah Chen", "Sarah Lindqvist"], mentions: ["sarah"]) == ["Sarah Chen ×1", "Sarah Lindqvist ×1"])
    }

    @Test func `a mention makes somebody known only if it is written as a name`() {
        #expect(people([], mentions: ["Priya", "home", "waiting", "Priya", "v1.2", "ALL", "TAC"]) == ["Priya ×0 @2"])
    }

    @Test func `a person of a first name alone is mentioned by it`() {
        #expect(people(["Bob"], mentions: ["Bob", "bob"]) == ["Bob ×1 @2"])
    }

    // MARK: The owner

    @Test func `what the owner says of themselves joins their names and addresses`() {
        let rows = ["Maya Hartmann <maya@work.org>", "<maya@home.org>", "Mayo"].enumerated()
            .map { RawAttendance(row: $0 + 1, attendee: attendee($1)) }
        let owner = PersonPage(name: "Maya Hartmann", aliases: ["Mayo"], emails: ["maya@home.org"])
        let found = PeopleDirectory.resolve(attendance: rows, pages: [], owner: owner)
        #expect(found.map(\.name) == ["Maya Hartmann"])
        #expect(found.first?.emails == ["maya@home.org", "maya@work.org"])
        #expect(found.first?.attendance == [1, 2, 3])
    }
}
