import Model
import Parsing
import Text

/// The part of a passage that the people of a question say, where it asks what they said.
struct SpokenLines {
    private let names: Set<String>

    /// The people whose words are asked for.
    init(_ reading: ParsedQuestion) {
        let speakers = reading.people.filter { $0.role == .speaker }.flatMap(\.candidates)
        names = Set(speakers.flatMap { [$0.name] + $0.aliases }.map(LetterFolding.fold))
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
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let speaker = speakers.first(where: { line.hasPrefix($0 + ": ") }) { isKept = isWanted(speaker) }
            if isKept { kept.append(line) }
        }
        return kept.isEmpty ? text : kept.joined(separator: "\n")
    }

    private func isWanted(_ speaker: String) -> Bool { names.contains(LetterFolding.fold(speaker)) }
}
