import Text

/// The language of the program by the environment's locale.
struct LocaleLanguage {
    /// German if the locale is German, else English.
    let language: TextLanguage

    /// Reads the locale for messages: `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order of precedence (POSIX).
    init(_ environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        language = locale.prefix { $0.isLetter }.lowercased() == "de" ? .german : .english
    }
}
