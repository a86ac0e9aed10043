/// The label words of one language, folded, as lists separated by blanks.
///
/// A word that ends with `*` is a prefix. Phrases have `_` for their blanks.
struct LabelWords {
    var present: String
    /// Words that label the people present only where they are the whole label.
    var presentAlone: String
    var absent: String
    /// Beginnings of words that say of somebody that they were away, in a sentence: "on holiday", "can't come".
    var away: String
    /// Words that say of somebody that they were there, behind a name: "Ann dialled in".
    var there: String
    /// The first words of where somebody was instead: "Ann at a wedding".
    var elsewhere: String
    var negation: String
    /// Words for all of those expected, and words before whom that leaves out: "everyone but Ann".
    var everybody: String
    var except: String
    /// The last words before names in a sentence: "Call with", "Attended by".
    var company: String
    /// Words for the writer.
    var writer: String
    /// Words that give a duty to another time: "previous scribe".
    var elsewhen: String
    /// Kinds of people; they label a list of people only near one of people present.
    var groups: String
    /// Duties in a meeting, at the end of a label.
    var duties: String
    var agenda: String
    var decisions: String
    var actions: String
    var links: String
    /// Labels of minutes and notes.
    var log: String
    /// Words that end the name of a thing and are followed by others: `of`, `from`, `by`.
    var joints: String

    static let all = [english, german]
}

extension LabelWords {
    static let english = LabelWords(
        present:
            "attend* present participant* participating participated in_attendance roll_call on_the_call on_the_phone in_the_room who_was_there joined joining",
        presentAlone: "who there here",
        absent:
            "absent* absence* regret* apolog* excused unexcused not_present not_attending unable_to_attend did_not_attend",
        away: "away missing ill sick holiday hols leave call off can't couldn't cannot",
        there: """
            attended back called came chaired chairing chairs comes dialed dialled dials for from hosted joined joins late later \
            moderated moderates online phone presented remote remotely took until via video visited zoom
            """,
        elsewhere: "at on in out",
        negation: "not isn't wasn't didn't won't doesn't",
        everybody: "all everyone everybody whole",
        except: "but except save minus without",
        company: "w/ with by were was just only",
        writer: "me i myself self",
        elsewhen: "previous last next former upcoming past",
        groups: """
            member members guest guests observer observers invited invitee invitees visitor visitors voting non-voting regular \
            remote remotely online in-person person people everyone staff public community other others team officers directors \
            trustees board committee core representatives delegates alternates additional
            """,
        duties: """
            chair chairs chairperson chairman co-chair co-chairs cochair moderator moderators facilitator facilitators host hosts \
            scribe scribes secretary note-taker note-takers notetaker notetakers note_taker note_takers note_taking notes_by \
            minutes_by minute_taker minutes_taker minute-taker minuter recorder taker takers presenter presenters organizer \
            organiser timekeeper leader speaker speakers presenting
            """,
        agenda: "agenda topics schedule",
        decisions: """
            decision decisions decided conclusion conclusions resolution resolutions resolved outcome outcomes consensus agreed \
            agreement agreements motion motions
            """,
        actions: """
            action actions action_item action_items action_point action_points ai ais todo todos to-do to-dos to_do task tasks \
            next_step next_steps follow-up follow-ups followup followups follow_up assignments
            """,
        links: "link links reference references resources recording recordings see_also",
        log: "minutes notes discussion discussions transcript log",
        joints: "of from for by on in at with to since until between and about")
}

extension LabelWords {
    static let german = LabelWords(
        present: "anwesen* teilnehm* teilgenommen dabei teilnahme",
        presentAlone: "wer da",
        absent: """
            entschuldig* unentschuldig* abwesen* fehlen* fehlt gefehlt nicht_anwesend nicht_dabei nicht_da verhindert
            """,
        away: "krank urlaub abgesagt",
        there: "ab bis dazu kam kommt kurz leitet moderiert online per protokolliert spater telefonisch video zoom",
        elsewhere: "am auf bei beim im in",
        negation: "nicht kein keine",
        everybody: "alle",
        except: "ausser ohne",
        company: "mit waren nur von",
        writer: "ich",
        elsewhen: "vorherige vorheriger letzte letzter nachste nachster",
        groups: """
            mitglied mitglieder gast gaste gaesten gasten stimmberechtigt stimmberechtigte weitere sonstige vorstand beirat \
            vertretung vertreter vertreterinnen personen online prasenz
            """,
        duties: """
            leitung sitzungsleitung vorsitz vorsitzende vorsitzender moderation moderator moderatorin protokoll protokollfuhrung \
            protokollant protokollantin protokollfuhrer protokollfuhrerin protokollierend schriftfuhrer schriftfuhrerin \
            schriftfuhrung redeleitung gastgeber gastgeberin referent referentin
            """,
        agenda: "tagesordnung themen agenda top tops tagesordnungspunkte",
        decisions:
            "beschluss beschlusse entscheidung entscheidungen ergebnis ergebnisse beschlossen festlegung festlegungen",
        actions: "aufgabe aufgaben massnahme massnahmen nachste_schritte offene_punkte todo todos",
        links: "verweise links quellen",
        log: "protokoll notizen diskussion besprechung verlauf",
        joints: "von der des zu zum zur fur aus mit bei am im durch uber seit bis und")
}
