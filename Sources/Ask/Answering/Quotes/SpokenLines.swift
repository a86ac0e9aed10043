import Model
import Parsing
import Text

/// Selects the lines spoken by the people whose words the question asks for.
struct SpokenLines {
    private let names: Set<String>
    /// The single words of those names.
    private let words: Set<String>

    init(_ reading: ParsedQuestion) {
        let speakers = reading.people.filter { $0.role == .speaker }.flatMap(\.candidates)
        names = Set(speakers.flatMap { [$0.name] + $0.aliases }.map(LetterFolding.fold))
        words = Set(names.flatMap { $0.split(separator: " ").map(String.init) })
    }

    /// Whether a passage may contain their words; true if nobody's words are asked for.
    ///
    /// In a passage with speakers they must speak; in another one, a line or heading must name them.
    func mayHold(in found: RetrievedPassage) -> Bool {
        if names.isEmpty { return true }
        let speakers = found.passage.speakers
        guard speakers.isEmpty else { return speakers.contains(where: isWanted) }
        return found.texts.contains(where: isNamed) && !areListed(in: found)
    }

    var isOfAnybody: Bool { names.isEmpty }

    func areWanted(_ speakers: [String]) -> Bool { speakers.contains(where: isWanted) }

    /// Whether only other people speak in a passage, and nothing in it names those asked for.
    func isOfOthers(_ found: RetrievedPassage) -> Bool {
        if names.isEmpty { return false }
        return !found.passage.speakers.isEmpty && !areWanted(found.passage.speakers)
            && !found.texts.contains(where: isNamed)
    }

    /// Whether a text contains a word of their names that is not in lower case.
    func isNamed(in text: String) -> Bool {
        guard !words.isEmpty else { return false }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.split { !(97...122).contains($0 | 0x20) && $0 != UInt8(ascii: "-") }.contains { word in
                word.first.map { $0 < 97 } ?? false && words.contains(Substring(word).lowercased())
            }
        }
        return text.split { !$0.isLetter && $0 != "-" }.contains { word in
            word.first?.isLowercase == false && words.contains(LetterFolding.fold(String(word)))
        }
    }

    /// Whether a passage without speakers names them in a list of people alone, which is nothing that they said.
    func areListed(in found: RetrievedPassage) -> Bool {
        guard !names.isEmpty, found.passage.speakers.isEmpty else { return false }
        let named = found.passage.text.lines().filter { isNamed(in: String($0)) }
        return !named.isEmpty && named.allSatisfy(isNameAlone) && !found.texts.dropFirst().contains(where: isNamed)
    }

    /// Whether a line has no words but names of theirs and marks: an entry of a list of people.
    private func isNameAlone(_ line: Substring) -> Bool {
        line.split { !$0.isLetter && $0 != "-" && $0 != "'" }.filter { $0.contains(where: \.isLetter) }
            .allSatisfy { words.contains(LetterFolding.fold(String($0))) }
    }

    /// Returns the turns (`Speaker: words`) of those asked for; the whole text if they have none, or nobody's words are asked for.
    func of(_ text: String, speakers: [String]) -> String {
        guard !names.isEmpty, speakers.contains(where: isWanted) else { return text }
        var kept: [Substring] = []
        var isKept = false
        for line in text.lines(keepingEmpty: true) {
            if let turn = SpokenLines.turn(line, of: speakers) { isKept = isWanted(turn.speaker) }
            if isKept { kept.append(line) }
        }
        return kept.isEmpty ? text : kept.joined(separator: "\n")
    }

    /// Splits the first line of a turn, `Speaker: words`, into the speaker and the words; nil if no turn begins on it.
    static func turn(_ line: Substring, of speakers: [String]) -> (speaker: String, said: Substring)? {
        for speaker in speakers where line.begins(with: speaker) {
            let rest = line.utf8.dropFirst(speaker.utf8.count)
            if rest.starts(with: ": ".utf8) { return (speaker, Substring(rest.dropFirst(2))) }
        }
        return nil
    }

    /// Whether a label is one of their names, or consists of words from them: "Robin" for Robin Ginn.
    private func isWanted(_ speaker: String) -> Bool {
        let label = LetterFolding.fold(speaker)
        return names.contains(label) || label.split(separator: " ").allSatisfy { words.contains(String($0)) }
    }
}
