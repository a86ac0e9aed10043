import Model
import Store
import Text

/// Where a meeting takes place, as one of its sources says, and the line that says so.
struct StatedPlace {
    /// The place as written.
    var text: String
    /// The source.
    var document: DocumentRecord
    /// The lines that say so.
    var lines: LineRange

    /// The places that the sources of a meeting state: in a calendar or front matter, else in the first lines of a text.
    ///
    /// - Parameters:
    ///   - meeting: The meeting.
    ///   - index: The index that holds it.
    /// - Returns: The surest one; nil where no source says where it is.
    /// - Throws: `StoreError` where the index cannot be read.
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

    /// What the first lines of a text say.
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

    /// A text says where a meeting is held before it says what was spoken of.
    private static let headLines = 30
}

/// A line that says where something takes place.
struct PlaceLine {
    /// What tells that it does, the surest first.
    enum Ground: Comparable {
        /// A label: "Location: Town hall".
        case label
        /// The number of a room: "Room 4.12".
        case room
        /// The address of a call.
        case link
    }

    /// The place, without label and marks.
    let place: String
    /// What tells that it is one.
    let ground: Ground

    /// Reads a line; nil where it says no place.
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

    /// What stands behind a label and a colon.
    private static func labelled(_ text: Substring) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let label = withoutMarks(text[..<colon]).lowercased()
        guard PlaceWords.labels.contains(label) else { return nil }
        let place = withoutMarks(text[text.utf8.index(after: colon)...])
        return place.isEmpty ? nil : String(place)
    }

    /// "Room 4.12", where the line says little else.
    private static func room(_ text: Substring) -> String? {
        guard text.utf8.count <= longestRoomLine else { return nil }
        let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
        guard let place = words.firstIndex(where: { PlaceWords.rooms.contains($0.lowercased()) }),
            words.indices.contains(place + 1), words[place + 1].utf8.contains(where: { (48...57).contains($0) })
        else { return nil }
        return words[place] + " " + withoutMarks(words[place + 1])
    }

    /// A line of more bytes than this speaks of a room.
    private static let longestRoomLine = 60

    /// The address of a call.
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
    /// The rest of the text from where another one first stands.
    fileprivate func range(of word: String) -> PartialRangeFrom<Index>? {
        let (bytes, wanted) = (utf8, Array(word.utf8))
        return bytes.indices.first { bytes[$0...].starts(with: wanted) }.map { $0... }
    }
}
