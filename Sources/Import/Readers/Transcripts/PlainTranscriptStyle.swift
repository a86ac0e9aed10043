/// The style of a plain transcript, determined by all its lines.
struct PlainTranscriptStyle {
    /// Whether turns name speakers; otherwise there are only times, perhaps followed by names.
    private(set) var hasSpeakers = true
    /// Whether only a name follows each time: `00:03 - Sarah Chen`.
    private(set) var stampsAreNames = false
    /// Whether times are on lines of their own among the turns.
    private(set) var hasCoarseTimes = false
    /// The unmistakable speakers, if at least half of the turns have a form that occurs only in transcripts.
    private var sureSpeakers: Set<String>?

    init?(_ lines: [PlainTranscriptLine]) {
        let count = Count(lines)
        if count.isTranscript {
            hasCoarseTimes = count.times > 0 && !count.turnsHaveTimes
            if count.sureTurns * 2 >= count.turns { sureSpeakers = count.sureSpeakers }
        } else if PlainTranscriptStyle.isStamped(lines) {
            hasSpeakers = false
            stampsAreNames = PlainTranscriptStyle.stampsAreNames(lines)
        } else {
            return nil
        }
    }

    /// Returns whether a line is a turn; if most turns are unmistakable, `Next thing: …` is only speech.
    func takes(_ turn: PlainTranscriptLine.Turn) -> Bool {
        guard hasSpeakers else { return turn.time != nil }
        guard !turn.isSure, turn.time == nil, let sureSpeakers else { return true }
        return turn.speaker.map(sureSpeakers.contains) ?? true
    }

    private static func stampsAreNames(_ lines: [PlainTranscriptLine]) -> Bool {
        let stamps = lines.compactMap { line in if case .stamped(_, let text) = line { text } else { nil } }
        let others = lines.count { line in if case .text = line { true } else { false } }
        return !stamps.isEmpty && others >= stamps.count && stamps.allSatisfy(SpeakerName.isName)
            && (Set(stamps).count < stamps.count || stamps.allSatisfy(SpeakerName.isFullName))
    }

    /// Returns whether a text without names is a transcript like YouTube's: its times begin near zero and never decrease.
    private static func isStamped(_ lines: [PlainTranscriptLine]) -> Bool {
        var times: [Int] = []
        var (turns, others) = (0, 0)
        for line in lines {
            switch line {
            case .time(let time), .stamped(let time, _): times.append(time)
            case .text: others += 1
            case .turn: turns += 1
            case .blank, .notice: continue
            }
            // A note whose first text has no time above it is no transcript.
            if times.isEmpty { return false }
        }
        guard times.count > 1, let first = times.first, first < 60_000 else { return false }
        // Spoken text may look like a name before a colon.
        guard turns * 4 <= times.count, turns + others <= times.count * 3 else { return false }
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

private struct Count {
    var turns = 0
    /// Turns of a form that occurs only in transcripts.
    var sureTurns = 0
    var sureSpeakers: Set<String> = []
    var times = 0
    var turnsHaveTimes = false
    private var speakers: [String: Int] = [:]
    /// Text below an unmistakable turn, to which it belongs.
    private var headedLines = 0
    /// Text below a name alone on its line.
    private var nakedLines = 0
    /// Turns without letters, such as telephone numbers.
    private var wordlessTurns = 0
    private var others = 0
    private var isBelowSureTurn = false
    private var isBelowName = false
    /// Whether the first turn's time is within five minutes of the beginning; a later one may be the time of day.
    private var beginsEarly = false

    init(_ lines: [PlainTranscriptLine]) {
        for line in lines { count(line) }
    }

    var isTranscript: Bool {
        let namesReturn = speakers.values.filter { $0 > 1 }.reduce(0, +) * 2 >= turns
        let own = turns + headedLines + (namesReturn ? nakedLines : 0)
        guard turns >= 2, own > others + (namesReturn ? 0 : nakedLines) else { return false }
        if sureTurns * 2 >= turns { return true }
        guard wordlessTurns * 2 < turns else { return false }
        let fullNames = speakers.keys.count(where: SpeakerName.isFullName)
        return namesReturn || fullNames * 2 >= speakers.count
    }

    private mutating func count(_ line: PlainTranscriptLine) {
        switch line {
        case .blank, .notice: break
        case .time: times += 1
        // Google Meet writes a head above this word.
        case .text("Transcript") where turns == 0: others = 0
        case .text, .stamped:
            if isBelowSureTurn { headedLines += 1 } else if isBelowName { nakedLines += 1 } else { others += 1 }
        case .turn(let turn): count(turn)
        }
    }

    private mutating func count(_ turn: PlainTranscriptLine.Turn) {
        if turns == 0 { beginsEarly = turn.time.map { $0 < 300_000 } ?? false }
        turns += 1
        turnsHaveTimes = turnsHaveTimes || turn.time != nil || turn.clock != nil
        isBelowSureTurn = turn.isSure || (turn.time != nil && beginsEarly)
        isBelowName = turn.text.isEmpty
        if !turn.text.isEmpty, !turn.text.contains(where: \.isLetter) { wordlessTurns += 1 }
        if isBelowSureTurn {
            // Title, date and names may precede the first turn.
            if sureTurns == 0, turns == 1 { others = max(0, others - Count.longestHead) }
            sureTurns += 1
            if let speaker = turn.speaker { sureSpeakers.insert(speaker) }
        }
        if let speaker = turn.speaker { speakers[speaker, default: 0] += 1 }
    }

    /// The maximum number of lines in a head written by a program.
    private static let longestHead = 8
}
