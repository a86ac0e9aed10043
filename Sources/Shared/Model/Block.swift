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
    /// Its lines.
    public var lines: LineRange
    /// The text of those lines as written, joined by newlines and trimmed; a turn lacks its speaker.
    public var text: String
    /// The speaker of a turn.
    public var speaker: String?
    /// The headings above it, outermost first, without the document's title.
    public var headingPath: [String]
    /// The first lines of the enclosing list items, outermost first, without its own.
    public var parentItems: [String] = []
    /// The role of the nearest labelled section above it, if any.
    public var role: SectionRole?
    /// Whether the role comes from a label at its own start, `Decision: …`, instead of a section.
    public var labelsItself = false
    /// Seconds from the start of the recording, for a turn of a transcript.
    public var cueSecond: Int?

    /// Creates a block.
    ///
    /// - Parameters:
    ///   - kind: The form of the block.
    ///   - lines: Its lines.
    ///   - text: The text as written.
    ///   - speaker: The speaker of a turn.
    ///   - headingPath: The headings above it, outermost first.
    ///   - cueSecond: Seconds from the start of the recording.
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
