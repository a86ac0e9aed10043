/// The words of one language for steps that a matter goes through, "stage 3", and for whether it has taken them; in lower case, with accents.
struct MilestoneWordList: Sendable {
    /// Nouns before the number of a step.
    let steps: String
    /// Words of a question for reaching a step or being at it, which do not name the matter.
    let reaching: String
    /// Words of a line for the result of a vote or round, which need not name the step.
    let results: String
    /// Words of a line that say with the step's name that it is taken.
    let taken: String
    /// Words of a line that say that it is not.
    let failed: String
    /// Words that speak of a step as possible or wanted, or for one person alone.
    let open: String
    /// Words beside "no" in a line that says that nobody is against it.
    let objections: String
    /// First words of a question for how far something has come.
    let howFar: String
}

extension MilestoneWordList {
    static let english = MilestoneWordList(
        steps: "stage phase level tier step rfc",
        reaching: """
            reach reaches reached get gets got make makes made move moves moved advance advances advanced go goes went become became put promote
            promoted progress progressed vote votes voted poll approve approved enter entered now currently far along come came pass passed status
            standing stand stands achieve achieved hit
            """,
        results: "passes passed consensus accepted advanced approved carries carried unanimous unanimously",
        taken: "reached achieved agreed moved promoted now currently",
        failed:
            "not no never fail fails failed blocked rejected withdrawn against without doesn't don't isn't didn't hasn't",
        open: """
            if could would should may might can want wants whether when before until after ready propose proposing looking upcoming reminder
            tentative possible will next determine need needs require requires seek i i'm i've i'd my
            """,
        objections: "objection objections objects objected concerns opposition",
        howFar: "how far")

    static let german = MilestoneWordList(
        steps: "stufe phase stadium etappe",
        reaching:
            "erreicht erreichte kam kommt gekommen ging geht gelangt gelangte stand steht jetzt weit abgestimmt wurde",
        results: "angenommen beschlossen einstimmig genehmigt verabschiedet",
        taken: "erreicht jetzt",
        failed: "nicht nie abgelehnt gescheitert gegen ohne kein keine",
        open: "wenn könnte würde sollte kann will ob bevor bis nachdem bereit demnächst wird ich mein",
        objections: "einwand einwände gegenstimmen widerspruch bedenken",
        howFar: "wie weit")

    static let french = MilestoneWordList(
        steps: "phase étape niveau stade",
        reaching: "atteint atteindre passé passe arrivé arrive est maintenant voté",
        results: "adopté adoptée approuvé approuvée unanimité consensus",
        taken: "accepté atteint maintenant",
        failed: "pas jamais rejeté rejetée échoué contre sans aucun aucune",
        open: "si pourrait devrait peut veut avant après prochain prochaine sera je",
        objections: "objection objections opposition",
        howFar: "où en est")
}
