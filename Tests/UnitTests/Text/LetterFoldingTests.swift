import Testing
import Text

@Suite struct LetterFoldingTests {
    @Test(arguments: [
        ("Yıldız", "yildiz"), ("İzmir", "izmir"), ("café", "cafe"), ("cafe\u{301}", "cafe"), ("Nguyễn", "nguyen"),
        ("Łódź", "lodz"), ("București", "bucuresti"), ("Ærø", "aero"), ("Straße", "strasse"), ("STRAẞE", "strasse"),
        ("Reykjavík", "reykjavik"), ("Ἀθήνα", "αθηνα"), ("ΟΔΟΣ οδός", "οδοσ οδοσ"), ("Алёна", "алена"),
        ("أحمد", "احمد"), ("مُحَمَّد", "محمد"),
    ])
    func `diacritics go`(text: String, folded: String) {
        #expect(LetterFolding.fold(text) == folded)
    }

    @Test(arguments: [
        ("Ｑ３", "q3"), ("ﬁnance", "finance"), ("ﾃｽﾄ", "テスト"), ("٣", "3"), ("๓", "3"), ("5µm", "5μm"),
    ])
    func `width, ligatures and kinds of digits make no difference`(text: String, folded: String) {
        #expect(LetterFolding.fold(text) == folded)
    }

    @Test func `marks that belong to the letters of a script stay in the word`() {
        #expect(TermMatching.words(of: "हिन्दी भाषा") == ["हिन्दी", "भाषा"])
    }
}
