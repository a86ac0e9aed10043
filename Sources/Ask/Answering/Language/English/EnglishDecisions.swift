extension DecisionWordList {
    static let english = DecisionWordList(
        certain: """
            decided, agreed, we agree, settled, approved, confirmed, signed off, resolved to, chosen, voted for, voted to, \
            final decision, the decision is, the decision was, her decision, his decision, our decision, my decision, \
            we'll go with, we will go with, we go with, we are going with, we're going with, went with, let's go with, \
            let's go for, has accepted, unanimously, unanimous, ayes, nobody opposed, none opposed, no objections, \
            vote passes, vote passed, motion passes, motion passed, motion carries, motion carried
            """,
        likely: """
            chose, picked, moved to, moves to, moves from, goes from, goes back to, going back to, went from, switched to, \
            switches to, postponed, rejected, ruled out, stays, is dropped, was dropped, replaces, replaced by, as decided, \
            as agreed, agreed with, accepted, adopted, denied, declined, turned down, in favor, in favour, opposed, abstain, \
            abstained, abstentions
            """,
        labels:
            "decision decisions decided agreed agreement agreements resolution resolutions resolved outcome verdict",
        votes: "vote votes voting ballot motion",
        results: "result results end",
        outcomes: """
            passed carried lost failed defeated approved rejected adopted accepted postponed deferred tabled withdrawn agreed \
            confirmed unanimously unanimous declined denied dismissed referred
            """,
        doubts: """
            not never no none nothing nobody yet if whether unless until before once should could would might may must cannot can't \
            haven't hasn't hadn't isn't aren't wasn't weren't won't didn't don't doesn't wouldn't almost nearly half what
            """,
        delays: "be get",
        delaysBehind: "",
        subjects: "we",
        inverting: "do did should shall can could would might may",
        replaced: "from was than of")
}
