/// The smallest piece of text that makes sense alone: a paragraph, a list item, a speaker's turn.
public struct Block: Hashable, Sendable {
    /// The form of the block.
    public enum Kind: Int, Hashable, Sendable {
        case heading = 1
        case paragraph
        case item
        case turn
        case quote
        case table
        case code
        /// A calendar event's own fields.
        case event
    }

    /// The form of the block.
    public var kind: Kind
    /// The lines it covers.
    public var lines: LineRange
    /// The text of those lines as written, joined by newlines, trimmed; a turn's text lacks its speaker.
    public var text: String
    /// The speaker of a turn.
    public var speaker: String?
    /// The headings above it, outermost first, without the document's title.
    public var headingPath: [String]
    /// The first lines of the list items that enclose it, outermost first; its own first line is not included.
    public var parentItems: [String] = []
    /// The role of the nearest labelled section above it; nil if there is none.
    public var role: SectionRole?
    /// Whether the role comes from a label at its own start, `Decision: …`, not from a section.
    public var labelsItself = false
    /// Seconds from the start of a recording to the cue of a transcript's turn.
    public var cueSecond: Int?

    /// Creates a block.
    ///
    /// - Parameters:
    ///   - kind: The form of the block.
    ///   - lines: The lines it covers.
    ///   - text: The text as written.
    ///   - speaker: The speaker of a turn.
    ///   - headingPath: The headings above it, outermost first.
    ///   - cueSecond: Seconds from the start of a recording.
    public init(
        kind: Kind, lines: LineRange, text: String, speaker: String? = nil, headingPath: [String] = [],
        cueSecond: Int? = nil
    ) {
        self.kind = kind
        self.lines = lines
        self.text = text
        self.speaker = speaker
        self.headingPath = headingPath
        self.cueSecond = cueSecond
    }
}
