import Model
import Parsing
import Store
import Text

/// The value stated by the lines that an answer quotes: the side of a choice, the items of a list, the amount, person or thing asked for.
///
/// Used only if no search for one kind of value has found one.
struct QuotedValue {
    let context: AnswerContext
    let search: AnswerContext.Search
    let lines: [QuotableLine]

    /// Returns the value; nil if the lines do not state it.
    func value() throws(StoreError) -> AnswerValue? {
        guard !lines.isEmpty else { return nil }
        if let choice = AskedChoice(context.reading.question, among: search.words) {
            return choice.taken(in: lines).map { .list([$0]) }
        }
        switch context.reading.request {
        case .amount(let amount): return number(of: amount)
        case .duration(let meetings), .count(let meetings): return number(of: meetings.amount)
        case .fact: return items() ?? measure ?? thing
        case .discussion, .summary, .decision: return items() ?? thing
        case .actor(let actor):
            if let names = items(ofPeople: true) { return names }
            return try people(actor)
        default: return nil
        }
    }

    private func items(ofPeople isOfPeople: Bool = false) -> AnswerValue? {
        guard let first = Tokenizer().tokens(of: context.reading.question).first?.folded,
            AskedKind.isOpen(first, context.reading.language ?? context.query.language)
        else { return nil }
        switch AskedKind(context.reading) {
        case .reason, .manner, .definition, .amount, .time: return nil
        case .place, .person, .name, .contents, .members, nil: break
        }
        let list = QuotedList(lines: lines, evidence: search.evidence, isOfPeople: isOfPeople)
        return list.items().map { .list($0) }
    }

    /// The number that the question asks for by a noun: "the weight of the anchor".
    private var measure: AnswerValue? {
        switch AskedKind(context.reading) {
        case .amount, .definition, nil: break
        default: return nil
        }
        let nouns = Tokenizer().tokens(of: context.reading.question).map(\.folded)
        guard let noun = nouns.first(where: { AmountWords.measure($0) != nil }),
            let quantity = AmountWords.measure(noun)
        else { return nil }
        var request = AmountRequest()
        request.quantity = quantity
        request.counted = [noun]
        return number(of: request)
    }

    /// The thing of the asked kind, as named in the line with most of the question.
    private var thing: AnswerValue? {
        guard AskedKind(context.reading) != .members, let asked = AskedThing(context.reading.question) else {
            return nil
        }
        let shares = lines.map { search.evidence.strength(of: [$0.text] + $0.headings) }
        guard let most = shares.max(), most >= QuotedValue.leastShare, let best = shares.firstIndex(of: most) else {
            return nil
        }
        return asked.name(in: lines[best].text).map { .list([$0]) }
    }

    /// Minimum share of the question in a line, with its headings, that names the thing asked for.
    private static let leastShare: Float = 0.5

    /// Returns the people that the lines name, if the question asks who does something.
    private func people(_ actor: ActorRequest) throws(StoreError) -> AnswerValue? {
        guard actor.office == nil, actor.duty == nil, !actor.isIdentity else { return nil }
        let people = try QuotedPeople(context: context, search: search, request: actor).people(in: lines)
        return people.isEmpty ? nil : .list(people.map(\.name))
    }

    private func number(of request: AmountRequest) -> AnswerValue? {
        QuotedNumber(evidence: search.evidence, request: request).value(in: lines).map { .number($0) }
    }
}
