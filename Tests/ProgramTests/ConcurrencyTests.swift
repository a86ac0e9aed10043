import Foundation
import Testing

/// Several processes over one vault at once.
@Suite struct ConcurrencyTests {
    @Test func `all of several first questions get the whole answer`() async throws {
        let place = try OneNote()
        let runs = try await withThrowingTaskGroup(of: ProgramRun.self) { group in
            for _ in 0..<4 { group.addTask { try place.ask("mast") } }
            var runs: [ProgramRun] = []
            for try await run in group { runs.append(run) }
            return runs
        }
        #expect(runs.count == 4)
        #expect(Set(runs.map(\.stdout)).count == 1)
        #expect(runs.allSatisfy { $0.status == 0 })
    }
}
