import Language

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
        personVerbs: LanguageLexicon.english.people.reaching,
        sayingVerbs: LanguageLexicon.english.people.saying,
        addressVerbs: """
            talk talked talking speak spoke spoken speaking say said write wrote written send sent give gave given promise
            promised owe owed reply replied according belong belongs assigned assign report reports listen listened
            hand handed show showed explain explained pass passed introduce introduced
            """,
        toward: "to",
        presence: "there present absent away",
        speakers: "i me we us",
        titles:
            "mr mrs ms dr prof professor sir madam mx jr sr phd md ii iii rev reverend pastor deacon cllr councillor coach captain mayor senator",
        quantifiers: "both two all three four",
        roles: """
            admin board company department designer desk engineer expert group info interface manager marketing office
            partner project room sales service speaker staff support team user committee crew council helpdesk hello
            contact noreply billing accounts recruiting reception the acting chair head chief deputy lead secretary treasurer
            """,
        ordinary: englishOrdinary)
}
