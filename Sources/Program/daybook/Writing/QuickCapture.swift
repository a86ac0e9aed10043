import Answering
import Language
import Parsing
import Text
import Writing

/// Writes captured lines into the note of the day.
struct QuickCapture {
    let settings: Settings

    private func writer() throws -> NoteWriter { NoteWriter(vault: try Workspace(settings: settings).vault.folder) }

    /// Appends a line to the note of the day, which is made if it is missing.
    ///
    /// - Parameter capture: What was typed.
    /// - Returns: The line.
    /// - Throws: `WritingError` if the note cannot be written.
    func write(_ capture: Capture) throws -> WrittenChange {
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
    ) throws(WritingError) -> WrittenChange {
        guard writer.holds(path) else {
            let new = AppendedLine(text, to: [])
            return WrittenChange(
                path: path, before: nil, after: try writer.create(path, bytes: new.bytes), line: new.line)
        }
        let file = try writer.read(path)
        let appended = AppendedLine(text, to: file.bytes)
        return WrittenChange(
            path: path, before: file.bytes, after: try writer.replace(file, with: appended.bytes), line: appended.line)
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
        dialogue.written = []
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
            dialogue.written = [written]
            let slots = ["place": written.place, "text": capture.text]
            return told(words.text("capture.written", slots), to: line, in: language)
        }
        guard !last.isEmpty, case .undo = ConversationWords.request(line.text) else { return nil }
        let language = ConversationWords.language(of: line.text, after: before)
        return try takenBack(last, line, in: language)
    }

    /// Takes back what was written and says so.
    ///
    /// - Throws: `WritingError` if a file is no longer as it was written; all others are taken back.
    func takenBack(_ written: [WrittenChange], _ line: Line, in language: Language?) throws -> Reply {
        let writer = NoteWriter(vault: try Workspace(settings: settings).vault.folder)
        var failure: WritingError?
        for change in written {
            do throws(WritingError) {
                try change.takeBack(writer)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
        let words = settings.words.of(language)
        var places = written.prefix(Asker.mostPlaces).map(\.place).joined(separator: ", ")
        if written.count > Asker.mostPlaces {
            places = words.text("names.more", ["names": places, "count": String(written.count - Asker.mostPlaces)])
        }
        return told(words.text("capture.taken-back", ["place": places]), to: line, in: language)
    }

    private static let mostPlaces = 3

    private func told(_ text: String, to line: Line, in language: Language?) -> Reply {
        Reply(question: question(line), answer: Answer(found: true, headline: text), language: language)
    }
}
