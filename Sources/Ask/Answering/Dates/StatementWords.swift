import Model
import Parsing
import Time

/// Words of questions and statements that matter for dates, by language; all folded.
enum StatementWords {
    /// Whether a question asks when something was said or decided: the answer is the note's own day, not a date in it.
    static func asksAct(_ words: Set<String>) -> Bool { !words.isDisjoint(with: acts) }

    /// Whether a question asks about a plan, whose date may be after the note even in a question about the past.
    static func asksPlan(_ words: Set<String>) -> Bool { !words.isDisjoint(with: plans) }

    static func asksBeginning(_ words: Set<String>) -> Bool { !words.isDisjoint(with: beginnings) }

    /// Whether a line is the date header of a quoted mail, which dates the lines below.
    static func isDateOfMail(_ line: String) -> Bool {
        let start = line.drop { $0 == ">" || $0.isWhitespace }
        return dateHeaders.contains { start.hasPrefix($0) }
    }

    private static let dateHeaders = ["Date: ", "Sent: ", "Datum: ", "Gesendet: "]

    /// Whether a question asks how long ago something was: "how long since I last met Bob".
    static func asksElapsed(_ question: String) -> Bool {
        let words = QuestionTokenizer().tokens(of: question).map(\.folded).joined(separator: " ")
        return elapsed.contains { words.contains($0) }
    }

    private static let elapsed = [
        "how long since", "how long is it since", "how long has it been since", "how long it is since",
        "how many days since", "how many weeks since", "how many days is it since", "wie lange ist es her",
    ]

    static func words(of text: String) -> Set<String> {
        Set(QuestionTokenizer().tokens(of: text).lazy.filter { $0.kind == .word }.map(\.folded))
    }

    /// Returns the unit that a question asks for: "which year", "what time".
    static func grain(_ question: String) -> TimeGrain? {
        let tokens = QuestionTokenizer().tokens(of: question)
        let asked = tokens.indices.first { place in
            which.contains(tokens[place].folded) && place + 1 < tokens.count && grains[unit(tokens[place + 1])] != nil
        }
        return asked.flatMap { grains[unit(tokens[$0 + 1])] }
    }

    private static func unit(_ token: QuestionToken) -> String { token.isPossessive ? token.stem : token.folded }

    private static let which: Set<String> = [
        "which", "what", "welchem", "welcher", "welches", "welche", "viel", "wieviel",
    ]

    private static let grains: [String: TimeGrain] = [
        "year": .year, "month": .month, "week": .week, "day": .day, "date": .day, "time": .minute,
        "jahr": .year, "monat": .month, "woche": .week, "tag": .day, "datum": .day, "uhr": .minute,
    ]

    private static let acts = table(
        """
        decide decided agree agreed say said mention mentioned discuss discussed talk talked suggest suggested
        entschieden beschlossen vereinbart gesagt sagte erwahnt besprochen gesprochen vorgeschlagen
        """)

    private static let plans = table(
        """
        plan plans planned planning schedule scheduled book booked organise organize organised organized intend intended
        geplant plant planen gebucht angesetzt
        """)

    private static let beginnings = table(
        """
        start started begin began get got join joined take took adopt adopted resume resumed become became open opened \
        buy bought since learn learned move moved
        angefangen begonnen anfing begann gestartet bekommen gekauft seit beigetreten eingezogen
        """)

    private static func table(_ words: String) -> Set<String> { Set(words.split { $0.isWhitespace }.map(String.init)) }
}
