import Testing
import Text

/// Forms of verbs that no ending tells.
@Suite struct VerbFormsTests {
    @Test(arguments: [("swimming", "swam"), ("buy", "bought"), ("eaten", "ate"), ("went", "go")])
    func `English verbs that change within are found by any form`(word: String, form: String) {
        #expect(VerbForms.forms(of: word, in: .english).contains(form))
    }

    @Test(arguments: [
        ("gekauft", "kaufte"), ("kaufen", "gekauft"), ("aufgeräumt", "aufräumen"), ("geschwommen", "schwamm"),
        ("gelesen", "las"), ("besucht", "besuchte"),
    ])
    func `German verbs are found by participle, past and infinitive`(word: String, form: String) {
        #expect(VerbForms.forms(of: word, in: .german).contains(form))
    }

    @Test func `a verb that endings tell has no other forms`() {
        #expect(VerbForms.forms(of: "rehearse", in: .english) == ["rehearse"])
    }

    @Test func `verbs that carry a noun are told from others`() {
        #expect(VerbForms.isSupport("went") && VerbForms.isSupport("gemacht"))
        #expect(!VerbForms.isSupport("swam") && !VerbForms.isSupport("gelesen"))
    }
}
