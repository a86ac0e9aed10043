/// The smallest piece of a document's text that makes sense alone: a paragraph, a list item, a speaker's turn.
public struct Block: Hashable, Sendable {
    /// What the piece is.
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

    /// What the piece is.
    public var kind: Kind
    /// The lines it stands on.
    public var lines: LineRange
    /// The text of those lines as written, joined by newlines, without the blanks around it; a turn's text is without its
    /// speaker.
    public var text: String
    /// Who speaks, for a turn.
    public var speaker: String?
    /// The headings above it, outermost first, without the document's title.
    public var headingPath: [String]
    /// The first lines of the list items that it stands in, outermost first; its own is not among them.
    public var parentItems: [String] = []
    /// What the nearest labelled section above it is for; nil if none says so.
    public var role: SectionRole?
    /// Whether the role is that of a label at its own beginning, `Decision: …`, and not of a section.
    public var labelsItself = false
    /// Seconds from the beginning of a recording to the cue, for a transcript's turn.
    public var cueSecond: Int?

    /// A piece of text.
    ///
    /// - Parameters:
    ///   - kind: What the piece is.
    ///   - lines: The lines it stands on.
    ///   - text: The text as written.
    ///   - speaker: Who speaks, for a turn.
    ///   - headingPath: The headings above it, outermost first.
    ///   - cueSecond: Seconds from the beginning of a recording.
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
