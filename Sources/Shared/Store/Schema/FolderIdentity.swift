import Glibc

/// Identifies a folder by device and inode, whatever its name and position in the file system.
///
/// Numbers may be reused after a folder is deleted, and a device number may change after a restart. The identity therefore only selects an
/// index to try; it proves nothing about its content.
public struct FolderIdentity: Sendable, Equatable {
    /// As stored in the index.
    public let text: String

    /// Reads the identity of a folder, following links; nil if there is none.
    public init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        text = "\(status.st_dev):\(status.st_ino)"
    }
}

/// The vault from which an index was made.
public struct IndexOrigin: Sendable, Equatable {
    /// The index file.
    public var index: String
    /// The vault's folder as last recorded.
    public var vault: String
    /// The identity of the folder; nil if unknown.
    public var folder: String?
    /// The name of the time zone.
    public var zone: String

    /// Reads the origin from an index file; nil if the index cannot be read.
    public init?(index: String) {
        let gate = IndexGate(of: index, .open)
        defer { gate?.leave() }
        do throws(StoreError) {
            let database = try Database(path: index, access: .read)
            let application = try database.statement("pragma application_id").first { $0.int(0) }
            guard application == Schema.applicationID else { return nil }
            let settings = try database.settings()
            guard let vault = settings["vault"], let zone = settings["zone"] else { return nil }
            self.index = index
            self.vault = vault
            self.zone = zone
            folder = settings["folder"]
        } catch {
            return nil
        }
    }
}

extension Database {
    func settings() throws(StoreError) -> [String: String] {
        let rows = try statement("select key, value from main.setting").rows { ($0.string(0), $0.string(1)) }
        return Dictionary(rows) { first, _ in first }
    }
}

extension IndexWriter {
    /// Records the folder of the index if it was moved or created anew; a folder that still exists under its recorded name keeps that name.
    func rememberFolder(_ settings: IndexSettings) throws(StoreError) {
        let known = try database.settings()
        guard let folder = settings.folder else { return }
        let isKnownByName = known["vault"].flatMap(FolderIdentity.init)?.text == folder
        if known["folder"] == folder, known["vault"] == settings.vault || isKnownByName { return }
        try database.transaction { () throws(StoreError) in
            for (key, value) in [("vault", settings.vault), ("folder", folder)] {
                try database.statement("insert or replace into setting(key, value) values(?, ?)").bind(key).bind(value)
                    .run()
            }
        }
    }
}
