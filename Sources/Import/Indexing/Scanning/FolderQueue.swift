import Store
import Threads

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
final class FolderQueue: Sendable {
    private struct State {
        var waiting = [WalkedFolder()]
        /// How many folders are looked into right now: each may bring more.
        var openCount = 0
    }

    private let state = Monitor(State())

    /// The next folder, waited for while another thread may bring one; nil behind the last.
    func next() -> WalkedFolder? {
        state.wait { state -> WalkedFolder?? in
            if let folder = state.waiting.popLast() {
                state.openCount += 1
                return .some(folder)
            }
            return state.openCount > 0 ? nil : .some(nil)
        }
    }

    /// Ends the look into a folder, and adds those that it holds.
    func finish(adding folders: [WalkedFolder]) {
        state.change { state in
            state.openCount -= 1
            state.waiting += folders
        }
    }
}
