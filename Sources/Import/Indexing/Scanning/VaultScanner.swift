import Glibc
import Model
import Store

/// Walks a vault and lists its files, reading only their status.
@safe public struct VaultScanner: Sendable {
    /// A file that has a reader.
    public struct File: Sendable, Equatable {
        /// The path relative to the vault, with forward slashes.
        public var path: String
        /// The stamp of its content, from its status.
        public var stamp: FileStamp
    }

    /// The result of a walk.
    public struct Listing: Sendable {
        /// The fingerprint of all files: equal to that of the index if nothing changed.
        public var fingerprint: VaultFingerprint { found.fingerprint }
        /// The number of files.
        public var count: Int { found.count }
        /// The files in no particular order; paths are made on access.
        public var files: [File] { found.files }
        var found = FoundFiles()
        /// The folders walked, relative to the vault; empty for its own.
        public var folders: [String] = []
        /// Folders and files that could not be read, at least in part, with the reason.
        public private(set) var unreadable: [(path: String, reason: String)] = []
        /// Whether too many files were open, so that nothing can be concluded about the vault.
        public private(set) var lacksDescriptors = false
        /// Files and folders skipped without the user's choice.
        public var problems: [ReadProblem] = []
        /// The counts of skipped files.
        public var leftOut = LeftOut()

        mutating func add(_ other: Listing) {
            found.add(other.found)
            folders += other.folders
            unreadable += other.unreadable
            lacksDescriptors = lacksDescriptors || other.lacksDescriptors
            problems += other.problems
            leftOut.add(other.leftOut)
        }

        mutating func addUnreadable(_ path: String, _ failure: SystemFailure) {
            unreadable.append((path, failure.reason))
            lacksDescriptors = lacksDescriptors || failure.isShortage
        }

        /// All problems to report to the user.
        public var allProblems: [ReadProblem] {
            unreadable.map {
                ReadProblem(path: $0.path, message: "cannot be read (\($0.reason)); what was known of it is kept")
            } + problems
        }
    }

    /// The number of files above which the user is warned, since every question reads the status of each file.
    static let manyFiles = 1_000_000

    private let root: String
    private let ignore: [String]
    private let reader: FolderStream.Reader

    /// Creates a scanner for one vault.
    ///
    /// - Parameters:
    ///   - root: The vault's folder.
    ///   - ignore: Patterns of ignored paths, as in a `.gitignore` file.
    public init(root: String, ignore: [String] = []) {
        unsafe self.init(root: root, ignore: ignore) { unsafe readdir($0) }
    }

    /// Creates a scanner with another source of folder entries, for tests of failures.
    init(root: String, ignore: [String], reader: @escaping FolderStream.Reader) {
        self.root = root
        self.ignore = ignore
        unsafe self.reader = unsafe reader
    }

    /// Walks the vault.
    ///
    /// Skips hidden files and folders, symbolic links, by-products of programs, and paths excluded by patterns or by Obsidian.
    ///
    /// - Parameter counting: Whether all skipped files are counted, which walks ignored folders too; by-products are always counted, but
    ///   listed only then.
    /// - Returns: The files found.
    public func scan(counting: Bool = false) -> Listing {
        let obsidian = ObsidianExclusions.of(vault: root)
        let walk = unsafe VaultWalk(root: root, rules: rules(obsidian), counts: counting, reader: reader)
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

    /// Counts the files left out as by-products, by their names alone.
    public func byproductCount() -> Int {
        let rules = rules(ObsidianExclusions.of(vault: root))
        let walk = unsafe VaultWalk(root: root, rules: rules, counts: false, stamps: false, reader: reader)
        return walk.run().leftOut.byproducts.values.reduce(0, +)
    }
}

/// The number of skipped files, by reason.
public struct LeftOut: Sendable, Equatable {
    /// Files that match a pattern of the user, by pattern.
    public var byPattern: [String: Int] = [:]
    /// Files that Obsidian excludes.
    public var byObsidian = 0
    /// By-products of programs, by kind.
    public var byproducts: [Byproduct: Int] = [:]
    /// The paths of the by-products, in no order, without names that are not UTF-8; empty unless everything was counted.
    public var byproductFiles: [Byproduct: [String]] = [:]
    /// Hidden files and folders.
    public var hidden = 0
    /// Files without a reader.
    public var otherFormats = 0
    /// Symbolic links to files and folders outside the vault.
    public var links = 0
    /// Files and folders whose names are not UTF-8.
    public var unnameable = 0
    /// Files above the maximum size.
    public var tooLarge = 0

    /// Creates empty counts.
    public init() {}

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
