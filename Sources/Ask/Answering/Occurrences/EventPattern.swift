import Parsing
import Text

/// The words of an event with all forms under which a text may have them.
struct EventPattern {
    /// Tells the words of the event apart: the verb first, then the others.
    typealias Words = UInt64

    let event: EventPhrase
    /// The language of the question.
    let language: TextLanguage
    /// The terms of each word.
    let terms: [Set<UInt64>]
    /// The word of each term.
    private let places: [UInt64: Words]
    /// The verb where it tells anything, else no word.
    let verb: Words
    /// What stands at the end of a clause whose verb is one of some terms, where the verb may be parted: "gab … aus".
    private let separable: (prefix: String, terms: Set<UInt64>)?
    /// The words that must stand where the event is stated.
    let needed: Words
    /// The first of the words that stand together.
    let first: Words

    /// More words than this describe no event.
    private static let most = 60

    /// The words of an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - language: The language of the question.
    ///   - needsVerb: Whether nothing states it without its verb.
    ///   - isOfPlace: Whether the place of it is sought, so that who went or travelled somewhere may have visited it as well.
    init?(_ event: EventPhrase, language: TextLanguage, needsVerb: Bool = false, isOfPlace: Bool = false) {
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
        // "What exercise did I do most": the verb is all there is.
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

    /// The words that a term may be.
    func words(of term: UInt64) -> Words { places[term] ?? 0 }

    /// What must stand at the end of its clause for a term to be the verb; nil for one that is the verb by itself.
    func prefix(for term: UInt64) -> String? {
        separable.flatMap { $0.terms.contains(term) ? $0.prefix : nil }
    }

    /// The words that a text holds.
    func words(in text: String, _ memo: WordMemo) -> Words {
        var found: Words = 0
        memo.forEachForm(in: text) { _, term, _ in found |= words(of: term) }
        return found
    }

    /// Whether the event is the verb alone: "how often do I run".
    var isVerbAlone: Bool { needed == verb }

    private static func terms(of word: String, _ language: TextLanguage) -> Set<UInt64> {
        var terms: Set<UInt64> = []
        for form in VerbForms.forms(of: word, in: language) {
            for term in TermAnalyzer.questionTerms(of: form, language: language) {
                terms.formUnion(term.alternatives.filter { $0.factor == 1 }.map(\.hash))
            }
        }
        return terms
    }
}
