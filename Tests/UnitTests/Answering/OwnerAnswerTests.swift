import Model
import Store
import Testing

@testable import Answering

/// What answers say where "I" is nobody known, and whom lists of attendees name.
@Suite struct OwnerAnswerTests {
    private static let files = [
        "a.md": meeting("2026-03-02", "Licenses", "- Ana: The licenses are cheap.\n- [ ] Renew the licenses @Ana\n"),
        "b.md": meeting("2026-03-09", "Budget", "We decided to buy the crane.\n"),
    ]

    private static func meeting(_ day: String, _ title: String, _ text: String) -> String {
        "---\nkind: meeting\ndate: \(day)\nattendees: [Ana Becker, Bob Okafor, Cem Demir]\n---\n# \(title)\n\n\(text)"
    }

    private let remark = Templates.embedded().text("remark.unknown-me")

    private func answer(_ question: String, as owner: String? = nil) throws -> Answer {
        try TestVault(OwnerAnswerTests.files, owner: owner.map { PersonPage(name: $0) }).ask(question)
    }

    @Test(arguments: [
        "did I say anything about licenses?", "what did I decide", "who did I meet in March?", "what are my tasks?",
    ])
    func `where "I" is not known, the answer looks at everybody and says so`(question: String) throws {
        let answer = try answer(question)
        #expect(answer.found)
        #expect(answer.remarks.filter { $0 == remark }.count == 1)
        #expect(try !self.answer(question, as: "Ana Becker").remarks.contains(where: { $0 == remark }))
    }

    @Test(arguments: ["what did I discuss with Bob?", "who was at the budget meeting?", "what was decided?"])
    func `a question that does not turn on who asks says nothing of it`(question: String) throws {
        #expect(try !answer(question).remarks.contains { $0 == remark })
    }

    @Test func `my tasks are everybody's where nobody is known to be me`() throws {
        #expect(try answer("what are my tasks?").value == .list(["Renew the licenses"]))
        #expect(try !answer("what are my tasks?", as: "Bob Okafor").found)
    }

    @Test func `nobody is left out of a list of attendees`() throws {
        let all = AnswerValue.list(["Ana Becker", "Bob Okafor", "Cem Demir"])
        for owner in [nil, "Ana Becker", "Zoe Quist"] {
            let answer = try answer("who was at the budget meeting?", as: owner)
            #expect(answer.value == all)
            #expect(answer.citations.allSatisfy { $0.people.count == 3 })
        }
    }

    @Test func `nobody meets themselves`() throws {
        #expect(try answer("who did I meet in March?", as: "Ana Becker").value == .list(["Bob Okafor", "Cem Demir"]))
        #expect(
            try answer("who did I meet in March?").value == .list(["Ana Becker", "Bob Okafor", "Cem Demir"]))
        #expect(
            try answer("who else was at the budget meeting?", as: "Ana Becker").value
                == .list(["Bob Okafor", "Cem Demir"]))
        #expect(try answer("who did I meet on 9 March?", as: "Ana Becker").value == .list(["Bob Okafor", "Cem Demir"]))
    }

    @Test func `in one's own calendar all meetings are one's own, and "you" says so`() throws {
        let events = (1...5).map { number in
            "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:Talk \(number)\nDTSTART:2026030\(number)T090000Z\n"
                + "ORGANIZER;CN=Ana Becker:mailto:ana@x.org\nATTENDEE;CN=Guest \(number):mailto:g\(number)@x.org\nEND:VEVENT\n"
        }
        let files = ["work.ics": "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n"]
        let vault = try TestVault(files, owner: nil)
        let answer = try vault.ask("who was at talk 3?")
        #expect(answer.headline.hasPrefix("Guest 3 and you ("))
        #expect(answer.value == .list(["Guest 3"]))
        #expect(try vault.ask("who did I meet on 3 March?").headline.hasPrefix("Guest 3 ("))
    }
}
