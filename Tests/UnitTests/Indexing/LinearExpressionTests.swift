import TestSupport
import Testing

@testable import Indexing

/// The regular expressions that Obsidian's excluded files are named by.
@Suite struct LinearExpressionTests {
    @Test(arguments: [
        ("draft", "notes/Draft 1.md"), ("^notes/", "notes/a.md"), (#"\.md$"#, "a.md"), ("a.c", "abc"), ("", "a"),
        ("a|b", "xb"), ("^(a|bc)+$", "abcbca"), ("^a*$", ""), ("^ab?c$", "ac"), ("^a{2}$", "aa"), ("^a{2,}$", "aaaa"),
        ("^a{1,3}?$", "aaa"), (#"^\d+$"#, "2026"), (#"^\w+$"#, "a_1"), (#"a\sb"#, "a b"), ("[a-c]x", "bX"),
        ("[^/]+/x", "notes/x"), ("[A-Z]", "q"), ("É", "été"), ("[à-ü]", "É"), (#"[\d-]+x"#, "1-x"),
        (#"\bplan\b"#, "my plan.md"),
        (#"\Blan"#, "plan"), (#"a\/b"#, "a/b"), (#"\x41\u00e9"#, "aé"), ("(?:ab)+c", "ababc"),
        ("(?<year>2026)", "2026"),
        ("a{,2}", "a{,2}"), ("{", "{"), ("a]", "a]"), ("[^]", "x"), ("(a*)*b", "aab"), ("(|a)+b", "ab"), ("^.$", "é"),
        (#"[\]]"#, "]"), ("[a\\-z]", "-"), ("a||b", ""),
    ]) func `a part of the text matches`(expression: String, text: String) throws {
        #expect(try LinearExpression(expression).isFound(in: text))
    }

    @Test(arguments: [
        ("draft", "notes/a.md"), ("^a", "ba"), ("a$", "ab"), ("^a{2}$", "aaa"), ("^a{2,3}$", "a"), ("[^a]", "A"),
        (#"\bplan\b"#, "planet"), (#"\d"#, "x"), (#"[^\w]"#, "a"), ("a.c", "a\nc"), ("[]", "x"), ("(a|b)c", "abd"),
        ("^(ab|a)$", "abb"), (#"^\S+$"#, "a b"),
    ]) func `no part of the text matches`(expression: String, text: String) throws {
        #expect(try !LinearExpression(expression).isFound(in: text))
    }

    @Test(
        arguments: [
            ("(", .malformed), ("a)", .malformed), ("*", .malformed), ("a**", .malformed), ("[a", .malformed),
            ("[b-a]", .malformed), ("a{2,1}", .malformed), ("\\", .malformed), ("(?#a)", .malformed),
            ("^*", .malformed),
            ("a(?=b)", .needsMemory), ("(?<!a)b", .needsMemory), (#"(a)\1"#, .needsMemory), (#"\k<a>"#, .needsMemory),
            ("a{5000}", .tooLarge), ("((a{99}){99}){99}", .tooLarge), ("((){999}){999}", .tooLarge),
        ] as [(String, LinearExpression.Failure)]) func `what is no expression, or none of these, is refused`(
            expression: String, failure: LinearExpression.Failure
        )
    {
        #expect(throws: failure) { try LinearExpression(expression) }
    }

    @Test(arguments: ["(", "[", "(?:", "a|", "(a|", "a{1,", "a?"]) func `a long expression is refused, not followed`(
        part: String
    ) {
        #expect(throws: LinearExpression.Failure.self) {
            try LinearExpression(String(repeating: part, count: 100_000))
        }
    }

    @Test(arguments: ["(a+)+$", "^(a|aa)*$", "^(a|a?)+$", "(.*)(.*)(.*)(.*)x", "(a?){30}a{30}b"])
    func `no expression costs more than the text is long`(expression: String) throws {
        let expression = try LinearExpression(expression)
        func cost(_ count: Int) -> Duration {
            let text = String(repeating: "a", count: count) + "!"
            return ProcessorTime.measure { #expect(!expression.isFound(in: text)) }
        }
        _ = cost(500)
        #expect(cost(16_000) < cost(2000) * 24)
    }
}
