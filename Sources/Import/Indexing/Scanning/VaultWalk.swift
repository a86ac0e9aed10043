import Glibc
import Model
import Store
import Threads

/// One walk over a vault that skips what the rules exclude.
///
/// Every question begins with a walk, so it costs little more than its system calls: names stay bytes, and two threads walk a large vault.
@safe struct VaultWalk {
    let root: String
    let rules: IgnoreRules
    let counts: Bool
    /// Whether the status of files is read; a walk over names alone costs a fraction of that.
    var stamps = true
    let reader: FolderStream.Reader

    /// The number of files at which a second thread starts.
    private static let manyFiles = 1000

    func run() -> VaultScanner.Listing {
        let descriptor = unsafe open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let failure = SystemFailure()
            var listing = VaultScanner.Listing()
            listing.addUnreadable(".", failure)
            return listing
        }
        defer { close(descriptor) }
        let queue = FolderQueue()
        let walker = FolderWalker(self, descriptor: descriptor, queue: queue)
        var helper: BackgroundThread<VaultScanner.Listing>?
        while let folder = queue.next() {
            queue.finish(adding: walker.walk(folder))
            if helper == nil, walker.listing.found.count >= VaultWalk.manyFiles {
                helper = BackgroundThread {
                    let second = FolderWalker(self, descriptor: descriptor, queue: queue)
                    while let folder = queue.next() { queue.finish(adding: second.walk(folder)) }
                    return second.listing
                }
            }
        }
        if let helper { walker.listing.add(helper.join()) }
        return walker.listing
    }
}

/// Walks folders from the queue in one thread.
private final class FolderWalker {
    var listing = VaultScanner.Listing()

    private let walk: VaultWalk
    private let vault: Int32
    private let queue: FolderQueue
    private var inner: [WalkedFolder] = []
    /// The path of the current entry; maintained only if rules need it.
    private var path: [UInt8] = []

    /// The maximum depth of folders, against broken mounts.
    private static let deepest = 64

    init(_ walk: VaultWalk, descriptor: Int32, queue: FolderQueue) {
        self.walk = walk
        self.queue = queue
        vault = descriptor
    }

    /// An entry, valid until the next one is read.
    @safe private struct Entry {
        /// In UTF-8, followed by a zero byte.
        let name: UnsafeBufferPointer<UInt8>
        /// As in `dirent.d_type`.
        var type: Int32

        init(_ entry: UnsafeMutablePointer<dirent>) {
            let start = unsafe UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
            unsafe name = unsafe UnsafeBufferPointer(
                start: start.assumingMemoryBound(to: UInt8.self),
                count: strlen(start.assumingMemoryBound(to: CChar.self)))
            type = unsafe Int32(entry.pointee.d_type)
        }

        /// The name for messages, with invalid bytes in hexadecimal.
        var text: String { unsafe VisibleBytes.text(name.span) }

        var pointer: UnsafePointer<CChar>? {
            unsafe UnsafeRawPointer(name.baseAddress)?.assumingMemoryBound(to: CChar.self)
        }

        var isText: Bool {
            unsafe name.allSatisfy { $0 < 128 } || pointer.map { unsafe String(validatingCString: $0) != nil } ?? false
        }

        var isHidden: Bool { unsafe name.first == UInt8(ascii: ".") }

        var isSelf: Bool { unsafe name.count < 3 && name.allSatisfy { $0 == UInt8(ascii: ".") } }
    }

    func walk(_ folder: WalkedFolder) -> [WalkedFolder] {
        inner = []
        do {
            try visitEntries(of: folder)
        } catch {
            // The entries found so far are valid; the rest of the folder may still exist.
            listing.addUnreadable(FolderWalker.name(folder), error)
        }
        return inner
    }

    private func visitEntries(of folder: WalkedFolder) throws(SystemFailure) {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe openat(vault, FolderWalker.name(folder), flags)
        guard descriptor >= 0 else { throw SystemFailure() }
        let stream = try unsafe FolderStream(descriptor: descriptor, reader: walk.reader)
        if folder.verdict.reason == nil { listing.folders.append(folder.path) }
        listing.found.begin(folder.path)
        path = Array(folder.path.utf8) + (folder.path.isEmpty ? [] : [UInt8(ascii: "/")])
        let start = path.count
        while let found = try unsafe stream.next() {
            let entry = unsafe Entry(found)
            guard !entry.isHidden else {
                if !entry.isSelf, folder.verdict.reason == nil { listing.leftOut.hidden += 1 }
                continue
            }
            if !walk.rules.askNames {
                path.removeSubrange(start...)
                unsafe path += entry.name
            }
            visit(entry, in: folder, descriptor)
        }
    }

    private static func name(_ folder: WalkedFolder) -> String { folder.path.isEmpty ? "." : folder.path }

    private func visit(_ entry: Entry, in folder: WalkedFolder, _ descriptor: Int32) {
        switch entry.type {
        case Int32(DT_REG): visitFile(entry, in: folder, descriptor)
        case Int32(DT_DIR): visitFolder(entry, in: folder, descriptor)
        case Int32(DT_LNK): if walk.counts { countLink(entry, in: folder) }
        case Int32(DT_UNKNOWN):
            // Some file systems do not give the type, so it comes from the status.
            guard let status = status(entry, in: folder, descriptor) else { return }
            var known = entry
            known.type = Int32(status.st_mode & S_IFMT) >> 12
            if known.type != Int32(DT_UNKNOWN) { visit(known, in: folder, descriptor) }
        default: return
        }
    }

    private func visitFile(_ entry: Entry, in folder: WalkedFolder, _ descriptor: Int32) {
        let candidate = ByproductCandidate(parent: descriptor)
        guard unsafe FileFormat(name: entry.name.span) != nil else {
            guard folder.verdict.reason == nil else { return }
            if let kind = unsafe candidate.unreadableFile(entry.name.span) {
                return countByproduct(kind, entry, in: folder)
            }
            listing.leftOut.otherFormats += 1
            return
        }
        let verdict = unsafe verdict(entry, isFolder: false, candidate.file(entry.name.span), in: folder)
        switch verdict.reason {
        case .pattern(let text): listing.leftOut.byPattern[text, default: 0] += 1
        case .obsidian: listing.leftOut.byObsidian += 1
        case .byproduct(let kind): countByproduct(kind, entry, in: folder)
        case nil:
            guard entry.isText else { return leaveOutUnnameable(entry, in: folder) }
            guard walk.stamps, let status = status(entry, in: folder, descriptor), status.st_mode & S_IFMT == S_IFREG
            else { return }
            let name = unsafe entry.name.span
            listing.found.add(name, folder.hash.appending(name), FileStamp(status))
        }
    }

    private func countByproduct(_ kind: Byproduct, _ entry: Entry, in folder: WalkedFolder) {
        listing.leftOut.byproducts[kind, default: 0] += 1
        guard walk.counts, entry.isText else { return }
        listing.leftOut.byproductFiles[kind, default: []].append(FolderWalker.path(entry, in: folder))
    }

    private func visitFolder(_ entry: Entry, in folder: WalkedFolder, _ descriptor: Int32) {
        let candidate = ByproductCandidate(parent: descriptor)
        let verdict = unsafe verdict(entry, isFolder: true, candidate.folder(entry.name.span), in: folder)
        // By-products are always counted, since an answer without hits mentions them.
        let isCounted = walk.counts || verdict.byproduct != nil
        guard verdict.reason == nil || isCounted || walk.rules.mayBringBack(below: verdict) else { return }
        guard entry.isText else {
            if verdict.reason == nil { leaveOutUnnameable(entry, in: folder) }
            return
        }
        let path = FolderWalker.path(entry, in: folder)
        guard folder.depth < FolderWalker.deepest else {
            let message = "is nested more than \(FolderWalker.deepest) folders deep and is left out"
            return listing.problems.append(ReadProblem(path: path, message: message))
        }
        unsafe inner.append(
            WalkedFolder(
                path: path, hash: folder.hash.appending(entry.name.span), depth: folder.depth + 1, verdict: verdict))
    }

    private func leaveOutUnnameable(_ entry: Entry, in folder: WalkedFolder) {
        listing.leftOut.unnameable += 1
        let message = "has a name that is not UTF-8 and is left out: rename it"
        listing.problems.append(ReadProblem(path: FolderWalker.path(entry, in: folder), message: message))
    }

    private func verdict(
        _ entry: Entry, isFolder: Bool, _ byproduct: Byproduct?, in folder: WalkedFolder
    ) -> IgnoreRules.Verdict {
        if walk.rules.askNames { return folder.verdict.with(byproduct) }
        return walk.rules.verdict(path, isFolder: isFolder, byproduct: byproduct, in: folder.verdict)
    }

    /// Counts a link whose target outside the vault would be read; a target inside is read at its own path.
    private func countLink(_ entry: Entry, in folder: WalkedFolder) {
        guard let resolved = unsafe realpath(walk.root + "/" + FolderWalker.path(entry, in: folder), nil) else {
            return
        }
        defer { unsafe free(resolved) }
        let target = unsafe String(cString: resolved)
        var status = stat()
        guard target != walk.root, !target.hasPrefix(walk.root + "/"), unsafe stat(target, &status) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if unsafe isFolder || FileFormat(name: entry.name.span) != nil { listing.leftOut.links += 1 }
    }

    private func status(_ entry: Entry, in folder: WalkedFolder, _ descriptor: Int32) -> stat? {
        var status = stat()
        guard let name = unsafe entry.pointer else { return nil }
        if unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        let failure = SystemFailure()
        // A file deleted meanwhile is no problem.
        if failure.code != ENOENT { listing.addUnreadable(FolderWalker.path(entry, in: folder), failure) }
        return nil
    }

    private static func path(_ entry: Entry, in folder: WalkedFolder) -> String {
        folder.path.isEmpty ? entry.text : folder.path + "/" + entry.text
    }
}
