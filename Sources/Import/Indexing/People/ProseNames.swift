import Language
import Model
import Store
import Text

/// Decides which names in sentences are people's, from what all documents together show.
///
/// A given name needs one sign that it is a person's: a verb of persons, company, or a pronoun beside it. Another name needs a title, or
/// several signs of different kinds. What mostly stands behind prepositions of places is a place.
struct ProseNames {
    /// A name with the rows of its mentions.
    struct Name {
        var name: String
        var rows: [Int]
    }

    /// The names of two words or with a title, then those of one word; each in order of name.
    private(set) var full: [Name] = []
    private(set) var bare: [Name] = []

    init(_ mentions: [RawMention]) {
        var ofFirst: [String: NameEvidence] = [:]
        var rows: [String: (name: String, rows: [Int], evidence: NameEvidence)] = [:]
        for mention in mentions {
            guard let evidence = mention.evidence else { continue }
            let key = LetterFolding.fold(mention.name)
            ofFirst[ProseNames.first(of: key), default: NameEvidence()].add(evidence)
            rows[key, default: (mention.name, [], NameEvidence())].rows.append(mention.row)
            rows[key]?.evidence.add(evidence)
        }
        let people = Set(ofFirst.filter { ProseNames.isPerson($0.key, $0.value) }.map(\.key))
        for (key, entry) in rows.sorted(by: { $0.key < $1.key }) where people.contains(ProseNames.first(of: key)) {
            let name = Name(name: entry.name, rows: entry.rows)
            if !key.contains(" ") {
                bare.append(name)
            } else if entry.evidence.isTitled || entry.evidence.uses > 1
                || NamesInProse.isGiven(ProseNames.first(of: key))
            {
                full.append(name)
            }
        }
    }

    /// Returns the key of the first word of a name that is no title.
    static func shortName(_ name: String) -> String { first(of: LetterFolding.fold(name)) }

    /// Returns the first word of a folded name that is no title.
    private static func first(of key: String) -> String {
        let words = key.split { $0 == " " || $0 == "." }
        return String(words.first { !titles.contains(String($0)) } ?? words[0])
    }

    private static let titles = Set(
        Language.allCases.flatMap { $0.lexicon.titles.split(separator: " ").map(String.init) })

    private static func isPerson(_ first: String, _ evidence: NameEvidence) -> Bool {
        if evidence.isTitled { return true }
        guard evidence.places * 2 <= evidence.uses, evidence.small <= evidence.deeds else { return false }
        guard NamesInProse.isGiven(first) else { return evidence.deeds >= enough && evidence.pronouns > 0 }
        return evidence.deeds > 0 || evidence.places == 0 && evidence.company + evidence.pronouns >= enough
    }

    /// The number of deeds that make a person of a name that is no given name, and of weaker signs that make one of a given name.
    private static let enough = 2
}
