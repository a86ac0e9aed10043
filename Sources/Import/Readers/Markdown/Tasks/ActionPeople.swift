import Model
import Text

/// The people who may have a task in a note, by all their names there.
struct ActionPeople {
    private let names: AttendeeNames
    private let people: [Attendee]

    /// The maximum number of people named together.
    private static let most = 6

    init(_ people: [Attendee]) {
        self.people = people
        names = AttendeeNames(
            people.map {
                var person = $0
                person.declined = false
                return person
            })
    }

    /// Returns the people of a text that names only people: `Ana`, `Ana, Bob and @cy`, `[[Ana Becker]]`; else nil.
    func all(in text: Substring) -> [String]? {
        guard !text.isEmpty, text.utf8.count <= 160 else { return nil }
        let text =
            ["by ", "for ", "von ", "für "].first { text.hasPrefix($0) }.map { text.dropFirst($0.count) } ?? text
        var parts = InlineText.plain(String(text)).filter { $0 != "[" && $0 != "]" }.split { ",;&+/".contains($0) }.map(
            \.trimmed)
        parts = parts.flatMap {
            $0.replacing(" and ", with: "\n").replacing(" und ", with: "\n").split(separator: "\n")
        }
        .map(\.trimmed)
        guard !parts.isEmpty, parts.count <= ActionPeople.most else { return nil }
        let isLink = text.trimmed.hasPrefix("[[") && parts.count == 1
        var found: [String] = []
        for part in parts {
            if let person = person(part) {
                found.append(person)
            } else if part.hasPrefix("@"),
                part.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
                part.count > 2
            {
                found.append(String(part.dropFirst()).replacing("_", with: " "))
            } else if isLink, ListedName(part).isPlausible, part.contains(" ") {
                found.append(part)
            } else {
                return nil
            }
        }
        return found
    }

    /// Returns the attendee of a name, first name, initials, handle, or part of a handle.
    private func person(_ name: String) -> String? {
        let bare = name.hasPrefix("@") ? String(name.dropFirst()) : name
        guard bare.first?.isLetter == true else { return nil }
        if let place = names.place(of: bare) { return people[place].name }
        // "Niko" means the handle "nikomatsakis" if it fits no other handle.
        let folded = LetterFolding.fold(bare)
        guard folded.count >= 4, !bare.contains(" ") else { return nil }
        let handles = people.filter { person in
            ([person.name] + person.aliases).contains { !$0.contains(" ") && ActionPeople.isPart(folded, of: $0) }
        }
        return handles.count == 1 ? handles.first?.name : nil
    }

    /// Returns whether a name begins or ends a handle.
    private static func isPart(_ name: String, of handle: String) -> Bool {
        let handle = LetterFolding.fold(handle)
        return handle.hasPrefix(name) || handle.hasSuffix(name)
    }
}
