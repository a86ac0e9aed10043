import Testing

@testable import Answering

/// Where a meeting takes place, with the line that says so.
@Suite struct PlaceAnswerTests {
    private let vault: TestVault

    init() throws { vault = try CalendarVault.make() }

    @Test func `the calendar's line is cited`() throws {
        let answer = try vault.ask("where is the stand-up tomorrow")
        #expect(answer.headline == "Stand-up is at Zoom, Thu 19 March 2026, 09:00–09:30")
        #expect(answer.citations.map(\.place) == ["work.ics:6"])
        #expect(try vault.text(answer.citations[0]) == "LOCATION:Zoom")
    }

    @Test func `a place is named by the noun at the end of its name, and decides which meeting is meant`() throws {
        func event(_ place: String) -> String {
            "---\ntags: [meeting]\nlocation: \(place)\n---\n# Annual meeting\n\nDues.\n"
        }
        let vault = try TestVault([
            "2023-05-03-annual.md": event("Old Mill Library"),
            "2024-05-08-annual.md": event("Old Mill Library"),
            "2025-05-14-annual.md": event("Skype"),
        ])
        #expect(try vault.ask("how many annual meetings were held at the library?").value == .number(2))
        let first = try vault.ask("when was the first annual meeting on Skype?")
        #expect(first.citations.map(\.document.path) == ["2025-05-14-annual.md"])
    }

    @Test func `a row of a table of fields says it`() throws {
        let vault = try TestVault([
            "meetings/2026-03-04.md":
                "# Crew meeting\n\n| | |\n|--|--|\n| present | Ann, Bo |\n| Location | Old Mill, attic |\n"
        ])
        #expect(try vault.ask("where did we meet on 4 March?").value == .list(["Old Mill, attic"]))
    }

    @Test func `one of an order is found by its day`() throws {
        #expect(try vault.ask("where is my first meeting tomorrow").value == .list(["Zoom"]))
    }

    @Test func `front matter says it under any of its names`() throws {
        let answer = try vault.ask("in which room was the clinic meeting")
        #expect(answer.value == .list(["Room 4.12"]))
        #expect(answer.citations.map(\.place) == ["meetings/2026-03-05-clinic.md:4"])
    }

    @Test func `a labelled line of the text says it`() throws {
        let answer = try vault.ask("where was the retro held")
        #expect(answer.value == .list(["Town hall"]))
        #expect(answer.citations.map(\.place) == ["meetings/2026-03-04-retro.md:3"])
    }

    @Test func `a meeting without a place is named, and that nothing states one`() throws {
        let answer = try vault.ask("where is the pricing sync")
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline.hasSuffix("no place is stated"))
        #expect(answer.citations.first?.document.title == "Pricing sync")
    }

    @Test func `of a day without meetings nothing is found`() throws {
        #expect(try vault.ask("where was the meeting on 7 May 2025").headline == "Nothing found for: Wed 7 May 2025.")
    }

    @Test func `where somebody was is not where they met`() throws {
        #expect(try !vault.ask("where was Bob on 3 March").headline.contains("no place is stated"))
    }

    @Test func `where a thing is, is told by lines`() throws {
        #expect(try vault.ask("where is the key").files == ["notes/keys.md"])
    }

    @Test(
        arguments: [
            ("- **Location:** Town hall ", "Town hall"), ("Ort: Passau", "Passau"),
            ("Meet in Room 4.12, please", "Room 4.12"),
            ("join https://meet.jit.si/club today", "https://meet.jit.si/club"),
        ])
    func `a line states a place`(line: String, place: String) {
        #expect(PlaceLine(Substring(line))?.place == place)
    }

    @Test(arguments: [
        "Location matters: be early", "We need more room for 20 people who come next week to see us all", "Where:",
    ])
    func `a line that only speaks of places states none`(line: String) {
        #expect(PlaceLine(Substring(line)) == nil)
    }
}
