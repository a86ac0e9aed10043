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
        /// Files in no order.
        public var files: [File] = []
        /// The folders that were looked into, relative to the vault; its own is empty.
        public var folders: [String] = []
        /// Folders and files that could not be looked at, with the reason.
        public var unreadable: [(path: String, reason: String)] = []
        /// What was passed over and is no choice of the user's.
        public var problems: [ReadProblem] = []
        /// What was passed over, where it was to be counted.
        public var leftOut = LeftOut()

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
        var walk = VaultWalk(root: root, rules: IgnoreRules(ignore, obsidian: obsidian), counts: counting)
        walk.run()
        var listing = walk.listing
        if let problem = obsidian.problem {
            listing.problems.append(ReadProblem(path: ObsidianExclusions.path, message: problem))
        }
        if listing.files.count > VaultScanner.manyFiles {
            let message =
                "holds \(listing.files.count) files, each of which every question looks at: leave some out with 'ignore'"
            listing.problems.append(ReadProblem(path: ".", message: message))
        }
        if counting {
            listing.leftOut.tooLarge = listing.files.count { $0.stamp.size > FileBytes.largest }
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
}
