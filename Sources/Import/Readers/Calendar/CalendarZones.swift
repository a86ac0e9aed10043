import Model
import Time

/// The time zones named by a calendar file.
///
/// A name is sought as an IANA name in any case, as a Windows name, as a path that ends with an IANA name
/// (`/mozilla.org/20050126_1/Europe/Berlin`), and among the file's own definitions, in this order. Results are cached.
struct CalendarZones {
    private let database: TimeZoneDatabase
    private let content: ContentLines
    private let definitions: [String: CalendarComponent]
    /// The moment up to which clock changes follow from the file's rules.
    private let end: CivilDateTime
    private var known: [String: TimeZone?] = [:]

    /// The unparsed recurrence rules of zone definitions.
    private(set) var problems: [(line: Int, message: String)] = []
    private var budget: ExpansionBudget
    /// The maximum number of clock changes by one rule; a yearly rule from 1601 on has fewer.
    private static let mostChanges = 1000

    init(components: CalendarComponents, content: ContentLines, context: ReadingContext) {
        database = context.zones
        self.content = content
        budget = ExpansionBudget(byteCount: content.bytes.count)
        end = context.horizon.adding(seconds: 10 * 366 * 86_400)
        var definitions: [String: CalendarComponent] = [:]
        for zone in components.zones {
            guard let name = zone.first(.zoneIdentity) else { continue }
            definitions[CalendarZones.key(content.text(name.value))] = zone
        }
        self.definitions = definitions
    }

    mutating func zone(_ name: String) -> TimeZone? {
        if let zone = known[name] { return zone }
        let key = CalendarZones.key(name)
        let zone = namedZone(key) ?? definitions[key].flatMap { definedZone(key, $0) }
        known[name] = .some(zone)
        return zone
    }

    private static func key(_ name: String) -> String { String(name.filter { $0 != "\"" }.trimmingWhitespace) }

    private func namedZone(_ name: String) -> TimeZone? {
        if let zone = ianaZone(name) { return zone }
        if let zone = WindowsZones.name(of: name).flatMap(database.zone) { return zone }
        // The longest suffix comes first, since some names have three parts.
        guard name.hasPrefix("/") else { return nil }
        let parts = name.split(separator: "/")
        return (2...3).reversed().lazy.compactMap { ianaZone(parts.suffix($0).joined(separator: "/")) }.first
    }

    private func ianaZone(_ name: String) -> TimeZone? {
        database.zone(name) ?? database.zone(CalendarZones.capitalized(name)) ?? database.zone(name.uppercased())
    }

    /// Returns an IANA name in its usual case: `europe/berlin` becomes `Europe/Berlin`.
    private static func capitalized(_ name: String) -> String {
        var result = ""
        var word = ""
        func finishWord() {
            let isSmall = ["of", "au", "es"].contains(word) && !result.isEmpty && result.last != "/"
            result += isSmall ? word : word.prefix(1).uppercased() + word.dropFirst()
            word = ""
        }
        for character in name.lowercased() {
            if character == "/" || character == "_" || character == "-" || character == "+" {
                finishWord()
                result.append(character)
            } else {
                word.append(character)
            }
        }
        finishWord()
        return result.replacingPrefix("Etc/Gmt", with: "Etc/GMT").replacingPrefix("Etc/Utc", with: "Etc/UTC")
    }

    /// Returns a zone as defined by the file; nil without any offset.
    private mutating func definedZone(_ name: String, _ definition: CalendarComponent) -> TimeZone? {
        var changes: [(instant: Int, offset: Int, before: Int)] = []
        for observance in definition.observances {
            guard let to = offset(.offsetTo, of: observance), let start = observance.first(.start),
                let first = CalendarMoment(content.bytes[start.value])
            else { continue }
            let before = offset(.offsetFrom, of: observance) ?? to
            changes += onsets(of: observance, first: first.local, before: before).map { ($0, to, before) }
        }
        guard let first = changes.min(by: { $0.instant < $1.instant }) else { return nil }
        // A definition with one offset means that the clock never changes.
        let isFixed = changes.allSatisfy { $0.offset == first.offset }
        return TimeZone(
            name: name, firstOffset: isFixed ? first.offset : first.before,
            changes: isFixed ? [] : changes.map { ($0.instant, $0.offset) })
    }

    /// Returns the instants at which an observance begins: its start, its dates, and occurrences of its rules.
    private mutating func onsets(of observance: CalendarComponent, first: CivilDateTime, before: Int) -> [Int] {
        var locals = [first]
        for line in observance.all(.recurrenceDate) {
            locals += content.bytes[line.value].split(separator: UInt8(ascii: ",")).compactMap {
                CalendarMoment($0)?.local
            }
        }
        for line in observance.all(.recurrenceRule) {
            guard let rule = RecurrenceRule(content.bytes[line.value]) else {
                problems.append(
                    (line.lines.first, "a recurrence rule of a time zone was not understood; it was left out"))
                continue
            }
            let last = rule.until.map { $0.isUTC ? $0.local.adding(seconds: before) : $0.local } ?? end
            let count = max(
                0, min(rule.count ?? .max, CalendarZones.mostChanges, budget.occurrences(of: rule.frequency)))
            var expansion = RecurrenceExpansion(rule: rule, start: first, mostWork: budget.workOfNextRule)
            let countBefore = locals.count
            while locals.count - countBefore < count, let local = expansion.next(), local <= min(last, end) {
                locals.append(local)
            }
            budget.spend(work: expansion.work, occurrences: locals.count - countBefore)
        }
        return locals.map { $0.secondNumber - before }
    }

    private func offset(_ name: PropertyName, of observance: CalendarComponent) -> Int? {
        observance.first(name).flatMap { line in
            var scanner = ValueScanner(content.bytes[line.value].trimmingBlanks)
            return scanner.offset()
        }
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
