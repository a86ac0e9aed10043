/// A parser of lines that begin with a bold name and a colon, `**Sarah Chen:** text`; it caches these beginnings, as speakers recur.
struct SpeakerTurn {
    /// The speaker of each beginning up to its colon; nil if it names none.
    private var speakers: [String: String?] = [:]

    /// The maximum length of a name with its marks, in bytes.
    private static let longestName = 130
    /// The maximum number of cached beginnings; the cache is then emptied.
    private static let mostBeginnings = 1000

    /// Splits a line into speaker and text; returns nil if it is not a turn.
    mutating func split(_ line: ArraySlice<UInt8>) -> (speaker: String, text: String)? {
        guard line.starts(with: "**".utf8),
            let colon = line.prefix(SpeakerTurn.longestName).firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let rest = line[(colon + 1)...]
        let isInside = rest.starts(with: "**".utf8)
        let beginning = line[..<colon].dropFirst(2)
        guard isInside || beginning.suffix(2).elementsEqual("**".utf8),
            let speaker = speaker(String(decoding: beginning, as: UTF8.self))
        else { return nil }
        let said = String(decoding: isInside ? rest.dropFirst(2) : rest, as: UTF8.self).trimmed
        // A name without text labels the text below it.
        return said.isEmpty ? nil : (speaker, said)
    }

    private mutating func speaker(_ beginning: String) -> String? {
        if let known = speakers[beginning] { return known }
        if speakers.count >= SpeakerTurn.mostBeginnings { speakers = [:] }
        let speaker = SpeakerTurn.name(beginning)
        speakers[beginning] = .some(speaker)
        return speaker
    }

    private static func name(_ text: String) -> String? {
        guard !text.isEmpty, text.count <= 60, text.split(separator: " ").count <= 5 else { return nil }
        let speaker = text.filter { $0 != "*" }.trimmed
        // `**Decision:** …` and `**Date:** …` are not turns.
        return SpeakerName.isName(speaker) ? speaker : nil
    }
}
