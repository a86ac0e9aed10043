import Model

/// What a title says of a meeting: that it is one, and for talks between two, with whom.
struct MeetingTitle {
    /// Whether the title is that of a meeting or of a series of meetings.
    let namesMeeting: Bool
    /// Whether it is that of a talk between two: `1:1 Sarah`.
    let namesOneToOne: Bool
    /// The people whom the title of a talk between two names.
    let people: [String]

    /// Reads a title.
    init(_ title: String) {
        let lower = title.lowercased()
        // Every mark of a talk between two holds a 1 or "one".
        let mayBeTalk = lower.utf8.contains(UInt8(ascii: "1")) || lower.holds("one")
        let mark = mayBeTalk ? MeetingTitle.oneToOne.first { MeetingTitle.holds(lower, $0) } : nil
        namesOneToOne = mark != nil
        namesMeeting = namesOneToOne || MeetingTitle.holdsWord(lower) || lower.holds("jour fixe")
        people = mark.map { MeetingTitle.people(title, without: $0) } ?? []
    }

    /// Whether a mark stands in a title by itself: `2025-11-13` is no talk between two.
    private static func holds(_ title: String, _ mark: String) -> Bool {
        guard let place = title.range(of: mark) else { return false }
        let before = title[..<place.lowerBound].last
        let after = title[place.upperBound...].first
        return [before, after].allSatisfy { !($0?.isLetter ?? false) && !($0?.isNumber ?? false) && $0 != "-" }
    }

    /// Whether one of the words of a title names a meeting.
    private static func holdsWord(_ title: String) -> Bool {
        guard title.utf8.allSatisfy({ $0 < 0x80 }) else {
            return title.split { !$0.isLetter && $0 != "-" }.contains { words.contains(String($0)) }
        }
        let parts = title.utf8.split { !($0 &- 97 < 26) && $0 != UInt8(ascii: "-") }
        return parts.contains { $0.count >= shortestWord && words.contains(String(Substring($0))) }
    }

    /// No word for a meeting is shorter, in bytes.
    private static let shortestWord = 4

    private static let oneToOne = [
        "1:1s", "1-1s", "1on1s", "1-on-1s", "1:1", "1-1", "1on1", "1-on-1", "one-on-ones", "one-on-one", "one on one",
        "one-to-one",
    ]

    private static let words: Set<String> = [
        "meeting", "meetings", "sync", "syncs", "standup", "stand-up", "standups", "stand-ups", "retro",
        "retrospective",
        "check-in", "check-ins", "catch-up", "catch-ups", "besprechung", "besprechungen",
    ]

    /// The names that are left of a title: `Sarah Chen / Maya`, `with Sarah`.
    private static func people(_ title: String, without mark: String) -> [String] {
        let rest = title.lowercased().count == title.count ? title : title.lowercased()
        guard let place = rest.lowercased().firstRange(of: mark) else { return [] }
        let start = rest.lowercased()[..<place.lowerBound].count
        let parts = [rest.prefix(start), rest.dropFirst(start + mark.count)]
        return parts.flatMap { part in
            part.split { "/,:–—()<>&+|".contains($0) }.flatMap { names(in: $0.split(whereSeparator: \.isWhitespace)) }
        }
    }

    /// The runs of words between those that join names.
    private static func names(in words: [Substring]) -> [String] {
        words.split { ["with", "and", "mit", "und", "x", "notes", "-"].contains($0.lowercased()) }
            .map { $0.joined(separator: " ") }.filter(SpeakerName.isName)
    }
}
