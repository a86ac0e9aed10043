import Answering
import Store
import Text
import Time

/// `daybook diff NAME --since WHEN`: what has changed in the answer to a saved question.
struct DiffCommand {
    let settings: Settings
    let since: String

    /// What is compared.
    struct Comparison {
        var name: String
        var question: String
        var since: CivilDateTime
        /// The time of the revision that the answer is compared with.
        var revision: CivilDateTime
        /// Whether the revision held at the time asked for; else it is the oldest one, which is newer.
        var reachesBack: Bool
        var now: CivilDateTime
        var diff: AnswerDiff
    }

    func run(_ words: [String]) throws -> ExitStatus {
        guard let name = words.first, words.count == 1 else {
            throw Arguments.Failure.missingArgument(command: "diff", argument: "the name of a saved question")
        }
        let saved = try SavedQuestions(settings)
        let entry = try saved.question(name)
        let (start, reply) = try Workspace(settings: settings).withIndex { (index) -> (CivilDateTime, Reply) in
            let asker = try Asker(settings: settings, index: index)
            return (try beginning(asker), try asker.ask(alone: RevisionRecorder.line(entry.question)))
        }
        let lines = Revision.lines(of: reply.answer)
        let kept = RevisionFile(questions: saved.path).revisions(
            of: entry.question, isPrivate: settings.seesPrivate
        ).filter { $0.moment.map { $0 <= settings.now } ?? false }
        guard let oldest = kept.first else {
            throw ProgramError.noRevision(name: entry.name, isOff: settings.revisionDays == 0)
        }
        let held = kept.last { $0.moment.map { $0 <= start } ?? false }
        let revision = held ?? oldest
        let comparison = Comparison(
            name: entry.name, question: entry.question, since: start, revision: revision.moment ?? start,
            reachesBack: held != nil, now: settings.now, diff: AnswerDiff(from: revision.lines, to: lines))
        show(comparison)
        return comparison.diff.isEmpty ? .nothingFound : .answered
    }

    /// Returns the first moment of the time that was typed.
    private func beginning(_ asker: Asker) throws -> CivilDateTime {
        if let moment = ISO8601.parse(since) {
            return moment.hasTime ? settings.local(moment) : moment.local.date.midnight
        }
        let reading = try asker.read("what happened since \(since)?")
        guard let start = reading.time?.spans.first?.start, reading.unread.isEmpty, reading.topic.isEmpty,
            start <= settings.now
        else { throw ProgramError.noPastTime(since) }
        return start
    }

    private func show(_ comparison: Comparison) {
        if settings.json {
            return Output.answers.line(JSONLine.line(DiffJSON(comparison: comparison, zone: settings.zone)))
        }
        settings.write(DiffText(settings: settings).text(comparison))
    }
}

/// The text of a comparison.
struct DiffText {
    let settings: Settings

    private var words: Templates { settings.templates }

    func text(_ comparison: DiffCommand.Comparison) -> SafeText {
        let diff = comparison.diff
        let moment = words.dates.moment(comparison.revision)
        var lines = fold(.line(comparison.question), "").map(settings.screen.bold)
        if !comparison.reachesBack {
            let since = words.dates.moment(comparison.since)
            lines += fold(.line(words.text("diff.short", ["since": since, "date": moment])), "")
        }
        guard !diff.isEmpty else {
            return (lines + fold(.line(words.text("diff.none", ["date": moment])), "")).joined(separator: "\n")
        }
        lines += fold(.line(head(diff, moment)), "")
        lines += diff.new.flatMap { entry("diff.new", "+", $0) }
        lines += diff.gone.flatMap { entry("diff.gone", "-", $0) }
        lines += diff.changed.flatMap { entry("diff.before", "~", $0.before) + entry("diff.after", "~", $0.after) }
        return lines.joined(separator: "\n")
    }

    private func head(_ diff: AnswerDiff, _ moment: String) -> String {
        words.text(
            "diff.head",
            [
                "date": moment, "new": String(diff.new.count), "gone": String(diff.gone.count),
                "changed": String(diff.changed.count),
            ])
    }

    /// A line with its mark and place; the mark has a word beside it.
    private func entry(_ key: String, _ mark: String, _ line: Revision.Line) -> [SafeText] {
        let label = settings.screen.isPlain ? "" : mark + " "
        let place = line.file.map { file in
            settings.screen.isPlain
                ? " " + words.text("diff.place", ["file": file, "line": String(line.line ?? 1)])
                : " [\(file):\(line.line ?? 1)]"
        }
        return fold("\(line: label)\(line: words.text(key)) \(line: line.text)\(line: place ?? "")", "  ")
    }

    private func fold(_ text: SafeText, _ indent: SafeText) -> [SafeText] {
        TextFolding(width: settings.screen.foldingWidth, indent: indent).lines(text)
    }
}

/// A comparison as JSON.
struct DiffJSON: JSONWritable {
    var comparison: DiffCommand.Comparison
    var zone: TimeZone

    func write(to json: inout JSONBytes) {
        let diff = comparison.diff
        json.object {
            $0.field("changed", diff.changed.map(ChangeJSON.init))
            $0.field("gone", diff.gone.map(LineJSON.init))
            $0.field("name", comparison.name)
            $0.field("new", diff.new.map(LineJSON.init))
            $0.field("now", zone.isoString(comparison.now))
            $0.field("question", comparison.question)
            $0.field("reaches_back", comparison.reachesBack)
            $0.field("revision", zone.isoString(comparison.revision))
            $0.field("schema", JSONLine.schema)
            $0.field("since", zone.isoString(comparison.since))
            $0.field("unchanged", diff.unchanged)
        }
    }

    private struct ChangeJSON: JSONWritable {
        var change: AnswerDiff.Change

        init(_ change: AnswerDiff.Change) { self.change = change }

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("after", LineJSON(change.after))
                $0.field("before", LineJSON(change.before))
            }
        }
    }

    private struct LineJSON: JSONWritable {
        var line: Revision.Line

        init(_ line: Revision.Line) { self.line = line }

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("file", line.file)
                $0.field("heading", line.heading)
                $0.field("line", line.line)
                $0.field("text", line.text)
            }
        }
    }
}
