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
                "offene offenen offener genau nochmal eigentlich vielleicht ungefähr irgendwo bisher worüber dauerte gedauert ging thema gerne gern bezüglich wieder laut gib zeig liegt los sonst"
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
            (.adverb, "je auch schon mal noch dazu eigentlich"), (.ordinalEnding, "te ter ten tes"),
            (.tagWord, "getaggt tag tags markiert schlagwort"),
            (.not, "nicht"),
            (.still, "noch übrig"),
            (.whose, "wessen"), (.promise, "versprochen verspricht"),
            (.timeUnit, "stunden minuten"),
            (.cancelled, "abgesagt abgesagte abgesagten ausgefallen ausgefallene"),
            (.declined, "abgelehnt abgelehnte abgelehnten"),
            (.overdue, "überfällig überfällige überfälligen"), (.due, "fällig fällige fälligen"),
            (.done, "erledigt erledigte erledigten"),
            (.writing, "notizen notiz meinung sicht argumente argument"),
            (
                .auxiliary,
                "hat haben habe hatte hatten ist sind war waren wird werden konnte konnten kann können wollte wollten"
            ),
            (
                .opening,
                """
                bin bist ist sind war waren hat haben habe hab hatte hatten wird werden gibt gab steht stehen treffe treffen trifft \
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
        cues: ranked([
            (
                .when, true,
                "wann, seit wann, bis wann, an welchem tag, welcher tag war, um wie viel uhr, um wieviel uhr, in welchem monat, in welchem jahr, in welcher woche, welches jahr, welcher monat, welches datum, was ist die frist, wie ist die frist, was ist die deadline, ab wann, wann genau, wie lange ist es her"
            ),
            (.duration, true, "wie lange, wie viele stunden, wieviele stunden, wie viel zeit, wieviel zeit"),
            (
                .tasks, true,
                "wer macht was, wer muss was, wer soll was, wer hat was zu tun, wer übernimmt was, wer hat was übernommen"
            ),
            (.who, false, "teilnehmer, teilnehmerinnen"),
            (.who, true, "wer, wen, wem, mit wem, wer war, wer alles, wessen, von wem"),
            (
                .summary, false,
                "fass * zusammen, fasse * zusammen, fass zusammen, fass, fasse, zusammenfassung, überblick über, kurzfassung, das wichtigste"
            ),
            (
                .decision, false,
                """
                entschieden, beschlossen, entscheidung, entscheidungen, geeinigt, festgelegt, vereinbart, beschluss, beschlüsse, \
                ausgemacht
                """
            ),
            (
                .tasks, false,
                """
                noch zu tun, zu tun, noch offen, aufgaben, aufgabe, todos, todo, zu erledigen, offene punkte, muss ich * machen, \
                muss ich noch, was muss ich, was müssen wir, was soll ich, soll ich noch, überfällig, überfällige, fällig, versprochen
                """
            ),
            (
                .discuss, false,
                """
                besprochen, geredet, gesprochen, diskutiert, hat * gesagt, haben * gesagt, gesagt, geschrieben, was stand, \
                ging es um, worum ging es, ging es, thema war, themen waren, was war, erzählt, erwähnt, was gab es, was kam, passiert, besprachen, sprachen wir, \
                was ist passiert, meinte, sagte
                """
            ),
            (
                .agenda, false,
                """
                was steht an, was steht * an, was liegt an, was liegt * an, steht * an, steht an, kalender, agenda, was habe ich, was hab ich, bin ich frei, \
                habe ich zeit, habe ich * zeit, hab ich zeit, hab ich * zeit, bin ich * frei, was ist * los, terminkalender, habe ich * termine, habe ich termine
                """
            ),
        ]) + [
            (.howMany, "wie viele, wieviele, anzahl der, anzahl"),
            (.howOften, "wie oft, wie viele male, wie häufig"),
            (
                .amount,
                "wie viel, wie viele, wieviel, wieviele, wie oft, wie alt, wie lange, wie weit, wie groß, wie hoch, wie teuer, anzahl"
            ),
            (.measure(.people), "leute, personen, menschen, verschiedene leute, verschiedene personen"),
            (.measure(.days), "tage, tagen, verschiedenen tagen"), (.measure(.tags), "tags, schlagworte"),
            (.measure(.longest), "längste, längstes, längster, längsten"),
            (.measure(.shortest), "kürzeste, kürzestes, kürzester, kürzesten"),
            (
                .measure(.busiestDay),
                "vollste, vollster, vollsten, die meisten termine, die meisten meetings, die meisten besprechungen"
            ),
            (.measure(.average), "im durchschnitt, durchschnittlich, im schnitt"),
            (.measure(.mostOften), "am häufigsten, am meisten, am öftesten"), (.top, "top"),
            (
                .gap,
                """
                längste pause zwischen, längste lücke zwischen, längster abstand zwischen, längste abstand zwischen, \
                größte abstand zwischen, größter abstand zwischen, längste zeit zwischen, längste zeit ohne, längste pause, längste lücke
                """
            ),
            (.total, "insgesamt, zusammen, alles in allem, in summe"),
            (.rate(.day), "pro tag, am tag, jeden tag, täglich"),
            (.rate(.week), "pro woche, in der woche, jede woche, wöchentlich"),
            (.rate(.month), "pro monat, im monat, jeden monat, monatlich"),
            (.rate(.year), "pro jahr, im jahr, jedes jahr, jährlich"),
            (.weekday, "an welchem wochentag, welcher wochentag, welchem wochentag, an welchen wochentagen"),
            (.quantity(.share), "wie viel prozent, wieviel prozent, welcher anteil"),
            (
                .quantity(.money),
                """
                was kostet, was kosten, was kostete, was hat * gekostet, was habe * bezahlt, was haben * bezahlt, wie teuer, \
                kostet, kosten, gekostet, bezahlt, zahlen, schulde, schuldet
                """
            ),
            (.quantity(.age), "wie alt"), (.quantity(.duration), "wie lange, wie viele stunden"),
            (.quantity(.distance), "wie weit, wie hoch, wie tief, wie breit, wie groß"),
            (.quantity(.weight), "wie schwer"),
            (.quantity(.speed), "wie schnell"), (.quantity(.count), "wie viele, wieviele, anzahl der, anzahl"),
            (.quantity(.any), "wie viel, wieviel"),
            (
                .belonging,
                "arbeitet bei, arbeitet beim, arbeitet für, arbeitet in, arbeitet im, arbeiten bei, arbeiten beim, arbeiten für, arbeiten in, arbeiten im, arbeitete bei, gehört zu, gehört zum, ist von, ist vom, kommt von, kommt vom"
            ),
            (
                .unfamiliar,
                "ein, eine, einen, einem, einer, eines, sein, seine, seinen, seinem, seiner, ihr, ihre, ihren, ihrem, ihrer, dein, deine, deinen, deinem"
            ),
            (.within, "im ordner, in dem ordner, unter, aus dem ordner, innerhalb von"),
            (.folder, "ordner, ordners, verzeichnis, notizbuch, sammlung"),
            (.planned, "plan, pläne, programm, verabredung, verabredungen, vorhaben, verpflichtungen, geplant"),
            (.taskState(.begun), "in arbeit, angefangen, begonnen"),
            (.taskState(.recurring), "wiederkehrende, wiederkehrenden, wiederholte"),
            (.unowned, "nicht zugewiesen, nicht zugewiesene, ohne verantwortlichen, niemandem zugewiesen"),
            (.awaited, "wartet auf, warte auf"), (.due, "fällig, bis wann, frist, deadline"),
            (.duty, "muss, müssen, soll, sollte, wird, kümmert sich um, ist zuständig für, ist verantwortlich für"),
            (
                .present,
                """
                jetzt, gerade, aktuell, aktuelle, aktuellen, aktueller, aktuelles, derzeit, momentan, im moment, zurzeit, heutzutage, \
                inzwischen, mittlerweile, neulich, kürzlich, vor kurzem, in letzter zeit
                """
            ),
            (
                .filler,
                """
                und, also, bitte, hallo, hey, kannst du mir sagen, kannst du, könntest du, weißt du, weißt du noch, sag mir, sag mal, \
                ich wüsste gern, ich möchte wissen, mal, noch mal, nochmal, ob, äh, ähm, zeig mir bitte, erinnere mich
                """
            ),
            (.order(.last, nth: 2), "vorletzte, vorletzter, vorletztes, vorletzten, zweitletzte"),
            (.order(.last, nth: 1), "letzte, letzter, letztes, letzten, letztem, zuletzt, jüngste, neueste"),
            (.order(.first, nth: 1), "erste, erster, erstes, ersten, zuerst"),
            (.order(.next, nth: 1), "nächste, nächster, nächstes, nächsten, nächstem, kommende"),
            (.order(.next, nth: 2), "übernächste, übernächster, übernächstes, übernächsten"),
            (
                .absence,
                """
                fehlte, fehlten, fehlte bei, fehlten bei, fehlte beim, fehlten beim, fehlt, fehlt bei, hat gefehlt, haben gefehlt, gefehlt, war abwesend, waren abwesend, abwesend, entschuldigt, \
                war entschuldigt, waren entschuldigt, hat sich entschuldigt, haben sich entschuldigt, war verhindert, waren verhindert, hat abgesagt, haben abgesagt
                """
            ),
            (.empty, "findet statt, finden statt, fand statt, fanden statt, stattgefunden, art von, arten von"),
            (
                .interrogative,
                "wer, wen, wem, wessen, was, wann, wo, wohin, woher, warum, wieso, weshalb, wie, welche, welcher, welches, welchen, welchem"
            ),
            (.wondering, "frage, fragte, gefragt, weiß, wissen, wüsste, erinnere, vergessen, sicher, ahnung"),
            (
                .meetingDuty(.scribe),
                "protokollierte, protokolliert, protokoll geführt, protokoll geschrieben"
            ),
            (
                .meetingDuty(.chair),
                "moderiert, moderierte"
            ),
            (
                .appointing,
                "gewählt, wiedergewählt, ernannt, bestellt, bestimmt, zum, zur, als, neuer, neue, neues, geworden"
            ),
            (.tenure, "für, während"),
            (.indefinite, "ein, eine, einem, einer, einen, irgendein, irgendeine, irgendeinem"),
            (.conjunction, "und, aber, also, weil, denn, obwohl"),
            (.reason, "warum, wieso, weshalb, aus welchem grund, der grund für"),
            (.presence, "bei, beim, in, kommen, gekommen, erschienen, teilnehmen, dabei sein, da sein"),
            (
                .attendance,
                """
                teilnehmer, teilnehmerinnen, war bei, war beim, war in, war dabei, war da dabei, waren da dabei, war da, waren da, war dort, waren dort, war alles dabei, war alles bei, war alles beim, waren beim, waren bei, waren dabei, nahm teil, \
                hat teilgenommen, teilgenommen, kommt zum, kommt zur, ist eingeladen, habe ich getroffen, treffe ich, haben wir getroffen, habe ich * getroffen, hab ich * getroffen, haben wir * getroffen, \
                hab ich getroffen, habe ich gesprochen, habe ich mich getroffen
                """
            ),
            (
                .participation,
                """
                war * in, war * bei, war * beim, war * dabei, war * da, war * anwesend, war * auf, waren * bei, waren * beim, waren * in, \
                waren * dabei, ist * bei, ist * beim, ist * dabei, ist * eingeladen, hat * teilgenommen, haben * teilgenommen, \
                nahm * teil, nimmt * teil, kommt * zum, kommt * zur, kommen * zum, kommen * zur, kam * zum, kam * zur, \
                wird * dabei
                """
            ),
            (
                .place(isNoun: false), "wo, wo findet, wo fand"
            ),
            (
                .place(isNoun: true),
                """
                in welchem raum, welcher raum, in welchem zimmer, in welchem gebäude, \
                an welchem ort, welcher ort, ort der, ort des, der ort der, der ort des, der ort für, der link für
                """
            ),
            (.free(.free), "frei, zeit, luft, verfügbar"), (.free(.busy), "beschäftigt, ausgebucht, verplant, belegt"),
            (
                .free(.slots),
                "freie zeiten, freie zeit, freie slots, freien slots, freie termine, freien termine, freie stunden, lücke, lücken, slots"
            ),
            (
                .free(.conflicts),
                """
                konflikt, konflikte, konflikten, überschneidung, überschneidungen, überschneiden, überschneidet, überlappen, überlappt, \
                überlappungen, kollidieren, kollidiert, kollisionen, kollision, doppelt gebucht, doppelt belegt, gleichzeitig, doppelbuchungen, \
                terminkonflikt, terminkonflikte, terminüberschneidungen
                """
            ),
            (.exclusion(ofTitles: true), "aber nicht, weder, außer, ohne, bis auf, abgesehen von"),
            (.exclusion(ofTitles: false), "nicht, kein, keine"),
            (.anchor(.since), "seit"), (.anchor(.after), "nach"), (.anchor(.before), "vor"),
            (.anchor(.until), "bis, bis zum, bis zur"), (.anchor(.around), "rund um, um"),
        ],
        misspellings: [
            "enschieden": "entschieden",
            "entschiden": "entschieden",
            "beschlosen": "beschlossen", "aufgabn": "aufgaben", "nägste": "nächste", "wievil": "wieviel",
        ])
}
