/// The names of months and weekdays in further languages, since people may write in one language and keep dates in another.
///
/// Names are folded, in lower case. Abbreviations that are words of other languages ("set", "ago") are left out.
public enum CalendarNames {
    /// The months from January on, separated by blanks: Spanish, Italian, Portuguese, Dutch.
    public static let months = [
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
        "januari februari maart april mei juni juli augustus september oktober november december",
    ]

    /// Dutch abbreviations with the number of their month.
    public static let monthAbbreviations = ["mrt": 3]

    /// The weekdays from Monday on: short English; Spanish, Italian, Dutch.
    public static let weekdays = [
        "mon tue wed thu fri sat sun",
        "lunes martes miercoles jueves viernes sabado domingo",
        "lunedi martedi mercoledi giovedi venerdi sabato domenica",
        "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    ]
}
