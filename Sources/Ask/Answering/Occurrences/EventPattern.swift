import Language
import Parsing
import Text

/// The words of an event in all their forms, for matching texts.
struct EventPattern {
    /// A set of words as bits; the verb, if any, is bit 0.
    typealias Words = UInt64

    let event: EventPhrase
    let language: Language
    let terms: [Set<UInt64>]
    private let places: [UInt64: Words]
    /// The bit of the verb; 0 if the verb means too little by itself.
    let verb: Words
    /// A prefix that must end the clause for some terms to be the verb: "gab … aus".
    private let separable: (prefix: String, terms: Set<UInt64>)?
    /// The words that a statement must contain.
    let needed: Words
    /// The bit of the first word other than the verb; 0 if there is none.
    let first: Words

    /// The maximum number of words besides the verb, because `Words` has 64 bits.
    private static let most = 60

    /// Creates a pattern; nil if the event has no words, or too many.
    ///
    /// With `needsVerb`, statements must contain the verb. With `isOfPlace`, a light verb or a verb of travel matches all verbs of travel.
    init?(_ event: EventPhrase, language: Language, needsVerb: Bool = false, isOfPlace: Bool = false) {
        let others = event.groups.flatMap { $0 }
        guard others.count <= EventPattern.most else { return nil }
        (self.event, self.language) = (event, language)
        let isCarrier = event.verb.map(VerbForms.isSupport) ?? true
        let words = (event.verb.map { [$0] } ?? []) + others
        var terms = words.map { EventPattern.terms(of: $0, language) }
        var separable: (prefix: String, terms: Set<UInt64>)?
        if language == .german, let verb = event.verb, !isCarrier, let parts = VerbForms.separable(verb) {
            let rest = parts.forms.reduce(into: Set<UInt64>()) { $0.formUnion(EventPattern.terms(of: $1, language)) }
            separable = (parts.prefix, rest.subtracting(terms[0]))
            terms[0].formUnion(rest)
        }
        if isOfPlace, let verb = event.verb, isCarrier || VerbForms.isOfPlace(verb) {
            for verb in VerbForms.ofPlace(in: language) { terms[0].formUnion(EventPattern.terms(of: verb, language)) }
        }
        (self.terms, self.separable) = (terms, separable)
        let start = event.verb == nil ? 0 : 1
        var needed: Words = 0
        for place in start..<words.count { needed |= 1 << place }
        // "What exercise did I do most" has no other words than the verb.
        let hasVerb = event.verb != nil && (!isCarrier || others.isEmpty)
        verb = hasVerb ? 1 : 0
        self.needed = needed == 0 || needsVerb ? needed | verb : needed
        first = needed == 0 ? 0 : 1 << start
        guard self.needed != 0 else { return nil }
        var places: [UInt64: Words] = [:]
        for (place, terms) in terms.enumerated() where place >= start || hasVerb {
            for term in terms { places[term, default: 0] |= 1 << place }
        }
        self.places = places
    }

    func words(of term: UInt64) -> Words { places[term] ?? 0 }

    /// Returns the prefix that must end the clause for a term to be the verb; nil if the term is a verb by itself.
    func prefix(for term: UInt64) -> String? {
        separable.flatMap { $0.terms.contains(term) ? $0.prefix : nil }
    }

    func words(in text: String, _ memo: WordMemo) -> Words {
        var found: Words = 0
        memo.forEachForm(in: text) { _, term, _ in found |= words(of: term) }
        return found
    }

    /// Whether the event consists of a verb only: "how often do I run".
    var isVerbAlone: Bool { needed == verb }

    private static func terms(of word: String, _ language: Language) -> Set<UInt64> {
        var terms: Set<UInt64> = []
        for form in VerbForms.forms(of: word, in: language) {
            for term in TermAnalyzer.questionTerms(of: form, language: language) {
                terms.formUnion(term.alternatives.filter { $0.factor == 1 }.map(\.hash))
            }
        }
        return terms
    }
}
