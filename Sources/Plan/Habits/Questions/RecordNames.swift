import Language
import Text

/// Compares names of records with the words of questions, in any form: "ran" and "Running", "gelaufen" and "Laufen".
struct RecordNames {
    private let determiners: Set<String>

    init(determiners: Set<String> = []) { self.determiners = determiners }

    /// Returns the values whose names have all of some words; if some have no others, only those.
    func named<Value>(_ words: some Sequence<String>, among values: [Value], by names: (Value) -> [String]) -> [Value] {
        let wanted = words.filter { !determiners.contains(LetterFolding.fold($0)) }.map(RecordNames.forms)
        guard !wanted.isEmpty else { return [] }
        var (exact, partial): ([Value], [Value]) = ([], [])
        for value in values {
            let fits = names(value).map { RecordNames.fit(wanted, RecordNames.words(of: $0).map(RecordNames.forms)) }
            if fits.contains(.exact) { exact.append(value) } else if fits.contains(.partial) { partial.append(value) }
        }
        return exact.isEmpty ? partial : exact
    }

    /// Returns the values that have a name with this beginning, whatever parts its words: "film" and "film deck" for "Filmdeck".
    static func beginning<Value>(
        with words: [String], among values: [Value], by names: (Value) -> [String]
    ) -> [Value] {
        let joined = LetterFolding.fold(words.joined())
        guard joined.count >= shortestBeginning else { return [] }
        return values.filter { value in
            names(value).contains { LetterFolding.fold(self.words(of: $0).joined()).hasPrefix(joined) }
        }
    }

    /// The minimum number of letters of a beginning.
    private static let shortestBeginning = 3

    private enum Fit { case none, partial, exact }

    private static func fit(_ wanted: [Set<String>], _ own: [Set<String>]) -> Fit {
        let hasAll = wanted.allSatisfy { word in own.contains { !$0.isDisjoint(with: word) } }
        guard hasAll else { return .none }
        return own.allSatisfy { word in wanted.contains { !$0.isDisjoint(with: word) } } ? .exact : .partial
    }

    /// Returns the words of a name in lower case, without symbols.
    static func words(of name: String) -> [String] {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the stems of all forms of a word in the languages that have stemmers.
    private static func forms(_ word: String) -> Set<String> {
        var stems: Set<String> = [LetterFolding.fold(word)]
        for language in [Language.english, .german] {
            for form in VerbForms.forms(of: word, in: language) {
                stems.insert(LetterFolding.fold(language.stem(of: form)))
            }
        }
        return stems
    }
}
