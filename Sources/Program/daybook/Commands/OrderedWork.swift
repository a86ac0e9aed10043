import Threads

/// Works on items one after the other, in two threads where many wait, and hands on the results in the order of the items.
///
/// Each thread makes a worker of its own, so that what a worker holds open is never shared. As many results as `window` wait for one that
/// takes long; then the other thread waits too. The first error in the order of the items ends all, behind the results before it.
final class OrderedWork<Item, Result>: @unchecked Sendable {
    /// What one thread does with an item.
    typealias Worker = (Item) throws -> Result

    private let lock = ThreadLock()
    /// Held while an item is read, which may wait for somebody to type it.
    private let inputLock = ThreadLock()
    private let next: () -> Item?
    private let isCrowded: () -> Bool
    private let makeWorker: (_ isFirst: Bool) throws -> Worker
    private let take: (Result) -> Void

    private var count = 0
    /// The number of the result that is handed on next.
    private var turn = 0
    private var waiting: [Int: Result] = [:]
    private var failure: (number: Int, error: any Error)?

    private static var window: Int { 64 }

    /// Work on some items.
    ///
    /// - Parameters:
    ///   - next: Gives the items, nil behind the last; called by one thread at a time.
    ///   - isCrowded: Whether so many items wait already that a second thread pays.
    ///   - makeWorker: Makes what works on items, once in each thread; the first one is made before any item is read.
    ///   - take: Gets the results in the order of the items; called by one thread at a time.
    init(
        next: @escaping () -> Item?, isCrowded: @escaping () -> Bool,
        makeWorker: @escaping (_ isFirst: Bool) throws -> Worker, take: @escaping (Result) -> Void
    ) {
        (self.next, self.isCrowded, self.makeWorker, self.take) = (next, isCrowded, makeWorker, take)
    }

    /// Works on all items.
    ///
    /// - Throws: The first error of a worker.
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

    /// What the second thread does; without a worker of its own it leaves all to the first one.
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

    /// Hands on a result, and those that have waited for it.
    private func finish(_ number: Int, _ result: Result) {
        lock.locked {
            // The thread whose turn it is never waits here.
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
