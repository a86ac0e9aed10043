import Language
import Model
import Parsing
import Store
import Text

/// Finds the lines in the search results that contain the kind of thing asked for: the steps for "how do I", the items for "what goes
/// into", the number for "how many".
///
/// A heading or title may name the subject instead of the lines themselves.
struct AskedLines {
    let context: AnswerContext
    let search: AnswerContext.Search

    /// Inserts a passage of those lines into `found`, which is best first, after the best passage whose section contains some.
    func first(_ found: [RetrievedPassage]) throws(StoreError) -> [RetrievedPassage] {
        // Lines already looked up for another part of the answer are reused.
        guard !found.contains(where: { $0.asked != nil }), let asked = AskedKind(context.reading),
            [.manner, .contents, .definition, .amount, .members].contains(asked)
        else {
            return found
        }
        let section = SectionLines(
            context: context, matter: search.evidence, isTitleName: true,
            leastShare: asked == .members ? SectionLines.leastShare : AskedLines.namingShare)
        for (place, one) in found.prefix(AskedLines.depth).enumerated() {
            guard let told = try section.passage(of: one, choose: { choose($0, asked, one.document.title) }) else {
                continue
            }
            // Lines already in the passage are only marked.
            let chunks = Set(told.passage.chunks.map(\.number))
            if chunks.isSubset(of: one.passage.chunks.map(\.number)) {
                var own = found
                own[place].asked = told.asked
                return own
            }
            let others = found.dropFirst(place + 1).filter { chunks.isDisjoint(with: $0.passage.chunks.map(\.number)) }
            return found.prefix(place) + [one, told] + others
        }
        return found
    }

    /// The minimum share of the question in a heading or title that names the subject.
    private static let namingShare: Float = 0.7
    /// The number of best passages tried.
    private static let depth = 2

    private func choose(_ lines: ArraySlice<QuotableLine>, _ asked: AskedKind, _ title: String) -> Range<Int>? {
        switch asked {
        case .manner: steps(in: lines)
        case .contents, .members: AskedLines.longestList(in: lines).map(AskedLines.beginning)
        case .definition: opening(of: lines)
        default: number(in: lines, title)
        }
    }

    /// Returns the run of items or code with most of the question, below a heading of steps if there is one; the first of equal ones.
    private func steps(in lines: ArraySlice<QuotableLine>) -> Range<Int>? {
        let runs = AskedLines.runs(of: lines) { $0 != .prose }.filter {
            $0.count > 1 || lines[$0.lowerBound].form == .code
        }
        let headed = runs.filter { run in lines[run].first?.headings.last.map(AskedLines.areSteps) ?? false }
        let telling = headed.isEmpty ? runs : headed
        let shares = telling.map { run in
            search.evidence.strength(of: lines[run].map(\.text) + (lines[run].first?.headings ?? []))
        }
        let best = shares.indices.max { (shares[$0], $1) < (shares[$1], $0) }
        return best.map { AskedLines.beginning(of: telling[$0]) }
    }

    /// Whether a heading says nothing but that steps stand below it: "Instructions", "Ingredients and prep".
    private static func areSteps(_ heading: String) -> Bool {
        let words = Tokenizer().tokens(of: heading).map(\.folded).filter { !QuestionWords.isFunctionWord($0) }
        return !words.isEmpty && words.allSatisfy(headingsOfSteps.contains)
    }

    private static let headingsOfSteps = Set(words: Language.allCases.map(\.asked.steps))

    /// Returns the longest list with several items, including nested items and their paragraphs; the first of equal ones.
    static func longestList(in lines: ArraySlice<QuotableLine>) -> Range<Int>? {
        let runs = AskedLines.lists(in: lines)
        return runs.filter { $0.count > 1 }.max { ($0.count, $1.lowerBound) < ($1.count, $0.lowerBound) }
    }

    /// Returns the names of a list's outermost items if the members of a kind are asked for; empty unless every item has a short name.
    func members(in found: [RetrievedPassage]) -> [String] {
        guard AskedKind(context.reading) == .members, let list = found.first(where: { $0.asked != nil }),
            let range = list.asked
        else { return [] }
        let lines = LineReader().lines(of: list.passage.chunks).filter {
            $0.form == .item && range.first <= $0.lines.first && $0.lines.last <= range.last
        }
        let items = lines.filter { $0.depth == lines.first?.depth }
        let names = items.compactMap { ListItemName.name(of: $0.text) }
        return names.count == items.count && names.count > 1 ? names : []
    }

    /// Returns the runs of items under the same headings; paragraphs inside an item belong to it.
    private static func lists(in lines: ArraySlice<QuotableLine>) -> [Range<Int>] {
        var lists: [Range<Int>] = []
        for place in lines.indices where lines[place].form == .item && !lines[place].traits.contains(.isIdle) {
            if let last = lists.last, lines[place].headings.first == lines[last.lowerBound].headings.first,
                lines[last.upperBound..<place].allSatisfy({ $0.depth > lines[last.lowerBound].depth })
            {
                lists[lists.count - 1] = last.lowerBound..<(place + 1)
            } else {
                lists.append(place..<(place + 1))
            }
        }
        return lists
    }

    private static func beginning(of run: Range<Int>) -> Range<Int> {
        run.lowerBound..<min(run.upperBound, run.lowerBound + longest)
    }

    /// Returns the runs of neighbouring lines with the same form and heading.
    private static func runs(
        of lines: ArraySlice<QuotableLine>, where isWanted: (LineForms.Form) -> Bool
    ) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in lines.indices where isWanted(lines[place].form) && !lines[place].traits.contains(.isIdle) {
            if let last = runs.last, last.upperBound == place, lines[place].form == lines[last.lowerBound].form,
                lines[place].headings.first == lines[last.lowerBound].headings.first
            {
                runs[runs.count - 1] = last.lowerBound..<(place + 1)
            } else {
                runs.append(place..<(place + 1))
            }
        }
        return runs
    }

    /// The maximum number of lines of a quoted list.
    static let longest = 20

    /// Returns the first sentence of a section.
    private func opening(of lines: ArraySlice<QuotableLine>) -> Range<Int>? {
        let first = lines.indices.first { place in
            let line = lines[place]
            return line.form == .prose && line.role != .fields && Sentences.endsSentence(line.text[...])
                && !line.traits.contains(.isIdle)
        }
        return first.map { $0..<($0 + 1) }
    }

    /// Returns the line with a number that has most of the question's words missing from the title and headings.
    private func number(in lines: ArraySlice<QuotableLine>, _ title: String) -> Range<Int>? {
        let shares = lines.indices.map { place in
            lines[place].traits.contains(.number)
                ? search.evidence.strength(of: [lines[place].text], below: [title] + lines[place].headings) : 0
        }
        guard let best = shares.indices.max(by: { (shares[$0], $1) < (shares[$1], $0) }), shares[best] > 0 else {
            return nil
        }
        let place = lines.startIndex + best
        return place..<(place + 1)
    }
}
