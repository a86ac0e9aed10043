import Model
import Store
import Text

/// The place of a meeting, with the source and the lines that state it.
struct StatedPlace {
    var text: String
    var document: DocumentRecord
    var lines: LineRange

    /// Finds the place of a meeting in its calendar or front matter, else in the first lines of its text; nil if no source states one.
    static func of(_ meeting: Meeting, in index: IndexReader) throws(StoreError) -> StatedPlace? {
        let sources = try index.documents(ofMeeting: meeting.record.meeting)
        let properties = try index.properties(PlaceWords.labels, ofMeeting: meeting.record.meeting)
        for (number, property) in properties where !property.value.isEmpty {
            guard let document = sources.first(where: { $0.number == number }) else { continue }
            let lines = property.line.map { LineRange($0, $0) } ?? document.lines
            return StatedPlace(text: property.value, document: document, lines: lines)
        }
        for document in sources {
            if let place = try stated(in: document, index) { return place }
        }
        return nil
    }

    private static func stated(
        in document: DocumentRecord, _ index: IndexReader
    ) throws(StoreError) -> StatedPlace? {
        var best: (place: StatedPlace, ground: PlaceLine.Ground)?
        for chunk in try index.chunks(ofDocument: document.number) {
            let lines = chunk.text.lines(keepingEmpty: true)
            for (offset, line) in lines.enumerated() {
                let place = document.place(of: offset, in: chunk, of: lines.count)
                guard place.first - document.lines.first < headLines else { return best?.place }
                guard let stated = PlaceLine(line), best.map({ stated.ground < $0.ground }) ?? true else { continue }
                best = (StatedPlace(text: stated.place, document: document, lines: place), stated.ground)
            }
        }
        return best?.place
    }

    /// In lines; a meeting's place is stated before its discussion.
    private static let headLines = 30
}

/// A line that states a place.
struct PlaceLine {
    /// The evidence for a place, most reliable first.
    enum Ground: Comparable {
        /// A label: "Location: Town hall".
        case label
        /// A room number: "Room 4.12".
        case room
        /// The URL of a video call.
        case link
    }

    /// The place, without label and markup.
    let place: String
    let ground: Ground

    init?(_ line: Substring) {
        let text = PlaceLine.withoutMarks(line)
        if let labelled = PlaceLine.labelled(text) {
            (place, ground) = (labelled, .label)
        } else if let room = PlaceLine.room(text) {
            (place, ground) = (room, .room)
        } else if let link = PlaceLine.link(text) {
            (place, ground) = (link, .link)
        } else {
            return nil
        }
    }

    /// Returns the text after a place label and a colon, or in the next cell: "| Location | Town hall |".
    private static func labelled(_ text: Substring) -> String? {
        guard let colon = text.utf8.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "|") }) else {
            return nil
        }
        let label = withoutMarks(text[..<colon]).lowercased()
        guard PlaceWords.labels.contains(label) else { return nil }
        let place = withoutMarks(text[text.utf8.index(after: colon)...])
        return place.isEmpty ? nil : String(place)
    }

    /// Returns the room if the line says little else: "Room 4.12".
    private static func room(_ text: Substring) -> String? {
        guard text.utf8.count <= longestRoomLine else { return nil }
        let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
        guard let place = words.firstIndex(where: { PlaceWords.rooms.contains($0.lowercased()) }),
            words.indices.contains(place + 1), words[place + 1].utf8.contains(where: { (48...57).contains($0) })
        else { return nil }
        return words[place] + " " + withoutMarks(words[place + 1])
    }

    /// In bytes; a longer line only mentions a room.
    private static let longestRoomLine = 60

    private static func link(_ text: Substring) -> String? {
        guard let start = text.range(of: "http") else { return nil }
        let address = text[start].prefix { !" )>]\"'|".contains($0) }
        let host = address.split(separator: "/").dropFirst().first.map { $0.lowercased() } ?? ""
        return PlaceWords.calls.contains { host.contains($0) } ? String(address) : nil
    }

    private static func withoutMarks(_ text: Substring) -> Substring {
        let marks: Set<Character> = [" ", "\t", "-", "*", "_", "+", ">", "#", "•", "·", "|", "\u{00A0}"]
        let start = text.drop { marks.contains($0) }
        guard let last = start.lastIndex(where: { !marks.contains($0) }) else { return "" }
        return start[...last]
    }
}

extension Substring {
    /// Returns the range from the first occurrence of a string to the end.
    fileprivate func range(of word: String) -> PartialRangeFrom<Index>? {
        let (bytes, wanted) = (utf8, Array(word.utf8))
        return bytes.indices.first { bytes[$0...].starts(with: wanted) }.map { $0... }
    }
}
