/// The current voice of a cue, set by the tags `<v Name>` until the next tag.
struct CaptionVoice {
    private var speaker: String?

    init(speaker: String?) { self.speaker = speaker }

    /// Splits a line by voice, without tags and entities.
    mutating func pieces(of line: String) -> [(speaker: String?, text: String)] {
        // Nearly every voice ends with its line, which is handled faster.
        var bytes = Array(line.utf8)
        if bytes.suffix(4).elementsEqual("</v>".utf8) { bytes.removeLast(4) }
        guard bytes.contains(UInt8(ascii: "<")) else { return [(speaker, CaptionVoice.plain(line))] }
        var result: [(speaker: String?, text: String)] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), let end = MarkupText.endOfTag(bytes, from: index),
                let voice = CaptionVoice.voice(bytes[index..<end])
            else {
                index += 1
                continue
            }
            if start < index { result.append((speaker, CaptionVoice.plain(bytes[start..<index]))) }
            speaker = voice.isEmpty ? nil : voice
            start = end
            index = end
        }
        result.append((speaker, CaptionVoice.plain(bytes[start...])))
        return result
    }

    /// Returns the name in `<v Name>` or `<v.loud Name>`; nil for other tags.
    private static func voice(_ tag: ArraySlice<UInt8>) -> String? {
        let content = tag.dropFirst().dropLast()
        guard content.first == UInt8(ascii: "v"), let mark = content.dropFirst().first,
            mark == UInt8(ascii: " ") || mark == UInt8(ascii: "\t") || mark == UInt8(ascii: "."),
            let blank = content.firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        else { return nil }
        let name = String(decoding: content[(blank + 1)...], as: UTF8.self)
        return SpeakerName.cleaned(MarkupText.plain(name)[...])
    }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String { plain(String(decoding: bytes, as: UTF8.self)) }

    /// Returns a text without tags, entities and position codes of SubRip, `{\an8}`.
    private static func plain(_ text: String) -> String {
        let plain = MarkupText.plain(text)
        guard plain.utf8.contains(UInt8(ascii: "{")) else { return plain }
        var result = ""
        var rest = plain[...]
        while let open = rest.firstRange(of: "{\\"), let close = rest[open.lowerBound...].firstIndex(of: "}") {
            result += rest[..<open.lowerBound]
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
