extension LabelWords {
    static let german = LabelWords(
        present: "anwesen* teilnehm* teilgenommen dabei teilnahme",
        presentAlone: "wer da",
        absent: """
            entschuldig* unentschuldig* abwesen* fehlen* fehlt gefehlt nicht_anwesend nicht_dabei nicht_da verhindert
            """,
        absentAlone: "krank",
        away: "krank urlaub abgesagt",
        there: "ab bis dazu kam kommt kurz leitet moderiert online per protokolliert spater telefonisch video zoom",
        late: "spater verspatet verspatung",
        elsewhere: "am auf bei beim im in",
        negation: "nicht kein keine",
        everybody: "alle",
        except: "ausser ohne",
        company: "mit waren nur von",
        writer: "ich",
        elsewhen: "vorherige vorheriger letzte letzter nachste nachster",
        held: "abgehalten stattgefunden fand",
        approved: "genehmigt angenommen bestatigt verlesen verabschiedet",
        opened: "eroffnet eroffnung beginn beginnt begonnen start",
        closed: "ende endet beendet geschlossen schluss schliesst",
        groups: """
            mitglied mitglieder gast gaste gaesten gasten stimmberechtigt stimmberechtigte weitere sonstige vorstand beirat \
            vertretung vertreter vertreterinnen personen online prasenz
            """,
        duties: "gastgeber gastgeberin referent referentin",
        offices: """
            vorsitzender vorsitzende prasident prasidentin vizeprasident vizeprasidentin kassier kassierer kassiererin schatzmeister \
            schatzmeisterin beisitzer beisitzerin schriftfuhrer schriftfuhrerin aktuar aktuarin leiter leiterin sprecher sprecherin
            """,
        agenda: "tagesordnung themen agenda top tops tagesordnungspunkte",
        decisions:
            "beschluss beschlusse entscheidung entscheidungen ergebnis ergebnisse beschlossen festlegung festlegungen",
        actions: "aufgabe aufgaben massnahme massnahmen nachste_schritte offene_punkte todo todos",
        links: "verweise links quellen",
        log: "protokoll notizen diskussion besprechung verlauf",
        joints: "von der des zu zum zur fur aus mit bei am im durch uber seit bis und",
        lists: "liste uebersicht register")
}

extension ActionWords {
    static let german = ActionWords(
        labels: "todo todos",
        loose: "massnahme massnahmen aufgabe",
        tasks: "aufgabe aufgaben massnahme massnahmen todo todos nachste_schritte",
        things: "was punkt beschreibung thema",
        owners: "wer verantwortlich verantwortliche verantwortlicher zustandig zustandige zustandiger person",
        days: "bis wann bis_wann termin frist fallig fallig_am datum",
        states: "status stand erledigt fertig",
        duties: "wird soll muss sollte ubernimmt kummert",
        none: "keine keine_aufgaben nichts entfallt",
        done: "erledigt fertig abgeschlossen ja",
        begun: "in_arbeit begonnen laufend",
        cancelled: "gestrichen verworfen entfallen")
}
