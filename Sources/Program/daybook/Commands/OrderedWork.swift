import Threads

/// Processes items in one thread, or two if many are waiting, and delivers the results in the order of the items.
///
/// Each thread makes its own worker, so workers share no state. Up to `window` results wait for a slow one; then the other thread waits
/// too. The first error in item order ends the work, after the results before it.
final class OrderedWork<Item, Result>: @unchecked Sendable {
    typealias Worker = (Item) throws -> Result

    private let lock = ThreadLock()
    /// Held while an item is read, which may wait for a person to type.
    private let inputLock = ThreadLock()
    private let next: () -> Item?
    private let isCrowded: () -> Bool
    private let makeWorker: (_ isFirst: Bool) throws -> Worker
    private let take: (Result) -> Void

    private var count = 0
    /// The number of the next result to deliver.
    private var turn = 0
    private var waiting: [Int: Result] = [:]
    private var failure: (number: Int, error: any Error)?

    private static var window: Int { 64 }

    /// Prepares the work.
    ///
    /// - Parameters:
    ///   - next: Returns the next item, nil at the end; called by one thread at a time.
    ///   - isCrowded: Whether enough items wait for a second thread to pay off.
    ///   - makeWorker: Makes a worker, once per thread; the first one before any item is read.
    ///   - take: Receives the results in item order; called by one thread at a time.
    init(
        next: @escaping () -> Item?, isCrowded: @escaping () -> Bool,
        makeWorker: @escaping (_ isFirst: Bool) throws -> Worker, take: @escaping (Result) -> Void
    ) {
        (self.next, self.isCrowded, self.makeWorker, self.take) = (next, isCrowded, makeWorker, take)
    }

    /// Processes all items; throws the first error of a worker.
    func run() throws {
        let worker = try makeWorker(true)
        var helper: WorkerThread?
        var isAlone = true
        while let (number, item) = nextItem() {
            if isAlone, inputLock.locked(isCrowded) {
                isAlone = false
                if WorkerThread.processors > 1 { helper = WorkerThread { self.help() } }
            }
            work(on: item, number, worker)
        }
        helper?.join()
        if let failure { throw failure.error }
    }

    /// The loop of the second thread; without a worker for it, the first thread does all the work.
    private func help() {
        guard let worker = try? makeWorker(false) else { return }
        while let (number, item) = nextItem() { work(on: item, number, worker) }
    }

    private func work(on item: Item, _ number: Int, _ worker: Worker) {
        do {
            finish(number, try worker(item))
        } catch {
            lock.locked {
                if failure.map({ number < $0.number }) ?? true { failure = (number, error) }
                lock.wake()
            }
        }
    }

    private func nextItem() -> (number: Int, item: Item)? {
        inputLock.locked {
            guard lock.locked({ failure == nil }), let item = next() else { return nil }
            count += 1
            return (count - 1, item)
        }
    }

    /// Delivers a result, and those that waited for it.
    private func finish(_ number: Int, _ result: Result) {
        lock.locked {
            // The thread with the next result never waits here.
            while number - turn > OrderedWork.window, failure == nil { lock.wait() }
            waiting[number] = result
            while let result = waiting.removeValue(forKey: turn) {
                take(result)
                turn += 1
            }
            lock.wake()
        }
    }
}
