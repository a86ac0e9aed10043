import Model
import Parsing
import Store
import Text

/// The lines of what a search found that hold the kind of thing asked for: the steps of "how do I", the items of "what goes into", the number
/// of "how many", where a heading or title names the matter and the lines themselves do not.
struct AskedLines {
    let context: AnswerContext
    let search: AnswerContext.Search

    /// The places with those lines behind the best of them whose section holds such.
    ///
    /// - Parameter found: Places, best first.
    /// - Returns: The same places, with a passage of those lines where a section holds some.
    /// - Throws: `StoreError` where the index cannot be read.
    func first(_ found: [RetrievedPassage]) throws(StoreError) -> [RetrievedPassage] {
        // What was looked up for one part of an answer serves the others.
        guard !found.contains(where: { $0.asked != nil }), let asked = AskedKind(context.reading),
            [.manner, .contents, .definition, .amount, .members].contains(asked)
        else {
            return found
        }
        let section = SectionLines(
            context: context, matter: search.evidence, isTitleName: true, leastShare: AskedLines.namingShare)
        for (place, one) in found.prefix(AskedLines.depth).enumerated() {
            guard let told = try section.passage(of: one, choose: { choose($0, asked, one.document.title) }) else {
                continue
            }
            // What is found already need not come twice.
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

    /// A name holds this share of the question: what stands below it is about that, whatever its words.
    private static let namingShare: Float = 0.7
    /// Among so many of the best places.
    private static let depth = 2

    private func choose(_ lines: ArraySlice<QuotableLine>, _ asked: AskedKind, _ title: String) -> Range<Int>? {
        switch asked {
        case .manner: run(in: lines) { $0 != .prose }
        case .contents, .members: AskedLines.longestList(in: lines).map(AskedLines.beginning)
        case .definition: opening(of: lines)
        default: number(in: lines, title)
        }
    }

    /// The run of items or of code that says most about the question; the first of those that say as much.
    private func run(in lines: ArraySlice<QuotableLine>, where isWanted: (LineForms.Form) -> Bool) -> Range<Int>? {
        let telling = AskedLines.runs(of: lines, where: isWanted).filter {
            $0.count > 1 || lines[$0.lowerBound].form == .code
        }
        let shares = telling.map { run in
            search.evidence.strength(of: lines[run].map(\.text) + (lines[run].first?.headings ?? []))
        }
        let best = shares.indices.max { (shares[$0], $1) < (shares[$1], $0) }
        return best.map { AskedLines.beginning(of: telling[$0]) }
    }

    /// The longest list, with the items inside its items.
    ///
    /// - Parameter lines: The lines of a section.
    /// - Returns: The first of those that are as long; nil if no list has more than one item.
    static func longestList(in lines: ArraySlice<QuotableLine>) -> Range<Int>? {
        let runs = AskedLines.runs(of: lines) { $0 == .item }
        return runs.filter { $0.count > 1 }.max { ($0.count, $1.lowerBound) < ($1.count, $0.lowerBound) }
    }

    private static func beginning(of run: Range<Int>) -> Range<Int> {
        run.lowerBound..<min(run.upperBound, run.lowerBound + longest)
    }

    /// Neighbouring lines of one form below one heading.
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

    /// A list is told in so many lines at most.
    static let longest = 20

    /// The first sentence of the section.
    private func opening(of lines: ArraySlice<QuotableLine>) -> Range<Int>? {
        let first = lines.indices.first { place in
            let line = lines[place]
            return line.form == .prose && line.role != .fields && Sentences.endsSentence(line.text)
                && !line.traits.contains(.isIdle)
        }
        return first.map { $0..<($0 + 1) }
    }

    /// The line with a number that says most of what the title and headings leave open.
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
