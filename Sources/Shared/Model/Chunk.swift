/// A short run of whole consecutive lines of one document: what is embedded and ranked.
public struct Chunk: Hashable, Sendable {
    /// The lines it stands on.
    public var lines: LineRange
    /// The text as written, lines joined by newlines; turns begin with `Speaker: `.
    public var text: String
    /// Who speaks in it, in order of appearance, each once.
    public var speakers: [String]
    /// The headings above its first line, outermost first.
    public var headingPath: [String]
    /// Characters from the beginning of the document's text to the chunk's middle: the distance that smoothing measures.
    public var middle: Int
    /// Seconds from the beginning of a recording, for a transcript.
    public var cueSecond: Int?
    /// The list items that its first line stands in, outermost first; for a part of a long table also the heads of its columns.
    public var parentItems: [String] = []
    /// What the section that it stands in is for; nil if none says so.
    public var role: SectionRole?
    /// Which of its lines go on with the line above.
    public var wrapped = WrappedLines()
    /// In how many list items each of its lines stands.
    public var depths = LineDepths()
    /// What each of its lines is a part of.
    public var forms = LineForms()

    /// A chunk.
    ///
    /// - Parameters:
    ///   - lines: The lines it stands on.
    ///   - text: The text as written.
    ///   - speakers: Who speaks in it.
    ///   - headingPath: The headings above its first line.
    ///   - middle: Characters from the beginning of the document's text to its middle.
    ///   - cueSecond: Seconds from the beginning of a recording.
    public init(
        lines: LineRange, text: String, speakers: [String] = [], headingPath: [String] = [], middle: Int,
        cueSecond: Int? = nil
    ) {
        self.lines = lines
        self.text = text
        self.speakers = speakers
        self.headingPath = headingPath
        self.middle = middle
        self.cueSecond = cueSecond
    }
}
