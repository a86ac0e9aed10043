import Answering
import Parsing
import Text
import Time

/// Explains how questions are read, in words or as JSON.
struct Explainer {
    let settings: Settings
    let reader: QuestionReader
    let withScores: Bool

    func text(_ question: String, now: CivilDateTime? = nil) throws -> SafeText {
        let reading = try reader.read(question, now: now)
        if let reply = try reader.habitReply(to: question, now: now) {
            return .clean(reply.readingFromPages(settings.words))
        }
        let explanation = try reader.explain(reading, now: now, withScores: withScores)
        let words = settings.words.of(reading.language)
        return .clean(
            ExplanationText(templates: words, isVerbose: settings.isVerbose).text(explanation, withScores: withScores))
    }

    func json(_ question: String, id: RequestID? = nil, now: CivilDateTime? = nil) throws -> SafeText {
        let reading = try reader.read(question, now: now)
        var reply = ReadingReply(
            id: id, question: question,
            reading: ReadingJSON(reading, words: settings.words, zone: settings.zone),
            scores: nil)
        if withScores {
            reply.scores = .init(
                explanation: try reader.explain(reading, now: now, withScores: true), zone: settings.zone)
        }
        return JSONLine.line(reply)
    }
}
