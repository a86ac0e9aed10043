import Threads

/// A look at a vault, taken in a thread of its own while something else is done.
public final class VaultLook {
    private final class Found: @unchecked Sendable {
        var listing = VaultScanner.Listing()
    }

    private let found = Found()
    private let thread: BackgroundThread

    /// Begins to look.
    init(_ scanner: VaultScanner, counting: Bool) {
        let found = found
        thread = BackgroundThread { found.listing = scanner.scan(counting: counting) }
    }

    /// What the vault holds, as soon as that is known.
    ///
    /// - Returns: What was found.
    public func listing() -> VaultScanner.Listing {
        thread.join()
        return found.listing
    }
}
