import Language
import Answering
import Habits
import Text
import Time

struct SettingForms {
    let zones: TimeZoneDatabase

    func check(_ configuration: Configuration) throws(ProgramError) {
        for key in Configuration.keys {
            for value in configuration.values(key) { try check(value, of: key) }
        }
    }

    func check(_ value: Configuration.Value, of key: String) throws(ProgramError) {
        guard let expected = expected(of: key, insteadOf: value.text) else { return }
        throw .badSetting(origin: value.origin, value: value.text, expected: expected)
    }

    /// Returns the description of valid values; nil if the value is valid.
    private func expected(of key: String, insteadOf text: String) -> String? {
        switch key {
        case "timezone" where zones.zone(text) == nil:
            "an IANA time zone such as Europe/Berlin (the package tzdata has them)"
        case "week-starts" where SettingForms.weekday(text) == nil: "monday or sunday"
        case "locale" where !SettingForms.isLocale(text): "a locale such as de_DE"
        case "language" where SettingForms.language(text) == nil:
            "auto, \(SettingForms.languages)"
        case "me" where !text.isEmpty && Settings.owner(text) == nil:
            "names and addresses such as Maya <maya@example.org>"
        case "link" where !text.isEmpty && LinkTemplate(text) == nil:
            "kitty, obsidian, textmate, vscode, vscodium, zed, or an address with {path} or {file}, and perhaps {line} and {vault}, such as obsidian://open?path={path}"
        case "level-curve" where LevelCurve.Growth(rawValue: text) == nil: "linear or exponential"
        case "level-base" where SettingForms.base(text) == nil:
            "a whole number of 1 to \(LevelCurve.largestBase)"
        case "level-multiplier" where SettingForms.hundredths(text) == nil:
            "a number of 0 to 10 with at most two decimals, such as 1.5"
        case "hue" where Hue(rawValue: text) == nil: "none, red, green, yellow, blue, magenta or cyan"
        case "revisions" where SettingForms.days(text) == nil: "a number of days such as 90d, or off"
        case "ignore" where !PatternList.isClosed(text): "patterns such as archive/, *.draft.md, each quote closed"
        default: WritingSettings.expected(of: key, insteadOf: text)
        }
    }

    /// Parses the first day of the week; two letters are enough.
    static func weekday(_ text: String) -> Weekday? {
        let typed = text.lowercased()
        guard typed.count >= 2 else { return nil }
        return "monday".hasPrefix(typed) ? .monday : "sunday".hasPrefix(typed) ? .sunday : nil
    }

    /// Parses the points of the first level.
    static func base(_ text: String) -> Int? {
        Int(text).flatMap { (1...LevelCurve.largestBase).contains($0) ? $0 : nil }
    }

    /// Parses a number of days, `90d` or `90`, at most ten years; `off` is 0.
    static func days(_ text: String) -> Int? {
        if text.lowercased() == "off" { return 0 }
        return Int(text.hasSuffix("d") ? text.dropLast() : text[...]).flatMap { (0...3650).contains($0) ? $0 : nil }
    }

    /// Parses a multiplier of levels, in hundredths.
    static func hundredths(_ text: String) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard (1...2).contains(decimals.count), decimals.allSatisfy({ $0.isASCII && $0.isNumber }),
            let rest = Int(decimals + (decimals.count == 1 ? "0" : ""))
        else { return nil }
        let hundredths = whole.multipliedReportingOverflow(by: 100).partialValue + rest
        return whole <= 10 && LevelCurve.multipliers(of: .linear).contains(hundredths) ? hundredths : nil
    }

    /// The codes of all languages: `en, de or fr`.
    private static let languages: String = {
        let codes = Language.allCases.map(\.code)
        return codes.dropLast().joined(separator: ", ") + " or " + (codes.last ?? "")
    }()

    /// Parses the language of answers: `.some(nil)` for `auto` (the language of each question), nil if invalid.
    static func language(_ text: String) -> Language?? {
        let typed = text.lowercased()
        return typed == "auto" ? .some(nil) : Language(code: typed).map { .some($0) }
    }

    /// Tells whether a text is a POSIX locale, `language_REGION.codeset@modifier`, a language tag with `-`, or empty.
    private static func isLocale(_ text: String) -> Bool {
        let parts = text.prefix { $0 != "." && $0 != "@" }.split(omittingEmptySubsequences: false) {
            $0 == "_" || $0 == "-"
        }
        let isAlphabetic = parts.allSatisfy {
            !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard let language = parts.first, isAlphabetic else { return text.isEmpty }
        return (2...3).contains(language.count) || ["c", "posix"].contains(language.lowercased())
    }
}
