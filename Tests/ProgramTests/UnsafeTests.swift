import Foundation
import Testing

/// Where memory is touched in ways that the compiler cannot check.
@Suite struct UnsafeTests {
    private static let libraries: Set<Substring> = ["Glibc", "CSystem", "CSQLite", "CEditLine"]

    /// Files that load the registers of vectors from bytes, or hand on bytes of the index.
    private static let exceptions: Set<String> = [
        "Import/Readers/Quotes/LineEnds.swift", "Ask/Answering/Vault/OpenVault.swift",
    ]

    /// The folders of the targets that are built with strict memory safety.
    private static func strictFolders() throws -> [String] {
        let package = try String(contentsOfFile: BuiltProgram.package + "/Package.swift", encoding: .utf8)
        let paths = package.matches(of: /path: "Sources\/([^"]+)"(?:, exclude: \[[^\]]*\])?,\s+swiftSettings: isStrict/)
        return paths.map { String($0.1) + "/" }
    }

    @Test func `where memory safety is strict, only files that call C are unsafe, and those that are named`() throws {
        let folders = try UnsafeTests.strictFolders()
        #expect(folders.count >= 8)
        let files = LayoutTests.sources.filter { file in
            folders.contains(where: file.path.hasPrefix) && file.lines.contains { LayoutTests.calls("unsafe ", in: $0) }
        }
        #expect(!files.isEmpty)
        let others = files.filter { UnsafeTests.libraries.isDisjoint(with: $0.imports) }.map(\.path)
        #expect(UnsafeTests.exceptions == Set(others), "\(others)")
    }
}
