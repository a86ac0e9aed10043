import Model
import Readers
import Time

/// Transcripts as the readers get them, modified on 14 November 2023, on the clock of UTC unless another is asked for.
enum Transcripts {
    static func source(_ text: String, _ path: String, zone: TimeZone = .utc) -> Source {
        let context = ReadingContext(
            zone: zone, zones: TimeZoneDatabase { _ in nil }, horizon: CivilDateTime(secondNumber: 0))
        let modified = CivilDateTime(secondNumber: 1_700_000_000)
        return Source(path: path, bytes: Array(text.utf8), modified: modified, context: context)
    }

    static func webVTT(_ text: String, _ path: String = "talk.vtt", zone: TimeZone = .utc) -> ReadResult {
        TranscriptReader().readWebVTT(source(text, path, zone: zone))
    }

    static func subRip(_ text: String, _ path: String = "talk.srt") -> ReadResult {
        TranscriptReader().readSubRip(source(text, path))
    }

    static func plain(_ text: String, _ path: String = "talk.txt", zone: TimeZone = .utc) -> Document? {
        TranscriptReader().readPlain(source(text, path, zone: zone))?.documents.first
    }
}

extension Document {
    /// What is said, as `second Speaker: text`, with `-` for what is unknown.
    var spoken: [String] {
        blocks.map { block in
            "\(block.cueSecond.map(String.init) ?? "-") \(block.speaker ?? "-"): "
                + block.text.split(separator: "\n").joined(separator: " / ")
        }
    }
}
