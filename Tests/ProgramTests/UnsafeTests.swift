import Foundation
import Testing

/// Where memory is touched in ways that the compiler cannot check.
@Suite struct UnsafeTests {
    private static let libraries: Set<Substring> = ["Glibc", "CSystem", "CSQLite", "CEditLine"]

    /// Loops over numbers and bytes that load a register at a time, for each vector of the index or each line of a file.
    private static let kernels: Set<String> = [
        "Import/Readers/Quotes/LineEnds.swift", "Program/Benchmark/Speed/ScanStage.swift",
        "Shared/Text/Vectors/DotProduct.swift", "Shared/Text/Vectors/PackedVector.swift",
    ]

    /// Checksums of pages and of mapped files, and lists of related words, which are read where they are mapped.
    private static let mappedFiles: Set<String> = [
        "Program/Benchmark/LentBytes.swift", "Shared/Store/Schema/Checksum.swift", "Shared/Text/BlockChecksum.swift",
        "Shared/Text/Tokens/LineIndex.swift", "Shared/Text/Words/RelatedWords.swift",
    ]

    /// Texts of the index, which are compressed and decompressed in place, eight bytes at a time.
    private static let symbols: Set<String> = [
        "Shared/Store/Chunks/SymbolEncoder.swift", "Shared/Store/Chunks/SymbolTable.swift",
    ]

    /// Endings of words, which become numbers at compile time; only the bytes of a `StaticString` are known then.
    private static let literals: Set<String> = ["Shared/Text/Stemming/Ending.swift"]

    @Test func `all targets but the tests are strict`() throws {
        let package = try String(contentsOfFile: BuiltProgram.package + "/Package.swift", encoding: .utf8)
        let loop =
            /for target in package\.targets where [^\n]*"Tests\/"[^\n]*\{\s+target\.swiftSettings = \[\.strictMemorySafety\(\)\]\s+\}/
        #expect(package.contains(loop))
        #expect(package.ranges(of: "swiftSettings").count == 1)
    }

    @Test func `only files that call C are unsafe, and those that are named`() {
        let files = LayoutTests.sources.filter { file in
            file.lines.contains { LayoutTests.calls("unsafe ", in: $0) }
        }
        #expect(!files.isEmpty)
        let others = Set(files.filter { UnsafeTests.libraries.isDisjoint(with: $0.imports) }.map(\.path))
        let named = [UnsafeTests.kernels, UnsafeTests.mappedFiles, UnsafeTests.symbols, UnsafeTests.literals]
        #expect(Set(named.joined()) == others, "\(others)")
    }
}
