import Parsing
import Text

/// The verb of a sentence, and what it is done to.
extension EventSentence {
    /// Where the sentence's own verb stands; nil where it has none: "Tennis with Bob".
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

    /// Whether the verb of the event stands there in its regular past: "watched".
    var tellsPastDeed: Bool {
        tokens.indices.contains { words[$0] & pattern.verb != 0 && hasPastEnding(tokens[$0].lower) }
    }

    /// The first verb behind a subject; an auxiliary only where none follows it.
    func verb(behind subject: Int) -> Int? {
        var auxiliary: Int?
        for place in (subject + 1)..<max(subject + 1, tokens.count) {
            let token = tokens[place]
            if token.kind != .word { return auxiliary }
            if EventWords.isAdverb(token.lower) { continue }
            if VerbForms.isSupport(token.lower) {
                // "Have been swimming", "habe … gekauft"
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
            return EventWords.isDeterminer(token.lower) || EventWords.isPreposition(token.lower) ? nil : place
        }
        return auxiliary
    }

    private func verb(at place: Int) -> Int? { tokens[place].kind == .word ? place : nil }

    /// "gekauft", at the end of a German sentence.
    func isParticiple(_ place: Int) -> Bool {
        let word = tokens[place]
        return word.text == word.lower && word.lower.hasPrefix("ge") && word.lower.hasSuffix("t")
            && word.lower.utf8.count > 5
            || word.text == word.lower && VerbForms.isVerb(word.lower) && word.lower.hasSuffix("en")
    }

    /// Whether a word is plainly a verb: it changes within, or has the ending of the past.
    func isPlainVerb(_ place: Int) -> Bool {
        guard tokens.indices.contains(place), tokens[place].kind == .word else { return false }
        let word = tokens[place].lower
        return VerbForms.isVerb(word) || VerbForms.isSupport(word) || hasPastEnding(word) || isParticiple(place)
    }

    /// "Used", "walked"; not "need" and "shed", whose ending is a part of their stem.
    private func hasPastEnding(_ word: String) -> Bool {
        guard word.hasSuffix("ed") else { return false }
        return word.utf8.count > 4
            || word.utf8.count == 4 && !word.hasSuffix("eed") && word.dropLast(2).contains(where: "aeiou".contains)
    }

    // MARK: What is done

    /// The words behind the verb of the event, up to a preposition, a sign or a date; nil where no verb is known.
    var object: String? {
        let matched = pattern.verb == 0 ? nil : words.firstIndex { $0 & pattern.verb != 0 }
        guard let verb = matched ?? predicate else { return label }
        var first = verb + 1
        // "The Plot": an article in capitals belongs to a name.
        while first < tokens.count, EventWords.isDeterminer(tokens[first].lower), !tokens[first].isCapitalised {
            first += 1
        }
        let end = end(ofNoun: first)
        guard first < end else { return label }
        return piece(first..<end)
    }

    /// Where what begins at a place ends: at a preposition but "of", an adverb, a number, a sign, or "and" before another verb.
    private func end(ofNoun first: Int) -> Int {
        var end = first
        while end < tokens.count,
            !EventWords.isPreposition(tokens[end].lower) || EventWords.isPartitive(tokens[end].lower) && end > first,
            // "Italy" is none.
            !EventWords.isAdverb(tokens[end].lower) || tokens[end].isCapitalised, tokens[end].kind != .number,
            !(tokens[end].kind == .symbol && ";:.!?(–—-]".contains(tokens[end].text) && !isInner(end)),
            !(EventWords.isConjunction(tokens[end].lower) && isPlainVerb(end + 1))
        {
            end += 1
        }
        while end > first, EventWords.isPartitive(tokens[end - 1].lower) { end -= 1 }
        return end
    }

    /// Where it happened: what is visited, else the first thing behind the verb that stands "to", "at" or "in" somewhere; nil where
    /// nothing of the kind is named.
    var place: String? {
        guard let verb = words.firstIndex(where: { $0 & pattern.verb != 0 }), isOver(verb) else { return nil }
        if VerbForms.isOfPlace(tokens[verb].lower), let object { return object }
        for place in (verb + 1)..<max(verb + 1, tokens.count) where EventWords.isOfPlace(tokens[place].lower) {
            var first = place + 1
            while first < tokens.count, EventWords.isDeterminer(tokens[first].lower), !tokens[first].isCapitalised {
                first += 1
            }
            // "To bed", "to see Ann": what has no article and no capital may be anything.
            guard first < tokens.count, tokens[first].isCapitalised || first > place + 1 && !isJourney,
                !isTime(first)
            else { continue }
            let end = end(ofPlace: first)
            if first < end { return piece(first..<end) }
        }
        return nil
    }

    /// Whether the question is for a journey, whose ends have names.
    private var isJourney: Bool { pattern.event.verb.map(VerbForms.isOfPlace) ?? false }

    /// Whether a verb tells what is over: "I'm going in the right direction" leads nowhere.
    private func isOver(_ verb: Int) -> Bool { pattern.language == .german || isPlainVerb(verb) && isPast(verb) }

    private func isPast(_ verb: Int) -> Bool {
        VerbForms.isVerb(tokens[verb].lower) || tokens[verb].lower.hasSuffix("ed")
    }

    /// The same end for a place, of which a part behind a comma or "and" is a name: "Rome, Italy".
    private func end(ofPlace first: Int) -> Int {
        let end = end(ofNoun: first)
        let joint = (first..<end).first { joint in
            (tokens[joint].text == "," || EventWords.isConjunction(tokens[joint].lower))
                && !(tokens.indices.contains(joint + 1) && tokens[joint + 1].text.first?.isUppercase == true)
        }
        return joint ?? end
    }

    /// "Pasta" of "Lunch: pasta".
    private var label: String? {
        guard let colon = tokens.firstIndex(where: { $0.text == ":" }), colon + 1 < tokens.count,
            words[..<colon].contains(where: { $0 != 0 })
        else { return nil }
        let end = tokens[colon...].firstIndex { $0.kind == .symbol && ";.!?(–—".contains($0.text) } ?? tokens.count
        return colon + 1 < end ? piece((colon + 1)..<end) : nil
    }

    /// Whether a point or hyphen stands within a word: "gluten-free".
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
