import Model
import Parsing
import Text

/// The part of a passage that the people of a question say, where it asks what they said.
struct SpokenLines {
    private let names: Set<String>
    /// The words of those names.
    private let words: Set<String>

    /// The people whose words are asked for.
    init(_ reading: ParsedQuestion) {
        let speakers = reading.people.filter { $0.role == .speaker }.flatMap(\.candidates)
        names = Set(speakers.flatMap { [$0.name] + $0.aliases }.map(LetterFolding.fold))
        words = Set(names.flatMap { $0.split(separator: " ").map(String.init) })
    }

    /// Whether a passage may hold what they say.
    ///
    /// - Parameter found: A passage.
    /// - Returns: True for their turns, for notes a line or heading of which names them, and where nobody's words are asked for.
    func mayHold(in found: RetrievedPassage) -> Bool {
        if names.isEmpty { return true }
        let speakers = found.passage.speakers
        guard speakers.isEmpty else { return speakers.contains(where: isWanted) }
        return found.texts.contains(where: isNamed)
    }

    /// Whether nobody's words are asked for.
    var isOfAnybody: Bool { names.isEmpty }

    /// Whether one of those who speak is asked for.
    func areWanted(_ speakers: [String]) -> Bool { speakers.contains(where: isWanted) }

    /// Whether a passage is the talk of others alone.
    func isOfOthers(_ found: RetrievedPassage) -> Bool {
        if names.isEmpty { return false }
        return !found.passage.speakers.isEmpty && !found.passage.speakers.contains(where: isWanted)
            && !found.texts.contains(where: isNamed)
    }

    /// Whether a text holds a word of their names, written as a name.
    func isNamed(in text: String) -> Bool {
        guard !words.isEmpty else { return false }
        return text.split { !$0.isLetter && $0 != "-" }.contains { word in
            word.first?.isLowercase == false && words.contains(LetterFolding.fold(String(word)))
        }
    }

    /// What may be quoted of a passage.
    ///
    /// - Parameters:
    ///   - text: The passage; turns begin with `Speaker: `.
    ///   - speakers: Who speaks in it.
    /// - Returns: The turns of those who are asked for; all of it where they have none, or nobody's words are asked for.
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

    /// Who begins to speak on a line, and what they say on it.
    ///
    /// - Parameters:
    ///   - line: A line of a passage; turns begin with `Speaker: `.
    ///   - speakers: Who speaks in the passage.
    /// - Returns: Nil where a turn goes on, and where nobody speaks.
    static func turn(_ line: Substring, of speakers: [String]) -> (speaker: String, said: Substring)? {
        for speaker in speakers where line.begins(with: speaker) {
            let rest = line.utf8.dropFirst(speaker.utf8.count)
            if rest.starts(with: ": ".utf8) { return (speaker, Substring(rest.dropFirst(2))) }
        }
        return nil
    }

    /// Whether a label is one of their names, or consists of words of them: "Robin" for Robin Ginn.
    private func isWanted(_ speaker: String) -> Bool {
        let label = LetterFolding.fold(speaker)
        return names.contains(label) || label.split(separator: " ").allSatisfy { words.contains(String($0)) }
    }
}
