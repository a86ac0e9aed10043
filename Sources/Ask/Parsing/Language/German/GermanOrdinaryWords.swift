extension NameCues {
    static let germanOrdinary = """
        abend adler akte akten alle aller alles alten alter amsel andere anderen anders anfang angebot annahme antrag arbeit arm
        arme arten artikel aufgabe ausgabe bach bader bank bar bauer baum beginn bereich bereit berg bericht berichte bernden
        beruf betreff betrieb bieber bild bilder birke bischof bitte blank blatt blau blum blume bock boden bohm bohne brand
        brauer braun breit brief briefe bruder brunnen buch bucher busch dachs daten datum dauer deckel dienst dinge dorn druck
        ecke eiche ende enden engel engen erde ernst erste erster essen etwa fahrt falk falke fall falle farbe farber fehler
        feld fels ferien fertig feste feuer film fink firma firmen fischer flache flasche fleischer folge form formen frage
        fragen franke frei freie fremd freude freund frieden frisch frist frohlich fromm frost fruh fuchs fuhrung gans ganze
        ganzen garten gartner gast geber gebiet gegen geld gerat gerber gerne gesamt gesetz gewinn glas gold graf grob gross
        grun gruppe gut gute guten hahn halle halm halten hammer hand hande handel hannen hanse hart harte hase haupt haus heft
        heide heil heilig heim held hell herbst herr herz heuer hilfe himmel hinweis hirsch hirte hoch hof hohe holz horn hut
        idee ideen inhalt jager jahr jahre jeder jemand jetzt jung junge junger kai kaiser kamm kanal kann karre karte karten
        kasse katze kauf kaufen kaufmann kein keine keller kern kette kinder kirche kirsch klage klar klare klaren klasse klee
        klein kleine kling klug knecht knopf koch kohl kohler konig kontakt konto kopf korn kosten kraft krank kranke kranz
        kreis kreise kreuz kroner krug kunde kunden kunst kurs kurse kurz lager lamm lampe land lander lang lange langer larm
        laser lasten laub lauf laufe laute lautet leben leer lehre lehrer leicht leine leise leiste leiter leitern leitung
        lernen lesen letzte leute licht lieb liebe lied linde linden linie linien link liste listen lohn lohne loser losung lowe
        lucke luft luisen lustig mai mal malen maler manche mangel mann mark marke marken markiert markt markte marz masse
        material maurer maus meer mehl mehr meinung meist meister melden menge messe messen metz metzger miene miete mine minute
        mitte mittel modell monat monate mond morgen motor musik mut mutter nachricht nachste nagel nahe name namen nase natur
        neben nennen netz neu neue neuen niemals noten notiz notizen nummer nutzen nutzer oben ochs ofen oft ordner orte oster
        otter paar paket pappel partei paulen pause person pfau pfeffer pfeil plan plane planen platte platz plus politik post
        preis preise probe probst projekt prufung punkt punkte quelle rabe rad rand rande rast rau rauch raum raume recht rechte
        rede regel regeln reich reif reihe rein reise reisen reiter rennen rest reuter richter richtern richtig richtung riese
        ring risiko ritter rolle rollen rose rot ruf ruhe ruhig runde sache sachen sage sagen sarg satz sauer schaden schaf
        scharf schatz schein schenk schicht schiff schild schiller schlag schlecht schlosser schluss schmal schmied schnee
        schneider schnell schon schreiber schreiner schritt schuh schule schuler schuster schutz schwab schwan schwarz see seide
        seiler seite seiten selten sicher singer sinn sitz sitzung solche sommer sonne sonntag sorge sorte sparen specht
        sperling spiegel spiel spitz sprache stadt stahl stand stande stark stein stelle stellen stern steuer stimme stock stoff
        stolz storch strasse strauss strom stuck stufe stunde sturm suche summe sus suss tabelle tafel tag tage tanne tannen
        tasche taube team technik teil teile termin termine teuer texte thema themen thron ticket tiere tisch titel tochter
        topfer tore tragen traub treffen treu trotz tur turen uhr ulm ulme umsatz unten urlaub ursache vater verein verlauf
        vertrag vertrieb viele vier vogel volk voll volle voraus vorlage wache wachter wagen wagner wahl wahr wald wand wanne
        ware waren warten wasser weber wechsel weg weide wein weise weiss weiter welle welt wende wenig wenn werbung werk wert
        werte wesen wetter wichtig wild wille willen winter wirt wissen woche wochen wohl wolf wolke wolle worte wunder wunsch
        zahl zahlen zahn zander zeichen zeiger zeile zeit zeiten zentral ziel ziele zimmer zimmermann zink zone zorn zucker zug
        zukunft zweck zweite
        """
}
