import Model
import Parsing
import Retrieval
import Store
import Text

extension AnswerContext {
    struct Search {
        var found: [RetrievedPassage]
        var words: [Retriever.RankedWord]
        var evidence: Evidence
        var strength: AnswerStrength
        /// Whether the best passage is strong enough to be an answer.
        var isAnswer: Bool

        func of(_ found: [RetrievedPassage]) -> Search {
            var search = self
            search.found = found
            return search
        }

        /// Returns the passages with one moved to the front.
        func found(first: RetrievedPassage) -> [RetrievedPassage] {
            let others = found.filter { $0.passage.lines != first.passage.lines || $0.document != first.document }
            return [first] + others
        }

        /// Whether a passage is worth showing beside the best; weaker ones are noise.
        func isWorthShowing(_ passage: RetrievedPassage) -> Bool {
            let strongest = found.prefix(AnswerContext.strengthDepth).map(\.strength).max() ?? 0
            let best = found.first?.passage.score ?? 0
            return passage.strength >= strongest * AnswerContext.worthShowing
                || passage.passage.score >= best * AnswerContext.nearlyAsGood
        }
    }

    /// Searches for the topic, best first.
    ///
    /// If the words alone give no answer, or the vault lacks some of them, the topic is ranked again with related words. Unless the first
    /// result is about the topic, related words must stand for at least two words of the question.
    func search() throws(StoreError) -> Search {
        let search = try searchInWords(query)
        // A diary entry names the company but has no list of attendees: "Rang Ann, the ferry runs again".
        let support = search.found.isEmpty ? 0 : search.strength.support
        guard support < 1, !query.filter.attendees.isEmpty, query.filter.kinds.isEmpty else { return search }
        var query = query
        (query.filter.attendees, query.filter.kinds) = ([], [.note])
        let other = try searchInWords(query)
        let naming = other.found.filter(namesCompany)
        let notes = judged(naming, other.words, other.evidence)
        return notes.isAnswer && notes.strength.support > support ? notes : search
    }

    /// Whether a passage names all people that the question asks to have been present.
    private func namesCompany(_ found: RetrievedPassage) -> Bool {
        let named = Set(found.texts.flatMap { peopleInText.people(in: $0).map(\.number) })
        return filter.attendees.allSatisfy { !$0.isDisjoint(with: named) }
    }

    private func searchInWords(_ query: Query) throws(StoreError) -> Search {
        let search = try search(query)
        let isCovered = search.strength.isAbout && search.words.allSatisfy { $0.isKnown || $0.meant != nil }
        guard !isCovered, search.words.contains(where: { !$0.related.isEmpty }) else { return search }
        var query = query
        query.isInOtherWords = true
        var other = try self.search(query)
        guard !other.found.isEmpty else { return search }
        if search.strength.isAbout {
            (other.strength, other.isAnswer) = (search.strength, search.isAnswer)
        } else {
            other.strength.context = min(other.strength.context, search.strength.context)
            other.isAnswer = other.strength.isAnswer && other.strength.correspondences > 1
        }
        return other
    }

    private func search(_ query: Query) throws(StoreError) -> Search {
        var query = query
        query.filter.holdsCancelledNotes = true
        let ranking = try rank(query)
        let evidence = Evidence(
            ranking.words, names: namesInQuestion, people: reading.people.map(\.text), memo: memory.words.everyLanguage)
        let found = ranking.passages.compactMap { passage in
            ranking.documents[passage.document].map {
                RetrievedPassage(passage: passage, document: $0, evidence: evidence)
            }
        }
        // A discussion includes the replies of other speakers.
        return judged(query.isDiscussion ? found : spokenByAsked(found), ranking.words, evidence)
    }

    /// Moves passages in which only people other than the asked speaker talk to the end.
    private func spokenByAsked(_ found: [RetrievedPassage]) -> [RetrievedPassage] {
        let spoken = SpokenLines(reading)
        return found.filter { !spoken.isOfOthers($0) } + found.filter(spoken.isOfOthers)
    }

    /// Judges passages by the words they were ranked by; passages are best first.
    func judged(_ found: [RetrievedPassage], _ words: [Retriever.RankedWord], _ evidence: Evidence) -> Search {
        var found = found
        let holdings = found.prefix(AnswerStrength.depth).map { evidence.holding(of: $0.texts) }
        for (place, holding) in holdings.enumerated() {
            found[place].strength = evidence.strength(ofHeld: evidence.held(holding))
        }
        var strength = strength(of: found, holdings, evidence)
        if !strength.isAnswer, strength.attribution == nil, !strength.missing.isEmpty {
            let missing = Set(strength.missing)
            let rest = evidence.without(missing)
            // One word alone, anywhere and at any time, does not say what is asked for.
            if rest.subject.count + (reading.time == nil ? 0 : 1) > 1,
                missing.isSubset(of: LooseWords(reading.question).words)
            {
                strength = self.strength(of: found, holdings, rest)
            }
        }
        return Search(
            found: found, words: words, evidence: evidence, strength: strength,
            isAnswer: !found.isEmpty && strength.isAnswer)
    }

    /// Returns how strong passages are; `holdings` are those of the first ones.
    private func strength(
        of found: [RetrievedPassage], _ holdings: [Evidence.Holding], _ evidence: Evidence
    ) -> AnswerStrength {
        var judge = StrengthJudge(evidence, names: properNames)
        for (one, holding) in zip(found, holdings) {
            judge.add(
                evidence.held(holding), of: one.document.number, context: one.passage.best.parts.context,
                correspondences: evidence.correspondences(holding))
        }
        var strength = judge.strength(isInside: !reading.containers.isEmpty || filter.scope != nil)
        strength.lacksName = !Set(strength.missing).isDisjoint(with: properNames)
        strength.isOfDate = reading.intent == .when
        strength.attribution = attribution(of: found.prefix(AnswerStrength.depth), evidence)
        // This test reads every line, so it comes last. It does not apply if a related word replaces a word of the question.
        if strength.isAbout, strength.attribution == nil, strength.correspondences == 0 {
            let lines = found.prefix(AnswerStrength.depthOfPairs).flatMap { self.lines(of: $0, evidence) }
            strength.together = evidence.together(in: lines)
        }
        return strength
    }

    /// Returns the sentences of a line that is a whole paragraph, else the line: the words of a paragraph may meet by chance.
    private static func parts(of line: Substring) -> [String] {
        guard line.utf8.count > longestLine else { return [String(line)] }
        let text = String(line)
        return Sentences.ranges(in: text).map { String(text[$0]) }
    }

    /// The maximum length of a line whose words belong together, in bytes.
    private static let longestLine = 300

    /// Returns the holdings of each line joined with its headings, and of each pair of neighbouring lines.
    ///
    /// A transcript passage counts as a whole, because speakers share a subject over several turns.
    private func lines(of found: RetrievedPassage, _ evidence: Evidence) -> [Evidence.Holding] {
        let chunks = found.passage.chunks
        if chunks.contains(where: { !$0.speakers.isEmpty }) { return [evidence.holding(of: found.texts)] }
        return chunks.flatMap { chunk in
            let above = evidence.holding(of: [found.document.fullName] + chunk.headingPath + chunk.parentItems)
            let lines = chunk.text.lines().flatMap(AnswerContext.parts).map { evidence.holding(of: [$0]).union(above) }
            return lines + zip(lines, lines.dropFirst()).map { $0.union($1) }
        }
    }

    /// Returns the shares of the matching lines about the asked people and about others; nil if the question is about nobody.
    private func attribution(of found: some Collection<RetrievedPassage>, _ evidence: Evidence) -> AnswerStrength
        .Shares?
    {
        guard evidence.hasContent,
            let attribution = Attribution(
                reading.people, speakers: Set(found.flatMap(\.passage.speakers)), vaultOwner: names.owner)
        else { return nil }
        var shares = AnswerStrength.Shares(asked: 0, others: 0)
        var discount: Float = 1
        for one in found {
            let (chunks, title) = (one.passage.chunks, one.document.fullName)
            var (asked, other): (Evidence.Holding?, Evidence.Holding?)
            attribution.forEachSentence(of: chunks, titled: title) { sentence, owner in
                switch owner {
                case .asked: evidence.add(sentence, to: &asked)
                case .other: evidence.add(sentence, to: &other)
                case .nobody: break
                }
            }
            // A meeting's title and headings count as the subject of every sentence in it.
            let titles = evidence.holding(of: [title] + chunks.flatMap(\.headingPath))
            func share(_ holding: Evidence.Holding?) -> Float {
                holding.map { discount * evidence.contentShare(ofHeld: evidence.held($0.union(titles))) } ?? 0
            }
            shares.asked = max(shares.asked, share(asked))
            shares.others = max(shares.others, share(other))
            discount *= AnswerStrength.rankDiscount
        }
        return shares
    }

    /// Number of best passages among which the strongest is sought.
    static let strengthDepth = AnswerStrength.depth
    /// Minimum strength of a shown passage, relative to the strongest.
    static let worthShowing: Float = 0.6
    /// Minimum score, relative to the best, at which a passage is shown whatever its strength.
    static let nearlyAsGood: Float = 0.75

    /// The folded proper names of an English question: capitalised words after the first that are not all capitals.
    ///
    /// Empty if more than half of the words are capitalised.
    private var properNames: Set<String> {
        guard query.language == .english else { return [] }
        let words = QuestionTokenizer().tokens(of: reading.question).filter { $0.kind == .word }.dropFirst()
        let names = words.filter { $0.text.first?.isUppercase == true && $0.text != $0.text.uppercased() }
        return names.count * 2 > words.count ? [] : Set(names.map(\.folded))
    }

    /// The folded capitalised words of the question, except the first.
    private var namesInQuestion: Set<String> {
        let tokens = QuestionTokenizer().tokens(of: reading.question)
        return Set(tokens.dropFirst().filter { $0.text.first?.isUppercase == true }.map { LetterFolding.fold($0.stem) })
    }
}
