import Evaluation
import Foundation
import TestSupport
import Testing

@testable import Benchmark

@Suite struct GeneratedVaultTests {
    @Test func `the same seed writes the same vault and asks the same questions`() throws {
        let folders = [try TemporaryFiles([:]), try TemporaryFiles([:])]
        let vaults = try folders.map { folder in
            var vault = GeneratedVault(chunks: 200, seed: 7)
            let questions = vault.questions(20)
            let bytes = try vault.write(to: folder.path)
            return (
                questions, bytes, try vault.paths.map { try Data(contentsOf: URL(filePath: folder.path + "/" + $0)) }
            )
        }
        #expect(vaults[0].0 == vaults[1].0)
        #expect(vaults[0].1 == vaults[1].1)
        #expect(vaults[0].2 == vaults[1].2)
    }

    @Test func `words that stand first in the list are drawn far more often than those behind`() {
        let words = GeneratedWords(count: 1000, seed: 1)
        var generator = SplitMix64(state: 1)
        let drawn = (0..<400).flatMap { _ in
            words.sentence(of: 10, &generator).lowercased().dropLast().split(separator: " ")
        }
        let share = Double(drawn.count { $0 == "the" }) / Double(drawn.count)
        #expect(share > 0.03 && share < 0.1)
    }
}
