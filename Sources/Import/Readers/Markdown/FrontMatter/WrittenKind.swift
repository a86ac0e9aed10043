import Model

/// The kind of a note as named in front matter: `meeting`, `[[Meetings]]`, `type/person`.
enum WrittenKind {
    /// Returns the kind named by a word; nil for other words, which mean plain notes.
    static func kind(_ written: String) -> DocumentKind? {
        let bare = written.filter { !"[]#\"".contains($0) }.lowercased()
        let last = bare.split(separator: "|").first?.split(separator: "/").last.map { $0.trimmed } ?? ""
        return words[last] ?? (last.hasSuffix("s") ? words[String(last.dropLast())] : nil)
    }

    private static let words: [String: DocumentKind] = [
        "meeting": .meeting, "meeting note": .meeting, "meeting minute": .meeting, "minute": .meeting,
        "1:1": .meeting, "1-1": .meeting, "one-on-one": .meeting, "call": .meeting, "besprechung": .meeting,
        "transcript": .transcript, "person": .person, "people": .person, "contact": .person,
    ]
}
