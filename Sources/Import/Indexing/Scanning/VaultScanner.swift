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
        /// Folders and files that could not be looked at, or not to their end, with the reason.
        public private(set) var unreadable: [(path: String, reason: String)] = []
        /// Whether some could not be looked at because no more files may be open: then nothing can be said of the vault.
        public private(set) var lacksDescriptors = false
        /// What was passed over and is no choice of the user's.
        public var problems: [ReadProblem] = []
        /// What was passed over, where it was to be counted.
        public var leftOut = LeftOut()

        /// Adds what another thread found.
        mutating func add(_ other: Listing) {
            found.add(other.found)
            folders += other.folders
            unreadable += other.unreadable
            lacksDescriptors = lacksDescriptors || other.lacksDescriptors
            problems += other.problems
            leftOut.add(other.leftOut)
        }

        /// Adds a folder or file that could not be looked at, or not to its end.
        mutating func addUnreadable(_ path: String, _ failure: SystemFailure) {
            unreadable.append((path, failure.reason))
            lacksDescriptors = lacksDescriptors || failure.isShortage
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
    private let reader: FolderStream.Reader

    /// A scanner for one vault.
    ///
    /// - Parameters:
    ///   - root: The vault's folder.
    ///   - ignore: Patterns as in a `.gitignore` file for what is passed over.
    public init(root: String, ignore: [String] = []) { self.init(root: root, ignore: ignore) { readdir($0) } }

    /// A scanner that gets the entries of folders from elsewhere than the system, so that a test can let that fail.
    init(root: String, ignore: [String], reader: @escaping FolderStream.Reader) {
        self.root = root
        self.ignore = ignore
        self.reader = reader
    }

    /// Walks the vault.
    ///
    /// Hidden files and folders, what the patterns and Obsidian's excluded files name, by-products of programs and symbolic links are
    /// passed over.
    ///
    /// - Parameter counting: Whether everything that is passed over is counted, for which ignored folders are looked into; by-products
    ///   are counted always, and named only then.
    /// - Returns: What was found.
    public func scan(counting: Bool = false) -> Listing {
        let obsidian = ObsidianExclusions.of(vault: root)
        let walk = VaultWalk(root: root, rules: rules(obsidian), counts: counting, reader: reader)
        var listing = walk.run()
        listing.problems += obsidian.problems.map { ReadProblem(path: ObsidianExclusions.path, message: $0) }
        if obsidian.lacksDescriptors { listing.addUnreadable(ObsidianExclusions.path, SystemFailure(code: EMFILE)) }
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

    private func rules(_ obsidian: ObsidianExclusions) -> IgnoreRules {
        IgnoreRules(ignore, obsidian: obsidian, templates: ObsidianTemplates.of(vault: root))
    }

    /// Counts what programs put into the vault, by names alone: no file is looked at.
    ///
    /// - Returns: How many files are left out because of that.
    public func byproductCount() -> Int {
        let rules = rules(ObsidianExclusions.of(vault: root))
        let walk = VaultWalk(root: root, rules: rules, counts: false, stamps: false, reader: reader)
        return walk.run().leftOut.byproducts.values.reduce(0, +)
    }
}

/// How much of a vault was passed over, by reason.
public struct LeftOut: Sendable, Equatable {
    /// Files that a pattern of the user's names, by pattern.
    public var byPattern: [String: Int] = [:]
    /// Files that Obsidian excludes.
    public var byObsidian = 0
    /// Files that programs put there, by what they are.
    public var byproducts: [Byproduct: Int] = [:]
    /// The paths of those files, in no order, without names that are not UTF-8; empty if nothing else was to be counted.
    public var byproductFiles: [Byproduct: [String]] = [:]
    /// Hidden files and folders.
    public var hidden = 0
    /// Files that no reader exists for.
    public var otherFormats = 0
    /// Symbolic links to files and folders outside the vault.
    public var links = 0
    /// Files and folders whose names are not UTF-8.
    public var unnameable = 0
    /// Files with more bytes than are read.
    public var tooLarge = 0

    /// Nothing was passed over.
    public init() {}

    /// Adds what was passed over elsewhere.
    mutating func add(_ other: LeftOut) {
        byPattern.merge(other.byPattern, uniquingKeysWith: +)
        byObsidian += other.byObsidian
        byproducts.merge(other.byproducts, uniquingKeysWith: +)
        byproductFiles.merge(other.byproductFiles, uniquingKeysWith: +)
        hidden += other.hidden
        otherFormats += other.otherFormats
        links += other.links
        unnameable += other.unnameable
        tooLarge += other.tooLarge
    }
}
