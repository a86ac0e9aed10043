import Model
import Store
import Testing

@testable import Indexing

@Suite struct EventVersionsTests {
    private func event(
        _ number: Int, _ identity: String, source: Int, revision: Int
    ) -> MeetingSource {
        MeetingSource(
            document: number, kind: .event, title: "Pricing", start: number, isAllDay: false, identity: identity,
            source: source, revision: revision)
    }

    @Test func `an older version of an occurrence in another file is superseded`() {
        let old = event(1, "a/2026-03-10T10:00:00", source: 1, revision: 0)
        let new = event(2, "a/2026-03-10T10:00:00", source: 2, revision: 5)
        #expect(EventVersions.superseded([old, new]) == [1])
    }

    @Test func `a single event that was moved supersedes its older copy`() {
        let old = event(1, "a/2026-03-11T10:00:00", source: 1, revision: 0)
        let new = event(2, "a/2026-03-12T10:00:00", source: 2, revision: 5)
        #expect(EventVersions.superseded([old, new]) == [1])
    }

    @Test func `copies of one version are both kept`() {
        let copies = [1, 2].map { event($0, "a/2026-03-10T10:00:00", source: $0, revision: 3) }
        #expect(EventVersions.superseded(copies).isEmpty)
    }

    @Test func `one changed occurrence sent by itself leaves the rest of the series alone`() {
        let series = [1, 2].map { event($0, "a/2026-03-1\($0)T10:00:00", source: 1, revision: 0) }
        let changed = event(3, "a/2026-03-12T10:00:00", source: 2, revision: 5)
        #expect(EventVersions.superseded(series + [changed]) == [2])
    }
}
