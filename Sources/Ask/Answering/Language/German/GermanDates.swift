extension DateWordList {
    static let german = DateWordList(
        acts: "entschieden beschlossen vereinbart gesagt sagte erwahnt besprochen gesprochen vorgeschlagen",
        plans: "geplant plant planen gebucht angesetzt",
        beginnings: "angefangen begonnen anfing begann gestartet bekommen gekauft seit beigetreten eingezogen",
        elapsed: "wie lange ist es her",
        which: "welchem welcher welches welche viel wieviel",
        grains: [(.year, "jahr"), (.month, "monat"), (.week, "woche"), (.day, "tag datum"), (.minute, "uhr")],
        headers: ["Datum: ", "Gesendet: "],
        hours: "uhr h",
        next: "nachste nachster nachstes nachsten",
        meetings: "")
}
