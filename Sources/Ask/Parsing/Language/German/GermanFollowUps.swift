extension FollowUpWords {
    static let german = FollowUpWords(
        openings: [
            (.and, "und, oder, und dann, aber"), (.also, "und auch, auch, ausserdem"),
            (
                .about,
                """
                was ist mit, und was ist mit, wie ist es mit, wie steht es mit, wie sieht es mit, wie war es mit, und wie ist es mit, wie war das mit, \
                was war mit, und was war mit, das gleiche fur, dasselbe fur, das selbe fur, und fur, und wie sieht es aus mit, wie sieht es aus mit
                """
            ),
            (
                .only,
                "nur, und nur, aber nur, nur die, nur noch, bloss, lediglich, zeig nur, zeige nur, zeig mir nur, ausschliesslich"
            ),
            (.without, "nicht, aber nicht, ohne, ausser, und ohne, aber ohne, bis auf, und nicht"),
            (
                .correction,
                "ich meinte, ich meine, nein ich meinte, nein ich meine, nein, ne, nee, sorry ich meinte, ich habe gemeint, gemeint war, gemeint ist, ich wollte sagen, quatsch ich meinte"
            ),
            (.instead, "statt, anstatt, anstelle von, an stelle von, statt der, statt den, statt des"),
        ],
        endings: [
            (.also, "auch, ebenfalls, noch dazu, dazu"), (.only, "nur, allein"),
            (.instead, "stattdessen, statt dessen"),
            (.nothing, "dann, bitte, denn, jetzt"),
        ],
        fillers: "ok okay so hm hmm tja also na gut ja bitte und aber ach oh",
        dropped: [
            (
                .time,
                "jederzeit, irgendwann, egal wann, zu jeder zeit, immer, uberhaupt, jemals, zu irgendeiner zeit, alle zeiten, ohne zeit, zeitlich egal, je"
            ),
            (
                .people,
                "irgendwer, irgendjemand, egal wer, egal mit wem, mit irgendwem, mit irgendjemand, mit irgendjemandem, alle, mit allen, jeder, mit jedem, egal von wem, mit wem auch immer"
            ),
            (.kinds, "alles, egal wo, uberall, irgendwo"),
            (.topic, "egal was, egal woruber, uber irgendwas, alle themen, uber alles, jedes thema"),
            (.places, "egal welcher ort, an jedem ort"),
            (.tags, "egal welcher tag, alle tags"),
        ],
        intents: [
            (.who, "wer, mit wem, von wem, wer genau"),
            (
                .when,
                "wann war das letzte mal, wann war die letzte, wann war der letzte, wann ist das nachste, wann ist die nachste, wann ist der nachste, wann, wann genau, an welchem tag, seit wann, um wie viel uhr"
            ),
            (
                .count,
                "wie viele, wieviele, wie oft, zahl sie, zahle sie, wie viele waren es, wie viele sind es, wie viele sind das, wie viele waren das"
            ),
            (.duration, "wie lange, wie viele stunden, wieviel zeit, wie viel zeit, wie lange insgesamt"),
            (
                .list,
                "welche, liste sie auf, zeig sie, zeige sie, zeig sie mir, als liste, welche genau, welche treffen, welche besprechungen"
            ),
            (
                .summary,
                "fass das zusammen, fasse das zusammen, fass zusammen, fasse zusammen, zusammenfassung, kurz, in kurze, in kurz, fass es zusammen, fasse sie zusammen, fass sie zusammen, fasse es zusammen"
            ),
            (
                .tasks,
                "welche aufgaben, offene aufgaben, was ist noch offen, was ist zu tun, aufgaben, gibt es aufgaben"
            ),
            (
                .decision,
                "was wurde beschlossen, was wurde entschieden, welche entscheidungen, welche beschlusse, was haben wir entschieden, was haben wir beschlossen, beschlusse, entscheidungen"
            ),
        ],
        requests: [
            (
                .more,
                "mehr, zeig mehr, zeige mehr, zeig mir mehr, was noch, weiter, noch mehr, und weiter, sonst noch was, sonst noch etwas, und sonst, den rest, zeig den rest"
            ),
            (
                .explain,
                "warum, wieso, woher weisst du das, erklar das, erklare das, woher hast du das, wieso das, wie kommst du darauf"
            ),
            (.again, "nochmal, noch mal, noch einmal, wiederhole, wiederhole das, sag das nochmal"),
            (.undo, "zuruck, ruckgangig, mach das ruckgangig, vergiss es, vergiss das, geh zuruck"),
        ],
        open: "offne, offne mir, zeig mir, zeig, zeige, lies, mach, geh zu",
        pronouns: [
            (.person, "er, ihm, ihn"), (.possessive, "sein, seine, seinen, seiner, seinem"),
            (.personOrPossessive, "ihr, ihre, ihren, ihrer, ihrem"), (.people, "sie, ihnen"),
            (
                .topic,
                "dazu, davon, daruber, dafur, dagegen, damit, uber das"
            ),
            (.it, "es"),
            (.thing, "das, dies, dieses treffen, diese besprechung, diese notiz, jenes treffen, dieses gesprach"),
            (.definite, "das treffen, die besprechung, das gesprach"),
            (
                .definitePlace,
                "in dem treffen, bei dem treffen, im treffen, beim treffen, in der besprechung, bei der besprechung"
            ),
            (
                .time,
                "an dem tag, an jenem tag, am selben tag, am gleichen tag, in der woche, in derselben woche, in der gleichen woche, in dem monat, im selben monat, im gleichen monat, in dem jahr, im selben jahr"
            ),
            (.relative(.since), "seitdem, seither, seit damals, von da an"),
            (.relative(.before), "davor, vorher, zuvor, bis dahin"), (.relative(.after), "danach, hinterher"),
            (.relative(.then), "damals, zu der zeit"),
            (
                .place,
                "dort, da, dabei, da drin, drin, darin, in diesem treffen, in dieser besprechung, bei diesem treffen, bei dieser besprechung, in dieser notiz, in diesem gesprach"
            ),
        ],
        ordinals: [
            (.last, "letzte, letzten, letztes, letzter"),
            (.next, "nachste, nachsten, nachstes, nachster"),
            (.latest, "neueste, neuesten, neuestes, jungste, jungsten"), (.earliest, "alteste, altesten, altestes"),
            (.number, "nummer, nr, nr ., #, treffer, ergebnis, eintrag"),
        ],
        documentNouns: "treffen, besprechung, notiz, ergebnis, treffer, eintrag, gesprach, termin, meeting, dokument",
        shiftLead: "in, im, am, an, der, die, den, das, dem, und, fur, des, vom",
        shiftBehind: [
            (-1, "davor, zuvor, vorher, fruher, vorher auch"),
            (1, "danach, darauf, spater, nachher, darauffolgend, hinterher"),
        ],
        shiftBefore: [
            (
                -1,
                "vorige, vorigen, voriges, voriger, vorherige, vorherigen, vorheriges, vorheriger, vorhergehende, vorhergehenden, vorangehende, vorangehenden"
            ),
            (
                1,
                "folgende, folgenden, folgendem, folgender, folgendes, darauffolgende, darauffolgenden, darauffolgendes, nachste, nachsten, nachstes, nachster"
            ),
        ],
        countingFromNow: "nachste nachsten nachstes nachster",
        neighbourAskers: "welche welches welcher welchen was",
        neighbourVerbs: [
            (1, "kam danach, kam als nachstes, folgte, folgte darauf, folgte danach, war danach, kam darauf"),
            (-1, "kam davor, war davor, kam vorher, war vorher, ging voraus, kam zuvor, war zuvor"),
        ],
        relations: [
            (.before, "davor, vorher, zuvor, fruher"), (.after, "danach, spater, nachher, darauf, hinterher, dann"),
            (.since, "seitdem, seither, seit damals, von da an"), (.then, "damals, zu der zeit"),
        ],
        chosen: "das, die, der, den, dem, das eine, die eine, den einen",
        choosing: "im in am vom von mit bei zum zur uber aus ohne",
        amongThem: "davon, von denen, von ihnen, von diesen, darunter",
        smallTalk: [
            (
                .hello,
                "hallo, guten morgen, guten tag, guten abend, moin, servus, gruss gott, hi daybook, hallo daybook, na, hallo zusammen"
            ),
            (
                .thanks,
                "danke, danke dir, danke schon, dankeschon, vielen dank, besten dank, danke sehr, super danke, prima, super, toll, alles klar, ok danke"
            ),
            (.bye, "tschuss, auf wiedersehen, bis bald, bis spater, gute nacht, ciao, bis morgen"),
            (
                .capabilities,
                "was kannst du, was kann ich fragen, was kann ich dich fragen, wie funktioniert das, was kannst du alles, wie funktionierst du, was machst du, was weisst du, kannst du mir helfen"
            ),
            (
                .identity,
                "wer bist du, was bist du, was ist daybook, wie heisst du, bist du ein roboter, bist du eine ki"
            ),
            (.help, "hilfe, hilf mir, bitte hilf mir, ich brauche hilfe"),
            (.wellbeing, "wie geht's, wie gehts, wie geht es dir, wie geht es"),
        ],
        captured: [
            (.note, "notiz, neue notiz, notiere, notier, merke, merk dir, merke dir"),
            (.todo, "todo, to do, aufgabe, neue aufgabe, zu erledigen, erinnerung"),
        ],
        capturing: [
            (.note, "merk dir dass, merke dir dass, notiere dass, notier dass"),
            (.todo, "erinnere mich daran, erinner mich daran"),
        ],
        ahead: "was steht an", adding: "in im auf fur von bei mit unter uber am", leftOutOf: "Besprechungen",
        except: "außer",
        there: "dabei", and: "und", genitive: "s",
        existential: "ist sind war waren wird gibt gab sei wird's ist's")
}
