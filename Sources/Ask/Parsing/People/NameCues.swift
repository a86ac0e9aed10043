/// The words around names in one language, each list folded, in lower case and separated by blanks.
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
    /// Question words that ask for the subject.
    let askers: String
    let conjunctions: String
    /// Further conjunctions, of one or several words.
    let joiners: String
    let personVerbs: String
    /// Verbs after a person, only in forms that are not nouns.
    let sayingVerbs: String
    /// Verbs before a word of `toward` and a person.
    let addressVerbs: String
    /// Prepositions before people, but only after one of `addressVerbs`.
    let toward: String
    /// Words after "was" and a person: "was Ana there".
    let presence: String
    let speakers: String
    let titles: String
    /// Words before a plural that mean all people of that name.
    let quantifiers: String
    /// Words in names of functions, teams and rooms.
    let roles: String
    /// Words that are also names or nearly spelt like one: people only if the sentence requires it, and never misspelt names.
    let ordinary: String

    var lists: [(words: String, traits: NameWordTraits)] {
        [
            (determiners, .determiner), (prepositions, .preposition), (auxiliaries, .auxiliary),
            (modals, .modal), (weakCues, .weakCue), (copulas, .copula), (interrogatives, .interrogative),
            (askers, .asker), (conjunctions, .conjunction), (joiners, .joiner),
            (personVerbs, [.personVerb, .ordinary]),
            (sayingVerbs, [.sayingVerb, .ordinary]), (addressVerbs, [.addressVerb, .ordinary]), (toward, .toward),
            (presence, .presence), (speakers, .speaker), (titles, .title), (quantifiers, .quantifier),
            (roles, [.role, .ordinary]),
            (ordinary, .ordinary),
        ]
    }

    /// Words of any language that belong to a following last name.
    static let particles = """
        van von der den de del della di da das dos do du la las le les lo bin ibn al el ter ten te tot zu zum zur vom st
        san af av y e
        """

    /// Abbreviations of any language that are not initials.
    static let acronyms = """
        hr qa uk us usa it pr ci cd ai ml ui ux pm am tv pc db eu un la ny sf dc id ip os vp cs bi ad ads rd vr ar ok er ab
        po ceo cto cfo coo cmo cpo cio api sdk sql css aws gcp crm erp kpi okr roi faq fyi eta eod eow tbd tba asap nda sla
        slo mvp poc rfc rfp rfq pto ooo diy gdp vat usd eur gbp pdf csv url ios sms seo sem dns vpn llc inc ltd gmbh ag
        kg se sa bv ev dsgvo hq tl bu mr cr pl ops dev log bug tax gpu cpu ram ssd usb led lcd gps jan feb mar apr may jun
        jul aug sep oct nov dec mon tue wed thu fri sat sun mo di mi do fr so
        """
}
