extension QuestionLanguage {
    static let frenchIntents: [(Intent, isLeading: Bool, String)] = [
        (
            .when, true,
            """
            quand, depuis quand, jusqu à quand, pour quand, quel jour, quelle date, à quelle date, à quelle heure, en quelle année, \
            quel mois, en quel mois, quelle semaine, quelle année, quelle est l échéance, quelle est la date limite
            """
        ),
        (
            .duration, true,
            "combien de temps, pendant combien de temps, combien d heures, combien de minutes, quelle durée"
        ),
        (.tasks, true, "qui fait quoi, qui doit faire quoi"),
        (.who, false, "participants, participantes"),
        (.who, true, "qui, avec qui, à qui, de qui, par qui, chez qui, qui est, qui était, qui d autre"),
        (
            .summary, false,
            """
            résume, résumer, résumé, résumé de, résumé du, résumé des, synthèse, synthèse de, récapitulatif, en bref, points clés, \
            points principaux, l essentiel
            """
        ),
        (
            .decision, false,
            "décidé, décider, décision, décisions, convenu, conclu, conclure, tranché, retenu, mis d accord, résolution"
        ),
        (
            .tasks, false,
            """
            tâches, tâche, à faire, todo, todos, reste à faire, que dois - je faire, que dois - je, dois - je faire, que devons - nous, \
            que devons - nous faire, que je dois faire, qu on doit faire, en retard, prochaines étapes, actions à mener
            """
        ),
        (
            .discuss, false,
            """
            parlé, discuté, discussion, discussions, dit, a dit, a * dit, avons - nous dit, mentionné, évoqué, abordé, raconté, expliqué, \
            que s est - il passé, s est - il passé, qu y a - t - il eu, de quoi * parlé, de quoi * discuté, ai - je écrit, ai - je noté, \
            avons - nous noté, a - t - on dit, a - t - on noté, avons - nous discuté, échangé
            """
        ),
        (
            .agenda, false,
            """
            agenda, calendrier, est prévu, qui est prévu, sont prévus, au programme, qu est - ce que j ai, qu est - ce que nous avons, \
            qu ai - je, qu avons - nous, suis - je libre, ai - je quelque chose, qu y a - t - il
            """
        ),
    ]
}
