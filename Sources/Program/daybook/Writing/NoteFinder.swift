import Model
import Store
import Text
import Writing

/// Finds the note that a title or a path names.
///
/// A file is named as citations print it, or as the shell completes it. A title is a note's title, another name of it, or the name of its
/// file: the whole, else its beginning, also within a word, else words of it.
struct NoteFinder {
    let settings: Settings
    let vault: Settings.Vault

    init(_ settings: Settings) throws(ProgramError) {
        self.settings = settings
        vault = try Workspace(settings: settings).vault
    }

    /// Returns the place of a note, with its path relative to the vault.
    ///
    /// - Parameter typed: A title, a file, or a file with a line.
    /// - Returns: The place.
    /// - Throws: `ProgramError` if nothing or more than one note has the name, `WritingError` if the file is not the vault's.
    func find(_ typed: String) throws -> NotePlace {
        for place in [NotePlace(typed), NotePlace(named: typed)] {
            if let path = try path(place.path) { return NotePlace(named: path, lines: place.lines) }
        }
        return NotePlace(named: try titled(typed))
    }

    /// Returns a file relative to the vault; nil if there is none.
    func path(_ typed: String) throws -> String? {
        let inVault = vault.folder + "/" + typed
        let candidates = [inVault] + NoteFormats.endings.map { inVault + $0 } + [typed]
        guard let there = candidates.first(where: { Files.exists($0) && !Files.isFolder($0) }) else { return nil }
        // Another name of a file below the vault is as good as its own one.
        let absolute = Paths.absolute(there)
        guard absolute.hasPrefix(vault.folder + "/") else {
            throw WritingError(path: typed, reason: there == typed ? .outsideVault : .symbolicLink)
        }
        return String(absolute.dropFirst(vault.folder.count + 1))
    }

    private func titled(_ typed: String) throws -> String {
        let words = NoteFinder.words(typed)
        let index = try Workspace(settings: settings).open()
        var filter = DocumentFilter()
        filter.statuses = [.confirmed, .tentative, .cancelled, .declined]
        let aliases = Dictionary(
            try index.properties(["alias"]).map { ($0.document, [$0.property.value]) }, uniquingKeysWith: +)
        var best = Grade.words
        var found: [(path: String, title: String)] = []
        for record in try index.documents(filter) where NoteFormats.isText(record.path) && !words.isEmpty {
            let names = [record.title, NoteFinder.stem(record.path)] + (aliases[record.number] ?? [])
            guard let grade = names.compactMap({ Grade(words, in: NoteFinder.words($0)) }).max(), grade >= best else {
                continue
            }
            if grade > best { found = [] }
            best = grade
            // A running log is one file with many documents.
            if found.last?.path != record.path { found.append((record.path, record.title)) }
        }
        let unique = Dictionary(found.map { ($0.path, $0.title) }) { first, _ in first }.sorted { $0.key < $1.key }
        guard let only = unique.first else { throw ProgramError.noNote(typed) }
        guard unique.count == 1 else {
            throw ProgramError.severalNotes(typed, candidates: unique.map { "\($0.key) (\($0.value))" })
        }
        return only.key
    }

    /// How well words name a title.
    private enum Grade: Int, Comparable {
        case words, beginning, exact

        init?(_ asked: [String], in title: [String]) {
            if asked == title {
                self = .exact
            } else if title.starts(with: asked.dropLast()), let last = asked.last,
                title.dropFirst(asked.count - 1).first?.hasPrefix(last) == true
            {
                self = .beginning
            } else if Set(asked).isSubset(of: title) {
                self = .words
            } else {
                return nil
            }
        }

        static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
    }

    static func words(_ text: String) -> [String] { Tokenizer().tokens(of: text).map(\.folded) }

    private static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }
}

extension NotePlace {
    init(named path: String, lines: ClosedRange<Int>? = nil) { (self.path, self.lines) = (path, lines) }
}
