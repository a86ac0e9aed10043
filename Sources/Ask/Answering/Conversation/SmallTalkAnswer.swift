import Language
import Parsing
import Store
import Text
import Time

extension AskFlow {
    /// Answers small talk from the templates, with the vault's own people and meetings as examples.
    ///
    /// The answer counts as found but cites nothing, because it quotes no line of the vault. The language is nil if unknown.
    func answer(
        to talk: SmallTalk, in language: Language?, at now: CivilDateTime
    ) throws(StoreError) -> Answer {
        let templates = templates.of(language)
        let needsExamples = templates.text("talk.\(talk.rawValue)", ["examples": "\u{0}"]).utf8.contains(0)
        let slots = needsExamples ? ["examples": try examples(templates, at: now)] : [:]
        return Answer(found: true, headline: templates.text("talk.\(talk.rawValue)", slots))
    }

    /// Returns example questions that this vault can answer.
    private func examples(_ templates: Templates, at now: CivilDateTime) throws(StoreError) -> String {
        var examples: [String] = []
        let known = vault.names.people.filter { $0.number != vault.names.owner && $0.meetingCount > 0 }
        if let person = known.max(by: { ($0.meetingCount, $1.name) < ($1.meetingCount, $0.name) }) {
            examples.append(templates.text("talk.examples.person", ["name": person.name]))
        }
        var filter = DocumentFilter()
        filter.kinds = [.meeting]
        filter.spans = [TimeSpan(start: nil, end: now)]
        if let meeting = try vault.index.documents(filter).last {
            examples.append(templates.text("talk.examples.meeting", ["title": meeting.title]))
        }
        return (examples + [templates.text("talk.examples.plain")]).joined(separator: " ")
    }
}
