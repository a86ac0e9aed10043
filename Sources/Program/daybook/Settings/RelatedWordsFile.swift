import Glibc
import Text
import Threads

/// The related-word lists installed with the program, loaded lazily; a damaged file is reported only once.
final class RelatedWordsFile {
    enum State {
        case found(RelatedWords, file: MappedFile, path: String)
        case missing(places: [String])
        case damaged(path: String, reason: String)
    }

    /// What is loaded of the lists, which several threads that ask may be the first to need.
    private struct Lists {
        private(set) lazy var english = RelatedWordsFile.load(RelatedWordsFile.english)
        private(set) lazy var german = RelatedWordsFile.load(RelatedWordsFile.german)
        var isTold = false
    }

    private let lists = Monitor(Lists())

    /// The state of the English list.
    var state: State { lists.wait { $0.english } }

    /// Returns the lists for questions: English and, if there, German; nil if the English one is missing or damaged.
    ///
    /// Reports a damaged list on standard error, but not a missing one.
    func words() -> RelatedWords? {
        let (english, states, isTold) = lists.wait { lists in
            defer { lists.isTold = true }
            return (lists.english, [lists.english, lists.german], lists.isTold)
        }
        if !isTold { states.forEach(RelatedWordsFile.report) }
        let found = states.compactMap(RelatedWordsFile.words)
        guard let first = found.first, case .found = english else { return nil }
        return found.dropFirst().reduce(first) { $0.adding($1) }
    }

    private static func words(of state: State) -> RelatedWords? {
        guard case .found(let words, _, _) = state else { return nil }
        return words
    }

    private static func report(_ state: State) {
        guard case .damaged(let path, let reason) = state else { return }
        Output.messages.line(
            "daybook: related words are left out: \(line: path) is damaged (\(line: reason)); install it again")
    }

    // MARK: The files that belong to this version

    struct Edition {
        var name: String
        var size: Int
        /// The `BlockChecksum`, which is fast enough to be computed before every question.
        var checksum: UInt64
    }

    /// English words; the SHA-256 of the file begins with 752b07e8.
    static let english = Edition(name: "related-words-en.bin", size: 1_480_533, checksum: 0x187b_9bc0_2690_eb81)
    /// German words, and English ones of the same meaning; the SHA-256 of the file begins with a8644b0c.
    static let german = Edition(name: "related-words-de.bin", size: 514_046, checksum: 0x6487_479b_cc77_f0cf)
    /// The folder that a build puts next to the program, named after the package and the target with the file.
    private static let bundle = "daybook_RelatedWordsData.resources"

    // MARK: Finding and checking

    /// Returns the possible paths in search order: next to the program, then `<prefix>/share/daybook` for `<prefix>/bin/daybook`.
    static func places(of name: String, beside program: String) -> [String] {
        let folder = parent(of: program)
        var places = [folder + "/" + bundle + "/" + name, folder + "/" + name]
        if folder.utf8.suffix(4).elementsEqual("/bin".utf8) {
            places.append(parent(of: folder) + "/share/daybook/" + name)
        }
        return places
    }

    private static func parent(of path: String) -> String {
        // Bytes are faster than characters here and in `places`; this runs at every start.
        String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    }

    private static var program: String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            let count = unsafe readlink("/proc/self/exe", start, buffer.count)
            return unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: max(0, count)), as: UTF8.self)
        }
    }

    private static func load(_ edition: Edition) -> State {
        let places = places(of: edition.name, beside: program)
        for path in places {
            do throws(MappingError) {
                return check(try MappedFile(path, size: edition.size), path: path, checksum: edition.checksum)
            } catch {
                switch error {
                case .missing: continue
                case .unreadable(let reason): return .damaged(path: path, reason: reason)
                case .wrongSize(let expected, let found):
                    return .damaged(path: path, reason: "\(found) bytes instead of \(expected)")
                }
            }
        }
        return .missing(places: places)
    }

    private static func check(_ file: MappedFile, path: String, checksum: UInt64) -> State {
        guard unsafe BlockChecksum.of(file.bytes) == checksum else {
            return .damaged(path: path, reason: "its checksum is another")
        }
        guard let words = try? unsafe RelatedWords(file.bytes, lentBy: file) else {
            return .damaged(path: path, reason: "its form is another")
        }
        return .found(words, file: file, path: path)
    }
}
