import Testing
import Text

@Suite struct UnspacedScriptTests {
    static let japanese = "価格は据え置きに決めた。猫の写真も見た。"
    static let chinese = "我们讨论了价格策略，决定在三月上线。"
    static let thai = "เราตกลงเรื่องราคาใหม่ในเดือนมีนาคม"

    @Test(arguments: [
        ("価格", japanese), ("価格について", japanese), ("猫", japanese), ("写真", japanese), ("价格", chinese),
        ("我们什么时候讨论了价格", chinese), ("上线", chinese), ("ราคา", thai), ("ราคาใหม่", thai), ("회의", "회의에서 말했다"),
        ("회의에서", "회의를 했다"),
    ])
    func `words are found without spaces around them`(question: String, text: String) {
        let factors = TermMatching.factors(of: question, in: text)
        #expect(!factors.isEmpty)
        #expect(factors.allSatisfy { $0 == 1 })
    }

    @Test(arguments: [("犬", japanese), ("会議", japanese), ("测试", chinese), ("แมว", thai)])
    func `words that are not there are not found`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text).contains(0))
    }

    @Test(arguments: [
        ("価格について何を決めたか", ["価格", "決め", "めた"]), ("我们什么时候讨论了价格", ["讨论", "价格"]), ("什么时候", ["什么", "么时", "时候"]),
        ("猫は", ["猫"]),
    ])
    func `small words of a question only separate the others`(question: String, words: [String]) {
        #expect(TermAnalyzer.questionTerms(of: question).map(\.word) == words)
    }

    @Test func `vowels and tones stay with their letters`() {
        #expect(TermMatching.words(of: "น้ำมัน") == ["น้ำ", "ำมั", "มัน"])
    }

    @Test(arguments: [
        ("か\u{3099}いこく", "がいこく"), ("ﾊﾟｿｺﾝ", "パソコン"), ("\u{1112}\u{116C}\u{110B}\u{1174}", "회의"),
        ("\u{1100}\u{1161}\u{11A8}", "각"), ("ヴァ", "ウ\u{3099}ァ"),
    ])
    func `letters in pieces are put together`(text: String, whole: String) {
        #expect(TermMatching.words(of: text) == TermMatching.words(of: whole))
    }

    @Test func `a character counts once in the length of a text`() {
        #expect(TermMatching.words(of: "価格表") == ["価格", "格表"])
        #expect(TermMatching.additions(to: "価格表") == ["価", "格", "表"])
    }

    @Test func `other scripts in between are words of their own`() {
        #expect(TermMatching.words(of: "新版Kubernetes上线3月") == ["新版", "kubernetes", "上线", "3", "月"])
    }
}
