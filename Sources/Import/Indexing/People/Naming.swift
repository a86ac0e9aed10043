import Model
import Store

/// The attendance rows that name somebody in the same words.
struct Naming {
    var name: String
    let email: String?
    let aliases: [String]
    var rows: [Int]
    /// The position of the last of them among all rows.
    var last: Int

    private struct Key: Hashable {
        let name: String
        let email: String?
        let aliases: [String]
    }

    /// Returns names with a row of first names that nothing separates, "Karen Tom", as the first of them: each word is listed by itself at least
    /// three times as often as both together.
    static func withoutRuns(_ namings: [Naming]) -> [Naming] {
        var alone: [String: Int] = [:]
        for naming in namings where naming.email == nil && !naming.name.contains(" ") {
            alone[NameKey.of(naming.name), default: 0] += naming.rows.count
        }
        guard !alone.isEmpty else { return namings }
        return namings.map { naming in
            guard naming.email == nil, naming.aliases.isEmpty else { return naming }
            let words = naming.name.split(separator: " ")
            guard words.count > 1,
                words.allSatisfy({ alone[NameKey.of(String($0)), default: 0] >= 3 * naming.rows.count })
            else { return naming }
            var first = naming
            first.name = String(words[0])
            return first
        }
    }

    /// Groups rows, in the order of the first of each group.
    static func grouped(_ attendance: [RawAttendance]) -> [Naming] {
        var places: [Key: Int] = [:]
        var namings: [Naming] = []
        for (position, row) in attendance.enumerated() {
            let attendee = row.attendee
            let key = Key(name: attendee.name, email: attendee.email, aliases: attendee.aliases)
            if let place = places[key] {
                namings[place].rows.append(row.row)
                namings[place].last = position
            } else {
                places[key] = namings.count
                namings.append(
                    Naming(
                        name: key.name, email: key.email, aliases: key.aliases, rows: [row.row], last: position))
            }
        }
        return namings
    }
}

/// The mentions of one spelling of a name.
struct MentionedName {
    let name: String
    var rows: [Int] = []
    var evidence = NameEvidence()

    /// Groups mentions with `@` and names in sentences apart, each in the order of the first use.
    static func grouped(_ mentions: [RawMention]) -> (tagged: [MentionedName], inProse: [MentionedName]) {
        var tagged = Groups()
        var inProse = Groups()
        for mention in mentions {
            if mention.evidence == nil { tagged.add(mention) } else { inProse.add(mention) }
        }
        return (tagged.names, inProse.names)
    }

    private struct Groups {
        var names: [MentionedName] = []
        private var places: [String: Int] = [:]

        mutating func add(_ mention: RawMention) {
            let place = places[mention.name] ?? names.count
            if place == names.count {
                places[mention.name] = place
                names.append(MentionedName(name: mention.name))
            }
            names[place].rows.append(mention.row)
            if let evidence = mention.evidence { names[place].evidence.add(evidence) }
        }
    }
}
