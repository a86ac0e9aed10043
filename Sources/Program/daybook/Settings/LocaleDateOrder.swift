struct LocaleDateOrder {
    /// Whether 3/4 is the third of April.
    let isDayFirst: Bool

    /// Reads a locale such as `de_DE.UTF-8`; without a language, the month comes first.
    init(_ locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
        let language = parts.first ?? ""
        let isNone = ["", "c", "posix"].contains(language)
        let isOfStates = language == "en" && parts.contains("us")
        isDayFirst = !isNone && !isOfStates && !LocaleDateOrder.monthFirst.contains(language)
    }

    /// Languages that write the month before the day in every country.
    private static let monthFirst: Set = ["hu", "ja", "ko", "zh"]

    /// Returns the locale for times in the environment: `LC_ALL`, `LC_TIME`, `LANG`, in this order of precedence (POSIX).
    static func locale(_ environment: [String: String]) -> String {
        ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }
}
