extension DecisionWordList {
    /// Words that, folded, are others in English or German ("decide", "refuse", "valide", "tranche", "accord", "conclusion", "a") stand
    /// only in phrases, or are left out.
    static let french = DecisionWordList(
        certain: """
            avons décidé, ont décidé, ai décidé, est décidé, été décidé, décidé de, décidé d, décidé que, décidé le, décidé la, \
            décidé les, décidé l, décidé un, décidé une, décidée, nous décidons, convenu, convenue, approuvé, approuvée, \
            approuvés, entériné, entérinée, retenu, retenue, avons tranché, ont tranché, avons choisi, été choisi, été choisie, \
            été validé, validée, votée, voté pour, décision finale, décision est, décision était, notre décision, \
            nous prenons, mis d accord, mises d accord, tombés d accord, unanimité, sans opposition, aucune objection, \
            motion adoptée
            """,
        likely: """
            choisi, choisie, reporté, reportée, repoussé, repoussée, rejeté, rejetée, été refusé, avons refusé, ont refusé, \
            refusée, écarté, écartée, abandonné, abandonnée, remplacé par, remplacée par, passe à, passons à, accepté, \
            acceptée, adopté, adoptée, maintenu, maintenue, comme convenu, comme décidé, voix contre
            """,
        labels: "décision décisions résolution résolutions",
        votes: "vote votes votation scrutin scrutins motion",
        results: "résultat résultats",
        outcomes: "adopté adoptée rejeté rejetée reporté reportée approuvé approuvée unanimité ajourné ajournée",
        doubts: """
            pas jamais aucun aucune rien personne si avant faudrait devrait devrions pourrait pourrions presque
            """,
        delays: "être sera seront",
        delaysBehind: "",
        subjects: "nous",
        inverting: "que",
        replaced: "de etait que")
}
