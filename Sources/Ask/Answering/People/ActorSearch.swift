import Language
import Model
import Parsing
import Retrieval
import Store
import Text

/// Searches the best passages for sentences that name the person a question asks for.
struct ActorSearch {
    let context: AnswerContext
    let search: AnswerContext.Search
    let request: ActorRequest

    /// The number of best passages to search, and the minimum strength of each relative to the strongest.
    private static let depth = 10
    private static let nearlyAsStrong: Float = 0.6
    /// The minimum strength of a passage in any case.
    private static let leastStrength: Float = 0.38
    /// The minimum share of the other words in the passage and its headings: "Liam drew the short straw" is not about the crab.
    private static let leastOthers: Float = 0.4
    /// The minimum share of the question in a sentence that has only a word of like meaning for its verb.
    private static let leastOfVerb: Float = 0.1
    /// The minimum share of the question in a sentence that lacks its verb.
    private static let leastShare: Float = 0.65

    /// Returns a candidate for each sentence that names an actor.
    func candidates() throws(StoreError) -> [ActorCandidate] {
        let strongest = search.found.prefix(ActorSearch.depth).map(\.strength).max() ?? 0
        let least = max(ActorSearch.leastStrength, strongest * ActorSearch.nearlyAsStrong)
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        var candidates: [ActorCandidate] = []
        for (rank, found) in search.found.prefix(ActorSearch.depth).enumerated() where found.strength >= least {
            let subject = LineSubject(try context.attendees(found.document), context: context)
            let passage = PassageSentences(found, context: context)
            for (place, sentence) in passage.sentences.enumerated() {
                guard var actor = actor(in: sentence, near: passage.near(place), found, subject) else { continue }
                actor.people = try people(actor.people, besides: asked)
                actor.features.add(.rank, 1 / Float(1 + rank))
                if !actor.people.isEmpty { candidates.append(actor) }
            }
        }
        return candidates
    }

    /// Returns a candidate for each sentence or heading that names companions of the people in the question, or of the writer.
    func companions() throws(StoreError) -> [ActorCandidate] {
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        var candidates: [ActorCandidate] = []
        for (rank, found) in search.found.prefix(ActorSearch.depth).enumerated() {
            let evidence = search.evidence.inside(found.document)
            let headings = found.passage.chunks.compactMap(\.headingPath.last).map {
                PassageSentences.Sentence(text: $0, line: $0)
            }
            let passage = PassageSentences(found, context: context)
            for (number, sentence) in (headings + passage.sentences).enumerated() {
                let texts = [sentence.text] + (ActorFinder.opensCompany(sentence.text) ? sentence.above.suffix(1) : [])
                let share = evidence.contentShare(ofHeld: evidence.held(in: texts))
                let finder = finder(of: sentence)
                // "I bumped into Ann" is about the car park of the sentence before.
                let place = number - headings.count
                let isDeed =
                    request.isObject && finder.hasVerb
                    && holdsOthers(
                        found,
                        in: others(
                            beside: sentence, near: place < 0 ? [sentence.text] : passage.near(place), found))
                guard share >= ActorSearch.leastOfCompany || isDeed else { continue }
                var named = try people(finder.companions(of: asked), besides: asked)
                if named.isEmpty, request.isObject { named = try people(finder.objects(), besides: asked) }
                guard !named.isEmpty else { continue }
                var candidate = ActorCandidate(people: named, quote: sentence.text, passage: found)
                candidate.features.add(.share, share)
                candidate.features.add(.rank, 1 / Float(1 + rank))
                candidates.append(candidate)
            }
        }
        return candidates
    }

    /// The minimum share of the question's words, apart from names, in a sentence that names company.
    private static let leastOfCompany: Float = 0.5

    private func actor(
        in sentence: PassageSentences.Sentence, near: @autoclosure () -> [String], _ found: RetrievedPassage,
        _ subject: LineSubject
    ) -> ActorCandidate? {
        guard namesOffice(sentence, found) else { return nil }
        let evidence = search.evidence.inside(found.document)
        let share = evidence.strength(of: [sentence.text])
        let shareOfObject =
            isVerbLight ? evidence.without([predicate ?? ""]).strength(of: [sentence.text]) : share
        let finder = finder(of: sentence, subject)
        func candidate(_ people: [Person]) -> ActorCandidate {
            var candidate = ActorCandidate(people: people, quote: sentence.text, passage: found)
            candidate.features.add(.share, share)
            return candidate
        }
        if finder.hasVerb, holdsOthers(found, in: others(beside: sentence, near: near(), found)) {
            let subjects = finder.subjects()
            let isStated = holdsVerb(sentence.text)
            if !subjects.isEmpty, isStated || share >= ActorSearch.leastOfVerb {
                var candidate = candidate(subjects)
                if isStated { candidate.features.add(.stated) }
                return candidate
            }
        }
        // A match by spelling alone is too weak to identify anybody.
        guard shareOfObject >= ActorSearch.leastShare, search.words.allSatisfy({ $0.isKnown || !$0.related.isEmpty })
        else { return nil }
        // A person's page is about that person.
        if found.document.kind == .person,
            let subject = context.names.people.first(where: { $0.name == found.document.title })
        {
            return verb.isEmpty || finder.hasVerb
                ? candidate([subject]) : nil
        }
        // Without the verb, only a label or an `@` identifies somebody reliably.
        guard verb.isEmpty || isVerbLight else {
            let assigned = holdsOthers(found) ? finder.assigned() : []
            return assigned.isEmpty ? nil : candidate(assigned)
        }
        guard !sentence.text.hasSuffix("?") else { return nil }
        var holders = finder.holders()
        if holders.isEmpty, let reporter = reporter(of: sentence, in: found) { holders = [reporter] }
        return holders.isEmpty ? nil : candidate(holders)
    }

    /// Returns the person before a report in notes: "Ana: website layout", but not who speaks in a transcript.
    private func reporter(of sentence: PassageSentences.Sentence, in found: RetrievedPassage) -> Person? {
        guard found.document.kind != .transcript, !found.passage.speakers.isEmpty else { return nil }
        // Who writes `doc.clear()` does not take care of the docs.
        let words = sentence.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
        return search.evidence.strength(of: words) < ActorSearch.leastShare ? nil : sentence.speaker
    }

    /// Whether a sentence or the lines above it name the office asked about; true if none is.
    private func namesOffice(_ sentence: PassageSentences.Sentence, _ found: RetrievedPassage) -> Bool {
        guard let office = request.office else { return true }
        let above = sentence.above + found.passage.chunks.flatMap(\.headingPath)
        let texts = [sentence.text, sentence.header ?? ""] + above
        let words = Set(texts.flatMap { Tokenizer().tokens(of: $0).map(\.folded) })
        return office.noun.allSatisfy { noun in words.contains { $0.hasPrefix(noun) } }
    }

    /// Returns the names in a sentence, without those of the question and the owner.
    func mentions(in sentence: PassageSentences.Sentence) throws(StoreError) -> [ActorFinder.Mention] {
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        let words = Set(Tokenizer().tokens(of: context.reading.question).map(\.folded))
        var result: [ActorFinder.Mention] = []
        for var mention in finder(of: sentence).mentions() {
            mention.people = try people(mention.people, besides: asked).filter { person in
                let own = Tokenizer().tokens(of: person.name).map(\.folded)
                // A single capitalised word may name anything.
                let isName = person.number >= 0 || own.count > 1 || own.allSatisfy(GivenNames.contains)
                return isName && person.number != context.names.owner && words.isDisjoint(with: own)
            }
            // "Omar, Omar Reyes" is one person.
            let all = mention.people
            mention.people.removeAll { person in all.contains { $0.name.hasPrefix(person.name + " ") } }
            if !mention.people.isEmpty { result.append(mention) }
        }
        return result
    }

    private func finder(
        of sentence: PassageSentences.Sentence, _ subject: LineSubject? = nil
    ) -> ActorFinder {
        let subject = subject ?? LineSubject(context: context)
        // The owner writes the notes, whoever else a line is about.
        let isNoted = sentence.speaker == nil || sentence.speaker?.number == context.names.owner
        let opening = isNoted ? subject.opening(sentence.text) : nil
        return ActorFinder(
            opening?.said ?? sentence.text, people: context.peopleInText, verb: verb, topic: topic,
            speaker: opening?.person ?? sentence.speaker, known: context.names.people,
            implied: opening?.person ?? subject.named(above: sentence.above), language: context.query.language)
    }

    /// Returns the only people named in the sentence of the best passage that has most of the question; nil if it is unclear.
    func onlyNamed() throws(StoreError) -> ActorCandidate? {
        guard let found = search.found.first else { return nil }
        let evidence = search.evidence.inside(found.document)
        let sentences = PassageSentences(found, context: context).sentences.filter { !$0.text.hasSuffix("?") }
        let weights = sentences.map { evidence.weight(of: $0.text) }
        guard let most = weights.max(), most >= search.evidence.totalImportance * ActorSearch.leastOfNaming,
            let best = weights.firstIndex(of: most)
        else { return nil }
        let asked = Set(context.reading.people.flatMap(\.candidates).map(\.number))
        let people = try people(finder(of: sentences[best]).onlyNamed(), besides: asked)
        return people.isEmpty ? nil : ActorCandidate(people: people, quote: sentences[best].text, passage: found)
    }

    /// Removes people whom the question names or excludes, and capitalised ordinary words: "Current Treasurer" is no name.
    private func people(_ people: [Person], besides asked: Set<Int>) throws(StoreError) -> [Person] {
        let excluded = context.reading.excluded.personNumbers
        var result: [Person] = []
        for person in people where !asked.contains(person.number) && !excluded.contains(person.number) {
            let words = person.name.split(separator: " ")
            var isName = person.number >= 0
            for word in words where !isName { isName = try !context.isOrdinary(word.lowercased()) }
            if isName { result.append(person) }
        }
        return result
    }

    /// The minimum share of the question in a sentence that identifies somebody.
    private static let leastOfNaming: Float = 0.3

    /// Whether the verb means little without its object: "Mark asked".
    private var isVerbLight: Bool { predicate.map(LightWords.contains) ?? false }

    /// Returns the texts that must contain the other words; nil for the whole passage.
    ///
    /// In minutes these are the item and its headings, in other notes the sentences near it; for a light verb, only the sentence.
    private func others(
        beside sentence: PassageSentences.Sentence, near: @autoclosure () -> [String], _ found: RetrievedPassage
    ) -> [String]? {
        if isVerbLight { return [sentence.text] }
        guard found.passage.speakers.isEmpty else { return nil }
        let above = found.passage.chunks.flatMap(\.headingPath) + [found.document.title, sentence.header ?? ""]
        if found.document.kind.isMeeting { return [sentence.line] + sentence.above + above }
        return near() + sentence.above + above
    }

    private func holdsOthers(_ found: RetrievedPassage, in lines: [String]? = nil) -> Bool {
        let others = search.words.filter { $0.word != predicate }
        guard !others.isEmpty else { return true }
        let texts =
            lines ?? [found.passage.text, found.document.fullName] + found.passage.chunks.flatMap(\.headingPath)
        return Evidence(others, memo: context.memory.words.everyLanguage).inside(found.document).strength(of: texts)
            >= ActorSearch.leastOthers
    }

    // MARK: Words

    private var predicate: String? { request.predicate }

    /// The ranked word that is the question's verb.
    private var verbWord: Retriever.RankedWord? { search.words.first { $0.word == predicate } }

    /// The terms of the question's verb in all its forms, also if it is a preposition, which is not ranked.
    private var verb: Set<UInt64> { ownVerb.union(verbWord.map(terms) ?? []) }

    /// The same, without words of like meaning.
    private var ownVerb: Set<UInt64> {
        guard let predicate else { return [] }
        return VerbForms.forms(of: predicate, in: context.query.language).reduce(into: []) {
            $0.formUnion(TermAnalyzer.everyLanguage.hashes(of: $1))
        }
    }

    private func holdsVerb(_ text: String) -> Bool {
        let verb = ownVerb
        var isHeld = false
        TermAnalyzer.everyLanguage.forEachForm(in: text) { form, _, _ in isHeld = isHeld || verb.contains(form.hash) }
        return isHeld
    }

    private var topic: Set<UInt64> {
        search.words.filter { $0.word != predicate }.reduce(into: []) { $0.formUnion(terms(of: $1)) }
    }

    private func terms(of word: Retriever.RankedWord) -> Set<UInt64> {
        Set(word.terms.filter { $0.value >= 0.8 }.map(\.key)).union(word.related.map(\.hash))
    }

}
