/// The fields and lines of a page, as the import reads them, for what keeps records in notes.
public struct PageFields: Sendable {
    /// A field of the front matter, or of the properties that an outliner keeps in the text.
    public struct Field: Sendable {
        /// The key in lower case, with blanks for `-` and `_`.
        public var key: String
        /// The value; the parts of a list are separated by commas.
        public var text: String
        /// The 1-based line of the key.
        public var line: Int
    }

    /// The fields in file order.
    public let fields: [Field]
    /// The lines of the file without their ends.
    public let lines: [String]
    /// The number of lines of the front matter with both fences; 0 if there is none.
    public let frontLineCount: Int

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - path: The path, whose ending tells the format.
    ///   - bytes: The content of the file.
    public init(path: String, bytes: [UInt8]) {
        let text = SourceText(path: path, bytes: bytes)
        let isOrg = path.lowercased().hasSuffix(".org")
        var front = isOrg ? FrontMatter() : FrontMatter(text)
        front.add(
            isOrg ? OrgSyntax(text).lines.properties : OutlineSyntax(text, after: front.lineCount).lines.properties)
        fields = front.entries.map {
            Field(
                key: FrontMatterField.normalized($0.key), text: $0.value.texts.joined(separator: ", "), line: $0.line)
        }
        lines = text.lines
        frontLineCount = front.lineCount
    }
}
