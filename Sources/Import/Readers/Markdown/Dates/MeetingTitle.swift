import Model

/// The facts about a meeting that its title states, such as the people of a 1:1.
struct MeetingTitle {
    let namesMeeting: Bool
    /// Whether it names a one-to-one: `1:1 Sarah`.
    let namesOneToOne: Bool
    /// Whether it says that the meeting did not take place: `No meeting (holiday)`, `3 May - cancelled`.
    let saysNotHeld: Bool
    /// The people named in the title of a one-to-one.
    let people: [String]

    init(_ title: String) {
        let lower = title.lowercased()
        let mark = MeetingTitle.markOfOneToOne(lower)
        namesOneToOne = mark != nil
        namesMeeting =
            namesOneToOne || MeetingTitle.holdsWord(lower) || MeetingTitle.phrases.contains { lower.holds($0) }
            || MeetingTitle.isHeaded(lower)
        saysNotHeld = MeetingTitle.saysNotHeld(lower)
        people = mark.map { MeetingTitle.people(title, without: $0) } ?? []
    }

    /// Returns the mark of a one-to-one in a text in lower case; nil if there is none.
    static func markOfOneToOne(_ lower: String) -> String? {
        // Every mark contains a 1 or "one".
        guard lower.utf8.contains(UInt8(ascii: "1")) || lower.holds("one") else { return nil }
        return oneToOne.first { holds(lower, $0) }
    }

    private static func saysNotHeld(_ title: String) -> Bool {
        let words = title.words().map(String.init)
        return words.contains(where: notHeld.contains)
            || zip(words, words.dropFirst()).contains { no.contains($0) && (isMeeting($1) || nouns.contains($1)) }
    }

    private static let notHeld: Set<String> = [
        "cancelled", "canceled", "postponed", "abgesagt", "entfällt", "ausgefallen", "verschoben",
    ]
    private static let no: Set<String> = ["no", "kein", "keine"]

    /// Returns whether a mark stands alone in a title, unlike in `2025-11-13`.
    private static func holds(_ title: String, _ mark: String) -> Bool {
        guard let place = title.range(of: mark) else { return false }
        let before = title[..<place.lowerBound].last
        let after = title[place.upperBound...].first
        return [before, after].allSatisfy { !($0?.isLetter ?? false) && !($0?.isNumber ?? false) && $0 != "-" }
    }

    private static func holdsWord(_ title: String) -> Bool {
        title.words(withHyphens: true).contains { $0.utf8.count >= shortestWord && isMeeting(String($0)) }
    }

    /// Returns whether a word names a meeting, also as the end of a German compound: `vorstandssitzung`.
    static func isMeeting(_ word: String) -> Bool {
        words.contains(word) || (word.utf8.count > 6 && compoundEnds.contains { word.hasSuffix($0) })
            || (word.contains("-") && word.split(separator: "-").contains { words.contains(String($0)) })
    }

    /// Returns whether a word in lower case names a meeting or its record.
    static func isRecord(_ word: String) -> Bool { isMeeting(word) || nouns.contains(word) }

    /// Returns whether the head noun names a meeting: `Minutes of 3 May`, `Project call`; not `How to call a function`, `15 minutes`.
    private static func isHeaded(_ title: String) -> Bool {
        let parts = title.words(withNumbers: true, withHyphens: true)
        guard parts.contains(where: { nouns.contains(String($0)) }) else { return false }
        let isNoun: (Int) -> Bool = { place in
            guard nouns.contains(String(parts[place])) else { return false }
            return place == 0 || parts[place - 1].first?.isNumber != true || parts[place - 1].count == 4
        }
        let names = parts.indices.filter {
            parts[$0].first?.isLetter == true && !WrittenDate.isDateWord(String(parts[$0]))
        }
        guard let first = names.first, let last = names.last else { return false }
        if isNoun(last) { return true }
        return isNoun(first)
            && (parts.count == first + 1 || joints.contains(String(parts[first + 1]))
                || parts[first + 1].first?.isNumber == true)
    }

    /// Words that name a meeting only as the head noun of a title.
    private static let nouns: Set<String> = [
        "minutes", "call", "calls", "agenda", "protokoll", "protokolle", "telco", "telefonat", "notes-of", "treffen",
        "plenum",
        "mom", "huddle",
    ]

    /// Words that may follow such a noun at the beginning of a title.
    private static let joints: Set<String> = [
        "of", "with", "for", "from", "on", "der", "des", "vom", "mit", "zum", "zur", "am", "den",
    ]

    private static let phrases = [
        "jour fixe", "all hands", "town hall", "notes of the", "office hours", "project call", "weekly call",
    ]

    private static let compoundEnds = [
        "sitzung", "sitzungen", "besprechung", "besprechungen", "versammlung", "versammlungen", "treffen", "runde",
        "gespräch", "gespräche",
    ]

    /// The minimum length of a word for a meeting, in bytes.
    private static let shortestWord = 3

    private static let oneToOne = [
        "1:1s", "1-1s", "1on1s", "1-on-1s", "1:1", "1-1", "1on1", "1-on-1", "one-on-ones", "one-on-one", "one on one",
        "one-to-one",
    ]

    private static let words: Set<String> = [
        "meeting", "meetings", "mtg", "mtgs", "sync", "syncs", "standup", "stand-up", "standups", "stand-ups", "retro",
        "retrospective",
        "check-in", "check-ins", "catch-up", "catch-ups", "kickoff", "kick-off", "telecon", "teleconference",
        "videoconference",
        "telephonkonferenz", "telefonkonferenz", "videokonferenz", "all-hands", "plenum",
    ]

    /// Returns the names in a title without its mark: `Sarah Chen / Maya`, `with Sarah`.
    private static func people(_ title: String, without mark: String) -> [String] {
        let rest = title.lowercased().count == title.count ? title : title.lowercased()
        guard let place = rest.lowercased().firstRange(of: mark) else { return [] }
        let start = rest.lowercased()[..<place.lowerBound].count
        let parts = [rest.prefix(start), rest.dropFirst(start + mark.count)]
        return parts.flatMap { part in
            part.split { "/,:–—()<>&+|".contains($0) }.flatMap { names(in: $0.split(whereSeparator: \.isWhitespace)) }
        }
    }

    /// Returns the runs of words between those that join names.
    private static func names(in words: [Substring]) -> [String] {
        words.split { ["with", "and", "mit", "und", "x", "notes", "-"].contains($0.lowercased()) }
            .map { $0.joined(separator: " ") }.filter(SpeakerName.isName)
    }
}

/// The evidence in a file's path that its notes are of meetings.
enum MeetingPath {
    /// Returns whether a path names a meeting's record: `minutes/2024-03-05.md`, `TeamSync.md`; pages such as `readme` do not count.
    static func saysMeeting(_ path: String) -> Bool {
        var parts = path.split(separator: "/")
        guard let file = parts.popLast() else { return false }
        let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        if MeetingTitle(parted(name, at: "_-")).namesMeeting { return true }
        guard !others.contains(name.lowercased()) else { return false }
        return parts.contains { folder in
            parted(folder, at: "_").lowercased().words().contains {
                words.contains(String($0)) || $0.hasSuffix("sitzungen")
            }
        }
    }

    /// Returns a name with a blank for each of some marks and before capitals within a word: "Meeting Minutes" for "MeetingMinutes".
    private static func parted(_ name: Substring, at marks: StaticString) -> String {
        var text: [UInt8] = []
        for byte in name.utf8 {
            if (65...90).contains(byte), let last = text.last, (97...122).contains(last) { text.append(0x20) }
            text.append(marks.description.utf8.contains(byte) ? 0x20 : byte)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The names of pages about a folder.
    private static let others: Set<String> = ["readme", "index", "template", "toc", "summary", "contributing"]

    private static let words: Set<String> = [
        "meeting", "meetings", "minutes", "calls", "standups", "syncs", "protokoll", "protokolle", "sitzungen",
        "sitzung",
        "besprechungen", "telcos", "treffen",
    ]
}
