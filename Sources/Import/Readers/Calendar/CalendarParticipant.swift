import Model

struct CalendarParticipant: Hashable {
    /// The name as written (CN), which may repeat the address.
    var name: String?
    /// As written, without `mailto:`.
    var email: String?
    /// The reply to the invitation (PARTSTAT) in capitals.
    var participation: String
    /// Whether it is a room or resource (CUTYPE).
    var isRoom: Bool

    init(_ line: ContentLine, _ content: ContentLines) {
        let value = String(content.text(line.value).trimmingWhitespace)
        let type = content.parameter("CUTYPE", of: line)?.uppercased()
        isRoom = type == "ROOM" || type == "RESOURCE"
        participation = content.parameter("PARTSTAT", of: line)?.uppercased() ?? "NEEDS-ACTION"
        email = value.emailAddress ?? content.parameter("EMAIL", of: line)?.emailAddress
        let written = content.parameter("CN", of: line).map { String(CalendarText.unescaped($0).trimmingWhitespace) }
        name = written.flatMap { $0.isEmpty ? nil : $0 }
        email = email ?? name?.emailAddress
    }

    /// The person; nil for a room or if name and address are unknown.
    var attendee: Attendee? {
        guard !isRoom, name != nil || email != nil else { return nil }
        var shown = name ?? ""
        if let address = shown.emailAddress, address.lowercased() == email?.lowercased() { shown = "" }
        if shown.hasPrefix("'"), shown.hasSuffix("'"), shown.count > 2 { shown = String(shown.dropFirst().dropLast()) }
        return Attendee(name: shown, email: email, declined: participation == "DECLINED")
    }
}

extension String {
    /// The address in `mailto:name@host` or `name@host`.
    fileprivate var emailAddress: String? {
        var address = self[...]
        if let colon = utf8.firstIndex(of: UInt8(ascii: ":")), utf8[..<colon].isMailto {
            address = self[utf8.index(after: colon)...]
        }
        var atSigns = 0
        for byte in address.utf8 {
            guard byte > 0x20, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ":") else { return nil }
            if byte == UInt8(ascii: "@") { atSigns += 1 }
        }
        guard atSigns == 1, !address.hasPrefix("@"), !address.hasSuffix("@") else { return nil }
        return String(address)
    }
}

extension Substring.UTF8View {
    fileprivate var isMailto: Bool { lazy.map(\.asciiUppercased).elementsEqual("MAILTO".utf8) }
}
