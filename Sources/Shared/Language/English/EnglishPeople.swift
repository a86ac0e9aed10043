extension PersonWords {
    static let english = PersonWords(
        saying: """
            says said thinks thought wants wanted mentions mentioned asks asked suggests suggested argues argued writes wrote \
            explains explained proposes proposed promises promised answer answered replied agrees agreed decides decided \
            complained tells told sent reported raised joined attended insisted recommended objected warned joked
            """,
        reaching: """
            meet met meeting see saw seen ask asked asking tell told telling call called email emailed mail mailed ping pinged \
            invite invited owe owed visit visited remind reminded message messaged text texted contact contacted thank thanked \
            brief briefed interview interviewed onboard onboarded hire hired promise promised assign
            """,
        company: "with from by",
        contact: """
            call called calls chat chatted talk talked talks talking spoke speak speaking spoken conversation lunch coffee dinner drinks \
            breakfast brunch tea pint met meet meeting meetup catch caught catchup bumped bump ran run-in walk walked worked working
            """,
        joints: "and",
        relative: "who whose",
        relations: """
            sister brother mum mom mother dad father son daughter husband wife partner cousin aunt auntie uncle niece nephew \
            friend neighbour neighbor colleague boss manager teacher supervisor nurse doctor coach therapist landlord flatmate \
            roommate girlfriend boyfriend
            """,
        pronouns: "he him his she her hers",
        places: "in at to near via into around towards",
        articles: "the a an our my your their this that every each")
}
