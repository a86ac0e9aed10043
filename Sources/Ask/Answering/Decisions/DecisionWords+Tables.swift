import Language
import Text

/// The words by language; in cue tables each line is a phrase.
extension DecisionWords {
    static let certain: [Language: String] = [
        .english: """
        decided
        agreed
        we agree
        settled
        approved
        confirmed
        signed off
        resolved to
        chosen
        voted for
        voted to
        final decision
        the decision is
        the decision was
        her decision
        his decision
        our decision
        my decision
        we'll go with
        we will go with
        we go with
        we are going with
        we're going with
        went with
        let's go with
        let's go for
        has accepted
        unanimously
        unanimous
        ayes
        nobody opposed
        none opposed
        no objections
        vote passes
        vote passed
        motion passes
        motion passed
        motion carries
        motion carried
        """,
        .german: """
        beschlossen
        entschieden
        vereinbart
        abgemacht
        ausgemacht
        genehmigt
        freigegeben
        festgelegt
        abgesegnet
        geeinigt
        einigten uns
        wir nehmen
        dabei bleibt es
        einstimmig
        """,
    ]

    static let likely: [Language: String] = [
        .english: """
        chose
        picked
        moved to
        moves to
        moves from
        goes from
        goes back to
        going back to
        went from
        switched to
        switches to
        postponed
        rejected
        ruled out
        stays
        is dropped
        was dropped
        replaces
        replaced by
        as decided
        as agreed
        agreed with
        accepted
        adopted
        denied
        declined
        turned down
        in favor
        in favour
        opposed
        abstain
        abstained
        abstentions
        """,
        .german: """
        gewählt
        ausgewählt
        verschoben
        abgelehnt
        gestrichen
        bleibt bei
        bleibt es bei
        wir bleiben
        wechseln zu
        umgestellt auf
        wie vereinbart
        wie beschlossen
        angenommen
        gegenstimmen
        enthaltungen
        """,
    ]

    /// Labels before a colon, or headings, of decisions.
    static let labelWords: [Language: String] = [
        .english:
            "decision decisions decided agreed agreement agreements resolution resolutions resolved outcome verdict",
        .german:
            "beschluss beschlüsse beschlossen entscheidung entscheidungen entschieden vereinbarung vereinbarungen vereinbart",
    ]

    /// Words for a vote; a question about one asks for its outcome.
    static let voteWords: [Language: String] = [
        .english: "vote votes voting ballot motion", .german: "abstimmung abstimmungen antrag",
    ]

    /// Words for the outcome: "the result of the vote".
    static let resultWords: [Language: String] = [
        .english: "result results end", .german: "ergebnis ergebnisse ausgang",
    ]

    /// Words that negate or doubt a later decision word in the same clause.
    static let doubtWords: [Language: String] = [
        .english: """
        not never no none nothing nobody yet if whether unless until before once should could would might may must cannot can't \
        haven't hasn't hadn't isn't aren't wasn't weren't won't didn't don't doesn't wouldn't almost nearly half what
        """,
        .german: """
        nicht nie niemals kein keine keinen nichts niemand ob falls wenn bevor bis sobald sollte sollten müsste fast beinahe
        """,
    ]

    /// Words right before a decision word that defer it: "to be decided".
    static let delayWords: [Language: String] = [.english: "be get", .german: "wird werden"]

    /// The same right after it: "muss entschieden werden".
    static let delayWordsBehind: [Language: String] = [.german: "werden"]
}
