import Language
import Parsing
import Text

/// The words that make an amount a total.
enum TotalWords {
    /// Whether a sentence says that its amount is the total so far, or of a period that is as long as the one asked for.
    static func saysTotal(_ sentence: String, ofDays days: Int?) -> Bool {
        let words = " " + QuestionTokenizer().tokens(of: sentence).map(\.folded).joined(separator: " ") + " "
        return totals.contains { words.contains(" \($0) ") }
            || days.map { days in
                ofPeriods.contains { days <= $0.days && $0.days <= days * 2 && words.contains(" \($0.phrase) ") }
            } ?? false
    }

    /// Whether a word alone says that an amount is a total.
    static func isTotal(_ word: String) -> Bool { totals.contains(word) }

    private static let totals = Language.allCases.flatMap { WordList.phrases(of: $0.amounts.totals) }
    private static let ofPeriods = Language.allCases.flatMap(\.amounts.totalsOfPeriods).flatMap { days, phrases in
        WordList.phrases(of: phrases).map { (days: days, phrase: $0) }
    }
}
