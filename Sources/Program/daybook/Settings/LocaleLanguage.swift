import Language
import Text

struct LocaleLanguage {
    /// The language of the locale; English if there are no words in it.
    let language: Language

    /// Reads the locale for messages: `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order of precedence (POSIX).
    init(_ environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        language = Language(code: locale.prefix { $0.isLetter }.lowercased()) ?? .english
    }
}
