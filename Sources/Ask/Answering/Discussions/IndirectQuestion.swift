import Text

/// Recognises a question that minutes report, to which the next line replies: "Mrs Holton asked why the alarm had gone off".
enum IndirectQuestion {
    /// Returns whether a line reports a question: a verb of asking in its first words, and soon what is asked.
    static func isReported(in line: String) -> Bool {
        let words = line.split { !$0.isLetter && $0 != "'" }
        guard
            let asking = words.prefix(latest).firstIndex(where: {
                $0.utf8.count > 4 && verbs.contains(LetterFolding.fold($0))
            })
        else {
            return false
        }
        return words[(asking + 1)...].prefix(furthest).contains { openings.contains(LetterFolding.fold($0)) }
    }

    /// The number of words in which the verb stands: further on, a line tells of other things too.
    private static let latest = 6
    /// The number of words between the verb and what is asked: "asked the Clerk if".
    private static let furthest = 4
    private static let verbs = Set(words: [
        "asked enquired inquired queried questioned wondered", "fragte fragt gefragt", "demande",
    ])
    private static let openings = Set(words: [
        "why if whether how when what who where which about", "warum ob wie wann was wer wo nach",
        "pourquoi si comment quand",
    ])
}
