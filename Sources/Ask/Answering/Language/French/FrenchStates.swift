extension StateWordList {
    /// Words that are others in English or German ("de", "en", "sur", "anime", "monte", "des") are left out; "est" only follows a word of asking.
    static let french = StateWordList(
        givenUp: "était étaient contre",
        held: """
            responsable responsables dirige dirigeait gère gérait préside présidait possède possédait appartient appartenait tient tenait \
            chargé chargée
            """,
        leading: """
            dirige dirigeait directeur directrice préside présidait président présidente présidence animateur animatrice
            """,
        duties: "responsable chargée",
        since: "depuis dès",
        changes: """
            maintenant désormais actuel actuelle actuellement nouveau nouvel nouvelle nouveaux nouvelles dernier dernière devient devenu \
            devenue passe passé passée passait augmente augmenté augmentée baisse baissé baissée déplacé déplacée déménage déménagé reporté \
            reportée repoussé repoussée remplace remplacé remplacée reprend repris succède
            """,
        states: "statut état version phase stade avancement",
        general: "statut état avancement",
        numbered: "version",
        places: "à au aux dans chez",
        asking: "que quel quelle quels quelles",
        copulas: "est sont était étaient",
        linking: "de pour",
        auxiliaries: "")
}
