import Model
import Testing

@Suite struct PathWordsTests {
    @Test(arguments: [
        ("lab meetings/2025-01-16 labmtg.md", "lab meetings labmtg"),
        ("grants/fellowship plan.md", "grants fellowship plan"),
        ("2025/01/2025-01-16.md", ""), ("1on1/sam.md", "1on1 sam"), ("Büro/Übergabe 18.09..md", "Büro Übergabe"),
        ("docs_team/v2.notes/a", "docs team v2 notes a"), ("", ""),
    ])
    func `a path's words are those with letters, without the ending`(path: String, words: String) {
        #expect(PathWords.of(path) == words)
    }
}
