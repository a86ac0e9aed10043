import Model
import Testing
import Time

@testable import Readers

/// Tasks that begin with a word of their state.
@Suite struct MarkerTaskTests {
    @Test(arguments: [
        ("TODO", TaskItem.State.open), ("LATER", .open), ("WAITING", .open), ("WAIT", .open), ("NOW", .begun),
        ("DOING", .begun), ("IN-PROGRESS", .begun), ("DONE", .done), ("CANCELED", .cancelled),
        ("CANCELLED", .cancelled),
    ]) func `the word tells the state and is none of the text`(word: String, state: TaskItem.State) throws {
        let document = try DialectFixture.note("- \(word) call Ana\n")
        #expect(document.tasks == [TaskItem(text: "call Ana", state: state, line: 1)])
        #expect(document.blockLines == ["1-1 item call Ana"])
    }

    @Test(arguments: [
        "- NOW HIRING", "- TODO", "- Todo call", "- TODOS call", "- call TODO Ana", "TODO call Ana", "- NOW, call Ana",
        "- DONE!", "- LATER: call",
    ]) func `other words in capitals make no task`(line: String) throws {
        #expect(try DialectFixture.note(line + "\n").tasks == [])
    }

    @Test func `a priority is none of the text`() throws {
        #expect(try DialectFixture.note("- LATER [#A] call Ana\n").taskLines == ["1 open call Ana"])
        #expect(MarkerTask(Array("TODO [#B] API".utf8)[...])?.priority == "B")
    }

    @Test(arguments: [
        ("DEADLINE: <2026-03-20 Fri>", "2026-03-20"), ("SCHEDULED: <2026-03-12 Thu 10:00 .+1d>", "2026-03-12"),
        ("SCHEDULED: <2026-03-12 Thu> DEADLINE: <2026-03-20 Fri>", "2026-03-20"),
    ]) func `a line below plans the task, and is no text`(line: String, due: String) throws {
        let document = try DialectFixture.note("- TODO call Ana\n  \(line)\n\t- at home\n")
        #expect(document.taskLines == ["1 open call Ana \(due)"])
        #expect(document.blockLines == ["1-1 item call Ana", "3-3 item at home"])
    }

    @Test func `a deadline on a line of its own counts before the day work begins`() throws {
        let text = "- TODO call Ana\n  DEADLINE: <2026-03-20 Fri>\n  SCHEDULED: <2026-03-12 Thu>\n"
        #expect(try DialectFixture.note(text).taskLines == ["1 open call Ana 2026-03-20"])
    }

    @Test(arguments: [
        "DEADLINE: soon", "DEADLINE: <2026-13-20>", "CLOSED: <2026-03-20", "SCHEDULED: <2026-03-12> or later",
    ])
    func `a line that plans nothing is text`(line: String) throws {
        #expect(PlanningLine(Array(line.utf8)[...]) == nil)
        #expect(try DialectFixture.note("- TODO call Ana\n  \(line)\n").blocks.first?.text == "call Ana\n\(line)")
    }
}
