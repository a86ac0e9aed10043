import Store
import Threads

struct WalkedFolder: Sendable {
    /// Relative to the vault; empty for the vault's own folder.
    var path = ""
    var hash = PathHash()
    var depth = 0
    var verdict = IgnoreRules.Verdict()
}

/// The folders still to be walked, shared by the threads of a walk.
final class FolderQueue: Sendable {
    private struct State {
        var waiting = [WalkedFolder()]
        /// The number of folders being walked; each may add more.
        var openCount = 0
    }

    private let state = Monitor(State())

    /// Returns the next folder, waiting while another thread may add one; nil at the end.
    func next() -> WalkedFolder? {
        state.wait { state -> WalkedFolder?? in
            if let folder = state.waiting.popLast() {
                state.openCount += 1
                return .some(folder)
            }
            return state.openCount > 0 ? nil : .some(nil)
        }
    }

    func finish(adding folders: [WalkedFolder]) {
        state.change { state in
            state.openCount -= 1
            state.waiting += folders
        }
    }
}
