extension LanguageLexicon {
    /// German.
    public static let german = LanguageLexicon(
        months: [
            "januar januars jan jänner", "februar februars feb", "märz", "april apr", "mai", "juni", "juli",
            "august aug", "september septembers sept sep", "oktober oktobers okt", "november novembers nov",
            "dezember dezembers dez",
        ],
        weekdays: [
            "montag montags mo", "dienstag dienstags di", "mittwoch mittwochs mi", "donnerstag donnerstags do",
            "freitag freitags fr", "samstag samstags sonnabend sa", "sonntag sonntags so",
        ],
        weekdayLetters: 2...5,
        units: [
            (.second, "sekunde sekunden"), (.minute, "minute minuten min"), (.hour, "stunde stunden std"),
            (.day, "tag tage tagen tages"),
            (.workday, "werktag werktage werktagen arbeitstag arbeitstage arbeitstagen"),
            (.week, "woche wochen kw kalenderwoche"), (.month, "monat monate monaten monats"),
            (.quarter, "quartal quartale quartalen quartals viertel"), (.halfYear, "halbjahr halbjahres"),
            (.year, "jahr jahre jahren jahres"), (.decade, "jahrzehnt"),
        ],
        numbers: """
            null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn \
            achtzehn neunzehn zwanzig
            """,
        tens: "dreißig vierzig fünfzig",
        ordinals: [
            "erste ersten erster erstes", "zweite zweiten zweiter zweites", "dritte dritten dritter drittes",
            "vierte vierten vierter viertes", "fünfte fünften fünfter fünftes", "sechste sechsten sechster sechstes",
            "siebte siebten", "achten", "neunte neunten", "zehnte zehnten", "elfte elften", "zwölfte zwölften",
        ],
        ordinalEndings: "te ter ten tes",
        indefinite: "ein eine einem einer einen eines", definite: "der die das den dem des",
        elisions: "",
        functionWords: """
            aber als am auch auf aus bei bin bis da darf das dass dem den der des die dies diese diesem diesen dieser doch dort du ein
            eine einem einen einer er es fur gab gibt habe haben hat hatte hatten hier ich ihr im in ist ja kann kein keine man mein meine meinem meinen meiner deinem deiner
            mich mir mit nach nicht noch nur oder ob sein seit sich sie sind uber um und uns unser unsere unserem unseren unserer vom von vor war waren warum
            was wegen welche welcher welches wem wen wenn wer werden wie wir wird wo wurde wurden zu zum zur zwischen
            """,
        sharedWords: "",
        askingWords: """
            alles bereden besprechen besprochen bitte denn eigentlich erwahnt erwahnen etwas geredet gesagt gesprochen gibts jemand
            konnte konnten mal mochte reden sagen soll sollen sollte sollten sprechen viele vielen wann welchem welchen weshalb wieso wieviel
            wieviele womit woruber worum wovon wurden zusammenfassen
            ausserhalb durch entlang gegen gegenuber hinter innerhalb neben oberhalb ohne trotz unterhalb wahrend
            """,
        marks: """
            alle allem allen aller alles andere anderen beim bereits bisher damals damit danach dann darauf daruber davon dazu
            deren dessen deshalb dich dir durch ebenfalls eben eigentlich einfach einmal erst etwa etwas euch euer ganz gegen gehen
            geht gerne gerade gewesen ging hatte heute ihm ihn ihnen ihre ihrem ihren immer ins irgendwie jeder jede jeden jedoch
            jemand jetzt keinen konnen konnte konnten leider letzte letzten machen macht mehr mochte morgen muss mussen nachste
            nachsten neue neuen nichts nie niemand nochmal nun ohne schon sehr seine seinen seiner seit selbst sich sollen sollte
            sollten sondern sonst soll trotzdem uhr unter unserem unseren viel viele vielleicht wann weil weiter weniger wieder will
            wirklich woche wochen wohin wollen wollte worden woruber wieviel wieviele wofur worum zuerst zuletzt zwei
            anfang aufgaben ende fass gestern kommt kw letzter mitte stehen steht termin termine treffen ubermorgen vorgestern
            """,
        titles: "herr herrn frau hr fr dr prof dir",
        duties: [
            DutyNames(
                duty: .scribe, names: "protokollant protokollantin protokollfuhrer protokollfuhrerin",
                labels: "protokoll protokollfuhrung protokollierend schriftfuhrer schriftfuhrerin schriftfuhrung",
                deeds: "protokolliert"),
            DutyNames(
                duty: .chair,
                names: "moderator moderatorin moderation versammlungsleiter sitzungsleiter sitzungsleitung",
                labels: "leitung vorsitz vorsitzende vorsitzender redeleitung", deeds: "geleitet moderiert"),
        ],
        labels: .german, actions: .german, people: .german)
}
