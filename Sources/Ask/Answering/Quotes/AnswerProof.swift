import Model
import Store
import Text

/// Compares the quotes of an answer with the cited files, and replaces them with the files' exact words.
///
/// Answers are composed from the index. Before one is shown, the lines of each citation are read again from the file. Text that is gone is
/// not shown, and the answer names the files that changed.
public struct AnswerProof {
    /// Reads lines of a file as it is now.
    public typealias Reader = (_ path: String, _ lines: [LineRange]) -> QuotedFile

    /// An answer whose quotes are proven.
    public struct Proven {
        /// The answer without what could not be proven.
        public var answer: Answer
        /// The files whose content no longer matches the index, in order of path.
        public var changed: [String] = []
        /// Whether a cited file differs from the version in the index.
        public var isOutdated = false
        /// Quotations missing from their unchanged files; they are shown as computed lines and should have been marked so.
        public var unproven: [Answer.Quote] = []

        /// Wraps an answer without checking it.
        ///
        /// - Parameter answer: The answer.
        public init(answer: Answer) { self.answer = answer }

        /// Numbers the citations; the cited lines and the shown quotes must be final.
        fileprivate mutating func number() {
            let numbers = CitationNumbers(answer)
            answer = numbers.numbered(answer)
            unproven = unproven.map(numbers.numbered)
        }
    }

    private let index: IndexReader
    private let read: Reader

    /// Creates a proof for answers from an index.
    ///
    /// - Parameters:
    ///   - index: The index that the answers come from.
    ///   - read: Reads lines of the vault's files.
    public init(index: IndexReader, read: @escaping Reader) {
        self.index = index
        self.read = read
    }

    /// Proves the quotes of an answer.
    ///
    /// - Parameter answer: An answer.
    /// - Returns: The answer with the words of its files.
    /// - Throws: `StoreError` if the index cannot be read.
    /// - Complexity: Reads each cited file once, up to its last cited line.
    public func prove(_ answer: Answer) throws(StoreError) -> Proven {
        let citations = answer.citations + [answer.nearest?.citation].compactMap { $0 }
        let files = try CitedFiles(citations, index: index, read: read)
        var proof = Run(files: files, proven: Proven(answer: answer))
        proof.proven.isOutdated = files.isOutdated
        proof.proven.answer.citations = answer.citations.map { proof.proven($0) }
        let nearest = answer.nearest?.citation.map { proof.proven($0) }
        proof.proven.answer.nearest?.citation = nearest
        proof.proveSections()
        proof.proven.changed = proof.changed.sorted()
        proof.proven.number()
        return proof.proven
    }

    private struct Run {
        let files: CitedFiles
        var proven: Proven
        var changed: Set<String> = []

        // MARK: Quotes

        mutating func proveSections() {
            let citations = Dictionary(proven.answer.citations.map { ($0.rank, $0) }) { first, _ in first }
            var sections: [Answer.Section] = []
            for var section in proven.answer.sections {
                let hadQuotes = !section.quotes.isEmpty
                var quotes: [Answer.Quote] = []
                for quote in section.quotes {
                    if let quote = prove(quote, quote.citations.compactMap { citations[$0] }) { quotes.append(quote) }
                }
                let telling = quotes.filter { $0.kind == .computed || !MarkupLine.isAlone($0.text) }
                section.quotes = telling.isEmpty ? quotes : telling
                if !section.quotes.isEmpty || !hadQuotes { sections.append(section) }
            }
            proven.answer.sections = sections
        }

        /// Returns the quote as worded in one of its citations; nil if a cited file changed and none contains it.
        private mutating func prove(_ quote: Answer.Quote, _ citations: [Citation]) -> Answer.Quote? {
            guard quote.kind == .quotation else { return quote }
            if citations.contains(where: { files.isUnreadable($0.document.path) }) { return quote }
            var result = quote
            for citation in citations {
                guard let alignment = files.alignment(citation),
                    let found = alignment.find(quote.text, matches: quote.matches, speakers: citation.speakers)
                else { continue }
                (result.text, result.matches, result.speaker) = (found.text, found.matches, found.speaker)
                return result
            }
            let paths = citations.map(\.document.path).filter(files.isChanged)
            changed.formUnion(paths)
            guard paths.isEmpty else { return nil }
            result.kind = .computed
            // Quotes of contacts are composed from field values.
            if !citations.allSatisfy({ $0.document.path.lowercased().hasSuffix(".vcf") }) {
                proven.unproven.append(quote)
            }
            return result
        }

        // MARK: Citations

        mutating func proven(_ citation: Citation) -> Citation {
            if files.isUnreadable(citation.document.path) { return citation }
            var result = citation
            var snippet = Snippet(citation)
            if let alignment = files.alignment(citation), let quoted = files.lines(citation) {
                let isWhole = snippet.align(alignment, speakers: citation.speakers)
                if !isWhole, files.isChanged(citation.document.path) { changed.insert(citation.document.path) }
                if snippet.isEmpty { snippet.take(quoted.likest(citation.snippet)) }
                result.lines = citation.lines.union(quoted.lines)
            } else {
                if files.isChanged(citation.document.path) { changed.insert(citation.document.path) }
                snippet = Snippet()
            }
            (result.snippet, result.matches) = (snippet.text, snippet.matches)
            return result
        }
    }
}

private struct Snippet {
    private var lines: [QuoteAlignment.Match] = []

    init() {}

    init(_ citation: Citation) {
        var start = 0
        for line in citation.snippet.lines(keepingEmpty: true) {
            let end = start + line.scalarCount
            let inside = citation.matches.filter { start <= $0.lowerBound && $0.upperBound <= end }
            let matches = inside.map { ($0.lowerBound - start)..<($0.upperBound - start) }
            if !line.isEmpty { lines.append(QuoteAlignment.Match(text: String(line), matches: matches)) }
            start = end + 1
        }
    }

    var isEmpty: Bool { lines.isEmpty }
    var text: String { lines.map(\.text).joined(separator: "\n") }

    /// The matches as offsets in the whole text, in Unicode scalars.
    var matches: [Range<Int>] {
        var start = 0
        var matches: [Range<Int>] = []
        for line in lines {
            matches += line.matches.map { ($0.lowerBound + start)..<($0.upperBound + start) }
            start += line.text.scalarCount + 1
        }
        return matches
    }

    /// Replaces each line with its wording in the file; returns false if a line is missing there.
    mutating func align(_ alignment: QuoteAlignment, speakers: [String]) -> Bool {
        let found = lines.map { alignment.find($0.text, matches: $0.matches, speakers: speakers) }
        let aligned = found.compactMap { $0 }
        let telling = aligned.filter { !MarkupLine.isAlone($0.text) }
        lines = telling.isEmpty ? aligned : telling
        return aligned.count == found.count
    }

    mutating func take(_ line: String?) {
        if let line { lines = [QuoteAlignment.Match(text: line, matches: [])] }
    }
}

extension QuotedLines {
    /// Returns the line that shares most words with a text, trimmed; the first such line of equals.
    fileprivate func likest(_ text: String) -> String? {
        let wanted = WordLine(text.lowercased())
        let words = Set(wanted.words.indices.map(wanted.word))
        var best: (line: String, count: Int)?
        for line in said where !MarkupLine.isAlone(line) {
            let own = WordLine(line.lowercased())
            guard !own.content.isEmpty else { continue }
            let count = Set(own.words.indices.map(own.word)).intersection(words).count
            if best.map({ count > $0.count }) ?? true { best = (WordLine(line).shown, count) }
        }
        return best?.line
    }
}

extension WordLine {
    fileprivate var shown: String {
        let line = String(decoding: bytes[content], as: UTF8.self)
        return line.count > SnippetMaker.longestLine ? String(line.prefix(SnippetMaker.longestLine)) : line
    }
}
