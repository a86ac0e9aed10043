/// A part of the program that gets any bytes: from files, from a pipe, from a person.
///
/// `make fuzz` feeds them to a target, guided by the branches that they reach; `FoundInputTests` feeds what it found.
enum FuzzTarget: String, CaseIterable, Sendable {
    case markdown, org, text, captions, subtitles, contacts, calendar, sheets
    case question, times, requests, templates, terminal
    case records, habitQuestion
    case tags, rename, tasks, pages

    /// Feeds some bytes to the target.
    ///
    /// - Parameter bytes: Any bytes.
    /// - Returns: What does not hold, though it must for all bytes; nil if all is well.
    func problem(with bytes: [UInt8]) -> String? {
        switch self {
        case .markdown: FuzzedReader.problem(with: bytes, ending: "md")
        case .org: FuzzedReader.problem(with: bytes, ending: "org")
        case .text: FuzzedReader.problem(with: bytes, ending: "txt")
        case .captions: FuzzedReader.problem(with: bytes, ending: "vtt")
        case .subtitles: FuzzedReader.problem(with: bytes, ending: "srt")
        case .contacts: FuzzedReader.problem(with: bytes, ending: "vcf")
        case .sheets: FuzzedReader.problem(with: bytes, ending: "csv")
        case .calendar: FuzzedReader.problem(with: bytes, ending: "ics")
        case .question: FuzzedQuestion.problem(with: bytes)
        case .times: FuzzedQuestion.problemOfTimes(with: bytes)
        case .requests: FuzzedRequest.problem(with: bytes)
        case .templates: FuzzedText.problemOfTemplates(with: bytes)
        case .terminal: FuzzedText.problemOfTerminal(with: bytes)
        case .records: FuzzedRecord.problem(with: bytes)
        case .habitQuestion: FuzzedRecord.problemOfQuestion(with: bytes)
        case .tags: FuzzedEdit.problemOfTags(with: bytes)
        case .rename: FuzzedEdit.problemOfRename(with: bytes)
        case .tasks: FuzzedEdit.problemOfTasks(with: bytes)
        case .pages: FuzzedEdit.problemOfPages(with: bytes)
        }
    }
}
