import Model
import Parsing
import Store
import Text
import Time

extension StateReader {
    /// Returns the value of the asked kind; nil if the sentence has none or several.
    func value(
        of sentence: String, _ tokens: [QuestionToken], isChange: Bool, _ document: DocumentRecord
    ) -> StateStatement.Value? {
        switch question.kind {
        case .amount(let quantity): amount(quantity, in: sentence, tokens)
        case .person: isChange || holdsAttribute(sentence) ? person(in: sentence, tokens) : nil
        case .date: date(in: sentence, tokens, document, isChange: isChange)
        case .place: place(in: sentence, tokens)
        case .other: other(in: sentence, tokens, isChange: isChange)
        }
    }

    /// Whether the value at a token is the old one: "from 24 € to 28 €".
    private func isGivenUp(_ tokens: [QuestionToken], _ place: Int) -> Bool {
        (1...2).contains {
            place >= $0 && ChangeWords.isGivenUp(behind: tokens[place - $0].lower) && isOpen(tokens, place - $0, place)
        }
    }

    /// Whether only articles or signs are between two tokens.
    private func isOpen(_ tokens: [QuestionToken], _ from: Int, _ to: Int) -> Bool {
        ((from + 1)..<max(from + 1, to)).allSatisfy {
            tokens[$0].kind == .symbol || EventWords.isDeterminer(tokens[$0].lower)
        }
    }

    private func amount(_ quantity: Quantity, in sentence: String, _ tokens: [QuestionToken]) -> StateStatement.Value? {
        let amounts = AmountsInText(sentence).amounts.filter { amount in
            let fits =
                quantity == .any ? amount.quantity != nil && amount.quantity != .duration : amount.quantity == quantity
            return fits && !isGivenUp(tokens, amount.tokens.lowerBound) && isOfThing(amount, tokens)
        }
        guard let first = amounts.first, amounts.allSatisfy({ $0.value == first.value }) else { return nil }
        return .number(first.value)
    }

    /// Whether an amount belongs to the thing, which comes before it or in the same clause: "a ticket costs 6 €, and guests buy many".
    private func isOfThing(_ amount: AmountsInText.Amount, _ tokens: [QuestionToken]) -> Bool {
        let own = tokens.indices.filter { pattern.words(in: tokens[$0].text, memo) != 0 }
        return own.isEmpty
            || own.contains { place in
                place < amount.tokens.lowerBound
                    || !tokens[min(amount.tokens.upperBound, place)..<place].contains { ",;:(–—".contains($0.text) }
            }
    }

    private func person(in sentence: String, _ tokens: [QuestionToken]) -> StateStatement.Value? {
        let people = context.peopleInText.places(in: sentence).filter { named in
            guard let place = tokens.firstIndex(where: { $0.range.overlaps(named.range) }) else { return false }
            return !isGivenUp(tokens, place)
        }.map(\.person.name)
        let names = people.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.count == 1 ? .people(names) : nil
    }

    private func date(
        in sentence: String, _ tokens: [QuestionToken], _ document: DocumentRecord, isChange: Bool
    ) -> StateStatement.Value? {
        guard let day = document.writtenOn else { return nil }
        let times = StateReader.times(in: sentence, from: day).filter { time in
            !time.isVague && !time.isBare && time.kind != .until && time.kind != .length
                && (time.span.start?.date ?? day) >= day
        }
        let kept = times.filter { time in
            !tokens.indices.contains { tokens[$0].range.overlaps(time.range) && isGivenUp(tokens, $0) }
        }
        // "Moved from 9 to 16 May" is read as one time.
        if isChange, let range = times.first, times.count == 1, let end = range.span.end,
            tokens.contains(where: { $0.range.overlaps(range.range) && ChangeWords.isGivenUp(behind: $0.lower) })
        {
            return .span(end.adding(seconds: -1).date.span, words: range.text)
        }
        guard let first = kept.first, kept.allSatisfy({ $0.span.start == first.span.start }) else { return nil }
        return .span(first.span, words: first.text)
    }

    /// Returns the words after a preposition of place: "the town hall".
    private func place(in sentence: String, _ tokens: [QuestionToken]) -> StateStatement.Value? {
        let preposition = tokens.indices.first { place in
            guard ChangeWords.isOfPlace(tokens[place].lower), place + 1 < tokens.count else { return false }
            let times = OccurrenceAmounts.dates(in: sentence)
            let noun = ((place + 1)..<tokens.count).first { !EventWords.isDeterminer(tokens[$0].lower) }
            return noun.map { noun in
                tokens[noun].kind == .word && !times.contains { $0.overlaps(tokens[noun].range) }
            } ?? false
        }
        guard let preposition else { return nil }
        let words = tokens[(preposition + 1)...].prefix {
            $0.kind == .word && !EventWords.isPreposition($0.lower, in: context.query.language)
        }
        let named = words.filter { !EventWords.isDeterminer($0.lower) }.map(\.lower)
        return named.isEmpty ? nil : .text(named.joined(separator: " "))
    }

    /// Returns the number after the attribute, or the words after the thing if it begins the sentence: "the portal is live".
    private func other(in sentence: String, _ tokens: [QuestionToken], isChange: Bool) -> StateStatement.Value? {
        let own = tokens.indices.filter {
            pattern.words(in: tokens[$0].text, memo) != 0 || holdsAttribute(tokens[$0].text)
        }
        guard let first = own.first, let last = own.last else { return nil }
        // A number belongs to the word before it: in "phase 2 needs 3 tests" the 3 is no phase. If the question names no attribute, the
        // number may follow the thing up to four tokens later, such as after a verb.
        let named = own.filter { question.namesAttribute && holdsAttribute(tokens[$0].text) }
        guard !question.namesAttribute || !named.isEmpty else { return nil }
        let numbers = tokens.indices.filter { place in
            tokens[place].kind == .number && !isGivenUp(tokens, place) && !tokens[place].isGlued
                && (named.isEmpty ? own : named).contains { (1...(named.isEmpty ? 4 : 2)).contains(place - $0) }
        }
        if let number = numbers.first,
            let amount = AmountsInText(sentence).amounts.first(where: { $0.tokens.contains(number) })
        {
            return .number(amount.value)
        }
        if question.asksNumber { return nil }
        let isAtBeginning = (0..<first).allSatisfy {
            EventWords.isDeterminer(tokens[$0].lower) || tokens[$0].kind == .symbol
        }
        guard isAtBeginning, last + 1 < tokens.count else { return nil }
        let next = tokens[last + 1].lower
        let isStated =
            next == ":" || next == "=" || VerbForms.isSupport(next) || ChangeWords.isChange(next)
            || holdsAttribute(tokens[last].text)
        guard isStated else { return nil }
        let rest = tokens[(last + 1)...].filter { $0.kind != .symbol && !VerbForms.isSupport($0.lower) }.map(\.lower)
        return rest.isEmpty ? nil : .text(rest.joined(separator: " "))
    }
}
