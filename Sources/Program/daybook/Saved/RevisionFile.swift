import Answering
import Glibc
import Store
import Text
import Time

/// The kept revisions of a vault's saved questions, oldest first: one JSON object a line, beside the file of the questions.
struct RevisionFile {
    let path: String
    private(set) var revisions: [Revision] = []

    /// Reads what is kept; lines that cannot be read are left out.
    init(questions: String) {
        path = RevisionFile.path(questions: questions)
        guard let text = Files.text(path) else { return }
        revisions = text.split(separator: "\n").compactMap { line in
            try? JSONLine.decode(Revision.self, from: String(line))
        }
    }

    static func path(questions: String) -> String { questions.dropLast(SavedQuestions.ending.count) + ".revisions" }

    /// Moves a file of questions with its revisions.
    static func move(from old: String, to new: String) {
        unsafe rename(path(questions: old), path(questions: new))
        unsafe rename(old, new)
    }

    /// Returns the revisions of a question, oldest first.
    func revisions(of question: String, isPrivate: Bool) -> [Revision] {
        revisions.filter { $0.question == question && $0.isPrivate == isPrivate }
    }

    /// Keeps the lines of an answer, unless they are those of the newest revision, which then holds for the state too.
    mutating func keep(_ revision: Revision) {
        let place = revisions.lastIndex { $0.question == revision.question && $0.isPrivate == revision.isPrivate }
        if let place, revisions[place].lines == revision.lines {
            revisions[place].state = revision.state
        } else {
            revisions.append(revision)
        }
    }

    /// Drops what is older than the first day to be known, but for the revision that held on it, and what lies ahead of now.
    mutating func prune(before day: CivilDateTime, after now: CivilDateTime, questions: Set<String>) {
        revisions.removeAll { revision in
            revision.moment.map { $0 > now } ?? true || !questions.contains(revision.question)
        }
        var hasNewer: Set<String> = []
        var kept: [Revision] = []
        for revision in revisions.reversed() {
            let key = revision.question + (revision.isPrivate ? "\n+" : "\n-")
            if !hasNewer.contains(key) { kept.append(revision) }
            if let moment = revision.moment, moment <= day { hasNewer.insert(key) }
        }
        revisions = kept.reversed()
    }

    /// Writes the file.
    ///
    /// - Throws: `ProgramError` if that is not possible.
    func write() throws {
        let lines = try revisions.map { try JSONLine.encode($0).text + "\n" }
        guard Files.replace(path, with: lines.joined()) else {
            throw ProgramError.cannotWrite(path: path, reason: Files.lastFailure)
        }
    }
}

/// Keeps the answers to saved questions each time the index has changed.
struct RevisionRecorder {
    let settings: Settings

    /// Keeps revisions if there are saved questions and the vault is in another state; says in one line if that fails.
    func recordIfChanged() {
        do {
            try record()
        } catch {
            Output.tell("daybook: saved questions were not kept: \(line: ErrorWords.sentence(error))")
        }
    }

    private func record() throws {
        guard settings.revisionDays > 0, settings.updates, let vault = settings.vault else { return }
        let path = SavedQuestions.path(of: vault, in: settings.stateFolder)
        guard Files.exists(path) else { return }
        let questions = try SavedQuestions(settings).entries.map(\.question)
        // Without a whole index there is no answer to keep.
        guard !questions.isEmpty, let index = try? Workspace(settings: settings).reopen() else { return }
        // Files of the last two seconds are looked at once more, and until then the state has no name.
        let state = try index.rememberedVault()?.fingerprint ?? ""
        var file = RevisionFile(questions: path)
        let stale = questions.filter { question in
            state.isEmpty || file.revisions(of: question, isPrivate: settings.seesPrivate).last?.state != state
        }
        guard !stale.isEmpty, !isBack(behind: file) else { return }
        let asker = try Asker(settings: settings, index: index)
        for question in stale {
            let reply = try asker.ask(alone: RevisionRecorder.line(question))
            file.keep(
                Revision(
                    question: question, at: ISOTime.local(settings.now), isPrivate: settings.seesPrivate, state: state,
                    lines: Revision.lines(of: reply.answer)))
        }
        file.prune(
            before: settings.now.date.adding(days: -settings.revisionDays).midnight, after: settings.now,
            questions: Set(questions))
        try file.write()
    }

    /// Whether `--now` names a time before the newest revision: what is asked of the past keeps nothing.
    private func isBack(behind file: RevisionFile) -> Bool {
        guard settings.fixedNow != nil, let newest = file.revisions.compactMap(\.moment).max() else { return false }
        return settings.now < newest
    }

    /// The question as it is asked for a revision: with as many citations as JSON has, so that a change of rank is none of the answer.
    static func line(_ question: String) -> Asker.Line { Asker.Line(text: question, json: true) }
}

/// Local times as text.
enum ISOTime {
    /// Returns a local time without offset: `2026-03-18T10:15:00`.
    static func local(_ moment: CivilDateTime) -> String {
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let (date, year) = (moment.date, String(moment.date.year))
        let day = [String(repeating: "0", count: max(0, 4 - year.count)) + year, two(date.month), two(date.day)]
        return day.joined(separator: "-") + "T"
            + [moment.hour, moment.minute, moment.second].map(two).joined(separator: ":")
    }
}
