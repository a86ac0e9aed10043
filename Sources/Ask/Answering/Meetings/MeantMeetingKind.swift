import Language
import Model
import Parsing
import Store
import Text

/// What "meetings" in a question means in a vault.
///
/// Minutes that are neither called so nor name attendees are notes. In a vault without any meeting, dated notes therefore stand for the
/// meetings of the question. A word for how often they take place ("our weekly meetings") is a condition only if a title has it.
struct MeantMeetingKind {
    /// The reading, of dated notes if the vault has no meeting.
    private(set) var reading: ParsedQuestion

    init(of reading: ParsedQuestion, in vault: OpenVault) throws(StoreError) {
        self.reading = reading
        guard reading.kinds.contains(.meeting), reading.kinds.isSubset(of: MatchingMeetings.meetings),
            reading.intent != .agenda
        else { return }
        if try !vault.hasMeetings() { (self.reading.kinds, self.reading.isOfDated) = ([.note], true) }
        try takeRhythm(vault)
    }

    private mutating func takeRhythm(_ vault: OpenVault) throws(StoreError) {
        let words = reading.topic.split(separator: " ")
        let rhythms = words.filter { MeantMeetingKind.rhythms.contains(LetterFolding.fold($0)) }
        guard !rhythms.isEmpty else { return }
        var ofKind = DocumentFilter()
        ofKind.kinds = reading.kinds
        let match = TitleMatch(rhythms.joined(separator: " "))
        guard try !vault.documents(ofKind).contains(where: { match.isWhole(inNamesOf: $0) }) else { return }
        reading.topic = words.filter { !rhythms.contains($0) }.joined(separator: " ")
    }

    private static let rhythms = Set(words: Language.allCases.map(\.places.rhythms))
}
