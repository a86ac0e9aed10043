/// Whether dates in numbers begin with the day or the month, as a locale has it.
struct LocaleDateOrder {
    /// Whether 3/4 is the third of April.
    let isDayFirst: Bool

    /// The order of a locale such as `de_DE.UTF-8`; one that names no language says nothing, and then the month comes first.
    init(_ locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
        let language = parts.first ?? ""
        let isNone = ["", "c", "posix"].contains(language)
        let isOfStates = language == "en" && parts.contains("us")
        isDayFirst = !isNone && !isOfStates && !LocaleDateOrder.monthFirst.contains(language)
    }

    /// Languages that write the month before the day wherever they are spoken.
    private static let monthFirst: Set = ["hu", "ja", "ko", "zh"]

    /// The locale of times that the environment names; the variables of POSIX, the strongest first.
    static func locale(_ environment: [String: String]) -> String {
        ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }
}
