import Model
import Parsing
import Store
import Text

/// The value that the quoted lines of an answer's best place give: the side of a choice, the items of a list, the amount, person or thing
/// asked for.
///
/// A search for one kind of value that found one takes precedence; this reads what is quoted anyway.
struct QuotedValue {
    let context: AnswerContext
    let search: AnswerContext.Search
    /// The quoted lines in text order.
    let lines: [QuotableLine]

    /// Returns the value; nil if the lines do not tell it.
    ///
    /// - Throws: `StoreError` if the index cannot be read.
    func value() throws(StoreError) -> AnswerValue? {
        guard !lines.isEmpty else { return nil }
        if let choice = AskedChoice(context.reading.question, among: search.words) {
            return choice.taken(in: lines).map { .list([$0]) }
        }
        switch context.reading.request {
        case .amount(let amount): return number(of: amount)
        case .duration(let meetings), .count(let meetings): return number(of: meetings.amount)
        case .fact, .discussion, .summary, .decision: return items() ?? thing
        case .actor(let actor):
            if let names = items(ofPeople: true) { return names }
            return try people(actor)
        default: return nil
        }
    }

    /// The items of the quoted list, for an open question.
    private func items(ofPeople isOfPeople: Bool = false) -> AnswerValue? {
        guard let first = Tokenizer().tokens(of: context.reading.question).first?.folded,
            AskedKind.isOpen(first, context.reading.language ?? context.query.language)
        else { return nil }
        switch AskedKind(context.reading) {
        case .reason, .manner, .definition, .amount, .time: return nil
        case .place, .person, .contents, .members, nil: break
        }
        let list = QuotedList(lines: lines, evidence: search.evidence, isOfPeople: isOfPeople)
        return list.items().map { .list($0) }
    }

    /// The thing of the kind that is asked for, as the line with most of the question names it.
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

    /// The least share of the question in a line, with what stands above it, that names the thing asked for.
    private static let leastShare: Float = 0.5

    /// The people whom the lines name, where the question asks who does something.
    private func people(_ actor: ActorRequest) throws(StoreError) -> AnswerValue? {
        guard actor.office == nil, actor.duty == nil, actor.description == nil, !actor.isIdentity else { return nil }
        let people = try ActorSearch(context: context, search: search, request: actor).named(in: lines)
        return people.isEmpty ? nil : .list(people.map(\.name))
    }

    /// Returns the amount in the line with most of the question that has one; nil if lines with as much of it have others.
    private func number(of request: AmountRequest) -> AnswerValue? {
        let amounts = AmountSearch(context: context, search: search, request: request)
        let told = lines.compactMap { line -> (value: Double, share: Float)? in
            guard line.traits.isDisjoint(with: [.question, .task]), let value = amounts.value(in: line.text) else {
                return nil
            }
            return (value, search.evidence.strength(of: [line.text]))
        }
        guard let best = told.map(\.share).max() else { return nil }
        let values = Set(told.filter { $0.share == best }.map(\.value))
        return values.count == 1 ? values.first.map { .number($0) } : nil
    }
}
