import Retrieval
import Testing

/// Which texts say the same: pairs in the manner of the sample vault.
@Suite struct NearDuplicatesTests {
    private func areSame(_ left: String, _ right: String) -> Bool {
        NearDuplicates().originals(of: [left, right])[1] != nil
    }

    /// A line copied, with what copying changes: markers, marks, a name, spelling out, a word more or less.
    static let copies = [
        (
            "- 60 % of the leavers are Starter accounts with one boat.",
            "60 % of the leavers are Starter accounts with one boat"
        ),
        (
            "Agreed to keep the Starter tier at €12, for everybody, from 1 April; we look again after the April churn numbers.",
            "> Agreed to keep the Starter tier at €12 for everybody from 1 April. We look again after the April churn numbers."
        ),
        (
            "The alarm was Priya (\"is it just me\"), not a machine.",
            "* the alarm was **Priya** (“is it just me”), not a machine"
        ),
        (
            "Sarah wants the annual discount capped at 15 %; above that her people sell the discount and not the product.",
            "Sarah wants the annual discounts capped at 15 %, above that her people sell the discount, not the product."
        ),
        (
            "A database migration added a column with a default and took a lock on the bookings table; a nightly report was still running.",
            "The database migration added a column with a default and took a lock on the bookings table, a nightly report was running."
        ),
        (
            "Rule for today is on the board. We talk about what happened and not about who did it.",
            "Rule for today is on the board. We talk about what happened, and not about who did it!"
        ),
        (
            "Der Vermieter erhöht die Nebenkostenvorauszahlung ab April um 30 Euro.",
            "Der Vermieter erhoeht die Nebenkostenvorauszahlung ab April um 30 Euro"
        ),
        (
            "| Nov | 2.1 % |\n| Dec | 2.4 % |\n| Jan | 3.1 % |\n| Feb | 3.8 % |",
            "Nov 2.1 %\nDec 2.4 %\nJan 3.1 %\nFeb 3.8 %"
        ),
    ]

    /// Lines about the same that say something else, or say it in other words.
    static let others = [
        (
            "Agreed to keep the Starter tier at €12, for everybody, from 1 April.",
            "Agreed to keep the Starter tier at €15, for everybody, from 1 April."
        ),
        ("Stand-up moved to Tuesday 10:00 this week.", "Stand-up moved to Tuesday 10:30 this week."),
        (
            "- [ ] @bob recalculate the year with a cap of 15 % 📅 2026-03-20",
            "- [ ] @bob recalculate the year with a cap of 20 % 📅 2026-03-27"
        ),
        (
            "The site answered beautifully, it just couldn't save anything.",
            "There was a machine alarm. It checks whether the site answers."
        ),
        (
            "Sarah wants the annual discount capped at 15 %.",
            "Bob had 15 % in the model, because cash in April is worth more to him than the discount."
        ),
        (
            "60 % of those who left are Starter with one boat. Exit survey: n=41.",
            "Careful: 41 answers is not much, and people write \"price\" when they mean \"I'm tired\"."
        ),
        (
            "Weekly with Monera: Jürgen reports on the migration, no open points.",
            "Weekly with Monera: Jürgen asks for a second migration, two open points."
        ),
        ("Call with Priya about the outage.", "Call with Tomasz about the roadmap."),
        ("Thanks, all!", "Thanks, all!"),
        ("Bob paid Sarah twenty pounds for the piano tuning.", "Sarah paid Bob twenty pounds for the piano tuning."),
        ("The big dog bit the old man.", "The old man bit the big dog."),
        (
            "We agreed to keep the Starter tier for everybody.",
            "We did not agree to keep the Starter tier for everybody."
        ),
        ("The alarm on the pump was tested today.", "The alarm on the pump wasn't tested today."),
    ]

    @Test(arguments: copies)
    func `a copied line is a near-duplicate`(left: String, right: String) {
        #expect(areSame(left, right))
        #expect(areSame(right, left))
    }

    @Test(arguments: others)
    func `a line about the same is none`(left: String, right: String) {
        #expect(!areSame(left, right))
        #expect(!areSame(right, left))
    }

    @Test func `a repetition names the first that says it`() {
        let text = NearDuplicatesTests.copies[0]
        let originals = NearDuplicates().originals(
            of: ["The crane stays where it is until spring.", text.0, text.1, text.0])
        #expect(originals == [nil, nil, 1, 1])
    }
}
