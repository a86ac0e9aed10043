extension StateWordList {
    static let english = StateWordList(
        givenUp: "from was were than instead of",
        held: """
            own owns owned owner lead leads led leader head heads headed run runs ran chair chairs chaired maintain maintains maintained responsible charge
            """,
        leading: """
            lead leads led leader head heads headed chair chairs chaired chairperson chairman chairwoman co-chair run runs ran moderates moderated moderator facilitator
            """,
        duties: "responsible charge care",
        since: "from since starting effective",
        changes: """
            now new current currently latest becomes became moves moved moving changed changes takes took goes went rises rose raised drops dropped falls fell lowered
            increased increases upgraded switched switches postponed shifted hands handed replaces replaced succeeds renamed
            """,
        states: "status state version stage phase progress",
        general: "status state progress",
        numbered: "version",
        places: "at in to into on",
        asking: "what which what's",
        copulas: "is are was were",
        linking: "for of",
        auxiliaries: "do does did")
}
