import Writing

/// A change of one file, as long as it can be taken back.
struct WrittenChange: Sendable {
    var path: String
    /// The content before; nil for a new file.
    var before: [UInt8]?
    /// The file as it was written; nil if it was removed.
    var after: NoteFile?
    /// The first line that changed, 1-based; nil if the whole file came or went.
    var line: Int?

    /// The place in one text, `path:line` or the path.
    var place: String { line.map { "\(path):\($0)" } ?? path }

    /// Takes the change back.
    ///
    /// A removed file is made again; what lies in the trash stays there.
    ///
    /// - Throws: `WritingError` if the file is no longer as it was written.
    func takeBack(_ writer: NoteWriter) throws(WritingError) {
        switch (before, after) {
        case (let before?, let after?): try writer.replace(after, with: before)
        case (nil, let after?): try writer.remove(after)
        case (let before?, nil): try writer.create(path, bytes: before)
        case (nil, nil): break
        }
    }
}
