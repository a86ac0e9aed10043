extension QuestionLanguage {
    static let germanCues: [(Cue, String)] = [
        (
            .view(.person),
            "wer ist, wer ist eigentlich, erzähl mir von, erzähl mir etwas über, was weiß ich über, was wissen wir über, alles über"
        ),
        (.view(.debts), "wem schulde ich etwas, wem schulde ich noch etwas, wem schulde ich was"),
        (
            .view(.unmet),
            "wen habe ich nicht getroffen, wen habe ich nicht gesehen, wen habe ich nicht mehr getroffen, wen habe ich nicht mehr gesehen, wen habe ich"
        ),
        (
            .view(.tags),
            "welche tags benutze ich, welche tags verwende ich, welche tags habe ich, welche tags gibt es, was sind meine tags, zeig mir meine tags"
        ),
        (.view(.agenda()), "wie voll ist, wie voll ist die, wie voll wird, wie voll wird die, wie sieht * aus"),
        (.view(.preparation), "bereite mich vor auf, bereite mich auf"),
        (.view(.next), "was kommt als nächstes, was kommt jetzt, was steht als nächstes an, was habe ich als nächstes"),
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
        (
            .extreme(isLargest: true),
            "höchste, höchster, höchstes, größte, größter, größtes, schwerste, schwerster, schwerstes, teuerste, teuerster, teuerstes"
        ),
        (
            .extreme(isLargest: false),
            "niedrigste, niedrigster, niedrigstes, kleinste, kleinster, kleinstes, leichteste, leichtester, leichtestes, billigste, billigster, billigstes"
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
            wie viel geld, wieviel geld, kostet, kosten, gekostet, bezahlt, zahlen, schulde, schuldet
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
        (.timeNoun(isTopic: true), "frist, deadline"), (.timeNoun(isTopic: false), "termin, datum, fälligkeitsdatum"),
        (.duty, "muss, müssen, soll, sollte, wird, kümmert sich um, ist zuständig für, ist verantwortlich für"),
        (
            .standing,
            "noch, immer noch, inzwischen, mittlerweile, am ende, schließlich, letztlich, bisher, bislang, steht, stand"
        ),
        (
            .present,
            """
            jetzt, gerade, aktuell, aktuelle, aktuellen, aktueller, aktuelles, derzeit, momentan, im moment, zurzeit, heutzutage, \
            inzwischen, mittlerweile, neulich, kürzlich, vor kurzem, in letzter zeit
            """
        ),
        (
            .latest,
            """
            wie steht es um, wie steht's um, wie steht es mit, wie steht's mit, wo stehen wir bei, wo stehen wir mit, was gibt es neues zu, \
            was gibt's neues zu, was gibt es neues zum, was gibt's neues zum, was gibt es neues zur, was gibt's neues zur, neues zu, neues zum, neues zur, \
            wie weit sind wir mit
            """
        ),
        (
            .filler,
            """
            und, also, bitte, hallo, hey, kannst du mir sagen, kannst du, könntest du, weißt du, weißt du noch, sag mir, sag mal, \
            ich wüsste gern, ich möchte wissen, mal, noch mal, nochmal, ob, äh, ähm, zeig mir bitte, erinnere mich
            """
        ),
        (.aspect, "letztlich, letztendlich, schließlich, am ende doch"),
        (.order(.last, nth: 2), "vorletzte, vorletzter, vorletztes, vorletzten, zweitletzte"),
        (.order(.last, nth: 1), "letzte, letzter, letztes, letzten, letztem, zuletzt, jüngste, neueste"),
        (.order(.first, nth: 1), "erste, erster, erstes, ersten, zuerst"),
        (.order(.next, nth: 1), "nächste, nächster, nächstes, nächsten, nächstem, kommende"),
        (.order(.next, nth: 2), "übernächste, übernächster, übernächstes, übernächsten"),
        (
            .absence(isExcuse: false),
            """
            fehlte, fehlten, fehlte bei, fehlten bei, fehlte beim, fehlten beim, fehlt, fehlt bei, hat gefehlt, haben gefehlt, gefehlt, war abwesend, waren abwesend, abwesend, \
            war verhindert, waren verhindert, hat abgesagt, haben abgesagt
            """
        ),
        (
            .absence(isExcuse: true),
            "entschuldigt, war entschuldigt, waren entschuldigt, hat sich entschuldigt, haben sich entschuldigt"
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
        (.opinion, "meinung, sicht, haltung, standpunkt, ansicht"),
        (.clauseJoint, "wo, als, an dem, an der, in dem, in der, bei dem, bei der, auf dem, auf der"),
        (.reason, "warum, wieso, weshalb, aus welchem grund, der grund für"),
        (.presence, "bei, beim, in, kommen, gekommen, erschienen, teilnehmen, dabei sein, da sein"),
        (
            .attendance,
            """
            teilnehmer, teilnehmerinnen, war bei, war beim, war in, war dabei, war da dabei, waren da dabei, war da, waren da, war dort, waren dort, war alles dabei, war alles bei, war alles beim, waren beim, waren bei, waren dabei, nahm teil, \
            hat teilgenommen, teilgenommen, kommt zum, kommt zur, ist eingeladen, habe ich getroffen, treffe ich, haben wir getroffen, habe ich * getroffen, haben wir * getroffen, \
            habe ich gesprochen, habe ich mich getroffen
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
            "freie zeiten, freie zeit, freie slots, freien slots, freie termine, freien termine, freie stunden, lücke, lücken, slots, wann kann ich * treffen, wann könnte ich * treffen, wann können wir uns treffen, wann könnten wir uns treffen"
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
    ]
}
