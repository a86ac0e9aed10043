import Parsing
import Text

/// Finds the verb of a sentence, its object and its place.
extension EventSentence {
    /// The position of the main verb; nil if there is none: "Tennis with Bob".
    var predicate: Int? {
        if let subject = tokens.indices.first(where: { EventWords.isSelf(tokens[$0].lower) }) {
            return verb(behind: subject) ?? (subject > 0 ? verb(at: subject - 1) : nil)
        }
        if let name = subjectName, let verb = verb(behind: name), isPlainVerb(verb) { return verb }
        let start = tokens.indices.first { place in
            tokens[place].kind == .word && !EventWords.isAdverb(tokens[place].lower)
        }
        if let start, isPlainVerb(start) { return start }
        return tokens.lastIndex { $0.kind == .word }.flatMap {
            isPlainVerb($0) && tokens[$0].text == tokens[$0].lower ? $0 : nil
        }
    }

    /// Whether the event's verb occurs in a regular past form: "watched".
    var tellsPastDeed: Bool {
        tokens.indices.contains { words[$0] & pattern.verb != 0 && hasPastEnding(tokens[$0].lower) }
    }

    /// Returns the first verb after a subject; an auxiliary only if no other verb follows it.
    func verb(behind subject: Int) -> Int? {
        var auxiliary: Int?
        for place in (subject + 1)..<max(subject + 1, tokens.count) {
            let token = tokens[place]
            if token.kind != .word { return auxiliary }
            if EventWords.isAdverb(token.lower) { continue }
            if VerbForms.isSupport(token.lower) {
                // The verb may come later: "have been swimming", "habe … gekauft".
                auxiliary = place
                if let last = tokens.lastIndex(where: { $0.kind == .word }), last > place, isParticiple(last) {
                    return last
                }
                if place + 1 < tokens.count, isPlainVerb(place + 1) || VerbForms.isSupport(tokens[place + 1].lower) {
                    continue
                }
                return place
            }
            if auxiliary != nil { return isPlainVerb(place) ? place : auxiliary }
            return EventWords.isDeterminer(token.lower) || EventWords.isPreposition(token.lower, in: pattern.language)
                ? nil : place
        }
        return auxiliary
    }

    private func verb(at place: Int) -> Int? { tokens[place].kind == .word ? place : nil }

    /// Whether a word looks like a German participle or infinitive: "gekauft".
    func isParticiple(_ place: Int) -> Bool {
        let word = tokens[place]
        return word.text == word.lower && word.lower.hasPrefix("ge") && word.lower.hasSuffix("t")
            && word.lower.utf8.count > 5
            || word.text == word.lower && VerbForms.isVerb(word.lower) && word.lower.hasSuffix("en")
    }

    /// Whether the form of a word shows that it is a verb: irregular, with a past ending, or an auxiliary.
    func isPlainVerb(_ place: Int) -> Bool {
        guard tokens.indices.contains(place), tokens[place].kind == .word else { return false }
        let word = tokens[place].lower
        return VerbForms.isVerb(word) || VerbForms.isSupport(word) || hasPastEnding(word) || isParticiple(place)
    }

    /// Whether a word ends like "used" and "walked"; not "need" and "shed", whose "ed" is part of the stem.
    private func hasPastEnding(_ word: String) -> Bool {
        guard word.hasSuffix("ed") else { return false }
        return word.utf8.count > 4
            || word.utf8.count == 4 && !word.hasSuffix("eed") && word.dropLast(2).contains(where: "aeiou".contains)
    }

    // MARK: Object and place

    /// The words after the event's verb, up to a preposition, symbol, number or adverb; otherwise the text after a label.
    var object: String? {
        let matched = pattern.verb == 0 ? nil : words.firstIndex { $0 & pattern.verb != 0 }
        guard let verb = matched ?? predicate else { return label }
        var first = verb + 1
        // "The Plot": a capitalised article is part of a name.
        while first < tokens.count, EventWords.isDeterminer(tokens[first].lower), !tokens[first].isCapitalised {
            first += 1
        }
        let end = end(ofNoun: first)
        guard first < end else { return label }
        return piece(first..<end)
    }

    /// Returns the end of a noun phrase: a preposition other than "of", an adverb, a number, a symbol, or "and" before a verb.
    private func end(ofNoun first: Int) -> Int {
        var end = first
        while end < tokens.count,
            !EventWords.isPreposition(tokens[end].lower, in: pattern.language)
                || EventWords.isPartitive(tokens[end].lower) && end > first,
            // "Italy" is not an adverb in "-ly".
            !EventWords.isAdverb(tokens[end].lower) || tokens[end].isCapitalised, tokens[end].kind != .number,
            !(tokens[end].kind == .symbol && ";:.!?(–—-]".contains(tokens[end].text) && !isInner(end)),
            !(EventWords.isConjunction(tokens[end].lower) && isPlainVerb(end + 1))
        {
            end += 1
        }
        while end > first, EventWords.isPartitive(tokens[end - 1].lower) { end -= 1 }
        return end
    }

    /// The place of the event: the object of a verb of visiting, else the first noun after the verb and "to", "at" or "in"; nil if absent.
    var place: String? {
        guard let verb = words.firstIndex(where: { $0 & pattern.verb != 0 }), isOver(verb) else { return nil }
        if VerbForms.isOfPlace(tokens[verb].lower), let object { return object }
        for place in (verb + 1)..<max(verb + 1, tokens.count) where EventWords.isOfPlace(tokens[place].lower) {
            var first = place + 1
            while first < tokens.count, EventWords.isDeterminer(tokens[first].lower), !tokens[first].isCapitalised {
                first += 1
            }
            // A noun without an article or capital may be anything: "to bed", "to see Ann".
            guard first < tokens.count, tokens[first].isCapitalised || first > place + 1 && !isJourney,
                !isTime(first)
            else { continue }
            let end = end(ofPlace: first)
            if first < end { return piece(first..<end) }
        }
        return nil
    }

    /// Whether the question is about a journey; its destinations are names.
    private var isJourney: Bool { pattern.event.verb.map(VerbForms.isOfPlace) ?? false }

    /// Whether a verb is in the past (always true in German and French): "I'm going in the right direction" names no destination.
    private func isOver(_ verb: Int) -> Bool { pattern.language != .english || isPlainVerb(verb) && isPast(verb) }

    private func isPast(_ verb: Int) -> Bool {
        VerbForms.isVerb(tokens[verb].lower) || tokens[verb].lower.hasSuffix("ed")
    }

    /// Returns the end of a place name; a part after a comma or "and" must be capitalised: "Rome, Italy".
    private func end(ofPlace first: Int) -> Int {
        let end = end(ofNoun: first)
        let joint = (first..<end).first { joint in
            (tokens[joint].text == "," || EventWords.isConjunction(tokens[joint].lower))
                && !(tokens.indices.contains(joint + 1) && tokens[joint + 1].text.first?.isUppercase == true)
        }
        return joint ?? end
    }

    /// The text after a label that contains the event: "pasta" in "Lunch: pasta".
    private var label: String? {
        guard let colon = tokens.firstIndex(where: { $0.text == ":" }), colon + 1 < tokens.count,
            words[..<colon].contains(where: { $0 != 0 })
        else { return nil }
        let end = tokens[colon...].firstIndex { $0.kind == .symbol && ";.!?(–—".contains($0.text) } ?? tokens.count
        return colon + 1 < end ? piece((colon + 1)..<end) : nil
    }

    /// Whether a mark is inside a word, as the hyphen in "gluten-free".
    func isInner(_ place: Int) -> Bool {
        place + 1 < tokens.count && tokens[place + 1].isGlued && tokens[place].isGlued
    }

    private func piece(_ range: Range<Int>) -> String? {
        let (start, end) = (tokens[range.lowerBound].range.lowerBound, tokens[range.upperBound - 1].range.upperBound)
        let text = String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
        let trimmed = text.reversed().drop { " ,-_*]".contains($0) }.reversed()
        let result = String(String(trimmed).drop { " \"_*[".contains($0) })
        return result.isEmpty ? nil : result
    }
}
