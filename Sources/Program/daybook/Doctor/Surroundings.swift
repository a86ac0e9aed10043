import Glibc
import Store
import Time

/// What lies around a vault, as the doctor sees it: configuration, permissions, clock, time zone and terminal.
struct Surroundings {
    let environment: [String: String]

    /// Whether the configuration can be read, and whether others may change it.
    func configuration(_ path: String) -> Finding {
        do {
            _ = try Configuration.file(path)
            guard Files.exists(path) else { return Finding("configuration", .fine, "there is none at \(path)") }
            guard Surroundings.mode(path) & 0o022 == 0 else {
                return Finding(
                    "configuration", .problem, "others may change \(path)", remedy: "chmod go-w '\(path)'")
            }
            return Finding("configuration", .fine, "\(path) is understood")
        } catch {
            return Finding("configuration", error)
        }
    }

    /// What does not depend on settings.
    var general: [Finding] { [clock, terminal] }

    // MARK: Permissions

    /// Files and folders of the program that others may read; they may hold the text of notes and questions.
    func permissions(index vault: Settings.Vault?, configuration: String) -> [Finding] {
        let open = Surroundings.readableByOthers(vault, environment)
        guard !open.isEmpty else {
            return [Finding("permissions", .fine, "others can read nothing that Daybook keeps")]
        }
        return open.map {
            Finding("permissions", .problem, "others may read \($0)", remedy: "chmod go= '\($0)'")
        }
    }

    /// Returns what others may read of an index and of the program's own folders.
    static func readableByOthers(_ vault: Settings.Vault?, _ environment: [String: String]) -> [String] {
        let state = Paths.state(environment)
        let own = [Paths.cache(environment), state, state + "/history"]
        return own.filter { mode($0) & 0o077 != 0 } + (vault.map { readableByOthers(index: $0.index) } ?? [])
    }

    /// Returns the files of an index that others may read, but for those that SQLite makes and removes with the index's own permissions.
    static func readableByOthers(index path: String) -> [String] {
        let passing = ["-wal", "-shm", "-journal"]
        return (IndexFiles.endings + [IndexLock.ending]).filter { ending in !passing.contains(where: ending.hasSuffix) }
            .map { path + $0 }.filter { mode($0) & 0o077 != 0 }
    }

    /// The permissions of a file or folder; 0 if there is none.
    private static func mode(_ path: String) -> mode_t {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    // MARK: Clock and time zone

    private var clock: Finding {
        let year = SystemTimeZones().local.local(at: Int(time(nil))).date.year
        guard year >= Surroundings.firstYear else {
            return Finding(
                "clock", .problem, "the system's clock says that it is \(year): 'last week' means another one",
                remedy: "set the clock")
        }
        return Finding("clock", .fine, "it runs")
    }

    /// The year in which this program was made; no clock that is right shows an earlier one.
    private static let firstYear = 2025

    /// The zone in which questions are read, and the moment there.
    func timeZone(_ settings: Settings) -> [Finding] {
        let now = settings.zone.local(at: Int(time(nil)))
        let text = "\(settings.zone.name), where it is \(ISO8601.string(now))"
        var status = stat()
        if let vault = settings.vault, unsafe stat(vault.index, &status) == 0, status.st_mtim.tv_sec > time(nil) + 60 {
            return [
                Finding("time zone", .fine, text),
                Finding(
                    "clock", .problem, "the index was written later than now: the clock was set back",
                    remedy: "set the clock, then run 'daybook index --rebuild'"),
            ]
        }
        return [Finding("time zone", .fine, text)]
    }

    // MARK: Terminal

    private var terminal: Finding {
        guard Output.answers.isTerminal else {
            return Finding("terminal", .fine, "there is none: answers are plain text")
        }
        let name = environment["TERM"] ?? ""
        if name.isEmpty || name == "dumb" {
            return Finding("terminal", .note, "TERM is '\(name)': without colour and links, and the line is not edited")
        }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        guard locale.lowercased().replacing("-", with: "").contains("utf8") else {
            return Finding(
                "terminal", .problem, "the locale '\(locale)' is not of UTF-8: letters such as ü may look wrong",
                remedy: "export LANG=C.UTF-8")
        }
        let size = Output.answers.size
        return Finding("terminal", .fine, "\(name), \(size.columns) columns, UTF-8")
    }
}
