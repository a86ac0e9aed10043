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

    @Test func `an index that is made anew again and again answers all the while`() async throws {
        let place = try OneNote()
        for number in 1...200 { try place.runner.vault.write("Rope \(number)\n", to: "\(number).md") }
        let whole = try place.ask("mast")
        try await withThrowingTaskGroup(of: (runs: [ProgramRun], isAsking: Bool).self) { group in
            group.addTask {
                (try (0..<5).map { _ in try place.runner.runOverVault(["index", "--rebuild"]) }, false)
            }
            for _ in 0..<2 { group.addTask { (try (0..<15).map { _ in try place.ask("mast") }, true) } }
            for try await (runs, isAsking) in group {
                for run in runs {
                    #expect(run.status == 0, "\(run.testDescription)")
                    #expect(run.stderr == "")
                    if isAsking { #expect(run.stdout == whole.stdout) }
                }
            }
        }
    }
}
