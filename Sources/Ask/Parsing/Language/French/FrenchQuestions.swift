extension QuestionLanguage {
    static let french = QuestionLanguage(
        words: .french,
        plurals: [("s", 1, 3)],
        traits: [
            (.speaker, "je j moi me m mon ma mes nous notre nos on"), (.owner, "je j moi me m mon ma mes"),
            (.object, "me m moi"),
            (.pronoun, "il elle ils elles on cela ça tu vous lui eux"), (.and, "et"), (.or, "ou ni"),
            (
                .idle,
                """
                exactement peut-être environ chose choses thème thèmes selon svp stp montre affiche \
                donne trouve cherche eue eues lieu allé ouvertes ouverte ouverts ouvert changé évolué quelque
                """
            ),
            (.determiner, "le la les l un une mon ma mes notre nos ce cet cette ces son sa ses leur leurs"),
            (
                .listing,
                "quel quelle quels quelles liste montre affiche donne trouve cherche tout tous toutes toute mes les la le l des a été"
            ),
            (.question, "quel quelle quels quelles"), (.list, "liste"),
            (
                .meetingVerb,
                """
                ai avons a ont eu eue eues été participé assisté tenu tenue tenues écrit pris vu rencontré rencontrée duré dure \
                passé lieu fois faites
                """
            ),
            (.meetVerb, "rencontré rencontrée vu vue parlé discuté croisé vois"), (.toward, "à avec"),
            (.attendeeCue, "avec entre"), (.speakerCue, "de d par selon"), (.subjectCue, "sur concernant"),
            (
                .speakerVerb,
                """
                dit dire disait pense pensait veut voulait promis écrit mentionné proposé demandé raconté expliqué suggéré noté
                """
            ),
            (.invertedVerb, "dit écrit demandé proposé expliqué mentionné noté raconté pense pensait"),
            (.sharedVerb, "discuté parlé décidé convenu rencontré évoqué conclu"),
            (
                .series,
                "1 fois appel appels atelier ateliers revue revues séance séances standup standups entretien entretiens point points"
            ),
            (
                .documentNoun,
                """
                note notes réunion document rapport plan liste journal compte rendu procès revue séance atelier entretien appel review \
                workshop kickoff meeting offsite call retro planning audit panel doc memo
                """
            ),
            (.nounEnding, "up ups off 1"), (.timeNoun, "fois"),
            (.presence, "présent présente présents présentes là assisté participé venu venue venus"),
            (.dayPart, "matin matinée soir soirée nuit"), (.lacking, "sans aucun aucune"),
            (.placeCue, "à au en dans chez"),
            (.from, "de du d depuis"), (.containerCue, "à au aux dans en pendant lors durant du l"),
            (
                .boundary,
                """
                sur avec sans et ou mais à au aux de du des d pour par en dans chez avant après depuis pendant jusqu jusque est sont était \
                étaient a ai ont avons avez avait qui que qu quoi quand où comment pourquoi quel quelle combien il elle je nous ne pas \
                parlé dit décidé discuté
                """
            ),
            (.between, "entre"), (.of, "de du des d"),
            (.adverb, "aussi encore déjà jamais bien vraiment surtout finalement enfin normalement environ exactement"),
            (.tagWord, "étiqueté étiquetée étiquetés étiquetées étiquette étiquettes tag tags"),
            (.not, "pas non"), (.still, "encore reste"),
            (.promise, "promis promet promesse"), (.timeUnit, "heures minutes temps"), (.content, "dit disent"),
            (.cancelled, "annulé annulée annulés annulées"), (.declined, "refusé refusée refusés refusées"),
            (.overdue, "retard"), (.due, "échéance dû due dus dues"),
            (.done, "terminé terminée terminés terminées faites"),
            (
                .writing,
                "notes note idee idée proposition avis opinion arguments argument courriel courriels mail mails"
            ),
            (
                .auxiliary,
                "ai as a avons avez ont avait avaient est sont était étaient sera seront suis été va vont peut peux peuvent"
            ),
            (.opening, "ai as avons avez ont est sont était suis"), (.whether, "si"), (.addressee, "tu vous"),
            (.past, "était étaient avait avaient"), (.upcoming, "prochains prochaines"), (.lasting, "dure duré durait"),
            (.perfect, "ai avons a ont"), (.onlyWithTime, "ai je nous avons"),
            (.linking, "pour avec dans le la les l de du des d en par à au aux chez sur"),
            (.plural, "notes réunions événements transcriptions enregistrements rencontres"),
        ],
        kinds: [
            ([.note], "note notes"),
            (meetings, "réunion réunions rencontre rencontres rdv événement événements"),
            ([.transcript], "transcription transcriptions enregistrement enregistrements"),
        ],
        intents: frenchIntents, cues: frenchCues, asksForDate: "quand", misspellings: [:])
}
