import Glibc

/// What tells a folder from every other, whatever it is called and wherever it is moved within its file system: device and inode.
///
/// The number of a folder that is gone may be given to another one, and a device may have another number after a restart: it says which
/// index is worth a try, never what an index holds.
public struct FolderIdentity: Sendable, Equatable {
    /// The identity as text, for the index.
    public let text: String

    /// The identity of a folder; nil if there is none.
    ///
    /// - Parameter path: A path; links are followed.
    public init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        text = "\(status.st_dev):\(status.st_ino)"
    }
}

/// Which vault an index was made of.
public struct IndexOrigin: Sendable, Equatable {
    /// The index's file.
    public var index: String
    /// The vault's folder, as it was called when that was last written.
    public var vault: String
    /// What tells the folder from others; nil if that is not known.
    public var folder: String?
    /// The name of the time zone.
    public var zone: String

    /// Asks an index; nil where it cannot be read.
    ///
    /// - Parameter index: The index's file.
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
    /// What an index must agree with, and what it remembers, by key.
    func settings() throws(StoreError) -> [String: String] {
        let rows = try statement("select key, value from main.setting").rows { ($0.string(0), $0.string(1)) }
        return Dictionary(rows) { first, _ in first }
    }
}

extension IndexWriter {
    /// Writes down which folder the index is of, if it was moved or made anew since.
    ///
    /// A folder that still has the name by which it is known keeps it, whatever other names it has.
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
