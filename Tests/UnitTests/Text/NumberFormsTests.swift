import Testing
import Text

@Suite struct NumberFormsTests {
    @Test(arguments: [
        ("1,200", "1200 users"), ("1200", "1.200 Nutzer"), ("1.200", "1,200 users"), ("1,200,000", "1.200.000"),
        ("12,50", "12.50"), ("1,200.50", "1.200,50"), ("3000", "a budget of 3k"), ("2.5k", "2,500 people"),
        ("14:30", "at 14:30"),
    ])
    func `numbers are one however they are typed`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text) == [1])
    }

    @Test(arguments: [
        ("€12", "12 €"), ("12€", "EUR 12"), ("12 Euro", "€12"), ("€12", "€12.00"), ("€12,50", "12.50 EUR"),
        ("$3k", "US$3,000"), ("$2m", "$ 2,000,000"), ("15 %", "15%"), ("15 percent", "15 %"), ("£5", "5 GBP"),
    ])
    func `prices and shares are found by any sign or word`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text).first == 1)
    }

    @Test(arguments: [("€12", "12 people"), ("15 %", "page 15"), ("€1,200", "1200 rows")])
    func `the number without its unit stands for a price, but weaker`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text) == [0.6])
    }

    @Test(arguments: [
        ("v2.3.1", "release 2.3.1"), ("2.3.1", "V2.3.1"), ("2.3", "shipped v2.3.1"), ("v2.3", "version 2.3"),
    ])
    func `a version is found with and without its v, and by its first numbers`(question: String, text: String) {
        #expect(TermMatching.factors(of: question, in: text) == [1])
    }

    @Test func `another patch of a version stands for it, but weaker`() {
        #expect(TermMatching.factors(of: "2.3.1", in: "v2.3.2") == [0.4])
    }

    @Test(arguments: [("2.3", "2.4"), ("12,50", "12 or 50"), ("2.10", "2.1"), ("12.50", "12_50"), ("€3m", "3 m")])
    func `other numbers do not match`(question: String, text: String) {
        #expect((TermMatching.factors(of: question, in: text).first ?? 1) < 1)
    }

    @Test func `three metres are not three million`() {
        #expect(TermMatching.additions(to: "3m and 3,5m").isEmpty)
    }
}
