import Model
import Text
import Time

/// The names of weekdays that head the days of a week's note: "Monday", "## JEUDI".
enum WeekdayNames {
    /// The Monday of the week that a page is of.
    ///
    /// - Parameter page: A page with its date.
    /// - Returns: Nil if it is of a day, or of none.
    static func week(of page: Document) -> CivilDate? {
        guard page.isAllDay, page.dateSource < .modified, let start = page.start, let end = page.end,
            start.date.weekday == .monday, start.date.adding(days: 7).midnight == end
        else { return nil }
        return start.date
    }

    /// The day that a heading names.
    ///
    /// - Parameters:
    ///   - heading: A heading.
    ///   - monday: The Monday of the week.
    /// - Returns: Nil unless the heading is the name of a weekday.
    static func date(of heading: String, inWeekOf monday: CivilDate) -> CivilDate? {
        let words = Tokenizer().tokens(of: heading)
        guard words.count == 1, let offset = days[words[0].folded] else { return nil }
        return monday.adding(days: offset)
    }

    /// Days after Monday by folded name.
    private static let days: [String: Int] = {
        var days: [String: Int] = [:]
        for names in languages {
            for (offset, name) in names.split(separator: " ").enumerated() { days[String(name)] = offset }
        }
        return days
    }()

    /// From Monday to Sunday: English, German, French, Spanish, Italian, Dutch.
    private static let languages = [
        "monday tuesday wednesday thursday friday saturday sunday", "mon tue wed thu fri sat sun",
        "montag dienstag mittwoch donnerstag freitag samstag sonntag",
        "lundi mardi mercredi jeudi vendredi samedi dimanche", "lunes martes miercoles jueves viernes sabado domingo",
        "lunedi martedi mercoledi giovedi venerdi sabato domenica",
        "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    ]
}
