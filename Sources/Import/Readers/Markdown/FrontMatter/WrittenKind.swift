import Model

/// The kind of a note as front matter names it: `meeting`, `[[Meetings]]`, `type/person`.
enum WrittenKind {
    /// The kind that a word names; nil for others, which are plain notes.
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
