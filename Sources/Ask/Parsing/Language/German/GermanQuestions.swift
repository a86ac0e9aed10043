extension QuestionLanguage {
    static let german = QuestionLanguage(
        words: .german,
        plurals: [("s", 1, 4)],
        traits: [
            (.speaker, "ich wir mir uns mein meine meinen meinem meiner mich unser unsere unserem unseren"),
            (.owner, "ich mir mein meine meinen meinem meiner mich"), (.object, "mich mir uns"),
            (.pronoun, "er sie es man jemand alle"),
            (.and, "und"), (.or, "oder noch"),
            (
                .idle,
                "offene offenen offener genau nochmal vielleicht ungefähr irgendwo bisher dauerte gedauert ging thema gerne gern bezüglich wieder laut gib zeig liegt los sonst"
            ),
            (
                .determiner,
                """
                der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren unserem \
                unserer dieser diese dieses diesem diesen
                """
            ),
            (.listing, "welche welchen welcher zeig zeige liste alle alles meine mir die meinen gib such suche finde"),
            (.question, "welche welchen"),
            (.list, "liste"),
            (
                .meetingVerb,
                "geschrieben getroffen gehabt gemacht teilgenommen verbracht gesehen notiert stattgefunden gesprochen trafen traf hatte hatten"
            ),
            (.meetVerb, "getroffen gesprochen gesehen geredet traf sprach treffe treffen"),
            (.toward, "mit zu"),
            (.attendeeCue, "mit zwischen traf treffe"), (.speakerCue, "von laut"), (.subjectCue, "über zu zum zur"),
            (
                .speakerVerb,
                "gesagt sagt sagte meint meinte will wollte versprochen geschrieben schrieb erzählt erwähnt erwähnte vorgeschlagen fragte gefragt"
            ),
            (.sharedVerb, "besprochen gesprochen geredet diskutiert vereinbart entschieden beschlossen"),
            (
                .series,
                """
                1 male mal interview interviews standup standups stand sync syncs workshop workshops offsite retro retros review \
                reviews call calls jour weekly gespräch gespräche telefonat telefonate sitzung sitzungen klausur beirat
                """
            ),
            (
                .documentNoun,
                """
                dokument notiz notizen protokoll protokolle plan liste tagebuch mitschrift entwurf standup standups sync workshop \
                offsite retro review call jour fixe weekly sitzung klausur besprechung treffen meeting doc memo
                """
            ),
            (.nounEnding, "up ups off 1 one mortem"), (.timeNoun, "mal"),
            (.invertedVerb, "sagte meinte meint sagt denkt dachte wollte will schrieb erzählte"),
            (.sureOrder, "zuletzt zuerst"),
            (.presence, "dabei da teilgenommen anwesend"),
            (.dayPart, "morgen vormittag nachmittag abend stunde"),
            (.lacking, "ohne kein keine"),
            (.placeCue, "in im am bei beim via über"), (.from, "vom von"),
            (.containerCue, "in im am bei beim aus während auf ins"),
            (
                .boundary,
                """
                über mit ohne und oder aber zu zum zur für von vom auf in im an am nach vor seit bis bei beim ist sind war waren hat \
                haben habe hatte was wer wann wo warum wie welche dass er sie es ich wir nicht außer bitte danke besprochen \
                gesprochen geredet entschieden beschlossen gesagt geschrieben
                """
            ),
            (.between, "zwischen"), (.ago, ""), (.of, "der des vom"),
            (
                .adverb,
                """
                je auch schon mal noch dazu eigentlich endlich schließlich letztlich damals übrigens überhaupt ursprünglich \
                normalerweise üblicherweise ungefähr genau
                """
            ), (.tagWord, "getaggt tag tags markiert schlagwort"),
            (.not, "nicht"),
            (.still, "noch übrig"),
            (.whose, "wessen"), (.promise, "versprochen verspricht"),
            (.timeUnit, "stunden minuten"),
            (.cancelled, "abgesagt abgesagte abgesagten ausgefallen ausgefallene"),
            (.declined, "abgelehnt abgelehnte abgelehnten"),
            (.overdue, "überfällig überfällige überfälligen"), (.due, "fällig fällige fälligen"),
            (.done, "erledigt erledigte erledigten geschafft abgeschlossen"),
            (.writing, "notizen notiz idee vorschlag meinung sicht argumente argument"),
            (
                .auxiliary,
                "hat haben habe hatte hatten ist sind war waren wird werden konnte konnten kann können wollte wollten"
            ),
            (
                .opening,
                """
                bin bist ist sind war waren hat haben habe hatte hatten wird werden gibt gab steht stehen treffe treffen trifft \
                kommt kommen findet finden nimmt nehme nahm sehe überschneiden überschneidet kollidieren
                """
            ), (.whether, "ob"), (.addressee, "du ihr"), (.past, "war waren hatte hatten"),
            (.upcoming, "kommende kommenden anstehende anstehenden"), (.lasting, "dauert dauerte ging geht"),
            (.perfect, "hat habe haben"),
            (.linking, "für mit den die das der dem im in meinen von vom zu bei beim"),
            (.plural, "notizen besprechungen treffen termine mitschriften meetings transkripte sitzungen"),
        ],
        kinds: [
            ([.note], "notiz notizen aufzeichnungen"),
            (meetings, "besprechung besprechungen treffen termin termine meeting meetings"),
            ([.transcript], "mitschriften mitschrift transkript transkripte"),
        ],
        intents: germanIntents, cues: germanCues,
        asksForDate: "wann",
        misspellings: [
            "enschieden": "entschieden",
            "entschiden": "entschieden",
            "beschlosen": "beschlossen", "aufgabn": "aufgaben", "nägste": "nächste", "wievil": "wieviel",
        ],
        spoken: SpokenForms(ending: "e", beginning: (spoken: "g", whole: "ge")))
}
