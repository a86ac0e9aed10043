/// A form of question about habits or subscriptions: words and slots.
///
/// Written as words separated by blanks; `a|b` are alternatives, `?` makes a part optional, `{habit}`, `{area}`, `{bill}` and `{per}` are
/// slots. Times do not occur in a pattern.
struct HabitPattern: Sendable {
    /// What a question asks for.
    enum Request: Sendable, Equatable {
        case whether, count, last, streak(isLongest: Bool), level, xp, coins, missed, left, habits
        case subscriptions, renewals, nextBill, cost

        /// Whether it may name a time.
        var takesTime: Bool {
            switch self {
            case .whether, .count, .xp, .coins, .missed, .left, .renewals: true
            case .last, .streak, .level, .habits, .subscriptions, .nextBill, .cost: false
            }
        }
    }

    /// The part of a question that stands for something of the vault.
    enum Slot: String, Sendable {
        case habit, area, bill, per
    }

    private enum Part: Sendable {
        case words(Set<String>, isOptional: Bool)
        case slot(Slot)
    }

    /// The words that fill the slots of a pattern.
    typealias Filling = [Slot: ArraySlice<String>]

    let request: Request
    private let parts: [Part]

    init(_ request: Request, _ text: String) {
        self.request = request
        parts = text.split(separator: " ").map { word in
            if word.hasPrefix("{"), let slot = Slot(rawValue: String(word.dropFirst().dropLast())) {
                return .slot(slot)
            }
            let isOptional = word.hasSuffix("?")
            let alternatives = (isOptional ? word.dropLast() : word).split(separator: "|").map(String.init)
            return .words(Set(alternatives), isOptional: isOptional)
        }
    }

    /// Whether a question that begins with a word may have this form.
    func mayBegin(with word: String) -> Bool {
        guard case .words(let words, _) = parts.first else { return false }
        return words.contains(word)
    }

    /// Whether a question has a word for each part that is no slot and not optional.
    func mayFit(_ words: Set<String>) -> Bool {
        parts.allSatisfy { part in
            guard case .words(let known, isOptional: false) = part else { return true }
            return !known.isDisjoint(with: words)
        }
    }

    /// Returns every way in which all words fit, the one with the most words outside slots first.
    func fillings(of words: [String]) -> [Filling] { fillings(words[...], parts[...]) }

    private func fillings(_ words: ArraySlice<String>, _ parts: ArraySlice<Part>) -> [Filling] {
        guard let part = parts.first else { return words.isEmpty ? [[:]] : [] }
        let rest = parts.dropFirst()
        switch part {
        case .words(let known, let isOptional):
            let taken = words.first.map(known.contains) == true ? fillings(words.dropFirst(), rest) : []
            return taken + (isOptional ? fillings(words, rest) : [])
        case .slot(let slot):
            let least = slot == .per ? 0 : 1
            guard words.count >= least else { return [] }
            return (least...min(HabitPattern.longestSlot, words.count)).flatMap { count in
                let filled = words.prefix(count)
                return fillings(words.dropFirst(count), rest).map { filling in
                    filling.merging([slot: filled]) { first, _ in first }
                }
            }
        }
    }

    /// The greatest number of words of a name.
    private static let longestSlot = 6
}
