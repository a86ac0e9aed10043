import Glibc

/// Identifies a folder by device and inode, regardless of its name and of moves within its file system.
///
/// Numbers can be reused after a folder is deleted, and a device number can change after a restart. The identity therefore only selects
/// an index to try and proves nothing about its content.
public struct FolderIdentity: Sendable, Equatable {
    /// The identity as text, as stored in the index.
    public let text: String

    /// Reads the identity of a folder; nil if there is no such folder.
    ///
    /// - Parameter path: A path; links are followed.
    public init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        text = "\(status.st_dev):\(status.st_ino)"
    }
}

/// The vault that an index was made from.
public struct IndexOrigin: Sendable, Equatable {
    /// The index file.
    public var index: String
    /// The vault's folder, under its last recorded name.
    public var vault: String
    /// The identity of the folder; nil if unknown.
    public var folder: String?
    /// The name of the time zone.
    public var zone: String

    /// Reads the origin from an index; nil if the index cannot be read.
    ///
    /// - Parameter index: The index file.
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
    /// Records the folder of the index if it was moved or created anew.
    ///
    /// A folder that still exists under its recorded name keeps that name, whatever other names it has.
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
