import Model
import Time

/// The text above the first turn: title, date and participants, as written by Meet, Teams and Otter, or with keys.
struct TranscriptHead {
    private(set) var title: String?
    private(set) var moment: WrittenMoment?
    private(set) var attendees: [String] = []

    init(_ lines: [String]) {
        let lines = lines.prefix(TranscriptHead.mostLines).map { String($0.trimmingWhitespace) }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            if let (key, value) = TranscriptHead.keyed(line) {
                take(key, value)
            } else if TranscriptHead.nameKeys.contains(line.lowercased()) {
                if let next { attendees += TranscriptHead.names(next) }
            } else {
                take(line, next: next, isFirst: index == 0)
            }
        }
    }

    func apply(to document: inout Document, zone: TimeZone) {
        if let title { document.title = title }
        if let moment {
            // A time in the file name remains if the head has only the date.
            let says = moment.hasTime || document.dateSource == .modified
            if says || document.start?.date != moment.local.date {
                document.start = moment.local(in: zone)
                document.isAllDay = !moment.hasTime
                document.dateSource = .heading
            }
        }
        let known = Set(document.attendees.map(\.name))
        document.attendees += attendees.map(SpeakerName.person).filter { !known.contains($0) }.map {
            Attendee(name: $0)
        }
    }

    /// The maximum number of lines read; programs write fewer.
    private static let mostLines = 30
    private static let titleKeys: Set<String> = ["title", "subject", "topic", "meeting", "meeting title"]
    private static let dateKeys: Set<String> = ["date", "start", "meeting date", "recorded", "recorded on", "when"]
    private static let nameKeys: Set<String> = ["attendees", "participants", "speakers", "present", "invitees"]

    private static func keyed(_ line: String) -> (key: String, value: String)? {
        guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
        let key = line[..<colon].trimmingWhitespace.lowercased()
        guard titleKeys.contains(key) || dateKeys.contains(key) || nameKeys.contains(key) else { return nil }
        let value = line[line.index(after: colon)...].trimmingWhitespace
        return value.isEmpty ? nil : (key, String(value))
    }

    private mutating func take(_ key: String, _ value: String) {
        if TranscriptHead.titleKeys.contains(key) {
            title = title ?? value
        } else if TranscriptHead.dateKeys.contains(key) {
            moment = moment ?? WrittenMoment(value)
        } else {
            attendees += TranscriptHead.names(value)
        }
    }

    /// Reads `Pricing sync (2026-03-10 14:00 GMT+1) - Transcript`, a date alone, or a title above a date.
    private mutating func take(_ line: String, next: String?, isFirst: Bool) {
        if let open = line.lastIndex(of: "("), let written = WrittenMoment(String(line[line.index(after: open)...])) {
            title = title ?? String(line[..<open].trimmingWhitespace)
            moment = moment ?? written
        } else if let written = WrittenMoment(line) {
            moment = moment ?? written
        } else if line.hasSuffix(" - Transcript") {
            title = title ?? String(line.dropLast(" - Transcript".count))
        } else if isFirst, let next, WrittenMoment(next) != nil {
            title = TranscriptFileName(line).title
        }
    }

    private static func names(_ line: String) -> [String] {
        line.split { $0 == "," || $0 == ";" }.map { SpeakerName.cleaned($0.trimmingWhitespace) }.filter { !$0.isEmpty }
    }
}
