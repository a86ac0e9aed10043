import Time

/// The title and date in the name of a transcript, without additions of programs.
///
/// Zoom writes `GMT20260310-130012_Recording.transcript`, Teams `Pricing sync-20260310_140012-Meeting Recording`, Meet `Pricing sync -
/// 2026-03-10 14-00 - Transcript`, Otter `Pricing sync_otter_ai`; others add the extension of the recording or a language.
struct TranscriptFileName {
    /// The whole name if nothing else remains.
    let title: String
    /// Whether the name is specific to this recording.
    let isTelling: Bool
    let date: FileNameDate?
    /// Whether the time is UTC.
    let isUTC: Bool

    /// Reads a name without folders and extension.
    init(_ baseName: String) {
        var name = baseName[...]
        if let ending = TranscriptFileName.video(name) { name = name[..<ending] }
        while let ending = TranscriptFileName.ending(name) { name = name.dropLast(ending).trimmingWhitespace }
        date = FileNameDate(baseName: String(name))
        isUTC = name.hasPrefix("GMT") && name.dropFirst(3).first?.isNumber == true && date?.time != nil
        var rest = (date?.rest ?? String(name))[...]
        if isUTC { rest = rest.dropFirst(3) }
        while let ending = TranscriptFileName.ending(rest) { rest = rest.dropLast(ending) }
        // Brackets around the removed date are empty.
        let words = rest.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.filter { !["(", ")", "()"].contains($0) }
        isTelling = !words.isEmpty && !TranscriptFileName.empty.contains(words.joined(separator: " ").lowercased())
        let title = words.joined(separator: " ")
        self.title = title.isEmpty ? baseName : title.prefix(1).uppercased() + title.dropFirst()
    }

    /// Returns the index of a YouTube video id, ` [dQw4w9WgXcQ].en`.
    private static func video(_ name: Substring) -> Substring.Index? {
        guard let open = name.lastIndex(of: "["), open > name.startIndex, let close = name[open...].firstIndex(of: "]")
        else { return nil }
        return name[open..<close].count == 12 ? open : nil
    }

    /// Returns the length of a suffix added by a program.
    private static func ending(_ name: Substring) -> Int? {
        let lower = name.lowercased()
        return endings.first { lower.hasSuffix($0) && lower.count > $0.count }?.count
    }

    private static let endings = [
        ".transcript", ".mp3", ".mp4", ".m4a", ".wav", ".webm", ".mkv", ".mov", ".en", ".de", ".fr", ".es", ".en-us",
        ".en-gb", "_otter_ai", "_otter.ai", "-meeting recording", "-meeting transcript", " meeting recording",
        " meeting transcript", " - transcript", " transcript", "_transcript", "-transcript", "_recording", " -", "-",
        "_",
    ]

    /// Names that programs give to every recording.
    private static let empty: Set<String> = [
        "audio", "captions", "chat", "closed caption", "meeting saved chat", "meeting saved closed caption",
        "recording", "subtitles", "transcript",
    ]
}
