import Answering
import Model
import Testing
import Time

@Suite struct AskFlowTests {
    private let vault: TestVault

    init() throws { vault = try TestVault() }

    private func moment(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

    private let sync = "meetings/2026-03-10-pricing-sync.md"

    // MARK: Discuss and summary

    @Test func `what was discussed is grouped by meeting, oldest first`() throws {
        let answer = try vault.ask("what did I discuss with Sarah in March?")
        #expect(answer.found)
        let headings = answer.sections.compactMap(\.heading)
        #expect(headings.count == 3)
        for (heading, title) in zip(headings, ["1:1 Sarah", "Pricing sync", "1:1 Sarah"]) {
            #expect(heading.hasPrefix(title))
        }
        #expect(answer.quotes.contains("Starter tier"))
    }

    @Test func `two questions in one are both answered, the second as a follow-up`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting(
                "2026-03-10", "Sarah Chen, Bob Okafor", "Crew",
                "The crane was repaired by Bob Okafor. The crane cost 400 euros.")
        ])
        var conversation = Conversation()
        let question = try vault.question("who repaired the crane, and how much did it cost?")
        let answer = try vault.flow().ask(question, in: &conversation).answer
        #expect(answer.value == .list(["Bob Okafor"]))
        #expect(answer.quotes.contains("400 euros"))
    }

    @Test func `what only one of two questions finds is told with what is left open`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting(
                "2026-03-10", "Sarah Chen, Bob Okafor", "Crew", "The crane was repaired by Bob Okafor.")
        ])
        var conversation = Conversation()
        let question = try vault.question("who repaired the crane, and which zebra helped?")
        let answer = try vault.flow().ask(question, in: &conversation).answer
        #expect(answer.value == .list(["Bob Okafor"]))
        #expect(answer.remarks == ["This answers the first question; ask \"which zebra helped?\" by itself."])
    }

    @Test func `a meeting of three sources is one group`() throws {
        let answer = try vault.ask("what did we say about the annual discount?")
        #expect(answer.found)
        #expect(answer.sections.count == 1)
        #expect(Set(answer.files).isSubset(of: [sync, "transcripts/2026-03-10T1402-pricing-sync.vtt"]))
        #expect(answer.quotes.contains("15 %"))
    }

    @Test func `a citation into a transcript says who speaks and when`() throws {
        let answer = try vault.ask("what did Sarah say about our margin?")
        let best = try #require(answer.citations.first)
        #expect(best.document.path == "transcripts/2026-03-10T1402-pricing-sync.vtt")
        #expect(best.speakers == ["Sarah Chen", "Bob Okafor"])
        #expect(best.cueTime == "0:00:01")
    }

    @Test func `what somebody said is quoted of them alone`() throws {
        let answer = try vault.ask("what did Sarah say about our margin?")
        let quotes = answer.sections.flatMap(\.quotes).map(\.text)
        #expect(!quotes.isEmpty)
        #expect(quotes.allSatisfy { $0.hasPrefix("Sarah Chen: ") })
    }

    @Test func `a citation of anything else says neither`() throws {
        let best = try #require(try vault.ask("what is the wifi password?").citations.first)
        #expect(best.speakers.isEmpty)
        #expect(best.cueTime == nil)
    }

    @Test(arguments: [
        ("what is Elif's phone number?", "Phone number (mobile): +49 170 1234567"),
        ("what is Elif's email address?", "Email address: elif@example.org"),
        ("when is Elif's birthday?", "Birthday: 12 March 1984"),
    ])
    func `a contact's lines answer for their person`(question: String, line: String) throws {
        let answer = try vault.ask(question)
        #expect(answer.found)
        #expect(answer.files.first == "people/contacts.vcf")
        #expect(answer.quotes.contains(line))
    }

    @Test func `a birthday is the day that the contact names`() throws {
        let answer = try vault.ask("when is Elif's birthday?")
        #expect(answer.span?.start?.date == CivilDate(year: 1984, month: 3, day: 12))
    }

    @Test func `a summary quotes the meeting it is asked about`() throws {
        let answer = try vault.ask("summarise the support shortlist")
        #expect(answer.found)
        #expect(answer.files.first == "meetings/2026-03-12-support-shortlist.md")
    }

    // MARK: Find and decision

    @Test func `the line that answers is found first`() throws {
        let answer = try vault.ask("what is the wifi password?")
        #expect(answer.found)
        let best = try #require(answer.citations.first)
        #expect(best.document.path == "notes/wifi.md")
        #expect(best.lines == LineRange(3, 3))
        #expect(best.snippet.contains("herring-42"))
    }

    @Test func `matches are the words of the question`() throws {
        let best = try #require(try vault.ask("wifi password").citations.first)
        let scalars = Array(best.snippet.unicodeScalars)
        let words = best.matches.map { String(String.UnicodeScalarView(scalars[$0])) }
        #expect(words == ["wifi", "password"])
    }

    @Test func `a misspelt word finds what is meant`() throws {
        #expect(try vault.ask("wifi pasword").files.first == "notes/wifi.md")
    }

    @Test func `a decision is quoted`() throws {
        let answer = try vault.ask("what did we decide about the Starter tier?")
        #expect(answer.found)
        #expect(answer.files.first == sync)
        #expect(answer.quotes.contains("keep the Starter tier at €12"))
    }

    @Test func `a quoted phrase must occur`() throws {
        #expect(try vault.ask("\"annual discount\"").found)
        #expect(!(try vault.ask("\"discount annual\"").found))
    }

    // MARK: When

    @Test func `the date of a meeting is its calendar's`() throws {
        let answer = try vault.ask("when was the pricing sync?")
        #expect(answer.value == .moment(try moment("2026-03-10T14:00")))
        #expect(answer.span == TimeSpan(start: try moment("2026-03-10T14:00"), end: try moment("2026-03-10T15:00")))
        #expect(!answer.citations.isEmpty)
        #expect(answer.citations.allSatisfy { $0.document.title == "Pricing sync" })
    }

    @Test func `the next meeting is one to come`() throws {
        let answer = try vault.ask("when is the next design review?")
        #expect(answer.value == .moment(try moment("2026-03-20T11:00")))
    }

    @Test func `the last meeting with somebody has been`() throws {
        let answer = try vault.ask("when did I last meet Tomasz?")
        #expect(answer.value == .moment(try moment("2026-03-18T09:00")))
    }

    @Test func `without a topic the meeting with somebody is meant`() throws {
        #expect(try vault.ask("when did I meet Sarah?").value == .moment(try moment("2026-03-12")))
        #expect(try vault.ask("when will I meet Tomasz?").value == .moment(try moment("2026-03-20T11:00")))
    }

    @Test func `a date in words counts from the day they were written`() throws {
        let answer = try vault.ask("when did we visit the marina?")
        #expect(answer.value == .moment(try moment("2026-02-19")))
        #expect(answer.span == (try #require(CivilDate(year: 2026, month: 2, day: 19))).span)
        #expect(answer.files.first == "notes/2026-02-20-marina.md")
    }

    @Test func `without a date in words the note's own date answers`() throws {
        let answer = try vault.ask("when did I fix the leaking roof?")
        #expect(answer.value == .moment(try moment("2026-03-17")))
    }

    // MARK: Who

    @Test func `who took part comes from all sources`() throws {
        let answer = try vault.ask("who was at the pricing sync?")
        #expect(answer.value == .list(["Hannah Adeyemi", "Priya Raman", "Robert Okafor", "Sarah Chen"]))
        #expect(Set(answer.files).count == 3)
    }

    @Test func `a title that sources share is quoted once, with all of their citations`() throws {
        let quotes = try vault.ask("who was at the pricing sync?").sections.flatMap(\.quotes)
        #expect(Set(quotes.map(\.text)).count == quotes.count)
        #expect(quotes.flatMap(\.citations).sorted() == [1, 2, 3])
    }

    @Test func `who is named in the line that answers`() throws {
        let answer = try vault.ask("who has the key to the boathouse?")
        #expect(answer.value == .list(["Tomasz Wieczorek"]))
        #expect(answer.files.first == "notes/boathouse.md")
    }

    // MARK: List, count, duration, agenda

    @Test func `meetings are listed once each, in the order of time, without cancelled ones`() throws {
        let answer = try vault.ask("list my meetings last week")
        #expect(answer.value == .list(["Pricing sync", "1:1 Sarah", "Support shortlist"]))
        #expect(answer.citations.count == 3)
    }

    @Test func `a tag lists notes as well`() throws {
        let answer = try vault.ask("list everything tagged pricing")
        guard case .list(let titles) = answer.value else { throw Failure.noList }
        #expect(Set(titles) == ["Churn numbers", "Pricing sync"])
    }

    private enum Failure: Error { case noList }

    @Test(arguments: [
        ("how many meetings did I have last week?", 3.0), ("how many meetings did I have with Sarah last week?", 2),
        ("how many meetings did I have with Sarah in March?", 3), ("how often did I meet Bob in March?", 1),
        ("how many meetings with Priya were there in March?", 1),
    ]) func `a meeting of three sources is counted once, a cancelled one never`(question: String, count: Double) throws
    {
        #expect(try vault.ask(question).value == .number(count))
    }

    @Test func `minutes of a meeting are counted once`() throws {
        #expect(try vault.ask("how much time did I spend in meetings with Bob last week?").value == .number(60))
        #expect(try vault.ask("how long was the support shortlist?").value == .number(30))
    }

    @Test func `the agenda of a day lists what stands in the calendar`() throws {
        #expect(try vault.ask("what's on my calendar on Friday?").value == .list(["Design review"]))
        #expect(try vault.ask("what do I have today?").value == .list(["Stand-up"]))
    }

    @Test func `an excluded person's meetings are left out`() throws {
        let answer = try vault.ask("list my meetings last week but not with Sarah")
        #expect(answer.value == .list(["Support shortlist"]))
    }

    // MARK: Tasks

    @Test func `open tasks are listed with their lines, done ones left out`() throws {
        let answer = try vault.ask("what open tasks are there?")
        guard case .list(let tasks) = answer.value else { throw Failure.noList }
        #expect(tasks == ["Send the churn numbers to Sarah", "Call the roofer by Friday", "Ask for references"])
        #expect(answer.citations.first?.place == sync + ":14")
    }

    @Test func `one's own tasks are not those that others own`() throws {
        let answer = try vault.ask("what are my open tasks?")
        #expect(answer.value == .list(["Call the roofer by Friday", "Ask for references"]))
    }

    @Test func `the tasks of a person are those they own`() throws {
        #expect(try vault.ask("what tasks does Bob have?").value == .list(["Send the churn numbers to Sarah"]))
    }

    // MARK: Nothing found

    @Test func `nothing found says so with what is nearest`() throws {
        let answer = try vault.ask("what did I discuss with Sarah in January?")
        #expect(!answer.found)
        #expect(answer.citations.isEmpty)
        #expect(answer.sections.isEmpty)
        #expect(!answer.headline.isEmpty)
        #expect(answer.nearest?.citation?.document.start == (try moment("2026-03-05")))
    }

    @Test func `what is nearest is not dated by the day its file was changed`() throws {
        let answer = try vault.ask("who owns the zeppelin sales?")
        #expect(!answer.found)
        #expect(answer.nearest?.citation?.document.title == "Robert Okafor")
        #expect(answer.nearest?.text == "The nearest is Robert Okafor")
    }

    @Test func `the nearest before comes before the nearest after`() throws {
        let answer = try vault.ask("what did I discuss with Tomasz on 14 March?")
        #expect(!answer.found)
        #expect(answer.nearest?.citation?.document.title == "Support shortlist")
    }

    @Test(arguments: [
        "zeppelin maintenance", "what did we say about zeppelins?", "who owns the zeppelin?",
        "when was the zeppelin launch?",
    ])
    func `a question about what the vault does not have is not answered`(question: String) throws {
        let answer = try vault.ask(question)
        #expect(!answer.found)
        #expect(answer.value == nil)
        #expect(answer.span == nil)
    }

    @Test(arguments: ["", "?", "  "]) func `an empty question is not answered`(question: String) throws {
        let answer = try vault.ask(question)
        #expect(!answer.found)
        #expect(!answer.headline.isEmpty)
    }

    @Test func `a time that could not be read is told`() throws {
        #expect(try vault.ask("what did I discuss on 31 June?").headline.contains("31 June"))
        let priced = try vault.ask("what was said about the pricing on 31 June?")
        #expect(priced.remarks.contains { $0.contains("31 June") })
    }

    @Test func `an empty vault answers nothing`() throws {
        let empty = try TestVault(["readme.md": "\n"])
        for question in [
            "what did I discuss yesterday?", "wifi", "how many meetings did I have?", "who is Bob?", "open tasks",
        ] {
            #expect(!(try empty.ask(question).found), "\(question)")
        }
    }

    // MARK: Scope, limit, sameness

    @Test func `a scope keeps everything else out`() throws {
        #expect(try vault.ask("churn", scope: "notes").files == ["notes/2026-01-15-churn.md"])
        #expect(try vault.ask("churn", scope: sync).files == [sync])
        #expect(!(try vault.ask("wifi password", scope: "private").found))
    }

    @Test func `no more is cited than was asked for`() throws {
        #expect(try vault.ask("Sarah", limit: 1).citations.count == 1)
        #expect(try vault.ask("what did I discuss in March?", limit: 2).citations.count == 2)
    }

    @Test func `the same question gives the same answer`() throws {
        for question in [
            "what did I discuss with Sarah in March?", "wifi password", "starter", "who was at the pricing sync?",
            "Sarah",
            "list my meetings", "open tasks", "what did I discuss with Sarah in January?",
        ] {
            let first = try vault.ask(question)
            #expect(try vault.ask(question).description == first.description)
            #expect(try TestVault().ask(question).description == first.description)
        }
    }

    // MARK: Explanation

    @Test func `each condition leaves fewer documents`() throws {
        let flow = try vault.flow()
        let question = try vault.question("how many meetings did I have with Sarah last week?", scope: "meetings/")
        let explanation = try flow.explain(question)
        let counts = explanation.waterfall.map(\.documents)
        #expect(
            explanation.waterfall.map(\.step) == [
                "documents", "in meetings/", "in meetings", "with Sarah Chen", "Mon 9 – Sun 15 March 2026",
            ])
        #expect(counts == counts.sorted(by: >))
        #expect(counts.last == 1)
        #expect(!explanation.sentence.isEmpty)
    }

    @Test func `a score is the sum of its parts`() throws {
        let explanation = try vault.flow().explain(try vault.question("annual discount of the Starter tier"))
        #expect(!explanation.citations.isEmpty)
        for citation in explanation.citations {
            let sum = try #require(citation.parts).reduce(0) { $0 + $1.value }
            #expect(abs(sum - citation.score) < 0.001)
        }
        let scores = explanation.citations.map(\.score)
        #expect(scores == scores.sorted(by: >))
    }

    @Test func `a word that the vault has not is told as unknown`() throws {
        let explanation = try vault.flow().explain(try vault.question("wifi zeppelin"))
        #expect(explanation.words.map(\.isKnown) == [true, false])
    }
}
