import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// Searches the best passages for the sentence that gives the amount asked for.
struct AmountSearch {
    let context: AnswerContext
    let search: AnswerContext.Search
    let request: AmountRequest

    private var quantity: Quantity { request.measured }

    private static let depth = 10
    private static let nearlyAsStrong: Float = 0.7
    private static let leastStrength: Float = 0.5
    /// Minimum share of the question in the sentence itself, unless the number is next to the counted noun.
    private static let leastShare: Float = 0.6
    /// The same for a sentence that names the time asked about.
    private static let leastShareInTime: Float = 0.25
    /// The same for a duration that counts back to a point in time: "five years ago".
    private static let leastShareOfPoint: Float = 0.8
    /// Weight of a match in the title and headings, relative to one in the sentence.
    private static let aboveShare: Float = 0.9

    func candidates() -> [AmountCandidate] {
        let first = search.found.prefix(AmountSearch.depth)
        let strongest = first.max { $0.strength < $1.strength }
        let least = (strongest?.strength ?? 0) * AmountSearch.nearlyAsStrong
        return first.enumerated().flatMap { rank, found in
            // The rest of the question may stand in another passage of the same document.
            let isOfStrongest = found.document.number == strongest?.document.number
            return found.strength
                < (isOfStrongest ? AmountSearch.leastStrength : max(AmountSearch.leastStrength, least))
                ? []
                : PassageSentences(found, context: context).sentences.compactMap { amount(in: $0, found, at: rank) }
        }
    }

    /// Whether one of the strongest passages has an amount of the requested quantity, even if none is certainly the answer.
    ///
    /// Checked only for money, shares, weights and speeds; true for all others, because text can state those without a number and unit.
    var mayBeNamed: Bool {
        guard [.money, .share, .weight, .speed].contains(quantity) else { return true }
        let first = search.found.prefix(AmountSearch.depth)
        let least = (first.map(\.strength).max() ?? 0) * AmountSearch.nearlyAsStrong
        return first.contains { found in
            found.strength >= least
                && PassageSentences(found, context: context).sentences.contains { sentence in
                    let text = AmountsInText(sentence.text)
                    let times = dated(in: sentence.text, of: found.document).words
                    return text.amounts.contains {
                        request.fits($0) && ($0.quantity != nil || !isOfTime($0, text, times))
                    }
                }
        }
    }

    /// Finds the amount in notes and meetings titled like the topic, "how long was the outage"; nil if there is none, or several.
    func bestInTitled() throws(StoreError) -> AmountCandidate? {
        let topic = search.words.map(\.word).filter { !LightWords.contains($0) }.joined(separator: " ")
        let match = TitleMatch(topic)
        guard [.duration, .money, .share].contains(quantity), !match.isIdle else { return nil }
        let documents = try context.index.documents(context.filter).filter {
            ($0.kind == .note || $0.kind == .meeting) && match.share(of: [$0.title]) >= 0.5
        }
        var found: [AmountCandidate] = []
        for document in documents.suffix(AmountSearch.mostTitled) {
            found += try candidates(in: document).compactMap(\.candidate)
        }
        return Set(found.map(\.value)).count == 1 ? found.first : nil
    }

    /// Finds the amount in the document of all the best passages, in the sentence that holds most of the question; nil if there is none, or
    /// several.
    func bestInDocument() throws(StoreError) -> AmountCandidate? {
        guard request.isMeasure, let document = search.found.first?.document,
            search.found.count > 1,
            search.found.prefix(AmountSearch.mostOfDocument).allSatisfy({ $0.document.number == document.number })
        else { return nil }
        let found = try candidates(in: document)
        let most = found.map(\.share).max() ?? 0
        let best = found.filter { $0.share == most && $0.share > 0 }.map(\.candidate)
        let sure = best.compactMap { $0 }
        // If the sentence that holds most has several amounts, one that holds less does not tell which.
        return sure.count == best.count && Set(sure.map(\.value)).count == 1 ? sure.first : nil
    }

    /// The number of best passages that are looked at to tell whether the question is about one document.
    private static let mostOfDocument = 3

    /// Returns the amounts of a document's sentences, nil for those with several, each with the share of the question in its sentence.
    private func candidates(
        in document: DocumentRecord
    ) throws(StoreError) -> [(candidate: AmountCandidate?, share: Float)] {
        guard let first = search.found.first else { return [] }
        var found: [(candidate: AmountCandidate?, share: Float)] = []
        for chunk in try context.index.chunks(ofDocument: document.number) {
            var place = first
            place.document = document
            (place.passage.document, place.passage.lines, place.passage.chunks) = (
                document.number, chunk.lines, [chunk]
            )
            place.passage.best.chunk = chunk.number
            for sentence in PassageSentences(place, context: context).sentences where !sentence.text.contains("@") {
                let text = AmountsInText(sentence.text)
                let amounts = text.amounts.filter(request.fits)
                guard !amounts.isEmpty else { continue }
                let amount = only(amounts) ?? ofTopic(amounts, text, search.evidence)
                let candidate = amount.map {
                    AmountCandidate(value: request.inAskedUnit($0), quote: sentence.text, passage: place)
                }
                found.append((candidate, search.evidence.strength(of: [sentence.text])))
            }
        }
        return found
    }

    private static let mostTitled = 5

    private func amount(
        in sentence: PassageSentences.Sentence, _ found: RetrievedPassage, at rank: Int
    ) -> AmountCandidate? {
        let evidence = search.evidence.inside(found.document)
        let own = [sentence.text, sentence.header ?? ""]
        let above = sentence.above + [found.document.fullName]
        let share = max(
            evidence.strength(of: own), shareWithoutUnit(sentence, found),
            AmountSearch.aboveShare * evidence.strength(of: own, below: above))
        guard share > 0 || sentence.header != nil, !sentence.text.hasSuffix("?") else { return nil }
        // A task (marked with "@") states how long something should take, not how long it took.
        if quantity == .duration, sentence.text.contains("@") { return nil }
        let text = AmountsInText(sentence.text)
        let dated = dated(in: sentence.text, of: found.document)
        let candidates = text.amounts.filter {
            request.fits($0) && ($0.quantity != nil || !isOfTime($0, text, dated.words))
        }
        guard let (amount, isBeside) = chosen(from: candidates, text, evidence) else { return nil }
        let least = dated.inAskedTime > 0 ? AmountSearch.leastShareInTime : AmountSearch.leastShare
        guard isInTime(found.document) || dated.inAskedTime > 0 else { return nil }
        let isTelling = !request.counted.allSatisfy(LightWords.contains)
        let isHeld =
            isBeside && isTelling
            && (evidence.strength(of: own + above) >= AmountSearch.leastShare
                || amount.quantity != nil && found.strength >= AmountSearch.leastShare)
        guard share >= least || isHeld else { return nil }
        if text.isPoint(amount), share < AmountSearch.leastShareOfPoint { return nil }
        var candidate = AmountCandidate(
            value: request.inAskedUnit(amount), quote: sentence.text, header: sentence.header, passage: found)
        candidate.features.add(.share, share)
        candidate.features.add(.rank, 1 / Float(1 + rank))
        candidate.features.add(.inAskedTime, dated.inAskedTime)
        return candidate
    }

    /// Returns the share without the words for the unit, because a currency sign can stand for "cost" and a duration for "take".
    private func shareWithoutUnit(_ sentence: PassageSentences.Sentence, _ found: RetrievedPassage) -> Float {
        let unit = request.unit.map { LetterFolding.fold($0) }
        let words = search.words.filter { !request.words.contains($0.word) && $0.word != unit }
        let names = Set(context.reading.people.flatMap { Tokenizer().tokens(of: $0.text).map(\.folded) })
        // A person's name alone does not identify the amount.
        guard words.contains(where: { !names.contains($0.word) }), words.count < search.words.count else { return 0 }
        return Evidence(words, memo: context.memory.words.everyLanguage).inside(found.document).strength(of: [
            sentence.text, sentence.header ?? "",
        ])
    }

    // MARK: Which amount

    /// Returns the amount next to the counted noun or the topic, or the only one.
    private func chosen(
        from amounts: [AmountsInText.Amount], _ text: AmountsInText, _ evidence: Evidence
    ) -> (AmountsInText.Amount, isBeside: Bool)? {
        if quantity == .age { return age(in: amounts, text).map { (inYears($0), true) } }
        if quantity == .any || quantity == .money {
            let prices = amounts.filter { $0.quantity == .money }
            if let price = only(prices) ?? ofTopic(prices, text, evidence) {
                return (price, isBesideCounted(price, text))
            }
        }
        if quantity == .any {
            let measured = amounts.filter { $0.quantity != nil }
            if let one = only(measured) { return (one, isBesideCounted(one, text)) }
            return measured.isEmpty ? only(amounts.filter { isBesideCounted($0, text) }).map { ($0, true) } : nil
        }
        if quantity == .count {
            let beside = amounts.filter { isBesideCounted($0, text) }
            if let one = only(beside) { return (one, true) }
            guard beside.isEmpty else { return nil }
            // A number next to another noun counts that noun; the 70 of "70 of them" counts none.
            return only(amounts.filter { isPartitive($0, text) }).map { ($0, false) }
        }
        return (only(amounts) ?? ofTopic(amounts, text, evidence)).map { ($0, isBesideCounted($0, text)) }
    }

    /// Returns the only amount; nil if there are several different values.
    private func only(_ amounts: [AmountsInText.Amount]) -> AmountsInText.Amount? {
        guard let first = amounts.first, amounts.allSatisfy({ $0.value == first.value }) else { return nil }
        return first
    }

    /// Returns the amount whose own words match the topic, if each amount has some: "Crew is €39, Fleet €119".
    private func ofTopic(
        _ amounts: [AmountsInText.Amount], _ text: AmountsInText, _ evidence: Evidence
    ) -> AmountsInText.Amount? {
        var start = 0
        var found: [(amount: AmountsInText.Amount, weight: Float)] = []
        for amount in amounts {
            let words = text.tokens[start..<max(start, amount.tokens.lowerBound)].filter { $0.kind == .word }
            start = amount.tokens.upperBound
            guard words.contains(where: { !QuestionWords.isFunctionWord($0.folded) }) else { return nil }
            found.append((amount, evidence.weight(of: words.map(\.text).joined(separator: " "))))
        }
        let best = found.map(\.weight).max() ?? 0
        let ofTopic = found.filter { $0.weight == best }
        return best > 0 && ofTopic.count == 1 ? ofTopic[0].amount : nil
    }

    /// Whether the number is next to the counted noun: "140 leads", "61 bright colours", "Leads: 140".
    private func isBesideCounted(_ amount: AmountsInText.Amount, _ text: AmountsInText) -> Bool {
        let label = text.tokens.prefix(amount.tokens.lowerBound)
        if label.last?.text == ":", label.count <= AmountSearch.longestLabel, label.contains(where: isCounted) {
            return true
        }
        // "50 lbs of honey"
        let start = amount.tokens.upperBound + (amount.quantity != nil && isPartitive(amount, text) ? 1 : 0)
        let behind = start..<max(start, min(start + 3, text.tokens.count))
        let near = behind.prefix {
            text.tokens[$0].kind == .word && !QuestionWords.isFunctionWord(text.tokens[$0].folded)
        }
        return near.contains { isCounted(text.tokens[$0]) }
    }

    /// In tokens.
    private static let longestLabel = 5

    private func isCounted(_ token: QuestionToken) -> Bool {
        !TermAnalyzer.everyLanguage.hashes(of: token.text).isDisjoint(with: counted)
    }

    /// Whether "of" follows the number, so that it counts no other noun: "70 of them".
    private func isPartitive(_ amount: AmountsInText.Amount, _ text: AmountsInText) -> Bool {
        let next = amount.tokens.upperBound
        return text.tokens.indices.contains(next) && AmountWords.of.contains(text.tokens[next].lower)
    }

    private var counted: Set<UInt64> { Set(request.counted.flatMap(TermAnalyzer.everyLanguage.hashes)) }

    private func inYears(_ amount: AmountsInText.Amount) -> AmountsInText.Amount {
        var amount = amount
        if amount.quantity == .duration { amount.value /= AmountWords.minutesOfYear }
        return amount
    }

    private func age(in amounts: [AmountsInText.Amount], _ text: AmountsInText) -> AmountsInText.Amount? {
        only(
            amounts.filter { amount in
                let tokens = text.tokens
                let next = amount.tokens.upperBound
                let last = amount.tokens.upperBound - 1
                let isYears =
                    AmountWords.years.contains(tokens[last].lower)
                    && AmountWords.old.contains(next < tokens.count ? tokens[next].lower : "")
                let before = amount.tokens.lowerBound - 1
                return isYears || tokens.indices.contains(before) && AmountWords.turning.contains(tokens[before].lower)
            })
    }

    // MARK: Times

    /// Returns the time expressions of a sentence, and 1 if they overlap the asked time, -1 if not, 0 if unknown.
    private func dated(in text: String, of document: DocumentRecord) -> (words: [String], inAskedTime: Float) {
        guard let written = document.start else { return ([], 0) }
        let times = TimesInText(text, writtenOn: written.date)
        guard let asked = context.reading.time, !times.times.isEmpty else { return (times.times.map(\.words), 0) }
        return (times.times.map(\.words), times.share(in: asked.spans) > 0 ? 1 : -1)
    }

    /// Whether the document is from the time asked about; true if the question names none.
    private func isInTime(_ document: DocumentRecord) -> Bool {
        guard let time = context.reading.time, !time.isVague else { return true }
        // A document without a date may be of any time.
        guard let start = document.start else { return true }
        return time.spans.contains { $0.contains(start) }
    }

    /// Whether a number is part of a time expression, such as the 3 of "3 February", or looks like a year.
    private func isOfTime(_ amount: AmountsInText.Amount, _ text: AmountsInText, _ times: [String]) -> Bool {
        let number = text.tokens[amount.tokens.lowerBound].lower
        return times.contains { time in
            time.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0 == number }
        } || (1900...2100).contains(amount.value) && text.tokens[amount.tokens.lowerBound].kind == .number
    }
}
