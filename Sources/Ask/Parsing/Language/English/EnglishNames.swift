extension NameCues {
    static let english = NameCues(
        language: .smallNouns,
        determiners: "the a an my our your his her their this that these those some any no each every what which whose",
        prepositions: "with from by about for between without regarding concerning via besides versus vs cc",
        auxiliaries: "did does didnt doesnt",
        modals: "has had should could would hasnt hadnt",
        weakCues: "of like do have",
        copulas: "is was are were isnt wasnt whos whats wheres hows",
        interrogatives: "who what when where why how",
        askers: "who",
        conjunctions: "and or nor",
        joiners: "as well plus with without",
        personVerbs: """
            meet met meeting see saw seen ask asked asking tell told telling call called email emailed mail mailed ping
            pinged invite invited owe owed visit visited remind reminded message messaged text texted contact contacted
            thank thanked brief briefed interview interviewed onboard onboarded hire hired promise promised assign
            """,
        sayingVerbs: """
            says said thinks thought wants wanted mentions mentioned asks asked suggests suggested argues argued
            writes wrote explains explained proposes proposed promises promised answer answered replied agrees
            agreed decides decided complained tells told sent reported raised joined attended insisted
            recommended objected warned joked
            """,
        addressVerbs: """
            talk talked talking speak spoke spoken speaking say said write wrote written send sent give gave given promise
            promised owe owed reply replied according belong belongs assigned assign report reports listen listened
            hand handed show showed explain explained pass passed introduce introduced
            """,
        toward: "to",
        speakers: "i me we us",
        titles: "mr mrs ms dr prof professor sir madam mx jr sr phd md ii iii",
        quantifiers: "both two all three four",
        roles: """
            admin board company department designer desk engineer expert group info interface manager marketing office
            partner project room sales service speaker staff support team user committee crew council helpdesk hello
            contact noreply billing accounts recruiting reception the acting chair head chief deputy lead secretary treasurer
            """,
        ordinary: englishOrdinary)
}
