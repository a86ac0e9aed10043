import Language
import Model
import Readers
import Store
import Text

/// Decides which names in sentences are people's, by the evidence of all documents together.
///
/// A title suffices. Otherwise a given name needs a deed (a verb of persons, a relation, a joint activity), or two weaker signs (company, a
/// pronoun) and no place; another name needs two deeds and a pronoun. Names that mostly follow prepositions of places, or have more
/// lower-case uses than deeds, are not people's.
struct ProseNames {
    struct Name {
        var name: String
        var rows: [Int]
    }

    /// The names of several words, then those of one word; each sorted by key.
    private(set) var full: [Name] = []
    private(set) var bare: [Name] = []

    /// Decides on names; `surnames` are the folded names that lists give without a first name, whose full forms are people's too.
    init(_ mentions: [MentionedName], surnames: Set<String>) {
        var ofFirst: [String: NameEvidence] = [:]
        var rows: [String: (name: String, rows: [Int], evidence: NameEvidence)] = [:]
        for mention in mentions where !ProseNames.beginsWithOffice(mention.name) {
            let key = LetterFolding.fold(mention.name)
            ofFirst[ProseNames.first(of: key), default: NameEvidence()].add(mention.evidence)
            rows[key, default: (mention.name, [], NameEvidence())].rows += mention.rows
            rows[key]?.evidence.add(mention.evidence)
        }
        let people = Set(ofFirst.filter { ProseNames.isPerson($0.key, $0.value) }.map(\.key))
        for (key, entry) in rows.sorted(by: { $0.key < $1.key }) {
            let name = Name(name: entry.name, rows: entry.rows)
            if !people.contains(ProseNames.first(of: key)) {
                let isListed = surnames.contains(ProseNames.lastName(key))
                if isListed, key.contains(" "), NamesInProse.isGiven(ProseNames.first(of: key)) { full.append(name) }
            } else if !key.contains(" ") {
                bare.append(name)
            } else if entry.evidence.isTitled || entry.evidence.uses > 1
                || NamesInProse.isGiven(ProseNames.first(of: key))
            {
                full.append(name)
            }
        }
    }

    /// Returns the first word of a name that is no title, folded.
    static func shortName(_ name: String) -> String { first(of: LetterFolding.fold(name)) }

    /// Returns whether a name is an office with a last name, "Member Okafor", which tells no first name.
    private static func beginsWithOffice(_ name: String) -> Bool {
        guard let end = name.firstIndex(of: " ") else { return false }
        return OfficeTitle.contains(name[..<end]) && !NamesInProse.isGiven(LetterFolding.fold(name[..<end]))
    }

    /// Returns the last word of a name, folded.
    static func lastName(_ name: String) -> String {
        LetterFolding.fold(name).split { $0 == " " || $0 == "." }.last.map(String.init) ?? ""
    }

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

    /// The minimum number of deeds of a name that is no given name, and of weaker signs of a given name.
    private static let enough = 2
}
