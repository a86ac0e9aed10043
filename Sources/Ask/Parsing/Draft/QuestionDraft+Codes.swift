extension QuestionDraft {
    /// Keeps version numbers and names of programming languages whole: `4.2.1` is no date, and `C++` no letter.
    mutating func readCodes() {
        var place = 0
        while place < tokens.count {
            if let end = endOfVersion(at: place) ?? endOfLanguage(at: place) {
                codes.append(place..<end)
                use(place..<end)
                place = end
            } else {
                place += 1
            }
        }
    }

    private func endOfVersion(at start: Int) -> Int? {
        let isNamed = tokens[start].kind == .word && tokens[start].folded == "v"
        var place = isNamed ? start + 1 : start
        guard tokens.indices.contains(place), tokens[place].kind == .number, !isNamed || tokens[place].isGlued,
            isNamed || !tokens[place].isGlued
        else { return nil }
        var parts = [tokens[place].text]
        while isSymbol(place + 1, "."), tokens[place + 1].isGlued, tokens.indices.contains(place + 2),
            tokens[place + 2].kind == .number, tokens[place + 2].isGlued
        {
            parts.append(tokens[place + 2].text)
            place += 2
        }
        if parts.count == 2, !isNamed { return isVersion(parts, start..<(place + 1)) ? place + 1 : nil }
        guard parts.count > (isNamed ? 1 : 2), isNamed || !QuestionDraft.isDate(parts) else { return nil }
        return place + 1
    }

    /// Tells whether two English numbers with a point are a version ("the 46.1 release"), not an amount, price or clock time.
    private func isVersion(_ parts: [String], _ places: Range<Int>) -> Bool {
        guard language == .english, parts[1].count != 2 || parts[0].count > 2 else { return false }
        let isMoney = places.lowerBound > 0 && "€$£".contains(tokens[places.lowerBound - 1].text)
        guard !isMoney, places.upperBound < tokens.count else { return !isMoney }
        let next = tokens[places.upperBound]
        return !next.isGlued || next.kind == .symbol && !"€$£%".contains(next.text)
    }

    private static func isDate(_ parts: [String]) -> Bool {
        guard parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]) else { return false }
        return (1...31).contains(day) && (1...31).contains(month) && [2, 4].contains(parts[2].count)
            || parts[0].count == 4
    }

    private func endOfLanguage(at start: Int) -> Int? {
        guard tokens[start].kind == .word, tokens[start].text.count == 1, isFree(start) else { return nil }
        var end = start + 1
        while end < tokens.count, isSymbol(end, "+") || isSymbol(end, "#"), tokens[end].isGlued { end += 1 }
        let isFollowed = end < tokens.count && tokens[end].isGlued && tokens[end].kind != .symbol
        return end > start + 1 && !isFollowed ? end : nil
    }
}
