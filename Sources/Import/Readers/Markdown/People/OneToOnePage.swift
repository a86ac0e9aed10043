import Model

/// The other person of a page of one-to-ones, told by its folder: `1on1/ann.md`, `supervision/bo ek.md`.
enum OneToOnePage {
    /// Returns the person named by `lines` (title, first line) or by the file, whose name becomes an alias; nil outside such folders.
    static func person(path: String, _ lines: [String]) -> Attendee? {
        let parts = path.split(separator: "/")
        guard parts.count > 1, let file = parts.last, saysOneToOne(String(parts[parts.count - 2])) else { return nil }
        let stem = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
        guard MeetingTitle(stem).people.isEmpty, !WrittenDate.begins(stem) else { return nil }
        let names = (lines + [stem.capitalizedFirst]).map(name)
        // A full name says more than a short one.
        guard let name = names.first(where: { $0?.contains(" ") == true }) ?? names.first(where: { $0 != nil }),
            let name
        else { return nil }
        var person = Attendee(name: name, ground: .title)
        if !stem.contains(" "), stem.lowercased() != name.lowercased() { person.aliases = [stem] }
        return person
    }

    private static func saysOneToOne(_ folder: String) -> Bool {
        let name = folder.lowercased()
        return MeetingTitle.markOfOneToOne(name) != nil || folders.contains(String(name.filter(\.isLetter)))
    }

    private static let folders: Set<String> = [
        "supervision", "supervisions", "mentoring", "coaching", "mitarbeitergespräche",
    ]

    /// Returns the name that a line begins with, up to a dash, bracket or comma; nil if no name does.
    private static func name(_ line: String) -> String? {
        var head = line[...]
        for mark in [" - ", " – ", " — ", " (", ":", ",", "/"] {
            head = head.prefix(upTo: head.firstRange(of: mark)?.lowerBound ?? head.endIndex)
        }
        let words = head.split(separator: " ")
        guard words.count <= mostWords, words.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        let name = words.joined(separator: " ")
        return SpeakerName.isName(name) && !MeetingTitle(name).namesMeeting ? name : nil
    }

    private static let mostWords = 3
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
