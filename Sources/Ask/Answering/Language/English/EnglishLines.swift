extension LineWordList {
    static let english = LineWordList(
        results: """
            conclusion conclusions result results outcome summary cause causes reason lesson lessons takeaway takeaways finding findings \
            fix answer learned upshot
            """,
        summaries: """
            summary summarized conclusion conclusions recap takeaway takeaways highlights tldr tl;dr outcome outcomes
            """,
        formalities: """
            call to order meeting meetings minutes of the previous last prior and time times date approval approve approved accept             acceptance confirm confirmation review sign signing for attendance introductions note-taker
            """,
        sureFormalities: """
            roll quorum welcome opening opened closing closure adjournment adjourn adjourned apologies times approval acceptance order             previous prior introductions
            """,
        idle: """
            mm mmm hm hmm mhm mmhm mmhmm uh uhhuh um umm huh eh oh ah aha er hey wow yeah yep yup yes no nope nah okay ok right sure \
            exactly alright all fine well so and but true great good cool nice thanks thank you the that that's it it's is I I'm see \
            know got ya of course absolutely totally indeed really anyway laugh laughs bye hello hi there too me we do
            """,
        asking: "asked enquired inquired queried questioned wondered",
        asked: "why if whether how when what who where which about",
        pronouns: "it him her them", firstPronouns: "this these those he she they")
}

extension PromiseWordList {
    static let english = PromiseWordList(
        contracted: "i'll we'll",
        promising: "will promise shall",
        intended: "will shall promises promised offers offered owes",
        obliging: "will need needs must should shall needed let's please",
        labels: "action actions todo to-do ai")
}
