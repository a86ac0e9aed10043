/// A line that begins with a bold name and a colon: `**Sarah Chen:** text`.
enum SpeakerTurn {
    static func split(_ line: ArraySlice<UInt8>) -> (speaker: String, text: String)? {
        guard line.starts(with: "**".utf8), line.prefix(130).contains(UInt8(ascii: ":")) else { return nil }
        let content = String(decoding: line, as: UTF8.self)
        guard let colon = content.firstIndex(of: ":") else { return nil }
        let name = content[content.index(content.startIndex, offsetBy: 2)..<colon]
        var rest = content[content.index(after: colon)...]
        let isInside = rest.hasPrefix("**")
        guard isInside || name.hasSuffix("**"), !name.isEmpty, name.count <= 60, name.split(separator: " ").count <= 5
        else { return nil }
        if isInside { rest = rest.dropFirst(2) }
        let speaker = name.filter { $0 != "*" }.trimmed
        // `**Decision:** …` and `**Date:** …` are no turns.
        return SpeakerName.isName(speaker) ? (speaker, rest.trimmed) : nil
    }
}
