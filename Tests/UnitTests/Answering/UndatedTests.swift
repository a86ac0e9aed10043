import Foundation
import Model
import Testing

@testable import Answering

/// Documents without a date of their own.
///
/// The files of a test were changed after the moment of its questions.
@Suite struct UndatedTests {
    private func vault() throws -> TestVault {
        try TestVault([
            "zinc.md": "# Crane grease\n\nGrease the crane once a month.\n",
            "anchor.md": "# Crane keys\n\nThe keys of the crane hang in the shed.\n",
            "2026-03-02 crane.md": "# Crane talk\n\nThe crane is old.\n",
            "meeting.md": "---\nkind: meeting\nattendees: [Bob Okafor]\n---\n# Boat talk\n\nThe boat leaks.\n",
        ])
    }

    @Test func `they are in lists, whenever their files were changed, and stand last`() throws {
        let answer = try vault().ask("list my notes about the crane")
        #expect(answer.value == .list(["Crane talk", "Crane grease", "Crane keys"]))
        #expect(answer.quotes.contains("undated"))
    }

    @Test func `they say that they are undated, and no day of their file`() throws {
        let answer = try vault().ask("where are the keys of the crane?")
        let heading = try #require(answer.sections.first?.heading)
        #expect(heading == "Crane keys · undated")
        #expect(answer.citations.first?.document.start == nil)
    }

    @Test func `they have no place among the first and the last`() throws {
        for question in ["show my last note about the crane", "show my first note about the crane"] {
            #expect(try vault().ask(question).files.first == "2026-03-02 crane.md", "\(question)")
        }
    }

    @Test func `they pass no time`() throws {
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())
        let answer = try vault().ask("list my notes about the crane in \(year)")
        #expect(answer.files.allSatisfy { $0 == "2026-03-02 crane.md" })
        #expect(try !vault().ask("which meetings did I have in \(year)").found)
    }

    @Test func `when they were is not known`() throws {
        let answer = try vault().ask("when was the boat talk?")
        #expect(answer.value == nil && answer.span == nil)
    }
}
