import Answering
import Language
import Parsing
import Text
import Writing

/// A line that was written down, as long as it can be taken back.
struct WrittenLine: Sendable {
    /// The content before; nil for a new file.
    var before: [UInt8]?
    var file: NoteFile
    var line: Int
}

/// Writes captured lines into the note of the day.
struct QuickCapture {
    let settings: Settings

    private func writer() throws -> NoteWriter { NoteWriter(vault: try Workspace(settings: settings).vault.folder) }

    /// Appends a line to the note of the day, which is made if it is missing.
    ///
    /// - Parameter capture: What was typed.
    /// - Returns: The line.
    /// - Throws: `WritingError` if the note cannot be written.
    func write(_ capture: Capture) throws -> WrittenLine {
        let (path, text) = line(capture)
        let writer = try writer()
        var attempts = 0
        while true {
            do throws(WritingError) {
                return try QuickCapture.append(text, to: path, writer)
            } catch {
                // Another line came in between.
                attempts += 1
                guard error.reason == .changed || error.reason == .taken, attempts < QuickCapture.mostAttempts else {
                    throw error
                }
            }
        }
    }

    private static let mostAttempts = 20

    /// Returns the file and the line that `write` would write now, and writes nothing.
    func preview(_ capture: Capture) throws -> (path: String, line: Int) {
        let (path, text) = line(capture)
        let writer = try writer()
        let bytes = writer.holds(path) ? try writer.read(path).bytes : []
        return (path, AppendedLine(text, to: bytes).line)
    }

    /// Returns the note of the day, and what is appended to it.
    private func line(_ capture: Capture) -> (path: String, text: String) {
        var slots = NoteTemplate.slots(at: settings.now)
        let path = NoteTemplate(settings.writing.dailyNote).filled(slots)
        slots["text"] = capture.text
        let format = capture.kind == .todo ? settings.writing.todoFormat : settings.writing.captureFormat
        return (path, NoteTemplate(format).filled(slots))
    }

    private static func append(
        _ text: String, to path: String, _ writer: NoteWriter
    ) throws(WritingError) -> WrittenLine {
        guard writer.holds(path) else {
            let new = AppendedLine(text, to: [])
            return WrittenLine(before: nil, file: try writer.create(path, bytes: new.bytes), line: new.line)
        }
        let file = try writer.read(path)
        let appended = AppendedLine(text, to: file.bytes)
        return WrittenLine(
            before: file.bytes, file: try writer.replace(file, with: appended.bytes), line: appended.line)
    }

    /// Takes a line back.
    ///
    /// - Parameter written: The line.
    /// - Throws: `WritingError` if the file is no longer as it was written.
    func takeBack(_ written: WrittenLine) throws {
        if let before = written.before {
            try writer().replace(written.file, with: before)
        } else {
            try writer().remove(written.file)
        }
    }
}

extension Asker {
    /// Writes down a line that asks for it, or takes the line before back; nil for any other line.
    ///
    /// - Parameters:
    ///   - line: What was typed.
    ///   - dialogue: The conversation, which remembers what can be taken back until the next line.
    /// - Returns: The reply.
    /// - Throws: `WritingError` if the note cannot be written.
    func written(_ line: Line, in dialogue: inout Dialogue) throws -> Reply? {
        let last = dialogue.written
        dialogue.written = nil
        let before = dialogue.last?.reading.language
        if let capture = Capture(line.text) {
            let language = capture.language ?? ParsedQuestion.language(of: line.text, after: before)
            let words = settings.words.of(language)
            if settings.isDryRun {
                let (path, number) = try QuickCapture(settings: settings).preview(capture)
                let slots = ["place": "\(path):\(number)", "text": capture.text]
                return told(words.text("capture.dry", slots), to: line, in: language)
            }
            let written = try QuickCapture(settings: settings).write(capture)
            dialogue.written = written
            let slots = ["place": "\(written.file.path):\(written.line)", "text": capture.text]
            return told(words.text("capture.written", slots), to: line, in: language)
        }
        guard let last, case .undo = ConversationWords.request(line.text) else { return nil }
        let language = ConversationWords.language(of: line.text, after: before)
        return try takenBack(last, line, in: language)
    }

    /// Takes a written line back and says so.
    func takenBack(_ written: WrittenLine, _ line: Line, in language: Language?) throws -> Reply {
        try QuickCapture(settings: settings).takeBack(written)
        let slots = ["place": "\(written.file.path):\(written.line)"]
        return told(settings.words.of(language).text("capture.taken-back", slots), to: line, in: language)
    }

    private func told(_ text: String, to line: Line, in language: Language?) -> Reply {
        Reply(question: question(line), answer: Answer(found: true, headline: text), language: language)
    }
}
