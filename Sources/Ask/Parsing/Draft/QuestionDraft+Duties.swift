import Language
import Text

extension QuestionDraft {
    /// The longest phrase for a part in meetings.
    private var dutyCue: (duty: MeetingDuty, cue: FoundCue)? {
        var found: (duty: MeetingDuty, cue: FoundCue)?
        for cue in cues {
            guard case .meetingDuty(let duty) = cue.cue, cue.count > found?.cue.count ?? 0 else { continue }
            found = (duty, cue)
        }
        return found
    }

    /// The words for a part in meetings besides the verb, without articles: "minutes" of "take the minutes".
    var dutyWords: [String] {
        guard let cue = dutyCue?.cue else { return [] }
        return (Array(cue.first) + cue.second)
            .filter { $0 != eventVerb && traits($0).isDisjoint(with: [.determiner, .auxiliary]) }
            .map { tokens[$0].lower }
    }

    var askedDuty: DutyRequest? {
        guard let found = dutyCue else { return nil }
        let most = cues.filter { $0.cue == .measure(.mostOften) }
        var request = DutyRequest(found.duty)
        request.isMostOften = !most.isEmpty
        let others = [found.cue] + most
        request.rest = tokens.indices.filter { place in
            isFree(place) && tokens[place].kind != .symbol && !isIdle(place) && !isFrame(place)
                && !others.contains { $0.first.contains(place) || $0.second.contains(place) }
        }.map { tokens[$0].folded }
        return request
    }
}
