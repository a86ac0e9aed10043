import Answering
import Glibc
import Habits
import Store
import Text
import Time

/// The settings; options override the environment, which overrides the configuration.
struct Settings {
    struct Vault {
        var folder: String
        var index: String
        /// Whether the user chose the index path; a file there is removed only if it is an index.
        var isOwnIndexPath: Bool
        /// The owner as set by the user; `ownerOrigin` is the option, variable or configuration line that sets it.
        var owner: PersonPage?
        var ownerOrigin: String?
        var ignore: [String]
    }

    /// The vault; may be nil for reading questions only.
    var vault: Vault?
    var configurationFile: String
    /// The folder of what is kept between runs and cannot be made anew.
    var stateFolder: String
    /// For how many days the answers to saved questions are kept; 0 for not at all.
    var revisionDays: Int
    var zone: TimeZone
    var zones: TimeZoneDatabase
    /// The reference time if one is given; otherwise the current time is used.
    var fixedNow: CivilDateTime?
    var weekStart: Weekday
    var dayFirst: Bool
    /// The points of levels, for habits.
    var levelCurve: LevelCurve
    var limit: Int?
    var json: Bool
    var format: AnswerFormat
    /// The user's own command that words answers; nil for none.
    var via: ViaCommand?
    /// Whether paths end with a null character.
    var print0: Bool
    /// The address of places; nil links to the files themselves.
    var link: LinkTemplate?
    var screen: Screen
    /// Whether a whole home folder may be read.
    var mayIndexHome: Bool
    var remembersVault: Bool
    /// Whether the user has said yes to what is asked otherwise.
    var saysYes: Bool
    /// Whether words of the inside are shown: stems, chunks.
    var isVerbose: Bool
    /// Whether anything may be asked.
    var mayAsk: Bool
    /// Whether lines of a pipe may be written down.
    var writes: Bool
    /// Whether captured lines are only shown, not written.
    var isDryRun: Bool
    var writing: WritingSettings
    var updates: Bool
    var seesPrivate: Bool
    /// The lists of related words; nil if switched off.
    var relatedWords: RelatedWordsFile?
    var words: LanguageTemplates

    private static let usualRevisionDays = 90

    /// Reads the settings.
    ///
    /// - Throws: `ProgramError`, `Configuration.Failure`, `TemplateError` or `Arguments.Failure` if the vault is not a folder or a value is
    ///   invalid.
    init(_ arguments: Arguments, environment: [String: String]) throws {
        configurationFile = Paths.configuration(environment) + "/config"
        stateFolder = Paths.state(environment)
        let configuration = try Configuration.file(configurationFile)
        let configured = configuration.value("vault")
        let named = arguments.value("vault") ?? environment["DAYBOOK_VAULT"] ?? configured?.text ?? ""
        let folder = named.isEmpty ? nil : Paths.absolute(named)
        zones = SystemTimeZones().database
        let forms = SettingForms(zones: zones)
        try forms.check(configuration)
        func setting(_ key: String, _ variable: String) throws(ProgramError) -> Configuration.Value? {
            let typed = arguments.value(key).map { Configuration.Value(text: $0, origin: "--" + key) }
            let named = environment[variable].map { Configuration.Value(text: $0, origin: variable) }
            guard let value = typed ?? named else { return configuration.value(key, vault: folder) }
            try forms.check(value, of: key)
            return value
        }
        func value(_ key: String, _ variable: String) throws(ProgramError) -> String? {
            try setting(key, variable)?.text
        }
        zone = try value("timezone", "DAYBOOK_TIMEZONE").flatMap(zones.zone) ?? SystemTimeZones().local
        if let folder {
            // What is kept of a vault can be forgotten after its folder is gone.
            guard Files.isFolder(folder) || arguments.command == "forget" else {
                let origin =
                    arguments.has("vault") ? "--vault" : environment["DAYBOOK_VAULT"].map { _ in "DAYBOOK_VAULT" }
                throw ProgramError.vaultMissing(path: named, origin: origin ?? configured?.origin ?? "")
            }
            // The zone is part of the name, so that shells in different time zones do not rebuild each other's index.
            let name = String(StableHash.of((folder + "\n" + zone.name).utf8), radix: 16)
            let cached = Paths.cache(environment) + "/" + name + Paths.endingOfIndexes
            let me = try setting("me", "DAYBOOK_ME")
            vault = Vault(
                folder: folder, index: arguments.value("index").map(Paths.absolute) ?? cached,
                isOwnIndexPath: arguments.has("index"), owner: me.flatMap { Settings.owner($0.text) },
                ownerOrigin: me?.origin,
                ignore: try value("ignore", "DAYBOOK_IGNORE").map(PatternList.patterns) ?? [])
        }
        let zone = zone
        fixedNow = try (arguments.value("now") ?? environment["DAYBOOK_NOW"]).map { text in
            guard let moment = ISO8601.parse(text) else {
                throw Arguments.Failure.invalidValue(
                    option: "now", value: text, expected: "a time such as 2026-03-18T10:15")
            }
            return Settings.local(moment, zone)
        }
        weekStart = try value("week-starts", "DAYBOOK_WEEK_STARTS").flatMap(SettingForms.weekday) ?? .monday
        dayFirst =
            LocaleDateOrder(try value("locale", "DAYBOOK_LOCALE") ?? LocaleDateOrder.locale(environment)).isDayFirst
        levelCurve = try Settings.levelCurve { key, variable throws(ProgramError) in try setting(key, variable) }
        revisionDays =
            try value("revisions", "DAYBOOK_REVISIONS").flatMap(SettingForms.days) ?? Settings.usualRevisionDays
        limit = try arguments.number("limit")
        format = try AnswerFormat(arguments)
        try format.check(arguments.command)
        json = format == .json
        via = try ViaCommand(arguments, format: format)
        print0 = arguments.has("print0")
        link = try value("link", "DAYBOOK_LINK").flatMap(LinkTemplate.init)
        screen = try Screen(arguments, environment: environment)
        screen.hue = try value("hue", "DAYBOOK_HUE").flatMap(Hue.init) ?? screen.hue
        mayIndexHome = arguments.has("yes")
        saysYes = arguments.has("yes")
        remembersVault = arguments.has("remember")
        isVerbose = arguments.has("verbose")
        mayAsk = !arguments.has("no-input")
        writes = arguments.has("write")
        isDryRun = arguments.has("dry-run")
        writing = try WritingSettings { key in
            try value(key, "DAYBOOK_" + key.uppercased().replacing("-", with: "_"))
        }
        updates = !arguments.has("no-update")
        seesPrivate = arguments.has("private")
        relatedWords = arguments.has("no-related") ? nil : RelatedWordsFile()
        let language = try value("language", "DAYBOOK_LANGUAGE").flatMap(SettingForms.language)
        words = LanguageTemplates(
            chosen: language ?? nil, usual: LocaleLanguage(environment).language,
            words: try PromptFiles.templates(
                replacedBy: arguments.value("prompts") ?? (try value("prompts", "DAYBOOK_PROMPTS")) ?? "",
                spoken: screen.isPlain && !json))
    }

    private static func levelCurve(
        _ setting: (String, String) throws(ProgramError) -> Configuration.Value?
    ) throws(ProgramError) -> LevelCurve {
        var curve = LevelCurve()
        curve.growth =
            try setting("level-curve", "DAYBOOK_LEVEL_CURVE").flatMap { .init(rawValue: $0.text) } ?? curve.growth
        curve.base =
            try setting("level-base", "DAYBOOK_LEVEL_BASE").flatMap { SettingForms.base($0.text) } ?? curve.base
        guard let multiplier = try setting("level-multiplier", "DAYBOOK_LEVEL_MULTIPLIER") else { return curve }
        curve.hundredths = SettingForms.hundredths(multiplier.text) ?? curve.hundredths
        guard LevelCurve.multipliers(of: curve.growth).contains(curve.hundredths) else {
            throw .badSetting(
                origin: multiplier.origin, value: multiplier.text,
                expected: "at least 1.1, which an exponential level-curve needs")
        }
        return curve
    }

    /// The templates for messages that do not belong to a question.
    var templates: Templates { words.frame }

    /// Writes an answer, page by page if it is longer than the screen; JSON is never paged.
    func write(_ answer: SafeText) { json ? Output.answers.line(answer) : Pager(screen: screen).show(answer) }

    var now: CivilDateTime { fixedNow ?? zone.local(at: Int(time(nil))) }

    /// Converts a moment to the vault's time zone; a date without a time means its noon.
    func local(_ moment: ISO8601.Moment) -> CivilDateTime { Settings.local(moment, zone) }

    private static func local(_ moment: ISO8601.Moment, _ zone: TimeZone) -> CivilDateTime {
        guard let offset = moment.offset else { return moment.hasTime ? moment.local : moment.local.date.at(hour: 12) }
        return zone.local(at: moment.local.secondNumber - offset)
    }

    func with(owner: PersonPage, from origin: String) -> Settings {
        var settings = self
        settings.vault?.owner = owner
        settings.vault?.ownerOrigin = origin
        return settings
    }

    /// Parses `Name <mail>, other name, <other mail>`, with or without the `@` of a handle; nil if the text names nobody.
    static func owner(_ text: String) -> PersonPage? {
        var names: [String] = []
        var emails: [String] = []
        for part in text.split(whereSeparator: { ",<>".contains($0) }) {
            var words = part.split(separator: " ").joined(separator: " ")
            if words.lastIndex(of: "@") == words.startIndex { words.removeFirst() }
            if words.contains("@"), !words.contains(" ") {
                emails.append(words.lowercased())
            } else {
                names.append(words)
            }
        }
        names.removeAll(where: \.isEmpty)
        if names.isEmpty, emails.isEmpty { return nil }
        return PersonPage(name: names.first ?? "", aliases: Array(names.dropFirst()), emails: emails)
    }
}
