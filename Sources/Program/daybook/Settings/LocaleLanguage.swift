import Text

/// The language that a program speaks by the locale of the environment.
struct LocaleLanguage {
    /// German where the locale's messages are; else English.
    let language: TextLanguage

    /// The language of the messages of an environment; the variables of POSIX, the strongest first.
    init(_ environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        language = locale.prefix { $0.isLetter }.lowercased() == "de" ? .german : .english
    }
}
