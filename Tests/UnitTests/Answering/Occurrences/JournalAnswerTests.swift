import Answering
import Model
import Testing
import Time

/// How people keep journals and life logs, and what they ask of them, on Wednesday 18 March 2026.
@Suite struct JournalAnswerTests {
    private func vault(_ days: [String: String]) throws -> TestVault {
        try TestVault(
            Dictionary(uniqueKeysWithValues: days.map { ("journal/\($0.key).md", "# \($0.key)\n\n\($0.value)\n") }))
    }

    @Test func `a country in capitals is no pronoun`() throws {
        let vault = try vault([
            "2026-01-04": "On 2026-01-04 I went to Boston, US together with nobody for 8 days.",
            "2026-01-06": "During my trip to Boston, US, I visited Fenway Park.",
        ])
        #expect(try vault.ask("how many times did I travel to Boston, US?").value == .number(1))
        #expect(try vault.ask("when was the last time I went to Boston?").value == .moment(try day(1, 4)))
    }

    @Test func `a total so far holds what was noted before it`() throws {
        let vault = try vault([
            "2026-03-02": "I lost another glove on the ferry.", "2026-03-09": "I've lost 3 gloves this month.",
            "2026-03-12": "I lost a glove again, at the market.",
        ])
        #expect(try vault.ask("how many gloves did I lose in March?").value == .number(4))
    }

    @Test func `behind a list of guests stands what the host did`() throws {
        let vault = try vault([
            "2026-01-04": "I had Ann, Bo and Cleo round and baked a cherry tart.",
            "2026-02-01": "I really enjoyed baking plum cake.", "2026-02-08": "The baker bakes rolls.",
        ])
        #expect(try vault.ask("how often did I bake?").value == .number(2))
    }

    @Test func `a plural is no part of another thing`() throws {
        let vault = try vault([
            "2026-01-04": "I bought some pears, apple juice and tea.", "2026-01-11": "I bought some apples, and soap.",
        ])
        #expect(try vault.ask("how often did I buy apples?").value == .number(1))
        #expect(try vault.ask("how often did I buy apple juice?").value == .number(1))
    }

    @Test func `what was done on a day of the past is no plan because a feast is named`() throws {
        let vault = try vault([
            "2025-12-21": "I had Thursday off, which began with a Christmas party, so I went for a haircut."
        ])
        #expect(try vault.ask("when was my last haircut?").value == .moment(try day(12, 18, of: 2025)))
    }

    @Test(arguments: [
        ("where did I go on 4 January 2026?", ["Rome, Italy"]), ("where did I go on 10 January 2026?", ["market"]),
        ("where did I eat on 11 January 2026?", ["Café Anton"]),
        ("where did I travel in January 2026?", ["Rome, Italy", "Como"]),
    ])
    func `where somebody went is told by what stands behind the verb`(question: String, places: [String]) throws {
        let vault = try vault([
            "2026-01-04": "On 2026-01-04 Ann and I went to Rome, Italy together for 3 days.",
            "2026-01-10": "I went to the market and saw Bo. I'm going in the right direction.",
            "2026-01-11": "I ate noodles at Café Anton with Ann.", "2026-01-15": "I visited Como.",
        ])
        #expect(try vault.ask(question).value == .list(places))
    }

    @Test func `a day without a place is not answered by a direction`() throws {
        let vault = try vault(["2026-01-10": "I'm going in the right direction with my weight."])
        #expect(try vault.ask("where did I go on 10 January 2026?").certainty != .answered)
    }

    @Test func `what somebody went to is counted by its days`() throws {
        let vault = try vault([
            "2026-01-04": "I went to a gig.", "2026-02-01": "Went to a gig with Ann.",
            "2026-02-08": "Ann told me of a gig.",
        ])
        #expect(try vault.ask("how many gigs did I go to in 2026?").value == .number(2))
    }

    @Test func `one thing that is asked for must be called so`() throws {
        let vault = try vault([
            "2026-01-04": "I used the angle grinder.", "2026-01-11": "I used the small blowtorch on the pipe.",
            "2026-01-18": "I used sandpaper.",
        ])
        #expect(try vault.ask("which blowtorch did I use?").value == .list(["small blowtorch"]))
        #expect(try vault.ask("which guitar did I use?").value == nil)
    }

    @Test func `a report tells the day of a deed in the heading above it`() throws {
        let vault = try TestVault([
            "2025-11-04-brocken.md": "# Brocken\n\n## Trip of 2025.11.03\n\nI climbed the Brocken in fog.\n"
        ])
        let day = try #require(CivilDate(year: 2025, month: 11, day: 3))
        #expect(try vault.ask("when did I climb the Brocken?").value == .moment(day.midnight))
    }

    @Test func `one thing that nobody says was done, and that is not called so, is no answer`() throws {
        let vault = try TestVault(["ale.md": "# Brew 8: Pale ale\n\nBrew Master: Dennis\n\nOG: 1035\n"])
        #expect(try vault.ask("what OG did I measure for brew 8, the pale ale?").value != .list(["Dennis"]))
    }

    @Test func `a line that says itself that it was the first time proves its date`() throws {
        let vault = try TestVault([
            "letter.md": "Bea and I have been a couple since September 2017, when we first moved in together.\n"
        ])
        let answer = try vault.ask("when did Bea and I first move in together?")
        #expect(answer.certainty == .answered)
    }

    @Test func `names keep their articles and what they are of, and addresses of links are none`() throws {
        let vault = try vault([
            "2026-01-04": "I visited [The Museum of Old Tools](https://read.example/visit) with Ann.",
            "2026-01-11": "See https://visit.example/visited for more.", "2026-01-18": "I visited a lighthouse.",
        ])
        #expect(try vault.ask("list the places I visited").value == .list(["The Museum of Old Tools", "lighthouse"]))
    }

    @Test func `where a sentence only names the meal, the next one says what it was`() throws {
        let vault = try vault([
            "2026-01-04": "- I had dinner with Ann. I ate sushi.", "2026-01-05": "- I had soup for dinner.",
        ])
        #expect(try vault.ask("list the dinner dishes that I had").value == .list(["sushi", "soup"]))
    }

    @Test func `the most frequent ones are counted item by item`() throws {
        let vault = try vault([
            "2026-01-04": "I bought tea, milk, and soap.", "2026-01-11": "I bought milk, and tea.",
            "2026-01-18": "I bought milk.", "2026-01-25": "I bought rice.",
        ])
        let answer = try vault.ask("top 2 things I bought?")
        #expect(answer.value == .list(["milk", "tea"]))
        #expect(answer.headline.hasPrefix("milk 3, tea 2"))
    }

    @Test func `what is called by the same list on several days is one thing`() throws {
        let vault = try vault([
            "2026-01-04": "I had eggs, sausages, and bread for breakfast.", "2026-01-05": "I had toast for breakfast.",
            "2026-01-06": "I ate eggs, sausages, and bread for breakfast.",
        ])
        let answer = try vault.ask("what did I eat most often for breakfast?")
        #expect(answer.value == .list(["eggs, sausages, and bread"]))
    }

    @Test func `an average per day, week or month is the sum over all of them`() throws {
        let vault = try vault([
            "2026-01-05": "I spent 20 minutes on sails.", "2026-01-19": "I spent 42 minutes on sails.",
        ])
        let answer = try vault.ask("how long did I spend on sails each day on average in January 2026?")
        #expect(answer.value == .number(2))
        #expect(answer.headline.hasPrefix("2 min a day on average: 1 h 2 min in 31 days"))
        let alone = try vault.ask("how long did I spend on sails each day on average from 1 to 10 January 2026?")
        #expect(alone.headline.hasPrefix("2 min a day on average: 20 min, the only amount with “sails”, in 10 days"))
    }

    @Test func `the list that a label with a colon leads to is the value, and not the label`() throws {
        let vault = try vault(["2026-01-05": "I am reading some books now:\n\n- Middlemarch\n- Solaris"])
        let answer = try vault.ask("what books was I reading in January 2026?")
        #expect(answer.value == .list(["Middlemarch", "Solaris"]) && answer.quotes.contains("Solaris"))
    }

    @Test func `the day of a deed is told by its verb rather than by words that go with another one`() throws {
        let vault = try vault([
            "2026-01-04": "Hooray, I lost my job!",
            "2026-01-11": "They were quick, so I did a bad job at drawing them.",
        ])
        #expect(try vault.ask("when did I lose my job?").headline.hasPrefix("Sun 4 January 2026"))
    }

    @Test func `who does something else in another clause is no part of the deed`() throws {
        let vault = try vault(["2026-01-11": "We got some ice cream, and Rachel offered me a ride."])
        let answer = try vault.ask("what date did Rachel and I agree on?")
        #expect(answer.value == nil && !answer.found)
    }

    @Test func `the largest and the smallest of several amounts are told with their day`() throws {
        let vault = try vault([
            "2026-01-04": "Ran 12 km in the woods.", "2026-01-11": "I ran 21 km.", "2026-01-18": "Ran 8 km, slow.",
        ])
        let longest = try vault.ask("what was my longest run?")
        #expect(
            longest.value == .number(21) && longest.headline.hasPrefix("21 km, Sun 11 January 2026: the largest of 3"))
        #expect(try vault.ask("which was my shortest run in January 2026?").value == .number(8))
    }

    @Test func `the title of a log names the deed and its items the amounts`() throws {
        let vault = try TestVault(["walks.md": "# Walks\n\n- 2026-01-02 4 km\n- 2026-01-09 9 km along the pier\n"])
        #expect(try vault.ask("what was my longest walk?").value == .number(9))
        #expect(try vault.ask("how far is my average walk?").value == .number(6.5))
    }

    @Test func `a single amount is not the largest one`() throws {
        let vault = try vault(["2026-01-04": "Ran 12 km in the woods.", "2026-01-11": "Ran home."])
        #expect(try vault.ask("what was my longest run?").value == nil)
    }

    @Test func `amounts of another deed are not averaged`() throws {
        let vault = try vault([
            "2026-01-04": "I watched news for 20 minutes.", "2026-01-11": "I spent 40 minutes reading news.",
            "2026-01-18": "I watched news for 30 minutes.",
        ])
        #expect(try vault.ask("how long did I watch news on average?").value == .number(25))
        #expect(try vault.ask("what was my average time reading news?").value == .number(40))
    }

    @Test func `a sum has a part for each currency, and a bare number is none`() throws {
        let vault = try vault([
            "2026-01-04": "I spent 20 € on strings.", "2026-01-11": "I spent £5 on strings.",
            "2026-01-18": "I spent 10 € on 3 strings.",
        ])
        let answer = try vault.ask("how much did I spend on strings in total?")
        #expect(answer.headline.hasPrefix("30 € + 5 £ in all"))
        #expect(answer.value == .list(["30 €", "5 £"]))
    }

    @Test func `a share is no amount`() throws {
        let vault = try vault(["2026-01-04": "I'm 99% sure, but 1% holds a lot of weight."])
        #expect(try vault.ask("what was my average weight in January 2026?").value == nil)
    }

    private func day(_ month: Int, _ day: Int, of year: Int = 2026) throws -> CivilDateTime {
        try #require(CivilDate(year: year, month: month, day: day)).midnight
    }
}
