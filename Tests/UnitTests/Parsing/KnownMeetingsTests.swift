import Model
import Testing
import Time

@testable import Parsing

/// What is made ready once for the references of many questions.
@Suite struct KnownMeetingsTests {
    private func known() throws -> KnownMeetings { KnownMeetings(try ReferenceDesk.documents()) }

    private func titles(_ known: inout KnownMeetings, _ asked: String...) -> Set<String> {
        Set(known.named(by: asked).flatMap(\.titles))
    }

    @Test func `titles are found by what their words begin with, however they are written`() throws {
        var known = try known()
        #expect(titles(&known, "standups") == ["Product stand-up"])
        #expect(titles(&known, "one-on-one").isSuperset(of: ["1:1 Bob", "1-1 Bob", "1:1 Sarah"]))
        #expect(titles(&known, "tier").contains("Tier numbers"))
        #expect(titles(&known, "Hamburg regatta").isEmpty)
        #expect(titles(&known, "offsite", "launch review").count == 4)
    }

    @Test func `without a name every meeting may be meant`() throws {
        var known = try known()
        #expect(known.named(by: ["meetings"]).count == known.all.count)
        #expect(known.named(by: ["meetings", "offsite"]).count == known.all.count)
    }

    @Test func `the meetings are in the order of time`() throws {
        var known = try known()
        let starts = known.named(by: ["pricing sync"]).compactMap(\.start)
        #expect(starts.count > 1)
        #expect(starts == starts.sorted())
    }

    @Test func `who took part is added when somebody is asked for`() throws {
        var known = try known()
        known.add(attendance: [16: [7], 999: [8]])
        #expect(known.named(by: ["launch review"]).map(\.people) == [[7]])
        #expect(known.named(by: ["pricing sync"]).last?.people == [1, 2])
    }

    @Test func `a resolver over what was made ready finds the same`() throws {
        var known = try known()
        let now = try ReferenceDesk.moment("2026-03-18T10:00")
        for title in ["offsite", "stand-up", "pricing sync", "board meeting", "release"] {
            let reference = DocumentReference(
                text: title, title: title.split(separator: " ").map(String.init), use: .event)
            let fresh = ReferenceResolver(documents: try ReferenceDesk.documents(), now: now)
            let ready = ReferenceResolver(meetings: known.named(by: [title]), now: now)
            #expect(ready.times(of: [reference]) == fresh.times(of: [reference]))
        }
    }
}
