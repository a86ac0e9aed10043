import Glibc
import Store

/// A folder on the way of a walk.
struct WalkedFolder: Sendable {
    /// Its path relative to the vault; empty for the vault's own folder.
    var path = ""
    var hash = PathHash()
    var depth = 0
    /// What the rules say of it.
    var verdict = IgnoreRules.Verdict()
}

/// The folders that a walk still has to look into, shared by its threads.
final class FolderQueue: @unchecked Sendable {
    private var waiting = [WalkedFolder()]
    /// How many folders are looked into right now: each may bring more.
    private var openCount = 0
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// A queue with the vault's own folder.
    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// The next folder, waited for while another thread may bring one; nil behind the last.
    func next() -> WalkedFolder? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while waiting.isEmpty, openCount > 0 { pthread_cond_wait(condition, mutex) }
        guard let folder = waiting.popLast() else { return nil }
        openCount += 1
        return folder
    }

    /// Ends the look into a folder, and adds those that it holds.
    func finish(adding folders: [WalkedFolder]) {
        pthread_mutex_lock(mutex)
        openCount -= 1
        waiting += folders
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }
}
