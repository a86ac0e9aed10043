import Testing

@testable import Indexing

@Suite struct GlobPatternTests {
    private func matches(_ pattern: String, _ path: String, isFolder: Bool = false) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        let bytes = Array(path.utf8)
        return GlobPattern(pattern)?.matches(bytes[...], name: Array(name.utf8)[...], isFolder: isFolder) ?? false
    }

    @Test(arguments: [
        ("a.md", "a.md"), ("a.md", "deep/er/a.md"), ("*.md", "x/a.md"), ("a*c", "abbbc"), ("a*", "a"), ("?.md", "ä.md"),
        ("[a-c].md", "b.md"), ("[!a-c].md", "d.md"), ("[]x].md", "].md"), ("\\*.md", "*.md"),
        ("a*b*c.md", "aXbYbZc.md"),
        ("/a.md", "a.md"), ("x/*.md", "x/a.md"), ("**/a.md", "a.md"), ("**/a.md", "x/y/a.md"), ("x/**", "x/y/a.md"),
        ("x/**/a.md", "x/a.md"), ("x/**/a.md", "x/y/z/a.md"), ("x/**/y/*.md", "x/1/2/y/a.md"),
        ("my notes.md", "my notes.md"),
        ("./a.md", "a.md"),
    ]) func `a pattern matches`(pattern: String, path: String) {
        #expect(matches(pattern, path))
    }

    @Test(arguments: [
        ("a.md", "ba.md"), ("*.md", "a.mdx"), ("/a.md", "x/a.md"), ("x/*.md", "x/y/a.md"), ("x/*", "y/x/a.md"),
        ("?", "ab"),
        ("[a-c].md", "d.md"), ("[!a-c].md", "a.md"), ("x/**", "x"), ("x/**/a.md", "y/a.md"), ("A.md", "a.md"),
        ("a?b", "a/b"),
        ("[a", "a"), ("", "a"), ("/", "a"), ("archive/", "archive"),
    ]) func `a pattern does not match`(pattern: String, path: String) {
        #expect(!matches(pattern, path))
    }

    @Test func `a slash at the end means folders alone`() {
        #expect(matches("archive/", "x/archive", isFolder: true))
        #expect(!matches("archive/", "x/archive"))
    }

    @Test func `many stars for folders take no longer than the text times the pattern`() {
        let pattern = String(repeating: "**/a*/", count: 20) + "b"
        #expect(!matches(pattern, String(repeating: "a/", count: 200) + "c"))
        #expect(matches(pattern, String(repeating: "a/", count: 200) + "b"))
    }

    @Test func `many stars take no longer than the text times the pattern`() {
        let pattern = String(repeating: "*a", count: 30) + "b"
        #expect(!matches(pattern, String(repeating: "a", count: 200)))
    }
}
