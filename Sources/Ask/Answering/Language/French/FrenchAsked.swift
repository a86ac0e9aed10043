extension AskedWordList {
    /// "Comment", "en", "sur", "par" and "vers" are others in English or German, and left out; "est" only follows a question word.
    static let french = AskedWordList(
        kinds: [(.place, "ou"), (.person, "qui"), (.time, "quand"), (.reason, "pourquoi")],
        how: "",
        steps: "ingredients preparation etapes methode recette procedure",
        what: "quoi quel quelle",
        sharedWhat: "",
        which: "quels quelles",
        whichThing: "quel quelle",
        being: "est sont etait etaient signifie contient",
        naming: "nom appelle",
        several: "sont etaient",
        determiners: "les nos mes vos leurs",
        inside: "dans",
        places: "à au dans chez sous derrière devant",
        joints: "ou")
}

extension PlaceWordList {
    /// Words that, as stems, are others in English ("reunion", "seanc") are left out.
    static let french = PlaceWordList(
        labels: "lieu adresse salle endroit",
        anywhere: "lieu lieux endroit",
        rooms: "salle",
        meetings: "entretien appel",
        records: "compt rendu note",
        rhythms:
            "hebdomadaire hebdomadaires mensuelle mensuelles annuelle annuelles quotidienne quotidiennes régulière régulières",
        purposes: "objet but")
}
