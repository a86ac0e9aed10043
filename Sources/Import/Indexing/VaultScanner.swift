import Glibc
import Model
import Store

/// Walks a vault and says which files it has, with one look at each file's status.
public struct VaultScanner: Sendable {
    /// A file that a reader exists for.
    public struct File: Sendable, Equatable {
        /// The path relative to the vault, with forward slashes.
        public var path: String
        /// What its status says of its content.
        public var stamp: FileStamp
    }

    /// What a walk found.
    public struct Listing: Sendable {
        /// What the files come to: equal to that of the index where nothing changed.
        public var fingerprint: VaultFingerprint { found.fingerprint }
        /// The number of files.
        public var count: Int { found.count }
        /// Files in no order; their paths are made when they are asked for.
        public var files: [File] { found.files }
        var found = FoundFiles()
        /// The folders that were looked into, relative to the vault; its own is empty.
        public var folders: [String] = []
        /// Folders and files that could not be looked at, with the reason.
        public var unreadable: [(path: String, reason: String)] = []
        /// What was passed over and is no choice of the user's.
        public var problems: [ReadProblem] = []
        /// What was passed over, where it was to be counted.
        public var leftOut = LeftOut()

        /// Adds what another thread found.
        mutating func add(_ other: Listing) {
            found.add(other.found)
            folders += other.folders
            unreadable += other.unreadable
            problems += other.problems
            leftOut.add(other.leftOut)
        }

        /// Everything that the user should be told of the walk.
        public var allProblems: [ReadProblem] {
            unreadable.map {
                ReadProblem(path: $0.path, message: "cannot be read (\($0.reason)); what was known of it is kept")
            } + problems
        }
    }

    /// More files than this are told: every question looks at each of them.
    static let manyFiles = 1_000_000

    private let root: String
    private let ignore: [String]

    /// A scanner for one vault.
    ///
    /// - Parameters:
    ///   - root: The vault's folder.
    ///   - ignore: Patterns as in a `.gitignore` file for what is passed over.
    public init(root: String, ignore: [String] = []) {
        self.root = root
        self.ignore = ignore
    }

    /// Walks the vault.
    ///
    /// Hidden files and folders, what the patterns and Obsidian's excluded files name, and symbolic links are passed over.
    ///
    /// - Parameter counting: Whether what is passed over is counted, for which ignored folders are looked into.
    /// - Returns: What was found.
    public func scan(counting: Bool = false) -> Listing {
        let obsidian = ObsidianExclusions.of(vault: root)
        let walk = VaultWalk(root: root, rules: IgnoreRules(ignore, obsidian: obsidian), counts: counting)
        var listing = walk.run()
        if let problem = obsidian.problem {
            listing.problems.append(ReadProblem(path: ObsidianExclusions.path, message: problem))
        }
        if listing.count > VaultScanner.manyFiles {
            let message =
                "holds \(listing.count) files, each of which every question looks at: leave some out with 'ignore'"
            listing.problems.append(ReadProblem(path: ".", message: message))
        }
        if counting {
            listing.leftOut.tooLarge = listing.found.count(above: FileBytes.largest)
        }
        return listing
    }

    static func reason() -> String { String(cString: strerror(errno)) }
}

/// How much of a vault was passed over, by reason.
public struct LeftOut: Sendable, Equatable {
    /// Files that a pattern of the user's names, by pattern.
    public var byPattern: [String: Int] = [:]
    /// Files that Obsidian excludes.
    public var byObsidian = 0
    /// Hidden files and folders.
    public var hidden = 0
    /// Files that no reader exists for.
    public var otherFormats = 0
    /// Symbolic links to files and folders outside the vault.
    public var links = 0
    /// Files with more bytes than are read.
    public var tooLarge = 0

    /// Nothing was passed over.
    public init() {}

    /// Adds what was passed over elsewhere.
    mutating func add(_ other: LeftOut) {
        byPattern.merge(other.byPattern, uniquingKeysWith: +)
        byObsidian += other.byObsidian
        hidden += other.hidden
        otherFormats += other.otherFormats
        links += other.links
        tooLarge += other.tooLarge
    }
}
