import Parsing
import Text

/// The amounts in a sentence: numbers with their units.
struct AmountsInText {
    struct Amount: Equatable {
        /// The number; minutes for a duration.
        var value: Double
        /// The quantity that the unit measures; nil without a unit.
        var quantity: Quantity?
        /// Token range of the number and its unit.
        var tokens: Range<Int>
    }

    let tokens: [QuestionToken]
    /// In text order.
    private(set) var amounts: [Amount] = []

    /// Reads the amounts of a sentence.
    ///
    /// Dates, clock times, parts of names ("Q2", "4.3.1", "mail-12") and the targets of links do not count.
    init(_ sentence: String) {
        tokens = QuestionTokenizer().tokens(of: LinkTargets.blanked(in: sentence, keepsNames: true))
        var place = 0
        while place < tokens.count {
            if let amount = amount(at: place) {
                amounts.append(amount)
                place = max(place + 1, amount.tokens.upperBound)
            } else {
                place += 1
            }
        }
        joinDurations()
    }

    private func word(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].lower : "" }

    private func isGlued(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isGlued }

    // MARK: One amount

    private func amount(at place: Int) -> Amount? {
        if let half = halfUnit(at: place) { return half }
        guard var (value, end) = number(at: place) else { return nil }
        if AmountWords.and.contains(word(end)), let rest = half(behind: end) {
            value += 0.5
            end = rest
        }
        // In "5 € 6 times" the sign belongs to the 5.
        let isFree = amounts.last.map { $0.tokens.upperBound < place } ?? true
        let start = place > 0 && isFree && AmountWords.isMoney(word(place - 1)) ? place - 1 : place
        if start < place { return Amount(value: value, quantity: .money, tokens: start..<end) }
        var unit = end
        if word(unit) == "-" || word(unit) == " " { unit += 1 }
        let (quantity, length) = quantity(at: unit)
        guard let quantity else { return Amount(value: value, quantity: nil, tokens: place..<end) }
        let minutes = quantity == .duration ? AmountWords.minutes(of: word(unit)) ?? 1 : 1
        end = unit + length
        // "Deux heures et demie"
        if quantity == .duration, AmountWords.and.contains(word(end)), AmountWords.halfBehind.contains(word(end + 1)) {
            value += 0.5
            end += 2
        }
        return Amount(value: value * minutes, quantity: quantity, tokens: place..<end)
    }

    /// Reads "half an hour", "an hour and a half" or "an hour".
    private func halfUnit(at place: Int) -> Amount? {
        if AmountWords.half.contains(word(place)) {
            let unit = AmountWords.articles.contains(word(place + 1)) ? place + 2 : place + 1
            guard let minutes = AmountWords.minutes(of: word(unit)) else { return nil }
            return Amount(value: minutes / 2, quantity: .duration, tokens: place..<(unit + 1))
        }
        guard AmountWords.articles.contains(word(place)), let minutes = AmountWords.minutes(of: word(place + 1)),
            minutes >= 60
        else { return nil }
        if AmountWords.and.contains(word(place + 2)), let end = half(behind: place + 2) {
            return Amount(value: minutes * 1.5, quantity: .duration, tokens: place..<end)
        }
        // "A day" is rarely a duration.
        return minutes > 60 ? nil : Amount(value: minutes, quantity: .duration, tokens: place..<(place + 2))
    }

    /// Whether a duration only locates an event in time: "five years ago", "an hour later".
    func isPoint(_ amount: Amount) -> Bool {
        amount.quantity == .duration && AmountWords.points.contains(word(amount.tokens.upperBound))
    }

    private func half(behind and: Int) -> Int? {
        let place = AmountWords.articles.contains(word(and + 1)) ? and + 2 : and + 1
        return AmountWords.half.contains(word(place)) ? place + 1 : nil
    }

    private func quantity(at place: Int) -> (Quantity?, Int) {
        guard tokens.indices.contains(place) else { return (nil, 0) }
        // In "12 Feb 2026 £65" the sign belongs to the 65.
        let isOfNext = !isGlued(place) && isGlued(place + 1) && tokens[place + 1].kind == .number
        if AmountWords.isMoney(word(place)) { return isOfNext ? (nil, 0) : (.money, 1) }
        // "km/h"
        if word(place + 1) == "/", AmountWords.quantity(of: word(place) + "/" + word(place + 2)) != nil {
            return (.speed, 3)
        }
        guard let quantity = AmountWords.quantity(of: word(place)) else { return (nil, 0) }
        // A single letter is a unit only next to its number, or as a time or length: "2 h 35 min".
        let isLetter = word(place).count == 1 && tokens[place].kind == .word
        let isAlone = !isLetter || isGlued(place) || quantity == .duration || quantity == .distance
        return isAlone ? (quantity, 1) : (nil, 0)
    }

    // MARK: Numbers

    private func number(at place: Int) -> (value: Double, end: Int)? {
        guard tokens.indices.contains(place) else { return nil }
        return tokens[place].kind == .number ? digits(at: place) : inWords(at: place)
    }

    /// Reads "1,200", "3.8", "12,50" or "30k", but not "Q2", "10:47", "4.3.1" or "2026-03-10".
    private func digits(at place: Int) -> (value: Double, end: Int)? {
        if isGlued(place), place > 0, !"€$£(|~+<>≈[*_=\"“".contains(word(place - 1)) { return nil }
        guard let (text, next) = numeral(at: place) else { return nil }
        var end = next
        // A clock time, a version, a date or the start of a range.
        if isGlued(end), ":-/".contains(word(end)), isGlued(end + 1), tokens.indices.contains(end + 1),
            tokens[end + 1].kind == .number
        {
            return nil
        }
        guard var value = Double(text) else { return nil }
        if let factor = AmountWords.factor(word(end)), isGlued(end) || word(end).utf8.count > 1 {
            value *= factor
            end += 1
        } else if isGlued(end), tokens.indices.contains(end), tokens[end].kind == .word, quantity(at: end).0 == nil {
            // "3rd", "4x"
            return nil
        }
        return (value, end)
    }

    /// Returns the digits without thousands separators, and the index after them; nil if they are no number: "4.3.1".
    private func numeral(at place: Int) -> (text: String, end: Int)? {
        var text = tokens[place].text
        var end = place + 1
        var thousands: String?
        var hasFraction = false
        while end + 1 < tokens.count, ".,".contains(word(end)), isGlued(end), isGlued(end + 1),
            tokens[end + 1].kind == .number
        {
            let mark = word(end)
            let digits = tokens[end + 1].text
            let isFirst = thousands == nil && text.utf8.count <= 3 && text != "0"
            guard !hasFraction else { return nil }
            if digits.utf8.count == 3, isFirst || thousands == mark {
                thousands = mark
                text += digits
            } else if mark != thousands {
                hasFraction = true
                text += "." + digits
            } else {
                return nil
            }
            end += 2
        }
        return (text, end)
    }

    private func inWords(at place: Int) -> (value: Double, end: Int)? {
        guard let first = AmountWords.number(word(place)) else { return nil }
        let compound = AmountWords.beginsCompound(word(place)) ? compound(at: place) : nil
        var (value, end) = compound ?? (Double(first), place + 1)
        let next = word(end) == "-" ? end + 1 : end
        if compound == nil, first >= 20, let ones = AmountWords.number(word(next)), (1...9).contains(ones) {
            value += Double(ones)
            end = next + 1
        }
        while let factor = AmountWords.factor(word(end)), factor >= 12, word(end).count > 1 {
            value *= factor
            end += 1
        }
        // "One" without a unit may be a pronoun or an article.
        return value == 1 && AmountWords.quantity(of: word(end)) == nil ? nil : (value, end)
    }

    /// Reads the longest number of several words: "quatre-vingt-dix", "vingt et un".
    private func compound(at place: Int) -> (value: Double, end: Int)? {
        var words = word(place)
        var longest: (value: Double, end: Int)?
        var end = place + 1
        for _ in 1..<AmountsInText.longestCompound {
            let next = word(end) == "-" ? end + 1 : end
            words += "-" + word(next)
            end = next + 1
            if let value = AmountWords.number(words) { longest = (Double(value), end) }
        }
        return longest
    }

    /// The maximum number of words: "quatre-vingt-dix-neuf".
    private static let longestCompound = 4

    private mutating func joinDurations() {
        var joined: [Amount] = []
        for amount in amounts {
            if let last = joined.last, last.quantity == .duration, amount.quantity == .duration,
                amount.value < last.value,
                (last.tokens.upperBound...amount.tokens.lowerBound).count <= 2,
                (last.tokens.upperBound..<amount.tokens.lowerBound).allSatisfy({ AmountWords.and.contains(word($0)) })
            {
                joined[joined.count - 1].value += amount.value
                joined[joined.count - 1].tokens = last.tokens.lowerBound..<amount.tokens.upperBound
            } else {
                joined.append(amount)
            }
        }
        amounts = joined
    }
}
