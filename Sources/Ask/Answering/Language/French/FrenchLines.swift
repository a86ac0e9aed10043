extension LineWordList {
    /// Words that, folded, are others in English or German ("resume", "solution", "super", "tout", "est") are left out.
    static let french = LineWordList(
        results:
            "conclusion conclusions résultat résultats bilan synthèse cause causes raison leçon leçons constat réponse",
        summaries: "synthese bilan conclusion conclusions recapitulatif resultat resultats",
        formalities:
            "de la le du et seance reunion proces verbal proces-verbal compte rendu precedent precedente heure presence",
        sureFormalities: "ouverture cloture approbation adoption quorum bienvenue accueil precedent precedente",
        idle: """
            oui ouais non ok ah oh bon euh hein voilà d'accord bien merci exactement effectivement absolument bref parfait bonjour salut
            """,
        asking: "demande demandait interroge",
        asked: "pourquoi si comment quand combien qui",
        pronouns: "lui", firstPronouns: "cela ceci il elle ils elles")
}

extension PromiseWordList {
    /// Words that are others in English or German ("propose") are left out.
    static let french = PromiseWordList(
        contracted: "j'enverrai j'appellerai j'apporterai j'écrirai j'organiserai j'irai j'essaierai j'achèterai",
        promising: """
            vais dois promets ferai enverrai appellerai apporterai écrirai vérifierai demanderai préparerai prendrai m'occupe m'engage \
            allons devons promettons ferons enverrons préparerons
            """,
        intended: "va doit promet promis fera enverra appellera apportera écrira vérifiera préparera s'occupe s'engage",
        obliging: "faut faudra faudrait doit doivent devons devra devrait devrons veuillez",
        labels: "action actions tâche tâches")
}
