/// A short run of whole consecutive lines of one document: the piece that is embedded and ranked.
public struct Chunk: Hashable, Sendable {
    /// Its lines.
    public var lines: LineRange
    /// The text as written, with lines joined by newlines; turns begin with `Speaker: `.
    public var text: String
    /// The speakers, in order of appearance, each once.
    public var speakers: [String]
    /// The headings above its first line, outermost first.
    public var headingPath: [String]
    /// The distance in characters from the start of the document's text to its middle, for smoothing over neighbours.
    public var middle: Int
    /// Seconds from the start of a recording, for a transcript.
    public var cueSecond: Int?
    /// The list items that enclose its first line, outermost first; for a later part of a table also the column heads.
    public var parentItems: [String] = []
    /// The role of its section, if any.
    public var role: SectionRole?
    /// The lines that continue the line above them.
    public var wrapped = WrappedLines()
    /// The list depth of each line.
    public var depths = LineDepths()
    /// The form of each line.
    public var forms = LineForms()

    /// Creates a chunk.
    ///
    /// - Parameters:
    ///   - lines: Its lines.
    ///   - text: The text as written.
    ///   - speakers: The speakers in it.
    ///   - headingPath: The headings above its first line.
    ///   - middle: The distance in characters from the start of the document's text to its middle.
    ///   - cueSecond: Seconds from the start of a recording.
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
