import Glibc
import Store
import Threads

/// Reads changed files in several threads, and hands over what came of them in the order of the files.
///
/// The files are read in groups of neighbours. Whoever takes the results reads, too, while it would only wait; so two threads
/// keep two cores busy, and without a thread the work is done all the same. Memory is bounded: no group is begun while those that
/// were not handed over yet have too many bytes, but one alone may have any size.
struct ReadingPipeline {
    private let files: [ImportPlan.Change]
    private let groups: [Group]
    private let makeReader: @Sendable () -> SourceReader

    /// Files that are read one behind the other.
    private struct Group: Sendable {
        var files: Range<Int>
        var bytes = 0
    }

    /// The groups between the threads.
    private struct State {
        /// The first group that nobody has begun.
        var next = 0
        /// What came of groups that were not handed over yet.
        var outcomes: [Int: SourceReader.Outcome] = [:]
        /// The bytes of the groups that were begun and not handed over yet.
        var bytesAhead = 0
        var isStopped = false
    }

    /// What the thread that takes the results does next.
    private enum Step {
        case take(SourceReader.Outcome)
        case read(Int)
    }

    /// Groups of so many files, or fewer where they are large, divide the batches that are written.
    private static let groupFiles = 50
    private static let groupBytes = 1 << 18
    private static let mostBytesAhead = 1 << 20
    private static let mostThreads = 4

    /// A pipeline.
    ///
    /// - Parameters:
    ///   - files: The files in the order in which their results are wanted.
    ///   - makeReader: Makes a reader; each thread has its own.
    init(_ files: [ImportPlan.Change], makeReader: @escaping @Sendable () -> SourceReader) {
        self.files = files
        self.makeReader = makeReader
        groups = ReadingPipeline.groups(files)
    }

    private static func groups(_ files: [ImportPlan.Change]) -> [Group] {
        var groups: [Group] = []
        for (place, change) in files.enumerated() {
            let size = change.file.stamp.size
            if let last = groups.last, last.files.count < groupFiles, last.bytes + size <= groupBytes {
                groups[groups.count - 1] = Group(files: last.files.lowerBound..<place + 1, bytes: last.bytes + size)
            } else {
                groups.append(Group(files: place..<place + 1, bytes: size))
            }
        }
        return groups
    }

    /// Reads all files.
    ///
    /// - Parameter take: Gets what came of each group, in order, and says whether to go on; what it throws ends the reading.
    /// - Throws: What `take` throws.
    func run(
        _ take: (_ outcome: SourceReader.Outcome, _ bytes: Int) throws(StoreError) -> Bool
    ) throws(StoreError) {
        let monitor = Monitor(State())
        let threads = (1..<threadCount).compactMap { _ in WorkerThread { [self] in work(monitor) } }
        defer {
            monitor.change { $0.isStopped = true }
            for thread in threads { thread.join() }
        }
        var reader = makeReader()
        for (place, group) in groups.enumerated() {
            guard try take(outcome(of: place, monitor, &reader), group.bytes) else { return }
        }
    }

    /// One for each core, as far as there is work for them.
    private var threadCount: Int {
        min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), ReadingPipeline.mostThreads, max(1, groups.count))
    }

    /// Reads groups until there are none left.
    private func work(_ monitor: Monitor<State>) {
        var reader = makeReader()
        while let place = monitor.wait(for: { state -> Int?? in
            if state.isStopped || state.next == groups.count { return .some(nil) }
            return begin(&state).map { $0 }
        }) {
            finish(place, reader.read(files[groups[place].files]), monitor)
        }
    }

    /// What came of a group; other groups are read until it is there.
    private func outcome(
        of place: Int, _ monitor: Monitor<State>, _ reader: inout SourceReader
    ) -> SourceReader.Outcome {
        while true {
            let step = monitor.wait { state -> Step? in
                if let outcome = state.outcomes.removeValue(forKey: place) {
                    state.bytesAhead -= groups[place].bytes
                    return .take(outcome)
                }
                return begin(&state).map { .read($0) }
            }
            switch step {
            case .take(let outcome): return outcome
            case .read(let next): finish(next, reader.read(files[groups[next].files]), monitor)
            }
        }
    }

    /// Begins the next group; nil where there is none, or no room for it.
    private func begin(_ state: inout State) -> Int? {
        guard state.next < groups.count else { return nil }
        let bytes = groups[state.next].bytes
        guard state.bytesAhead == 0 || state.bytesAhead + bytes <= ReadingPipeline.mostBytesAhead else { return nil }
        state.bytesAhead += bytes
        state.next += 1
        return state.next - 1
    }

    private func finish(_ place: Int, _ outcome: SourceReader.Outcome, _ monitor: Monitor<State>) {
        monitor.change { $0.outcomes[place] = outcome }
    }
}
