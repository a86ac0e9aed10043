import Glibc
import Store
import Threads

/// Reads changed files in several threads and delivers the outcomes in file order.
///
/// Files are read in groups of neighbours. The consumer reads groups itself instead of waiting, so the pipeline also works without worker
/// threads. Memory is bounded: undelivered groups have at most `mostBytesAhead`, except for a single larger one.
struct ReadingPipeline {
    private let files: [ImportPlan.Change]
    private let groups: [Group]
    private let makeReader: @Sendable () -> SourceReader

    private struct Group: Sendable {
        var files: Range<Int>
        var bytes = 0
    }

    private struct State {
        /// The first group not yet begun.
        var next = 0
        var outcomes: [Int: SourceReader.Outcome] = [:]
        /// The total bytes of the groups begun and not yet delivered.
        var bytesAhead = 0
        var isStopped = false
    }

    private enum Step {
        case take(SourceReader.Outcome)
        case read(Int)
    }

    /// The limits of a group: small enough to divide the batches of the writer.
    private static let groupFiles = 50
    private static let groupBytes = 1 << 18
    private static let mostBytesAhead = 1 << 20
    private static let mostThreads = 4

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

    /// Reads all files and passes the outcomes in order to `take`, which returns whether to continue; its error ends the reading.
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

    /// The number of threads: at most one for each core and each group.
    private var threadCount: Int {
        min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), ReadingPipeline.mostThreads, max(1, groups.count))
    }

    private func work(_ monitor: Monitor<State>) {
        var reader = makeReader()
        while let place = monitor.wait(for: { state -> Int?? in
            if state.isStopped || state.next == groups.count { return .some(nil) }
            return begin(&state).map { $0 }
        }) {
            finish(place, reader.read(files[groups[place].files]), monitor)
        }
    }

    /// Returns the outcome of a group, reading other groups until it is available.
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

    /// Begins the next group; returns nil if none is left or the memory limit is reached.
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
