import Testing
import Text

@Suite struct WordEndingsTests {
    @Test(arguments: ["s", "ed", "ation", "ments", "ally", "ung", "keiten", "lich"])
    func `an ending is none of its letters away`(text: String) {
        #expect(WordEndings.distance(of: text) == 0)
    }

    @Test(arguments: ["aton", "atoin", "mnet", "keitn", "atiom"])
    func `a misspelt long ending is one letter away`(text: String) {
        #expect(WordEndings.distance(of: text) == 1)
    }

    @Test(arguments: ["word", "board", "house", "xyz", "qq", "", "ationword"])
    func `what goes on as another word is no ending`(text: String) {
        #expect(WordEndings.distance(of: text) == nil)
    }

    @Test(arguments: ["as", "is", "ad"]) func `short endings are not to be misspelt`(text: String) {
        #expect(WordEndings.distance(of: text) == nil)
    }
}
