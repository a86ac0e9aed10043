extension TimeParser {
    /// A time of day; `isBare` marks a plain number, which is a time only in a suitable context.
    struct ClockMatch {
        var time: ClockTime
        var end: Int
        var isBare: Bool
    }

    /// Reads a time of day: "3pm", "15:30", "15h30", "half past three", "noon".
    func clock(_ index: Int) -> ClockMatch? {
        minutesFromHour(index) ?? halfHour(index) ?? plainClock(index)
    }

    private func plainClock(_ index: Int) -> ClockMatch? {
        let start = skipThe(index)
        if isNoonOrMidnight(start) {
            let time: ClockTime = term(start) == .noon ? .noon : .midnight
            return ClockMatch(time: time, end: start + 1, isBare: false)
        }
        guard var match = digitalClock(index) ?? spelledClock(index) else { return nil }
        if match.time.minute != nil, term(match.end) == .oclock { (match.end, match.isBare) = (match.end + 1, false) }
        if term(match.end) == .sharp { (match.end, match.isBare) = (match.end + 1, false) }
        let next = term(match.end) == .preposition(.in) ? skipThe(match.end + 1) : match.end
        if let (half, end) = meridiem(next) {
            let isLetter = term(next) == .article || term(next) == .letterP
            match = ClockMatch(
                time: ClockTime(hour: match.time.hour, minute: match.time.minute, half: half), end: end,
                isBare: isLetter && end == next + 1 && match.isBare)
            match.end = skip(match.end) { $0 == .sharp }
        }
        return match
    }

    /// Reads "am", "p.m." or "p m"; "a" and "p" alone only if joined to the number.
    func meridiem(_ index: Int) -> (half: ClockTime.Half, end: Int)? {
        switch term(index) {
        case .meridiem(let half): return (half, skipAbbreviationStop(index + 1))
        case .article, .letterP:
            let half: ClockTime.Half = term(index) == .letterP ? .afternoon : .morning
            let next = isSymbol(index + 1, ".") ? index + 2 : index + 1
            if term(next) == .letterM {
                return (half, next == index + 2 && isSymbol(next + 1, ".") ? next + 2 : next + 1)
            }
            return isGlued(index) && !isGlued(index + 1) || isGlued(index) && !isWord(index + 1)
                ? (half, index + 1) : nil
        default: return nil
        }
    }

    private func isWord(_ index: Int) -> Bool {
        if case .symbol = term(index) { return false }
        return index < lexemes.count
    }

    private func digitalClock(_ index: Int) -> ClockMatch? {
        guard case .digits(let value) = term(index), !isPriced(index) else { return nil }
        if digitCount(index) >= 3 { return militaryClock(value, index) }
        let half: ClockTime.Half = value > 12 || value == 0 || (digitCount(index) == 2 && value < 10) ? .clear : .unsaid
        if isSymbol(index + 1, ":"), isGlued(index + 1), isGlued(index + 2), case .digits(let minute) = term(index + 2)
        {
            guard digitCount(index + 2) == 2 else { return nil }
            let time = ClockTime(hour: value, minute: minute, half: half)
            let end = skip(skipSeconds(index + 3)) { $0 == .halfName && isGlued(index + 3) }
            return ClockMatch(time: time, end: end, isBare: false)
        }
        if isSymbol(index + 1, "."), isGlued(index + 1), isGlued(index + 2), case .digits(let minute) = term(index + 2)
        {
            guard digitCount(index + 2) == 2, !isDecimal(index + 2), minute < 60, value < 25 else { return nil }
            return ClockMatch(time: ClockTime(hour: value, minute: minute, half: half), end: index + 3, isBare: true)
        }
        if isHourMark(index + 1) { return hourLetterClock(value, index) }
        if term(index + 1) == .oclock { return oclock(value, half, index + 2) }
        guard !isDecimal(index) else { return nil }
        if term(index - 1) == .preposition(.at), !isGlued(index + 1), digitCount(index + 1) == 2,
            case .digits(let minute) = term(index + 1), minute < 60
        {
            return ClockMatch(time: ClockTime(hour: value, minute: minute, half: half), end: index + 2, isBare: true)
        }
        return ClockMatch(time: ClockTime(hour: value, minute: nil, half: half), end: index + 1, isBare: true)
    }

    /// Reads "330" and "0730", which need "am", "pm" or a preposition.
    private func militaryClock(_ value: Int, _ index: Int) -> ClockMatch? {
        guard digitCount(index) <= 4, value / 100 < 24, value % 100 < 60, !isDecimal(index) else { return nil }
        if (1900..<2100).contains(value), meridiem(index + 1) == nil { return nil }
        let half: ClockTime.Half = digitCount(index) == 4 && value < 1000 || value >= 1300 ? .clear : .unsaid
        return ClockMatch(
            time: ClockTime(hour: value / 100, minute: value % 100, half: half), end: index + 1, isBare: true)
    }

    /// Tells whether a letter or word makes the number before it an hour: `15h`, in French also `15 h` and "à 15 heures".
    private func isHourMark(_ index: Int) -> Bool {
        switch term(index) {
        case .halfName: isGlued(index) || words.spacesHours
        case .unit(.hour): words.spacesHours && (term(index - 2) == .preposition(.at) || term(index - 2) == .to)
        default: false
        }
    }

    private func hourLetterClock(_ hour: Int, _ index: Int) -> ClockMatch {
        var (minute, end): (Int?, Int) = (nil, index + 2)
        if isGlued(end) || words.spacesHours, case .digits(let value) = term(end), digitCount(end) == 2 {
            (minute, end) = (value, end + 1)
        }
        return ClockMatch(
            time: ClockTime(hour: hour, minute: minute ?? (words.spacesHours ? nil : 0), half: .clear), end: end,
            isBare: minute == nil)
    }

    private func oclock(_ hour: Int, _ half: ClockTime.Half, _ index: Int) -> ClockMatch {
        if case .digits(let minute) = term(index), digitCount(index) == 2, words.isHalfBefore, minute < 60 {
            return ClockMatch(time: ClockTime(hour: hour, minute: minute, half: half), end: index + 1, isBare: false)
        }
        return ClockMatch(time: ClockTime(hour: hour, minute: nil, half: half), end: index, isBare: false)
    }

    private func skipSeconds(_ index: Int) -> Int {
        guard isSymbol(index, ":"), isGlued(index), isGlued(index + 1), digitCount(index + 1) == 2 else { return index }
        let end = index + 2
        return skipZone(isSymbol(end, ".") && isGlued(end + 1) && digitCount(end + 1) > 0 ? end + 2 : end)
    }

    /// Skips the Z or +02:00 of a time stamp, because all times are local.
    private func skipZone(_ index: Int) -> Int {
        guard isGlued(index) else { return index }
        if term(index) == .letterZ { return index + 1 }
        guard isSymbol(index, "+") || isDash(index), isGlued(index + 1), digitCount(index + 1) > 0 else { return index }
        return isSymbol(index + 2, ":") && digitCount(index + 3) == 2 ? index + 4 : index + 2
    }

    /// Reads words: "nine", "nine thirty", "twelve forty-five", "four o'clock"; bare without "o'clock".
    private func spelledClock(_ index: Int) -> ClockMatch? {
        guard case .number(let hour) = term(index), (1...12).contains(hour) else { return nil }
        if term(index + 1) == .oclock { return oclock(hour, .unsaid, index + 2) }
        if let (minute, end) = belowHundred(index + 1), (10...59).contains(minute) {
            return ClockMatch(time: ClockTime(hour: hour, minute: minute, half: .unsaid), end: end, isBare: true)
        }
        // "At one of our meetings" contains no hour.
        guard term(index + 1) != .preposition(.of) else { return nil }
        return ClockMatch(time: ClockTime(hour: hour, minute: nil, half: .unsaid), end: index + 1, isBare: true)
    }

    /// Reads a half hour: "half two" is half past two, the German "halb vier" half past three.
    private func halfHour(_ index: Int) -> ClockMatch? {
        guard term(index) == .half || term(index) == .clockPast,
            let hour = digitalClock(index + 1) ?? spelledClock(index + 1), hour.time.minute == nil
        else { return nil }
        var time = hour.time
        let isBefore = words.isHalfBefore && term(index) == .half
        time = ClockTime(hour: isBefore ? (time.hour + 11) % 12 : time.hour, minute: 30, half: time.half)
        var match = ClockMatch(time: time, end: hour.end, isBare: term(index) == .half && !isBefore)
        if let (half, end) = meridiem(match.end) { (match.time.half, match.end, match.isBare) = (half, end, false) }
        return match
    }

    /// Reads minutes relative to an hour: "a quarter past one", "20 minutes to noon", "10 past 9".
    private func minutesFromHour(_ index: Int) -> ClockMatch? {
        let start = skip(index) { $0 == .article }
        var minutes: Int
        var next: Int
        var saysMinutes = true
        if term(start) == .unit(.quarter) {
            (minutes, next) = (15, start + 1)
        } else {
            guard let (value, end) = cardinal(index), value < 60 else { return nil }
            saysMinutes = term(end) == .unit(.minute)
            (minutes, next) = (value, saysMinutes ? end + 1 : end)
        }
        switch term(next) {
        case .direction(.past), .relation(.after), .clockPast: break
        case .to where saysMinutes || isNoonOrMidnight(next + 1) || isTenTo(start, minutes),
            .relation(.before) where saysMinutes, .beforeOrAgo:
            minutes = -minutes
        default: return nil
        }
        guard let hour = plainClock(next + 1), hour.time.minute == nil, hour.time.exists else { return nil }
        let isBare = term(next) == .to && !saysMinutes && hour.isBare
        return ClockMatch(time: shifted(hour.time, by: minutes), end: hour.end, isBare: isBare)
    }

    /// Tells whether "to" is part of a time: "at ten to four", but not "from ten to four" or "nine to five".
    private func isTenTo(_ index: Int, _ minutes: Int) -> Bool {
        term(index - 1) == .preposition(.at) && minutes % 5 == 0 && minutes < 30 && digitCount(index) == 0
    }

    private func isNoonOrMidnight(_ index: Int) -> Bool { term(index) == .noon || term(index) == .midnight }

    private func shifted(_ time: ClockTime, by minutes: Int) -> ClockTime {
        if minutes >= 0 { return ClockTime(hour: time.hour, minute: minutes, half: time.half) }
        let hour = time.officeHour == 0 ? 23 : time.officeHour - 1
        return ClockTime(hour: hour, minute: 60 + minutes, half: time.half == .unsaid && hour > 6 ? .unsaid : .clear)
    }

    /// Reads two times of day joined by a word or a dash; the range is bare if both are.
    func clockRange(_ index: Int) -> (value: ClockRange, end: Int, isBare: Bool)? {
        let isLed = term(index) == .from || term(index) == .between
        guard let first = clock(isLed ? index + 1 : index) else { return nil }
        guard isRangeWord(first.end, allowsAnd: term(index) == .between) else { return nil }
        guard let last = clock(first.end + 1), (first.time.half == .clear || first.time.hour <= 24) else { return nil }
        var end = last.end
        if term(end) == .sharp { end += 1 }
        // "1500-1700 hrs" are hours, even if they look like years.
        if term(end) == .unit(.hour), isPlural(end), first.time.minute != nil, last.time.minute != nil {
            return (ClockRange(from: first.time, to: last.time), end + 1, false)
        }
        return (ClockRange(from: first.time, to: last.time), end, first.isBare && last.isBare)
    }

    /// Tells whether a word joins a range: "to", "until", "through", a dash; "and" only after "between".
    func isRangeWord(_ index: Int, allowsAnd: Bool) -> Bool {
        switch term(index) {
        case .to, .relation(.until): true
        case .and: allowsAnd
        default: isDash(index)
        }
    }
}
