/// The words around names in one language.
///
/// Each list has folded words in lower case, separated by blanks.
struct NameCues: Sendable {
    let language: NameWordTraits
    let determiners: String
    let prepositions: String
    /// Auxiliaries that occur only in questions, before people.
    let auxiliaries: String
    /// Auxiliaries before people at the start of a question or after a question word.
    let modals: String
    /// Words that stand before people, but more often before things.
    let weakCues: String
    let copulas: String
    let interrogatives: String
    /// Question words for the subject.
    let askers: String
    let conjunctions: String
    /// Further words that join two people, alone or several together.
    let joiners: String
    let personVerbs: String
    /// Verbs after a person, in forms that are no noun.
    let sayingVerbs: String
    /// Verbs before a word of `toward` and a person.
    let addressVerbs: String
    /// Prepositions before people, only after a verb of address.
    let toward: String
    let speakers: String
    let titles: String
    /// Words before a plural that mean all people of that name.
    let quantifiers: String
    /// Words in names of functions, teams and rooms.
    let roles: String

    var lists: [(words: String, traits: NameWordTraits)] {
        [
            (determiners, .determiner), (prepositions, .preposition), (auxiliaries, .auxiliary),
            (modals, .modal), (weakCues, .weakCue), (copulas, .copula), (interrogatives, .interrogative),
            (askers, .asker), (conjunctions, .conjunction), (joiners, .joiner),
            (personVerbs, [.personVerb, .ordinary]),
            (sayingVerbs, [.sayingVerb, .ordinary]), (addressVerbs, [.addressVerb, .ordinary]), (toward, .toward),
            (speakers, .speaker), (titles, .title), (quantifiers, .quantifier), (roles, [.role, .ordinary]),
        ]
    }

    static let english = NameCues(
        language: .english,
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
            """)

    static let german = NameCues(
        language: .german,
        determiners: """
            der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine sein seine
            ihr ihre unser unsere euer eure kein keine diese dieser dieses diesen diesem jede jeder jedes welche welcher
            welches welchen im am zum zur vom beim ins
            """,
        prepositions: "mit von bei fur uber ohne gegen zwischen wegen ausser neben statt laut",
        auxiliaries: "",
        modals: "hat hatte wollte will soll sollte kann konnte wird wurde muss musste",
        weakCues: "habe haben hatten",
        copulas: "ist war sind waren",
        interrogatives: "wer was wann wo warum wie",
        askers: "wer",
        conjunctions: "und oder sowie",
        joiners: "plus mit ohne samt",
        personVerbs: """
            treffe treffen traf getroffen sah gesehen fragte fragen gefragt rief anrufen angerufen besuchte besuchen besucht
            """,
        sayingVerbs: """
            sagte sagt gesagt meinte meint gemeint dachte denkt wollte mochte erwahnte erwahnt schrieb schreibt geschrieben
            fragte fragt schlug versprach versprochen erklarte erklart erzahlte erzahlt antwortete berichtete berichtet
            findet fand
            """,
        addressVerbs: "schrieb schreiben geschrieben schickte schicken geschickt gab geben gegeben",
        toward: "an zu",
        speakers: "ich mir mich wir uns",
        titles: "herr herrn frau doktor dr prof dipl ing",
        quantifiers: "beide beiden zwei alle allen drei vier",
        roles: """
            abteilung buro gruppe kundendienst leitung mannschaft projekt raum verein vertrieb verwaltung vorstand zentrale
            """)

    static let all = [english, german]

    /// Words of any language that belong to a following last name.
    static let particles = """
        van von der den de del della di da das dos do du la las le les lo bin ibn al el ter ten te tot zu zum zur vom st
        san af av y e
        """

    /// Abbreviations of any language that are no initials.
    static let acronyms = """
        hr qa uk us usa it pr ci cd ai ml ui ux pm am tv pc db eu un la ny sf dc id ip os vp cs bi ad ads rd vr ar ok er ab
        po ceo cto cfo coo cmo cpo cio api sdk sql css aws gcp crm erp kpi okr roi faq fyi eta eod eow tbd tba asap nda sla
        slo mvp poc rfc rfp rfq pto ooo diy gdp vat usd eur gbp pdf csv url ios sms seo sem dns vpn llc inc ltd gmbh ag
        kg se sa bv ev dsgvo hq tl bu mr cr pl ops dev log bug tax gpu cpu ram ssd usb led lcd gps jan feb mar apr may jun
        jul aug sep oct nov dec mon tue wed thu fri sat sun mo di mi do fr so
        """
}
