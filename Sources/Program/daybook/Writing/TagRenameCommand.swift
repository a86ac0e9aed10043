import Store
import Text
import Writing

/// `daybook tags rename`: gives a tag, and the tags below it, another name in all notes.
struct TagRenameCommand {
    let settings: Settings
    let isDryRun: Bool
    /// What was written, for those who may want it back.
    private(set) var written: [WrittenChange] = []

    init(settings: Settings, isDryRun: Bool) { (self.settings, self.isDryRun) = (settings, isDryRun) }

    /// A file with what becomes of it.
    private struct Change {
        var file: NoteFile
        var bytes: [UInt8]
        var report: WritingReport
    }

    private static let command = "tags rename"

    mutating func run(_ words: [String]) throws -> ExitStatus {
        guard words.count == 2 else {
            throw Arguments.Failure.missingArgument(
                command: TagRenameCommand.command, argument: "the old tag and the new one")
        }
        let tags = try words.map { try NoteCommand.tags($0) }
        guard let old = tags[0].first, let new = tags[1].first else { throw ProgramError.noTag(words[0]) }
        let workspace = try Workspace(settings: settings)
        let writer = NoteWriter(vault: workspace.vault.folder)
        let paths = try paths(with: old, workspace)
        guard !paths.isEmpty else {
            Output.tell("daybook: no note has the tag #\(line: old.name): see 'daybook tags'")
            return .nothingFound
        }
        var (changes, failures): ([Change], [WritingReport]) = ([], [])
        for path in paths {
            do throws(WritingError) {
                let file = try writer.read(path)
                let bytes = try TagRename.renaming(old, to: new, in: file)
                let report = WritingReport(
                    command: TagRenameCommand.command, file: path, changes: LineChange.all(from: file.bytes, to: bytes))
                if bytes != file.bytes { changes.append(Change(file: file, bytes: bytes, report: report)) }
            } catch {
                failures.append(failure(path, ErrorWords.sentence(error)))
            }
        }
        if !settings.json { changes.forEach { Output.answers.line($0.report.text) } }
        if !isDryRun, !changes.isEmpty {
            let count: SafeText = changes.count == 1 ? "one file" : "\(changes.count) files"
            let question: SafeText = "Rename #\(line: old.name) to #\(line: new.name) in \(count)?"
            guard try Confirmation(settings: settings, command: TagRenameCommand.command).isGiven(question) else {
                return .nothingFound
            }
            failures += write(&changes, writer)
        }
        let known = Set((changes.map(\.report) + failures).map(\.file))
        failures += try unchanged(old, new, known: known, paths: paths, workspace).map { path in
            failure(path, "\(path) has the tag #\(old.name) in a form that is not edited: change it by hand")
        }
        return tell(changes.map(\.report), failures)
    }

    private func paths(with tag: NoteTag, _ workspace: Workspace) throws -> [String] {
        var filter = DocumentFilter()
        filter.tags = [tag.name.lowercased()]
        filter.statuses = [.confirmed, .tentative, .cancelled, .declined]
        return Set(try workspace.open().documents(filter).map(\.path)).sorted()
    }

    /// Writes the changes; those that fail leave the list.
    private mutating func write(_ changes: inout [Change], _ writer: NoteWriter) -> [WritingReport] {
        var failures: [WritingReport] = []
        changes.removeAll { change in
            do throws(WritingError) {
                let after = try writer.replace(change.file, with: change.bytes)
                written.append(
                    WrittenChange(
                        path: change.file.path, before: change.file.bytes, after: after,
                        line: change.report.changes.first?.line ?? 1))
                return false
            } catch {
                failures.append(failure(change.file.path, ErrorWords.sentence(error)))
                return true
            }
        }
        return failures
    }

    /// Returns the files that have the tag all the same: by a link, a property, a calendar's category.
    private func unchanged(
        _ old: NoteTag, _ new: NoteTag, known: Set<String>, paths: [String], _ workspace: Workspace
    ) throws -> [String] {
        let isBelow = (new.name.lowercased() + "/").hasPrefix(old.name.lowercased() + "/")
        if isDryRun || isBelow { return isBelow ? [] : paths.filter { !known.contains($0) } }
        return try self.paths(with: old, workspace)
    }

    private func failure(_ path: String, _ sentence: String) -> WritingReport {
        WritingReport(command: TagRenameCommand.command, file: path, changes: [], error: sentence)
    }

    private func tell(_ changes: [WritingReport], _ failures: [WritingReport]) -> ExitStatus {
        let unique = failures.enumerated().filter { place, report in
            !failures[..<place].contains { $0.file == report.file }
        }.map(\.element)
        if settings.json { (changes + unique).forEach { Output.answers.line(JSONLine.line($0)) } }
        if isDryRun, !settings.json { Output.tell("daybook: a dry run: nothing was written") }
        for report in unique { Output.tell("daybook: \(line: report.error ?? report.file)") }
        return unique.isEmpty ? (changes.isEmpty ? .nothingFound : .answered) : .error
    }
}
